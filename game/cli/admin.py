"""The command ``admin``: what the operator of a server may look up and change, also while it runs.

Knows arguments and the terminal; knows nothing of the server's file, which is in ``net.lobby.sqlite.admin``, or of what
a running server does, which is in ``net.lobby.commands``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.cli.errors import CommandError
from game.cli.serve import FOLDER
from game.storage.folder import own_folder
from game.support.cleaning import clean_name
from game.support.i18n import tr, trn
from game.support.terminal import print_line
from game.support.utc_day import utc_day

if TYPE_CHECKING:
    from pathlib import Path

    from net.lobby.sqlite.admin import ServerFile


def run(options: argparse.Namespace) -> int:
    """Carry out one of the subcommands; raises ``CommandError``."""
    from net.lobby.sqlite.admin import ServerFile
    from net.lobby.store import LobbyStoreError

    folder = vars(options).get("data_dir") or own_folder() / FOLDER
    try:
        if options.action in _COMMANDS:
            return _COMMANDS[options.action](folder, options)
        with ServerFile(folder) as file:
            return _ACTIONS[options.action](file, options) or 0
    except LobbyStoreError as error:
        raise CommandError(str(error)) from error


def _tables(file: ServerFile, _: argparse.Namespace) -> None:
    for game, summary, lines in file.running():
        names = ", ".join(summary.names)
        entries = trn("{count} entry", "{count} entries", lines).format(count=lines)
        _print(f"{game}  {summary.options.edition}  {names}  {entries}")


def _people(file: ServerFile, _: argparse.Namespace) -> None:
    from net.lobby.sqlite.admin import SHORT_KEY

    for person in file.people():
        games = trn("{count} game", "{count} games", person.games).format(count=person.games)
        _print("  ".join((person.key.hex()[:SHORT_KEY], person.name, games, *map(str, person.ratings))))


def _results(file: ServerFile, _: argparse.Namespace) -> None:
    for game, result in file.results():
        seats = sorted(result.seats, key=lambda seat: seat.place)
        ended = ", ".join(f"{seat.place}. {seat.name} {seat.points}" for seat in seats)
        _print(f"{game.game}  {utc_day(game.finished)}  {result.edition}  {ended}")


def _one_sided(file: ServerFile, _: argparse.Namespace) -> None:
    from net.lobby.people.one_sided import one_sided

    names = {person.key: person.name for person in file.people()}
    for pair in one_sided(result for _, result in file.results()):
        winner, loser = names.get(pair.winner, ""), names.get(pair.loser, "")
        _print(f"{winner}  {loser}  {pair.won}/{pair.together}  {pair.games}")


def _bans(file: ServerFile, _: argparse.Namespace) -> None:
    from net.lobby.sqlite.admin import SHORT_KEY

    for key, name, until in file.bans():
        _print(f"{key.hex()[:SHORT_KEY]}  {name}  {utc_day(until)}")


def _record(file: ServerFile, options: argparse.Namespace) -> None:
    sys.stdout.write(file.record(options.game))


def _rename(file: ServerFile, options: argparse.Namespace) -> None:
    name = clean_name(options.name)
    if not name:
        raise CommandError(tr("“{text}” is not a name.").format(text=options.name))
    file.rename(file.key_of(options.person), name)


def _reassign(file: ServerFile, options: argparse.Namespace) -> None:
    file.reassign(file.key_of(options.person), file.key_of(options.new))


def _ban(file: ServerFile, options: argparse.Namespace) -> None:
    try:
        file.ban_address(options.person, options.days)
    except ValueError:
        file.ban(file.key_of(options.person), options.days)


def _reports(file: ServerFile, options: argparse.Namespace) -> None:
    from net.lobby.sqlite.admin import SHORT_KEY

    if options.close is not None:
        file.close_report(options.close)
        return
    for number, at, report, author, about in file.reports():
        where = f"{report.table} {report.seq}" if report.table else "-"
        both = f"{about} ({report.about.hex()[:SHORT_KEY]})  {author} ({report.by.hex()[:SHORT_KEY]})"
        _print("  ".join((str(number), utc_day(at), both, where, report.kind, report.text)).rstrip())
        for line in report.lines:
            _print(f"    {line.name}: {line.text}")


def _forget(file: ServerFile, options: argparse.Namespace) -> None:
    count = file.forget(file.key_of(options.person))
    _print(trn("{count} game deleted.", "{count} games deleted.", count).format(count=count))


def _export(file: ServerFile, options: argparse.Namespace) -> None:
    file.export(file.key_of(options.person), options.file)


def _backup(file: ServerFile, options: argparse.Namespace) -> None:
    file.backup(options.file)


def _show(file: ServerFile, options: argparse.Namespace) -> None:
    game = file.game(options.what)
    facts = file.person_facts(file.key_of(options.what)) if game is None else game
    for label, value in facts.items():
        _print(f"{label}: {value}")


def _verify(file: ServerFile, options: argparse.Namespace) -> int:
    """Check everything, and return the exit status."""
    count, wrong = 0, file.damage()
    for line in wrong:
        _print(line)
    found = bool(wrong)
    for game, problem in file.check_games():
        count, found = count + 1, found or problem is not None
        if options.json:
            sys.stdout.write(f"{json.dumps({'game': game, 'problem': problem})}\n")
        elif problem is not None:
            _print(f"{game}: {problem}")
    if not options.json and not found:
        _print(trn("OK, {count} game.", "OK, {count} games.", count).format(count=count))
    return int(found)


# --- with the server ------------------------------------------------------------------------------------------------


def _end(folder: Path, options: argparse.Namespace) -> int:
    from net.lobby.commands import EndTable, send_command

    if not send_command(folder, EndTable(options.game)).done:
        raise CommandError(tr("There is no running game {game}.").format(game=options.game))
    return 0


def _drain(folder: Path, options: argparse.Namespace) -> int:
    from net.lobby.commands import Drain, send_command

    answer = send_command(folder, Drain(None if options.cancel else options.minutes))
    if not options.cancel:
        text = trn("{count} game is being played.", "{count} games are being played.", answer.count)
        _print(text.format(count=answer.count))
    return 0


def _notice(folder: Path, options: argparse.Namespace) -> int:
    from net.lobby.commands import SetNotice, send_command

    answer = send_command(folder, SetNotice(options.text or ""))
    text = trn("{count} player is connected.", "{count} players are connected.", answer.count)
    _print(text.format(count=answer.count))
    return 0


def _restore(folder: Path, options: argparse.Namespace) -> int:
    from net.lobby.sqlite.restore import restore

    restored = restore(folder, options.file)
    if restored.kept is not None:
        _print(tr("The file from before is kept as {path}.").format(path=restored.kept))
    if restored.dropped:
        text = trn(
            "{count} game was running at the time of the backup and may have changed since, so it is not continued.",
            "{count} games were running at the time of the backup and may have changed since, so they are not "
            "continued.",
            restored.dropped,
        )
        _print(text.format(count=restored.dropped))
    return 0


def _print(line: str) -> None:
    print_line(line, sys.stdout)


_ACTIONS: Mapping[str, Callable[[ServerFile, argparse.Namespace], int | None]] = {
    "tables": _tables,
    "people": _people,
    "results": _results,
    "one-sided": _one_sided,
    "bans": _bans,
    "record": _record,
    "rename": _rename,
    "reassign": _reassign,
    "ban": _ban,
    "reports": _reports,
    "forget": _forget,
    "export": _export,
    "backup": _backup,
    "show": _show,
    "verify": _verify,
}
_COMMANDS: Mapping[str, Callable[[Path, argparse.Namespace], int]] = {
    "end": _end,
    "drain": _drain,
    "notice": _notice,
    "restore": _restore,
}
"""The actions that a running server carries out, and the one for which none may run."""
