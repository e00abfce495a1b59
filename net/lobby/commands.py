"""What the person who runs a server asks of it while it runs: the values that are sent, and how they are carried out.

Knows the hall's server and the command port; knows nothing of the command line.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import msgspec

from game.support.i18n import tr
from net.lobby.store import LobbyStoreError
from net.transport.command_port import NotRunning, ask

if TYPE_CHECKING:
    from net.lobby.hall_server import HallServer


class EndTable(msgspec.Struct, frozen=True, tag="end"):
    """End the game of a name without a winner, or close the table of a name."""

    name: str


class Drain(msgspec.Struct, frozen=True, tag="drain"):
    """Begin no new games, and stop once nobody plays, after ``minutes`` at the latest; ``None`` begins games again."""

    minutes: Annotated[int, msgspec.Meta(ge=0, le=1440)] | None


class SetNotice(msgspec.Struct, frozen=True, tag="notice"):
    """Show a sentence to everybody who is connected or comes; an empty one is shown no more."""

    text: str


class CommandAnswer(msgspec.Struct, frozen=True):
    """How it went: whether it was ``done`` or the server is too ``busy``, and how many people or games it concerns."""

    done: bool
    count: int = 0
    busy: bool = False


BUSY: Final = msgspec.json.encode(CommandAnswer(False, busy=True))


ServerCommand: TypeAlias = EndTable | Drain | SetNotice


def carry_out(hall_server: HallServer, now: float, line: bytes) -> bytes:
    """Carry out a command, and return the answer; one that cannot be read is not done."""
    try:
        command = msgspec.json.decode(line, type=ServerCommand)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return msgspec.json.encode(CommandAnswer(False))
    match command:
        case EndTable(name):
            answer = CommandAnswer(hall_server.end_table(name, now))
        case Drain(minutes):
            answer = CommandAnswer(True, hall_server.drain_games(None if minutes is None else minutes * 60.0, now))
        case SetNotice(text):
            answer = CommandAnswer(True, hall_server.set_notice(text, now))
    return msgspec.json.encode(answer)


def send_command(folder: Path, command: ServerCommand) -> CommandAnswer:
    """Return how the server of a folder has carried out a command.

    Raises ``LobbyStoreError`` where none runs, and where it is too busy.
    """
    try:
        answer = msgspec.json.decode(ask(folder, msgspec.json.encode(command)), type=CommandAnswer)
    except (NotRunning, msgspec.DecodeError) as error:
        text = tr("No server answers for the folder {folder}. Start it first.")
        raise LobbyStoreError(text.format(folder=folder)) from error
    if answer.busy:
        raise LobbyStoreError(tr("The server is busy. Nothing was changed; try again in a moment."))
    return answer
