"""Bad input at the start and in the game: it is turned down or ends one connection, and the game is unharmed."""

from __future__ import annotations

import msgspec
import pytest

from game.record.signing import ack_message
from net.host.expected_messages import LinkState
from net.protocol.messages import (
    Ack,
    DesyncReport,
    HeaderSignature,
    ProposalRejected,
    Propose,
    Reply,
    Request,
    Resume,
    SeedShareReveal,
)
from tests.net.host.scripted import HASH, SIGNATURE, Scripted, Table, in_state


def test_a_wrong_signature_on_the_header_cancels_the_start() -> None:
    table, guest = in_state(LinkState.SIGNING)
    guest.say(HeaderSignature(SIGNATURE))
    assert guest.refused == "protocol"
    assert ProposalRejected(-1, "declined", guest.name) in table.own.received
    assert table.host.phase == "lobby"


def test_another_share_than_the_committed_one_cancels_the_start() -> None:
    table, guest = in_state(LinkState.REVEALING)
    guest.say(SeedShareReveal(HASH))
    assert guest.refused == "protocol"
    assert table.host.phase == "lobby"


def test_a_commitment_counts_for_one_start_only() -> None:
    table, guest = in_state(LinkState.REVEALING)
    guest.say(SeedShareReveal(guest.share))
    table.lose(guest)
    assert not any(seat.ready for seat in table.host.lobby.seats)


def playing() -> tuple[Table, Scripted, Scripted]:
    """Return a table, who is to move, and who is not."""
    table = Table(2)
    guests = table.deal(1)
    while table.match.state.turn != 1:
        table.play(1)
    return table, guests[1], guests[0]


@pytest.mark.parametrize(
    "action",
    [
        "take white white white",
        "take gold",
        "buy 3.1 nobody with nothing",
        "deal 1.1 anything",
        "reserve 3.9",
        "claim tile 9",
        "pass",
        "nonsense",
        "",
        "take " + "w99" * 60,
        "buy hand 9.9 x",
        "\u202e\ud800",
    ],
)
def test_illegal_proposals_are_rejected(action: str) -> None:
    table, mover, _ = playing()
    before = table.last
    mover.say(Propose(before, action))
    assert isinstance(mover.received[-1], ProposalRejected)
    assert mover.received[-1].text
    assert table.last == before
    mover.say(mover.proposal())
    assert table.last == before + 1


def test_an_illegal_proposal_names_the_rule() -> None:
    table, mover, _ = playing()
    mover.say(Propose(table.last, "take white white white"))
    assert isinstance(mover.received[-1], ProposalRejected)
    assert mover.received[-1].reason.startswith("TAKE")


def test_stale_and_repeated_proposals_are_rejected() -> None:
    table, mover, _ = playing()
    proposal = mover.proposal()
    before = table.last
    mover.say(msgspec.structs.replace(proposal, seq=before - 1))
    mover.say(msgspec.structs.replace(proposal, seq=before + 1))
    assert table.last == before
    mover.say(proposal)
    after = table.last
    mover.say(proposal, proposal)
    assert table.last == after > before
    assert len(mover.got(ProposalRejected)) == 4


def test_proposals_out_of_turn_are_rejected() -> None:
    table, _, other = playing()
    before = table.last
    other.say(Propose(before, "take white blue green"))
    assert isinstance(other.received[-1], ProposalRejected)
    assert table.last == before


def test_a_spectator_cannot_play() -> None:
    table, _, _ = playing()
    watcher = table.guest(3)
    watcher.enter(purpose="watch")
    watcher.say(Resume("", -1, HASH, 0))
    watcher.say(Propose(table.last, "take white blue green"))
    assert watcher.refused == "protocol"


def test_a_wrong_signature_on_an_acknowledgement_ends_the_connection() -> None:
    table, mover, _ = playing()
    mover.say(msgspec.structs.replace(mover.ack(table.last), signature=SIGNATURE))
    assert mover.refused == "protocol"


def test_an_acknowledgement_of_an_unknown_entry_ends_the_connection() -> None:
    table, mover, _ = playing()
    mover.say(msgspec.structs.replace(mover.ack(table.last), seq=table.last + 5))
    assert mover.refused == "protocol"


def test_an_acknowledgement_in_anothers_name_ends_the_connection() -> None:
    table, mover, other = playing()
    mover.say(other.ack(table.last))
    assert mover.refused == "protocol"


def test_a_signature_of_another_chain_removes_the_guest() -> None:
    table, mover, _ = playing()
    game = table.host.game
    signature = mover.signer.sign(ack_message(game, 1, 0, HASH))
    mover.say(Ack(1, 0, HASH, signature))
    assert mover.refused == "forked"


def test_too_many_requests_for_the_whole_log_remove_the_guest() -> None:
    table, mover, _ = playing()
    for _ in range(3):
        mover.say(DesyncReport(2, HASH))
        assert mover.follower is not None
        assert mover.follower.digest == table.match.follower.digest
    mover.say(DesyncReport(2, HASH))
    assert mover.refused == "forked"


def bound(table: Table, guest: Scripted, person: int) -> Scripted:
    """Let a guest return that claims a promise to a newer epoch."""
    table.lose(guest)
    again = table.back(guest, person, resume=False)
    again.acks = False
    assert again.follower is not None
    again.say(Resume(table.host.game, len(again.follower.positions) - 1, again.follower.digest, 7))
    return again


def test_a_guest_that_claims_a_newer_epoch_is_left_out_each_time() -> None:
    table = Table(3)
    _, ann, _ = table.deal(1, 2)
    for _ in range(5):
        before = table.last
        ann = bound(table, ann, 1)
        assert not ann.refused
        assert not table.host.halted
        table.play(2)
        assert table.last > before
    assert table.host.epoch == 1
    assert not table.host.superseded


def test_the_host_waits_when_too_many_are_promised_to_a_newer_epoch() -> None:
    table = Table(4)
    _, ann, bea, cy = table.deal(1, 2, 3)
    bound(table, ann, 1)
    bound(table, bea, 2)
    assert not table.host.halted
    bound(table, cy, 3)
    assert table.host.halted
    assert table.host.superseded


def test_of_two_the_host_waits_for_a_guest_promised_to_a_newer_epoch() -> None:
    table = Table(2)
    _, ann = table.deal(1)
    bound(table, ann, 1)
    assert table.host.halted


def test_a_spectator_does_not_count_for_the_quorum() -> None:
    table = Table(2)
    table.deal(1)
    viewer = table.guest(3)
    viewer.enter(purpose="watch", game=table.host.game)
    viewer.say(Resume(table.host.game, -1, bytes(32), 7))
    assert not viewer.refused
    assert not table.host.halted
    table.play(2)


def test_invalid_bytes_end_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    table, mover, _ = playing()
    table.host.broken(mover.link, "a frame of 4 GiB", table.now)
    table.settle()
    assert mover.refused == "protocol"
    assert f"{mover.name} (10.0.0.9, link {mover.link}) is cut off: a frame of 4 GiB" in caplog.text
    assert table.back(mover, 1, resume=False).refused == "paused"


def test_consent_without_a_request_is_ignored() -> None:
    table, mover, other = playing()
    before = table.last
    mover.say(Reply("end", True), Reply("takeback", True))
    other.say(Reply("end", True))
    assert table.last == before


def test_a_vote_of_the_asker_counts_once() -> None:
    table = Table(3)
    _, ann, _ = table.deal(1, 2)
    ann.say(Request("end"), Reply("end", True), Request("end"), Reply("end", True))
    assert table.match.end is None
