"""How a picture is packed: as WebP exactly, nearly exactly or as a painting, or as JPEG without its alpha.

Knows pixels and Pillow's encoder. Must not know which picture it packs or where the bytes go.
"""

from __future__ import annotations

import io
from typing import Any, Final, NamedTuple

import numpy as np
from PIL import Image

Pixels = np.ndarray[Any, np.dtype[np.uint8]]
_EFFORT: Final = 80
_METHOD: Final = 4


class Packing(NamedTuple):
    """``quality`` of a lossy picture, or None for all its pixels, but for ``spared`` low bits where it is rough."""

    quality: int | None = None
    spared: int = 0


EXACT: Final = Packing()


def packed(pixels: Pixels, packing: Packing) -> bytes:
    """Return straight-alpha RGBA pixels as WebP; the same pixels give the same bytes."""
    stream = io.BytesIO()
    if packing.quality is None:
        image = Image.fromarray(smoothed(pixels, packing.spared))
        image.save(stream, "WEBP", lossless=True, quality=_EFFORT, method=_METHOD)
    else:
        quality = packing.quality
        Image.fromarray(pixels).save(stream, "WEBP", quality=quality, alpha_quality=quality, method=_METHOD)
    return stream.getvalue()


def packed_opaque(pixels: Pixels, quality: int) -> bytes:
    """Return the colours of RGBA pixels as JPEG, which is decoded in a third of WebP's time."""
    stream = io.BytesIO()
    Image.fromarray(pixels[:, :, :3]).save(stream, "JPEG", quality=quality, subsampling=0, optimize=True)
    return stream.getvalue()


def smoothed(pixels: Pixels, bits: int) -> Pixels:
    """Return colours rounded to multiples of 2**bits where a pixel differs from a neighbour by at least that.

    Even ground, on which a step would show as a band, keeps every level, and so does alpha. No value moves by more
    than 2**(bits-1) levels. As WebP's own "near lossless", which Pillow does not offer: one pass for each bit.
    """
    found = pixels
    for bit in range(bits, 0, -1):
        found = _rounded(found, bit)
    return found


def _rounded(pixels: Pixels, bit: int) -> Pixels:
    step = 1 << bit
    levels = pixels.astype(np.int16)
    around = np.pad(levels, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = levels.shape[:2]
    rough = np.zeros((height, width), bool)
    for down, across in ((0, 1), (2, 1), (1, 0), (1, 2)):
        neighbour = around[down : down + height, across : across + width]
        rough |= (np.abs(neighbour - levels) >= step).any(axis=2)
    nearest = np.minimum((levels + step // 2) >> bit << bit, 255)
    nearest[:, :, 3] = levels[:, :, 3]
    return np.where(rough[:, :, None], nearest, levels).astype(np.uint8)
