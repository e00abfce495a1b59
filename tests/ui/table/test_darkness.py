"""Light on the table: on the mat of the seat to move, and less on cards that cannot be bought beside some that can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.rules.model import Phase, PlaceKind
from game.ui.graphics.atlas import Image
from game.ui.graphics.look import RenderContext, Shade, _in_shade
from game.ui.table.board.signals import shade_of
from game.ui.table.painter import Painter
from game.ui.table.rehearsal import opening
from game.ui.table.table_view import Highlights
from game.view.descriptions.affordability import Reach, affordability
from game.view.descriptions.plan import cards_for
from game.view.interaction.primary_move import PrimaryMove
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from game.view.skins import Skin
from tests.ui.table.film import EDITIONS, Film


def brightness(color: tuple[int, ...]) -> float:
    """Return how bright a colour is without its hue, of 255."""
    red, green, blue = color
    return 0.299 * red + 0.587 * green + 0.114 * blue


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize(("shade", "least", "most"), [(Shade.SLIGHT, 0.835, 0.92), (Shade.DEEP, 0.775, 0.89)])
def test_the_picture_of_a_card_in_the_shade_keeps_nearly_all_of_its_light_in_a_darker_frame(
    name: str, shade: Shade, least: float, most: float
) -> None:
    look = RenderContext(name)
    for color in ((255, 200, 40), (200, 60, 50), (110, 70, 190), (255, 255, 255)):
        print_ = pygame.Surface((150, 210), pygame.SRCALPHA)
        print_.fill((*color, 255))
        shaded = _in_shade(Image(print_, 0, 0, 150, 210), look.skin, [], shade).surface
        dark, frame = shaded.get_at((75, 90))[:3], shaded.get_at((1, 90))[:3]
        assert least <= brightness(dark) / brightness(color) <= most
        assert brightness(frame) < 0.95 * brightness(dark)
        shift = dark[1] / dark[0] - color[1] / color[0]
        assert -0.2 < shift < -0.01 if name == "marvel" else abs(shift) < 0.01, "yellow print leans to amber, not olive"
        assert abs(dark[2] / dark[0] - color[2] / color[0]) < 0.06, "no blue greys it"
        beside = (75, 20) if name == "base" else (75, 195)
        assert shaded.get_at(beside)[:3] == color, "what is above or below the picture keeps its light"


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("name", EDITIONS)
def test_no_card_is_dark_at_the_opening_where_none_can_be_bought(name: str) -> None:
    film = Film(name)
    state, seat = opening(film.look.edition, 4), film.view.viewer
    assert all(affordability(state, seat, name).reach is Reach.FAR for _, name in cards_for(state, seat))
    film.view.jump(state)
    painter = film.view.painter(film.canvas, film.look, Highlights(mine=True))
    assert painter is not None
    assert not any(shade_of(painter, name) for _, name in cards_for(state, seat))


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("edition", EDITIONS)
def test_on_everybodys_turn_cards_lie_in_shade_beside_those_that_can_be_bought_a_deep_one_beside_a_kind_of_move(
    monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    film = Film(edition)
    seen: Counter[Shade] = Counter()
    faces: dict[Rect, Shade] = {}
    card = Painter.card

    def keep(p: Painter, name: str, box: Rect, shade: Shade = Shade.NONE) -> None:
        faces[box] = shade
        card(p, name, box, shade)

    monkeypatch.setattr(Painter, "card", keep)
    for index in range(2, len(film.replay), 3):
        state = film.before(index)
        if state.phase is not Phase.ACTION:
            continue
        for mine, gradual in product((False, True), repeat=2):
            film.view.gradual = gradual
            highlights = Highlights(mine=mine)
            painter = film.view.painter(film.canvas, film.look, highlights)
            assert painter is not None
            faces.clear()
            film.draw(highlights)
            seat = film.view.viewer
            reach = {name: affordability(state, seat, name).reach for _, name in cards_for(state, seat)}
            for place, box in film.view.layout.places.items():
                if place.kind is PlaceKind.MARKET and (name := state.market[place.row - 1][place.slot]) is not None:
                    shade = Shade.NONE
                    if reach[name] is Reach.FAR and Reach.NOW in reach.values():
                        shade = Shade.SLIGHT
                    assert faces[box] == shade == shade_of(painter, name)
                    seen[shade] += 1
        faces.clear()
        places = frozenset(place for place in film.view.layout.places if place.slot % 2)
        film.draw(Highlights(mine=True, primary=PrimaryMove(Control.RESERVE, None, places, asked=True)))
        for place, box in film.view.layout.places.items():
            if place.kind is PlaceKind.MARKET and state.market[place.row - 1][place.slot] is not None:
                assert faces[box] == (Shade.NONE if place in places else Shade.DEEP), "whether it can be bought or not"
                seen[faces[box]] += 1
    assert len(seen) == 3 and min(seen.values()) > 20
    name = "card/b1-01" if edition == "base" else "card/m1-01"
    images = [film.look.shaded(name, 200, 280, shade) for shade in (Shade.NONE, Shade.DEEP)]
    top, foot = pygame.Rect(70, 70 if edition == "base" else 14, 50, 20), pygame.Rect(70, 200, 50, 30)
    for picture in (top, pygame.Rect(20, 90, 160, 60), foot):  # evenly, and no colour more than the others
        usual, shaded = (
            pygame.transform.average_color(image.surface, picture.move(image.dx, image.dy))[:3] for image in images
        )
        assert 0.76 * brightness(usual) <= brightness(shaded) <= 0.9 * brightness(usual)
    name = "card/b3-01" if edition == "base" else "card/m3-01"
    images = [film.look.shaded(name, 200, 280, shade) for shade in Shade]
    points, beside = pygame.Rect(10, 12, 40, 40), pygame.Rect(10, 12 if edition == "base" else 247, 180, 20)
    for image, part in product(images[1:], (points, beside)):
        assert pygame.transform.average_color(image.surface, part.move(image.dx, image.dy)) == (
            pygame.transform.average_color(images[0].surface, part.move(images[0].dx, images[0].dy))
        )
    for key, (x, y, *_) in film.look.atlas.anchors(name).items():
        if key.startswith("cost/"):
            colors = [image.surface.get_at((round(image.dx + x * 200), round(image.dy + y * 280))) for image in images]
            assert all(abs(a - b) <= 2 for color in colors for a, b in zip(color, colors[0], strict=True)), key


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_mat_of_the_seat_to_move_is_brighter_than_at_rest_and_than_the_others(edition: str) -> None:
    film = Film(edition, 4)
    film.view.resize((1600, 900))
    start = film.replay.state_at(0)
    ground = {mat.seat: mat.rect.inset(4) for mat in film.view.layout.mats}
    light: dict[int, dict[int, float]] = {}
    for turn in range(4):
        film.view.jump(replace(start, turn=turn, phase=Phase.ACTION))
        film.draw()
        screen = pygame.display.get_surface()
        assert screen is not None
        colors = {seat: pygame.transform.average_color(screen, pygame.Rect(box)) for seat, box in ground.items()}
        light[turn] = {
            seat: 0.299 * red + 0.587 * green + 0.114 * blue for seat, (red, green, blue, _) in colors.items()
        }
    for seat in range(4):
        rest = [light[turn][seat] for turn in range(4) if turn != seat]
        assert max(rest) - min(rest) < 2 and light[seat][seat] > 1.06 * max(rest)
        assert seat == film.view.viewer or light[seat][seat] == max(light[seat].values())


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_shades_of_a_turn_are_made_before_it_one_in_a_frame(monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    film, made = Film(edition), list[Shade]()

    def keep(image: Image, look: Skin, lit: Sequence[Any], shade: Shade) -> Image:
        made.append(shade)
        return _in_shade(image, look, lit, shade)

    index = next(
        index
        for index in range(len(film.replay) // 2, len(film.replay))
        if (state := film.before(index)).phase is Phase.ACTION
        and any(
            affordability(state, film.view.viewer, card).reach is Reach.NOW for card in filter(None, state.market[0])
        )
    )
    film.look.configure(1.0)
    monkeypatch.setattr("game.ui.graphics.look._in_shade", keep)
    film.before(index)
    for _ in range(40):
        made.clear()
        film.draw()
        assert len(made) <= 1
    assert not made, "all are made"
    asked: list[str] = []
    monkeypatch.setattr(film.look, "has_shaded", lambda name, *_: asked.append(name) or True)
    film.draw(Highlights(mine=True))
    assert not made and not asked, "no frame looks for what is left to make"
    film.before(index - 1)
    film.draw()
    assert asked, "another position may need others"
