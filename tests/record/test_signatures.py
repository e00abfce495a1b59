"""Acknowledgements: signatures of entries, relayed with later entries, and verified from the record."""

from __future__ import annotations

import msgspec
import pytest

from game.match.dealer import secret_from
from game.match.match import Match, NoJournal, Rejected
from game.match.verify import verify
from game.record import Clock, RecordError, Signature
from game.record.follower import load_record
from game.record.hashing import commit_to_share
from game.record.signatures import invalid_signer
from game.record.writer import record_text
from tests.helpers.tables import (
    SEED_SHARES,
    SIGNERS,
    acknowledgement,
    followers_of,
    network_match,
    play_corners,
    recomputed,
    write_clock,
)


def signed_game() -> Match:
    """Play a little over a network, every entry acknowledged by all."""
    match = network_match("base", 3)
    for seed in range(8):
        for seat in (2, 0, 1):
            match.add_acknowledgement(acknowledgement(match, seat, len(match.record.entries) - 1))
        play_corners(match, 1, seed)
    return match


def test_the_opening_holds_the_signatures_on_the_header_and_the_shares_of_the_seed() -> None:
    match = network_match("base", 3)
    opening = match.record.entries[0]
    assert [(sign.seat, sign.seq) for sign in opening.signatures] == [(0, 0), (1, 0), (2, 0)]
    assert opening.body.seed_shares == SEED_SHARES[:3]
    assert invalid_signer(match.record, opening) is None
    assert match.acknowledged_by(0) == frozenset(), "the opening itself is acknowledged later"
    seats = match.record.header.seats
    assert [seat.share_commitment for seat in seats] == [commit_to_share(share).hex() for share in SEED_SHARES[:3]]


def test_a_game_does_not_begin_with_a_signature_or_share_that_is_not_true() -> None:
    match = network_match("base", 2)
    header, secret = match.record.header, secret_from("network")
    good = match.record.entries[0].signatures
    for wrong in (
        msgspec.structs.replace(good[0], seat=1),
        msgspec.structs.replace(good[0], seq=1),
        msgspec.structs.replace(good[0], value=bytes(64)),
        msgspec.structs.replace(good[0], seat=2),
    ):
        with pytest.raises(Rejected, match="is not true"):
            Match.new(header, secret, NoJournal(), SEED_SHARES[:2], (wrong,))
    for seed_shares in ((), SEED_SHARES[1::-1], (None, SEED_SHARES[1])):
        with pytest.raises(Rejected, match="the seed shares do not match"):
            Match.new(header, secret, NoJournal(), seed_shares, good)


def test_acknowledgements_ride_in_the_next_entry_in_order_and_once() -> None:
    match = network_match("base", 3)
    first = acknowledgement(match, 1, 0)
    match.add_acknowledgement(acknowledgement(match, 2, 0))
    match.add_acknowledgement(first)
    match.add_acknowledgement(first)
    play_corners(match, 1)
    match.add_acknowledgement(acknowledgement(match, 2, 1))
    match.add_acknowledgement(first)
    match.add_acknowledgement(acknowledgement(match, 0, 0))
    write_clock(match, 0, 1000)
    write_clock(match, 0, 900)
    assert relayed_by(match, 1) == [[(0, 1), (0, 2)], [(0, 0), (1, 2)], []]
    assert match.acknowledged_by(0) == {0, 1, 2}
    assert match.acknowledged_by(1) == {2}
    assert match.acknowledged_by(99) == frozenset()


def relayed_by(match: Match, first: int) -> list[list[tuple[int, int]]]:
    """Return the numbers and seats of the signatures in each entry from ``first`` on."""
    return [[(sign.seq, sign.seat) for sign in entry.signatures] for entry in match.record.entries[first:]]


def test_acknowledgements_that_may_be_apart_are_relayed_so_many_entries_apart_and_at_the_end() -> None:
    match = network_match("base", 3)
    for last in range(7):
        match.add_acknowledgement(acknowledgement(match, 0, last), apart=3)
        match.add_acknowledgement(acknowledgement(match, 1, last // 4), apart=3)
        write_clock(match, 0, 1000 - last)
    assert relayed_by(match, 1) == [[], [], [(2, 0)], [], [], [(5, 0)], []]
    assert [match.acknowledged_by(seq) for seq in (2, 5, 6)] == [{0}, {0}, frozenset()]
    match.agree_end()
    assert relayed_by(match, 8) == [[(1, 1), (6, 0)]]
    assert invalid_signer(match.record, match.record.entries[-1]) is None


def test_an_acknowledgement_that_waits_is_not_replaced_by_an_older_one() -> None:
    match = network_match("base", 3)
    for _ in range(3):
        write_clock(match, 0, 1000)
    match.add_acknowledgement(acknowledgement(match, 2, 3), apart=8)
    match.add_acknowledgement(acknowledgement(match, 2, 1), apart=8)
    match.agree_end()
    assert relayed_by(match, 4) == [[(3, 2)]]


def test_a_wrong_acknowledgement_that_waits_is_found_by_the_next_one_or_left_out_at_the_end() -> None:
    match = network_match("base", 3)
    wrong = msgspec.structs.replace(acknowledgement(match, 1, 0), value=bytes(64))
    match.add_acknowledgement(wrong, apart=2)
    write_clock(match, 0, 1000)
    with pytest.raises(Rejected, match="is not true"):
        match.add_acknowledgement(msgspec.structs.replace(wrong, seq=1), apart=2)
    match.agree_end()
    assert match.record.end is not None
    assert relayed_by(match, 1) == [[], []]


def test_relayed_signatures_are_known_after_a_crash() -> None:
    match = signed_game()
    text = record_text(match.record)
    again = Match(load_record(text.encode()).follower, secret_from("network"), NoJournal())
    assert [again.acknowledged_by(seq) for seq in range(9)] == [match.acknowledged_by(seq) for seq in range(9)]
    assert again.acknowledged_by(0) == {0, 1, 2}


def test_of_many_acknowledgements_at_once_the_newest_covers_all_and_is_relayed() -> None:
    match = network_match("base", 2)
    for millis in range(70):
        write_clock(match, 0, millis)
    for seq in (3, 70, 5):
        match.add_acknowledgement(acknowledgement(match, 1, seq))
    assert all(match.acknowledged_by(seq) == {1} for seq in range(71))
    write_clock(match, 0, 1)
    write_clock(match, 0, 2)
    relayed = [[(sign.seat, sign.seq) for sign in entry.signatures] for entry in match.record.entries[-2:]]
    assert relayed == [[(1, 70)], []]
    match.agree_end()
    verified = verify(record_text(match.record).encode())
    assert verified.signed == {0: None, 1: 70}


def test_an_acknowledgement_older_than_the_newest_changes_nothing() -> None:
    match = network_match("base", 2)
    write_clock(match, 0, 1)
    match.add_acknowledgement(acknowledgement(match, 1, 1))
    match.add_acknowledgement(Signature(1, 0, bytes(64)))
    write_clock(match, 0, 2)
    assert [(sign.seat, sign.seq) for sign in match.record.entries[-1].signatures] == [(1, 1)]


def test_a_record_that_relays_several_of_a_seat_at_once_is_still_valid() -> None:
    follower = network_match("base", 2).follower
    secret = secret_from("network")
    match = Match(follower, secret, NoJournal())
    for millis in range(4):
        write_clock(match, 0, millis)
    signatures = tuple(acknowledgement(match, 1, seq) for seq in range(4))
    match._write(Clock(0, 9), signatures)
    again = Match(load_record(record_text(match.record).encode()).follower, secret, NoJournal())
    assert [again.acknowledged_by(seq) for seq in range(5)] == [{1}] * 4 + [frozenset()]
    match.agree_end()
    assert verify(record_text(match.record).encode()).signed == {0: None, 1: 3}


def test_an_acknowledgement_that_is_not_true_is_rejected() -> None:
    match = network_match("base", 3)
    play_corners(match, 2)
    good = acknowledgement(match, 1, 2)
    for wrong in (
        msgspec.structs.replace(good, seat=0),
        msgspec.structs.replace(good, seat=3),
        msgspec.structs.replace(good, seq=1),
        msgspec.structs.replace(good, seq=3),
        msgspec.structs.replace(good, value=good.value[:-1]),
        Signature(1, 0, match.record.entries[0].signatures[1].value),
    ):
        with pytest.raises(Rejected, match="is not true"):
            match.add_acknowledgement(wrong)
    match.add_acknowledgement(good)


def test_a_client_names_the_seat_whose_relayed_signature_is_wrong() -> None:
    match = signed_game()
    followers = followers_of(match, 1)
    entry = match.record.entries[4]
    assert invalid_signer(followers[1].record, entry) is None
    for index in range(3):
        forged = msgspec.structs.replace(entry.signatures[index], value=SIGNERS[3].sign(b"other"))
        signatures = (*entry.signatures[:index], forged, *entry.signatures[index + 1 :])
        assert invalid_signer(followers[1].record, msgspec.structs.replace(entry, signatures=signatures)) == index


def test_verify_checks_every_signature_against_the_headers_keys() -> None:
    match = signed_game()
    match.agree_end()
    text = record_text(match.record)
    assert verify(text.encode()).proof == "proved"
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        if "signatures=" not in line:
            continue
        value = line.split("signatures=")[1].split(":")[2][:128]
        other = SIGNERS[3].sign(value.encode()).hex()
        moved = line.replace("signatures=1:", "signatures=2:")
        for altered in (line.replace(value, other), moved):
            forged = recomputed("\n".join([*lines[: number - 1], altered, *lines[number:]]))
            with pytest.raises(RecordError) as caught:
                verify(forged.encode())
            assert caught.value.line == number


def test_a_signature_of_a_seat_without_a_key_is_none() -> None:
    text = record_text(network_match("base", 2).record)
    keyless = text.replace(f"key {SIGNERS[0].public.hex()}", "key -")
    with pytest.raises(RecordError, match="a signature does not belong to seat"):
        verify(recomputed(keyless).encode())
