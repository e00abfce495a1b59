"""Who will sit at the next table: the choices of the setup screen as a value, with every step a person can make.

Knows seats, names and levels; knows nothing of pixels, files or how a game is started.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from game.rules import Seat
from game.rules.editions import DEFAULT_EDITION
from game.support.cleaning import clean_name, unused_name
from game.support.i18n import tr, trn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.record import ClockRule, SeatInfo
    from game.storage.settings import Settings

LEVELS: Final = ("random", "greedy")
PERSON: Final = "human"
MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
BOT_NAMES: Final = ("Ottavia", "Bianca", "Lorenzo", "Sibylla")

Kind = Literal["human", "bot"]


class SeatChoice(msgspec.Struct, frozen=True):
    """One seat as chosen so far; ``level`` counts for a bot only."""

    name: str
    kind: Kind
    level: str = "greedy"


class Lineup(msgspec.Struct, frozen=True):
    """An edition, all four chairs, how many of them are taken, and who begins (``None``: the shuffle decides, R5)."""

    edition: str
    chairs: tuple[SeatChoice, ...]
    count: int
    first: Seat | None = None

    @property
    def taken(self) -> tuple[SeatChoice, ...]:
        """List the chairs that take part."""
        return self.chairs[: self.count]


def default_name(seat: Seat, kind: str) -> str:
    """Name a seat nobody has named yet."""
    return BOT_NAMES[seat] if kind == "bot" else tr("Player {number}").format(number=seat + 1)


def default_lineup(edition: str = DEFAULT_EDITION, players: int = 2) -> Lineup:
    """Seat one person against greedy bots."""
    chairs = [SeatChoice(default_name(0, "human"), "human")]
    chairs += [SeatChoice(default_name(seat, "bot"), "bot") for seat in range(1, MAX_SEATS)]
    return Lineup(edition, tuple(chairs), max(MIN_SEATS, min(MAX_SEATS, players)))


def with_chair(lineup: Lineup, seat: Seat, chair: SeatChoice) -> Lineup:
    """Replace one chair."""
    chairs = (*lineup.chairs[:seat], chair, *lineup.chairs[seat + 1 :])
    return msgspec.structs.replace(lineup, chairs=chairs)


def rename(lineup: Lineup, seat: Seat, name: str) -> Lineup:
    """Give a chair a name."""
    return with_chair(lineup, seat, msgspec.structs.replace(lineup.chairs[seat], name=name))


def switch_kind(lineup: Lineup, seat: Seat) -> Lineup:
    """Turn a person's chair into a bot's or back; a name nobody typed follows the kind."""
    chair = lineup.chairs[seat]
    kind: Kind = "human" if chair.kind == "bot" else "bot"
    untouched = not chair.name or chair.name == default_name(seat, chair.kind)
    name = default_name(seat, kind) if untouched else chair.name
    return with_chair(lineup, seat, msgspec.structs.replace(chair, kind=kind, name=name))


def set_level(lineup: Lineup, seat: Seat, level: str) -> Lineup:
    """Choose how well a bot plays."""
    return with_chair(lineup, seat, msgspec.structs.replace(lineup.chairs[seat], level=level))


def set_count(lineup: Lineup, count: int) -> Lineup:
    """Choose how many take part; a first seat that no longer takes part goes back to the shuffle."""
    count = max(MIN_SEATS, min(MAX_SEATS, count))
    first = lineup.first if lineup.first is not None and lineup.first < count else None
    return msgspec.structs.replace(lineup, count=count, first=first)


def remove(lineup: Lineup, seat: Seat) -> Lineup:
    """Take one chair away; those behind it move up and the removed one waits at the end."""
    if lineup.count <= MIN_SEATS:
        return lineup
    chairs = (*lineup.chairs[:seat], *lineup.chairs[seat + 1 :], lineup.chairs[seat])
    return set_count(msgspec.structs.replace(lineup, chairs=chairs, first=None), lineup.count - 1)


def final_names(lineup: Lineup) -> tuple[str, ...]:
    """Name everyone who takes part, all different: blanks get default names, doubles a number."""
    names: list[str] = []
    for seat, chair in enumerate(lineup.taken):
        wanted = clean_name(chair.name) or default_name(seat, chair.kind)
        names.append(unused_name(wanted, {name.casefold() for name in names}))
    return tuple(names)


def set_first(lineup: Lineup, first: Seat | None) -> Lineup:
    """Choose who begins; ``None`` leaves it to the shuffle."""
    return msgspec.structs.replace(lineup, first=first)


def set_edition(lineup: Lineup, edition: str) -> Lineup:
    """Choose the edition."""
    return msgspec.structs.replace(lineup, edition=edition)


def remembered(settings: Settings, edition: str, players: int | None = None) -> Lineup:
    """Seat those who sat there last: names, people and levels as far as the settings know them."""
    lineup = default_lineup(edition, players or settings.players)
    for seat in range(MAX_SEATS):
        name = settings.names[seat] if seat < len(settings.names) else ""
        level = settings.levels[seat] if seat < len(settings.levels) else ""
        chair = lineup.chairs[seat]
        kind: Kind = "human" if level == PERSON else "bot" if level in LEVELS else chair.kind
        name = clean_name(name) or default_name(seat, kind)
        lineup = with_chair(lineup, seat, SeatChoice(name, kind, level if level in LEVELS else chair.level))
    return lineup


def remember(settings: Settings, lineup: Lineup) -> None:
    """Note the choices in the settings; a person's chair has the level ``human``."""
    settings.edition = lineup.edition
    settings.players = lineup.count
    settings.names = [clean_name(chair.name) for chair in lineup.chairs]
    settings.levels = [PERSON if chair.kind == "human" else chair.level for chair in lineup.chairs]


Time: TypeAlias = tuple[Literal["off", "turn", "game"], int]
"""A clock without what happens at zero: for what it is, and how many seconds."""

TIMES: Final[tuple[Time, ...]] = (
    ("off", 0),
    ("turn", 30),
    ("turn", 60),
    ("turn", 120),
    ("game", 300),
    ("game", 600),
    ("game", 1200),
)
"""The clocks to choose from."""


def time_of(rule: ClockRule | None) -> Time:
    """Take a table's clock as one to choose."""
    return TIMES[0] if rule is None else (rule.pace, rule.seconds)


def time_names(times: Iterable[Time] = TIMES) -> tuple[str, ...]:
    """Name clocks for a person."""
    names = []
    for pace, seconds in times:
        if pace == "off":
            names.append(tr("No clock"))
        elif pace == "turn":
            names.append(trn("{count} second a turn", "{count} seconds a turn", seconds).format(count=seconds))
        else:
            minutes = seconds // 60
            names.append(trn("{count} minute a game", "{count} minutes a game", minutes).format(count=minutes))
    return tuple(names)


def chosen_time(settings: Settings) -> int:
    """Find the clock that the settings remember among ``TIMES``; none where it is not there."""
    wanted = (settings.clock, settings.clock_s)
    return TIMES.index(wanted) if wanted in TIMES else 0


def choose_time(settings: Settings, index: int) -> None:
    """Note a clock of ``TIMES`` in the settings."""
    settings.clock = TIMES[index][0]
    if index:
        settings.clock_s = TIMES[index][1]


def clock_rule(settings: Settings) -> ClockRule | None:
    """Give the clock of the next game at this screen."""
    return make_clock(TIMES[chosen_time(settings)], bot=settings.clock_bot)


def make_clock(time: Time, *, bot: bool) -> ClockRule | None:
    """Make a table's clock of a choice; with ``bot`` a bot plays on at zero."""
    from game.record import ClockRule

    pace, seconds = time
    return None if pace == "off" else ClockRule(pace, seconds, bot)


def late_names() -> tuple[str, ...]:
    """Name what happens at zero: a bot plays on, or nothing."""
    return tr("At zero: a bot plays on"), tr("At zero: nothing happens")


def seat_infos(lineup: Lineup) -> tuple[SeatInfo, ...]:
    """Seat everybody as a game's record names them."""
    from game.record import SeatInfo

    return tuple(
        SeatInfo(name, chair.kind, chair.level if chair.kind == "bot" else None)
        for name, chair in zip(final_names(lineup), lineup.taken, strict=True)
    )


def level_name(level: str | None) -> str:
    """Name a bot's level for a person; blank for none."""
    names = {"random": tr("Random"), "greedy": tr("Greedy")}
    return names.get(level or "", "")
