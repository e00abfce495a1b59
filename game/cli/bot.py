"""The command ``bot``: own programs that play in the window and at tables, and our bots for other programs.

Knows arguments, the settings and standard streams; knows nothing of the protocol, which is in
``game.bots.line_protocol``.
"""

from __future__ import annotations

import argparse
import secrets
import sys

from game.bots.programs import PREFIX, program_command, program_name, use_programs
from game.cli.errors import CommandError
from game.storage import settings as settings_file
from game.storage.settings import MAX_PROGRAMS, MAX_WORDS, Settings
from game.storage.store import Store
from game.support.i18n import tr
from game.support.terminal import print_line


def run(options: argparse.Namespace) -> int:
    """Carry out one of the actions; raises ``CommandError`` and ``StoreError``."""
    if options.action == "serve":
        return _serve(options)
    with Store(vars(options).get("data_dir")) as store:
        settings, _ = settings_file.load(store.data_dir)
        match options.action:
            case "list":
                for name, words in settings.programs.items():
                    print_line(f"{PREFIX}{name}  {' '.join(words)}")
                return 0
            case "add":
                if not options.words:
                    raise CommandError(tr("Give the command that starts the program."))
                if len(options.words) > MAX_WORDS:
                    raise CommandError(tr("The command has more than {count} words.").format(count=MAX_WORDS))
                if len({*settings.programs, options.name}) > MAX_PROGRAMS:
                    text = tr("There are {count} programs already. Remove one first.")
                    raise CommandError(text.format(count=MAX_PROGRAMS))
                _check(options.name, options.words)
                settings.programs[options.name] = options.words
            case _:
                if settings.programs.pop(options.name, None) is None:
                    raise CommandError(_unknown(options.name))
        if (problem := settings.try_to_save(store.data_dir)) is not None:
            raise CommandError(problem)
    return 0


def use_own_programs(settings: Settings, options: argparse.Namespace) -> None:
    """Let the person's programs play in this process; raises ``CommandError`` where an argument names another one."""
    use_programs(settings.programs)
    given = vars(options)
    bots = given.get("bots", ())
    for kind in (given.get("bot") or "", *(bots.values() if isinstance(bots, dict) else bots)):
        if program_name(kind) and not program_command(kind):
            raise CommandError(_unknown(program_name(kind)))


def _unknown(name: str) -> str:
    return tr("No program is called “{name}”. “cabochon bot list” shows them.").format(name=name)


def _check(name: str, words: list[str]) -> None:
    """Start the program and let it decide once in each edition; raises ``CommandError`` where it does not."""
    from game.bots.program_bot import ProgramBot, ProgramError
    from game.match.match import Match
    from game.record import SeatInfo
    from game.rules import EDITION_NAMES, observe

    seats = (SeatInfo(name, "bot", PREFIX + name), SeatInfo("-", "bot", "easy"))
    try:
        bot = ProgramBot(words, secrets.token_bytes(32))
        for edition in EDITION_NAMES:
            state = Match.unsaved(edition, seats, secrets.token_bytes(32)).state
            bot.choose(observe(state, state.turn))
        bot.close()
    except ProgramError as error:
        raise CommandError(str(error)) from error
    print_line(tr("{name} plays as “{program}”.").format(name=bot.name, program=PREFIX + name))


def _serve(options: argparse.Namespace) -> int:
    from game.bots.line_protocol import LineError, serve_bot

    try:
        serve_bot(options.level, sys.stdin.buffer, sys.stdout.buffer)
    except LineError as error:
        raise CommandError(str(error)) from error
    return 0
