"""Proving a record: its rules, digests and opened commitments, and at the end its seals and the whole deal.

Until a game has ended its secret is unknown: then all that was shown is checked, and the rest waits. Knows records and
the dealer; knows nothing of how the answer is shown.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.dealer import Dealer, seed_from
from game.record import TABLE, Commit, End, EndInfo, Entry, GameRecord, Mark, RecordError, Redeal
from game.record_chain import commit_to_secret, seal, seal_key
from game.record_follow import Desync, Follower, Position, Refused
from game.record_text import entry_text, header_texts, read_record
from game.rules import Deal


class Verified(msgspec.Struct, frozen=True):
    """What is true of a record.

    ``proof`` is ``proved`` where the published secret explains the whole deal, ``unfinished`` while it is not
    published, ``unproven`` where an earlier dealer was lost with its secret.
    """

    record: GameRecord
    result: EndInfo | None
    proof: Literal["proved", "unfinished", "unproven"]


def verify(data: bytes) -> Verified:
    """Prove a record's bytes as far as that can be done; raises ``RecordError`` at the first line that is not true."""
    record = read_record(_text(data))
    end = record.entries[-1].body if record.entries else None
    if not isinstance(end, End):
        _walk(record, None)
        return Verified(record, None, "unfinished")
    epoch = record.entries[-1].epoch
    _check_secret(record, end.secret, epoch)
    follower = _walk(record, end.secret)
    _prove_deal(follower, end.secret, epoch)
    return Verified(record, record.end, "proved" if epoch == 1 else "unproven")


def _text(data: bytes) -> str:
    if not data.endswith(b"\n"):
        raise RecordError(data.count(b"\n") + 1, "the line is cut off")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(data.count(b"\n", 0, error.start) + 1, "the line is no UTF-8 text") from error


def _is_sealed(key: bytes, mark: Mark, text: str) -> bool:
    return seal(key, text) == mark.seal


def _check_secret(record: GameRecord, secret: bytes, epoch: int) -> None:
    """Complain at the end's line about a secret that neither was committed to nor sealed any line."""
    deals = [entry.body.deal for entry in record.entries if isinstance(entry.body, Redeal)]
    if commit_to_secret(secret) == (deals[-1] if deals else record.header.deal):
        return
    key = seal_key(secret)
    lines = [*zip(record.marks, header_texts(record.header), strict=True)] if epoch == 1 else []
    follower = Follower(record.header, record.marks)
    lines += [(entry.mark, entry_text(entry, follower.rules)) for entry in record.entries if entry.epoch == epoch]
    if not any(_is_sealed(key, mark, text) for mark, text in lines[:-1]):
        raise RecordError(follower.line(len(record.entries) - 1), "the secret is not the one behind this deal")


def _walk(record: GameRecord, secret: bytes | None) -> Follower:
    """Follow a record line by line, and check the seals of the epoch whose secret is known."""
    follower = Follower(record.header, record.marks)
    key = None if secret is None else seal_key(secret)
    epoch = record.entries[-1].epoch if record.entries else 1
    if key is not None and epoch == 1:
        texts = header_texts(record.header)
        for number, (mark, text) in enumerate(zip(record.marks, texts, strict=True), start=1):
            if not _is_sealed(key, mark, text):
                raise RecordError(number, "the dealer did not write this line so: its seal does not fit")
    for entry in record.entries:
        line = follower.line(entry.seq)
        sealed = key is None or entry.epoch != epoch or _is_sealed(key, entry.mark, entry_text(entry, follower.rules))
        try:
            follower.accept(entry)
        except Refused as error:
            raise RecordError(line, str(error)) from error
        except Desync as error:
            raise RecordError(line, "the digest does not fit the entry and those before it") from error
        if not sealed:
            raise RecordError(line, "the dealer did not write this line so: its seal does not fit")
    return follower


def _prove_deal(follower: Follower, secret: bytes, epoch: int) -> None:
    """Deal again from the published secret: the commitments must be the same, and hidden cards then come to light."""
    for entry in follower.record.entries:
        match entry.body:
            case Commit(None, _, _, places, nonces) | Redeal(_, places, nonces) if entry.epoch == epoch:
                before = follower.positions[entry.seq - 1] if entry.seq else follower.start
                if follower.record.header.view != TABLE and entry.seq:
                    return
                dealer = Dealer(seed_from(secret, nonces), epoch, before.state)
                if dealer.places != places:
                    raise RecordError(follower.line(entry.seq), "the secret does not lead to the commitments made here")
                if follower.record.header.view != TABLE:
                    _walk(_opened(follower, dealer), None)


def _opened(follower: Follower, dealer: Dealer) -> GameRecord:
    """Fill in what a viewer could not see, so that everything is judged again with all cards open."""
    record = follower.record
    header = msgspec.structs.replace(record.header, view=TABLE)
    entries = [
        _open(entry, position, dealer) for entry, position in zip(record.entries, follower.positions, strict=True)
    ]
    return GameRecord(header, record.marks, entries)


def _open(entry: Entry, position: Position, dealer: Dealer) -> Entry:
    if not isinstance(entry.body, Commit):
        return entry
    actions, salts = list(entry.body.actions), list(entry.body.salts)
    for index, action in enumerate(actions):
        if isinstance(action, Deal) and action.item is None:
            draw = position.draws[action.place.row][action.place.slot]
            assert draw is not None
            actions[index] = Deal(action.place, dealer.items[draw.name])
            salts[index] = dealer.salt(draw.name)
    body = msgspec.structs.replace(entry.body, actions=tuple(actions), salts=tuple(salts))
    return msgspec.structs.replace(entry, body=body)
