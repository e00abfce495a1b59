"""The command ``verify``: its output for each record, and its exit status.

Knows arguments and how a result is written; knows nothing of what makes a record valid. ``docs/record.md`` states what
each result means and what the fields of ``--json`` are.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.match.verify import Verified, verify
from game.record import ForeignRecord, RecordError
from game.support.i18n import tr, trn
from game.support.terminal import print_line

WRONG: Final = 1
"""The exit status where a record is wrong; 2 is that of wrong arguments."""
UNCHECKED: Final = 3
"""The exit status where no record is wrong, but one could not be checked."""


def run(options: argparse.Namespace) -> int:
    """Check each file, print the result, and return the exit status."""
    statuses = {_check(path, options.json) for path in options.files}
    return WRONG if WRONG in statuses else max(statuses)


def _check(path: Path, as_json: bool) -> int:
    line: int | None = None
    try:
        verified = verify(path.read_bytes())
    except OSError as error:
        status, problem = UNCHECKED, error.strerror or str(error)
        text = tr("{path}: cannot read the file: {reason}").format(path=path, reason=problem)
    except RecordError as error:
        status = UNCHECKED if isinstance(error, ForeignRecord) else WRONG
        line, problem = error.line, error.message
        text = f"{path}:{line}: {problem}"
    else:
        _print_sound(path, verified, as_json)
        return 0
    if as_json:
        _print_json(file=str(path), status="wrong" if status == WRONG else "unchecked", line=line, problem=problem)
    else:
        print_line(text)
    return status


def _print_sound(path: Path, verified: Verified, as_json: bool) -> None:
    if as_json:
        _print_json(file=str(path), status="sound", **_fields(verified))
        return
    count = len(verified.record.entries)
    entries = trn("{count} entry", "{count} entries", count).format(count=count)
    print_line(tr("{path}: OK, {entries}").format(path=path, entries=entries))
    for fact in _facts(verified):
        print_line(f"  {fact}")


def _fields(verified: Verified) -> dict[str, object]:
    """Return what ``--json`` prints of a sound record."""
    header, result = verified.record.header, verified.result
    signed = [
        {"seat": seat + 1, "name": header.seats[seat].name, "key": header.seats[seat].key, "entry": entry}
        for seat, entry in verified.signed.items()
    ]
    return {
        "game": header.game,
        "edition": header.edition,
        "entries": len(verified.record.entries),
        "torn_line": verified.torn,
        "reason": None if result is None else result.reason,
        "winners": None if result is None else [seat + 1 for seat in result.winners],
        "deal": verified.proof,
        "proved_from": verified.proved_from,
        "signed": signed,
    }


def _facts(verified: Verified) -> Iterator[str]:
    """Yield sentences on what is proved of a sound record, and who signed its moves."""
    deals = {
        "proved": tr("deal: fully proved"),
        "unfinished": tr("deal: not proved yet, the game is unfinished"),
        "unproven": tr("deal: proved from entry {number} on; earlier deals are unproved"),
    }
    yield deals[verified.proof].format(number=verified.proved_from)
    for seat, entry in verified.signed.items():
        fact = tr("moves: seat {seat}, “{name}”, signed the header but no moves")
        if entry is not None:
            fact = tr("moves: signed by seat {seat}, “{name}”, up to entry {number}")
        yield fact.format(seat=seat + 1, name=verified.record.header.seats[seat].name, number=entry)
    if not verified.signed:
        yield tr("moves: unsigned (a local game), so they may have been rewritten")
    if verified.torn is not None:
        yield tr("line {number}: cut off and ignored").format(number=verified.torn)


def _print_json(**fields: object) -> None:
    """Print an object in ASCII, so that it contains no control sequences of a terminal however long a field is."""
    sys.stdout.write(f"{json.dumps(fields)}\n")
