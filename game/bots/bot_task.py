"""The next decision of a bot, as a task for the bots' process.

Knows how a bot is made by name, and which one plays on for a program that fails; knows nothing of matches.
"""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from typing import Any, Final

import msgspec

from game.bots.program_bot import ProgramBot, ProgramError
from game.bots.programs import program_command, program_name
from game.bots.registry import Bot, make_bot
from game.rules import Action, GameState, legal_actions

_log = logging.getLogger(__name__)

STAND_IN_LEVEL: Final = "normal"
"""Which level plays on for a program that fails."""


def bot_task(bot: str, seed: bytes, view: GameState) -> BotTask:
    """Return the next decision of a bot; a program's command goes with it, as another process carries it out."""
    return BotTask(bot, seed, view, program_command(bot))


class BotTask(msgspec.Struct, frozen=True):
    """The next decision of a bot; ``view`` is that of its seat, which is to move.

    ``command`` starts the program that plays, if it is one.
    """

    bot: str
    seed: bytes
    view: GameState
    command: tuple[str, ...] = ()

    def run(self, memory: MutableMapping[Any, Any]) -> Action:
        """Return the choice; the bot stays in ``memory``, as the state of its random generator must."""
        key = self.bot, self.seed
        if key not in memory:
            memory[key] = ProgramSeat(self.command, self.bot, self.seed) if self.command else make_bot(*key)
        bot: Bot = memory[key]
        return bot.choose(self.view)

    def fallback(self) -> Action:
        """Return a legal action."""
        return legal_actions(self.view)[0]


class ProgramSeat:
    """Plays what a program chooses; once the program fails, a bot plays on in its place."""

    def __init__(self, command: tuple[str, ...], bot: str, seed: bytes) -> None:
        self._command = command
        self._bot_name = bot
        self._seed = seed
        self._bot: Bot | None = None

    def choose(self, view: GameState) -> Action:
        """Return the choice of the program, or of the bot in its place."""
        try:
            if self._bot is None:
                self._bot = ProgramBot(self._command, self._seed)
            return self._bot.choose(view)
        except ProgramError as error:
            _log.warning("%s: %s; level %s plays on", program_name(self._bot_name), error, STAND_IN_LEVEL)
            self._bot = make_bot(STAND_IN_LEVEL, self._seed)
            return self._bot.choose(view)
