"""Standard output and error on every system: text that a terminal cannot show never ends the program.

Knows streams and their encodings; knows nothing of what is printed. Names, messages and paths may come from a file that
somebody else has made, so every line goes through ``print_line``.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import Final, TextIO

from game.support.cleaning import visible

_HANDLER: Final = "cabochon.plain"
_PLAIN: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "…": "...", "–": "-", "—": "-", "×": "x"}
    | {"·": "-", "œ": "oe", "Œ": "OE", "ß": "ss", "\u00a0": " ", "\u202f": " "}
)
"""Signs of our own sentences; accents are taken off letters besides."""


def prepare_streams() -> None:
    """Let both streams write plain letters for what their encoding lacks; a program without a terminal gets blind ones.

    Without this, a typographic quote in a pipe of an old code page, or a file name that is no text, is an error.
    """
    codecs.register_error(_HANDLER, _plainly)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.StringIO())
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)


def print_line(line: str, stream: TextIO | None = None) -> None:
    """Write one line, to standard output by default, without anything in it that steers a terminal."""
    (stream or sys.stdout).write(f"{visible(line)}\n")


def print_error(sentence: object) -> None:
    """Write a sentence for the person to standard error, under the program's name."""
    print_line(f"cabochon: {sentence}", sys.stderr)


def speak(line: str) -> None:
    """Write a line at once, for screen readers; once nobody reads the stream any more, discard it."""
    try:
        print_line(line)
        sys.stdout.flush()
    except (OSError, ValueError):
        drop_output()


def drop_output() -> None:
    """Give up standard output, whose reader is gone or whose disk is full: what waits in it would fail at exit."""
    try:
        blind = os.open(os.devnull, os.O_WRONLY)
        os.dup2(blind, sys.stdout.fileno())
        os.close(blind)
    except (OSError, ValueError):
        sys.stdout = io.StringIO()


def _plainly(error: UnicodeError) -> tuple[str | bytes, int]:
    """Answer a failed encoding with plain letters of ASCII, with escapes where there are none."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = "".join(map(_plain, error.object[error.start : error.end].translate(_PLAIN)))
    return plain.encode("ascii", "backslashreplace").decode("ascii"), error.end


def _plain(sign: str) -> str:
    """Take the accents off a letter; a sign that is no such letter stays."""
    bare = "".join(part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))
    return bare if bare.isascii() else sign
