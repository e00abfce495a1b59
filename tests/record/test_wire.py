"""Record lines on the wire: an exact round trip, one form only, and small."""

from __future__ import annotations

from pathlib import Path

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.record import RecordError
from game.record.reader import read_entry, read_header
from game.record.wire import WireLine, entry_line, from_wire, header_lines, to_wire
from game.record.writer import record_text
from tests.helpers.paths import RECORDS
from tests.helpers.tables import acknowledgement, network_match, play_corners

HASH = "0123456789abcdef" * 4


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_line_of_the_golden_records_comes_back(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        texts, hashes = to_wire(line)
        assert from_wire((texts, hashes)) == line
        assert len(texts) == len(hashes) + 1 >= 2


@given(st.lists(st.sampled_from([HASH, HASH[:32], HASH[:31], "a", "0", "seat 1", " ", "Ö", ",", "#"]), max_size=8))
@settings(max_examples=200, deadline=None)
def test_any_line_comes_back_and_has_one_form(pieces: list[str]) -> None:
    line = "".join(pieces)
    parts = to_wire(line)
    assert from_wire(parts) == line
    assert all(len(value) >= 16 for value in parts[1])


@pytest.mark.parametrize("digits", [31, 33, 65])
def test_a_run_that_stands_for_no_whole_bytes_stays_text(digits: int) -> None:
    line = f"{'a' * digits} {HASH}"
    assert to_wire(line) == ((f"{'a' * digits} ", ""), (bytes.fromhex(HASH),))


@pytest.mark.parametrize(
    "line",
    [
        ((), ()),
        (("a", "b"), ()),
        (("a",), (bytes(16),)),
        (("a", ""), (bytes(15),)),
        (("", "", "x"), (bytes(16), bytes(16))),
        ((HASH,), ()),
        ((f"seat {HASH}",), ()),
        (("ab", " "), (bytes(16),)),
        (("", "0"), (bytes(16),)),
        (("a\nb",), ()),
    ],
)
def test_lines_in_any_other_form_are_refused(line: WireLine) -> None:
    with pytest.raises(RecordError):
        from_wire(line)


def test_lines_of_entries_and_headers_are_read_back() -> None:
    match = network_match("marvel", 3)
    play_corners(match, 12)
    record, rules = match.record, match.follower.rules
    lines = [
        *header_lines(record.header, record.header_trailers),
        *(entry_line(entry, rules) for entry in record.entries),
    ]
    assert "".join(f"{line}\n" for line in lines) == record_text(record)
    assert read_header(header_lines(record.header, record.header_trailers)) == (record.header, record.header_trailers)
    for entry in record.entries:
        assert read_entry(entry_line(entry, rules), rules, 3) == entry
    for wrong in ("", "1 1 commit", lines[-1] + " ", lines[-1].replace("commit", "commit ", 1)):
        with pytest.raises(RecordError):
            read_entry(wrong, rules, 3)
    for header in ([], lines[:3], [lines[0], lines[1].replace("table", "open since 2")]):
        with pytest.raises(RecordError):
            read_header(header)


def test_a_usual_commit_with_three_signatures_is_small() -> None:
    match = network_match("base", 4)
    sizes = []
    for seed in range(60):
        last = len(match.record.entries) - 1
        for seat in (0, 1, 2):
            match.add_acknowledgement(acknowledgement(match, seat, last))
        play_corners(match, 1, seed)
        sizes.append(len(msgpack.packb(to_wire(entry_line(match.record.entries[-1], match.follower.rules)))))
    sizes.sort()
    assert sizes[len(sizes) // 2] < 390
    assert sizes[-1] < 435, "with the dealer's own signature a frame stays below 500 bytes"
