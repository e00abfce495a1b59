"""Record lines as the messages carry them, and back.

Knows packing only; what a line means is the record's business.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final

from game.record import Entry, GameRecord, Header, RecordError, Trailer
from game.record.reader import read_entry, read_header
from game.record.wire import entry_line, from_wire, header_lines, to_wire, view_line
from game.record.writer import VIEW_LINE
from game.rules import Edition
from game.support.i18n import tr
from net.protocol.limits import CHUNK_BYTES
from net.protocol.messages import History, Line

KNOWN: Final = b""
"""Replaces a signature of the receiver in a line, who can compute it: that saves 64 bytes an entry."""
TEXT_OVERHEAD: Final = 16
"""At least what MessagePack adds to a text and to the hash after it."""
_SIGNED = re.compile(r"[=,]([1-9][0-9]?):(0|[1-9][0-9]{0,6}):$")
"""What stands before a signature in a line: the seat, counted from 1, and the entry."""


def pack_entry(entry: Entry, rules: Edition) -> Line:
    """Return the line of an entry."""
    return to_wire(entry_line(entry, rules))


def unpack_entry(line: Line, rules: Edition, players: int) -> Entry:
    """Return the entry in a line; raises ``RecordError``."""
    return read_entry(from_wire(line), rules, players)


def omit_signatures(line: Line, known: Collection[bytes]) -> Line:
    """Return a line without the signatures that its receiver has made itself."""
    texts, hashes = line
    return texts, tuple(KNOWN if value in known else value for value in hashes)


def restore_signatures(line: Line, seat: int, signature: Callable[[int], bytes | None]) -> Line:
    """Return a line with a seat’s omitted signatures restored; ``signature`` returns that on an entry.

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
            raise RecordError(1, tr("part of the line is missing"))
        filled.append(own or value)
    return texts, tuple(filled) + hashes[len(filled) :]


def split_history(first: int, lines: Iterable[Line]) -> Iterator[History]:
    """Yield the lines of the entries from ``first`` on, in messages of ``CHUNK_BYTES`` at most."""
    part: list[Line] = []
    size = 0
    for line in lines:
        length = sum(len(text.encode()) + TEXT_OVERHEAD for text in line[0]) + sum(map(len, line[1]))
        if part and size + length > CHUNK_BYTES:
            yield History(first, tuple(part))
            first, part, size = first + len(part), [], 0
        part.append(line)
        size += length
    if part:
        yield History(first, tuple(part))


def pack_header(record: GameRecord) -> tuple[Line, ...]:
    """Return the lines of a header."""
    return tuple(map(to_wire, header_lines(record.header, record.header_trailers)))


def with_view(lines: tuple[Line, ...], record: GameRecord) -> tuple[Line, ...]:
    """Return the lines of a header in the view of another copy of the same game, which differs in one line alone."""
    view = to_wire(view_line(record.header, record.header_trailers))
    return (*lines[:VIEW_LINE], view, *lines[VIEW_LINE + 1 :])


def unpack_header(lines: Sequence[Line]) -> tuple[Header, tuple[Trailer, ...]]:
    """Return the header in lines; raises ``RecordError`` where they are not exactly one."""
    header, trailers = read_header([from_wire(line) for line in lines])
    if len(trailers) != len(lines):
        raise RecordError(len(trailers) + 1, tr("there are extra lines after the header"))
    return header, trailers
