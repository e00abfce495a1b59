"""Taking over a game whose dealer is lost, from what one seat knows and what the others show.

Knows followers and commitments; who may deal next, and who has shown what, is decided elsewhere (over a network, by an
election).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from game.match.match import Journal, Match, NoJournal, Rejected, write_redeal
from game.record import OPEN, TABLE, Entry, Redeal, Shown, Signature, redact_entry
from game.record.follower import Desync, Follower
from game.record.position import Draw, EntryRefused, Opening, open_cards
from game.record.signatures import check_signatures
from game.record.writer import record_text
from game.rules import Seat, hand


class WrongCard(Rejected):
    """A seat has shown a card that is not the one it was dealt."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"Seat {seat + 1} has shown a card that it was not dealt.")
        self.seat = seat


def own_cards(follower: Follower) -> tuple[Shown, ...]:
    """List the hidden cards that a viewer can show to a new dealer: those in hands that it knows, by seat and slot."""
    position = follower.position
    found = []
    for seat, draws in enumerate(position.draws):
        for slot, draw in enumerate(draws):
            card = position.state.players[seat].hand[slot].card
            if draw is not None and card is not None and draw in follower.salts:
                found.append(Shown(hand(seat, slot), card, follower.salts[draw]))
    return tuple(found)


def extended(follower: Follower, entries: Iterable[Entry], epoch: int) -> Follower:
    """Give a copy longer by entries that its viewer missed and another viewer has, before the deal of ``epoch``.

    What these hide stays unknown until then, even cards of the viewer's own: only the lost dealer could name them. The
    follower itself stays as it was. Raises ``EntryRefused`` and ``Desync`` for entries that cannot follow.
    """
    record = follower.record
    view = record.header.view
    header = record.header if view == OPEN else msgspec.structs.replace(record.header, since=epoch)
    longer = Follower(header, record.marks)
    for entry in (*record.entries, *entries):
        longer.accept(redact_entry(entry, view))
    return longer


def take_over(
    follower: Follower,
    shown: Iterable[Shown],
    secret: bytes,
    epoch: int,
    begin: Callable[[str], Journal],
    nonces: tuple[bytes | None, ...] = (),
    signatures: tuple[Signature, ...] = (),
) -> Match:
    """Become the authority of a game from a seat's or a spectator's copy; the follower itself stays as it was.

    ``shown`` are cards that other seats show; what is still unknown goes back and is dealt anew. ``nonces`` (by seat)
    are the opened shares of the new seed, ``signatures`` acknowledgements of past entries that the new entry relays.
    ``begin`` gets the whole text of the new record, which it must save before it gives the journal for what follows.

    Raises ``WrongCard`` naming the seat whose card does not open its commitment, ``Rejected`` for an epoch that is not
    new, a wrong signature, or cards that cannot be true together, and what ``begin`` raises; then nothing has happened.
    """
    if epoch <= follower.position.epoch:
        raise Rejected(f"A new deal must open an epoch after {follower.position.epoch}, not {epoch}.")
    known: dict[Draw, Opening] = {}
    for card in (*own_cards(follower), *shown):
        if not follower.opens(card):
            raise WrongCard(card.place.row)
        draw = follower.position.draws[card.place.row][card.place.slot]
        if draw is not None:
            known[draw] = card.card, card.salt
    table = _as_table(follower, known, epoch)
    length = len(table.record.entries)
    if (liar := check_signatures(table.record, Entry(length, epoch, Redeal(b"", ()), signatures))) is not None:
        raise Rejected(f"The signature of seat {liar + 1} is not true.")
    ordered = tuple(sorted(signatures, key=lambda signature: (signature.seq, signature.seat)))
    write_redeal(table, secret, NoJournal(), epoch, nonces, ordered)
    match = Match(table, secret, begin(record_text(table.record)))
    match.catch_up()
    return match


def _as_table(follower: Follower, known: Mapping[Draw, Opening], epoch: int) -> Follower:
    """Follow the record again as the table that will know all hidden cards from an epoch on."""
    record = follower.record
    header = msgspec.structs.replace(record.header, view=TABLE, since=epoch)
    table = Follower(header, record.marks)
    for entry, position in zip(record.entries, follower.positions, strict=True):
        try:
            table.accept(open_cards(entry, position, known))
        except (EntryRefused, Desync) as error:
            raise Rejected(str(error)) from error
    return table
