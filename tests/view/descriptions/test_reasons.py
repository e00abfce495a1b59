"""The reasons of hints and reviews: every benefit is proved by playing it out with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from operator import add, ge, sub

import msgspec
import pytest

from game.rules import (
    Action,
    GameState,
    Pass,
    Phase,
    PurchaseCard,
    Tokens,
    apply,
    edition,
    legal_actions,
    observe,
)
from game.rules.model import WILD
from game.rules.payment import net_cost
from game.view.descriptions.plan import MAX_TURNS
from game.view.descriptions.reasons import (
    Benefit,
    BenefitKind,
    benefits_for,
    describe_action,
    describe_main_reason,
    describe_reason,
)
from tests.bots.test_expansion import random_positions
from tests.helpers.tables import EDITIONS


def settled(state: GameState) -> Iterator[GameState]:
    """Every position in which a turn that has begun may end, whatever is dealt; once for each set of tokens left."""
    if state.pending:
        state, _ = apply(state, legal_actions(state)[0])
    if state.phase not in (Phase.DISCARD, Phase.TILE):
        yield state
        return
    for action in legal_actions(state):
        yield from settled(apply(state, action)[0])


def same_seat(state: GameState, seat: int) -> GameState:
    """The position with the next turn of a seat, as if the others had done nothing."""
    return msgspec.structs.replace(state, turn=seat, phase=Phase.ACTION, winners=())


def can_buy(state: GameState, seat: int, card: str) -> bool:
    actions = legal_actions(same_seat(state, seat))
    return any(isinstance(action, PurchaseCard) and action.card == card for action in actions)


def fewest_turns(state: GameState, seat: int, card: str, most: int) -> int | None:
    """By trying all takes of something needed, and a reservation first: the turns to a purchase, itself included."""
    rules, player = edition(state.edition), state.players[seat]
    price = net_cost(player.bonuses, rules.cards[card].cost)
    reservable = any(card in row for row in state.market) and len(player.hand) < 3 and state.bank[WILD] > 0
    reached = {(player.tokens, state.bank)}
    for turn in range(1, most + 1):
        if any(sum(map(max, map(sub, price, tokens), (0,) * 5)) <= tokens[WILD] for tokens, _ in reached):
            return turn
        found = {
            end for tokens, bank in reached for take in takes(tokens, bank, price) for end in ends(tokens, bank, take)
        }
        if reservable and turn == 1:
            found |= set(ends(player.tokens, state.bank, (0, 0, 0, 0, 0, 1, 0)))
        reached = found
    return None


def takes(tokens: Tokens, bank: Tokens, price: tuple[int, ...]) -> Iterator[Tokens]:
    """The takes of R6 and R7 with a token that the price demands."""
    piles = [color for color in range(5) if bank[color]]
    for colors in [*combinations(piles, min(3, len(piles))), *((color, color) for color in piles if bank[color] >= 4)]:
        if any(price[color] > tokens[color] for color in colors):
            yield tuple(colors.count(kind) for kind in range(7))


def ends(tokens: Tokens, bank: Tokens, taken: Tokens) -> Iterator[tuple[Tokens, Tokens]]:
    """Tokens and bank after a take, with every return of coloured tokens down to ten (R11)."""
    held, rest = tuple(map(add, tokens, taken)), tuple(map(sub, bank, taken))
    surplus = max(0, sum(held) - 10)
    for given in product(range(surplus + 1), repeat=5):
        back = (*given, 0, 0)
        if sum(given) == surplus and all(map(ge, held, back)):
            yield tuple(map(sub, held, back)), tuple(map(add, rest, back))


def prove(state: GameState, action: Action, benefit: Benefit) -> bool:
    """Whether a benefit holds, found out without the code that made it."""
    seat, rules = state.turn, edition(state.edition)
    after, _ = apply(state, action)
    before, now = state.players[seat], after.players[seat]
    over = list(settled(after))
    match benefit.kind:
        case BenefitKind.GOAL:
            return all(rules.verdict((end.players[seat],), 0 if end.majority == seat else None, False) for end in over)
        case BenefitKind.TILE:
            return all(len(end.players[seat].tiles) == len(before.tiles) + 1 for end in over) and any(
                benefit.tile in end.players[seat].tiles for end in over
            )
        case BenefitKind.MAJORITY:
            return all(end.majority == seat for end in over) and state.majority != seat
        case BenefitKind.POINTS:
            assert isinstance(action, PurchaseCard)
            return rules.cards[action.card].points == benefit.count > 0
        case BenefitKind.DENIES:
            assert benefit.card is not None and benefit.seat not in (None, seat)
            assert benefit.seat is not None
            return can_buy(state, benefit.seat, benefit.card) and benefit.card not in [
                c for row in after.market for c in row
            ]
        case BenefitKind.SLOWER:
            assert benefit.card is not None and benefit.seat is not None
            return not can_buy(state, benefit.seat, benefit.card)
        case BenefitKind.READY:
            assert benefit.card is not None
            return any(can_buy(end, seat, benefit.card) for end in over) and not can_buy(state, seat, benefit.card)
        case BenefitKind.NEARER:
            assert benefit.card is not None
            was = fewest_turns(state, seat, benefit.card, MAX_TURNS)
            found = [fewest_turns(end, seat, benefit.card, MAX_TURNS) for end in over]
            assert was is not None
            return was - min(each for each in found if each is not None) == benefit.count >= 1
        case BenefitKind.TOWARDS:
            assert benefit.tile is not None
            lacks = [
                sum(
                    max(0, need - have)
                    for need, have in zip(rules.tiles[benefit.tile].demand, player.bonuses, strict=True)
                )
                for player in (before, now)
            ]
            return lacks == [benefit.count + 1, benefit.count]
        case BenefitKind.SAVES:
            assert isinstance(action, PurchaseCard)
            costs = [rules.cards[name].cost for row in state.market for name in row if name and name != action.card]
            return benefit.count == sum(
                sum(net_cost(before.bonuses, cost)) - sum(net_cost(now.bonuses, cost)) == 1 for cost in costs
            )
        case BenefitKind.WILD:
            return now.tokens[WILD] == before.tokens[WILD] + 1
        case BenefitKind.KEEPS:
            assert benefit.card is not None
            was = fewest_turns(state, seat, benefit.card, MAX_TURNS)
            return was is not None and fewest_turns(over[0], seat, benefit.card, was) is not None
    raise AssertionError(benefit)


def proved(name: str, players: int, games: range) -> Counter[BenefitKind]:
    """Prove the benefits of some actions of every position of random games; return how many of each kind were made."""
    made: Counter[BenefitKind] = Counter()
    for game in games:
        for number, state in enumerate(random_positions(name, players, f"reasons {game}")):
            actions = legal_actions(observe(state, state.turn))
            for action in actions[number % min(len(actions), 15) :: 15]:
                for benefit in benefits_for(observe(state, state.turn), action):
                    made[benefit.kind] += 1
                    # Trying all takes is slow, so one in eight of these is proved.
                    if benefit.kind is not BenefitKind.NEARER or made[benefit.kind] % 8 == 1:
                        assert prove(state, action, benefit), (benefit, action, state)
    return made


@pytest.mark.parametrize("name", EDITIONS)
def test_every_claim_is_true(name: str) -> None:
    assert len(proved(name, 2, range(1))) >= 5


@pytest.mark.slow
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_claim_is_true_in_more_games(name: str, players: int) -> None:
    """Together with the quick test some 1,100 positions."""
    made = proved(name, players, range(1, 3))
    assert made.keys() >= {
        BenefitKind.POINTS,
        BenefitKind.NEARER,
        BenefitKind.READY,
        BenefitKind.SAVES,
        BenefitKind.WILD,
    }


def test_a_reason_is_one_sentence() -> None:
    names = ["Ana", "Bianca", "Cy"]
    for state in random_positions("base", 3, "words"):
        for action in legal_actions(state)[:3]:
            said = describe_reason(state, names, action, 0.5)
            assert said.endswith(".") and said.count(". ") == 0
            assert said.startswith(describe_action(state, action))
            assert "{" not in said


def test_points_that_the_name_of_a_card_tells_are_no_reason() -> None:
    told = 0
    for state in random_positions("base", 2, "points"):
        for action in legal_actions(state):
            points = edition("base").cards[action.card].points if isinstance(action, PurchaseCard) else 0
            if points and "points" in describe_action(state, action):
                told += 1
                assert BenefitKind.POINTS not in [benefit.kind for benefit in benefits_for(state, action)]
    assert told


def test_the_main_reason_is_one_sentence_with_and_without_the_action() -> None:
    state = next(random_positions("base", 2, "main"))
    for action in legal_actions(state):
        said, why = describe_main_reason(state, ["Ana", "Bo"], action, 0.5)
        assert said == f"{describe_action(state, action)}: {why[0].lower()}{why[1:]}"


def test_without_a_claim_the_chance_is_given() -> None:
    state = next(random_positions("base", 2, "chance"))
    assert describe_reason(state, ["Ana", "Bo"], Pass(), 0.614) == "Pass: it leaves a 61% chance of winning."
    assert describe_reason(state, ["Ana", "Bo"], Pass()) == "Pass."
