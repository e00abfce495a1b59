"""The marvel edition's drawings: every name is there, the same twice, and every hero has a picture of their own."""

from __future__ import annotations

import itertools

import pytest

np = pytest.importorskip("numpy")
skia = pytest.importorskip("skia")

from tests.art.test_base_art import lab, pixels  # noqa: E402  (needs skia, which may be missing)
from tools.art.marvel import sprites  # noqa: E402
from tools.art.marvel.cards import draw_card, read_facts  # noqa: E402
from tools.art.marvel.emblems import HEROES  # noqa: E402

ANY_TWO = 12.0
"""Least mean difference of two pictures in CIELAB units; a just noticeable difference of flat patches is about 2."""


def thumbnail(facts):
    """Shrink the part of a card's picture that band, costs, initials and name leave free."""
    picture = pixels(126, 176, lambda canvas: draw_card(canvas, facts))[46:142, 34:118, :3].astype(float)
    return lab(picture.reshape(24, 4, 21, 4, 3).mean(axis=(1, 3)))


def test_every_name_is_drawn_once():
    names = [sprite.name for sprite in sprites()]
    assert len(names) == len(set(names))
    wanted = {f"card/{facts.card}" for facts in read_facts()} | {f"back/{level}" for level in (1, 2, 3)}
    wanted |= {f"tile/ml-{number}{side}" for number in range(1, 5) for side in "AB"}
    families = ("token", "token_small", "token_ghost", "gem", "gem_small", "pip", "letter")
    wanted |= {f"{family}/{kind}" for family in families for kind in range(7)}
    wanted |= {f"{family}/{color}" for family in ("bonus", "bonus_empty") for color in range(5)}
    wanted |= {f"{family}/{seat}" for family in ("avatar", "seat_mark") for seat in range(4)}
    wanted |= {f"fx/{name}" for name in ("burst", "spark", "glow", "mote", "speed")}
    wanted |= {"majority", "gauntlet", "tag"}
    assert wanted <= set(names)


def test_every_hero_has_a_design_and_initials_of_their_own():
    assert HEROES.keys() == {facts.card for facts in read_facts()}
    assert len({hero.design for hero in HEROES.values()}) == 90
    assert len({hero.initials for hero in HEROES.values()}) == 90


def test_a_drawing_is_the_same_twice():
    for sprite in sprites()[::17]:
        width, height = (round(side) for side in sprite.size)
        assert np.array_equal(pixels(width, height, sprite.draw), pixels(width, height, sprite.draw)), sprite.name


def test_nothing_is_painted_outside_the_pad():
    margin = 24
    for sprite in sprites()[80:]:
        left, top, right, bottom = sprite.pad
        width = round(sprite.size[0] + left + right) + 2 * margin
        height = round(sprite.size[1] + top + bottom) + 2 * margin

        def draw(canvas, sprite=sprite, dx=left + margin, dy=top + margin):
            canvas.translate(dx, dy)
            sprite.draw(canvas)

        alpha = pixels(width, height, draw)[..., 3].copy()
        alpha[margin : height - margin, margin : width - margin] = 0
        assert alpha.max() <= 8, sprite.name


def test_no_two_heroes_look_like_copies():
    thumbs = {facts.card: thumbnail(facts) for facts in read_facts()}
    distances = {
        (first, second): float(np.abs(thumbs[first] - thumbs[second]).mean())
        for first, second in itertools.combinations(thumbs, 2)
    }
    nearest = min(distances, key=distances.__getitem__)
    assert distances[nearest] >= ANY_TWO, (nearest, distances[nearest])
