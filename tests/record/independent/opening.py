"""Writes the lines with which the record of a local game begins."""

from __future__ import annotations

import hashlib
from itertools import count

from tests.record.independent.deal import Deal, names_of
from tests.record.independent.hashing import hashed, seal
from tests.record.independent.table import Draw, Table, card_json


def opening_lines(edition: str, names: list[str], secret: bytes) -> list[str]:
    """Write the header and the opening of a local game of people, in the table's view, with their trailers."""
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
