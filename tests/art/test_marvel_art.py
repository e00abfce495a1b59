"""The marvel edition's drawings: every name is there, the same twice, and inside its box."""

from __future__ import annotations

from tests.art.drawn import is_same_twice, spilled
from tools.art.marvel import sprites
from tools.art.marvel.cards import CAPTION_TOP, UNITS, read_facts


def test_every_name_is_drawn_once():
    names = [sprite.name for sprite in sprites()]
    assert len(names) == len(set(names))
    wanted = {f"card/{facts.card}" for facts in read_facts()} | {f"back/{level}" for level in (1, 2, 3)}
    wanted |= {f"tile/ml-{number}{side}" for number in range(1, 5) for side in "AB"}
    families = ("token", "token_small", "token_ghost", "gem", "gem_small", "pip", "letter")
    wanted |= {f"{family}/{kind}" for family in families for kind in range(7)}
    wanted |= {f"{family}/{color}" for family in ("bonus", "bonus_empty") for color in range(5)}
    wanted |= {f"avatar/{seat}/{portrait}" for seat in range(4) for portrait in range(8)}
    wanted |= {f"seat_mark/{seat}" for seat in range(4)}
    wanted |= {f"fx/{name}" for name in ("burst", "spark", "glow", "mote")}
    wanted |= {"majority", "gauntlet", "tag"}
    assert wanted <= set(names)


def test_a_drawing_is_the_same_twice():
    assert [sprite.name for sprite in sprites()[::17] if not is_same_twice(sprite)] == []


def test_nothing_is_painted_outside_the_pad():
    assert [sprite.name for sprite in sprites()[80:] if spilled(sprite) > 8] == []


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
