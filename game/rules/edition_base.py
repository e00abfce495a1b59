"""The base edition: its data and its three hooks.

Knows the base box and R16; knows nothing of the other edition or of the order of a turn.
"""

from __future__ import annotations

from typing import Final

from game.rules.cards_csv import parse_cards, parse_tiles, read_text
from game.rules.model import Outcome, Player, Seat
from game.rules.pieces import Card, Edition
from game.rules.reasons import Reason
from game.support.i18n import gettext_noop, ngettext_noop

COLOR_NAMES: Final = (
    gettext_noop("white"),
    gettext_noop("blue"),
    gettext_noop("green"),
    gettext_noop("red"),
    gettext_noop("black"),
)
KIND_NAMES: Final = (*COLOR_NAMES, gettext_noop("gold"), "special")
COUNTED: Final = (
    ngettext_noop("{count} diamond", "{count} diamonds"),
    ngettext_noop("{count} sapphire", "{count} sapphires"),
    ngettext_noop("{count} emerald", "{count} emeralds"),
    ngettext_noop("{count} ruby", "{count} rubies"),
    ngettext_noop("{count} onyx", "{count} onyxes"),
    ngettext_noop("{count} gold", "{count} gold"),
    ("", ""),
)
BOT_NAMES: Final = (
    *("Mei", "Tobia", "Amara", "Ugo"),
    *("Bianca", "Lorenzo", "Sibylla", "Ottavia"),
    *("Zara", "Taddeo", "Yuki", "Samuele"),
    *("Regina", "Donato", "Perpetua", "Fiamma"),
    *("Anselmo", "Makeda", "Elia", "Hana"),
)
BOT_PORTRAITS: Final = (
    *(7, 6, 4, 5),
    *(1, 2, 3, 0),
    *(4, 5, 7, 6),
    *(0, 2, 3, 1),
    *(5, 4, 6, 7),
)
GOAL: Final = 15
NOBLE_NAMES: Final = (
    gettext_noop("Mary Stuart"),
    gettext_noop("Charles V"),
    gettext_noop("Niccolò Machiavelli"),
    gettext_noop("Isabella I of Castile"),
    gettext_noop("Suleiman the Magnificent"),
    gettext_noop("Catherine de’ Medici"),
    gettext_noop("Anne of Brittany"),
    gettext_noop("Henry VIII"),
    gettext_noop("Elisabeth of Austria"),
    gettext_noop("Francis I of France"),
)
"""The names in the nobles' file, marked here for the catalogues, as they differ by language."""

CLAIM_SENTENCES: Final = {
    Reason.TILE_FIRST: gettext_noop("First choose a noble."),
    Reason.NO_CLAIM: gettext_noop("You choose a noble only when you qualify for more than one."),
    Reason.CLAIM_PLACE: gettext_noop("There is no noble here."),
    Reason.CLAIM_UNMET: gettext_noop("You need more bonuses for this noble."),
}


def purchase_brings(_player: Player, _card: Card) -> int:
    """Return 0: there are no special tokens."""
    return 0


def majority_holder(_players: tuple[Player, ...], _holder: Seat | None) -> None:
    """Return ``None``: there is no majority tile."""


def verdict(players: tuple[Player, ...], _holder: Seat | None, stopped: bool) -> Outcome | None:
    """Return the ranking by points, then by fewest bought cards, once a seat has 15 points or the game stops (R16)."""
    if not stopped and all(player.points < GOAL for player in players):
        return None

    def key(seat: Seat) -> tuple[int, int]:
        return (-players[seat].points, len(players[seat].bought))

    ranking = tuple(sorted(range(len(players)), key=key))
    winners = tuple(seat for seat in sorted(ranking) if key(seat) == key(ranking[0]))
    return Outcome(winners, ranking)


def load() -> Edition:
    """Return the edition as its files describe it; raises ``CardDataError`` where one is wrong."""
    cards, tiles = "base_cards.csv", "base_nobles.csv"
    return Edition(
        name="base",
        cards=parse_cards(read_text(cards), cards, COLOR_NAMES, named=False),
        tiles=parse_tiles(read_text(tiles), tiles, COLOR_NAMES, sided=False, count=len(NOBLE_NAMES)),
        color_names=COLOR_NAMES,
        kind_names=KIND_NAMES,
        token_names=KIND_NAMES,
        counted_tokens=COUNTED,
        counted_gems=COUNTED,
        letters="dserog",
        claim_sentences=CLAIM_SENTENCES,
        tile_expected=gettext_noop("Enter the number of a noble."),
        purchase_words=gettext_noop("buy, b"),
        bot_names=BOT_NAMES,
        bot_portraits=BOT_PORTRAITS,
        goal=GOAL,
        gauntlet=False,
        extra_tiles=1,
        special_each=0,
        special_level=0,
        majority_points=0,
        majority_tags=0,
        purchase_brings=purchase_brings,
        majority_holder=majority_holder,
        verdict=verdict,
    )
