"""Bots with nets: legal in every phase, repeatable, within their time, and blind to what is hidden."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from game.bots.net_bot import NetBot, log_odds
from game.bots.net_files import shipped_net
from game.bots.position_array import OVER, PHASE, encode, tables_of
from game.bots.registry import BOT_LEVELS, level_of, make_bot
from game.bots.rollouts import ROWS, Rollouts
from game.bots.search import Search
from game.bots.strength import SearchLimits, Strength
from game.rules import COLORS, GameState, HeldCard, Phase, PurchaseCard, check, edition, observe
from tests.bots.test_expansion import EDITIONS, random_positions
from tests.helpers.tables import new_match

SMALL = Strength(limits=SearchLimits(leaves=24, seconds=1000.0))


def bot(view: GameState, seed: int = 1, strength: Strength = SMALL) -> NetBot:
    net = shipped_net(view.edition, len(view.players))
    assert net is not None
    return NetBot(net, strength, seed)


def some(name: str, players: int) -> list[GameState]:
    every = list(random_positions(name, players, "net bot"))
    resting = [state for state in every if state.phase is not Phase.ACTION]
    return [observe(state, state.turn) for state in every[::12] + resting[:4]]


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_is_legal_and_repeatable(name: str, players: int) -> None:
    for view in some(name, players):
        action = bot(view).choose(view)
        assert check(view, action) is None
        assert bot(view).choose(view) == action


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_rollouts_are_legal_and_repeatable(name: str, players: int) -> None:
    strength = Strength(limits=SearchLimits(leaves=96, seconds=1000.0), rollouts=True)
    for view in some(name, players)[:4]:
        action = bot(view, strength=strength).choose(view)
        assert check(view, action) is None
        assert bot(view, strength=strength).choose(view) == action


def test_rollouts_end_before_their_time() -> None:
    view = some("base", 4)[1]
    net, tables = shipped_net("base", 4), tables_of("base")
    assert net is not None
    rollouts = Rollouts(net, tables, np.random.default_rng(1))
    ticks = iter(range(10_000))
    row = encode(view, tables, np.random.default_rng(1))
    rollouts.run(row, SearchLimits(10_000, 4.0), clock=lambda: float(next(ticks)))
    assert 0 < rollouts.leaves <= 4 * 4 * ROWS, "every look at the clock is a second: four rounds of four turns"


def test_rollouts_of_the_last_turn_end_too() -> None:
    last = list(random_positions("base", 3, "net bot"))[-1]
    net, tables = shipped_net("base", 3), tables_of("base")
    assert net is not None
    rollouts = Rollouts(net, tables, np.random.default_rng(1))
    row = encode(observe(last, last.turn), tables, np.random.default_rng(1))
    root = rollouts.run(row, SearchLimits(96, 1000.0))
    assert (root.rows[:, PHASE] == OVER).all(), "whatever is done ends the game"
    assert rollouts.leaves >= 96


@pytest.mark.parametrize("noise", [0.0, 0.2])
def test_one_turn_ahead_is_legal_and_repeatable(noise: float) -> None:
    for view in some("base", 2):
        action = bot(view, strength=Strength(noise)).choose(view)
        assert check(view, action) is None
        assert bot(view, strength=Strength(noise)).choose(view) == action


def nearly_lost() -> GameState:
    """Return the view of a seat far behind that holds ten tokens and can buy what it has reserved."""
    state = new_match("marvel", 2, "nearly lost").state
    rules = edition("marvel")
    lying = {card for row in state.market for card in row}
    cheap = [card for card in rules.cards if card.startswith("m1") and card not in lying]
    dear = [card for card in rules.cards if card.startswith("m3") and card not in lying]
    bought = (*cheap[:8], dear[0])
    leader = msgspec.structs.replace(
        state.players[0],
        bonuses=tuple(sum(rules.cards[card].bonus == color for card in bought) for color in range(COLORS)),
        points=sum(rules.cards[card].points for card in bought),
        bought=bought,
    )
    tokens = (2, 2, 2, 2, 2, *(0 for _ in state.bank[COLORS:]))
    loser = msgspec.structs.replace(
        state.players[1], tokens=tokens, hand=tuple(HeldCard(card, 1, blind=False) for card in cheap[8:10])
    )
    bank = tuple(kept - held for kept, held in zip(state.bank, tokens, strict=True))
    late = msgspec.structs.replace(state, players=(leader, loser), bank=bank, first=0, turn=1, round=14)
    return observe(late, 1)


def test_an_error_does_not_hide_the_better_turns_of_a_game_that_is_nearly_lost() -> None:
    view = nearly_lost()
    chosen = [make_bot("hard", bytes([seed])).choose(view) for seed in range(20)]
    assert sum(isinstance(action, PurchaseCard) for action in chosen) >= 18


def test_log_odds_of_equal_ratios_are_equally_far_apart() -> None:
    low, even, high = log_odds(np.array([0.2, 0.5, 0.8]))
    assert even == 0 and high == pytest.approx(-low) and high == pytest.approx(np.log(4))
    assert np.isfinite(log_odds(np.array([0.0, 1.0]))).all()


def test_a_search_ends_before_its_time_and_when_it_is_stopped() -> None:
    view = some("base", 2)[1]
    net, tables = shipped_net("base", 2), tables_of("base")
    assert net is not None
    search = Search(net, tables, np.random.default_rng(1))
    row = encode(view, tables, np.random.default_rng(1))
    ticks = iter(range(10_000))
    search.run(row, SearchLimits(10_000, 10.0), clock=lambda: float(next(ticks)))
    assert search.leaves <= 10 * 16, "every look at the clock is a second: ten batches"
    asked = iter([False, True])
    search.run(row, SearchLimits(10_000, 10.0), stop=lambda: next(asked), clock=lambda: 0.0)
    assert search.leaves <= 16


def test_visits_and_values_of_a_search_agree() -> None:
    view = some("marvel", 2)[2]
    net, tables = shipped_net("marvel", 2), tables_of("marvel")
    assert net is not None
    search = Search(net, tables, np.random.default_rng(1))
    root = search.run(encode(view, tables, np.random.default_rng(1)), SearchLimits(200, 1000.0))
    assert sum(root.counts) == root.visits
    assert root.visits > 100
    assert all(0 <= mean <= 1 for mean in root.means)
    for edge, children in root.children.items():
        assert sum(child.visits for child in children) <= root.counts[edge]


@pytest.mark.parametrize("level", BOT_LEVELS[:4])
def test_a_level_plays_in_either_edition(level: str) -> None:
    player = make_bot(level, b"seed")
    for name in EDITIONS:
        view = some(name, 2)[0]
        assert check(view, player.choose(view)) is None


def test_earlier_names_stand_for_levels() -> None:
    assert [level_of(kind) for kind in ("random", "greedy", "master", "", None)] == [
        "easy",
        "normal",
        "master",
        None,
        None,
    ]
