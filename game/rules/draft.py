"""A position being changed: the one mutable thing of the rules, alive only inside ``apply``.

Knows the moves of pieces and the events that tell of them; knows nothing of what is legal or of the order of a turn.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add, sub

from game.rules import model
from game.rules.editions import edition
from game.rules.model import (
    CardMoved,
    Event,
    GameState,
    HeldCard,
    MajorityMoved,
    Place,
    PlaceKind,
    Player,
    PointsChanged,
    Seat,
    TileMoved,
    Tokens,
    TokensMoved,
)


class Draft:
    """The fields of a ``GameState``, open to change, and the events so far.

    Players stay frozen values: a change lays a new one in the place of the old.
    """

    __slots__ = (
        "bank",
        "decks",
        "edition",
        "events",
        "first",
        "majority",
        "market",
        "passes",
        "pending",
        "phase",
        "players",
        "quiet",
        "redacted",
        "round",
        "tiles",
        "turn",
        "winners",
    )

    def __init__(self, state: GameState) -> None:
        self.edition = edition(state.edition)
        self.players = list(state.players)
        self.bank = state.bank
        self.market = state.market
        self.decks = state.decks
        self.tiles = state.tiles
        self.majority = state.majority
        self.first = state.first
        self.turn = state.turn
        self.round = state.round
        self.phase = state.phase
        self.pending = state.pending
        self.passes = state.passes
        self.quiet = state.quiet
        self.winners = state.winners
        self.redacted = state.redacted
        self.events: list[Event] = []

    def freeze(self) -> GameState:
        """Return the position as a value."""
        return GameState(
            self.edition.name,
            tuple(self.players),
            self.bank,
            self.market,
            self.decks,
            self.tiles,
            self.majority,
            self.first,
            self.turn,
            self.round,
            self.phase,
            self.pending,
            self.passes,
            self.quiet,
            self.winners,
            self.redacted,
        )

    def tokens_to_seat(self, tokens: Tokens) -> None:
        """Move tokens from the bank to the seat to move."""
        player = self.players[self.turn]
        self.bank = tuple(map(sub, self.bank, tokens))
        self._lay_player(player, tokens=tuple(map(add, player.tokens, tokens)))
        self.events += _taken(self.turn, tokens)

    def tokens_to_bank(self, tokens: Tokens) -> None:
        """Move tokens from the seat to move back to the bank."""
        player = self.players[self.turn]
        self.bank = tuple(map(add, self.bank, tokens))
        self._lay_player(player, tokens=tuple(map(sub, player.tokens, tokens)))
        self.events += _given_back(self.turn, tokens)

    def _lay_player(self, player: Player, tokens: Tokens) -> None:
        self.players[self.turn] = Player(
            tokens, player.bonuses, player.points, player.tags, player.bought, player.hand, player.tiles
        )

    def lay_market(self, place: Place, card: str | None) -> None:
        """Put a card, or nothing, at a face-up place."""
        row = self.market[place.row - 1]
        row = (*row[: place.slot], card, *row[place.slot + 1 :])
        self.market = (*self.market[: place.row - 1], row, *self.market[place.row :])

    def draw(self, level: int) -> None:
        """Take one card off a deck."""
        decks = self.decks
        self.decks = (decks[0] - (level == 1), decks[1] - (level == 2), decks[2] - (level == 3))

    def lay_hand(self, seat: Seat, index: int, held: HeldCard) -> None:
        """Put a card at a place of a hand, in place of what lay there or at the end."""
        player = self.players[seat]
        hand = (*player.hand[:index], held, *player.hand[index + 1 :])
        self.players[seat] = Player(
            player.tokens, player.bonuses, player.points, player.tags, player.bought, hand, player.tiles
        )

    def buy(self, place: Place, card_id: str) -> None:
        """Move a card from the market or the hand before the seat to move, with its bonus, points and tags."""
        card = self.edition.cards[card_id]
        player = self.players[self.turn]
        hand = player.hand
        if place.kind is PlaceKind.HAND:
            hand = (*hand[: place.slot], *hand[place.slot + 1 :])
        else:
            self.lay_market(place, None)
        color = card.bonus
        bonuses = (*player.bonuses[:color], player.bonuses[color] + 1, *player.bonuses[color + 1 :])
        points = player.points + card.points
        self.players[self.turn] = Player(
            player.tokens, bonuses, points, player.tags + card.tags, (*player.bought, card_id), hand, player.tiles
        )
        self.events.append(CardMoved(card_id, card.level, place, model.bonus(self.turn, color)))
        if card.points:
            self.events.append(PointsChanged(self.turn, points))

    def own_tile(self, slot: int) -> None:
        """Move a bonus tile from the middle to the seat to move, with its points; it breaks a row of passes (R15)."""
        self.passes = 0
        tile_id = self.tiles[slot]
        assert tile_id is not None
        player = self.players[self.turn]
        points = player.points + self.edition.tiles[tile_id].points
        owned = (*player.tiles, tile_id)
        self.players[self.turn] = Player(
            player.tokens, player.bonuses, points, player.tags, player.bought, player.hand, owned
        )
        self.tiles = (*self.tiles[:slot], None, *self.tiles[slot + 1 :])
        self.events.append(TileMoved(tile_id, model.tile(slot), model.owned_tile(self.turn, len(owned) - 1)))
        self.events.append(PointsChanged(self.turn, points))

    def own_majority(self, seat: Seat) -> None:
        """Move the majority tile to a seat, with its points (R14)."""
        before = self.majority
        source = model.MAJORITY if before is None else model.owned_majority(before)
        self.majority = seat
        self.events.append(MajorityMoved(source, model.owned_majority(seat)))
        if before is not None:
            self._change_points(before, -self.edition.majority_points)
        self._change_points(seat, self.edition.majority_points)

    def _change_points(self, seat: Seat, change: int) -> None:
        player = self.players[seat]
        points = player.points + change
        self.players[seat] = Player(
            player.tokens, player.bonuses, points, player.tags, player.bought, player.hand, player.tiles
        )
        self.events.append(PointsChanged(seat, points))


@lru_cache(maxsize=1 << 12)
def _taken(seat: Seat, tokens: Tokens) -> tuple[Event, ...]:
    return tuple(
        TokensMoved(kind, count, model.bank(kind), model.tokens(seat, kind))
        for kind, count in enumerate(tokens)
        if count
    )


@lru_cache(maxsize=1 << 12)
def _given_back(seat: Seat, tokens: Tokens) -> tuple[Event, ...]:
    return tuple(
        TokensMoved(kind, count, model.tokens(seat, kind), model.bank(kind))
        for kind, count in enumerate(tokens)
        if count
    )
