"""The messages of the protocol for programs that play: a line of JSON each, over standard input and output.

``docs/bot-protocol.md`` describes it. Knows the messages and how one of our bots answers them; knows nothing of
processes.
"""

from __future__ import annotations

from typing import IO, Final, TypeAlias

import msgspec

from game.bots.registry import Bot, make_bot
from game.rules import EDITION_NAMES, Action, GameState, edition, legal_actions
from game.rules.pieces import Card, Tile

PROTOCOL: Final = 1
"""The version of the protocol, which changes when a message does."""
LONGEST_LINE: Final = 1 << 20
"""Maximum length of a line in bytes; a position with all its actions has some 30,000."""
_NO_POSITION: Final = "the view is not a position in which a seat decides"


class BoxContents(msgspec.Struct, frozen=True):
    """The contents of an edition's box, which views name by id; ``colors`` are the words of the five colours."""

    edition: str
    goal: int
    colors: tuple[str, ...]
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]


class PlayerHello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message to a player: with the same ``seed``, 64 hexadecimal digits, it may choose the same again."""

    protocol: int
    seed: str
    boxes: tuple[BoxContents, ...]


class PlayerReady(msgspec.Struct, frozen=True, tag="ready"):
    """The player's answer to ``PlayerHello``."""

    protocol: int
    name: str


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A decision is due: the view of the seat ``view.turn``, its legal actions, and the seconds until the answer."""

    id: int
    seconds: float
    view: GameState
    actions: tuple[Action, ...]


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The player's answer to ``Choose`` with the same ``id``: an index in its ``actions``."""

    id: int
    action: int


ToPlayer: TypeAlias = PlayerHello | Choose
FromPlayer: TypeAlias = PlayerReady | Chosen

_TO_PLAYER: Final = msgspec.json.Decoder(PlayerHello | Choose)
_FROM_PLAYER: Final = msgspec.json.Decoder(PlayerReady | Chosen)


class LineError(ValueError):
    """A line is not one of the expected messages: the text is one sentence."""


def to_line(message: ToPlayer | FromPlayer) -> bytes:
    """Return a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def hello(seed: bytes) -> PlayerHello:
    """Return the first message to a player."""
    editions = map(edition, EDITION_NAMES)
    boxes = tuple(
        BoxContents(each.name, each.goal, each.color_names, tuple(each.cards.values()), tuple(each.tiles.values()))
        for each in editions
    )
    return PlayerHello(PROTOCOL, seed.hex(), boxes)


def from_player(line: bytes) -> FromPlayer:
    """Return a player's message; raises ``LineError``."""
    try:
        message: FromPlayer = _FROM_PLAYER.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LineError(f"not a message of the protocol: {error}") from error
    return message


def to_player(line: bytes) -> ToPlayer:
    """Return a message to a player; raises ``LineError``."""
    try:
        message: ToPlayer = _TO_PLAYER.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LineError(f"not a message of the protocol: {error}") from error
    return message


def serve_bot(level: str, lines: IO[bytes], out: IO[bytes]) -> None:
    """Answer the messages of a stream with a bot of a level until the stream ends; raises ``LineError``."""
    bot = None
    while line := lines.readline(LONGEST_LINE):
        message = to_player(line)
        if isinstance(message, PlayerHello):
            if message.protocol != PROTOCOL:
                raise LineError(f"protocol {message.protocol} is not known: this program speaks {PROTOCOL}")
            try:
                bot = make_bot(level, bytes.fromhex(message.seed))
            except ValueError as error:
                raise LineError("the seed must be hexadecimal digits") from error
            answer: FromPlayer = PlayerReady(PROTOCOL, f"Cabochon {level}")
        elif bot is None:
            raise LineError("the first message must be “hello”")
        else:
            answer = Chosen(message.id, _choice(_decision(bot, message.view), message.actions))
        out.write(to_line(answer))
        out.flush()


def _decision(bot: Bot, view: GameState) -> Action:
    """Return a bot's choice; raises ``LineError`` for a view that no game has."""
    try:
        if view.edition in EDITION_NAMES and not view.pending and legal_actions(view):
            return bot.choose(view)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise LineError(_NO_POSITION) from error
    raise LineError(_NO_POSITION)


def _choice(action: Action, actions: tuple[Action, ...]) -> int:
    try:
        return actions.index(action)
    except ValueError as error:
        raise LineError("the actions are not those of the view") from error
