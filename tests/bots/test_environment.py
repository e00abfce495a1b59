"""The PettingZoo environment."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest

from game.bots.environment import (
    ACTIONS,
    SplendorEnv,
    action_number,
    actions_by_number,
    observation,
    observation_width,
)
from game.rules import EDITION_NAMES, FIRST, Deal, GameState, Phase, PurchaseCard, legal_actions, observe

with warnings.catch_warnings():
    # Their test imports games of their own in a way that they have deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

GAMES = [(name, players) for name in EDITION_NAMES for players in (2, 3, 4)]


@pytest.mark.filterwarnings("ignore:Observation")  # masks need a Dict
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_pettingzoo_accepts_the_environment(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(SplendorEnv(name, players), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(SplendorEnv, num_cycles=30)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_whole_games_reward_the_winner(name: str, players: int) -> None:
    env = SplendorEnv(name, players, render_mode="ansi")
    rng = random.Random(1)
    env.reset(seed=players)
    while env.state_of_play.phase is not Phase.OVER:
        seen = env.observe(env.agent_selection)
        assert env.observation_space(env.agent_selection).contains(seen)
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() for agent in others)
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]).tolist())))
    winners = env.state_of_play.winners
    assert [env.rewards[agent] for agent in env.possible_agents] == [
        (seat in winners) / max(1, len(winners)) for seat in range(players)
    ]
    assert all(env.terminations.values())
    assert "to move" in (env.render() or "")


def positions(name: str, players: int, seed: int) -> list[GameState]:
    env = SplendorEnv(name, players)
    env.reset(seed=seed)
    rng, found = random.Random(seed), []
    while env.state_of_play.phase is not Phase.OVER:
        found.append(env.state_of_play)
        env.step(rng.choice(list(actions_by_number(env.view(env.agent_selection)))))
    return found


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_numbers_stand_for_one_action_each_but_for_payments(name: str, players: int) -> None:
    for state in positions(name, players, 5):
        view = observe(state, state.turn)
        actions = legal_actions(view)
        numbers = [action_number(action) for action in actions]
        assert max(numbers) < ACTIONS
        for number, action in actions_by_number(view).items():
            same = [each for each, own in zip(actions, numbers, strict=True) if own == number]
            assert same[0] == action
            if len(same) > 1:
                assert isinstance(action, PurchaseCard)
                assert action.payment[5] == min(each.payment[5] for each in same if isinstance(each, PurchaseCard))


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_an_observation_shows_nothing_hidden(name: str) -> None:
    compared = 0
    for state in positions(name, 3, 9):
        for seat in range(3):
            seen = observation(state, seat)
            assert seen.shape == (observation_width(3),)
            hidden = any(held.blind for other, each in enumerate(state.players) if other != seat for held in each.hand)
            compared += hidden
            view = observation(observe(state, seat), seat)
            assert hidden or (view == seen).all()
            assert not hidden or (view != seen).any()
    assert compared


def test_wrong_arguments_have_a_sentence() -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        SplendorEnv(players=5)
    with pytest.raises((KeyError, ValueError)):
        SplendorEnv("chess")
    env = SplendorEnv()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(ACTIONS - 1)
    with pytest.raises(ValueError, match="chance"):
        action_number(Deal(FIRST, "0"))
    assert env.render() is None
    env.close()
