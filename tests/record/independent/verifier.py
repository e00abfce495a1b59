"""Goes through a whole record and checks every line of it."""

from __future__ import annotations

import hashlib
import re
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from tests.record.independent.deal import Deal, commitment, names_of
from tests.record.independent.hashing import demand, hashed, seal
from tests.record.independent.lines import EntryLine, public_text, read_entry, split
from tests.record.independent.table import Draw, Table, card_json, copied


class Result(NamedTuple):
    """What the verifier found: from which entry the deal is proved, and the last entry each seat has signed."""

    proved_from: int | None
    signed: dict[int, int | None]


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

    def _step(self, entry: EntryLine, starts: dict[int, Table]) -> None:
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

    def _commit(self, entry: EntryLine, names: list[str]) -> None:
        places = entry.fields["places"].split(",")
        demand(len(places) == len(names), "the number of commitments")
        self.commitments |= {Draw(entry.epoch, name): place for name, place in zip(names, places, strict=True)}

    def _shares(self, entry: EntryLine) -> list[bytes]:
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

    def _check_signatures(self, entry: EntryLine) -> None:
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

    def _prove(self, end: EntryLine, starts: dict[int, Table]) -> int:
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
