"""The marvel edition's drawings: every name is there, the same twice, and every hero has a picture of their own."""

from __future__ import annotations

from tests.art.drawn import is_same_twice, nearest_two, pixels, spilled
from tests.helpers.colors import lab
from tools.art.marvel import sprites
from tools.art.marvel.cards import draw_card, read_facts
from tools.art.marvel.emblems import HEROES

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
    wanted |= {f"fx/{name}" for name in ("burst", "spark", "glow", "mote")}
    wanted |= {"majority", "gauntlet", "tag"}
    assert wanted <= set(names)


def test_every_hero_has_a_design_and_initials_of_their_own():
    assert HEROES.keys() == {facts.card for facts in read_facts()}
    assert len({hero.design for hero in HEROES.values()}) == 90
    assert len({hero.initials for hero in HEROES.values()}) == 90


def test_a_drawing_is_the_same_twice():
    assert [sprite.name for sprite in sprites()[::17] if not is_same_twice(sprite)] == []


def test_nothing_is_painted_outside_the_pad():
    assert [sprite.name for sprite in sprites()[80:] if spilled(sprite) > 8] == []


def test_no_two_heroes_look_like_copies():
    distance, *two = nearest_two({facts.card: thumbnail(facts) for facts in read_facts()})
    assert distance >= ANY_TWO, two
