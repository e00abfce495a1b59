"""The pictures of the cards: each card has its own, its story lies in free space, and no two look or read alike."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from colorsys import rgb_to_hsv
from dataclasses import dataclass
from functools import cache
from math import hypot

import numpy as np
import pytest
import skia
from PIL import Image

from tests.art.drawn import Pixels, nearest_two, pixels
from tests.helpers.colors import lab
from tools.art.base import anatomy
from tools.art.base.facts import COLUMNS, cards
from tools.art.base.gouache import DIAMOND
from tools.art.base.pictures import PICTURES as BASE
from tools.art.base.values import values
from tools.art.marvel import cards as marvel
from tools.art.marvel.palette import STONES
from tools.art.marvel.pictures import PICTURES as MARVEL
from tools.art.poster.hues import hue_share
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import channels

ANY_TWO = 20.0
"""Least mean distance of two pictures in CIELAB (CIE76); a distance of 2 is just seen between flat patches."""
DARK, LIGHT = 0.16, 0.66
"""Luma below which a pixel counts as dark, and above which it counts as light."""
MIN_DARK, MIN_HUE = 0.17, 0.3
"""Least shares of a picture of base that are dark, and in the hue of its stone; a contact sheet prints higher aims."""
MARVEL_HUE = 0.55
"""Least share of what is coloured in a picture of marvel that has the hue of its stone."""
NEAR_HUE, GREY = 20.0, 0.25
"""How far its hues may be from that of the stone, in degrees, and the chroma, as a share of the value, of greys."""
UPPER = 0.29
"""Least mean luma of the upper third of a diamond's picture, which lies beside the night skies of onyx."""
MISSING_RIGHT = 54.0
"""How far right, in units of the card, the counts of missing stones reach beside the costs."""
Disc = tuple[float, float, float]
"""Something round that lies over a picture: its middle and its radius."""


@dataclass(frozen=True)
class Card:
    id: str
    group: tuple[int, int]
    picture: Picture
    paint: Callable[[skia.Canvas], None]
    head: float
    foot: float
    discs: tuple[Disc, ...]


def base_cards() -> Iterator[Card]:
    for card in cards():
        costs = tuple((x, y, anatomy.PIP_RADIUS) for x, y in anatomy.pip_centers(card).values())

        def paint(canvas, card=card):
            anatomy.paint_picture(canvas, card)

        yield Card(card.id, (card.level, card.color), BASE[card.id], paint, anatomy.BAND, 150.0, costs)


def marvel_cards() -> Iterator[Card]:
    for facts in marvel.read_facts():
        discs = [(x, y, marvel.COST_RADIUS) for x, y in marvel.cost_places(facts).values()]
        discs.append((*marvel.BONUS, 18.6))
        discs += [(103.0, 52.5 + index * 20, 9.2) for index in range(facts.tags)]
        if facts.points:
            discs.append((*marvel.POINTS, 16.0))
        if facts.level == 3:
            discs.append((*marvel.TIME_PLACE, 12.2))

        def paint(canvas, facts=facts):
            marvel.paint_picture(canvas, facts)

        group = (facts.level, facts.bonus)
        yield Card(facts.card, group, MARVEL[facts.card], paint, 0.0, marvel.CAPTION_TOP, tuple(discs))


EDITIONS = {"base": tuple(base_cards()), "marvel": tuple(marvel_cards())}
CARDS = {card.id: card for each in EDITIONS.values() for card in each}


@cache
def drawn(card: str) -> Pixels:
    """Draw the picture of a card, once for all tests."""
    found = pixels(120, 168, CARDS[card].paint)
    found.setflags(write=False)
    return found


@pytest.fixture(params=EDITIONS, ids=str)
def edition(request: pytest.FixtureRequest) -> tuple[Card, ...]:
    return EDITIONS[request.param]


def test_every_card_has_a_picture_of_its_own(edition: tuple[Card, ...]) -> None:
    assert len({card.picture.paint for card in edition}) == len(edition) == 90


def test_nothing_of_the_card_face_lies_over_the_story(edition: tuple[Card, ...]) -> None:
    covered = []
    for card in edition:
        assert card.picture.focus, card.id
        for x, y in card.picture.focus:
            if not (0 < x < 120 and card.head < y < card.foot):
                covered.append((card.id, (x, y)))
            covered += [(card.id, (x, y)) for dx, dy, r in card.discs if hypot(x - dx, y - dy) < r]
    assert covered == []


def test_counts_of_missing_stones_leave_the_story_of_level_3_free() -> None:
    covered = []
    for facts in marvel.read_facts():
        if facts.level == 3:
            top = min(y for _, y in marvel.cost_places(facts).values()) - marvel.COST_RADIUS
            covered += [(facts.card, (x, y)) for x, y in MARVEL[facts.card].focus if y > top and x < MISSING_RIGHT]
    assert covered == []


@pytest.mark.parametrize("of", ["verb", "place", "light"])
def test_no_two_pictures_of_a_row_tell_the_same(edition: tuple[Card, ...], of: str) -> None:
    for group in {card.group for card in edition}:
        words = [getattr(card.picture, of) for card in edition if card.group == group]
        assert all(words)
        assert len(set(words)) == len(words), (group, of)


def test_no_verb_occurs_twice_in_an_edition(edition: tuple[Card, ...]) -> None:
    for one, other in itertools.combinations(edition, 2):
        assert (one.picture.verb, one.picture.place) != (other.picture.verb, other.picture.place), (one.id, other.id)


def test_pictures_of_diamonds_have_a_dark_mass_and_a_light_one() -> None:
    masses = {}
    for card in EDITIONS["base"]:
        if card.group[1] == DIAMOND:
            luma = drawn(card.id)[40:164, 4:116, :3] / 255 @ (0.2126, 0.7152, 0.0722)
            masses[card.id] = ((luma < DARK).mean(), (luma > LIGHT).mean())
    assert len(masses) == 18
    assert {card: shares for card, shares in masses.items() if shares[0] < 0.17 or shares[1] < 0.12} == {}


@pytest.mark.slow
def test_pictures_of_base_hold_a_dark_mass_and_the_hue_of_their_stone() -> None:
    low = {}
    for card in EDITIONS["base"]:
        picture = Image.fromarray(drawn(card.id)[..., :3].copy())
        dark, hue = values(picture, COLUMNS[card.group[1]])
        if dark < MIN_DARK or (hue is not None and hue < MIN_HUE):
            low[card.id] = (dark, hue)
    assert low == {}


@pytest.mark.slow
def test_pictures_of_marvel_have_the_hue_of_their_stone() -> None:
    low = {}
    for card in EDITIONS["marvel"]:
        hue = rgb_to_hsv(*channels(STONES[card.group[1]].ramp.base))[0] * 360
        picture = Image.fromarray(drawn(card.id)[..., :3].copy())
        colored = hue_share(picture, hue, 360.0, GREY)
        share = hue_share(picture, hue, NEAR_HUE, GREY) / colored
        if share < MARVEL_HUE:
            low[card.id] = share
    assert low == {}


def test_upper_grounds_of_diamonds_are_lighter_than_night() -> None:
    grounds = {
        card.id: (drawn(card.id)[40:80, 4:116, :3] / 255 @ (0.2126, 0.7152, 0.0722)).mean()
        for card in EDITIONS["base"]
        if card.group[1] == DIAMOND
    }
    assert {card: luma for card, luma in grounds.items() if luma < UPPER} == {}


@pytest.mark.slow
def test_no_two_pictures_look_like_copies(edition: tuple[Card, ...]) -> None:
    def thumbnail(card: Card) -> np.ndarray:
        """Shrink the part of the picture that head, costs and caption leave free."""
        whole = drawn(card.id)[40:144, 32:116, :3].astype(float)
        return lab(whole.reshape(26, 4, 21, 4, 3).mean(axis=(1, 3)))

    distance, *two = nearest_two({card.id: thumbnail(card) for card in edition})
    assert distance >= ANY_TWO, two
