"""Why a guest leaves a table for good: misconduct of a peer, and the sentences that name it.

Knows sentences and evidence; knows nothing of how misconduct is detected.
"""

from __future__ import annotations

from game.record.position import CommitmentMismatch, InvalidEntry
from game.support.i18n import tr
from net.protocol.messages import Compare


class TableClosed(Exception):
    """The guest leaves for good.

    The text is the sentence for its person, with ``{host}`` for the host’s name, and the key of each value for it.
    """

    def __init__(self, text: str, **values: object) -> None:
        super().__init__(text)
        self.values = values


class Misconduct(TableClosed):
    """A peer has sent something provably wrong, which the text names.

    ``evidence`` are two signatures of a host for one entry, where there are such: they prove it to everybody else
    too.
    """

    def __init__(self, text: str, *, evidence: tuple[Compare, ...] = (), **values: object) -> None:
        super().__init__(text, **values)
        self.evidence = evidence


def equivocation(seq: int, evidence: tuple[Compare, ...] = ()) -> Misconduct:
    """Return the misconduct of a host that has signed two versions of an entry."""
    text = tr("{host} sent two versions of entry {number}, so you can no longer trust the deal.")
    return Misconduct(text, evidence=evidence, number=seq + 1)


def unelected_host() -> Misconduct:
    """Return the misconduct of a host that has dealt again without being elected."""
    return Misconduct(tr("{host} dealt again, but not as the majority voted."))


def invalid_entry(seq: int, reason: str) -> Misconduct:
    """Return the misconduct of a host that has sent an invalid entry; ``seq`` -1 is the header."""
    text = tr("{host} sent an invalid entry (number {number}: {reason}).")
    return Misconduct(text, number=seq + 1, reason=reason)


def illegal_entry(seq: int, error: InvalidEntry) -> Misconduct:
    """Return the misconduct of a host that has sent an entry that cannot follow."""
    if isinstance(error, CommitmentMismatch):
        return Misconduct(tr("{host} dealt a card that does not match the commitment."))
    return invalid_entry(seq, error.localized)
