"""Record lines as they travel: text, with every long hexadecimal run as the bytes that it stands for.

Knows the shape of lines; knows nothing of their meaning. A line in wire form is its texts and the hashes that stand
between them. There is exactly one such form for each line; any other is refused, so that all copies stay equal to the
byte.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from game.record.model import Entry, Header, RecordError, Trailer
from game.record.writer import VIEW_LINE, entry_text, header_texts, sealed_line, view_text
from game.rules import Edition
from game.support.i18n import tr

WireLine: TypeAlias = tuple[tuple[str, ...], tuple[bytes, ...]]
"""The texts, one more than hashes, and the hashes."""
MIN_RUN: Final = 32
"""How many hexadecimal digits are worth it: no name of a card or game in a text is that long, all hashes are longer."""

_RUN: Final = re.compile(rf"[0-9a-f]{{{MIN_RUN},}}")


def to_wire(line: str) -> WireLine:
    """Return a line, without its end, in wire form."""
    texts: list[str] = []
    hashes: list[bytes] = []
    at = 0
    for run in _RUN.finditer(line):
        start, end = run.span()
        if (end - start) % 2 == 0:
            texts.append(line[at:start])
            hashes.append(bytes.fromhex(run.group()))
            at = end
    return (*texts, line[at:]), tuple(hashes)


def from_wire(line: WireLine) -> str:
    """Return the line of a wire form; raises ``RecordError`` for a pair that ``to_wire`` never returns."""
    texts, hashes = line
    if len(texts) != len(hashes) + 1:
        raise RecordError(1, tr("the line is not packed in the standard form"))
    text = texts[0] + "".join(value.hex() + part for value, part in zip(hashes, texts[1:], strict=True))
    if to_wire(text) != (tuple(texts), tuple(hashes)) or "\n" in text:
        raise RecordError(1, tr("the line is not packed in the standard form"))
    return text


def entry_line(entry: Entry, rules: Edition) -> str:
    """Return an entry's line without its end."""
    return sealed_line(entry_text(entry, rules), entry.trailer)[:-1]


def header_lines(header: Header, trailers: Sequence[Trailer]) -> list[str]:
    """Return a header's lines without their ends."""
    return [sealed_line(text, trailer)[:-1] for text, trailer in zip(header_texts(header), trailers, strict=True)]


def view_line(header: Header, trailers: Sequence[Trailer]) -> str:
    """Return the header's line that names the view, without its end."""
    return sealed_line(view_text(header), trailers[VIEW_LINE])[:-1]
