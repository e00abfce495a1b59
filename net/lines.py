"""Record lines as the messages carry them, and back.

Knows packing only; what a line means is the record's business.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.record import Entry, GameRecord, Header, Mark, RecordError
from game.record_read import read_header
from game.record_wire import entry_line, from_wire, header_lines, read_entry_line, to_wire
from game.rules import Edition
from net.messages import Line


def pack_entry(entry: Entry, rules: Edition) -> Line:
    """Pack an entry."""
    return to_wire(entry_line(entry, rules))


def unpack_entry(line: Line, rules: Edition, players: int) -> Entry:
    """Read an entry; raises ``RecordError``."""
    return read_entry_line(from_wire(line), rules, players)


def pack_header(record: GameRecord) -> tuple[Line, ...]:
    """Pack the header’s lines."""
    return tuple(map(to_wire, header_lines(record.header, record.marks)))


def unpack_header(lines: Sequence[Line]) -> tuple[Header, tuple[Mark, ...]]:
    """Read a header; raises ``RecordError`` where the lines are not exactly one."""
    header, marks = read_header([from_wire(line) for line in lines])
    if len(marks) != len(lines):
        raise RecordError(len(marks) + 1, "lines follow the header")
    return header, marks
