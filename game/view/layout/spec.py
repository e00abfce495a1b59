"""The proportions in which an edition's table is laid out; each edition fills one in with its skin.

Lengths are reference pixels. Knows numbers only, and the functions that lay out a wide table's panels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from game.rules.editions import edition
from game.rules.model import Seat
from game.rules.pieces import Edition
from game.view.layout.geometry import Grid
from game.view.layout.panels import ActionLayout, PanelLayout

Size: TypeAlias = tuple[float, float]
OwnPanel: TypeAlias = Callable[[Grid, "LayoutSpec", Seat, float, float], PanelLayout]
"""Lays out the reader's panel of a size, with its corner at the grid's origin; extra height goes to the cards."""
OpponentPanel: TypeAlias = Callable[[Grid, "LayoutSpec", Seat, float, float, float], PanelLayout]
"""Lays out an opponent's panel of a size; the last number is the factor of enlarged text."""
ActionPanel: TypeAlias = Callable[[Grid, float, float, float], ActionLayout]
"""Lays out the action panel of a size; the last number is the prompt's additional height for enlarged text."""


class SideSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The column right of the bank and the top bar of a wide table."""

    x: float
    top: float
    gap: float
    bottom: float
    """The gap above the own panel."""
    panel_w: float
    log_gap: float
    alone_h: float
    """The height of the only opponent's panel, which has the whole width unless there is an inspector."""
    lowest: float
    """The height of each of three opponents' panels in a tall window."""
    inspector: bool
    """Whether a card is shown large above the log."""
    menu: tuple[float, float, float, float]
    logo: tuple[float, float, float, float]
    turns_right: bool
    """Whether the seats' pills are at the right end of the bar and the status in its middle, or the reverse."""


class LayoutSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of pieces and what differs between the tables of two editions."""

    edition: str
    card: Size
    bonus: Size
    tile: Size
    tile_step: float
    flags: bool
    """Whether a player's name is on a flag instead of a band as wide as the panel."""
    own: tuple[float, float]
    """The own panel's height and top."""
    own_gap: float
    actions: tuple[float, float, float]
    """The action panel's width, what it gains for text of twice the size, and the gap before it."""
    actions_inside: bool
    """Whether the reader's panel contains the action panel."""
    deck: tuple[float, float, float]
    """The decks' left end, width and height."""
    column: tuple[float, float]
    """The first card's left end and the pitch of the columns."""
    row: tuple[float, float, float]
    """The first row's top, the pitch of the rows and where the last one ends."""
    bank: tuple[float, float, float]
    """The bank's left end, its width and the head above the piles."""
    pile: tuple[float, float]
    """The piles' offset from the bank's left edge, and their radius."""
    side: SideSpec
    compact_bonus: tuple[float, float, float]
    """A narrow table's own bonuses: width, top, and what the width gains from spare height."""
    compact_own: tuple[float, float]
    """The own avatar's radius and the name's width."""
    compact_opponent: tuple[float, float, float]
    """The same for an opponent, and a token's radius as a share of the pitch."""
    own_panel: OwnPanel
    opponent_panel: OpponentPanel
    action_panel: ActionPanel

    @property
    def rules(self) -> Edition:
        """The rules of the edition."""
        return edition(self.edition)

    @property
    def majority(self) -> bool:
        """Whether the majority tile and the Gauntlet are right of the bonus tiles, in place of the banner."""
        return self.rules.majority_points > 0

    @property
    def right(self) -> float:
        """The bank's right end."""
        return self.bank[0] + self.bank[1]

    @property
    def card_aspect(self) -> float:
        """A card's width by its height."""
        return self.card[0] / self.card[1]

    @property
    def bonus_aspect(self) -> float:
        """A bonus's width by its height."""
        return self.bonus[0] / self.bonus[1]

    @property
    def lying_bonuses(self) -> bool:
        """Whether bonuses are lying plates instead of upright cards."""
        return self.bonus_aspect > 1

    @property
    def tile_aspect(self) -> float:
        """A tile's width by its height."""
        return self.tile[0] / self.tile[1]
