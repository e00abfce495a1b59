"""The 90 heroes' emblems, one design each, grouped by theme.

Importing a theme's module enters its heroes into the list.
"""

from tools.art.marvel.emblems import armoury, beasts, blades, brawn, machines, mystics, realms, spiders
from tools.art.marvel.emblems.registry import HEROES, Hero

__all__ = ["HEROES", "Hero", "armoury", "beasts", "blades", "brawn", "machines", "mystics", "realms", "spiders"]
