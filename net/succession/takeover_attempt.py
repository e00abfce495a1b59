"""The new deal of an elected host.

Knows the outcome of the election and how a game is taken over; no links and no time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from game.match.match import Journal, Match, Rejected
from game.match.takeover import WrongCard, take_over
from net.succession.election_state import ElectionWon

_log = logging.getLogger(__name__)


def attempt_takeover(won: ElectionWon, save: Callable[[str], Journal]) -> Match | None:
    """Return the match that continues the game, ``None`` where that is not possible.

    A voter that showed a wrong card is dealt another one, so that no single voter can prevent the takeover.
    """
    shown = won.shown
    while True:
        try:
            return take_over(won.follower, shown, won.secret, won.epoch, save, won.seed_shares)
        except WrongCard as error:
            _log.warning("%s", error)
            shown = tuple(card for card in shown if card.place.row != error.seat)
        except Rejected as error:
            _log.warning("the game cannot be taken over with the cards shown: %s", error)
            if not shown:
                return None
            shown = ()
        except OSError as error:
            _log.error("the game cannot be taken over, as it cannot be saved: %s", error)
            return None
