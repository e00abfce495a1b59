"""The contents of the boxes: cards, bonus tiles, and the edition that they make up.

Knows the printed facts and the three points where editions differ; knows nothing of files or of a running game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import msgspec

from game.rules.model import KINDS, WILD, Outcome, Player, Seat

BOTS_EACH: Final = 4
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
    """One of the games: data, what it can do, and three hooks.

    ``color_names`` (5) and ``kind_names`` (7) are the notation's words in token order, ``token_names`` (7) the words on
    the screen, and ``letters`` those printed on the tokens that pay (6). ``counted_tokens`` and ``counted_gems`` (7)
    are the words after a count, of one and of more: of tokens, and of what a price or a bonus is in. ``purchase_words``
    are what may be typed for a purchase, in English, of which the first word is shown. ``bot_names`` are ``BOTS_EACH``
    for each level, weakest first, and ``bot_portraits`` the numbers of their portraits.

    ``goal`` is the points that are needed; with ``gauntlet`` a bonus of each colour and the
    special token are needed too (R17). ``extra_tiles`` is how many more tiles than players lie out (R4),
    ``special_each`` how many special tokens a player brings to the bank (R2), and the first card of ``special_level``
    brings one to its buyer (R13). ``majority_points`` is what the majority tile is worth and ``majority_tags`` how many
    tags its first holder needs (R14). All four are 0 where there are no such tokens or no such tile.
    """

    name: str
    cards: Mapping[str, Card]
    tiles: Mapping[str, Tile]
    color_names: tuple[str, ...]
    kind_names: tuple[str, ...]
    token_names: tuple[str, ...]
    counted_tokens: tuple[tuple[str, str], ...]
    counted_gems: tuple[tuple[str, str], ...]
    letters: str
    purchase_words: str
    bot_names: tuple[str, ...]
    bot_portraits: tuple[int, ...]
    goal: int
    gauntlet: bool
    extra_tiles: int
    special_each: int
    special_level: int
    majority_points: int
    majority_tags: int
    purchase_brings: PurchaseHook
    majority_holder: MajorityHook
    verdict: VerdictHook

    @property
    def kinds(self) -> int:
        """How many kinds of tokens there are: six, or seven with the special one."""
        return KINDS if self.special_each else WILD + 1
