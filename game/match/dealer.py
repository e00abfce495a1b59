"""The dealer: one secret decides everything that is random, and every place is committed to before it is dealt.

Knows how a seed becomes decks, tiles, the first seat and salts; knows nothing of whose turn it is or of files.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from game.record import Redeal
from game.record.hashing import commit_to_place, commit_to_secret, encode, sha
from game.record.position import deal_hand, dealt_name, number_names, place_names, return_cards, unknown_cards
from game.rules import CHANCE, LEVELS, Deal, Edition, GameState, Place, current_actor, edition, unseen


def seed_from(secret: bytes, seed_shares: tuple[bytes | None, ...]) -> bytes:
    """Return the seed: the hash of the dealer's secret and the seed shares, so that nobody decides the deal alone."""
    return sha("seed", secret, *(share or b"" for share in seed_shares))


def secret_from(words: str, number: int = 0) -> bytes:
    """Return a secret derived from a seed that a person typed: for repeatable games, not for secrecy."""
    return sha("typed seed", words, number)


class Dealer:
    """One epoch's deal, derived from its seed by domain, epoch and place.

    ``start`` is the whole position the epoch begins from: what it has not yet shown is what is dealt.
    """

    def __init__(self, seed: bytes, epoch: int, start: GameState) -> None:
        self._epoch = epoch
        self._start = start
        self._rules: Edition = edition(start.edition)
        self._domain = encode(seed, epoch)
        """What each hash of this epoch begins with."""

    @property
    def items(self) -> dict[str, str]:
        """What lies at each place and in each draw, by name, in the order of the commitments."""
        return dict(zip(place_names(self._start), self._items, strict=True))

    def places(self) -> tuple[bytes, ...]:
        """Return the commitments to all places and draws."""
        return tuple(commit_to_place(self._epoch, name, item, self.salt(name)) for name, item in self.items.items())

    def salt(self, name: str) -> bytes:
        """Return the salt of a place or draw."""
        return self._hash("salt", name)

    def deal(self, state: GameState) -> tuple[Deal, bytes]:
        """Return the action that deals to the first pending place, and the salt of its commitment.

        Raises ``ValueError`` where no place is pending.
        """
        if current_actor(state) != CHANCE:
            raise ValueError("there is nothing to deal now")
        place = state.pending[0]
        name = dealt_name(place, state, self._start.decks)
        return Deal(place, self._item(name)), self.salt(name)

    def deal_hands(self, places: tuple[Place, ...]) -> tuple[tuple[Deal, ...], tuple[bytes, ...]]:
        """Return the actions and salts that deal to places in hands whose cards were returned, first in an epoch."""
        state, names = self._start, []
        for place in places:
            state, _ = deal_hand(state, Deal(place, None))
            names.append(dealt_name(place, state, self._start.decks))
        deals = tuple(Deal(place, self._item(name)) for place, name in zip(places, names, strict=True))
        return deals, tuple(self.salt(name) for name in names)

    @cached_property
    def _items(self) -> tuple[str, ...]:
        """All items, in the order of their names, which all games at a server share."""
        found = []
        cards = {level: iter(self._deck(level)) for level in LEVELS}
        tiles = iter(self._tiles())
        for name in place_names(self._start):
            if name == "first":
                found.append(str(int.from_bytes(self._hash("first"), "big") % len(self._start.players)))
            elif name.startswith("tile "):
                found.append(next(tiles))
            else:
                found.append(next(cards[int(name[0])]))
        return tuple(found)

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        """The number of each name, which all games at a server share too."""
        return number_names(place_names(self._start))

    def _item(self, name: str) -> str:
        return self._items[self._numbers[name]]

    def _deck(self, level: int) -> list[str]:
        left = unseen(self._start, level)
        return sorted(left, key=lambda card: self._hash("deck", str(level), card))

    def _tiles(self) -> list[str]:
        sides: dict[str, list[str]] = {}
        for tile in self._rules.tiles.values():
            sides.setdefault(tile.group, []).append(tile.id)
        groups = sorted(sides, key=lambda group: self._hash("tile", group))
        return [min(sides[group], key=lambda tile: self._hash("side", tile)) for group in groups]

    def _hash(self, *parts: str) -> bytes:
        return sha("deal", self._domain, *parts)


def redeal(state: GameState, secret: bytes, epoch: int, seed_shares: tuple[bytes | None, ...] = ()) -> Redeal:
    """Return the entry that deals the unseen cards again; unknown hidden cards are returned and replaced."""
    lost = unknown_cards(state)
    dealer = Dealer(seed_from(secret, seed_shares), epoch, return_cards(state, lost))
    return Redeal(commit_to_secret(secret), dealer.places(), seed_shares, *dealer.deal_hands(lost))
