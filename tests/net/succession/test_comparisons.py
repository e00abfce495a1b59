"""Comparison between guests: a guest asks the players whose signatures the host withholds."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from game.record import Entry, Resign, Signature
from net.succession.comparisons import AGAIN_S, ANSWER_S, LATE_ENTRIES, UNACKNOWLEDGED_S, EquivocationMonitor, relayed
from tests.net.guest.equivocating_hosts import Claim, withholding
from tests.net.simulation.sim import Sim
from tests.net.simulation.sim_tables import table

LAST = 9
LONG = UNACKNOWLEDGED_S + 0.1


def entries(*signed: tuple[int, int]) -> list[Entry]:
    """Return entries of which the last relays signatures: seat and entry of each."""
    signatures = tuple(Signature(seat, seq, bytes(64)) for seat, seq in signed)
    return [Entry(seq, 1, Resign(0)) for seq in range(LAST)] + [Entry(LAST, 1, Resign(0), signatures)]


def asked(*signed: tuple[int, int], over: bool = False, agreed: int = -1) -> list[int]:
    """Whether the second of three seats is asked when these signatures are here."""
    comparing, log = EquivocationMonitor(), entries(*signed)
    comparing.agreed(1, agreed)
    assert comparing.due([1], relayed(log), LAST, 0.0, over=over) == [], "nobody is asked at once"
    return comparing.due([1], relayed(log), LAST, LONG, over=over)


def test_a_player_who_has_signed_is_not_asked() -> None:
    assert asked((1, 8), (2, 8)) == []


def test_a_signature_may_be_a_little_late() -> None:
    assert asked((1, 8 - LATE_ENTRIES)) == []
    assert asked((1, 7 - LATE_ENTRIES)) == [1]


def test_a_player_whose_signatures_are_withheld_is_asked() -> None:
    assert asked((2, 8)) == [1]


def test_a_player_in_agreement_is_not_asked_before_the_next_entry() -> None:
    assert asked(agreed=8 - LATE_ENTRIES) == []
    assert asked(agreed=7 - LATE_ENTRIES) == [1]


def test_the_last_entries_of_a_game_are_asked_for_as_none_relays_their_signatures() -> None:
    assert asked((1, 8), over=True) == [1]
    assert asked((1, 8), over=True, agreed=LAST) == []


def test_a_player_who_does_not_answer_is_asked_again_later() -> None:
    comparing = EquivocationMonitor()
    comparing.due([1], {}, LAST, 0.0)
    assert comparing.due([1], {}, LAST, LONG) == [1]
    comparing.call(2, 1, LONG)
    assert comparing.is_comparison(2)
    assert comparing.overdue(LONG + ANSWER_S) == []
    assert comparing.overdue(LONG + ANSWER_S + 0.1) == [2]
    assert comparing.done(2)
    assert not comparing.done(2)
    assert comparing.due([1], {}, LAST, LONG + AGAIN_S) == []
    assert comparing.due([1], {}, LAST, LONG + AGAIN_S + 0.1) == [1]


def test_an_urgent_comparison_asks_everybody_once() -> None:
    comparing = EquivocationMonitor()
    comparing.call_all()
    assert comparing.due([1, 2], {1: LAST, 2: LAST}, LAST, 0.0) == [1, 2]
    assert comparing.due([1, 2], {1: LAST, 2: LAST}, LAST, 0.1) == []


def test_everybody_is_warned_once_and_dialed_until_then() -> None:
    comparing = EquivocationMonitor()
    assert comparing.unwarned([1, 2], 0.0) == [1, 2]
    comparing.warned(2)
    assert comparing.unwarned([1, 2], AGAIN_S) == []
    assert comparing.unwarned([1, 2], AGAIN_S + 0.1) == [1]


# --- whole tables --------------------------------------------------------------------------------------------------


def alarms(sim: Sim) -> dict[str, str]:
    guests = {one.name: one.peer.guest for one in sim.computers if one.peer is not None}
    return {name: guest.alarm for name, guest in guests.items() if guest is not None and guest.alarm}


@pytest.mark.parametrize("claim", ["here", "away"])
@pytest.mark.parametrize("players", [3, 4])
def test_an_equivocating_host_that_separates_its_guests_is_named_to_all(players: int, claim: Claim) -> None:
    sim = Sim(21, players)
    with withholding("Cy", claim, pace_s=0.3) as lies:
        table(sim)
        assert sim.run(20, lambda: bool(lies)), sim.explain()
        assert not alarms(sim)
        began = sim.now
        assert sim.run(20, lambda: len(alarms(sim)) == players - 1), sim.explain()
    assert sim.now - began < 2 * LONG + AGAIN_S
    assert all("Ana sent two versions of entry" in said for said in alarms(sim).values())
    assert "Ana" not in alarms(sim)


def test_honest_tables_compare_nothing_before_the_end() -> None:
    sim = Sim(22, 3)
    table(sim)
    assert sim.run(300, sim.over), sim.explain()
    assert not sim.counts["Compare"]
    sim.run(3 * LONG)
    assert 0 < sim.counts["Compare"] <= 8, "each of the two guests asks the other once for the last entry"
    assert not alarms(sim)


def test_a_guest_that_compares_with_nobody_receives_the_two_signatures() -> None:
    sim = Sim(23, 4)
    with withholding("Cy", "here", pace_s=0.3) as lies:
        table(sim)
        assert sim.run(20, lambda: bool(lies)), sim.explain()
        peer = sim.computers[3].peer
        assert peer is not None
        with patch.object(peer.succession.monitor, "due", return_value=[]):
            assert sim.run(20, lambda: len(alarms(sim)) == 3), sim.explain()
