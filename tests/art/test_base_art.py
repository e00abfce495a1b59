"""The base edition's drawings: every name is there, the same twice, and no two cards look like copies."""

from __future__ import annotations

import itertools

import pytest

np = pytest.importorskip("numpy")
skia = pytest.importorskip("skia")

from tools.art.base import sprites  # noqa: E402  (needs skia, which may be missing)
from tools.art.base.facts import cards, nobles  # noqa: E402
from tools.art.base.scenes import draw_scene  # noqa: E402

THUMB = (32, 44)
ANY_TWO = 7.0
"""Least mean difference of two pictures in CIELAB units; a just noticeable difference of flat patches is about 2."""


def pixels(width, height, draw):
    """Rasterise a drawing to an array of RGBA rows."""
    surface = skia.Surface(width, height)
    draw(surface.getCanvas())
    return surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)


def lab(rgb):
    """Turn sRGB bytes into CIELAB."""
    linear = np.where(rgb <= 10.31, rgb / 255 / 12.92, ((rgb / 255 + 0.055) / 1.055) ** 2.4)
    matrix = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = linear @ matrix.T / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def thumbnail(card):
    """Shrink the part of a card's picture that frame, band and costs leave free."""
    picture = pixels(120, 168, lambda canvas: draw_scene(canvas, card))[40:, 36:, :3].astype(float)
    rows = np.array_split(np.arange(picture.shape[0]), THUMB[1])
    columns = np.array_split(np.arange(picture.shape[1]), THUMB[0])
    cells = [[picture[np.ix_(row, column)].mean(axis=(0, 1)) for column in columns] for row in rows]
    return lab(np.array(cells))


def test_every_name_is_drawn_once():
    names = [sprite.name for sprite in sprites()]
    assert len(names) == len(set(names))
    wanted = {f"card/{card.id}" for card in cards()} | {f"tile/{noble.id}" for noble in nobles()}
    wanted |= {f"back/{level}" for level in (1, 2, 3)}
    families = ("token", "token_small", "token_ghost", "gem", "gem_small", "pip", "letter")
    wanted |= {f"{family}/{kind}" for family in families for kind in range(6)}
    wanted |= {f"{family}/{color}" for family in ("bonus", "bonus_empty") for color in range(5)}
    wanted |= {f"{family}/{seat}" for family in ("avatar", "seat_mark") for seat in range(4)}
    wanted |= {f"fx/{name}" for name in ("spark", "mote", "burst", "glow", "ghost")}
    assert wanted <= set(names)
    assert len(cards()) == 90
    assert len(nobles()) == 10


def test_a_drawing_is_the_same_twice():
    for sprite in sprites()[::17]:
        width, height = (round(side) for side in sprite.size)
        assert np.array_equal(pixels(width, height, sprite.draw), pixels(width, height, sprite.draw)), sprite.name


def test_nothing_is_painted_outside_the_pad():
    for sprite in sprites()[80:]:
        left, top, right, bottom = sprite.pad
        margin = 30
        width = round(sprite.size[0] + left + right) + 2 * margin
        height = round(sprite.size[1] + top + bottom) + 2 * margin

        def draw(canvas, sprite=sprite, dx=left + margin, dy=top + margin):
            canvas.translate(dx, dy)
            sprite.draw(canvas)

        alpha = pixels(width, height, draw)[..., 3].copy()
        alpha[margin : height - margin, margin : width - margin] = 0
        assert alpha.max() <= 8, sprite.name


def test_no_two_cards_look_like_copies():
    thumbs = {card.id: thumbnail(card) for card in cards()}
    distances = {
        (first, second): float(np.abs(thumbs[first] - thumbs[second]).mean())
        for first, second in itertools.combinations(thumbs, 2)
    }
    nearest = min(distances, key=distances.__getitem__)
    assert distances[nearest] >= ANY_TWO, nearest


def test_every_cost_has_its_anchor():
    faces = {sprite.name: sprite for sprite in sprites()}
    for card in cards():
        anchors = faces[f"card/{card.id}"].anchors
        assert {name for name in anchors if name.startswith("cost/")} == {f"cost/{color}" for color, _ in card.prices}
