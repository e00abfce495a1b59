"""Taking over a game whose host is lost, from what one seat knows and what the others show.

Knows followers and commitments; knows nothing of who becomes the next host, which an election decides over a network.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from game.match.match import Journal, Match, NoJournal, Rejected, write_redeal
from game.record import OPEN, TABLE, Entry, Redeal, RevealedCard, Signature, redact_entry
from game.record.follower import DigestMismatch, Follower
from game.record.position import Draw, InvalidEntry, Reveal, reveal_cards
from game.record.signatures import invalid_signer
from game.record.writer import record_text
from game.rules import Seat, hand


class WrongCard(Rejected):
    """A seat has shown a card that is not the one it was dealt."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"Seat {seat + 1} has shown a card that it was not dealt.")
        self.seat = seat


def own_cards(follower: Follower) -> tuple[RevealedCard, ...]:
    """Return the hidden cards in hands that a viewer knows and can show to a new host, by seat and slot."""
    position = follower.position
    found = []
    for seat, draws in enumerate(position.draws):
        for slot, draw in enumerate(draws):
            card = position.state.players[seat].hand[slot].card
            if draw is not None and card is not None and draw in follower.salts:
                found.append(RevealedCard(hand(seat, slot), card, follower.salts[draw]))
    return tuple(found)


def extended(follower: Follower, entries: Iterable[Entry], epoch: int) -> Follower:
    """Return a copy with the entries that its viewer missed and another viewer has, before the deal of ``epoch``.

    What these hide stays unknown until then, even cards of the viewer's own: only the lost host could name them. The
    follower itself does not change. Raises ``InvalidEntry`` and ``DigestMismatch`` for entries that cannot follow.
    """
    record = follower.record
    view = record.header.view
    header = record.header if view == OPEN else msgspec.structs.replace(record.header, since=epoch)
    longer = Follower(header, record.header_trailers)
    for entry in (*record.entries, *entries):
        longer.accept(redact_entry(entry, view))
    return longer


def take_over(
    follower: Follower,
    shown: Iterable[RevealedCard],
    secret: bytes,
    epoch: int,
    begin: Callable[[str], Journal],
    seed_shares: tuple[bytes | None, ...] = (),
    signatures: tuple[Signature, ...] = (),
) -> Match:
    """Return a match that continues a game from a seat's or a spectator's copy; the follower itself does not change.

    ``shown`` are cards that other seats show; what is still unknown is returned and dealt again. ``seed_shares`` (by
    seat) are the revealed shares of the new seed, ``signatures`` acknowledgements of past entries that the new entry
    relays. ``begin`` receives the whole text of the new record, which it must save before it returns the journal.

    Raises ``WrongCard`` with the seat whose card does not match its commitment, ``Rejected`` for an epoch that is not
    new, a wrong signature, or cards that contradict each other, and what ``begin`` raises; then nothing has changed.
    """
    if epoch <= follower.position.epoch:
        raise Rejected(f"A new deal must open an epoch after {follower.position.epoch}, not {epoch}.")
    known: dict[Draw, Reveal] = {}
    for card in (*own_cards(follower), *shown):
        if not follower.matches_commitment(card):
            raise WrongCard(card.place.row)
        draw = follower.position.draws[card.place.row][card.place.slot]
        if draw is not None:
            known[draw] = Reveal(card.card, card.salt)
    table = _as_table(follower, known, epoch)
    length = len(table.record.entries)
    if (forger := invalid_signer(table.record, Entry(length, epoch, Redeal(b"", ()), signatures))) is not None:
        raise Rejected(f"The signature of seat {forger + 1} is not true.")
    ordered = tuple(sorted(signatures, key=lambda signature: (signature.seq, signature.seat)))
    write_redeal(table, secret, NoJournal(), epoch, seed_shares, ordered)
    match = Match(table, secret, begin(record_text(table.record)))
    match.catch_up()
    return match


def _as_table(follower: Follower, known: Mapping[Draw, Reveal], epoch: int) -> Follower:
    """Follow the record again as the table that will know all hidden cards from an epoch on."""
    record = follower.record
    header = msgspec.structs.replace(record.header, view=TABLE, since=epoch)
    table = Follower(header, record.header_trailers)
    for entry, position in zip(record.entries, follower.positions, strict=True):
        try:
            table.accept(reveal_cards(entry, position, known))
        except (InvalidEntry, DigestMismatch) as error:
            raise Rejected(str(error)) from error
    return table
