"""The market: a chosen card is lifted, and hides nothing of what lies beside it."""

from __future__ import annotations

import pygame
import pytest

from game.rules.editions import edition
from game.rules.model import LEVELS, SLOTS, PlaceKind, deck, market
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext, Shade
from game.ui.table import outlines
from game.ui.table.board import market as market_view
from game.ui.table.board.market import lifted
from game.ui.table.painter import Painter
from game.ui.table.table_view import Highlights
from game.view.descriptions.position_facts import PositionFacts
from game.view.interaction.choices import Picked
from game.view.interaction.primary_move import PrimaryMove
from game.view.layout.geometry import Rect
from game.view.layout.table import Control, table_layout
from tests.ui.table.film import EDITIONS, Film

SIZES = [(1024, 640), (1280, 800), (1600, 900), (1600, 1200), (2560, 1080), (3840, 2160)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EDITIONS)
def test_a_lifted_card_covers_no_other_card_and_keeps_clear_of_what_lies_below_the_market(
    name: str, size: tuple[int, int], seats: int
) -> None:
    layout = table_layout(size, edition(name), seats)
    places = {market(level, slot) for level in LEVELS for slot in range(SLOTS)}
    own, first, last = layout.mat(layout.viewer).rect, layout.places[market(3, 0)], layout.places[market(1, 3)]
    market_box = Rect(first.x, first.y, last.right - first.x, last.bottom - first.y)
    for place in places:
        box = lifted(layout, layout.places[place])
        assert box.w > layout.places[place].w and market_box.holds(box)
        assert not any(box.overlaps(layout.places[other]) for other in places - {place})
        below = own.y if own.x < box.right else size[1]
        assert below - box.bottom >= 8 * layout.scale


@pytest.mark.parametrize("name", EDITIONS)
def test_the_signs_of_changed_cards_are_drawn_above_a_neighbour_that_is_pointed_at_and_below_a_chosen_one(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film, drawn = Film(name), list[tuple[str, Rect]]()
    sprite = Painter.sprite

    def keep(p: Painter, name: str, rect: Rect, alpha: int = 255) -> None:
        drawn.append((name, rect))
        sprite(p, name, rect, alpha)

    monkeypatch.setattr(Painter, "sprite", keep)
    monkeypatch.setattr(market_view, "draw_changed", lambda _p, box, _rim: drawn.append(("changed", box)))
    monkeypatch.setattr(market_view, "draw_chosen", lambda _p, box: drawn.append(("rim", box)))
    found = 0
    for index in range(4, len(film.replay)):
        film.before(index)
        for place in film.view.log.recent.touched(None):
            if place.kind is not PlaceKind.MARKET:
                continue
            beside = market(place.row, place.slot + 1 if place.slot + 1 < SLOTS else place.slot - 1)
            drawn.clear()
            rect = film.view.layout.places[place]
            film.draw(Highlights(hover=beside))
            names = [name for name, _ in drawn]
            assert ("changed", rect) in drawn[len(names) - names[::-1].index("frame/hover") :]
            drawn.clear()
            film.draw(Highlights(selection=Picked(beside)))
            names = [name for name, _ in drawn]
            assert "changed" not in names[names.index("rim") :], "nothing lies over the rim"
            drawn.clear()
            film.draw(Highlights(selection=Picked(place)))
            assert ("changed", lifted(film.view.layout, rect)) not in drawn
            found += 1
        if found > 6:
            break
    assert found > 6


@pytest.mark.parametrize("name", EDITIONS)
def test_what_can_be_reserved_has_a_bookmark_at_the_same_distance_to_its_lower_right_corner(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film, bookmarks, bright = Film(name), list[Rect](), list[bool]()

    def keep(_p: Painter, box: Rect, *, pointed: bool) -> None:
        bookmarks.append(box)
        bright.append(pointed)

    monkeypatch.setattr(market_view, "draw_bookmark", keep)
    film.before(8)
    places = frozenset({market(2, 1), market(1, 3), deck(3)})
    film.draw(Highlights(primary=PrimaryMove(Control.RESERVE, None, places, asked=True)))
    layout = film.view.layout
    faces = [layout.places[place] for place in places - {deck(3)}]
    state = film.view.state
    assert state is not None
    faces.append(layout.piece(deck(3), state.decks[2] - 1))
    assert {(box.right, box.bottom) for box in bookmarks} == {(face.right, face.bottom) for face in faces}
    assert len({box[2:] for box in bookmarks}) == 1, "of one size"
    for hover, count in ((None, 0), (market(2, 1), 1), (deck(3), 1), (market(1, 0), 0)):
        bright.clear()
        film.draw(Highlights(primary=PrimaryMove(Control.RESERVE, None, places, asked=True), hover=hover))
        assert sum(bright) == count, "only the one that is pointed at is bright"


@pytest.mark.parametrize("name", EDITIONS)
def test_beside_a_chosen_card_with_its_shadow_and_rim_no_other_one_glows(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film, glows, drawn = Film(name), list[int](), list[tuple[str, Rect]]()
    shadow, rim, card = outlines.draw_chosen_shadow, outlines.draw_chosen, Painter.card

    def keep_glow(_canvas: Canvas, _look: RenderContext, _box: Rect, _unit: float, alpha: int, *_: bool) -> None:
        glows.append(alpha)

    def keep_shadow(p: Painter, box: Rect) -> None:
        drawn.append(("shadow", box))
        shadow(p, box)

    def keep_rim(p: Painter, box: Rect) -> None:
        drawn.append(("rim", box))
        rim(p, box)

    def keep_card(p: Painter, name: str, box: Rect, shade: Shade = Shade.NONE) -> None:
        drawn.append(("card", box))
        card(p, name, box, shade)

    monkeypatch.setattr(outlines, "paint_halo", keep_glow)
    monkeypatch.setattr(outlines, "paint_ring", keep_glow)
    monkeypatch.setattr(market_view, "draw_chosen_shadow", keep_shadow)
    monkeypatch.setattr(market_view, "draw_chosen", keep_rim)
    monkeypatch.setattr(Painter, "card", keep_card)
    index = next(
        index
        for index in range(4, len(film.replay))
        if len(PositionFacts(state := film.replay.state_at(index - 1), state.turn).buyable) > 3
    )
    state = film.before(index)
    film.view.viewer = state.turn
    within = PositionFacts(state, state.turn).buyable
    chosen = next(place for place in within if place.kind is PlaceKind.MARKET)
    for selection, places in ((None, within), (Picked(chosen), frozenset({chosen}))):
        glows.clear()
        drawn.clear()
        film.draw(Highlights(mine=True, primary=PrimaryMove(Control.BUY, None, places), selection=selection))
        assert glows == ([] if selection else [255] * 2 * len(within))
        box = lifted(film.view.layout, film.view.layout.places[chosen])
        found = [what for what, where in drawn if where == box]
        assert found == (["shadow", "card", "rim"] if selection else [])
