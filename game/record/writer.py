"""Records as text: one line for each fact of the header, then one line for each entry.

A line is ``TEXT  # DIGEST SEAL``. Knows how values are written; ``reader`` reads them back exactly as they were. Knows
nothing of whether an entry is valid.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final, NamedTuple

import msgspec

from game.notation.actions import format_action
from game.record.hashing import ZERO, line_digest, sha
from game.record.model import (
    OPEN,
    Body,
    Clock,
    Commit,
    End,
    Entry,
    GameRecord,
    Header,
    Redeal,
    Resign,
    SeatChange,
    SeatInfo,
    Takeback,
    Trailer,
    redact_entry,
)
from game.rules import Edition, edition

TRAILER_START: Final = "  # "
"""What stands between a line's text and its trailer."""
NONE: Final = "-"
VIEW_LINE: Final = 1
"""The number of the header's line that names the view, counted from 0: the only one that differs between copies."""


@cache
def card_hash(rules: Edition) -> bytes:
    """Return the hash of an edition's card data, so that a record is never replayed with other cards."""
    cards = [msgspec.to_builtins(card) for card in rules.cards.values()]
    tiles = [msgspec.to_builtins(tile) for tile in rules.tiles.values()]
    return sha("cards", rules.name, json.dumps([cards, tiles], ensure_ascii=False, sort_keys=True))


def header_texts(header: Header) -> list[str]:
    """Return the header's lines without their trailers."""
    seats = [f"seat {seat + 1} {_seat_text(info)}" for seat, info in enumerate(header.seats)]
    origin, clock = header.origin, header.clock
    return [
        f"cabochon record {header.version}",
        view_text(header),
        f"edition {header.edition} cards {header.cards.hex()}",
        f"game {header.game} started {header.started or NONE}",
        *seats,
        f"first {NONE if header.first is None else header.first + 1}",
        f"deal {header.deal.hex()}",
        f"origin {NONE if origin is None else f'{origin.game} {origin.seq} {origin.digest.hex()}'}",
        *([] if clock is None else [f"clock {clock.pace} {clock.seconds} {'bot' if clock.bot else NONE}"]),
    ]


def public_header_texts(header: Header) -> list[str]:
    """Return the header's lines as they are hashed into the chain: of the ``view`` line that word alone."""
    return ["view" if number == VIEW_LINE else text for number, text in enumerate(header_texts(header))]


def header_digests(header: Header) -> tuple[bytes, ...]:
    """Return the chain digest after each of the header's lines."""
    digests = []
    digest = ZERO
    for text in public_header_texts(header):
        digest = line_digest(digest, text, b"")
        digests.append(digest)
    return tuple(digests)


def view_text(header: Header) -> str:
    """Return the header's line that names the view."""
    view, since = header.view, header.since
    who = f"seat {view + 1}" if isinstance(view, int) else view
    return f"view {who} since {since}" if since > 1 else f"view {who}"


class _EntryText(NamedTuple):
    entry: Entry
    rules: Edition
    text: str

    def is_of(self, entry: Entry, rules: Edition) -> bool:
        """Whether this is the text of an entry too; its trailer does not matter."""
        known = self.entry
        same = known.body is entry.body and known.signatures is entry.signatures and self.rules is rules
        return same and known.seq == entry.seq and known.epoch == entry.epoch


_last_text: _EntryText | None = None
"""The text of the last entry: it is needed several times in a row, to write, check and send the entry."""


def entry_text(entry: Entry, rules: Edition) -> str:
    """Return an entry's line without its trailer."""
    global _last_text
    last = _last_text
    if last is not None and last.is_of(entry, rules):
        return last.text
    text = _entry_text(entry, rules)
    _last_text = _EntryText(entry, rules, text)
    return text


def _entry_text(entry: Entry, rules: Edition) -> str:
    signatures = ",".join(f"{sign.seat + 1}:{sign.seq}:{sign.value.hex()}" for sign in entry.signatures)
    text, fields = _body_text(entry.body, rules)
    named = [f"{name}={value}" for name, value in [*fields, ("signatures", signatures)] if value]
    return " ".join([f"{entry.seq} {entry.epoch} {text}", *(["|", *named] if named else [])])


def public_entry_text(entry: Entry, rules: Edition) -> str:
    """Return an entry's text as it is hashed into the chain: as a spectator reads it."""
    return entry_text(redact_entry(entry, OPEN), rules)


def record_text(record: GameRecord) -> str:
    """Return a whole record as text; ``reader`` reads it back exactly."""
    rules = edition(record.header.edition)
    header = zip(header_texts(record.header), record.header_trailers, strict=True)
    lines = [sealed_line(text, trailer) for text, trailer in header]
    lines += [sealed_line(entry_text(entry, rules), entry.trailer) for entry in record.entries]
    return "".join(lines)


def sealed_line(text: str, trailer: Trailer) -> str:
    """Return a whole line: its text, its trailer, its end."""
    return f"{text}{TRAILER_START}{trailer.digest.hex()} {trailer.seal.hex()}\n"


def _seat_text(info: SeatInfo) -> str:
    kind = "human" if info.kind == "human" else f"bot {info.bot}"
    name = json.dumps(info.name, ensure_ascii=False)
    return f"{kind} {name} key {info.key or NONE} nonce {info.share_commitment or NONE}"


def _hex_list(values: tuple[bytes | None, ...]) -> str:
    return ",".join([NONE if value is None else value.hex() for value in values])


def _body_text(body: Body, rules: Edition) -> tuple[str, list[tuple[str, str]]]:
    match body:
        case Commit(seat, actions, salts, places, seed_shares):
            who = NONE if seat is None else str(seat + 1)
            shown = _hex_list(salts) if salts.count(None) < len(salts) else ""
            fields = [("salts", shown), ("places", _hex_list(places)), ("nonces", _hex_list(seed_shares))]
            return f"commit {who} " + "; ".join(format_action(action, rules) for action in actions), fields
        case Redeal(deal, places, seed_shares, actions, salts):
            shown = _hex_list(salts) if salts.count(None) < len(salts) else ""
            fields = [("salts", shown), ("places", _hex_list(places)), ("nonces", _hex_list(seed_shares))]
            return "; ".join([f"redeal {deal.hex()}", *(format_action(action, rules) for action in actions)]), fields
        case Takeback(seat, to):
            return f"takeback {seat + 1} to {to}", []
        case SeatChange(seat, info):
            return f"seat {seat + 1} {_seat_text(info)}", []
        case Clock(seat, millis):
            return f"clock {seat + 1} {millis}", []
        case Resign(seat):
            return f"resign {seat + 1}", []
        case End(reason, winners, secret, hands):
            who = ",".join(str(seat + 1) for seat in winners) or NONE
            shown = ",".join(f"{s.place.row + 1}.{s.place.slot + 1}:{s.card}:{s.salt.hex()}" for s in hands)
            return f"end {reason} winners {who}", [("hands", shown), ("secret", secret.hex())]
