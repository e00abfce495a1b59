"""Many matches at once, deal by deal on all cores.

Knows matches and contestants; knows nothing of ratings or of the command line.
"""

from __future__ import annotations

from collections.abc import Sequence

from tools.ladder.contestants import end_contestant, make_contestant
from tools.ladder.match import LadderDeal, MatchScore, shares, summed
from tools.parallel import spread


def play_deal(what: LadderDeal) -> list[float]:
    """Return the first bot's share of each game of a deal."""
    return list(shares(what, make_contestant, end_contestant))


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
