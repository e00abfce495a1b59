"""The marvel edition's drawings: every name is there, the same twice, and every hero has a picture of their own."""

from __future__ import annotations

from tests.art.drawn import is_same_twice, nearest_two, pixels, spilled
from tests.helpers.colors import lab
from tools.art.marvel import sprites
from tools.art.marvel.cards import CAPTION_TOP, UNITS, draw_card, read_facts
from tools.art.marvel.emblems import HEROES

ANY_TWO = 12.0
"""Least mean difference of two pictures in CIELAB units; a just noticeable difference of flat patches is about 2."""


def thumbnail(facts):
    """Shrink the part of a card's picture that band, costs and caption leave free."""
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


def test_every_hero_has_a_design_of_their_own():
    assert HEROES.keys() == {facts.card for facts in read_facts()}
    assert len({hero.design for hero in HEROES.values()}) == 90


def test_a_drawing_is_the_same_twice():
    assert [sprite.name for sprite in sprites()[::17] if not is_same_twice(sprite)] == []


def test_nothing_is_painted_outside_the_pad():
    assert [sprite.name for sprite in sprites()[80:] if spilled(sprite) > 8] == []


def test_no_two_heroes_look_like_copies():
    distance, *two = nearest_two({facts.card: thumbnail(facts) for facts in read_facts()})
    assert distance >= ANY_TWO, two


def test_a_card_has_anchors_for_what_is_printed_on_it():
    faces = {sprite.name: sprite for sprite in sprites()}
    for facts in read_facts():
        costs = {f"cost/{color}" for color, amount in enumerate(facts.cost) if amount}
        wanted = {"stone"} | costs | ({"points"} if facts.points else set())
        assert faces[f"card/{facts.card}"].anchors.keys() == wanted


def test_no_cost_reaches_the_caption():
    for sprite in sprites():
        if sprite.name.startswith("card/"):
            places = [place for name, place in sprite.anchors.items() if name.startswith("cost/")]
            assert all((y + radius) * UNITS[1] < CAPTION_TOP for _, y, radius in places)
