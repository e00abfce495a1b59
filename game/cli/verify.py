"""The command ``verify``: one line for each record, whether it is sound and what of it is proved."""

from __future__ import annotations

import argparse
import sys

from game.match.verify import verify
from game.record import RecordError
from game.support.i18n import tr, trn


def run(options: argparse.Namespace) -> int:
    """Check all files; return 1 where one of them is not sound."""
    failed = False
    for path in options.files:
        try:
            verified = verify(path.read_bytes())
        except OSError as error:
            failed = True
            line = tr("{path}: cannot be read: {reason}").format(path=path, reason=error.strerror or error)
        except RecordError as error:
            failed = True
            line = f"{path}:{error.line}: {error.message}"
        else:
            count = len(verified.record.entries)
            entries = trn("{count} entry", "{count} entries", count).format(count=count)
            proofs = {
                "proved": tr("the whole deal is proved"),
                "unfinished": tr("not over yet, so the deal is not proved yet"),
                "unproven": tr("the deal of a lost dealer stays unproven"),
            }
            text = tr("{path}: sound, {entries}; {proof}")
            line = text.format(path=path, entries=entries, proof=proofs[verified.proof])
        sys.stdout.write(f"{line}\n")
    return int(failed)
