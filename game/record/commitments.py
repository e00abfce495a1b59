"""What a deal commits to before anybody sees it, and whether a card that is shown is the one committed to.

Knows commitments, draws and seed shares; knows nothing of entries or views.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.record.hashing import commit_to_nonce, commit_to_place
from game.record.model import Header
from game.record.position import Draw, EntryRefused, WrongOpening, place_names
from game.rules import GameState
from game.support.i18n import mark


def commitments_by_draw(epoch: int, state: GameState, places: tuple[bytes, ...]) -> dict[Draw, bytes]:
    """Return the commitment to each draw of a deal from this position; raises ``EntryRefused`` for a wrong count."""
    names = place_names(state)
    if len(places) != len(names):
        raise EntryRefused(mark("the deal has {given} commitments, not {count}"), given=len(places), count=len(names))
    return dict(zip(_draws(epoch, names), places, strict=True))


@lru_cache(maxsize=64)
def _draws(epoch: int, names: tuple[str, ...]) -> tuple[Draw, ...]:
    """Return the draws of these names: the same ones for all games at a server."""
    return tuple(Draw(epoch, name) for name in names)


def opens_draw(draw: Draw, card: str, salt: bytes, known: Mapping[Draw, bytes]) -> bool:
    """Whether a salt opens the commitment to a draw as this card."""
    return known.get(draw) == commit_to_place(draw.epoch, draw.name, card, salt)


def check_opened(opened: tuple[Draw, str] | None, salt: bytes | None, known: Mapping[Draw, bytes]) -> None:
    """Check that a salt opens the commitment to what is shown, and stands only there; raises ``EntryRefused``."""
    if opened is None:
        if salt is not None:
            raise EntryRefused(mark("there is a salt where no card is revealed"))
    elif salt is None or not opens_draw(*opened, salt, known):
        raise WrongOpening(
            mark("{card} does not match the commitment for {draw} of deal {deal}"),
            card=opened[1],
            draw=opened[0].name,
            deal=opened[0].epoch,
        )


def check_nonces(header: Header, nonces: tuple[bytes | None, ...]) -> None:
    """Check that the seed shares, by seat, open the commitments in the header; raises ``EntryRefused``."""
    committed = [seat.nonce for seat in header.seats]
    opened = nonces or (None,) * len(committed)
    if [None if nonce is None else commit_to_nonce(nonce).hex() for nonce in opened] != committed:
        raise EntryRefused(mark("the nonces do not match the players’ commitments"))
