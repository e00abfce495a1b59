"""Record lines as the messages carry them, and back.

Knows packing only; what a line means is the record's business.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from typing import Final

from game.record import Entry, GameRecord, Header, Mark, RecordError
from game.record.reader import read_entry, read_header
from game.record.wire import entry_line, from_wire, header_lines, to_wire
from game.rules import Edition
from game.support.i18n import tr
from net.protocol.messages import Line

KNOWN: Final = b""
"""What stands in a line for a signature that its reader has given itself."""
_SIGNED = re.compile(r"[=,]([1-9][0-9]?):(0|[1-9][0-9]{0,6}):$")
"""What stands before a signature in a line: the seat, counted from 1, and the entry."""


def pack_entry(entry: Entry, rules: Edition) -> Line:
    """Pack an entry."""
    return to_wire(entry_line(entry, rules))


def unpack_entry(line: Line, rules: Edition, players: int) -> Entry:
    """Read an entry; raises ``RecordError``."""
    return read_entry(from_wire(line), rules, players)


def leave_out(line: Line, known: Collection[bytes]) -> Line:
    """Leave out of a line the signatures that its reader has given itself: it knows what it has signed."""
    texts, hashes = line
    return texts, tuple(KNOWN if value in known else value for value in hashes)


def fill_in(line: Line, seat: int, signature: Callable[[int], bytes | None]) -> Line:
    """Put the signatures of a seat back where they were left out; ``signature`` gives that on an entry.

    Raises ``RecordError`` where something else is missing.
    """
    texts, hashes = line
    if KNOWN not in hashes:
        return line
    filled: list[bytes] = []
    for text, value in zip(texts, hashes, strict=False):
        place = _SIGNED.search(text) if value == KNOWN else None
        own = signature(int(place[2])) if place is not None and int(place[1]) == seat + 1 else None
        if value == KNOWN and own is None:
            raise RecordError(1, tr("something is left out of the line"))
        filled.append(own or value)
    return texts, tuple(filled) + hashes[len(filled) :]


def pack_header(record: GameRecord) -> tuple[Line, ...]:
    """Pack the header’s lines."""
    return tuple(map(to_wire, header_lines(record.header, record.marks)))


def unpack_header(lines: Sequence[Line]) -> tuple[Header, tuple[Mark, ...]]:
    """Read a header; raises ``RecordError`` where the lines are not exactly one."""
    header, marks = read_header([from_wire(line) for line in lines])
    if len(marks) != len(lines):
        raise RecordError(len(marks) + 1, tr("lines follow the header"))
    return header, marks
