"""The texts about tables that were found."""

from __future__ import annotations

import msgspec

from game.scenes.tables import text as texts
from tools.shots.gathered import tables


def test_a_found_table_shows_whether_there_is_room() -> None:
    free, _, playing = tables("base")
    assert texts.free_seats(free) == "2 of 4 open"
    assert texts.free_seats(msgspec.structs.replace(free, free=0)) == "No open seat"
    assert texts.free_seats(playing) == "In progress"
    assert texts.round_trip(free) == "1 ms"
    assert texts.round_trip(msgspec.structs.replace(free, ping_ms=-1)) == "–"


def test_an_own_game_shows_whose_turn_it_is_and_how_long_they_have() -> None:
    game = msgspec.structs.replace(tables("base")[2], yours=True, turn="Bianca", left_s=23 * 3600 + 59)
    assert texts.free_seats(game) == "Bianca’s turn, 23 h left"
    mine = msgspec.structs.replace(game, turn="Ana", my_turn=True, left_s=2 * 86_400 + 5)
    assert texts.free_seats(mine) == "Your turn, 2 days left"
    assert texts.free_seats(msgspec.structs.replace(mine, left_s=30)) == "Your turn, 1 min left"
    assert texts.free_seats(msgspec.structs.replace(mine, left_s=-1)) == "Your turn"


def test_an_own_game_shows_that_a_turn_is_the_last_one_or_that_it_ends_without_a_move() -> None:
    slow = msgspec.structs.replace(
        tables("base")[2], yours=True, turn="Ana", left_s=7200, last_chance=True, clock_s=86_400
    )
    mine = msgspec.structs.replace(slow, my_turn=True)
    assert texts.free_seats(mine) == "Move or resign: 2 h left"
    assert texts.free_seats(slow) == "Ana’s turn, 2 h left"
    resting = msgspec.structs.replace(mine, turn="", my_turn=False, clock_s=0, left_s=5 * 86_400)
    assert texts.free_seats(resting) == "No moves: ends in 5 days"


def test_a_table_at_a_server_shows_its_clock() -> None:
    table = msgspec.structs.replace(tables("base")[0], server="Club", clock_s=120, added_s=20)
    assert texts.about(table) == "Splendor, 2 min + 20 s per turn, Club"
    assert (
        texts.about(msgspec.structs.replace(table, clock_s=3 * 86_400, added_s=0)) == "Splendor, 3 days per turn, Club"
    )
    assert texts.about(msgspec.structs.replace(table, clock_s=0, added_s=0)) == "Splendor, Club"
