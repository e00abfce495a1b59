"""Waves as Ogg Vorbis files and back; the same samples give the same bytes.

Knows the container format. The codec is libsndfile's, which numbers each stream by the clock: the number is set here.
"""

from __future__ import annotations

import io
import zlib
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from tools.sound.synth import RATE, Wave

_MIRROR: Final = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))
_HEAD: Final = 27
_SERIAL: Final = slice(14, 18)
_SUM: Final = slice(22, 26)


def encoded(wave: Wave, quality: float) -> bytes:
    """Return the bytes of a file with a stereo wave; ``quality`` is 0 to 1."""
    stream = io.BytesIO()
    with soundfile.SoundFile(
        stream, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for start in range(0, len(wave), RATE):  # long writes at once overflow the codec's stack
            file.write(wave[start : start + RATE])
    return _numbered(stream.getvalue())


def decoded(data: bytes) -> Wave:
    """Return the samples of a file's bytes, as floats of shape (n, 2)."""
    samples, rate = soundfile.read(io.BytesIO(data), dtype="float64", always_2d=True)
    if rate != RATE:
        raise ValueError(f"{rate} samples a second, not {RATE}")
    return np.asarray(samples)


def read(path: Path) -> Wave:
    """Return the samples of a file on disk."""
    return decoded(path.read_bytes())


def _numbered(data: bytes) -> bytes:
    """Return the stream with a serial number of its own on every page, and the page's checksum (RFC 3533)."""
    pages = []
    at = 0
    while at < len(data):
        segments = data[at + 26]
        end = at + _HEAD + segments + sum(data[at + _HEAD : at + _HEAD + segments])
        page = bytearray(data[at:end])
        page[_SERIAL] = b"cabo"
        page[_SUM] = bytes(4)
        page[_SUM] = _checksum(bytes(page)).to_bytes(4, "little")
        pages.append(bytes(page))
        at = end
    return b"".join(pages)


def _checksum(page: bytes) -> int:
    """Return Ogg's checksum: zip's CRC-32 polynomial in the other bit order, starting at zero."""
    mirrored = zlib.crc32(page.translate(_MIRROR), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{mirrored:032b}"[::-1], 2)
