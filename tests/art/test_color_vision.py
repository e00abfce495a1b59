"""Pieces differ by more than colour: the built stones, seen as colour-blind people see them.

The three kinds of seeing are those of Machado, Oliveira and Fernandes (2009), “A Physiologically-based Model for
Simulation of Color Vision Deficiency”, at full strength, on linear RGB.
"""

from __future__ import annotations

import io
import itertools
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import assets
from tests.helpers.colors import lab

MATRICES = {
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
FAR = 20.0
"""A distance in CIELAB that is seen at a glance; 2 is just noticeable."""
ALIKE = 0.93
"""How much of two outlines, laid over each other, may be common before they count as one shape."""
LETTER = 20
"""By how many pixels, visibly lighter or darker, two letters differ."""
STONES = {"base": range(6), "marvel": range(7)}


def picture(edition: str, name: str, scale: int = 1) -> np.ndarray[Any, Any]:
    """Read a sprite of the built atlas as levels of red, green, blue and cover."""
    path = Path(next(iter(assets.__path__))) / "atlas" / edition / f"x{scale}.zip"
    with zipfile.ZipFile(path) as archive:
        return np.asarray(Image.open(io.BytesIO(archive.read(f"{name}.webp"))).convert("RGBA")).astype(float)


def seen(rgb: np.ndarray[Any, Any], kind: str) -> np.ndarray[Any, Any]:
    """Return sRGB levels as somebody with a kind of colour blindness sees them."""
    linear = np.where(rgb <= 10.31, rgb / 255 / 12.92, ((rgb / 255 + 0.055) / 1.055) ** 2.4)
    linear = np.clip(linear @ np.array(MATRICES[kind]).T, 0, 1)
    levels: np.ndarray[Any, Any] = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    return 255 * levels


def colour(edition: str, stone: int, kind: str) -> np.ndarray[Any, Any]:
    """Return the middling colour of a stone in CIELAB."""
    pixels = picture(edition, f"gem/{stone}")
    middle: np.ndarray[Any, Any] = np.median(lab(seen(pixels[pixels[..., 3] > 200][:, :3], kind)), axis=0)
    return middle


def outline(edition: str, name: str) -> np.ndarray[Any, Any]:
    """Return where a sprite covers, cut to its box and brought to one size."""
    cover = picture(edition, name)[..., 3] > 128
    rows, columns = np.flatnonzero(cover.any(axis=1)), np.flatnonzero(cover.any(axis=0))
    cut = cover[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    return np.asarray(Image.fromarray(cut).resize((64, 64))).astype(bool)


def common(one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> float:
    """Return how much of two outlines is common."""
    return float((one & other).sum() / (one | other).sum())


@pytest.mark.parametrize("kind", MATRICES)
@pytest.mark.parametrize("edition", STONES)
def test_stones_that_look_alike_in_colour_differ_in_shape(edition: str, kind: str) -> None:
    alike = []
    for one, other in itertools.combinations(STONES[edition], 2):
        far = float(np.linalg.norm(colour(edition, one, kind) - colour(edition, other, kind)))
        same = common(outline(edition, f"gem/{one}"), outline(edition, f"gem/{other}"))
        if far < FAR and same > ALIKE:
            alike.append((one, other, round(far, 1), round(same, 2)))
    assert alike == []


@pytest.mark.parametrize("edition", STONES)
def test_each_stone_has_a_letter_of_its_own(edition: str) -> None:
    letters = [picture(edition, f"letter/{stone}", 2) for stone in STONES[edition]]
    for one, other in itertools.combinations(letters, 2):
        assert one.shape != other.shape or (np.abs(one - other).max(axis=-1) > 60).sum() >= LETTER


@pytest.mark.parametrize("kind", MATRICES)
def test_the_simulation_keeps_colours_that_every_eye_sees_alike(kind: str) -> None:
    for gray in (0.0, 64.0, 128.0, 255.0):
        assert np.allclose(seen(np.full(3, gray), kind), gray, atol=1.0)


def test_the_simulation_removes_the_difference_of_red_and_green() -> None:
    red, green = np.array([200.0, 60.0, 0.0]), np.array([110.0, 110.0, 0.0])
    plain = float(np.linalg.norm(lab(red) - lab(green)))
    blind = float(np.linalg.norm(lab(seen(red, "deuteranopia")) - lab(seen(green, "deuteranopia"))))
    assert blind < plain / 2
