"""Many matches at once, deal by deal on all cores.

Knows matches and contestants; knows nothing of ratings or of the command line.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tools.ladder.contestants import end_contestant, make_contestant
from tools.ladder.match import MatchScore, shares, summed
from tools.parallel import spread


class LadderDeal(msgspec.Struct, frozen=True):
    """One deal of a match, to be played from every seat."""

    edition: str
    players: int
    first: str
    second: str
    seed: str
    deal: int


def play_deal(what: LadderDeal) -> list[float]:
    """Return the first bot's share of each game of a deal."""
    deals = range(what.deal, what.deal + 1)
    bots = what.first, what.second
    return list(shares(what.edition, what.players, *bots, deals, what.seed, make_contestant, end_contestant))


def play_matches(
    pairs: Sequence[tuple[str, str]], edition: str, players: int, deals: int, seed: str, processes: int
) -> list[MatchScore]:
    """Play all matches at once, the second of each pair against copies of the first; return their scores."""
    work = [LadderDeal(edition, players, first, second, seed, deal) for second, first in pairs for deal in range(deals)]
    found = dict(spread(play_deal, work, processes, "playing deals"))
    scores = []
    for second, first in pairs:
        games = [share for what in work if (what.first, what.second) == (first, second) for share in found[what]]
        scores.append(summed(edition, players, first, second, games))
    return scores
