"""The base edition's drawings: every name is there, the same twice, and inside its box."""

from __future__ import annotations

from tests.art.drawn import is_same_twice, spilled
from tools.art.base import sprites
from tools.art.base.facts import cards, nobles


def test_every_name_is_drawn_once():
    names = [sprite.name for sprite in sprites()]
    assert len(names) == len(set(names))
    wanted = {f"card/{card.id}" for card in cards()} | {f"tile/{noble.id}" for noble in nobles()}
    wanted |= {f"back/{level}" for level in (1, 2, 3)}
    families = ("token", "token_small", "token_ghost", "gem", "gem_small", "pip", "letter")
    wanted |= {f"{family}/{kind}" for family in families for kind in range(6)}
    wanted |= {f"{family}/{color}" for family in ("bonus", "bonus_empty") for color in range(5)}
    wanted |= {f"avatar/{seat}/{portrait}" for seat in range(4) for portrait in range(8)}
    wanted |= {f"seat_mark/{seat}" for seat in range(4)}
    wanted |= {f"fx/{name}" for name in ("spark", "mote", "burst", "glow", "ghost/0")}
    assert wanted <= set(names)
    assert len(cards()) == 90
    assert len(nobles()) == 10


def test_a_drawing_is_the_same_twice():
    assert [sprite.name for sprite in sprites()[::17] if not is_same_twice(sprite)] == []


def test_nothing_is_painted_outside_the_pad():
    assert [sprite.name for sprite in sprites()[80:] if spilled(sprite) > 8] == []


def test_a_card_has_anchors_for_what_is_printed_on_it():
    faces = {sprite.name: sprite for sprite in sprites()}
    for card in cards():
        wanted = {"stone"} | {f"cost/{color}" for color, _ in card.prices} | ({"points"} if card.points else set())
        assert faces[f"card/{card.id}"].anchors.keys() == wanted
