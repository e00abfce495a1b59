"""What is left of a damaged record: all before the damage, and not one line more."""

from __future__ import annotations

import pytest

from game.record import TABLE, RecordError
from game.record.recovery import recover_record
from game.record.writer import record_text
from tests.helpers.tables import network_match, play_corners


def written(view: int | None = 1) -> tuple[bytes, int]:
    """Return a record’s bytes, and how many of its lines come before the first entry."""
    match = network_match("base", 2)
    play_corners(match, 12)
    record = match.record if view is None else match.seen(view)
    return record_text(record).encode(), len(record.header_trailers)


def overwrite(data: bytes, line: int, wrong: bytes = b"\xff\x00") -> bytes:
    """Overwrite the middle of a line, counted from 0."""
    lines = data.split(b"\n")
    middle = len(lines[line]) // 2
    lines[line] = lines[line][:middle] + wrong + lines[line][middle + len(wrong) :]
    return b"\n".join(lines)


@pytest.mark.parametrize("view", [None, 1])
@pytest.mark.parametrize("entry", [0, 1, 7, 12])
@pytest.mark.parametrize("wrong", [b"\xff\x00", b"~~", b"\n\n"])
def test_all_before_the_damage_is_left(entry: int, view: int | None, wrong: bytes) -> None:
    data, header = written(view)
    rescued = recover_record(overwrite(data, header + entry, wrong))
    follower = rescued.follower
    assert rescued.entry == entry == len(follower.positions)
    assert data.startswith(record_text(follower.record).encode())
    assert follower.record.header.view == (TABLE if view is None else view)


def test_a_sound_entry_in_another_place_is_damage() -> None:
    data, header = written()
    lines = data.split(b"\n")
    lines[header + 4], lines[header + 5] = lines[header + 5], lines[header + 4]
    assert recover_record(b"\n".join(lines)).entry == 4


def test_an_entry_with_another_digest_is_damage() -> None:
    data, header = written()
    lines = data.split(b"\n")
    text, _, trailer = lines[header + 4].rpartition(b"# ")
    lines[header + 4] = text + b"# " + (b"0" if trailer[:1] != b"0" else b"1") + trailer[1:]
    assert recover_record(b"\n".join(lines)).entry == 4


@pytest.mark.parametrize("line", [0, 1, 3, 7])
def test_without_its_header_nothing_is_left(line: int) -> None:
    data, header = written()
    assert line < header
    with pytest.raises(RecordError):
        recover_record(overwrite(data, line))


def test_a_line_that_was_cut_off_is_left_out() -> None:
    data, _ = written()
    assert recover_record(data[:-5]).entry == 12
    assert recover_record(data).entry == 13
