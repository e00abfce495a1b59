"""The cards and tiles of an edition, and a position: what a record's entries do to it."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.record.independent.hashing import demand

CARDS: Final = Path(__file__).resolve().parents[3] / "assets" / "cards"
COLORS: Final = {
    "base": ["white", "blue", "green", "red", "black"],
    "marvel": ["yellow", "blue", "orange", "red", "purple"],
}
WILDS: Final = {"base": "gold", "marvel": "gray"}


def pieces(edition: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Read an edition's cards and tiles as the JSON objects of the card data's hash."""
    names = COLORS[edition]

    def rows(file: str) -> list[dict[str, str]]:
        with (CARDS / file).open(encoding="utf-8", newline="") as lines:
            return list(csv.DictReader(lines))

    cards = [
        {
            "bonus": names.index(row["bonus"]),
            "cost": [int(row[name]) for name in names],
            "id": row["id"],
            "level": int(row["level"]),
            "name": row.get("name", ""),
            "points": int(row["points"]),
            "tags": int(row.get("avengers", 0)),
        }
        for row in rows(f"{edition}_cards.csv")
    ]
    tiles = []
    for row in rows("base_nobles.csv" if edition == "base" else "marvel_locations.csv"):
        name = row["id"] if edition == "base" else f"ml-{row['tile']}{row['side']}"
        tiles.append(
            {
                "demand": [int(row[color]) for color in names],
                "group": row.get("tile", name),
                "id": name,
                "name": row["name"],
                "points": int(row["points"]),
            }
        )
    return cards, tiles


def card_json(edition: str) -> str:
    """Write the card data as it is hashed."""
    return json.dumps(list(pieces(edition)), ensure_ascii=False)


class Draw(NamedTuple):
    """An epoch and the name of a place or draw in it."""

    epoch: int
    name: str


class Table:
    """A position: what a record's entries do to it, and its public digest."""

    def __init__(self, edition: str, players: int, first: int | None) -> None:
        cards, tiles = pieces(edition)
        self.edition = edition
        self.cards = {card["id"]: card for card in cards}
        self.tile_data = {tile["id"]: tile for tile in tiles}
        self.kinds = [*COLORS[edition], WILDS[edition]]
        self.seats: list[dict[str, Any]] = [
            {"tokens": [0] * 7, "bonuses": [0] * 5, "points": 0, "tags": 0, "bought": [], "hand": [], "tiles": []}
            for _ in range(players)
        ]
        self.bank = [{2: 4, 3: 5, 4: 7}[players]] * 5 + [5, players if edition == "marvel" else 0]
        self.market: list[list[str | None]] = [[None] * 4 for _ in range(3)]
        self.decks = [40, 30, 20]
        self.tiles: list[str | None] = [None] * (players + (edition == "base"))
        self.majority: int | None = None
        self.first = self.turn = first or 0
        self.round, self.phase, self.passes, self.quiet = 1, "setup", 0, 0
        self.winners: list[int] = []

    def public(self) -> str:
        """Write what everybody sees as it is hashed."""
        players = [
            [
                seat["tokens"],
                seat["bonuses"],
                seat["points"],
                seat["tags"],
                seat["bought"],
                [[None if draw else card, level, draw is not None] for card, level, draw in seat["hand"]],
                seat["tiles"],
            ]
            for seat in self.seats
        ]
        fields = [self.edition, players, self.bank, self.market, self.decks, self.tiles, self.majority, self.first]
        fields += [self.turn, self.round, self.phase, [], self.passes, self.quiet, self.winners]
        return json.dumps(fields, separators=(",", ":"))

    def unseen(self, level: int) -> list[str]:
        """List the cards of a level that lie neither in the market nor before a seat nor in a hand."""
        seen = {card for row in self.market for card in row}
        for seat in self.seats:
            seen |= {*seat["bought"], *(card for card, _, _ in seat["hand"])}
        return [card for card, facts in self.cards.items() if facts["level"] == level and card not in seen]

    def tokens(self, text: str) -> list[int]:
        """Read token counts in the notation's long form."""
        counts = [0] * 7
        words = text.split()
        for index, word in enumerate(words):
            if word in self.kinds:
                after = words[index + 1] if index + 1 < len(words) else ""
                counts[self.kinds.index(word)] += int(after) if after.isdigit() else 1
        return counts

    def move(self, counts: list[int], sign: int) -> None:
        """Move tokens between bank and the seat to move."""
        own = self.seats[self.turn]["tokens"]
        for kind, number in enumerate(counts):
            own[kind] += sign * number
            self.bank[kind] -= sign * number

    def act(self, text: str, refilled: bool) -> None:
        """Apply a seat's action; ``refilled`` means that chance deals after it, so that the turn is settled later."""
        verb, _, rest = text.partition(" ")
        seat = self.seats[self.turn]
        if verb == "take":
            self.passes, self.quiet = 0, self.quiet + 1
            self.move(self.tokens(rest), 1)
        elif verb == "pass":
            self.passes, self.quiet = self.passes + 1, self.quiet + 1
        elif verb == "reserve":
            self.passes = self.quiet = 0
            if rest.startswith("deck "):
                seat["hand"].append((None, int(rest[5:]), None))
                self.decks[int(rest[5:]) - 1] -= 1
            else:
                level, slot = map(int, rest.split("."))
                seat["hand"].append((self.market[level - 1][slot - 1], level, None))
                self.market[level - 1][slot - 1] = None
            if self.bank[5]:
                self.move([0, 0, 0, 0, 0, 1, 0], 1)
        elif verb == "buy":
            self.passes = self.quiet = 0
            found = re.fullmatch(r"(?:hand \d\.(\d)|(\d)\.(\d)) (\S+) with (.+)", rest)
            demand(found, "a purchase is not written so")
            assert found
            if found[1]:
                del seat["hand"][int(found[1]) - 1]
            else:
                self.market[int(found[2]) - 1][int(found[3]) - 1] = None
            card = self.cards[found[4]]
            self.move(self.tokens(found[5]), -1)
            seat["bought"].append(card["id"])
            seat["bonuses"][card["bonus"]] += 1
            seat["points"] += card["points"]
            seat["tags"] += card["tags"]
        elif verb == "give":
            self.move(self.tokens(rest), -1)
            self._visit()
            return
        else:
            demand(verb == "claim", f"no action: {text}")
            self._own(int(rest) - 1)
            self._end_turn()
            return
        if not refilled:
            self.settle()

    def deal(self, place: str, item: str | None, draw: Draw) -> None:
        """Lay what chance deals; ``draw`` names it."""
        if place == "first":
            assert item is not None
            self.first = self.turn = int(item)
        elif place.startswith("tile "):
            self.tiles[int(place[5:]) - 1] = item
        elif place.startswith("hand "):
            seat, slot = (int(part) - 1 for part in place[5:].split("."))
            self.seats[seat]["hand"][slot] = (item, self.seats[seat]["hand"][slot][1], draw)
        else:
            level, slot = map(int, place.split("."))
            self.market[level - 1][slot - 1] = item
            self.decks[level - 1] -= 1

    def settle(self) -> None:
        """Finish an action: R20, from the special token on."""
        seat = self.seats[self.turn]
        if self.edition == "marvel" and self.quiet == 0 and seat["bought"]:
            if self.cards[seat["bought"][-1]]["level"] == 3 and not seat["tokens"][6]:
                self.move([0] * 6 + [1], 1)
            tags = [one["tags"] for one in self.seats]
            needed = 3 if self.majority is None else tags[self.majority] + 1
            if max(tags) >= needed:
                if self.majority is not None:
                    self.seats[self.majority]["points"] -= 3
                self.majority = tags.index(max(tags))
                self.seats[self.majority]["points"] += 3
        if sum(seat["tokens"]) > 10:
            self.phase = "discard"
        else:
            self._visit()

    def _visit(self) -> None:
        bonuses = self.seats[self.turn]["bonuses"]
        earned = [
            slot
            for slot, tile in enumerate(self.tiles)
            if tile and all(have >= need for have, need in zip(bonuses, self.tile_data[tile]["demand"], strict=True))
        ]
        if len(earned) > 1:
            self.phase = "tile"
            return
        if earned:
            self._own(earned[0])
        self._end_turn()

    def _own(self, slot: int) -> None:
        tile = self.tiles[slot]
        assert tile is not None
        self.seats[self.turn]["tiles"].append(tile)
        self.seats[self.turn]["points"] += self.tile_data[tile]["points"]
        self.tiles[slot] = None

    def _end_turn(self) -> None:
        following = (self.turn + 1) % len(self.seats)
        whole_round = following == self.first
        stopped = self.passes >= len(self.seats) or (whole_round and self.quiet >= 20 * len(self.seats))
        if stopped or (whole_round and self._reached()):
            self.phase, self.winners = "over", self._winners()
            return
        self.phase, self.turn, self.round = "action", following, self.round + whole_round

    def _reached(self) -> list[int]:
        """Return the seats that meet the condition: 15 points (R16), or the Gauntlet's (R17)."""
        if self.edition == "base":
            return [number for number, seat in enumerate(self.seats) if seat["points"] >= 15]
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat["points"] >= 16 and all(seat["bonuses"]) and seat["tokens"][6]
        ]

    def _winners(self) -> list[int]:
        among = list(range(len(self.seats))) if self.edition == "base" else self._reached()

        def rank(number: int) -> tuple[int, bool, int]:
            seat = self.seats[number]
            return -seat["points"], number != self.majority, len(seat["bought"])

        return [number for number in among if rank(number) == min(map(rank, among))]


def copied(table: Table) -> Table:
    """Copy a position."""
    copy = Table.__new__(Table)
    copy.__dict__ = {
        name: value if name in ("cards", "tile_data", "kinds") else json_copy(value)
        for name, value in table.__dict__.items()
    }
    return copy


def json_copy(value: Any) -> Any:
    """Copy lists and dictionaries all the way down."""
    if isinstance(value, list):
        return [json_copy(item) for item in value]
    if isinstance(value, dict):
        return {name: json_copy(item) for name, item in value.items()}
    return value
