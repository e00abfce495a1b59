"""What the bots of a match play: each is given its seat's view and nothing else.

Knows the match and where bots decide; knows nothing of time, sessions or networks.
"""

from __future__ import annotations

from game.bots.bot_task import BotTask, bot_task
from game.bots.registry import can_play
from game.bots.runner import BotRunner, PendingDecision
from game.match.match import STAND_IN_BOT, Match
from game.record.hashing import sha
from game.rules import Action, Seat, observe


class BotTurns:
    """The decisions of a match's bots, one at a time."""

    def __init__(self, match: Match, runner: BotRunner, seed: str | bytes | None = None) -> None:
        """Seed the decisions with ``seed``, by default with the deal."""
        self._match = match
        self._pending = PendingDecision(runner)
        self._seed = match.record.header.deal if seed is None else seed

    def action(self, seat: Seat) -> Action | None:
        """Return what the bot of the seat that is to move plays now, ``None`` while it thinks.

        A stand-in decides for a person. As the match continues, a decision for an earlier position is dropped.
        """
        return self._pending.decision((len(self._match.record.entries), seat), lambda: self._task(seat))

    def cancel(self) -> None:
        """Drop the decision under way."""
        self._pending.cancel()

    def _task(self, seat: Seat) -> BotTask:
        bot = self._match.seats[seat].bot
        if bot is None or not can_play(bot):
            bot = STAND_IN_BOT
        return bot_task(bot, sha("bot", self._seed, seat), observe(self._match.state, seat))
