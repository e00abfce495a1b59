"""The lineup of the next game: the choices of the setup screen as an immutable value, and every change to it.

Knows seats, names, levels and clocks; knows nothing of pixels, files or how a game is started.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from game.bots import level_of
from game.bots.programs import program_bots, program_name
from game.bots.registry import bot_name
from game.record import ClockRule, SeatInfo
from game.record.model import SeatKind
from game.rules import Seat
from game.rules.editions import DEFAULT_EDITION, EDITION_NAMES
from game.rules.editions import edition as edition_of
from game.support.cleaning import clean_name, unused_name
from game.support.i18n import tr, trn
from game.view.skins import skin

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.bots.tastes import Taste
    from game.storage.settings import Settings

PERSON: Final = "human"
DEFAULT_LEVEL: Final = "normal"
MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
SEAT_COUNTS: Final = tuple(range(MIN_SEATS, MAX_SEATS + 1))


class SeatChoice(msgspec.Struct, frozen=True):
    """One seat as chosen so far; ``level`` applies to a bot only."""

    name: str
    kind: SeatKind
    level: str = DEFAULT_LEVEL


class Lineup(msgspec.Struct, frozen=True):
    """An edition, all four seats, how many of them take part, and who begins (``None``: at random, R5)."""

    edition: str
    seats: tuple[SeatChoice, ...]
    count: int
    first: Seat | None = None

    @property
    def taken(self) -> tuple[SeatChoice, ...]:
        """The seats that take part."""
        return self.seats[: self.count]


def default_name(seat: Seat, kind: str, edition: str = DEFAULT_EDITION, level: str = DEFAULT_LEVEL) -> str:
    """Return the name of a seat that nobody has named yet."""
    return bot_name(edition, level, seat) if kind == "bot" else tr("Player {number}").format(number=seat + 1)


def set_level(lineup: Lineup, seat: Seat, level: str) -> Lineup:
    """Return the lineup with another bot at a seat; a default name changes with it."""
    choice = lineup.seats[seat]
    untouched = not choice.name or choice.name == default_name(seat, "bot", lineup.edition, choice.level)
    name = default_name(seat, "bot", lineup.edition, level) if untouched else choice.name
    return with_seat(lineup, seat, msgspec.structs.replace(choice, level=level, name=name))


def default_lineup(edition: str = DEFAULT_EDITION, players: int = 2) -> Lineup:
    """Return a lineup of one person against bots of the default level."""
    seats = [SeatChoice(default_name(0, "human"), "human")]
    seats += [SeatChoice(default_name(seat, "bot", edition), "bot") for seat in range(1, MAX_SEATS)]
    return Lineup(edition, tuple(seats), max(MIN_SEATS, min(MAX_SEATS, players)))


def with_seat(lineup: Lineup, seat: Seat, choice: SeatChoice) -> Lineup:
    """Return the lineup with one seat replaced."""
    seats = (*lineup.seats[:seat], choice, *lineup.seats[seat + 1 :])
    return msgspec.structs.replace(lineup, seats=seats)


def rename(lineup: Lineup, seat: Seat, name: str) -> Lineup:
    """Return the lineup with another name at a seat."""
    return with_seat(lineup, seat, msgspec.structs.replace(lineup.seats[seat], name=name))


def switch_kind(lineup: Lineup, seat: Seat) -> Lineup:
    """Return the lineup with a bot in place of a person or the reverse; a default name changes with the kind."""
    choice = lineup.seats[seat]
    kind: SeatKind = "human" if choice.kind == "bot" else "bot"
    untouched = not choice.name or choice.name == default_name(seat, choice.kind, lineup.edition, choice.level)
    name = default_name(seat, kind, lineup.edition, choice.level) if untouched else choice.name
    return with_seat(lineup, seat, msgspec.structs.replace(choice, kind=kind, name=name))


def set_count(lineup: Lineup, count: int) -> Lineup:
    """Return the lineup with ``count`` seats taking part; a first seat beyond them is reset to ``None``."""
    count = max(MIN_SEATS, min(MAX_SEATS, count))
    first = lineup.first if lineup.first is not None and lineup.first < count else None
    return msgspec.structs.replace(lineup, count=count, first=first)


def remove(lineup: Lineup, seat: Seat) -> Lineup:
    """Return the lineup without a seat: the later ones move up, and the removed one becomes the last."""
    if lineup.count <= MIN_SEATS:
        return lineup
    seats = (*lineup.seats[:seat], *lineup.seats[seat + 1 :], lineup.seats[seat])
    return set_count(msgspec.structs.replace(lineup, seats=seats, first=None), lineup.count - 1)


def final_names(lineup: Lineup) -> tuple[str, ...]:
    """Return distinct names of all who take part: blanks become default names, duplicates get a number."""
    names: list[str] = []
    for seat, choice in enumerate(lineup.taken):
        wanted = clean_name(choice.name) or default_name(seat, choice.kind, lineup.edition, choice.level)
        names.append(unused_name(wanted, {name.casefold() for name in names}))
    return tuple(names)


def remembered(settings: Settings, edition: str, players: int | None = None) -> Lineup:
    """Return the lineup of the last game, as far as the settings contain names, people and levels."""
    lineup = default_lineup(edition, players or settings.players)
    for seat in range(MAX_SEATS):
        name = settings.names[seat] if seat < len(settings.names) else ""
        level = settings.levels[seat] if seat < len(settings.levels) else ""
        choice = lineup.seats[seat]
        known = level if level in program_bots() else level_of(level)
        kind: SeatKind = "human" if level == PERSON else "bot" if known is not None else choice.kind
        name = clean_name(name)
        if not name or (kind == "bot" and any(name in edition_of(each).bot_names for each in EDITION_NAMES)):
            name = default_name(seat, kind, edition, known or choice.level)
        lineup = with_seat(lineup, seat, SeatChoice(name, kind, known or choice.level))
    return in_edition(lineup, edition)


def in_edition(lineup: Lineup, edition: str) -> Lineup:
    """Return the lineup for an edition; bots with a default name of another one get one of theirs."""
    for seat, choice in enumerate(lineup.seats):
        defaults = (edition_of(each).bot_names for each in EDITION_NAMES)
        names = next((names for names in defaults if choice.name in names), ())
        if choice.kind == "bot" and names:
            lineup = rename(lineup, seat, edition_of(edition).bot_names[names.index(choice.name)])
    return msgspec.structs.replace(lineup, edition=edition)


def remember(settings: Settings, lineup: Lineup) -> None:
    """Store the choices in the settings; a person's seat has the level ``human``."""
    settings.edition = lineup.edition
    settings.players = lineup.count
    settings.names = [clean_name(choice.name) for choice in lineup.seats]
    settings.levels = [PERSON if choice.kind == "human" else choice.level for choice in lineup.seats]


Time: TypeAlias = tuple[Literal["off", "turn", "game"], int]
"""What a clock limits (a turn or a game) and its seconds, without what happens at zero."""

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
    """Return the ``Time`` of a game's clock."""
    return TIMES[0] if rule is None else (rule.pace, rule.seconds)


def time_names(times: Iterable[Time] = TIMES) -> tuple[str, ...]:
    """Return the labels of clocks."""
    names = []
    for pace, seconds in times:
        if pace == "off":
            names.append(tr("No clock"))
        elif pace == "turn":
            names.append(trn("{count} second per turn", "{count} seconds per turn", seconds).format(count=seconds))
        else:
            minutes = seconds // 60
            names.append(trn("{count} minute per game", "{count} minutes per game", minutes).format(count=minutes))
    return tuple(names)


def chosen_time(settings: Settings) -> int:
    """Return the index in ``TIMES`` of the clock in the settings; 0 (no clock) if it is not there."""
    wanted = (settings.clock, settings.clock_s)
    return TIMES.index(wanted) if wanted in TIMES else 0


def choose_time(settings: Settings, index: int) -> None:
    """Store a clock of ``TIMES`` in the settings."""
    settings.clock = TIMES[index][0]
    if index:
        settings.clock_s = TIMES[index][1]


def clock_rule(settings: Settings) -> ClockRule | None:
    """Return the clock of the next game at this screen."""
    return make_clock(TIMES[chosen_time(settings)], bot=settings.clock_bot)


def make_clock(time: Time, *, bot: bool) -> ClockRule | None:
    """Return the clock of a game, ``None`` for no clock; with ``bot`` a bot plays on at zero."""
    pace, seconds = time
    return None if pace == "off" else ClockRule(pace, seconds, bot)


def late_names() -> tuple[str, ...]:
    """Return the labels of what happens at zero: a bot plays on, or nothing."""
    return tr("At zero: the computer plays"), tr("At zero: nothing happens")


def seat_infos(lineup: Lineup) -> tuple[SeatInfo, ...]:
    """Return the seats as a game's record stores them."""
    return tuple(
        SeatInfo(name, choice.kind, choice.level if choice.kind == "bot" else None)
        for name, choice in zip(final_names(lineup), lineup.taken, strict=True)
    )


def taste_text(taste: Taste, edition: str) -> str:
    """Return what a bot of a taste does in an edition, or an empty string for one that plays to win alone."""
    texts: dict[Taste, str] = {
        "tiles": tr(skin(edition).text.goes_for_tiles),
        "points": tr("Goes for points early."),
        "blocks": tr("Takes what the next player needs."),
    }
    return texts.get(taste, "")


def computer_text(level: str | None) -> str:
    """Return that a computer player plays, and its level."""
    return tr("Computer, {level}").format(level=level_name(level).lower())


def level_name(level: str | None) -> str:
    """Return the label of a bot's level, a program's name for a program, or an empty string for none."""
    names = {
        "easy": tr("Easy"),
        "normal": tr("Normal"),
        "hard": tr("Hard"),
        "expert": tr("Expert"),
        "master": tr("Master"),
    }
    return names.get(level_of(level) or "", "") or program_name(level)
