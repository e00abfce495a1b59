"""Hosts that lie in a game, one test for each lie: each is named on the guest’s screen, and the guest stops there."""

from __future__ import annotations

import msgspec

from game.record import Commit, Entry, Signature, Trailer
from game.record.hashing import line_digest
from game.record.signing import ack_message, entry_message
from game.record.writer import public_entry_text
from game.rules import Deal, public_digest
from net.protocol.messages import Ack, Compare, DesyncReport, History, SignedEntry
from net.protocol.record_lines import pack_entry
from tests.helpers.tables import SIGNERS, acknowledgement, play_corners
from tests.net.guest.dishonest_host import in_game, stopped
from tests.net.guest.scripted_host import HOST_SIGNER, Hosted, signed_entry
from tests.net.peer.memory import MemoryCopyStore


def signed(entry: Entry, hosted: Hosted) -> SignedEntry:
    game = hosted.match.record.header.game
    word = entry_message(game, entry.epoch, entry.seq, entry.trailer.digest)
    return SignedEntry(pack_entry(entry, hosted.match.follower.rules), HOST_SIGNER.sign(word))


def rechained(hosted: Hosted, entry: Entry) -> Entry:
    """Return a changed entry with the digest that it would have."""
    follower = hosted.match.follower
    before = follower.record.entries[entry.seq - 1].trailer.digest
    text = public_entry_text(entry, follower.rules)
    digest = line_digest(before, text, public_digest(follower.positions[entry.seq].state))
    return msgspec.structs.replace(entry, trailer=Trailer(digest, entry.trailer.seal))


def test_a_move_without_the_hosts_signature_is_rejected() -> None:
    hosted = in_game()
    good = signed_entry(hosted.match, hosted.match.record.entries[1], 1)
    assert hosted.send(msgspec.structs.replace(good, signature=bytes(64))) == []
    stopped(hosted, "an unsigned move")


def test_a_card_that_does_not_fit_its_commitment_names_the_host() -> None:
    hosted = Hosted()
    hosted.deal()
    play_corners(hosted.match, 20)
    for entry in hosted.match.seen(1).entries[1:]:
        body = entry.body
        deals = (
            []
            if not isinstance(body, Commit)
            else [
                index
                for index, action in enumerate(body.actions)
                if isinstance(action, Deal) and action.item is not None
            ]
        )
        if not deals:
            hosted.send_entries(entry.seq)
            continue
        assert isinstance(body, Commit)
        at = deals[0]
        salts = tuple(bytes(32) if index == at else salt for index, salt in enumerate(body.salts))
        hosted.send(signed(msgspec.structs.replace(entry, body=msgspec.structs.replace(body, salts=salts)), hosted))
        stopped(hosted, "dealt a card that does not match")
        return
    raise AssertionError("no card was dealt")


def test_another_card_than_the_committed_one_names_the_host() -> None:
    hosted = Hosted()
    hosted.deal()
    play_corners(hosted.match, 20)
    other = next(place for place in hosted.match.state.market[0] if place is not None)
    for entry in hosted.match.seen(1).entries[1:]:
        body = entry.body
        shown = [
            index
            for index, action in enumerate(body.actions if isinstance(body, Commit) else ())
            if isinstance(action, Deal) and action.item is not None and action.place.row == 1
        ]
        if not shown:
            hosted.send_entries(entry.seq)
            continue
        assert isinstance(body, Commit)
        deal = body.actions[shown[0]]
        assert isinstance(deal, Deal)
        actions = (*body.actions[: shown[0]], Deal(deal.place, other), *body.actions[shown[0] + 1 :])
        changed = msgspec.structs.replace(entry, body=msgspec.structs.replace(body, actions=actions))
        hosted.send(signed(changed, hosted))
        assert "Ida" in hosted.guest.alarm
        return
    raise AssertionError("no card was dealt")


def test_a_move_against_the_rules_names_the_host() -> None:
    hosted = in_game()
    body = hosted.match.seen(1).entries[1].body
    assert isinstance(body, Commit)
    assert body.seat is not None
    wrong = msgspec.structs.replace(body, seat=1 - body.seat)
    entry = msgspec.structs.replace(hosted.match.seen(1).entries[1], body=wrong)
    hosted.send(signed(rechained(hosted, entry), hosted))
    stopped(hosted, "an invalid entry")


def test_a_line_that_is_no_entry_names_the_host() -> None:
    hosted = in_game()
    hosted.send(SignedEntry((("1 1 nonsense",), ()), bytes(64)))
    stopped(hosted, "an invalid entry")


def test_a_relayed_false_signature_names_the_host() -> None:
    hosted = in_game()
    entry = hosted.match.seen(1).entries[1]
    forged = Signature(0, 0, SIGNERS[1].sign(b"something else"))
    hosted.send(signed(rechained(hosted, msgspec.structs.replace(entry, signatures=(forged,))), hosted))
    stopped(hosted, "signature that Ana did not give")


def test_a_true_signature_of_another_history_names_the_host() -> None:
    hosted = in_game()
    entry = hosted.match.seen(1).entries[2]
    message = ack_message(hosted.match.record.header.game, 1, 1, bytes(32))
    signature = Signature(0, 1, SIGNERS[0].sign(message))
    hosted.send_entries(1)
    hosted.send(signed(rechained(hosted, msgspec.structs.replace(entry, signatures=(signature,))), hosted))
    stopped(hosted, "was shown a different game")


def test_true_signatures_are_accepted() -> None:
    hosted = in_game(turns=1)
    hosted.match.add_acknowledgement(acknowledgement(hosted.match, 0, 0))
    play_corners(hosted.match, 2, seed=4)
    hosted.send_rest()
    assert not hosted.guest.alarm
    assert any(entry.signatures for entry in hosted.match.record.entries[1:])


def test_two_entries_for_one_number_name_the_host() -> None:
    hosted = in_game()
    hosted.send_entries(1)
    other = hosted.match.record.entries[2]
    hosted.send(signed(msgspec.structs.replace(other, seq=1), hosted))
    stopped(hosted, "two versions of entry 2")


def test_the_entries_of_fellow_guests_are_compared() -> None:
    hosted = in_game()
    hosted.send_entries(1)
    game = hosted.guest.copy.game
    own = hosted.guest.signature_for(1)
    assert own is not None
    assert hosted.guest.compare(own) == own
    last = hosted.guest.signature_for(len(hosted.guest.follower.positions) - 1)
    assert last is not None
    assert hosted.guest.compare(Compare(game, 1, 90, bytes(32), bytes(64))) == last, (
        "a guest that is behind returns its last entry"
    )
    signed_message = entry_message(game, 1, 1, bytes(32))
    hosted.guest.compare(Compare(game, 1, 1, bytes(32), SIGNERS[0].sign(signed_message)))
    assert not hosted.guest.alarm, "only what the host itself has signed counts"
    assert hosted.guest.compare(Compare(game, 1, 1, bytes(32), HOST_SIGNER.sign(signed_message))) == own
    stopped(hosted, "two versions of entry 2")


# --- digests that do not agree -----------------------------------------------------------------------------------


def wrong_digest(hosted: Hosted, seq: int) -> SignedEntry:
    entry = hosted.match.seen(1).entries[seq]
    return signed(msgspec.structs.replace(entry, trailer=Trailer(bytes(32), entry.trailer.seal)), hosted)


def test_a_wrong_digest_stops_the_guest_and_the_log_resumes_it() -> None:
    hosted = in_game()
    hosted.send_entries(1)
    (desync,) = hosted.send(wrong_digest(hosted, 2))
    assert desync == DesyncReport(2, hosted.match.record.entries[2].trailer.digest)
    assert hosted.send_entries(3) == [], "entries in flight are in the log"
    last = len(hosted.match.record.entries) - 1
    answers = hosted.send(hosted.begin(), hosted.history())
    assert [answer.seq for answer in answers if isinstance(answer, Ack)] == [last]
    assert not hosted.guest.alarm
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.digest == hosted.match.follower.digest
    assert isinstance(hosted.copies, MemoryCopyStore)
    kept = hosted.copies.quarantined
    assert [label for label, _ in kept] == ["ours", "theirs"]
    assert [len(record.entries) for _, record in kept] == [2, last + 1]


def test_the_second_wrong_digest_names_the_host() -> None:
    hosted = in_game()
    hosted.send(wrong_digest(hosted, 1))
    hosted.send(hosted.begin(), hosted.history())
    play_corners(hosted.match, 1, seed=5)
    hosted.send(wrong_digest(hosted, len(hosted.match.record.entries) - 1))
    stopped(hosted, "Cannot follow")


def test_a_log_that_leads_elsewhere_too_names_the_host() -> None:
    hosted = in_game()
    hosted.send(wrong_digest(hosted, 1))
    lines = list(hosted.history().lines)
    lines[1] = wrong_digest(hosted, 1).line
    hosted.send(hosted.begin(), History(0, tuple(lines)))
    stopped(hosted, "Cannot follow")
