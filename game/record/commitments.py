"""What a deal commits to before anybody sees it, and whether a card that is shown is the one committed to.

Knows commitments, draws and seed shares; knows nothing of entries or views.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.record.hashing import commit_to_place, commit_to_share
from game.record.model import Header
from game.record.position import CommitmentMismatch, Draw, InvalidEntry, number_names, place_names
from game.rules import GameState
from game.support.i18n import gettext_noop

_BYTES: Final = 32
"""The length of a commitment, a SHA-256 digest."""


class Commitments:
    """What the deals of a game have committed to, by draw.

    A server holds those of thousands of games: the digests of a deal are one string, and their order is shared.
    """

    __slots__ = ("_deals",)

    def __init__(self, deals: Mapping[int, tuple[Mapping[str, int], bytes]] = MappingProxyType({})) -> None:
        """``deals`` holds for each epoch the number of each name, and all digests in that order."""
        self._deals = deals

    def with_deal(self, epoch: int, state: GameState, places: tuple[bytes, ...]) -> Commitments:
        """Return these and those of a deal from a position; raises ``InvalidEntry`` for a wrong count."""
        numbers = number_names(place_names(state))
        if len(places) != len(numbers):
            text = gettext_noop("the deal has {given} commitments, not {count}")
            raise InvalidEntry(text, given=len(places), count=len(numbers))
        return Commitments({**self._deals, epoch: (numbers, b"".join(places))})

    def matches(self, draw: Draw, card: str, salt: bytes) -> bool:
        """Whether a card with its salt is what was committed to for a draw."""
        numbers, digests = self._deals.get(draw.epoch, ({}, b""))
        number = numbers.get(draw.name)
        if number is None:
            return False
        return digests[number * _BYTES :][:_BYTES] == commit_to_place(draw.epoch, draw.name, card, salt)


def check_reveal(revealed: tuple[Draw, str] | None, salt: bytes | None, known: Commitments) -> None:
    """Check that a revealed card matches its commitment, and that no other has a salt; raises ``InvalidEntry``."""
    if revealed is None:
        if salt is not None:
            raise InvalidEntry(gettext_noop("there is a salt where no card is revealed"))
    elif salt is None or not known.matches(*revealed, salt):
        raise CommitmentMismatch(
            gettext_noop("{card} does not match the commitment for {draw} of deal {deal}"),
            card=revealed[1],
            draw=revealed[0].name,
            deal=revealed[0].epoch,
        )


def check_seed_shares(header: Header, seed_shares: tuple[bytes | None, ...]) -> None:
    """Check that the seed shares, by seat, match the commitments in the header; raises ``InvalidEntry``."""
    committed = [seat.share_commitment for seat in header.seats]
    revealed = seed_shares or (None,) * len(committed)
    if [None if share is None else commit_to_share(share).hex() for share in revealed] != committed:
        raise InvalidEntry(gettext_noop("the seed shares do not match the players’ commitments"))
