"""Reading records: text to values, line by line.

Knows the grammar; knows nothing of rules: ``follower`` checks the effect of an entry and its digest. Text that is read
can be written back exactly as it was.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import Final, TypeVar, cast, get_args

from game.notation.actions import NotationError, parse
from game.record.hashing import SEAL_BYTES
from game.record.model import (
    FORMAT,
    OPEN,
    TABLE,
    Body,
    Clock,
    ClockRule,
    Commit,
    End,
    EndReason,
    Entry,
    ForeignRecord,
    GameRecord,
    Header,
    Origin,
    RecordError,
    Redeal,
    Resign,
    RevealedCard,
    SeatChange,
    SeatInfo,
    Signature,
    Takeback,
    Trailer,
    View,
)
from game.record.writer import NONE, TRAILER_START, card_hash, entry_text, sealed_line
from game.rules import EDITION_NAMES, PLAYER_COUNTS, SEAT_LIMIT, Action, Deal, Edition, Seat, edition, hand
from game.support.cleaning import PROGRAM_NAME, is_recordable
from game.support.i18n import tr

T = TypeVar("T")

_HEX: Final = "[0-9a-f]"
_COUNT: Final = r"(?:0|[1-9][0-9]{0,9})"
_TIME: Final = r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"
_BOT: Final = f"[a-z]+(?::{PROGRAM_NAME})?"
_SEAT: Final = rf'([1-4]) (human|bot ({_BOT})) ("(?:[^"\\]|\\.)*") key (-|(?:{_HEX}{{2}})+) nonce (-|{_HEX}{{64}})'
_TRAILER_TEXT: Final = re.compile(rf"({_HEX}{{64}}) ({_HEX}{{{SEAL_BYTES * 2}}})")
_ENTRY_PARTS: Final = re.compile(r"(.*?)(?: \| ([a-z]+=\S+(?: [a-z]+=\S+)*))?")
_ENTRY_START: Final = re.compile(rf"({_COUNT}) ([1-9][0-9]{{0,5}}) ([a-z]+) (.+)")
_HASH: Final = re.compile(f"{_HEX}{{64}}")
_SIGNATURE: Final = re.compile(rf"([1-4]):({_COUNT}):((?:{_HEX}{{2}})+)")


def whole_lines(data: bytes) -> tuple[str, int | None]:
    """Return a record's text without a cut-off last line, and the number of that line, ``None`` where all are whole.

    A crash while a line is written leaves such a line. Raises ``RecordError`` for a whole line that is no UTF-8.
    """
    whole = data[: data.rfind(b"\n") + 1]
    try:
        text = whole.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(whole.count(b"\n", 0, error.start) + 1, tr("the line is not valid UTF-8")) from error
    return text, None if len(whole) == len(data) else whole.count(b"\n") + 1


def read_record(text: str) -> GameRecord:
    """Return the record of a text of whole lines; raises ``RecordError`` for damage, a newer format or other cards."""
    header, trailers, entries = read_lines(text)
    return GameRecord(header, trailers, list(entries))


def read_lines(text: str) -> tuple[Header, tuple[Trailer, ...], Iterator[Entry]]:
    """Return the header in a text of whole lines, its trailers, and the entries, each of which is read on demand.

    This and the iterator raise ``RecordError`` as ``read_record``.
    """
    if not text.startswith("cabochon record "):
        raise RecordError(1, tr("this is not a Cabochon record"))
    lines = text.split("\n")
    if lines.pop():
        raise RecordError(len(lines) + 1, tr("the line is cut off"))
    header, trailers = read_header(lines)
    return header, trailers, _read_entries(lines, len(trailers), header)


def _read_entries(lines: Sequence[str], first: int, header: Header) -> Iterator[Entry]:
    rules = edition(header.edition)
    for due, line in enumerate(lines[first:]):
        entry = read_entry(line, rules, len(header.seats), first + due + 1)
        if entry.seq != due:
            raise RecordError(
                first + due + 1, tr("entry {number} found, entry {due} expected").format(number=entry.seq, due=due)
            )
        yield entry


def read_header(lines: Sequence[str]) -> tuple[Header, tuple[Trailer, ...]]:
    """Return the header in the first lines, given without line ends; raises ``RecordError``."""
    return _HeaderReader(lines).read()


def _split(number: int, line: str) -> tuple[str, Trailer]:
    text, found, end = line.rpartition(TRAILER_START)
    match = _TRAILER_TEXT.fullmatch(end)
    if not found or not match:
        raise RecordError(number, tr("the line has no valid digest and seal at its end"))
    return text, Trailer(bytes.fromhex(match[1]), bytes.fromhex(match[2]))


class _HeaderReader:
    """Reads the lines before the entries."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._trailers: list[Trailer] = []

    def read(self) -> tuple[Header, tuple[Trailer, ...]]:
        """Return the header in the first lines."""
        version = self._version()
        view, since = self._view()
        name, cards = self._edition()
        game, started = self._line(
            rf"game ({_HEX}{{32}}) started (-|{_TIME})", tr("the game’s name and start time")
        ).groups()
        self._check_time(started)
        seats = self._seats()
        if isinstance(view, int) and view >= len(seats):
            raise RecordError(2, tr("there is no seat {seat}").format(seat=view + 1))
        first = self._line(rf"first (-|[1-{len(seats)}])", tr("the first player"))[1]
        deal = self._line(rf"deal ({_HEX}{{64}})", tr("the commitment to the deal"))[1]
        header = Header(
            edition=name,
            cards=cards,
            game=game,
            started=None if started == NONE else started,
            seats=seats,
            first=None if first == NONE else int(first) - 1,
            deal=bytes.fromhex(deal),
            origin=self._origin(),
            clock=self._clock(),
            view=view,
            since=since,
            version=version,
        )
        return header, tuple(self._trailers)

    def _version(self) -> int:
        start = re.match(r"cabochon record ([0-9]{1,9})\b", self._lines[0] if self._lines else "")
        if not start:
            raise RecordError(1, tr("this is not a Cabochon record"))
        if int(start[1]) > FORMAT:
            raise ForeignRecord(
                1,
                tr(
                    "the record has format {format}, but this version reads formats up to {newest}. Update Cabochon "
                    "to open it"
                ).format(format=start[1], newest=FORMAT),
            )
        return int(self._line(rf"cabochon record ({FORMAT})", tr("the format’s version"))[1])

    def _view(self) -> tuple[View, int]:
        """Return whose view it is, and since which deal it is complete."""
        line = self._line(
            r"view (open|(?:table|seat ([1-4]))(?: since ([2-9]|[1-9][0-9]{1,5}))?)", tr("whose view this is")
        )
        since = int(line[3] or 1)
        if line[2]:
            return int(line[2]) - 1, since
        return OPEN if line[1] == OPEN else TABLE, since

    def _edition(self) -> tuple[str, bytes]:
        """Return the edition's name and the hash of its cards, which must be this program's."""
        name, cards = self._line(rf"edition ([a-z]+) cards ({_HEX}{{64}})", tr("the edition and its cards")).groups()
        if name not in EDITION_NAMES:
            raise RecordError(len(self._trailers), tr("there is no edition “{name}”").format(name=name))
        if cards != card_hash(edition(name)).hex():
            raise ForeignRecord(
                len(self._trailers),
                tr("the record was made with other cards for the edition “{name}”").format(name=name),
            )
        return name, bytes.fromhex(cards)

    def _origin(self) -> Origin | None:
        line = self._line(rf"origin (?:-|({_HEX}{{32}}) ({_COUNT}) ({_HEX}{{64}}))", tr("the origin"))
        return Origin(line[1], int(line[2]), bytes.fromhex(line[3])) if line[1] else None

    def _clock(self) -> ClockRule | None:
        """Return the clock’s rule, a line that only games with a clock have."""
        if not self._starts("clock "):
            return None
        line = self._line(r"clock (turn|game) ([1-9][0-9]{0,4}) (bot|-)", tr("the turn clock"))
        return ClockRule("turn" if line[1] == "turn" else "game", int(line[2]), line[3] == "bot")

    def _check_time(self, started: str) -> None:
        if started == NONE:
            return
        try:
            datetime.fromisoformat(started)
        except ValueError as error:
            raise RecordError(len(self._trailers), tr("{time} is not a valid time").format(time=started)) from error

    def _seats(self) -> tuple[SeatInfo, ...]:
        seats: list[SeatInfo] = []
        while len(seats) < SEAT_LIMIT and not self._starts("first "):
            line = self._line(f"seat {_SEAT}", tr("a seat or the first player"))
            if int(line[1]) != len(seats) + 1:
                text = tr("seat {seat} found, seat {due} expected")
                raise RecordError(len(self._trailers), text.format(seat=line[1], due=len(seats) + 1))
            seats.append(_seat_info(len(self._trailers), line))
        if len(seats) not in PLAYER_COUNTS:
            text = tr("a game has 2 to 4 seats, not {count}")
            raise RecordError(len(self._trailers) + 1, text.format(count=len(seats)))
        return tuple(seats)

    def _starts(self, start: str) -> bool:
        return len(self._trailers) < len(self._lines) and self._lines[len(self._trailers)].startswith(start)

    def _line(self, pattern: str, expected: str) -> re.Match[str]:
        number = len(self._trailers) + 1
        if number > len(self._lines):
            raise RecordError(number, tr("the record ends before {expected}").format(expected=expected))
        text, trailer = _split(number, self._lines[number - 1])
        match = re.fullmatch(pattern, text)
        if not match:
            raise RecordError(number, tr("expected {expected}").format(expected=expected))
        self._trailers.append(trailer)
        return match


def _seat_info(number: int, line: re.Match[str]) -> SeatInfo:
    try:
        name = json.loads(line[4])
    except ValueError as error:
        raise RecordError(number, tr("the seat’s name is not valid")) from error
    if not is_recordable(name) or json.dumps(name, ensure_ascii=False) != line[4]:
        raise RecordError(number, tr("the seat’s name is not valid"))
    key, commitment = (None if value == NONE else value for value in (line[5], line[6]))
    return SeatInfo(name, "bot" if line[3] else "human", line[3], key, commitment)


def read_entry(line: str, rules: Edition, players: int, number: int = 1) -> Entry:
    """Return the entry of a line, given without its end; raises ``RecordError`` naming the line ``number``."""
    text, trailer = _split(number, line)
    parts = _ENTRY_PARTS.fullmatch(text)
    main, rest = (parts[1], parts[2] or "") if parts else (text, "")
    fields = _Fields(number, rest)
    start = _ENTRY_START.fullmatch(main)
    if not start:
        raise RecordError(number, tr("expected an entry with number, epoch, kind and content"))
    body = _BodyReader(number, start[3], start[4], fields, rules, players).read()
    signatures = fields.take("signatures", _signature)
    fields.finish()
    entry = Entry(int(start[1]), int(start[2]), body, signatures, trailer)
    if sealed_line(entry_text(entry, rules), trailer) != line + "\n":
        raise RecordError(number, tr("the line is not in the standard form"))
    return entry


class _Fields:
    """The named values after the bar of an entry's line."""

    def __init__(self, number: int, text: str) -> None:
        self._number = number
        self._values: dict[str, str] = {}
        for part in text.split():
            name, _, value = part.partition("=")
            self._values[name] = value

    def take(self, name: str, read: Callable[[str], T]) -> tuple[T, ...]:
        """Return a list of values, empty where the field is missing."""
        text = self._values.pop(name, "")
        try:
            return tuple(read(part) for part in text.split(",")) if text else ()
        except ValueError as error:
            raise RecordError(self._number, tr("the field “{name}” is not valid").format(name=name)) from error

    def finish(self) -> None:
        """Raise ``RecordError`` where a field was not read."""
        if self._values:
            raise RecordError(
                self._number, tr("the field “{name}” does not belong here").format(name=next(iter(self._values)))
            )


def _hash(text: str) -> bytes:
    if not _HASH.fullmatch(text):
        raise ValueError(text)
    return bytes.fromhex(text)


def _optional_hash(text: str) -> bytes | None:
    return None if text == NONE else _hash(text)


def _signature(text: str) -> Signature:
    match = _SIGNATURE.fullmatch(text)
    if not match:
        raise ValueError(text)
    return Signature(int(match[1]) - 1, int(match[2]), bytes.fromhex(match[3]))


def _revealed_card(text: str) -> RevealedCard:
    match = re.fullmatch(rf"([1-4])\.([1-3]):([a-z0-9-]+):({_HEX}{{64}})", text)
    if not match:
        raise ValueError(text)
    return RevealedCard(hand(int(match[1]) - 1, int(match[2]) - 1), match[3], bytes.fromhex(match[4]))


class _BodyReader:
    """Reads the body of an entry: its ``text``, and the named values after the bar."""

    def __init__(self, number: int, kind: str, text: str, fields: _Fields, rules: Edition, players: int) -> None:
        self._number = number
        self._kind = kind
        self._text = text
        self._fields = fields
        self._rules = rules
        self._players = players

    def read(self) -> Body:
        """Return the body; raises ``RecordError``."""
        match self._kind:
            case "commit":
                return self._commit()
            case "redeal":
                return self._redeal()
            case "takeback":
                found = self._match(rf"([1-4]) to ({_COUNT})")
                return Takeback(self._seat(found[1]), int(found[2]))
            case "seat":
                found = self._match(_SEAT)
                return SeatChange(self._seat(found[1]), _seat_info(self._number, found))
            case "clock":
                found = self._match(rf"([1-4]) ({_COUNT})")
                return Clock(self._seat(found[1]), int(found[2]))
            case "resign":
                return Resign(self._seat(self._match(r"([1-4])")[1]))
            case "end":
                return self._end()
        raise RecordError(self._number, tr("“{kind}” is not a kind of entry").format(kind=self._kind))

    def _commit(self) -> Commit:
        found = self._match(r"(-|[1-4]) (.+)")
        seat = None if found[1] == NONE else self._seat(found[1])
        actions = tuple(self._action(part) for part in found[2].split("; "))
        return Commit(seat, actions, self._salts(len(actions)), *self._places_and_shares())

    def _redeal(self) -> Redeal:
        found = self._match(rf"({_HEX}{{64}})((?:; [^;]+)*)")
        dealt = tuple(self._deal(part) for part in found[2].split("; ")[1:])
        return Redeal(bytes.fromhex(found[1]), *self._places_and_shares(), dealt, self._salts(len(dealt)))

    def _end(self) -> End:
        found = self._match(rf"({'|'.join(get_args(EndReason))}) winners (-|[1-4](?:,[1-4])*)")
        winners = () if found[2] == NONE else tuple(self._seat(part) for part in found[2].split(","))
        secret = self._fields.take("secret", _hash)
        if len(secret) != 1:
            raise RecordError(self._number, tr("the final entry must contain the dealer’s secret"))
        return End(cast("EndReason", found[1]), winners, secret[0], self._fields.take("hands", _revealed_card))

    def _match(self, pattern: str) -> re.Match[str]:
        found = re.fullmatch(pattern, self._text)
        if not found:
            raise RecordError(self._number, tr("the content of this “{kind}” is not valid").format(kind=self._kind))
        return found

    def _seat(self, text: str) -> Seat:
        if int(text) > self._players:
            raise RecordError(self._number, tr("there is no seat {seat}").format(seat=text))
        return int(text) - 1

    def _places_and_shares(self) -> tuple[tuple[bytes, ...], tuple[bytes | None, ...]]:
        """Return the commitments to places and the seed shares of a deal."""
        return self._fields.take("places", _hash), self._fields.take("nonces", _optional_hash)

    def _salts(self, count: int) -> tuple[bytes | None, ...]:
        salts = self._fields.take("salts", _optional_hash) or (None,) * count
        if len(salts) != count:
            text = tr("{count} actions need {count} salts, not {given}")
            raise RecordError(self._number, text.format(count=count, given=len(salts)))
        return salts

    def _deal(self, text: str) -> Deal:
        deal = self._action(text)
        if not isinstance(deal, Deal):
            raise RecordError(self._number, tr("“{text}” is not a deal").format(text=text))
        return deal

    def _action(self, text: str) -> Action:
        try:
            return parse(text, self._rules)
        except NotationError as error:
            raise RecordError(self._number, tr("“{text}” is not an action of this game").format(text=text)) from error
