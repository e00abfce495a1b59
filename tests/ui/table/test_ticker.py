"""The line of what the others did: columns of one width, a sign for each verb, and pieces large enough to read."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest

from game.rules.model import WILD, Phase
from game.ui.graphics.type_scale import TextStyle
from game.ui.table.events.ticker import draw_ticker
from game.ui.table.painter import Painter
from game.ui.table.table_view import Highlights
from game.view.descriptions.recent_moves import MoveSummary
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from tests.ui.table.film import EDITIONS, Film

PIECES = "game.ui.table.turn_pieces"


@pytest.fixture(params=EDITIONS)
def film(request: pytest.FixtureRequest, window: pygame.Surface) -> Film:
    assert window.get_size() != (1600, 900)
    return Film(request.param, 4)


@dataclass
class Drawn:
    """The boxes that a ticker was drawn in: cards, backs and points, and icons by name."""

    cards: list[Rect] = field(default_factory=list)
    backs: list[Rect] = field(default_factory=list)
    plates: list[Rect] = field(default_factory=list)
    points: list[Rect] = field(default_factory=list)
    icons: list[tuple[str, Rect]] = field(default_factory=list)

    def named(self, start: str) -> list[Rect]:
        """Return the boxes of icons whose names begin so."""
        return [box for name, box in self.icons if name.startswith(start)]

    @property
    def pieces(self) -> list[Rect]:
        """Everything but the seats' marks."""
        icons = self.named("icon/") + self.named("token_small/")
        return [*self.cards, *self.backs, *self.plates, *icons, *self.points]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    found, icon, label = Drawn(), Painter.icon, Painter.label

    def written(p: Painter, style: TextStyle, text: str, *rest: Any, **more: Any) -> pygame.Rect:
        box = label(p, style, text, *rest, **more)
        found.points.extend([Rect(*box)] * text.startswith("+"))
        return box

    def marked(p: Painter, name: str, x: float, y: float, side: float, *rest: Any) -> None:
        found.icons.append((name, Rect(round(x - side / 2), round(y - side / 2), round(side), round(side))))
        icon(p, name, x, y, side, *rest)

    def back(_: Painter, name: str, x: float, y: float, height: float, *__: Any) -> None:
        assert name.startswith("back/")
        width = height * CARD_RATIO
        found.backs.append(Rect(round(x - width / 2), round(y - height / 2), round(width), round(height)))

    monkeypatch.setattr(Painter, "icon", marked)
    monkeypatch.setattr(Painter, "label", written)
    monkeypatch.setattr(f"{PIECES}.draw_card_slip", lambda *at: found.cards.append(at[-1]))
    monkeypatch.setattr(f"{PIECES}.draw_reduced", back)
    monkeypatch.setattr(f"{PIECES}.draw_plate", lambda _, __, box: found.plates.append(box))
    return found


def check_cells(p: Painter, drawn: Drawn) -> None:
    """Check that the pieces of three turns are in cells of one width, each turn in the middle of its own."""
    marks, ticker = drawn.named("seat_mark/"), p.layout.ticker
    assert len(marks) == 3 and ticker is not None
    ends = [marks[1].x, marks[2].x, ticker.right]
    rights = [mark.right for mark in marks]
    for box in drawn.pieces:
        column = sum(box.center[0] > mark.x for mark in marks) - 1
        assert marks[column].x <= box.x and box.right < ends[column] and ticker.holds(box)
        rights[column] = max(rights[column], box.right)
    middles = [(mark.x + right) / 2 for mark, right in zip(marks, rights, strict=True)]
    first, second = (after - before for before, after in pairwise(middles))
    assert abs(first - second) <= 4, "cells of one width"
    cards = [*drawn.cards, *drawn.backs]
    assert all(box.h > ticker.h * 0.3 and abs(box.w / box.h - CARD_RATIO) < 0.04 for box in cards), "as other cards"


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
def test_every_turn_is_in_the_middle_of_its_cell_and_stays_in_it(
    film: Film, drawn: Drawn, size: tuple[int, int]
) -> None:
    film.view.resize(size)
    shown = 0
    for index in range(24, len(film.replay), 3):
        film.before(index)
        p = film.view.painter(film.canvas, film.look, Highlights())
        assert p is not None
        for found in (drawn.cards, drawn.backs, drawn.plates, drawn.points, drawn.icons):
            found.clear()
        draw_ticker(p)
        check_cells(p, drawn)
        moves, tokens = [p.log_state.moves[seat] for seat in (1, 2, 3)], drawn.named("token_small/")
        plain = all(len(turn) == 1 and turn[0].action in ("take", "buy") for turn in moves)
        """Whether there is one gain in each turn."""
        if plain and len(tokens) >= 2:
            if not p.layout.compact:  # nothing has to cover anything
                assert not any(box.inset(1).overlaps(other.inset(1)) for box, other in combinations(tokens, 2))
            heights = [{box.h for box in boxes} for boxes in (tokens, drawn.named("seat_mark/"))]
            assert all(len(each) == 1 for each in heights), "even in all turns"
            assert min(heights[0]) >= 16
            shown += 1
    assert shown > 3


def test_every_verb_but_taking_and_buying_has_its_own_sign_and_points_are_added_up(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr(Painter, "icon", lambda _, name, *__: drawn.append(name))
    monkeypatch.setattr(f"{PIECES}.draw_plate", lambda _, color, __: drawn.append(color))
    monkeypatch.setattr(f"{PIECES}.draw_medallion", lambda _, name, __: drawn.append(f"tile/{name}"))
    film.before(24)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    monkeypatch.setattr(Painter, "label", lambda _, __, text, *___, **____: drawn.append(text))
    edition = film.view.edition
    card = next(card for card in edition.cards.values() if card.points)
    won = next(iter(edition.tiles.values()))
    drawn.clear()
    turns: tuple[tuple[MoveSummary, ...], ...] = (
        (MoveSummary("buy", card=card.id), MoveSummary("tile", tile=won.id)),
        (MoveSummary("reserve", (WILD,), card.id),),
        (MoveSummary("take", (0, 1, 2)), MoveSummary("give", (0,))),
    )
    p.log_state = replace(p.log_state, moves={0: (), **dict(enumerate(turns, 1))})
    draw_ticker(p)
    red = p.look.palette.short
    signs = [each for each in drawn if each == red or str(each).startswith(("icon", "tile", "+"))]
    assert signs == [
        *(f"tile/{won.id}", f"+{card.points + won.points}"),
        "icon/reserve",
        *(red, "icon_dark/minus"),
    ]


def test_a_player_sees_no_turns_of_others_before_their_own_last_one(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, int]] = []
    icon = Painter.icon

    def keep(p: Painter, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        drawn.append((name, alpha))
        icon(p, name, x, y, size, alpha)

    monkeypatch.setattr(Painter, "icon", keep)
    found = set()
    for index in range(24, 40):
        film.before(index)
        p = film.view.painter(film.canvas, film.look, Highlights(local_seats=frozenset({0})))
        assert p is not None
        midway = p.state.phase is not Phase.ACTION  # the seat to act has begun its turn
        moved = {1, 2, 3} if p.state.turn == 0 else set(range(1, p.state.turn + midway))
        found.add(len(moved))
        drawn.clear()
        draw_ticker(p)
        marks = {f"seat_mark/{p.person(seat)}": seat for seat in range(4)}
        bright = {marks[name] for name, alpha in drawn if name in marks and alpha == 255}
        assert bright == moved
        shown = [name for name, _ in drawn if not name.startswith("seat_mark/")]
        assert bool(shown) == bool(moved)
    assert found == {0, 1, 2, 3}


def test_points_keep_their_size_and_dots_go_where_a_turn_needs_the_room(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[float] = []
    levels: list[int] = []
    label = Painter.label

    def written(p: Painter, style: TextStyle, text: str, x: float, y: float, size: float, *anchor: Any) -> Any:
        sizes.extend([size] * text.startswith("+"))
        return label(p, style, text, x, y, size, *anchor)

    film.view.resize((1024, 640))
    film.before(24)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    monkeypatch.setattr(f"{PIECES}.draw_card_slip", lambda _p, _color, level, _box: levels.append(level))
    monkeypatch.setattr(Painter, "label", written)
    rules = film.view.edition
    card = next(card for card in rules.cards.values() if card.points)
    bought, won = MoveSummary("buy", card=card.id), MoveSummary("tile", tile=next(iter(rules.tiles)))
    for turn in ((bought,), (bought, won)):
        p.log_state = replace(p.log_state, moves={0: (), 1: turn, 2: (), 3: ()})
        draw_ticker(p)
    assert len(sizes) == 2 and sizes[0] == sizes[1]
    assert levels == [card.level, None]
