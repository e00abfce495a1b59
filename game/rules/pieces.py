"""The contents of the boxes: cards, bonus tiles, and the edition that they make up.

Knows the printed facts and the three points where editions differ; knows nothing of files or of a running game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import msgspec

from game.rules.model import KINDS, SEAT_LIMIT, WILD, Outcome, Player, Seat
from game.rules.reasons import Reason

BOTS_EACH: Final = SEAT_LIMIT
"""How many of the bots' names belong to a level: one for each seat."""


class Card(msgspec.Struct, frozen=True):
    """A card as printed (R3).

    ``bonus`` is a colour (0 to 4), ``cost`` counts the five colours, ``tags`` is 0 to 2. ``name`` is empty where the
    printed card has none.
    """

    id: str
    name: str
    level: int
    bonus: int
    points: int
    tags: int
    cost: tuple[int, ...]


class Tile(msgspec.Struct, frozen=True):
    """One side of a bonus tile (R4): ``demand`` counts bonuses of the five colours.

    The sides of one physical tile share their ``group``: only one of them can lie out.
    """

    id: str
    name: str
    group: str
    points: int
    demand: tuple[int, ...]


PurchaseHook: TypeAlias = Callable[[Player, Card], int]
"""How many special tokens the seat is due, given the player after buying and the card last bought (R13)."""

MajorityHook: TypeAlias = Callable[[tuple[Player, ...], Seat | None], Seat | None]
"""Who holds the majority tile, given all players and the holder so far (R14)."""

VerdictHook: TypeAlias = Callable[[tuple[Player, ...], Seat | None, bool], Outcome | None]
"""The ranking at a round's end, or ``None`` while the game continues (R16, R17).

Takes all players, the holder of the majority tile, and whether the game stops in any case (R15); then it never returns
``None``.
"""


class Edition(msgspec.Struct, frozen=True, eq=False):
    """One of the games: its pieces and words, what it can do, and three hooks."""

    name: str
    cards: Mapping[str, Card]
    tiles: Mapping[str, Tile]
    color_names: tuple[str, ...]
    """The notation's words for the five colours."""
    kind_names: tuple[str, ...]
    """The notation's words for the seven kinds of tokens."""
    token_names: tuple[str, ...]
    """The words on the screen for the seven kinds of tokens."""
    counted_tokens: tuple[tuple[str, str], ...]
    """The words after a count of tokens, for one and for more, by kind."""
    counted_gems: tuple[tuple[str, str], ...]
    """The words after a count in a price or of bonuses, for one and for more, by kind."""
    letters: str
    """The letters printed on the six kinds of tokens that pay."""
    claim_sentences: Mapping[Reason, str]
    """Sentences with the edition's word for a tile, in place of those of the reasons."""
    tile_expected: str
    """What is to be typed after the word of the notation for a tile."""
    purchase_words: str
    """What may be typed for a purchase, in English; the first word is shown."""
    bot_names: tuple[str, ...]
    """``BOTS_EACH`` for each level, weakest first."""
    bot_portraits: tuple[int, ...]
    """The number of the portrait of each of ``bot_names``."""
    goal: int
    """The points that are needed to win."""
    gauntlet: bool
    """Whether a bonus of each colour and the special token are needed too (R17)."""
    extra_tiles: int
    """How many more tiles than players lie out (R4)."""
    special_each: int
    """How many special tokens a player brings to the bank (R2); 0 where there are none."""
    special_level: int
    """The level whose first card brings its buyer a special token (R13); 0 where there are none."""
    majority_points: int
    """What the majority tile is worth; 0 where there is none."""
    majority_tags: int
    """How many tags the first holder of the majority tile needs (R14); 0 where there is none."""
    purchase_brings: PurchaseHook
    majority_holder: MajorityHook
    verdict: VerdictHook

    @property
    def kinds(self) -> int:
        """How many kinds of tokens there are: six, or seven with the special one."""
        return KINDS if self.special_each else WILD + 1

    def sentence(self, reason: Reason) -> str:
        """Return the English sentence of a reason, for the catalogues."""
        return self.claim_sentences.get(reason, reason.text)
