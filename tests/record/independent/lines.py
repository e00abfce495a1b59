"""The lines of a record, split into their parts."""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.record.independent.hashing import demand


class EntryLine(NamedTuple):
    """An entry's line, split."""

    seq: int
    epoch: int
    kind: str
    content: str
    fields: dict[str, str]


def split(line: str) -> tuple[str, str, str]:
    """Split a line into text, digest and seal."""
    found = re.fullmatch(r"(.*)  # ([0-9a-f]{64}) ([0-9a-f]{32})", line)
    demand(found, "no mark")
    assert found
    return found[1], found[2], found[3]


def read_entry(text: str) -> EntryLine:
    """Split an entry's text."""
    main, fields = text, {}
    if found := re.fullmatch(r"(.*?) \| ((?:[a-z]+=\S+ ?)+)", text):
        main, fields = found[1], dict(part.split("=", 1) for part in found[2].split(" "))
    seq, epoch, kind, content = main.split(" ", 3)
    return EntryLine(int(seq), int(epoch), kind, content, fields)


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
