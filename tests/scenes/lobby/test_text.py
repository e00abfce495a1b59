"""The lobby's text about tables, seats and options."""

from __future__ import annotations

import msgspec
import pytest

from game.scenes.lobby import text as texts
from net.protocol.messages import LobbySeat, TableOptions, Watcher
from tools.shots.gathered import lobby, tables


def test_a_found_table_shows_whether_there_is_room() -> None:
    free, _, playing = tables("base")
    assert texts.free_seats(free) == "2 of 4 free"
    assert texts.free_seats(msgspec.structs.replace(free, free=0)) == "No chair free"
    assert texts.free_seats(playing) == "Game under way"
    assert texts.round_trip(free) == "1 ms"
    assert texts.round_trip(msgspec.structs.replace(free, ping_ms=-1)) == "–"


@pytest.mark.parametrize(
    ("options", "key", "value", "index"),
    [
        (TableOptions(), "clock", "None", 0),
        (TableOptions(clock_s=45), "clock", "45 s", -1),
        (TableOptions(wait_s=300), "wait", "5 min", 2),
        (TableOptions(wait_s=90), "wait", "90 s", -1),
        (TableOptions(wait_s=-1), "wait", "For ever", 3),
        (TableOptions(spectators=False, delayed=True), "audience", "No", 0),
        (TableOptions(delayed=True), "audience", "Delayed", 2),
        (TableOptions(private=True), "door", "By invitation", 1),
        (TableOptions(edition="marvel"), "edition", "Splendor: Marvel", 1),
    ],
)
def test_every_value_has_words_even_one_that_no_button_gives(
    options: TableOptions, key: str, value: str, index: int
) -> None:
    found = next(option for option in texts.table_options(options) if option.key == key)
    assert (found.value, found.index) == (value, index)


def test_choosing_changes_that_option_alone() -> None:
    before = TableOptions(clock_s=45, private=True)
    for option in texts.table_options(before):
        for index in range(len(option.labels)):
            after = option.choose(before, index)
            again = next(other for other in texts.table_options(after) if other.key == option.key)
            assert again.index == index
            others = [other.value for other in texts.table_options(after) if other.key != option.key]
            assert others == [other.value for other in texts.table_options(before) if other.key != option.key]


def test_the_lobby_names_whom_it_waits_for() -> None:
    assert texts.missing(lobby("base", 3)) == "1 chair is still free."
    assert texts.missing(lobby("base", 3, here=1)) == "2 chairs are still free."
    assert texts.missing(lobby("base", 2, here=2)) == "Waiting for Bianca to be ready."
    shown = lobby("base", 2)
    kept = msgspec.structs.replace(shown, seats=(shown.seats[0], LobbySeat(name="Bianca", color=1)))
    assert texts.missing(kept) == "Waiting for Bianca to come back."
    assert texts.seat_note(kept, kept.seats[1], mine=False) == "Kept until they come back"
    ready = tuple(msgspec.structs.replace(seat, ready=True) for seat in lobby("base", 3, here=3).seats)
    assert texts.missing(msgspec.structs.replace(shown, seats=ready)) == ""


def test_the_host_is_known_by_its_number_whatever_the_names_are() -> None:
    shown = lobby("base", 3, here=3)
    first, second, third = shown.seats
    renamed = msgspec.structs.replace(shown, host="Zoé Strauß", seats=(first, second, third))
    assert texts.seat_note(renamed, first, mine=True) == "You, and this computer deals"
    assert texts.seat_note(renamed, first, mine=False) == "Their computer deals"
    assert texts.seat_note(renamed, second, mine=True) == "You"
    namesake = msgspec.structs.replace(second, name="Zoé Strauß")
    assert texts.seat_note(renamed, namesake, mine=False) == "At another computer"


def test_a_private_table_is_not_described_as_discoverable() -> None:
    shown = lobby("base", 2)
    assert texts.finding(shown) == "On the same network they find your table by themselves."
    private = msgspec.structs.replace(shown, options=TableOptions(private=True))
    assert texts.finding(private) == "Only who has the invitation or the code gets in."


def test_more_spectators_than_have_room_are_counted() -> None:
    assert texts.watching(lobby("base", 2, watchers=0)) == ""
    assert texts.watching(lobby("base", 2, watchers=2)) == "Watching: Ilse, Noor"
    many = tuple(Watcher(number, name) for number, name in enumerate(("Ilse", "Noor", "Pál", "Uwe")))
    shown = msgspec.structs.replace(lobby("base", 2), watchers=many)
    assert texts.watching(shown) == "Watching: Ilse, Noor and 2 more"
