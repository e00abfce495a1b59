"""A position being changed: the only mutable value of the rules, which exists only within ``apply``.

Knows the moves of pieces and their events; knows nothing of what is legal or of the order of a turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeVar

import msgspec
from msgspec.structs import astuple, replace

from game.rules import model
from game.rules.editions import edition
from game.rules.model import (
    CardMoved,
    Event,
    GameState,
    HeldCard,
    MajorityMoved,
    Phase,
    Place,
    PlaceKind,
    Player,
    PointsChanged,
    Seat,
    TileMoved,
    Tokens,
    TokensMoved,
)
from game.rules.pieces import Edition

T = TypeVar("T")
# Python 3.11 looks up members of enumerations slowly.
_MARKET: Final = PlaceKind.MARKET


class Draft(msgspec.Struct):
    """The events so far and the fields of a ``GameState`` in its order, open to change.

    The values in the fields stay frozen: a change lays a new one in the place of the old.
    """

    events: list[Event]
    edition: str
    players: tuple[Player, ...]
    bank: Tokens
    market: tuple[tuple[str | None, ...], ...]
    decks: tuple[int, int, int]
    tiles: tuple[str | None, ...]
    majority: Seat | None
    first: Seat
    turn: Seat
    round: int
    phase: Phase
    pending: tuple[Place, ...]
    passes: int
    quiet: int
    winners: tuple[Seat, ...]
    redacted: bool

    @classmethod
    def of(cls, state: GameState) -> Draft:
        """Return a draft of a position."""
        return cls([], *astuple(state))

    def freeze(self) -> GameState:
        """Return the position as a value."""
        return GameState(*astuple(self)[1:])

    @property
    def rules(self) -> Edition:
        """The edition in play."""
        return edition(self.edition)

    def tokens_to_seat(self, tokens: Tokens) -> None:
        """Move tokens from the bank to the seat to move."""
        self._move_tokens(_moves(self.turn, tokens, True), 1)

    def tokens_to_bank(self, tokens: Tokens) -> None:
        """Move tokens from the seat to move back to the bank."""
        self._move_tokens(_moves(self.turn, tokens, False), -1)

    def _move_tokens(self, moves: tuple[TokensMoved, ...], sign: int) -> None:
        player = self.players[self.turn]
        bank, own = list(self.bank), list(player.tokens)
        for move in moves:
            count = move.count * sign
            bank[move.kind] -= count
            own[move.kind] += count
        self.bank = tuple(bank)
        self._lay_player(self.turn, replace(player, tokens=tuple(own)))
        self.events += moves

    def _lay_player(self, seat: Seat, player: Player) -> None:
        self.players = put(self.players, seat, player)

    def lay_market(self, place: Place, card: str | None) -> None:
        """Put a card, or nothing, at a face-up place."""
        level = place.row - 1
        self.market = put(self.market, level, put(self.market[level], place.slot, card))

    def draw(self, level: int) -> None:
        """Take one card off a deck."""
        decks = self.decks
        self.decks = (decks[0] - (level == 1), decks[1] - (level == 2), decks[2] - (level == 3))

    def lay_hand(self, seat: Seat, index: int, held: HeldCard) -> None:
        """Put a card at a place of a hand: it replaces what lay there, or comes at the end."""
        player = self.players[seat]
        hand = player.hand
        self._lay_player(seat, replace(player, hand=(*hand[:index], held, *hand[index + 1 :])))

    def buy(self, place: Place, card_id: str) -> None:
        """Move a card from the market or the hand before the seat to move, with its bonus, points and tags."""
        card = self.rules.cards[card_id]
        player = self.players[self.turn]
        hand = player.hand
        if place.kind is _MARKET:
            self.lay_market(place, None)
        else:
            hand = (*hand[: place.slot], *hand[place.slot + 1 :])
        color = card.bonus
        bonuses = put(player.bonuses, color, player.bonuses[color] + 1)
        points = player.points + card.points
        tags, bought = player.tags + card.tags, (*player.bought, card_id)
        self._lay_player(self.turn, Player(player.tokens, bonuses, points, tags, bought, hand, player.tiles))
        self.events.append(CardMoved(card_id, card.level, place, model.bonus(self.turn, color)))
        if card.points:
            self.events.append(PointsChanged(self.turn, points))

    def own_tile(self, slot: int) -> None:
        """Move a bonus tile from the middle to the seat to move, with its points; it breaks a row of passes (R15)."""
        self.passes = 0
        tile_id = self.tiles[slot]
        assert tile_id is not None
        player = self.players[self.turn]
        owned = (*player.tiles, tile_id)
        self._lay_player(self.turn, replace(player, tiles=owned))
        self.tiles = put(self.tiles, slot, None)
        self.events.append(TileMoved(tile_id, model.tile(slot), model.owned_tile(self.turn, len(owned) - 1)))
        self._add_points(self.turn, self.rules.tiles[tile_id].points)

    def own_majority(self, seat: Seat) -> None:
        """Move the majority tile to a seat, with its points (R14)."""
        before = self.majority
        source = model.MAJORITY if before is None else model.owned_majority(before)
        self.majority = seat
        self.events.append(MajorityMoved(source, model.owned_majority(seat)))
        if before is not None:
            self._add_points(before, -self.rules.majority_points)
        self._add_points(seat, self.rules.majority_points)

    def _add_points(self, seat: Seat, change: int) -> None:
        player = self.players[seat]
        points = player.points + change
        self._lay_player(seat, replace(player, points=points))
        self.events.append(PointsChanged(seat, points))


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the items with another at one index."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


@lru_cache(maxsize=1 << 12)
def _moves(seat: Seat, tokens: Tokens, to_seat: bool) -> tuple[TokensMoved, ...]:
    moves = []
    for kind, count in enumerate(tokens):
        if count:
            bank, held = model.bank(kind), model.tokens(seat, kind)
            moves.append(TokensMoved(kind, count, *((bank, held) if to_seat else (held, bank))))
    return tuple(moves)
