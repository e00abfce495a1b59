"""Recovery of a damaged record where its secret is known: a lost opening is dealt again from the secret.

Knows records and the secret of a deal; knows nothing of files.
"""

from __future__ import annotations

from game.match.match import Match, NoJournal
from game.record import TABLE
from game.record.follower import Follower
from game.record.hashing import commit_to_secret
from game.record.recovery import Recovered, recover_record
from game.record.writer import entry_text, sealed_line


def recover_dealt(data: bytes, secret: bytes | None) -> Recovered:
    """Return the sound part of a record's bytes, with the opening dealt again where that is damaged.

    The chain of digests shows whether what follows fits the new opening. Without the secret of the deal, and for a game
    over a network, it is ``recover_record``. Raises ``RecordError`` as that does.
    """
    recovered = recover_record(data)
    record = recovered.follower.record
    header = record.header
    if recovered.entry or secret is None or header.view != TABLE or header.is_networked:
        return recovered
    if commit_to_secret(secret) != recovered.follower.position.deal:
        return recovered
    match = Match(Follower(header, record.header_trailers), secret, NoJournal())
    match.catch_up()
    opening = match.record.entries[0]
    lines = data.split(b"\n")
    line = sealed_line(entry_text(opening, match.follower.rules), opening.trailer)
    lines[len(record.header_trailers)] = line.rstrip("\n").encode()
    return recover_record(b"\n".join(lines))._replace(dealt_again=True)
