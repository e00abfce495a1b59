"""A verifier of records written from docs/record.md, docs/notation.md and docs/rules.md alone.

It imports nothing of the program, so what it needs must stand on those pages. It follows whole records as they are
stored; what is legal is left to the rules' own tests.
"""

from __future__ import annotations

import csv
import hashlib
import hmac
import json
import re
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

CARDS: Final = Path(__file__).resolve().parents[2] / "assets" / "cards"
COLORS: Final = {
    "base": ["white", "blue", "green", "red", "black"],
    "marvel": ["yellow", "blue", "orange", "red", "purple"],
}
WILDS: Final = {"base": "gold", "marvel": "gray"}


class Wrong(Exception):
    """The record is not sound."""


def demand(condition: object, why: str) -> None:
    """Raise ``Wrong`` unless a condition holds."""
    if not condition:
        raise Wrong(why)


# --- hashes ---------------------------------------------------------------------------------------------------------


def encode(*parts: bytes | str | int) -> bytes:
    """Join parts: type letter, length, bytes."""
    out = b""
    for part in parts:
        if isinstance(part, bytes):
            letter, data = b"b", part
        elif isinstance(part, str):
            letter, data = b"s", part.encode("utf-8")
        else:
            letter, data = b"i", b"%d" % part
        out += letter + len(data).to_bytes(8, "big") + data
    return out


def hashed(domain: str, *parts: bytes | str | int) -> bytes:
    """Hash parts under a domain."""
    return hashlib.sha256(encode("cabochon/" + domain, *parts)).digest()


def seal(secret: bytes, text: str) -> str:
    """Seal a line's text."""
    return hmac.new(hashed("seal", secret), encode(text), hashlib.sha256).hexdigest()[:32]


# --- card data ------------------------------------------------------------------------------------------------------


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


# --- the position ---------------------------------------------------------------------------------------------------


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


# --- the deal -------------------------------------------------------------------------------------------------------


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


# --- records --------------------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """An entry's line, split."""

    seq: int
    epoch: int
    kind: str
    content: str
    fields: dict[str, str]


class Result(NamedTuple):
    """What the verifier found: from which entry the deal is proved, and the last entry each seat has signed."""

    proved_from: int | None
    signed: dict[int, int | None]


def split(line: str) -> tuple[str, str, str]:
    """Split a line into text, digest and seal."""
    found = re.fullmatch(r"(.*)  # ([0-9a-f]{64}) ([0-9a-f]{32})", line)
    demand(found, "no mark")
    assert found
    return found[1], found[2], found[3]


def read_entry(text: str) -> Entry:
    """Split an entry's text."""
    main, fields = text, {}
    if found := re.fullmatch(r"(.*?) \| ((?:[a-z]+=\S+ ?)+)", text):
        main, fields = found[1], dict(part.split("=", 1) for part in found[2].split(" "))
    seq, epoch, kind, content = main.split(" ", 3)
    return Entry(int(seq), int(epoch), kind, content, fields)


def public_text(text: str) -> str:
    """Write an entry's text as it is chained: as a spectator reads it."""
    entry = read_entry(text)
    if entry.kind not in ("commit", "redeal") or "deal hand" not in entry.content:
        return text
    head, _, rest = entry.content.partition(" " if entry.kind == "commit" else "; ")
    actions = rest.split("; ")
    salts = entry.fields.get("salts", ",".join("-" * len(actions))).split(",")
    for index, action in enumerate(actions):
        if action.startswith("deal hand"):
            actions[index], salts[index] = action.rpartition(" ")[0] + " ?", "-"
    fields = {"salts": ",".join(salts)} if set(salts) != {"-"} else {}
    fields |= {name: value for name, value in entry.fields.items() if name != "salts"}
    content = head + (" " if entry.kind == "commit" else "; ") + "; ".join(actions)
    written = " ".join(f"{name}={value}" for name, value in fields.items())
    return f"{entry.seq} {entry.epoch} {entry.kind} {content}" + (f" | {written}" if written else "")


class Verifier:
    """Goes through one whole record."""

    def __init__(self, text: str) -> None:
        lines = text.split("\n")
        demand(lines.pop() == "", "cut off")
        self.lines = [split(line) for line in lines]
        texts = [line[0] for line in self.lines]
        demand(texts[0] == "cabochon record 1", "another format")
        self.view = texts[1].removeprefix("view ").partition(" since ")[0]
        self.since = int(texts[1].partition(" since ")[2] or 1)
        self.edition, cards = texts[2].split(" ")[1::2]
        demand(cards == hashed("cards", self.edition, card_json(self.edition)).hex(), "other cards")
        self.game = texts[3].split(" ")[1]
        seats = [line for line in texts[4:8] if line.startswith("seat ")]
        self.header = next(number for number, line in enumerate(texts) if line.startswith("0 "))
        self.keys = [re.search(r" key (\S+) nonce (\S+)$", line) for line in seats]
        first = texts[4 + len(seats)].removeprefix("first ")
        self.deal = texts[5 + len(seats)].removeprefix("deal ")
        self.picked = None if first == "-" else int(first) - 1
        self.table = Table(self.edition, len(seats), self.picked)
        self.entries = [read_entry(line) for line in texts[self.header :]]
        self.commitments: dict[Draw, str] = {}
        self.opened: dict[Draw, tuple[str, bytes]] = {}
        self.sizes = list(self.table.decks)
        self.signed: dict[int, int | None] = {seat: None for seat, key in enumerate(self.keys) if key and key[1] != "-"}

    def run(self) -> Result:
        """Check every line; raise ``Wrong`` at the first that is not true."""
        previous = bytes(32)
        for number, (text, digest, _) in enumerate(self.lines[: self.header]):
            previous = hashed("line", previous, "view" if number == 1 else text, b"")
            demand(previous.hex() == digest, f"the digest of header line {number + 1}")
        self.header_digest = previous
        after: list[Table] = []
        starts: dict[int, Table] = {}
        lineage: list[int] = []
        for entry, (text, digest, _) in zip(self.entries, self.lines[self.header :], strict=True):
            demand(entry.seq == len(after), "the number of an entry")
            if entry.kind == "takeback":
                to = int(entry.content.split(" to ")[1])
                demand(to in lineage and self.entries[to].epoch == entry.epoch, "no such position to go back to")
                self.table = copied(after[to])
                lineage = [seq for seq in lineage if seq <= to]
            else:
                self._step(entry, starts)
                lineage.append(entry.seq)
            position = hashlib.sha256(self.table.public().encode()).digest()
            previous = hashed("line", previous, public_text(text), position)
            demand(previous.hex() == digest, f"the digest of entry {entry.seq}")
            self._check_signatures(entry)
            after.append(copied(self.table))
        last = self.entries[-1]
        if last.kind != "end":
            return Result(None, self.signed)
        return Result(self._prove(last, starts), self.signed)

    def _step(self, entry: Entry, starts: dict[int, Table]) -> None:
        if entry.kind == "commit":
            who, _, rest = entry.content.partition(" ")
            actions = rest.split("; ")
            salts = entry.fields.get("salts", ",".join("-" * len(actions))).split(",")
            if who == "-":
                starts[entry.seq] = copied(self.table)
                names = names_of(self.table, self.picked is None, len(self.table.tiles))
                self._commit(entry, names)
                shares = self._shares(entry)
                commitments = [hashed("nonce", share).hex() if share else "-" for share in shares]
                demand(commitments == [key[2] for key in self.keys if key], "a seed share")
            else:
                demand(self.table.turn == int(who) - 1, "out of turn")
                self._open_purchase(actions[0], salts[0])
                self.table.act(actions[0], len(actions) > 1)
                actions, salts = actions[1:], salts[1:]
            for action, salt in zip(actions, salts, strict=True):
                self._deal(entry.epoch, action, salt)
            if who == "-":
                self.table.phase = "action"
            elif actions:
                self.table.settle()
        elif entry.kind == "redeal":
            self.deal, *actions = entry.content.split("; ")
            salts = entry.fields["salts"].split(",") if "salts" in entry.fields else ["-"] * len(actions)
            for action in actions:
                seat, slot = (int(part) - 1 for part in action.split(" ")[2].split("."))
                level = self.table.seats[seat]["hand"][slot][1]
                self.table.seats[seat]["hand"][slot] = (None, level, Draw(entry.epoch, "returned"))
                self.table.decks[level - 1] += 1
            starts[entry.seq] = copied(self.table)
            self.sizes = list(self.table.decks)
            self._commit(entry, names_of(self.table, False, 0))
            for action, salt in zip(actions, salts, strict=True):
                seat, slot = (int(part) - 1 for part in action.split(" ")[2].split("."))
                self.table.decks[self.table.seats[seat]["hand"][slot][1] - 1] -= 1
                self._deal(entry.epoch, action, salt)

    def _commit(self, entry: Entry, names: list[str]) -> None:
        places = entry.fields["places"].split(",")
        demand(len(places) == len(names), "the number of commitments")
        self.commitments |= {Draw(entry.epoch, name): place for name, place in zip(names, places, strict=True)}

    def _shares(self, entry: Entry) -> list[bytes]:
        """Read the shares of the seed by seat, none where the field is missing."""
        text = entry.fields.get("nonces", ",".join("-" * len(self.keys)))
        return [b"" if share == "-" else bytes.fromhex(share) for share in text.split(",")]

    def _open_purchase(self, action: str, salt: str) -> None:
        draw = None
        if action.startswith("buy hand "):
            seat, slot = (int(part) - 1 for part in action.split(" ")[2].split("."))
            draw = self.table.seats[seat]["hand"][slot][2]
        demand((draw is None) == (salt == "-"), "a salt too many or too few")
        if draw is not None:
            self._open(draw, action.split(" ")[3], salt)

    def _open(self, draw: Draw, item: str, salt: str) -> None:
        self.opened[draw] = item, bytes.fromhex(salt)
        demand(commitment(draw, *self.opened[draw]) == self.commitments[draw], f"{item} is not what {draw} commits to")

    def _deal(self, epoch: int, action: str, salt: str) -> None:
        place, item = action.removeprefix("deal ").rsplit(" ", 1)
        name = place
        if place == "first":
            item = str(int(item) - 1)
        elif place.startswith("hand "):
            seat, slot = (int(part) - 1 for part in place[5:].split("."))
            level = self.table.seats[seat]["hand"][slot][1]
            name = f"{level}.{self.sizes[level - 1] - self.table.decks[level - 1]}"
        elif not place.startswith("tile "):
            level = int(place[0])
            name = f"{level}.{self.sizes[level - 1] - self.table.decks[level - 1] + 1}"
        draw = Draw(epoch, name)
        if item == "?":
            demand(salt == "-", "a salt for a hidden card")
            own = self.view == "table" or (self.view.startswith("seat") and place[5:6] == self.view[5:])
            demand(not own or epoch < self.since, "a card is hidden that this copy must show")
        else:
            self._open(draw, item, salt)
        self.table.deal(place, None if item == "?" else item, draw)

    def _check_signatures(self, entry: Entry) -> None:
        listed = entry.fields.get("signatures", "")
        for seat, seq, value in (part.split(":") for part in listed.split(",") if part):
            signer, number = int(seat) - 1, int(seq)
            if entry.seq == 0:
                demand(number == 0, "the opening holds signatures on the header only")
                message = hashed("acknowledge", self.game, 0, 0, self.header_digest)
            else:
                demand(number < entry.seq, "a signature on a later entry")
                digest = bytes.fromhex(self.lines[self.header + number][1])
                message = hashed("acknowledge", self.game, self.entries[number].epoch, number, digest)
                self.signed[signer] = max(number, self.signed[signer] or 0)
            key = self.keys[signer]
            assert key
            Ed25519PublicKey.from_public_bytes(bytes.fromhex(key[1])).verify(bytes.fromhex(value), message)
        if entry.seq == 0:
            signers = {int(part.split(":")[0]) - 1 for part in listed.split(",") if part}
            demand(signers == set(self.signed), "not every key has signed the header")

    def _prove(self, end: Entry, starts: dict[int, Table]) -> int:
        """Prove the last deal from the published secret and return the number of its first entry."""
        secret = bytes.fromhex(end.fields["secret"])
        demand(hashed("secret", secret).hex() == self.deal, "the secret")
        for shown in filter(None, end.fields.get("hands", "").split(",")):
            place, card, salt = shown.split(":")
            seat, slot = (int(part) - 1 for part in place.split("."))
            self._open(self.table.seats[seat]["hand"][slot][2], card, salt)
        start = max(starts)
        sealed = self.lines if start == 0 else self.lines[self.header + start :]
        for text, _, mark in sealed:
            demand(seal(secret, text) == mark, f"the seal of {text[:40]}")
        table = starts[start]
        for seat in table.seats:
            for slot, (card, level, draw) in enumerate(seat["hand"]):
                if card is None and draw in self.opened:
                    seat["hand"][slot] = (self.opened[draw][0], level, draw)
        first, tiles = (self.picked is None, len(table.tiles)) if start == 0 else (False, 0)
        entry = self.entries[start]
        shares = self._shares(entry) if "nonces" in entry.fields else []
        deal = Deal(table, entry.epoch, secret, shares, names_of(table, first, tiles))
        for name, place in zip(deal.items, entry.fields["places"].split(","), strict=True):
            demand(deal.commitment(name) == place, f"the commitment to {name}")
        for draw, (item, salt) in self.opened.items():
            if draw.epoch == entry.epoch:
                demand((item, salt) == (deal.items[draw.name], deal.salt(draw.name)), f"what {draw} opens")
        return start


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


def opening_lines(edition: str, names: list[str], secret: bytes) -> list[str]:
    """Write the header and the opening of a local game of people, in the table's view, with their marks."""
    table = Table(edition, len(names), None)
    texts = [
        "cabochon record 1",
        "view table",
        f"edition {edition} cards {hashed('cards', edition, card_json(edition)).hex()}",
        f"game {hashed('game', secret).hex()[:32]} started -",
        *(f'seat {number} human "{name}" key - nonce -' for number, name in zip(count(1), names, strict=False)),
        "first -",
        f"deal {hashed('secret', secret).hex()}",
        "origin -",
    ]
    lines, previous = [], bytes(32)
    for number, text in enumerate(texts):
        previous = hashed("line", previous, "view" if number == 1 else text, b"")
        lines.append(f"{text}  # {previous.hex()} {seal(secret, text)}")
    committed = names_of(table, True, len(table.tiles))
    deal = Deal(table, 1, secret, [], committed)
    shown = ["first", *(name for name in committed if name.startswith("tile "))]
    shown += [f"{level}.{slot}" for level in (1, 2, 3) for slot in (1, 2, 3, 4)]
    for name in shown:
        table.deal(name, deal.items[name], Draw(1, name))
    table.phase = "action"
    items = [str(int(deal.items[name]) + 1) if name == "first" else deal.items[name] for name in shown]
    actions = "; ".join(f"deal {name} {item}" for name, item in zip(shown, items, strict=True))
    salts = ",".join(deal.salt(name).hex() for name in shown)
    text = f"0 1 commit - {actions} | salts={salts} places={','.join(map(deal.commitment, committed))}"
    previous = hashed("line", previous, text, hashlib.sha256(table.public().encode()).digest())
    return [*lines, f"{text}  # {previous.hex()} {seal(secret, text)}"]
