"""Standard output and error on every system: text that a terminal cannot show never ends the program.

Knows streams and their encodings; knows nothing of what is printed. Names, messages and paths may come from a file of
somebody else, so every line is printed by ``print_line``.
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
"""Punctuation of the program's own sentences; accents of letters are removed too."""


def prepare_streams() -> None:
    """Make both streams replace what their encoding lacks by plain letters; replace missing streams by dummies.

    Without this, a typographic quote in a pipe of an old code page, or a file name that is not text, is an error.
    """
    codecs.register_error(_HANDLER, _plainly)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.StringIO())
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)


def print_line(line: str, stream: TextIO | None = None) -> None:
    """Write one line, to standard output by default, with control sequences escaped."""
    (stream or sys.stdout).write(f"{visible(line)}\n")


def print_error(sentence: object) -> None:
    """Write a sentence for the person to standard error, under the program's name."""
    print_line(f"cabochon: {sentence}", sys.stderr)


def speak(line: str) -> None:
    """Write a line at once, for screen readers; discard it once the stream has no reader any more."""
    try:
        print_line(line)
        sys.stdout.flush()
    except (OSError, ValueError):
        drop_output()


def drop_output() -> None:
    """Discard standard output once its reader is gone or its disk full: flushing it at exit would fail."""
    try:
        blind = os.open(os.devnull, os.O_WRONLY)
        os.dup2(blind, sys.stdout.fileno())
        os.close(blind)
    except (OSError, ValueError):
        sys.stdout = io.StringIO()


def _plainly(error: UnicodeError) -> tuple[str | bytes, int]:
    """Handle an encoding error: return plain ASCII letters, or escapes where there are none."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = "".join(map(_plain, error.object[error.start : error.end].translate(_PLAIN)))
    return plain.encode("ascii", "backslashreplace").decode("ascii"), error.end


def _plain(sign: str) -> str:
    """Return a letter without its accents; any other character stays."""
    bare = "".join(part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))
    return bare if bare.isascii() else sign
