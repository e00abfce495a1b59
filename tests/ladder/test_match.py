"""Matches: the same cards whoever plays, fair shares, and intervals."""

from __future__ import annotations

from importlib import resources

import pytest

from game.bots import make_bot
from game.rules import GameState, Phase
from tests.helpers.tables import EDITIONS
from tools.ladder.contestants import make_contestant
from tools.ladder.match import DealtCards, LadderDeal, interval, play_game, share, shares, summed


def end(name: str, bots: list[str]) -> GameState:
    return play_game(name, [make_bot(bot, b"seed") for bot in bots], 0, DealtCards(b"cards"))


@pytest.mark.parametrize("name", EDITIONS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    one, other = end(name, ["greedy", "random"]), end(name, ["greedy", "random"])
    assert one == other
    assert one.phase is Phase.OVER
    assert sum(share(one, seat) for seat in range(2)) == 1


def test_a_net_in_a_file_plays_like_the_shipped_one() -> None:
    file = resources.files("assets") / "bots" / "base-2.npz"
    names = "puct-2", f"puct-2:{file}"
    first, second = ([make_contestant(name, b"seed"), make_contestant("random", b"seed")] for name in names)
    assert play_game("base", first, 0, DealtCards(b"cards")) == play_game("base", second, 0, DealtCards(b"cards"))


def test_a_net_for_another_number_of_players_is_refused() -> None:
    file = resources.files("assets") / "bots" / "base-3.npz"
    bots = [make_contestant(f"puct-2:{file}", b"seed"), make_contestant("random", b"seed")]
    with pytest.raises(ValueError, match="no net for “base” with 2 players"):
        play_game("base", bots, 0, DealtCards(b"cards"))


def test_a_match_rotates_the_seats() -> None:
    deals = [LadderDeal("base", 2, "greedy", "random", "ladder", deal) for deal in range(3)]
    games = [each for deal in deals for each in shares(deal, make_bot)]
    found = summed("base", 2, "greedy", "random", games)
    assert found.games == 6
    assert found.low < found.score < found.high or found.score == 1.0
    assert found.score > 0.5


def test_the_interval_is_wilsons() -> None:
    low, high = interval(13 / 16, 16)
    assert (round(low, 2), round(high, 2)) == (0.57, 0.93)
