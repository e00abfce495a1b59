"""A room's texts about seats and options."""

from __future__ import annotations

import msgspec
import pytest

from game.scenes.room import text as texts
from net.protocol.messages import Lobby, LobbySeat, TableOptions, Watcher
from tools.shots.gathered import lobby


@pytest.mark.parametrize(
    ("options", "key", "value", "index"),
    [
        (TableOptions(), "clock", "None", 0),
        (TableOptions(clock_s=45), "clock", "45 s", 2),
        (TableOptions(clock_s=300, added_s=60), "clock", "5 min + 1 min per turn", -1),
        (TableOptions(wait_s=300), "wait", "5 min", 2),
        (TableOptions(wait_s=90), "wait", "90 s", 2),
        (TableOptions(wait_s=20), "wait", "20 s", 0),
        (TableOptions(wait_s=3600), "wait", "1 h", 3),
        (TableOptions(wait_s=-1), "wait", "No limit", 3),
        (TableOptions(spectators=False, delayed=True), "audience", "No", 0),
        (TableOptions(delayed=True), "audience", "Delayed", 2),
        (TableOptions(private=True), "door", "Invitation only", 1),
        (TableOptions(edition="marvel"), "edition", "Splendor: Marvel", 1),
    ],
)
def test_every_value_has_words_and_one_that_the_host_was_started_with_its_place(
    options: TableOptions, key: str, value: str, index: int
) -> None:
    found = next(option for option in texts.table_options(options) if option.key == key)
    assert (found.value, found.index) == (value, index)
    assert index < 0 or found.labels[index] in (value, "Marvel")


def test_of_two_people_no_wait_time_is_promised() -> None:
    def wait(shown: Lobby, served: bool = False) -> texts.Option:
        return next(option for option in texts.lobby_options(shown, served=served) if option.key == "wait")

    two = lobby("base", 2)
    assert (wait(two).value, wait(two).labels) == ("Until both are connected", ())
    assert wait(lobby("base", 3)).value == "1 min" and wait(two, served=True).value == "1 min"
    bot = LobbySeat("bot", "Bianca", "greedy", color=1)
    assert wait(msgspec.structs.replace(two, seats=(two.seats[0], bot))).value == "1 min"
    away = msgspec.structs.replace(two, host_person=99)
    assert wait(away).value == "1 min", "a host without a seat plays on with one of them"


def test_choosing_changes_that_option_alone() -> None:
    before = TableOptions(clock_s=45, private=True)
    for option in texts.table_options(before):
        for index in range(len(option.labels)):
            after = option.choose(before, index)
            again = next(other for other in texts.table_options(after) if other.key == option.key)
            assert again.labels[again.index] == option.labels[index]
            others = [other.value for other in texts.table_options(after) if other.key != option.key]
            assert others == [other.value for other in texts.table_options(before) if other.key != option.key]


def test_the_lobby_names_whom_it_waits_for() -> None:
    assert texts.missing(lobby("base", 3)) == "1 seat is still open."
    assert texts.missing(lobby("base", 3, here=1)) == "2 seats are still open."
    assert texts.missing(lobby("base", 2, here=2)) == "Waiting for Bianca to be ready."
    assert texts.missing(lobby("base", 2, here=2), me=1) == "Waiting for Bianca to be ready."
    assert texts.missing(lobby("base", 2, here=2), me=2) == "Waiting for you to be ready."
    shown = lobby("base", 2)
    kept = msgspec.structs.replace(shown, seats=(shown.seats[0], LobbySeat(name="Bianca", color=1)))
    assert texts.missing(kept) == "Waiting for Bianca to return."
    long = msgspec.structs.replace(shown, seats=(shown.seats[0], LobbySeat(name="Zoé Groß", color=1)))
    assert texts.missing(long) == "Waiting for Zoé\u00a0Groß to return.", "no line ends within a name"
    assert texts.seat_note(kept, kept.seats[1], mine=False) == "Held until they return"
    ready = tuple(msgspec.structs.replace(seat, ready=True) for seat in lobby("base", 3, here=3).seats)
    assert texts.missing(msgspec.structs.replace(shown, seats=ready)) == ""


def test_the_host_is_known_by_its_number_whatever_the_names_are() -> None:
    shown = lobby("base", 3, here=3)
    first, second, third = shown.seats
    renamed = msgspec.structs.replace(shown, host="Zoé Strauß", seats=(first, second, third))
    assert texts.seat_note(renamed, first, mine=True) == "You (host)"
    assert texts.seat_note(renamed, first, mine=False) == "Host"
    assert texts.seat_note(renamed, second, mine=True) == "You"
    namesake = msgspec.structs.replace(second, name="Zoé Strauß")
    assert texts.seat_note(renamed, namesake, mine=False) == "Connected"


def test_a_private_table_is_not_described_as_discoverable() -> None:
    shown = lobby("base", 2)
    assert texts.finding(shown) == "Players on your network see the table automatically."
    private = msgspec.structs.replace(shown, options=TableOptions(private=True))
    assert texts.finding(private) == "You need the invitation or code to join."


def test_more_spectators_than_have_room_are_counted() -> None:
    assert texts.watching(lobby("base", 2, watchers=0)) == ""
    assert texts.watching(lobby("base", 2, watchers=2)) == "Watching: Ilse, Noor"
    many = tuple(Watcher(number, name) for number, name in enumerate(("Ilse", "Noor", "Pál", "Uwe")))
    shown = msgspec.structs.replace(lobby("base", 2), watchers=many)
    assert texts.watching(shown) == "Watching: Ilse, Noor and 2 more"
