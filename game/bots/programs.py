"""The person's own bot programs by name; ``docs/bot-protocol.md`` describes how they play.

Knows names and commands; knows nothing of files or processes. A record or a message names a program, never a command,
so that no other computer can start anything here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

PREFIX: Final = "program:"
"""The beginning of the bot's name that stands for a program, before the program's own."""

_commands: dict[str, tuple[str, ...]] = {}


def use_programs(commands: Mapping[str, Sequence[str]]) -> None:
    """Replace the programs that can play in this process by these: the words of the command, by name."""
    _commands.clear()
    _commands.update({name: tuple(words) for name, words in commands.items()})


def program_bots() -> tuple[str, ...]:
    """Return the bots' names of the programs that can play."""
    return tuple(PREFIX + name for name in _commands)


def program_name(bot: str | None) -> str:
    """Return the name of the program that a bot's name stands for, empty for other bots."""
    return bot.removeprefix(PREFIX) if bot is not None and bot.startswith(PREFIX) else ""


def program_command(bot: str) -> tuple[str, ...]:
    """Return the words of a program's command, none where this computer has no such program."""
    return _commands.get(program_name(bot), ())
