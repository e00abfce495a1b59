"""A host may write in a guest's name only actions of that guest."""

from functools import partial

import pytest

from game.record import End, Resign, SeatInfo
from game.record.takeback import undoable_turn_of
from game.rules import TakeTokens, current_actor, legal_actions
from net.protocol.messages import TableOptions
from tests.helpers.tables import network_match
from tests.net.guest.scripted_host import Hosted, signed_entry

FORGED = "in your name that you did not make"


def dealt(clock_s: int = 0, players: int = 3) -> Hosted:
    """A guest at seat 1 of a game that has just begun."""
    hosted = Hosted(players=players)
    hosted.deal()
    hosted.guest.lobby.options = TableOptions(clock_s=clock_s)
    return hosted


def turn_of(hosted: Hosted, seat: int) -> None:
    """Let the others take tokens until it is a seat's turn."""
    while (actor := current_actor(hosted.match.state)) != seat:
        assert actor is not None
        take(hosted, actor)
    hosted.send_rest()


def take(hosted: Hosted, seat: int) -> None:
    takes = [action for action in legal_actions(hosted.match.state) if isinstance(action, TakeTokens)]
    hosted.match.propose(seat, takes[0])


def send_newest(hosted: Hosted) -> None:
    """Send the newest entry, whatever the guest has done."""
    hosted.guest.settle()
    hosted.guest.received(signed_entry(hosted.match, hosted.match.record.entries[-1], hosted.view), hosted.now)


def test_a_move_that_was_never_proposed_names_the_host() -> None:
    hosted = dealt()
    turn_of(hosted, 1)
    take(hosted, 1)
    send_newest(hosted)
    assert FORGED in hosted.guest.alarm
    assert "Ida" in hosted.guest.alarm


def test_another_move_than_the_proposed_one_names_the_host() -> None:
    hosted = dealt()
    turn_of(hosted, 1)
    takes = [action for action in legal_actions(hosted.match.state) if isinstance(action, TakeTokens)]
    hosted.guest.propose(takes[1])
    take(hosted, 1)
    send_newest(hosted)
    assert FORGED in hosted.guest.alarm


def test_a_proposed_move_is_accepted_after_a_lost_link_too() -> None:
    hosted = dealt()
    turn_of(hosted, 1)
    takes = [action for action in legal_actions(hosted.match.state) if isinstance(action, TakeTokens)]
    hosted.guest.propose(takes[0])
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.copy.game)
    hosted.send(hosted.begin(len(hosted.match.record.entries)))
    take(hosted, 1)
    send_newest(hosted)
    assert not hosted.guest.alarm


def test_with_a_clock_a_move_may_be_that_of_expired_time() -> None:
    hosted = dealt(clock_s=30)
    turn_of(hosted, 1)
    take(hosted, 1)
    send_newest(hosted)
    assert not hosted.guest.alarm


@pytest.mark.parametrize("wished", [True, False])
def test_a_resignation_needs_our_request(wished: bool) -> None:
    hosted = dealt()
    if wished:
        hosted.guest.resign()
    hosted.match.resign(1)
    entry = next(entry for entry in hosted.match.record.entries if isinstance(entry.body, Resign))
    hosted.guest.received(signed_entry(hosted.match, entry, hosted.view), hosted.now)
    assert (FORGED in hosted.guest.alarm) != wished


@pytest.mark.parametrize("agreed", [True, False])
def test_a_takeback_needs_our_consent(agreed: bool) -> None:
    hosted = dealt()
    turn_of(hosted, 0)
    take(hosted, 0)
    hosted.send_rest()
    to = undoable_turn_of(hosted.match.record, 0)
    assert to is not None
    hosted.match.take_back(0, to)
    if agreed:
        hosted.guest.reply("takeback", True)
    send_newest(hosted)
    assert (FORGED in hosted.guest.alarm) != agreed


def test_a_consent_counts_for_one_takeback() -> None:
    hosted = dealt()
    hosted.guest.reply("takeback", True)
    alarms = []
    for _ in range(2):
        turn_of(hosted, 0)
        take(hosted, 0)
        hosted.send_rest()
        to = undoable_turn_of(hosted.match.record, 0)
        assert to is not None
        hosted.match.take_back(0, to)
        send_newest(hosted)
        hosted.guest.settle()
        alarms.append(FORGED in hosted.guest.alarm)
    assert alarms == [False, True]


@pytest.mark.parametrize("agreed", [True, False])
def test_an_end_without_a_winner_needs_our_consent(agreed: bool) -> None:
    hosted = dealt()
    hosted.match.agree_end()
    if agreed:
        hosted.guest.reply("end", True)
    send_newest(hosted)
    assert (FORGED in hosted.guest.alarm) != agreed


@pytest.mark.parametrize(("clock_s", "body", "allowed"), [(0, End, True), (60, Resign, True), (0, Resign, False)])
def test_a_server_may_end_a_game_and_resign_a_seat_whose_clock_runs(
    clock_s: int, body: type[End | Resign], allowed: bool
) -> None:
    hosted = dealt()
    hosted.guest.lobby.options = TableOptions(clock_s=clock_s, takeover=False)
    (hosted.match.agree_end if body is End else partial(hosted.match.resign, 1))()
    entry = next(entry for entry in hosted.match.record.entries if isinstance(entry.body, body))
    hosted.guest.received(signed_entry(hosted.match, entry, hosted.view), hosted.now)
    assert (FORGED in hosted.guest.alarm) != allowed and bool(hosted.guest.alarm) != allowed


def test_a_consent_does_not_hold_for_the_next_game_of_the_table() -> None:
    hosted = dealt()
    hosted.guest.reply("end", True)
    hosted.guest.closed(hosted.now)
    hosted.match = network_match("base", 3, "again")
    hosted.deal()
    hosted.match.agree_end()
    send_newest(hosted)
    assert FORGED in hosted.guest.alarm


def test_a_bot_does_not_replace_a_present_player() -> None:
    hosted = dealt()
    hosted.match.change_seat(1, SeatInfo("Bo", "bot", "greedy"))
    send_newest(hosted)
    assert FORGED in hosted.guest.alarm


def test_entries_of_others_need_no_consent_of_ours() -> None:
    hosted = dealt()
    hosted.match.change_seat(2, SeatInfo("Cy", "bot", "greedy"))
    send_newest(hosted)
    turn_of(hosted, 2)
    take(hosted, 2)
    send_newest(hosted)
    assert not hosted.guest.alarm
