"""Why a guest leaves a table for good: what a peer was caught at, and the sentences that name it.

Knows sentences and evidence; knows nothing of how a lie is found.
"""

from __future__ import annotations

from game.record.position import EntryRefused
from game.support.i18n import tr
from net.protocol.messages import Compare


class TableClosed(Exception):
    """The guest leaves for good; the text is the sentence for its person."""


class Misconduct(TableClosed):
    """A peer was caught at something that is not true; the text is a sentence that names it.

    ``evidence`` are two signatures of a dealer for one entry, where that is what it was caught at: they convince
    everybody else too.
    """

    def __init__(self, text: str, evidence: tuple[Compare, ...] = ()) -> None:
        super().__init__(text)
        self.evidence = evidence


def equivocation_text(host: str, seq: int) -> str:
    """Return the sentence on a dealer that has signed two versions of an entry."""
    text = tr("{host} has told two different stories of entry {number}: the deal cannot be trusted any more.")
    return text.format(host=host, number=seq + 1)


def unelected(host: str) -> str:
    """Return the sentence on a dealer that has dealt anew without being elected."""
    return tr("{host} has dealt anew, but not as more than half of the players have voted.").format(host=host)


def broken(host: str, seq: int, why: str) -> str:
    """Return the sentence on an entry that cannot be; ``seq`` -1 is the header."""
    text = tr("{host} has sent an entry that breaks the rules of the game (number {number}: {why}).")
    return text.format(host=host, number=seq + 1, why=why)


def refused(host: str, seq: int, error: EntryRefused) -> str:
    """Return the sentence on an entry that cannot follow."""
    if "does not open the commitment" in str(error):
        return tr("{host} has dealt a card that is not the one it had committed to.").format(host=host)
    return broken(host, seq, error.localized)
