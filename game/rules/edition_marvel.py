"""The Marvel edition: its data and its three hooks.

Knows the Marvel box, R13, R14 and R17; knows nothing of the other edition or of the order of a turn.
"""

from __future__ import annotations

from typing import Final

from game.rules.cards_csv import parse_cards, parse_tiles, read_text
from game.rules.model import SPECIAL, Outcome, Player, Seat
from game.rules.pieces import Card, Edition
from game.rules.reasons import Reason
from game.support.i18n import gettext_noop, ngettext_noop

COLOR_NAMES: Final = (
    gettext_noop("yellow"),
    gettext_noop("blue"),
    gettext_noop("orange"),
    gettext_noop("red"),
    gettext_noop("purple"),
)
TOKEN_NAMES: Final = (
    gettext_noop("Mind"),
    gettext_noop("Space"),
    gettext_noop("Soul"),
    gettext_noop("Reality"),
    gettext_noop("Power"),
    gettext_noop("S.H.I.E.L.D."),
    gettext_noop("Time"),
)
COUNTED_TOKENS: Final = (
    ngettext_noop("{count} Mind token", "{count} Mind tokens"),
    ngettext_noop("{count} Space token", "{count} Space tokens"),
    ngettext_noop("{count} Soul token", "{count} Soul tokens"),
    ngettext_noop("{count} Reality token", "{count} Reality tokens"),
    ngettext_noop("{count} Power token", "{count} Power tokens"),
    ngettext_noop("{count} S.H.I.E.L.D. token", "{count} S.H.I.E.L.D. tokens"),
    ngettext_noop("{count} Time token", "{count} Time tokens"),
)
COUNTED_GEMS: Final = (
    ngettext_noop("{count} Mind", "{count} Mind"),
    ngettext_noop("{count} Space", "{count} Space"),
    ngettext_noop("{count} Soul", "{count} Soul"),
    ngettext_noop("{count} Reality", "{count} Reality"),
    ngettext_noop("{count} Power", "{count} Power"),
    ngettext_noop("{count} S.H.I.E.L.D.", "{count} S.H.I.E.L.D."),
    ngettext_noop("{count} Time", "{count} Time"),
)
BOT_NAMES: Final = (
    *("Pip", "Otto", "Juno", "Ines"),
    *("Kai", "Rosa", "Jonas", "Mira"),
    *("Noor", "Bruna", "Zed", "Argus"),
    *("Vega", "Sven", "Cyrus", "Dex"),
    *("Sol", "Petra", "Nix", "Tycho"),
)
BOT_PORTRAITS: Final = (
    *(6, 4, 7, 5),
    *(1, 2, 3, 0),
    *(5, 4, 6, 7),
    *(0, 3, 2, 1),
    *(7, 5, 6, 4),
)
GOAL: Final = 16
LOCATION_SIDES: Final = 8
TIME_LEVEL: Final = 3
MAJORITY_TAGS: Final = 3

CLAIM_SENTENCES: Final = {
    Reason.TILE_FIRST: gettext_noop("First choose a location."),
    Reason.NO_CLAIM: gettext_noop("You choose a location only when you qualify for more than one."),
    Reason.CLAIM_PLACE: gettext_noop("There is no location here."),
    Reason.CLAIM_UNMET: gettext_noop("You need more bonuses for this location."),
}


def purchase_brings(player: Player, card: Card) -> int:
    """Return 1 for a seat's first level 3 card, which brings the green token, else 0 (R13)."""
    return int(card.level == TIME_LEVEL and not player.tokens[SPECIAL])


def majority_holder(players: tuple[Player, ...], holder: Seat | None) -> Seat | None:
    """Return who has the Avengers Assemble tile: the first with three tags, then each seat with strictly more (R14)."""
    leader = max(range(len(players)), key=lambda seat: players[seat].tags)
    needed = MAJORITY_TAGS if holder is None else players[holder].tags + 1
    return leader if players[leader].tags >= needed else holder


def holds_gauntlet(player: Player) -> bool:
    """Whether a seat meets the condition: 16 points, a bonus of each colour and the green token (R17)."""
    return player.points >= GOAL and all(player.bonuses) and player.tokens[SPECIAL] > 0


def verdict(players: tuple[Player, ...], holder: Seat | None, stopped: bool) -> Outcome | None:
    """Return the ranking, seats with the Gauntlet first (R17); without one there is no winner (R15)."""
    fit = [seat for seat, player in enumerate(players) if holds_gauntlet(player)]
    if not fit and not stopped:
        return None

    def key(seat: Seat) -> tuple[bool, int, bool, int]:
        # The tile's holder never ties with anyone after the points, so the count of cards decides only without it.
        return (seat not in fit, -players[seat].points, seat != holder, len(players[seat].bought))

    ranking = tuple(sorted(range(len(players)), key=key))
    winners = tuple(seat for seat in fit if key(seat) == key(ranking[0]))
    return Outcome(winners, ranking)


def load() -> Edition:
    """Return the edition as its files describe it; raises ``CardDataError`` where one is wrong."""
    cards, tiles = "marvel_cards.csv", "marvel_locations.csv"
    return Edition(
        name="marvel",
        cards=parse_cards(read_text(cards), cards, COLOR_NAMES, named=True),
        tiles=parse_tiles(read_text(tiles), tiles, COLOR_NAMES, sided=True, count=LOCATION_SIDES),
        color_names=COLOR_NAMES,
        kind_names=(*COLOR_NAMES, gettext_noop("gray"), gettext_noop("green")),
        token_names=TOKEN_NAMES,
        counted_tokens=COUNTED_TOKENS,
        counted_gems=COUNTED_GEMS,
        letters="msurpg",
        claim_sentences=CLAIM_SENTENCES,
        tile_expected=gettext_noop("Enter the number of a location."),
        purchase_words=gettext_noop("recruit"),
        bot_names=BOT_NAMES,
        bot_portraits=BOT_PORTRAITS,
        goal=GOAL,
        gauntlet=True,
        extra_tiles=0,
        special_each=1,
        special_level=TIME_LEVEL,
        majority_points=3,
        majority_tags=MAJORITY_TAGS,
        purchase_brings=purchase_brings,
        majority_holder=majority_holder,
        verdict=verdict,
    )
