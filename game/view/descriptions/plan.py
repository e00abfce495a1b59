"""The shortest way of a seat to a card: which tokens to take in each turn, then the purchase.

Knows positions and what may be taken, reserved, given back and paid (R6 to R9, R11); knows nothing of words, drawing,
input or time. A plan supposes that the others do nothing, that the market stays as it is, and that the seat buys no
other card before.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import add, sub
from typing import Final

from msgspec.structs import replace

from game.rules.editions import edition
from game.rules.model import (
    COLORS,
    HAND_LIMIT,
    KINDS,
    NO_TOKENS,
    SPECIAL,
    TOKEN_LIMIT,
    WILD,
    GameState,
    Phase,
    Place,
    PlaceKind,
    Player,
    Seat,
    Tokens,
)
from game.rules.moves import MARKET_PLACES, PAIR_PILE, earned, takes
from game.rules.payment import net_cost, payments, shortage
from game.rules.visibility import visible_card
from game.view.descriptions.purchase_effect import PurchaseEffect, purchase_effect

MAX_TURNS: Final = 5
"""A card that takes more turns than these, the purchase included, has no plan."""
_NEAR: Final = 3
"""A card of the market that lacks no more tokens than this counts among those for which a seat collects as well."""
_WILD: Final[Tokens] = (0, 0, 0, 0, 0, 1, 0)
_NO_DEMAND: Final = (0,) * COLORS


@dataclass(frozen=True)
class PlanStep:
    """One turn before the purchase: the tokens that come from the bank, and those given back at its end (R11).

    A step that takes a wild token reserves the card (R8).
    """

    taken: Tokens
    given_back: Tokens = NO_TOKENS

    @property
    def reserves(self) -> bool:
        """Whether the turn reserves the card."""
        return self.taken[WILD] > 0


@dataclass(frozen=True)
class Plan:
    """The shortest way to a card.

    ``steps`` are the seat's turns before the purchase, the first of them is due now; only the first can be a
    reservation. ``payment`` is paid for the card then, with the fewest wild tokens. ``effect`` is what the purchase
    brings; its ``points`` and ``score`` include bonus tiles that come at the end of the turns before.
    """

    card: str
    place: Place
    steps: tuple[PlanStep, ...]
    payment: Tokens
    effect: PurchaseEffect

    @property
    def turns(self) -> int:
        """The number of the seat's turns, the purchase included: 1 where the card can be bought now."""
        return len(self.steps) + 1

    @property
    def first_take(self) -> tuple[int, ...]:
        """The ascending colours of the take that is due now, none where the plan begins otherwise."""
        if not self.steps or self.steps[0].reserves:
            return ()
        return tuple(color for color, count in enumerate(self.steps[0].taken) for _ in range(count))

    @property
    def takes(self) -> tuple[Tokens, ...]:
        """The tokens that come from the bank in each turn before the purchase."""
        return tuple(step.taken for step in self.steps)


def plan_for(state: GameState, seat: Seat, place: Place) -> Plan | None:
    """Return the shortest way of a seat to the card at a market place or in its own hand.

    ``None`` where no known card lies there, where the game is not under way, and where there is no way within
    ``MAX_TURNS``: ``game.rules.shortage`` counts the tokens that are missing then.

    Each turn before the purchase takes tokens (R6, R7) or, only where that shortens the way, the first one reserves the
    card for a wild token (R8). Of the shortest ways the one is chosen that gives back fewest tokens (R11), always those
    of least use; then whose first take has fewest tokens that the card does not need, then most that other cards need:
    those in the hand, and those of the market that lack three tokens or fewer; then the first in the order of colours.
    """
    card = None if place.kind is PlaceKind.HAND and place.row != seat else visible_card(state, place)
    if card is None or state.phase in (Phase.SETUP, Phase.OVER):
        return None
    player, facts = state.players[seat], edition(state.edition).cards[card]
    steps = steps_to(
        player.tokens,
        net_cost(player.bonuses, facts.cost),
        state.bank,
        may_reserve(state, seat, card),
        MAX_TURNS - 1,
        _demand(state, player, card),
    )
    if steps is None:
        return None
    tokens = player.tokens
    for step in steps:
        tokens = tuple(map(sub, map(add, tokens, step.taken), step.given_back))
    payment = payments(tokens, player.bonuses, facts.cost)[0]
    return Plan(card, place, steps, payment, _effect(state, seat, card, len(steps)))


def cards_for(state: GameState, seat: Seat) -> Iterator[tuple[Place, str]]:
    """Return the cards that a seat might buy (R9) with their places: the market by level, then its own hand."""
    places = [place for row in MARKET_PLACES for place in row]
    places += [Place(PlaceKind.HAND, seat, index) for index in range(len(state.players[seat].hand))]
    for place in places:
        card = visible_card(state, place)
        if card is not None:
            yield place, card


def may_reserve(state: GameState, seat: Seat, card: str) -> bool:
    """Whether a seat can reserve a card and gain a wild token by it (R8)."""
    in_market = any(card in row for row in state.market)
    return in_market and state.bank[WILD] > 0 and len(state.players[seat].hand) < HAND_LIMIT


def _demand(state: GameState, player: Player, card: str) -> tuple[int, ...]:
    """Return for each colour how many other cards lack it: those in the hand, and those of the market that are near."""
    cards = edition(state.edition).cards
    reserved = [held.card for held in player.hand if held.card]
    market = [name for row in state.market for name in row if name]
    lacks = [shortage(player, cards[name]) for name in reserved if name != card]
    near = [shortage(player, cards[name]) for name in market if name != card]
    lacks += [lack for lack in near if sum(lack) <= _NEAR]
    return tuple(sum(lack[color] > 0 for lack in lacks) for color in range(COLORS))


def _effect(state: GameState, seat: Seat, card: str, turns_before: int) -> PurchaseEffect:
    """Return what a purchase brings after some turns, each of which may bring a bonus tile left over (R12)."""
    rules, before = edition(state.edition), state.players[seat].points
    for _ in range(turns_before):
        player = state.players[seat]
        slots = earned(state.edition, state.tiles, player.bonuses)
        if not slots:
            break
        slot = slots[0]
        tile = state.tiles[slot]
        assert tile is not None
        player = replace(player, points=player.points + rules.tiles[tile].points, tiles=(*player.tiles, tile))
        state = replace(
            state,
            players=(*state.players[:seat], player, *state.players[seat + 1 :]),
            tiles=(*state.tiles[:slot], None, *state.tiles[slot + 1 :]),
        )
    effect = purchase_effect(state, seat, card)
    return dataclasses.replace(effect, points=effect.score - before)


@lru_cache(maxsize=1 << 10)
def steps_to(
    tokens: Tokens,
    price: tuple[int, ...],
    bank: Tokens,
    reservable: bool,
    limit: int,
    demand: tuple[int, ...] = _NO_DEMAND,
) -> tuple[PlanStep, ...] | None:
    """Return the turns of the shortest way to pay a price, none where it can be paid now; ``None`` beyond a limit.

    ``price`` counts the five colours after bonuses, ``reservable`` is whether a reservation may bring a wild token,
    ``limit`` is the largest number of turns before the purchase, ``demand`` how much each colour is of use otherwise.
    """
    steps: list[PlanStep] = []
    tokens, bank, _ = _settle(tokens, bank, NO_TOKENS, price, demand)
    found = _turns_before(tokens, price, bank, reservable, limit)
    if found is None:
        return None
    count, reserves = found
    if reserves:
        tokens, bank, back = _settle(tokens, bank, _WILD, price, demand)
        steps.append(PlanStep(_WILD, back))
    search = _TakeSearch(price, demand)
    left = count - len(steps)
    budget = search.fewest_given_back(tokens, bank, left)
    while left:
        left -= 1
        for taken in search.takes(tokens, bank):
            after, rest, back = _settle(tokens, bank, taken, price, demand)
            if search.leads_to_price(after, rest, left, budget - sum(back)):
                break
        else:
            raise AssertionError("no take leads to a price that can be paid in so many turns")
        tokens, bank, budget = after, rest, budget - sum(back)
        steps.append(PlanStep(taken, back))
    return tuple(steps)


def _turns_before(
    tokens: Tokens, price: tuple[int, ...], bank: Tokens, reservable: bool, limit: int
) -> tuple[int, bool] | None:
    """Return the fewest turns before a purchase, and whether the first one reserves; ``None`` beyond a limit."""
    if sum(price) + tokens[SPECIAL] > TOKEN_LIMIT:
        # Special tokens are never given back, so the price can never lie there at the end of a turn (R11).
        return None
    for count in range(limit + 1):
        if _most_pairs(tokens, price, bank, count) is not None:
            return count, False
        if reservable and count and _most_pairs(tuple(map(add, tokens, _WILD)), price, bank, count - 1) is not None:
            return count, True
    return None


class _TakeSearch:
    """A search among the takes of the following turns, for one price."""

    def __init__(self, price: tuple[int, ...], demand: tuple[int, ...]) -> None:
        self.price = price
        self.demand = demand
        self._known: dict[tuple[Tokens, Tokens, int, int], bool] = {}

    def takes(self, tokens: Tokens, bank: Tokens) -> list[Tokens]:
        """Return the possible takes, best first: fewest tokens over, then most that are of use otherwise."""
        need = _need(tokens, self.price)

        def key(taken: Tokens) -> tuple[int, int]:
            over = sum(count - due for count, due in zip(taken, need, strict=False) if count > due)
            return over, -sum(count * use for count, use in zip(taken, self.demand, strict=False))

        return sorted(_counted_takes(bank), key=key)

    def fewest_given_back(self, tokens: Tokens, bank: Tokens, turns: int) -> int:
        """Return the number of tokens to give back at least on a way to the price in a number of turns."""
        most = max(sum(tokens) + 3 * turns - TOKEN_LIMIT, 0)
        return next(budget for budget in range(most + 1) if self.leads_to_price(tokens, bank, turns, budget))

    def leads_to_price(self, tokens: Tokens, bank: Tokens, turns: int, budget: int) -> bool:
        """Whether the price can be paid after a number of takes, giving back no more than ``budget`` tokens."""
        if budget < 0:
            return False
        pairs = _most_pairs(tokens, self.price, bank, turns)
        if pairs is None:
            return False
        surplus = sum(tokens) - TOKEN_LIMIT
        if surplus + 3 * turns <= budget:
            return True
        if surplus + self._least_taken(tokens, bank, turns, pairs) > budget:
            return False
        key = (tokens, bank, turns, budget)
        if key not in self._known:
            self._known[key] = any(
                self.leads_to_price(after, rest, turns - 1, budget - sum(back))
                for taken in sorted(self.takes(tokens, bank), key=sum)
                for after, rest, back in (_settle(tokens, bank, taken, self.price, self.demand),)
            )
        return self._known[key]

    def _least_taken(self, tokens: Tokens, bank: Tokens, turns: int, pairs: int) -> int:
        """Return a lower bound of the tokens that come in a number of takes of which so many at most are pairs."""
        # While three piles last, a take that is no pair has exactly three tokens (R6).
        if sum(_TAKES_TO_EMPTY[pile] >= turns for pile in bank[:COLORS]) >= 3:
            return 3 * turns - pairs
        return max(sum(_need(tokens, self.price)) - tokens[WILD], turns)


_TAKES_TO_EMPTY: Final = (0, 1, 2, 3, 3, 4, 4, 5)
"""How many takes empty a pile at the earliest, by its size: pairs while there are four, then one by one (R7)."""


def _most_pairs(tokens: Tokens, price: tuple[int, ...], bank: Tokens, turns: int) -> int | None:
    """Return how many of a number of takes can be pairs if the price is to be paid after them; ``None`` if it cannot.

    Pairs come first, as they need a pile of four (R7). Tokens that the price does not need are no hindrance: they can
    be given back as long as the price fits into ten (R11), and a pile that they empty is not needed either.
    """
    need = _need(tokens, price)
    goal = sum(need) - tokens[WILD]
    reach = [min(due, pile) for due, pile in zip(need, bank, strict=False)]
    if sum(reach) < goal or 3 * turns < goal:
        return None
    room = [max(pile // 2 - PAIR_PILE // 2 + 1, 0) for pile in bank[:COLORS]]
    for pairs in range(min(turns, sum(room)), -1, -1):
        left, free, found = reach.copy(), room.copy(), 0
        for _ in range(pairs):
            # A pair of the colour that lacks most is never worse, whatever the other takes bring.
            color = max((color for color in range(COLORS) if free[color]), key=left.__getitem__)
            free[color] -= 1
            found += min(left[color], 2)
            left[color] = max(left[color] - 2, 0)
        singles = turns - pairs
        if found + min(3 * singles, sum(min(singles, due) for due in left)) >= goal:
            return pairs
    return None


def _need(tokens: Tokens, price: tuple[int, ...]) -> tuple[int, ...]:
    """Return what is missing of a price by colour, wild tokens aside."""
    return net_cost(tokens[:COLORS], price)


def _settle(
    tokens: Tokens, bank: Tokens, taken: Tokens, price: tuple[int, ...], demand: tuple[int, ...]
) -> tuple[Tokens, Tokens, Tokens]:
    """Return the tokens of a seat and of the bank after a take, and what was given back down to ten (R11).

    First the colours of which there are more than the price demands, those of least other use first, then wild tokens.
    """
    tokens, bank = tuple(map(add, tokens, taken)), tuple(map(sub, bank, taken))
    surplus = sum(tokens) - TOKEN_LIMIT
    if surplus <= 0:
        return tokens, bank, NO_TOKENS
    back = [0] * KINDS
    for color in sorted(range(COLORS), key=lambda color: (demand[color], color)):
        back[color] = min(max(tokens[color] - price[color], 0), surplus)
        surplus -= back[color]
    back[WILD] = surplus
    return tuple(map(sub, tokens, back)), tuple(map(add, bank, back)), tuple(back)


def _counted_takes(bank: Tokens) -> tuple[Tokens, ...]:
    return tuple([_counted(action.colors) for action in takes(bank)])


@cache
def _counted(colors: tuple[int, ...]) -> Tokens:
    return tuple(colors.count(kind) for kind in range(KINDS))
