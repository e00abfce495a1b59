"""The list of pictures: for each a name and what has to be done to get there, gathered from one module a subject.

Knows the modules; knows nothing of scenes or files.
"""

from __future__ import annotations

from typing import Final

from tools.shots.pictures_front import FRONT
from tools.shots.pictures_lobby import GATHERINGS
from tools.shots.pictures_pad import PAD
from tools.shots.pictures_participants import PARTICIPANTS
from tools.shots.pictures_profile import PROFILE
from tools.shots.pictures_replays import REPLAYS
from tools.shots.pictures_result import RESULTS
from tools.shots.pictures_rules import RULES
from tools.shots.pictures_table import TABLE
from tools.shots.pictures_tutorial import TUTORIAL
from tools.shots.seated import Take

PICTURES: Final[dict[str, Take]] = {
    **FRONT,
    **GATHERINGS,
    **PROFILE,
    **RULES,
    **TUTORIAL,
    **TABLE,
    **PARTICIPANTS,
    **REPLAYS,
    **RESULTS,
    **PAD,
}
