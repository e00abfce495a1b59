"""A guest that the host contradicts: which contradictions count, and that they come to an end."""

from __future__ import annotations

from unittest.mock import patch

import msgspec
import pytest

from game.notation.actions import format_action
from game.record import Trailer
from game.record.signing import entry_message
from game.rules import Action, TakeTokens, current_actor, legal_actions
from net.protocol.messages import (
    Compare,
    DesyncReport,
    History,
    Presence,
    ProposalRejected,
    Propose,
    Refused,
    SeatPresence,
    SignedEntry,
)
from net.protocol.record_lines import pack_entry
from tests.helpers.tables import network_match, play_corners
from tests.net.guest.equivocating_hosts import LiveLie, lying_live
from tests.net.guest.scripted_host import HOST_SIGNER, Hosted
from tests.net.simulation.sim import Sim
from tests.net.simulation.sim_tables import table

BROKEN_RULE = "TAKE_EMPTY"


def guest_after(turns: int, seed: int = 1) -> Hosted:
    """Bring a guest into a game of three in which so many others move before it and have done so, unknown to it."""
    first = current_actor(network_match("base", 3).state)
    assert first is not None
    hosted = Hosted(players=3, seat=(first + turns) % 3)
    hosted.deal()
    while current_actor(hosted.match.state) != hosted.seat:
        play_corners(hosted.match, 1, seed)
    return hosted


def on_turn(seed: int = 1) -> Hosted:
    """Bring a guest into a game in which it is to move."""
    hosted = guest_after(2, seed)
    hosted.send_rest()
    hosted.guest.game.take_news()
    return hosted


def last(hosted: Hosted) -> int:
    return len(hosted.match.record.entries) - 1


def allowed(hosted: Hosted) -> Action:
    return legal_actions(hosted.match.state)[0]


def refuse(hosted: Hosted, action: Action, reason: str = BROKEN_RULE, seq: int | None = None) -> list[object]:
    """Let the guest propose something, refuse it, and return the guest's answers."""
    hosted.guest.propose(action)
    assert hosted.guest.drain() == [Propose(last(hosted), format_action(action, hosted.match.follower.rules))]
    return list(hosted.send(ProposalRejected(last(hosted) if seq is None else seq, reason, "No.")))


def test_a_legal_move_refused_by_a_rule_makes_the_guest_stop_and_ask_for_the_log() -> None:
    hosted = on_turn()
    digest = hosted.match.follower.digest
    assert refuse(hosted, allowed(hosted)) == [DesyncReport(last(hosted), digest)]
    assert hosted.guest.game.take_comparison_request()
    assert not hosted.guest.game.take_comparison_request(), "the others are asked once"
    assert not hosted.guest.following
    hosted.send(hosted.begin(), hosted.history())
    assert hosted.guest.following
    assert not hosted.guest.alarm
    assert [label for label, _ in hosted.copies.quarantined] == ["ours", "theirs"]


def test_a_second_refusal_after_the_same_log_names_the_host() -> None:
    hosted = on_turn()
    refuse(hosted, allowed(hosted))
    hosted.send(hosted.begin(), hosted.history())
    refuse(hosted, allowed(hosted))
    assert hosted.guest.phase == "closed"
    assert "Ida rejected a legal move" in hosted.guest.alarm


def test_a_log_with_another_history_names_the_host() -> None:
    hosted = on_turn()
    refuse(hosted, allowed(hosted))
    hosted.match = on_turn(seed=2).match
    hosted.send(hosted.begin(), hosted.history())
    assert "Ida sent two versions" in hosted.guest.alarm


def test_a_refusal_without_a_rule_only_makes_the_guest_ask_the_others() -> None:
    hosted = on_turn()
    assert refuse(hosted, allowed(hosted), "") == []
    assert hosted.guest.game.take_comparison_request()
    assert hosted.guest.following


@pytest.mark.parametrize("reason", ["stale", "forbidden", "halted", "not my turn", "several"])
def test_a_permitted_refusal_is_no_contradiction(reason: str) -> None:
    hosted = on_turn()
    answers: list[object] = []
    match reason:
        case "stale":
            answers = refuse(hosted, allowed(hosted), seq=last(hosted) - 1)
        case "forbidden":
            answers = refuse(hosted, TakeTokens((0, 0, 0)))
        case "halted":
            here = SeatPresence(connected=True, acknowledged=0, ping_ms=1, away_s=0, bot=False)
            hosted.send(Presence((here, here, here), (), True, -1))
            answers = refuse(hosted, allowed(hosted), "")
        case "not my turn":
            hosted = Hosted(players=3, seat=(current_actor(hosted.match.state) or 0))
            hosted.deal()
            answers = refuse(hosted, allowed(hosted))
        case "several":
            hosted.guest.propose(TakeTokens((0, 0, 0)))
            hosted.guest.drain()
            answers = refuse(hosted, allowed(hosted))
    assert answers == []
    assert not hosted.guest.game.take_comparison_request()
    assert hosted.guest.following


def test_a_false_report_of_its_own_acknowledgement_proves_equivocation_to_the_guest() -> None:
    hosted = on_turn()
    hosted.send(Refused("forked"))
    assert f"Ida sent two versions of entry {last(hosted) + 1}" in hosted.guest.alarm


def test_a_stopped_guest_still_answers_comparisons() -> None:
    hosted = on_turn()
    word = hosted.guest.signature_for(last(hosted))
    assert word is not None
    hosted.send(Refused("forked"))
    alarm = hosted.guest.alarm
    assert hosted.guest.compare(msgspec.structs.replace(word, digest=bytes(32))) == word
    assert hosted.guest.compare(Compare(word.game, 1, 900, bytes(32), bytes(64))) == word
    assert hosted.guest.alarm == alarm


def test_an_unrequested_log_is_not_quarantined() -> None:
    hosted = on_turn()
    refuse(hosted, allowed(hosted))
    for _ in range(3):
        hosted.send(hosted.begin(), hosted.history())
    assert [label for label, _ in hosted.copies.quarantined] == ["ours", "theirs"]


def wrong(hosted: Hosted, seq: int) -> SignedEntry:
    """Return an entry with a digest to which it does not lead."""
    entry = hosted.match.seen(hosted.view).entries[seq]
    entry = msgspec.structs.replace(entry, trailer=Trailer(bytes(32), entry.trailer.seal))
    word = entry_message(hosted.match.record.header.game, entry.epoch, seq, bytes(32))
    return SignedEntry(pack_entry(entry, hosted.match.follower.rules), HOST_SIGNER.sign(word))


def test_the_second_wrong_digest_at_an_entry_keeps_both_sides_records() -> None:
    hosted = guest_after(2)
    assert len(hosted.send(wrong(hosted, 1))) == 1
    false = History(0, (hosted.history().lines[0], wrong(hosted, 1).line, *hosted.history().lines[2:]))
    assert hosted.send(hosted.begin(), false) == []
    assert "Cannot follow Ida’s game: entry 2" in hosted.guest.alarm
    kept = [(label, [entry.trailer.digest for entry in record.entries]) for label, record in hosted.copies.quarantined]
    digests = [entry.trailer.digest for entry in hosted.match.record.entries]
    assert kept == [("ours", digests[:1]), ("ours", digests[:1]), ("theirs", [digests[0], bytes(32), *digests[2:]])]


# --- whole tables --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("silent", [False, True])
@pytest.mark.parametrize("lie", ["digest", "turn"])
def test_a_host_that_lies_in_live_moves_alone_is_named_and_left(lie: LiveLie, silent: bool) -> None:
    sim = Sim(31, 3)
    with lying_live("Cy", lie, silent=silent):
        table(sim, wait_s=-1)
        cy = sim.computers[2]
        assert cy.peer is not None
        assert cy.peer.guest is not None
        guest = cy.peer.guest
        assert sim.run(30, lambda: bool(guest.alarm)), sim.explain()
        assert "Ana" in guest.alarm
        assert len(cy.copies.quarantined) <= 4
        sim.run(1)
        assert guest.phase == "closed"
        with patch.object(cy.peer._addresses, "dial", side_effect=AssertionError("it goes back to the liar")):
            sim.run(60)
        assert cy.peer._addresses.link is None
