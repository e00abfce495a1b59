"""What follows from the secret of a deal: its order, salts and commitments."""

from __future__ import annotations

from tests.record.independent.hashing import encode, hashed
from tests.record.independent.table import Draw, Table


def names_of(table: Table, first: bool, tiles: int) -> list[str]:
    """Return all items that a deal commits to, in order."""
    names = ["first"] if first else []
    names += [f"tile {number}" for number in range(1, tiles + 1)]
    return names + [f"{level}.{number}" for level in (1, 2, 3) for number in range(1, table.decks[level - 1] + 1)]


class Deal:
    """What follows from a secret and the shares of the seed for one epoch that begins from a position."""

    def __init__(self, table: Table, epoch: int, secret: bytes, shares: list[bytes], names: list[str]) -> None:
        self.epoch = epoch
        self.seed = hashed("seed", secret, *shares)
        decks = {
            str(level): iter(sorted(table.unseen(level), key=lambda card: self.hash("deck", str(level), card)))
            for level in (1, 2, 3)
        }
        groups: dict[str, list[str]] = {}
        for tile in table.tile_data.values():
            groups.setdefault(tile["group"], []).append(tile["id"])
        tiles = iter(
            min(groups[group], key=lambda side: self.hash("side", side))
            for group in sorted(groups, key=lambda group: self.hash("tile", group))
        )
        self.items: dict[str, str] = {}
        for name in names:
            if name == "first":
                self.items[name] = str(int.from_bytes(self.hash("first"), "big") % len(table.seats))
            else:
                self.items[name] = next(tiles) if name.startswith("tile ") else next(decks[name[0]])

    def hash(self, *parts: str) -> bytes:
        """Hash under the domain of this deal."""
        return hashed("deal", encode(self.seed, self.epoch), *parts)

    def salt(self, name: str) -> bytes:
        """Derive the salt of a place or draw."""
        return self.hash("salt", name)

    def commitment(self, name: str) -> str:
        """Commit to a place or draw."""
        return commitment(Draw(self.epoch, name), self.items[name], self.salt(name))


def commitment(draw: Draw, item: str, salt: bytes) -> str:
    """Commit to what lies at a place or comes by a draw."""
    return hashed("place", draw.epoch, draw.name, item, salt).hex()
