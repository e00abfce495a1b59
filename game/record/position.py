"""The position after an entry of a record, the names of draws in commitments, and changes of hidden cards.

Knows nothing of digests and secrets, nor of the order of entries.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from game.record.model import TABLE, Commit, EndInfo, Entry, Header, Redeal, SeatInfo
from game.rules import (
    FIRST,
    LEVELS,
    Action,
    CardMoved,
    Deal,
    Event,
    GameState,
    HeldCard,
    IllegalAction,
    Phase,
    Place,
    PlaceKind,
    Player,
    PurchaseCard,
    Seat,
    deck,
    edition,
    hand,
    initial_state,
    observe,
    outcome,
    unseen,
)
from game.support.i18n import gettext_noop, tr

# Python 3.11 looks up members of enumerations slowly.
_HAND: Final = PlaceKind.HAND
_MARKET: Final = PlaceKind.MARKET
_OVER: Final = Phase.OVER


class InvalidEntry(ValueError):
    """An entry that cannot follow in its record.

    ``str`` gives the reason in English, ``localized`` in the language of the screen.
    """

    def __init__(self, sentence: str, **fields: object) -> None:
        """Store a sentence of the catalogues and the values of its fields."""
        super().__init__(sentence.format(**fields))
        self._sentence = sentence
        self._fields = fields

    @property
    def localized(self) -> str:
        """The reason in the language of the screen."""
        fields = {
            name: tr(value.reason.text) if isinstance(value, IllegalAction) else value
            for name, value in self._fields.items()
        }
        return tr(self._sentence).format(**fields)


class CommitmentMismatch(InvalidEntry):
    """A card that does not match the commitment to its draw."""


class Draw(msgspec.Struct, frozen=True, gc=False):
    """A draw from a deck: the epoch whose commitments it is under, and its name, ``2.17``."""

    epoch: int
    name: str


class Reveal(NamedTuple):
    """A card and the salt with which it matches the commitment to its draw."""

    card: str
    salt: bytes


class Position(msgspec.Struct, frozen=True, gc=False):
    """The position after an entry: the state, and what a state does not contain."""

    state: GameState
    draws: tuple[tuple[Draw | None, ...], ...]
    """By seat, the draw of each card in the hand, ``None`` for a card reserved face up."""
    seats: tuple[SeatInfo, ...]
    resigned: frozenset[Seat]
    epoch: int
    """The number of deals so far."""
    deck_sizes: tuple[int, ...]
    """The decks as the last deal found them."""
    deal: bytes
    """The commitment to the secret of the last deal."""


def place_names(state: GameState) -> tuple[str, ...]:
    """Return the names of all that a deal from this position commits to, in order."""
    waiting = [place for place in state.pending if place.kind in (PlaceKind.FIRST, PlaceKind.TILE)]
    return (*("first" if place == FIRST else f"tile {place.row + 1}" for place in waiting), *_draw_names(state.decks))


@cache
def _draw_names(decks: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names of all draws from decks of these sizes: the same ones for all games at a server."""
    return tuple(f"{level}.{number}" for level in LEVELS for number in range(1, decks[level - 1] + 1))


@lru_cache(maxsize=64)
def number_names(names: tuple[str, ...]) -> Mapping[str, int]:
    """Return the number of each of these names: the same object for all games at a server."""
    return {name: number for number, name in enumerate(names)}


def dealt_name(place: Place, before: GameState, sizes: tuple[int, ...]) -> str:
    """Return the name of what dealing to ``place`` reveals; ``sizes`` are the decks at the epoch's start."""
    kind = place.kind
    if kind is _MARKET:
        return f"{place.row}.{sizes[place.row - 1] - before.decks[place.row - 1] + 1}"
    if kind is PlaceKind.FIRST:
        return "first"
    if kind is PlaceKind.TILE:
        return f"tile {place.row + 1}"
    # A card for a hand has left its deck already with the reserving.
    level = before.players[place.row].hand[place.slot].level
    return f"{level}.{sizes[level - 1] - before.decks[level - 1]}"


def opening_position(header: Header) -> Position:
    """Return the position before the first entry, as the record's viewer knows it."""
    state = initial_state(header.edition, len(header.seats), header.first)
    if header.view != TABLE or header.since > 1:
        state = observe(state, header.view if isinstance(header.view, int) else None)
    nobody: tuple[Draw | None, ...] = ()
    return Position(state, (nobody,) * len(header.seats), header.seats, frozenset(), 0, state.decks, header.deal)


def ending(position: Position) -> EndInfo | None:
    """Return how the game has ended by the rules, ``None`` while it runs; a seat that resigned cannot win."""
    state = position.state
    if state.phase is not _OVER and not position.resigned:
        return None
    left = [seat for seat in range(len(state.players)) if seat not in position.resigned]
    if len(left) == 1:
        return EndInfo("resigned", (left[0],))
    if state.phase is not _OVER:
        return None
    rules, ended = edition(state.edition), outcome(state)
    nobody = Player(points=-1)
    players = tuple(nobody if seat in position.resigned else player for seat, player in enumerate(state.players))
    final = rules.verdict(players, state.majority, True)
    return EndInfo("points" if ended and ended.cause == "points" else "stalled", final.winners if final else ())


def ends_as(position: Position, end: EndInfo) -> bool:
    """Whether a game ends in a position as a record states, by the rules or by agreement.

    Former versions wrote ``points`` wherever a seat met the condition, even where passes had stopped the game.
    """
    found = ending(position) or EndInfo("agreed", ())
    if found.reason == "stalled" and end.reason == "points":
        state = position.state
        met = edition(state.edition).verdict(state.players, state.majority, False)
        return met is not None and end.winners == found.winners
    return end == found


def bought_draw(position: Position, action: Action) -> Draw | None:
    """Return the draw by which the card came that an action buys from a hand, ``None`` for one that all saw."""
    if not isinstance(action, PurchaseCard) or action.place.kind is not _HAND:
        return None
    return position.draws[action.place.row][action.place.slot]


def unknown_cards(state: GameState) -> tuple[Place, ...]:
    """Return the places in hands whose cards this position does not know, by seat and slot."""
    return tuple(
        hand(seat, slot)
        for seat, player in enumerate(state.players)
        for slot, held in enumerate(player.hand)
        if held.card is None
    )


def older_cards(position: Position) -> tuple[Place, ...]:
    """Return the places in hands whose cards were drawn blind in an earlier epoch, by seat and slot."""
    return tuple(
        hand(seat, slot)
        for seat, draws in enumerate(position.draws)
        for slot, draw in enumerate(draws)
        if draw is not None and draw.epoch < position.epoch
    )


def lay_hand(state: GameState, place: Place, card: str | None) -> GameState:
    """Return the position with another card, or an unknown one, where a hidden card lies in a hand."""
    player = state.players[place.row]
    held = HeldCard(card, player.hand[place.slot].level, True)
    hands = (*player.hand[: place.slot], held, *player.hand[place.slot + 1 :])
    changed = msgspec.structs.replace(player, hand=hands)
    return msgspec.structs.replace(
        state, players=(*state.players[: place.row], changed, *state.players[place.row + 1 :])
    )


def return_cards(state: GameState, places: tuple[Place, ...]) -> GameState:
    """Return the position with hidden cards from hands back among the unseen ones; their places are dealt to again.

    Raises ``InvalidEntry`` where there are no such cards, or they are not named in order.
    """
    if any((one.row, one.slot) >= (two.row, two.slot) for one, two in pairwise(places)):
        raise InvalidEntry(gettext_noop("the returned cards are not in order"))
    for place in places:
        if not _holds_hidden(state, place):
            raise InvalidEntry(
                gettext_noop("there is no hidden reserved card {seat}.{slot} to return"),
                seat=place.row + 1,
                slot=place.slot + 1,
            )
        state = _resize(lay_hand(state, place, None), place, 1)
    return state


def deal_hand(state: GameState, deal: Deal) -> tuple[GameState, Event]:
    """Deal a card of the same level to a place in a hand whose card was returned; raises ``InvalidEntry``."""
    place, card = deal.place, deal.item
    level = state.players[place.row].hand[place.slot].level
    if card is not None and card not in unseen(state, level):
        raise InvalidEntry(
            gettext_noop("{card} cannot be dealt to reserved card {seat}.{slot}"),
            card=card,
            seat=place.row + 1,
            slot=place.slot + 1,
        )
    return _resize(lay_hand(state, place, card), place, -1), CardMoved(card, level, deck(level), place)


def _holds_hidden(state: GameState, place: Place) -> bool:
    if place.kind is not _HAND or place.row not in range(len(state.players)):
        return False
    held = state.players[place.row].hand
    return place.slot in range(len(held)) and held[place.slot].blind


def _resize(state: GameState, place: Place, change: int) -> GameState:
    level = state.players[place.row].hand[place.slot].level
    one, two, three = (size + change * (level == number) for number, size in zip(LEVELS, state.decks, strict=True))
    return msgspec.structs.replace(state, decks=(one, two, three))


def reveal_cards(entry: Entry, position: Position, known: Mapping[Draw, Reveal]) -> Entry:
    """Return an entry with the hidden cards that are known by now; ``position`` is that after it."""
    body = entry.body
    if not isinstance(body, Commit | Redeal):
        return entry
    actions, salts = list(body.actions), list(body.salts)
    for index, action in enumerate(actions):
        if isinstance(action, Deal) and action.item is None and action.place.kind is _HAND:
            draw = position.draws[action.place.row][action.place.slot]
            reveal = None if draw is None else known.get(draw)
            if reveal is not None:
                actions[index], salts[index] = Deal(action.place, reveal.card), reveal.salt
    body = msgspec.structs.replace(body, actions=tuple(actions), salts=tuple(salts))
    return msgspec.structs.replace(entry, body=body)
