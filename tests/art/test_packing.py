"""Pictures packed nearly exactly: no colour moves far, flat ground and alpha not at all, and the bytes shrink."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from tools.near_lossless import EXACT, Packing, packed, smoothed

CHANCE = np.random.default_rng(5)


def grained(height: int = 64, width: int = 48) -> np.ndarray:
    """A slope of colour, flat at the left and grainy at the right, with a soft rim."""
    ramp = np.linspace(20, 235, height)[:, None, None] * np.ones((1, width, 4))
    ramp[:, width // 2 :, :3] += CHANCE.normal(0, 9, (height, width - width // 2, 3))
    ramp[:, :, 3] = np.minimum(255, 30 * np.arange(width))
    return ramp.clip(0, 255).astype(np.uint8)


@pytest.mark.parametrize("bits", [1, 2, 3])
def test_only_grain_is_rounded_and_by_little(bits: int) -> None:
    before = grained()
    after = smoothed(before, bits)
    moved = np.abs(after.astype(int) - before.astype(int))
    assert 0 < moved.max() <= 1 << (bits - 1)
    assert not moved[:, :, 3].any()
    assert not smoothed(np.full((9, 9, 4), 201, np.uint8), bits).tobytes().strip(b"\xc9")
    assert np.array_equal(smoothed(before, 0), before)


def test_packed_pixels_are_restored() -> None:
    picture = grained()
    picture[:, :, 3] = 255
    exact, near = (packed(picture, packing) for packing in (EXACT, Packing(spared=3)))
    for data, wanted in ((exact, picture), (near, smoothed(picture, 3))):
        with Image.open(io.BytesIO(data)) as found:
            assert np.array_equal(np.asarray(found.convert("RGBA")), wanted)
    assert len(near) < 0.85 * len(exact)
    assert packed(picture, Packing(80)) == packed(picture, Packing(80))
