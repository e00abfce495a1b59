"""Texts of the profile: the large figures with their captions, and the bars by kind of game.

Knows a person's figures; knows nothing of pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.profile.stats import PEOPLE, WinRate, levels_of
from game.rules.editions import EDITION_NAMES
from game.scenes.shared.lineup import level_name
from game.support.i18n import language, tr, trn
from game.view.skins import skin

if TYPE_CHECKING:
    from game.profile.stats import Figures


@dataclass(frozen=True)
class Large:
    """A large figure, its caption, and a note below."""

    value: str
    caption: str
    note: str


@dataclass(frozen=True)
class Bar:
    """The bar of one kind of game: its label and how many games were played and won."""

    label: str
    share: WinRate
    signs: tuple[str, ...] = ()
    """The icons before the label."""


def decimal(number: float) -> str:
    """Return a number with one decimal place, with the decimal separator of the language."""
    text = f"{number:.1f}"
    return text if language() == "en" else text.replace(".", ",")


def percent(share: WinRate) -> str:
    """Return the percentage of games won; a dash for no games."""
    if not share.games:
        return "–"
    return tr("{number}%").format(number=round(100 * share.wins / share.games))


def large_figures(figures: Figures) -> tuple[Large, ...]:
    """Return the four most important figures."""
    rounds = "–" if figures.mean_rounds is None else decimal(figures.mean_rounds)
    points = "–" if figures.mean_points is None else decimal(figures.mean_points)
    best, note = str(figures.best_points or 0), tr("{number} on average").format(number=points)
    if figures.games and figures.best_points is None:  # each had a takeback, or a bot's move after a timeout
        best, note = "–", tr("assisted games do not count")
    longest = str(figures.best_streak or "–")
    return (
        Large(str(figures.games), tr("Games"), tr("{number} rounds on average").format(number=rounds)),
        Large(str(figures.wins), tr("Wins"), percent(WinRate(figures.games, figures.wins))),
        Large(longest, tr("Best streak"), tr("current: {number}").format(number=figures.streak)),
        Large(best, tr("Most points"), note),
    )


def groups(figures: Figures) -> tuple[tuple[str, tuple[Bar, ...]], ...]:
    """Return the bars by edition, by number of players and by opponent, each group with its heading."""
    nothing = WinRate()
    by_edition = tuple(
        Bar(tr(skin(name).text.short), figures.by_edition.get(name, nothing), (skin(name).figure_sign,))
        for name in EDITION_NAMES
    )
    by_players = tuple(
        Bar(trn("{count} player", "{count} players", count).format(count=count), share, ("human",) * count)
        for count, share in ((count, figures.by_players.get(str(count), nothing)) for count in (2, 3, 4))
    )
    known = {PEOPLE: tr("Human players"), **{level: level_name(level) for level in levels_of(figures)}}
    by_level = tuple(
        Bar(label, figures.by_level.get(level, nothing), ("human" if level == PEOPLE else "bot",))
        for level, label in known.items()
    )
    return (
        (tr("By edition"), by_edition),
        (tr("By number of players"), by_players),
        (tr("By strongest opponent"), by_level),
    )


def tally(share: WinRate) -> str:
    """Return how many games of a kind were won."""
    return tr("{wins} of {games}").format(wins=share.wins, games=share.games) if share.games else "–"
