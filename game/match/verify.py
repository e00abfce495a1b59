"""Verifying a record: its rules, digests, signatures and commitments; at the end its seals and the deal.

Until a game has ended its secret is unknown: then only what was shown can be checked. Knows records and the dealer;
nothing of how the result is printed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.match.dealer import Dealer, seed_from
from game.record import TABLE, Commit, End, EndInfo, GameRecord, RecordError, Redeal, Trailer
from game.record.follower import Follower
from game.record.hashing import commit_to_secret, seal, seal_key
from game.record.position import (
    Draw,
    Position,
    Reveal,
    bought_draw,
    lay_hand,
    return_cards,
    reveal_cards,
    unknown_cards,
)
from game.record.reader import read_record, whole_lines
from game.record.signatures import invalid_signer, signed_up_to, unsigned_seat
from game.record.writer import entry_text, header_texts
from game.rules import Deal, GameState, PlaceKind, PurchaseCard, Seat
from game.support.i18n import tr


class Verified(msgspec.Struct, frozen=True):
    """What is known of a sound record."""

    record: GameRecord
    result: EndInfo | None
    proof: Literal["proved", "unfinished", "unproven"]
    """Whether the published secret explains the whole deal.

    It is ``unfinished`` while no secret is published, and ``unproven`` where the unseen cards were dealt again: then
    only what was dealt from the entry ``proved_from`` on is proved.
    """
    proved_from: int | None
    signed: dict[Seat, int | None]
    """For each seat with a key the last entry up to which it signed the moves, ``None`` for the header alone.

    A published secret lets anybody write other moves that fit the deal, so only signatures vouch for them. It is empty
    for a local game, in which nothing is signed.
    """
    torn: int | None
    """The number of a cut-off last line, which is left out."""


def verify(data: bytes) -> Verified:
    """Check a record's bytes and prove the deal as far as possible; raises ``RecordError`` at the first wrong line."""
    text, torn = whole_lines(data)
    record = read_record(text)
    end = record.entries[-1].body if record.entries else None
    if not isinstance(end, End):
        _walk(record)
        return Verified(record, None, "unfinished", None, signed_up_to(record), torn)
    deal_seq = _last_deal(record)
    _check_secret(record, end.secret, deal_seq)
    follower = _walk(record, end.secret)
    if record.header.since > record.entries[deal_seq].epoch:
        raise RecordError(
            2,
            tr("there is no deal {deal}, so the record cannot show all cards from it").format(deal=record.header.since),
        )
    _prove_deal(follower, end, deal_seq)
    return Verified(record, record.end, "unproven" if deal_seq else "proved", deal_seq, signed_up_to(record), torn)


def _last_deal(record: GameRecord) -> int:
    """Return the number of the entry that begins the deal of the published secret: 0 for the opening."""
    return max((entry.seq for entry in record.entries if isinstance(entry.body, Redeal)), default=0)


def _is_sealed(key: bytes, trailer: Trailer, text: str) -> bool:
    return seal(key, text) == trailer.seal


def _check_secret(record: GameRecord, secret: bytes, deal_seq: int) -> None:
    """Raise ``RecordError`` at the end's line for a secret that neither was committed to nor sealed any line."""
    deal = record.entries[deal_seq].body
    if commit_to_secret(secret) == (deal.deal if isinstance(deal, Redeal) else record.header.deal):
        return
    key = seal_key(secret)
    lines = [] if deal_seq else [*zip(record.header_trailers, header_texts(record.header), strict=True)]
    follower = Follower(record.header, record.header_trailers)
    lines += [(entry.trailer, entry_text(entry, follower.rules)) for entry in record.entries[deal_seq:]]
    if not any(_is_sealed(key, trailer, text) for trailer, text in lines[:-1]):
        raise RecordError(follower.line(len(record.entries) - 1), tr("the secret does not match this deal"))


def _walk(record: GameRecord, secret: bytes | None = None, signed: bool = True) -> Follower:
    """Follow a record, and check its signatures and the seals of the deal whose secret is known."""
    follower = Follower(record.header, record.header_trailers)
    key = None if secret is None else seal_key(secret)
    deal_seq = _last_deal(record)
    if key is not None and not deal_seq:
        texts = header_texts(record.header)
        for number, (trailer, text) in enumerate(zip(record.header_trailers, texts, strict=True), start=1):
            if not _is_sealed(key, trailer, text):
                raise RecordError(number, tr("the seal is wrong: the dealer did not write this line"))
    for entry in record.entries:
        line = follower.line(entry.seq)
        sealed = (
            key is None or entry.seq < deal_seq or _is_sealed(key, entry.trailer, entry_text(entry, follower.rules))
        )
        follower.accept_line(entry)
        forger = invalid_signer(record, entry) if signed else None
        if forger is not None:
            raise RecordError(line, tr("a signature does not belong to seat {seat}").format(seat=forger + 1))
        missing = unsigned_seat(record) if signed and entry.seq == 0 else None
        if missing is not None:
            raise RecordError(line, tr("seat {seat} has not signed the header").format(seat=missing + 1))
        if not sealed:
            raise RecordError(line, tr("the seal is wrong: the dealer did not write this line"))
    return follower


def _prove_deal(follower: Follower, end: End, deal_seq: int) -> None:
    """Deal again from the published secret: the commitments must be the same, and the hidden cards must fit them.

    Once a host was lost, the cards that stayed in hands are known by the end from any copy. Only a local game may
    leave them out; there the table's own copy proves the deal.
    """
    record = follower.record
    body = record.entries[deal_seq].body
    assert isinstance(body, Commit | Redeal)
    known = _reveals(follower, end)
    state = follower.start.state
    if isinstance(body, Redeal):
        before = follower.positions[deal_seq - 1]
        state = return_cards(_filled(before, known), body.returned)
        if len(unknown_cards(state)) > len(body.returned):
            return
    epoch = record.entries[deal_seq].epoch
    dealer = Dealer(seed_from(end.secret, body.seed_shares), epoch, state)
    if dealer.places() != body.places:
        raise RecordError(follower.line(deal_seq), tr("the secret does not match the commitments of this deal"))
    if record.header.view != TABLE:
        known |= {
            Draw(epoch, name): Reveal(item, dealer.salt(name))
            for name, item in dealer.items.items()
            if name[0] in "123"
        }
        header = msgspec.structs.replace(record.header, view=TABLE, since=epoch)
        pairs = zip(record.entries, follower.positions, strict=True)
        entries = [reveal_cards(entry, position, known) for entry, position in pairs]
        _walk(GameRecord(header, record.header_trailers, entries), signed=False)


def _reveals(follower: Follower, end: End) -> dict[Draw, Reveal]:
    """Return every hidden card that a record ever shows, with its salt, by its draw."""
    found: dict[Draw, Reveal] = {}
    before = follower.start
    for entry, position in zip(follower.record.entries, follower.positions, strict=True):
        if isinstance(entry.body, Commit | Redeal):
            for action, salt in zip(entry.body.actions, entry.body.salts, strict=True):
                if isinstance(action, PurchaseCard):
                    draw, card = bought_draw(before, action), action.card
                elif isinstance(action, Deal) and action.place.kind is PlaceKind.HAND and action.item is not None:
                    draw, card = position.draws[action.place.row][action.place.slot], action.item
                else:
                    continue
                if draw is not None and salt is not None:
                    found[draw] = Reveal(card, salt)
        before = position
    for shown in end.hands:
        draw = before.draws[shown.place.row][shown.place.slot]
        assert draw is not None
        found[draw] = Reveal(shown.card, shown.salt)
    return found


def _filled(position: Position, known: dict[Draw, Reveal]) -> GameState:
    """Return a position with the hidden cards that were shown later."""
    state = position.state
    for place in unknown_cards(state):
        draw = position.draws[place.row][place.slot]
        if draw is not None and draw in known:
            state = lay_hand(state, place, known[draw].card)
    return state
