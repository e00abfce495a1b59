"""The command ``verify``: its output for each record, and its exit status.

``docs/record.md`` states what each result means and what the fields of ``--json`` are.
"""

from __future__ import annotations

import argparse
import json
import sys
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
        text = tr("{path}: cannot be read: {reason}").format(path=path, reason=problem)
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
    header, result = verified.record.header, verified.result
    if as_json:
        signed = [
            {"seat": seat + 1, "name": header.seats[seat].name, "key": header.seats[seat].key, "entry": entry}
            for seat, entry in verified.signed.items()
        ]
        _print_json(
            file=str(path),
            status="sound",
            game=header.game,
            edition=header.edition,
            entries=len(verified.record.entries),
            torn_line=verified.torn,
            reason=None if result is None else result.reason,
            winners=None if result is None else [seat + 1 for seat in result.winners],
            deal=verified.proof,
            proved_from=verified.proved_from,
            signed=signed,
        )
        return
    count = len(verified.record.entries)
    entries = trn("{count} entry", "{count} entries", count).format(count=count)
    print_line(tr("{path}: sound, {entries}").format(path=path, entries=entries))
    deals = {
        "proved": tr("deal: the whole deal is proved"),
        "unfinished": tr("deal: the game is not over yet, so the deal is not proved yet"),
        "unproven": tr("deal: proved from entry {number} on; what was dealt before stays unproven"),
    }
    facts = [deals[verified.proof].format(number=verified.proved_from)]
    for seat, entry in verified.signed.items():
        fact = tr("moves: not signed by seat {seat}, “{name}”, who signed the header only")
        if entry is not None:
            fact = tr("moves: signed by seat {seat}, “{name}”, up to entry {number}")
        facts.append(fact.format(seat=seat + 1, name=header.seats[seat].name, number=entry))
    if not verified.signed:
        facts.append(tr("moves: nothing is signed (a local game), so anybody may have rewritten them"))
    if verified.torn is not None:
        facts.append(tr("line {number}: cut off, so it is left out").format(number=verified.torn))
    for fact in facts:
        print_line(f"  {fact}")


def _print_json(**fields: object) -> None:
    """Print an object in ASCII, so that it contains no control sequences of a terminal however long a field is."""
    sys.stdout.write(f"{json.dumps(fields)}\n")
