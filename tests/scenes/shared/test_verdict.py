"""Who won and why: every way a game can end, in words (R15 to R17)."""

from __future__ import annotations

import msgspec
import pytest

from game.rules import SPECIAL, GameState, Phase, Player, initial_state
from game.scenes.result.confetti import COUNT_MS, DUST_MS, arrival, counted, dust, sparks
from game.scenes.shared.verdict import completes_gauntlet, ended_early, verdict

NAMES = ("Ada", "Bo", "Cy")


def player(points: int, cards: int = 0, *, bonuses: tuple[int, ...] = (1,) * 5, time: int = 0) -> Player:
    tokens = tuple(time if kind == SPECIAL else 0 for kind in range(7))
    return Player(tokens=tokens, bonuses=bonuses, points=points, bought=("b1-01",) * cards)


def table(edition: str, *players: Player, majority: int | None = None) -> GameState:
    state = initial_state(edition, len(players), 0)
    renamed = players
    if edition == "marvel":
        renamed = tuple(msgspec.structs.replace(each, bought=("m1-01",) * len(each.bought)) for each in players)
    return msgspec.structs.replace(state, players=renamed, majority=majority, round=17)


@pytest.mark.parametrize(
    ("players", "winners", "title", "why"),
    [
        ((player(16, 9), player(12, 7)), (0,), "Ada wins", "16 points, won by 4."),
        ((player(12, 7), player(16, 9)), (1,), "Bo wins", "16 points, won by 4."),
        ((player(15, 12), player(15, 9)), (1,), "Bo wins", "Tied on 15 points; the fewest cards decide: 9."),
        (
            (player(15, 9), player(15, 9), player(3)),
            (0, 1),
            "Shared victory",
            "Ada and Bo share the victory with 15 points and 9 cards each.",
        ),
    ],
)
def test_in_base_the_winners_are_named_and_what_has_decided(
    players: tuple[Player, ...], winners: tuple[int, ...], title: str, why: str
) -> None:
    shown = verdict(table("base", *players), NAMES[: len(players)], winners, "points")
    assert (shown.title, shown.explanation, shown.round) == (title, why, 17)
    assert shown.rows[0].winner
    assert [row.rank for row in shown.rows if row.winner] == [1] * len(winners)


def test_tied_players_share_a_rank() -> None:
    shown = verdict(table("base", player(0), player(3, 2), player(0)), NAMES, (), "agreed")
    assert [(row.name, row.rank) for row in shown.rows] == [("Bo", 1), ("Ada", 2), ("Cy", 2)]


@pytest.mark.parametrize(
    ("players", "majority", "winners", "why"),
    [
        ((player(17, 9, time=1), player(20, 9)), None, (0,), "The Gauntlet is complete."),
        ((player(17, 9, time=1), player(15, 9)), None, (0,), "17 points, won by 2."),
        (
            (player(17, 9, time=1), player(20, 9, time=1)),
            None,
            (1,),
            "More than one player completed the Gauntlet; Bo wins on points.",
        ),
        ((player(17, 9, time=1), player(17, 9, time=1)), 1, (1,), "Tied on 17 points; the Avengers tile decides."),
        (
            (player(17, 9, time=1), player(17, 8, time=1)),
            None,
            (1,),
            "Tied on 17 points; the fewest characters decide: 8.",
        ),
        (
            (player(17, 9, time=1), player(17, 9, time=1)),
            None,
            (0, 1),
            "Ada and Bo completed the Gauntlet, tied on points and cards, and share the victory.",
        ),
        ((player(17, 9), player(9, 9)), None, (), "Nobody completed the Gauntlet."),
    ],
)
def test_in_marvel_the_explanation_says_how_the_gauntlet_was_won(
    players: tuple[Player, ...], majority: int | None, winners: tuple[int, ...], why: str
) -> None:
    shown = verdict(table("marvel", *players, majority=majority), NAMES[: len(players)], winners, "points")
    assert shown.explanation == why
    assert [row.majority_points for row in shown.rows if row.seat == majority] == [3] * (majority is not None)


@pytest.mark.parametrize(
    ("reason", "winners", "title", "why"),
    [
        ("agreed", (), "Ended by agreement", "All players agreed to end the game here."),
        ("resigned", (1,), "Bo wins", "Ada resigned."),
        ("resigned", (), "No winner", "All players left the table."),
        ("stalled", (0,), "Ada wins", "No legal moves were left. 9 points, won by 4."),
        ("stalled", (), "No winner", "No legal moves were left, and nobody completed the Gauntlet."),
    ],
)
def test_an_end_without_the_goal_says_why(reason: str, winners: tuple[int, ...], title: str, why: str) -> None:
    shown = verdict(table("base", player(9, 6), player(5, 4)), NAMES[:2], winners, reason)
    assert (shown.title, shown.explanation) == (title, why)


@pytest.mark.parametrize(
    ("winners", "seat", "title", "why"),
    [
        ((0,), 0, "You win", "16 points, won by 4."),
        ((0,), 1, "You came 2nd", "Ada wins. 16 points, won by 4."),
        ((0,), 2, "You came 3rd", "Ada wins. 16 points, won by 4."),
        ((0,), 3, "You came 4th", "Ada wins. 16 points, won by 4."),
        ((0,), None, "Ada wins", "16 points, won by 4."),
        ((0, 1), 1, "You share the victory", "Ada and Bo share the victory with 16 points and 9 cards each."),
        ((0, 1), 2, "You came 3rd", "Shared victory. Ada and Bo share the victory with 16 points and 9 cards each."),
    ],
)
def test_the_headline_for_one_person_states_the_own_result(
    winners: tuple[int, ...], seat: int | None, title: str, why: str
) -> None:
    second = player(16, 9) if len(winners) == 2 else player(12, 7)
    shown = verdict(table("base", player(16, 9), second, player(9), player(3)), (*NAMES, "Di"), winners, "points")
    assert (shown.title_for(seat), shown.explanation_for(seat)) == (title, why)


def test_the_headline_for_one_person_where_nobody_won_or_somebody_resigned() -> None:
    state = table("base", player(9, 6), player(5, 4))
    agreed = verdict(state, NAMES[:2], (), "agreed")
    assert (agreed.title_for(0), agreed.explanation_for(0)) == (
        "Ended by agreement",
        "All players agreed to end the game here.",
    )
    left = verdict(state, NAMES[:2], (1,), "resigned", frozenset({0}))
    assert (left.title_for(0), left.explanation_for(0)) == ("You resigned", "Bo wins.")
    assert (left.title_for(1), left.explanation_for(1)) == ("You win", "Ada resigned.")
    assert [row.place_text for row in left.rows] == ["Winner", "Resigned"]
    assert ended_early(NAMES, (1,), "resigned") == "All other players resigned."


def test_players_tied_behind_the_winner_came_in_at_the_same_place() -> None:
    shown = verdict(table("base", player(16, 9), player(9, 5), player(9, 5)), NAMES, (0,), "points")
    assert shown.title_for(1) == shown.title_for(2) == "You came 2nd"


def test_the_condition_needs_points_colours_and_time() -> None:
    def meets(each: Player) -> bool:
        return completes_gauntlet(verdict(table("marvel", each, player(0)), NAMES[:2], (), "points").rows[0], 16)

    assert meets(player(16, 9, time=1))
    assert not meets(player(15, 9, time=1))
    assert not meets(player(16, 9))
    assert not meets(player(16, 9, bonuses=(2, 1, 1, 1, 0), time=1))


def test_the_best_cards_and_the_tiles_are_named_for_the_picture() -> None:
    winner = msgspec.structs.replace(player(16), bought=("b1-01", "b3-01", "b2-01", *("b1-02",) * 4), tiles=("bn-02",))
    first = verdict(table("base", winner, player(5)), NAMES[:2], (0,), "points").rows[0]
    assert first.best[:2] == ("b3-01", "b2-01")
    assert (len(first.best), first.won) == (5, ("bn-02",))


def test_a_resigned_player_is_last_and_nobodys_rival() -> None:
    state = table("base", player(16, 9), player(12, 7), player(9, 5))
    over = msgspec.structs.replace(state, phase=Phase.OVER, winners=(0,))
    shown = verdict(over, NAMES, (1,), "points", frozenset({0}))
    assert [row.name for row in shown.rows] == ["Bo", "Cy", "Ada"]
    assert shown.explanation == "12 points, won by 3."


def test_the_shower_of_sparks_begins_and_ends_and_the_points_are_right_at_the_end() -> None:
    assert not list(sparks((0, 0), DUST_MS))
    alight = list(sparks((400, 300), 600))
    assert alight
    assert all(0 <= spark.strength <= 1 for spark in alight)
    assert not list(dust((0, 0, 100, 100), DUST_MS))
    assert len(list(dust((0, 0, 100, 100), 4000))) > 10
    assert [arrival(age, 100, 300) for age in (0, 100, 400, 900)] == [0, 0, 1, 1]
    assert [counted(15, age) for age in (0, COUNT_MS, DUST_MS)] == [0, 15, 15]
