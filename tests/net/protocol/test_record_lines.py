"""Lines of a record on the wire: a reader's own signatures are omitted and restored."""

import pytest

from game.record import RecordError, Signature
from game.record.signing import ack_message
from net.protocol.record_lines import KNOWN, omit_signatures, pack_entry, restore_signatures, unpack_entry
from tests.helpers.tables import SIGNERS, network_match, play_corners

ONE, TWO = b"1" * 64, b"2" * 64
LINE = (("5 1 commit 1 take blue | signatures=1:4:", ",2:4:", "  # ", " ", ""), (ONE, TWO, b"d" * 32, b"s" * 32))


def test_own_signatures_are_left_out_and_put_back() -> None:
    short = omit_signatures(LINE, [TWO])
    assert short == (LINE[0], (ONE, KNOWN, b"d" * 32, b"s" * 32))
    asked = []

    def signed(seq: int) -> bytes:
        asked.append(seq)
        return TWO

    assert restore_signatures(short, 1, signed) == LINE
    assert asked == [4]


def test_a_complete_line_is_unchanged() -> None:
    def signed(seq: int) -> bytes:
        raise AssertionError(f"nobody needs the signature on {seq}")

    assert restore_signatures(LINE, 1, signed) is LINE


@pytest.mark.parametrize(
    ("missing", "seat", "own"),
    [
        pytest.param(0, 1, TWO, id="another-seat's-signature"),
        pytest.param(1, 1, None, id="a-signature-never-given"),
        pytest.param(2, 1, TWO, id="the-digest"),
        pytest.param(3, 0, ONE, id="the-seal"),
    ],
)
def test_nothing_else_may_be_left_out(missing: int, seat: int, own: bytes | None) -> None:
    texts, hashes = LINE
    short = texts, (*hashes[:missing], KNOWN, *hashes[missing + 1 :])
    with pytest.raises(RecordError, match="part of the line is missing"):
        restore_signatures(short, seat, lambda _seq: own)


def test_texts_and_hashes_that_do_not_pair_are_refused_in_the_end() -> None:
    match = network_match("base", 2)
    with pytest.raises(RecordError):
        unpack_entry(restore_signatures((("x",), (KNOWN,)), 0, lambda _seq: ONE), match.follower.rules, 2)


def test_an_entry_with_signatures_comes_back_whole() -> None:
    match = network_match("base", 2)
    play_corners(match, 3)
    last = match.record.entries[-1]
    message = ack_message(match.record.header.game, last.epoch, last.seq, last.trailer.digest)
    values = [signer.sign(message) for signer in SIGNERS[:2]]
    for seat, value in enumerate(values):
        match.add_acknowledgement(Signature(seat, last.seq, value))
    play_corners(match, 1)
    entry = next(entry for entry in match.record.entries if entry.seq == last.seq + 1)
    line = pack_entry(entry, match.follower.rules)
    short = omit_signatures(line, [values[1]])
    assert sum(map(len, short[1])) == sum(map(len, line[1])) - 64
    assert unpack_entry(restore_signatures(short, 1, {last.seq: values[1]}.get), match.follower.rules, 2) == entry
