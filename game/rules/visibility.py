"""What each viewer may know (R18, R19): views of positions, actions and events, and a digest of what everybody sees.

Knows which cards are hidden from whom; knows nothing of what is legal.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from game.rules.model import Action, CardMoved, Deal, Event, GameState, HeldCard, Place, PlaceKind, Player, Seat

# Python 3.11 looks up members of enumerations slowly.
_HAND: Final = PlaceKind.HAND


def observe(state: GameState, viewer: Seat | None) -> GameState:
    """Return the position as a seat knows it, or with ``None`` as a spectator does.

    Hands stay hidden when the game is over: to open them takes the whole position.
    """
    players = tuple(player if seat == viewer else _hide_hand(player) for seat, player in enumerate(state.players))
    return msgspec.structs.replace(state, players=players, redacted=True)


def _hide_hand(player: Player) -> Player:
    if not any(held.blind for held in player.hand):
        return player
    hand = tuple(HeldCard(None, held.level, True) if held.blind else held for held in player.hand)
    return msgspec.structs.replace(player, hand=hand)


def redact(action: Action, viewer: Seat | None) -> Action:
    """Return an action as a viewer may see it: a card dealt to another's hand stays unnamed."""
    if isinstance(action, Deal) and is_hidden_from(action.place, viewer):
        return Deal(action.place, None)
    return action


def redact_event(event: Event, viewer: Seat | None) -> Event:
    """Return an event as a viewer may see it: a card drawn to another's hand stays unnamed."""
    if isinstance(event, CardMoved) and event.source.kind is PlaceKind.DECK and is_hidden_from(event.target, viewer):
        return CardMoved(None, event.level, event.source, event.target)
    return event


def is_hidden_from(place: Place, viewer: Seat | None) -> bool:
    """Whether a card at a place stays unnamed for a viewer."""
    return place.kind is _HAND and place.row != viewer


def visible_card(state: GameState, place: Place) -> str | None:
    """Return the card that a position names at a place of the market or a hand; ``None`` elsewhere or if there is none.

    A view does not name what its viewer does not know.
    """
    if place.kind is PlaceKind.MARKET:
        return state.market[place.row - 1][place.slot]
    if place.kind is not _HAND:
        return None
    hand = state.players[place.row].hand
    return hand[place.slot].card if place.slot < len(hand) else None


def public_digest(state: GameState) -> bytes:
    """Return the hash of what everybody sees of a position: 32 bytes, the same for each view of it.

    The encoding is a JSON array of the fields in the order written here, so it never depends on how a value is stored.
    """
    players = [
        [
            player.tokens,
            player.bonuses,
            player.points,
            player.tags,
            player.bought,
            [[None if held.blind else held.card, held.level, held.blind] for held in player.hand],
            player.tiles,
        ]
        for player in state.players
    ]
    public = [
        state.edition,
        players,
        state.bank,
        state.market,
        state.decks,
        state.tiles,
        state.majority,
        state.first,
        state.turn,
        state.round,
        state.phase,
        [[place.kind, place.row, place.slot] for place in state.pending],
        state.passes,
        state.quiet,
        state.winners,
    ]
    return hashlib.sha256(msgspec.json.encode(public)).digest()
