"""The sound beginning of a damaged record: the lines before the first wrong one.

The chain of digests shows how far a record is sound. Knows the lines of a record; knows nothing of files.
"""

from __future__ import annotations

from typing import NamedTuple

from game.record.follower import DigestMismatch, Follower, InvalidEntry
from game.record.model import RecordError
from game.record.reader import read_entry, read_header


class Recovered(NamedTuple):
    """The sound beginning of a record: ``follower`` followed it, ``entry`` is the first that is lost, from 0.

    ``dealt_again``: the opening was lost too, and was derived from the secret again.
    """

    follower: Follower
    entry: int
    dealt_again: bool = False


def recover_record(data: bytes) -> Recovered:
    """Return the sound part of a record's bytes.

    Raises ``RecordError`` where the header is damaged already, or the record was made for another version.
    """
    lines = [_text(line) for line in data.split(b"\n")[:-1]]
    header, trailers = read_header(lines)
    follower = Follower(header, trailers)
    for number, line in enumerate(lines[len(trailers) :], start=len(trailers) + 1):
        try:
            follower.accept(read_entry(line, follower.rules, len(header.seats), number))
        except (RecordError, InvalidEntry, DigestMismatch):
            break
    return Recovered(follower, len(follower.positions))


def _text(line: bytes) -> str:
    """Decode a line; one that is not UTF-8 is changed, so that its digest no longer fits."""
    return line.decode("utf-8", "replace")
