"""What a seat has chosen so far, and what it may choose: the values shared by input, drawing and texts.

Knows the rules' legal actions; knows nothing of clicks, rectangles, drawing, sessions or pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from game.rules import current_actor, legal_actions, visible_card
from game.rules.editions import edition
from game.rules.model import (
    TOKEN_LIMIT,
    Action,
    ClaimTile,
    GameState,
    Pass,
    Phase,
    Place,
    PurchaseCard,
    ReserveCard,
    Seat,
    TakeTokens,
    Tokens,
    bank,
)
from game.rules.pieces import Card
from game.view.descriptions.position_facts import PositionFacts


@dataclass(frozen=True)
class TakeSelection:
    """Tokens gathered from the bank so far, in the order of clicking; empty while nothing is chosen."""

    colors: tuple[int, ...] = ()


@dataclass(frozen=True)
class Picked:
    """A face-up card, a deck or a card of the viewer's hand is chosen, to be bought if that is possible.

    Else the next step is the first take of its plan, where plans are on show, or to reserve it; with ``reserve`` the
    card is to be reserved in any case.
    """

    place: Place
    reserve: bool = False


@dataclass(frozen=True)
class Paying:
    """A card is being bought and the payment, one of several, is open."""

    place: Place
    payment: Tokens


@dataclass(frozen=True)
class GiveBack:
    """Token kinds to be given back so far, in the order of clicking."""

    kinds: tuple[int, ...] = ()


@dataclass(frozen=True)
class PickTile:
    """One of several earned tiles is to be chosen."""

    place: Place | None = None


Selection: TypeAlias = TakeSelection | Picked | Paying | GiveBack | PickTile
IDLE: Final = TakeSelection()


@dataclass(frozen=True)
class Choices:
    """The legal actions of a seat, by kind and place; ``None`` is the seat while nobody at this screen is to act.

    With ``plans`` the next step for a card may be its plan's.
    """

    state: GameState
    seat: Seat | None
    legal: tuple[Action, ...]
    plans: bool = False

    @cached_property
    def takes(self) -> frozenset[tuple[int, ...]]:
        """Every legal take as ascending colours."""
        return frozenset(action.colors for action in self.legal if isinstance(action, TakeTokens))

    def most(self, taken: tuple[int, ...] = ()) -> int:
        """Return the most tokens of a legal take that contains those ``taken`` so far, else 0 (R6, R7)."""
        found = [len(take) for take in self.takes if not Counter(taken) - Counter(take)]
        return max(found, default=0)

    def missing(self, taken: tuple[int, ...]) -> int:
        """Return how many tokens are still to be picked for a take of different colours."""
        different = [take for take in self.takes if set(taken) <= set(take) and len(set(take)) == len(take)]
        return min(map(len, different), default=2) - len(taken)

    @cached_property
    def reserves(self) -> frozenset[Place]:
        """Places from which a card may be reserved."""
        return frozenset(action.place for action in self.legal if isinstance(action, ReserveCard))

    @cached_property
    def purchases(self) -> dict[Place, tuple[PurchaseCard, ...]]:
        """Every purchase by place, the default payment first."""
        found: dict[Place, list[PurchaseCard]] = {}
        for action in self.legal:
            if isinstance(action, PurchaseCard):
                found.setdefault(action.place, []).append(action)
        return {place: tuple(actions) for place, actions in found.items()}

    def buys(self, picked: Picked) -> bool:
        """Whether confirming a chosen card buys it."""
        return picked.place in self.purchases and not picked.reserve

    def first_take(self, picked: Picked) -> tuple[int, ...]:
        """Return the ascending colours that the plan for a chosen card takes first, none where it begins otherwise."""
        if not self.plans or picked.reserve or self.seat is None or not self.takes:
            return ()
        plan = self._facts.plan(picked.place)
        return () if plan is None else plan.first_take

    @cached_property
    def _facts(self) -> PositionFacts:
        assert self.seat is not None
        return PositionFacts(self.state, self.seat)

    @cached_property
    def claims(self) -> frozenset[Place]:
        """Tiles that may be chosen."""
        return frozenset(action.place for action in self.legal if isinstance(action, ClaimTile))

    @cached_property
    def may_pass(self) -> bool:
        """Whether passing is legal, which it is only where nothing else is (R15)."""
        return any(isinstance(action, Pass) for action in self.legal)

    @cached_property
    def beginnings(self) -> tuple[frozenset[Place], frozenset[Place], frozenset[Place]]:
        """The places with which a turn may begin: stacks to take from, cards to buy, what may be reserved."""
        return frozenset(bank(color) for take in self.takes for color in take), frozenset(self.purchases), self.reserves

    @property
    def surplus(self) -> int:
        """Number of tokens that the seat must give back (R11)."""
        if self.seat is None or self.state.phase is not Phase.DISCARD:
            return 0
        return sum(self.state.players[self.seat].tokens) - TOKEN_LIMIT

    def card_at(self, place: Place) -> Card | None:
        """Return the face-up card at a place of the market or a hand; ``None`` where there is none."""
        name = visible_card(self.state, place)
        return None if name is None else edition(self.state.edition).cards[name]


def choices_of(state: GameState, seats: Iterable[Seat], *, plans: bool = False) -> Choices:
    """Return what the seats at this screen may do now: nothing where it is another's turn or chance deals."""
    actor = current_actor(state)
    if actor is None or actor not in seats:
        return Choices(state, None, ())
    return Choices(state, actor, legal_actions(state), plans)


def initial_selection(choices: Choices) -> Selection:
    """Return the initial selection of a decision."""
    if choices.seat is not None and choices.state.phase is Phase.DISCARD:
        return GiveBack()
    if choices.seat is not None and choices.state.phase is Phase.TILE:
        return PickTile()
    return IDLE
