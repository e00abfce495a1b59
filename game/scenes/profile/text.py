"""The profile in words: the large figures with what belongs to them, and the bars by kind of game.

Knows a person's figures; knows nothing of pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bots import LEVELS
from game.profile.stats import PEOPLE, WinRate
from game.rules.editions import EDITION_NAMES
from game.scenes.shared.lineup import level_name
from game.support.i18n import language, tr, trn
from game.view.skins import skin

if TYPE_CHECKING:
    from game.profile.stats import Figures


@dataclass(frozen=True)
class Large:
    """A large figure, what it counts, and a line below."""

    value: str
    caption: str
    note: str


@dataclass(frozen=True)
class Bar:
    """One kind of game: how many were played and won."""

    label: str
    share: WinRate
    signs: tuple[str, ...] = ()
    """The icons of the kit that stand before the label."""


def decimal(number: float) -> str:
    """Write a number with one digit behind the point, or the comma."""
    text = f"{number:.1f}"
    return text if language() == "en" else text.replace(".", ",")


def percent(share: WinRate) -> str:
    """Write how many of the games were won; a dash where there are none."""
    if not share.games:
        return "–"
    return tr("{number}\u00a0%").format(number=round(100 * share.wins / share.games))


def large_figures(figures: Figures) -> tuple[Large, ...]:
    """Give the four figures that matter most."""
    rounds = "–" if figures.mean_rounds is None else decimal(figures.mean_rounds)
    points = "–" if figures.mean_points is None else decimal(figures.mean_points)
    best, note = str(figures.best_points or 0), tr("{number} points each").format(number=points)
    if figures.games and figures.best_points is None:  # in each a turn was taken back, or played by a bot at zero
        best, note = "–", tr("games with help do not count")
    return (
        Large(str(figures.games), tr("Games"), tr("{number} rounds each").format(number=rounds)),
        Large(str(figures.wins), tr("Wins"), percent(WinRate(figures.games, figures.wins))),
        Large(str(figures.streak), tr("Streak"), tr("{number} at best").format(number=figures.best_streak)),
        Large(best, tr("Most points"), note),
    )


def groups(figures: Figures) -> tuple[tuple[str, tuple[Bar, ...]], ...]:
    """Give the bars by edition, by players and by opponent, each group with its heading."""
    nothing = WinRate()
    by_edition = tuple(
        Bar(tr(skin(name).text.name), figures.by_edition.get(name, nothing), (skin(name).figure_sign,))
        for name in EDITION_NAMES
    )
    by_players = tuple(
        Bar(trn("{count} player", "{count} players", count).format(count=count), share, ("human",) * count)
        for count, share in ((count, figures.by_players.get(str(count), nothing)) for count in (2, 3, 4))
    )
    levels = [level for level in LEVELS if level in figures.by_level or len(LEVELS) <= 3]
    known = {PEOPLE: tr("People"), **{level: level_name(level) for level in levels}}
    by_level = tuple(
        Bar(label, figures.by_level.get(level, nothing), ("human" if level == PEOPLE else "bot",))
        for level, label in known.items()
    )
    return (
        (tr("By edition"), by_edition),
        (tr("By players"), by_players),
        (tr("Strongest opponent"), by_level),
    )


def tally(share: WinRate) -> str:
    """Say how many games of a kind were won."""
    return tr("{wins} of {games}").format(wins=share.wins, games=share.games) if share.games else "–"
