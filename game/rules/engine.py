"""The course of a game: one action after another, the end of each turn and of the game.

Knows the order within a turn (R20); knows nothing of how a game starts, which is in ``setup``, of what is legal, which
is in ``legality`` and ``moves``, or of what differs between editions, which is in the hooks of ``Edition``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from game.rules import model
from game.rules.draft import Draft, put
from game.rules.editions import edition as edition_of
from game.rules.legality import violation
from game.rules.model import (
    CHANCE,
    SPECIAL,
    TOKEN_LIMIT,
    WILD,
    Action,
    CardMoved,
    ClaimTile,
    Deal,
    DiscardTokens,
    Event,
    GameEnded,
    GameState,
    HeldCard,
    Outcome,
    Pass,
    Passed,
    Phase,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    Seat,
    TakeTokens,
    TileMoved,
    Tokens,
    TurnBegan,
)
from game.rules.moves import DECK_PLACES, earned
from game.rules.reasons import IllegalAction

QUIET_ROUNDS: Final = 20
"""Number of whole rounds without a card bought or reserved after which the game ends (R15)."""

_ONE_WILD: Final[Tokens] = (0, 0, 0, 0, 0, 1, 0)
# Python 3.11 looks up members of enumerations slowly.
_MARKET: Final = PlaceKind.MARKET
_SETUP: Final = Phase.SETUP
_ACTION: Final = Phase.ACTION
_OVER: Final = Phase.OVER
_HAND: Final = PlaceKind.HAND
_DECK: Final = PlaceKind.DECK


def current_actor(state: GameState) -> Seat | None:
    """Return who is to act: a seat, ``CHANCE`` while places wait to be dealt to, ``None`` when the game is over."""
    if state.pending:
        return CHANCE
    return None if state.phase is _OVER else state.turn


def outcome(state: GameState) -> Outcome | None:
    """Return the ranking of a finished game and why it ended (R15 to R17); ``None`` while it continues."""
    if state.phase is not _OVER:
        return None
    rules = edition_of(state.edition)
    return _ending(state) or rules.verdict(state.players, state.majority, True)


def check(state: GameState, action: Action) -> IllegalAction | None:
    """Return why an action is illegal, ``None`` where it is legal; nothing is applied."""
    reason = violation(state, action)
    return None if reason is None else IllegalAction(reason, repr(action))


def apply(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """Return the position after an action and what moved, in the order of R20; raises ``IllegalAction``.

    A card reserved from a deck lies in the hand unknown until chance has dealt it: its ``CardMoved`` comes with that
    ``Deal``, not with the ``ReserveCard``. On a view this accepts what is legal in some completion of it.
    """
    reason = violation(state, action)
    if reason is not None:
        raise IllegalAction(reason, repr(action))
    draft = Draft.of(state)
    _STEPS[type(action)](draft, action)
    return draft.freeze(), tuple(draft.events)


def _take(draft: Draft, action: TakeTokens) -> None:
    draft.passes = 0
    draft.quiet += 1
    draft.tokens_to_seat(_counted(action.colors))
    _settle(draft)


@cache
def _counted(colors: tuple[int, ...]) -> Tokens:
    return tuple(colors.count(kind) for kind in range(model.KINDS))


def _reserve(draft: Draft, action: ReserveCard) -> None:
    draft.passes = draft.quiet = 0
    place = action.place
    index = len(draft.players[draft.turn].hand)
    target = model.hand(draft.turn, index)
    if place.kind is _DECK:
        draft.draw(place.row)
        draft.lay_hand(draft.turn, index, HeldCard(None, place.row, True))
        draft.pending = (target,)
    else:
        card = draft.market[place.row - 1][place.slot]
        draft.lay_market(place, None)
        draft.lay_hand(draft.turn, index, HeldCard(card, place.row, False))
        draft.events.append(CardMoved(card, place.row, place, target))
        if draft.decks[place.row - 1]:
            draft.pending = (place,)
    if draft.bank[WILD]:
        draft.tokens_to_seat(_ONE_WILD)
    if not draft.pending:
        _settle(draft)


def _purchase(draft: Draft, action: PurchaseCard) -> None:
    draft.passes = draft.quiet = 0
    draft.tokens_to_bank(action.payment)
    draft.buy(action.place, action.card)
    if action.place.kind is _MARKET and draft.decks[action.place.row - 1]:
        draft.pending = (action.place,)
    else:
        _settle(draft)


def _discard(draft: Draft, action: DiscardTokens) -> None:
    draft.tokens_to_bank(action.tokens)
    _visit(draft)


def _claim(draft: Draft, action: ClaimTile) -> None:
    draft.own_tile(action.place.row)
    _end_turn(draft)


def _pass(draft: Draft, _action: Pass) -> None:
    draft.passes += 1
    draft.quiet += 1
    draft.events.append(Passed(draft.turn))
    _settle(draft)


def _deal(draft: Draft, action: Deal) -> None:
    place, item = action.place, action.item
    draft.pending = draft.pending[1:]
    kind = place.kind
    if kind is _MARKET:
        draft.draw(place.row)
        draft.lay_market(place, item)
        draft.events.append(CardMoved(item, place.row, DECK_PLACES[place.row - 1], place))
    elif kind is _HAND:
        level = draft.players[place.row].hand[place.slot].level
        draft.lay_hand(place.row, place.slot, HeldCard(item, level, True))
        draft.events.append(CardMoved(item, level, DECK_PLACES[level - 1], place))
    elif kind is PlaceKind.TILE:
        assert item is not None
        draft.tiles = put(draft.tiles, place.row, item)
        draft.events.append(TileMoved(item, place, place))
    else:
        assert item is not None
        draft.first = draft.turn = int(item)
    if not draft.pending:
        if draft.phase is _SETUP:
            _begin_turn(draft)
        else:
            _settle(draft)


def _settle(draft: Draft) -> None:
    """Continue after an action and its refill: special token, majority tile, the limit of ten (R20, 3 and 4)."""
    player = draft.players[draft.turn]
    if draft.quiet == 0 and player.bought:
        # After a purchase; after a reservation the last purchase is counted again, which changes nothing.
        rules = draft.rules
        due = rules.purchase_brings(player, rules.cards[player.bought[-1]])
        if due:
            draft.tokens_to_seat((0,) * SPECIAL + (due,))
        holder = rules.majority_holder(draft.players, draft.majority)
        if holder is not None and holder != draft.majority:
            draft.own_majority(holder)
    if sum(draft.players[draft.turn].tokens) > TOKEN_LIMIT:
        draft.phase = Phase.DISCARD
    else:
        _visit(draft)


def _visit(draft: Draft) -> None:
    """Move the bonus tile that was earned to the seat, or let it choose among several (R20, 5)."""
    slots = earned(draft.edition, draft.tiles, draft.players[draft.turn].bonuses)
    if len(slots) > 1:
        draft.phase = Phase.TILE
        return
    if slots:
        draft.own_tile(slots[0])
    _end_turn(draft)


def _end_turn(draft: Draft) -> None:
    """Check for the end, else pass the turn on (R20, 6)."""
    ended = _ending(draft)
    if ended is not None:
        draft.phase = Phase.OVER
        draft.winners = ended.winners
        draft.events.append(GameEnded(ended.winners, ended.cause))
        return
    draft.turn = (draft.turn + 1) % len(draft.players)
    draft.round += draft.turn == draft.first
    _begin_turn(draft)


def _ending(position: Draft | GameState) -> Outcome | None:
    """Return how the game ends with the turn just played: by its condition where it is met, else because it stopped."""
    players = position.players
    count = len(players)
    round_over = (position.turn + 1) % count == position.first
    all_passed = position.passes >= count
    if not round_over and not all_passed:
        return None
    verdict = edition_of(position.edition).verdict
    met = verdict(players, position.majority, False) if round_over else None
    if met is not None:
        return met
    if not all_passed and position.quiet < QUIET_ROUNDS * count:
        return None
    stopped = verdict(players, position.majority, True)
    return stopped and msgspec.structs.replace(stopped, cause="passes" if all_passed else "quiet")


def _begin_turn(draft: Draft) -> None:
    draft.phase = _ACTION
    draft.events.append(TurnBegan(draft.turn, draft.round))


# Each step takes the action of its own type, which the type of a table keyed by type cannot express.
_STEPS: Final[dict[type, Callable[[Draft, Any], None]]] = {
    TakeTokens: _take,
    ReserveCard: _reserve,
    PurchaseCard: _purchase,
    DiscardTokens: _discard,
    ClaimTile: _claim,
    Pass: _pass,
    Deal: _deal,
}
