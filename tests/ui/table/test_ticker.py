"""The line of what the others did: columns of one width, cards as slips, and signs large enough to read."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest

from game.rules.model import WILD
from game.ui.table.events.ticker import draw_ticker
from game.ui.table.painter import Painter
from game.ui.table.table_view import Highlights
from game.view.descriptions.recent_moves import MoveSummary
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.theme import Color
from tests.ui.table.test_table_view import EDITIONS, Film

TICKER = "game.ui.table.events.ticker"


@pytest.fixture(params=EDITIONS)
def film(request: pytest.FixtureRequest, window: pygame.Surface) -> Film:
    assert window.get_size() != (1600, 900)
    return Film(request.param, 4)


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
def test_every_turn_has_a_column_and_stays_in_it(
    film: Film, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    cards: list[Rect] = []
    backs: list[Rect] = []
    plates: list[Rect] = []
    colors: list[Color] = []
    icons: list[tuple[str, Rect]] = []
    icon = Painter.icon

    def marked(p: Painter, name: str, x: float, y: float, side: float, *rest: Any) -> None:
        icons.append((name, Rect(round(x - side / 2), round(y - side / 2), round(side), round(side))))
        icon(p, name, x, y, side, *rest)

    def back(_: Painter, name: str, x: float, y: float, high: float, *__: Any) -> None:
        assert name.startswith("back/")
        backs.append(Rect(round(x - high * CARD_RATIO / 2), round(y - high / 2), round(high * CARD_RATIO), round(high)))

    monkeypatch.setattr(Painter, "icon", marked)
    monkeypatch.setattr(f"{TICKER}.draw_slip", lambda _, __, box: cards.append(box))
    monkeypatch.setattr(f"{TICKER}.draw_reduced", back)
    monkeypatch.setattr(f"{TICKER}.draw_plate", lambda _, color, box: (colors.append(color), plates.append(box)))
    film.view.resize(size)
    columns, shown = set(), 0
    for index in range(24, len(film.replay), 3):
        film.before(index)
        p = film.view.painter(film.canvas, film.look, Highlights())
        assert p is not None and p.layout.ticker is not None
        for found in (cards, backs, plates, colors, icons):
            found.clear()
        draw_ticker(p)
        marks = [box for name, box in icons if name.startswith("seat_mark/")]
        assert len(marks) == 3
        columns |= {after.x - before.x for before, after in pairwise(marks)}
        pieces = [*cards, *backs, *plates, *(box for name, box in icons if name.startswith("token_small/"))]
        ends = [marks[1].x, marks[2].x, p.layout.ticker.right]
        for box in pieces:
            column = sum(box.center[0] > mark.x for mark in marks) - 1
            assert marks[column].x <= box.x and box.right < ends[column] and p.layout.ticker.holds(box)
        plain = set(colors) == {p.look.palette.ok} and len(plates) == 3
        """Whether there is one gain in each turn."""
        tall = p.layout.ticker.h
        assert all(abs(box.w / box.h - CARD_RATIO) < 0.04 for box in backs)
        assert all(box.h > tall * 0.3 for box in (*cards, *backs))
        assert len({box.w for box in cards}) <= 1 or not plain, "as wide with points as without"
        stones = [box for name, box in icons if name.startswith("gem/")]
        assert len(stones) == len(cards) and all(any(card.holds(stone) for card in cards) for stone in stones)
        assert all(box.w < box.h for box in cards), "upright"
        assert all(stone.h >= 14 for stone in stones)
        for stone, box in zip(stones, cards, strict=True):
            assert stone.center[0] > box.center[0] and stone.center[1] > box.center[1], "clear of the points"
        tokens = [box for name, box in icons if name.startswith("token_small/")]
        if plain and len(tokens) >= 2:  # nothing has to cover anything
            assert not any(box.inset(1).overlaps(other.inset(1)) for box, other in combinations(tokens, 2))
            assert len({box.h for box in tokens}) == len({box.h for box in marks}) == 1, "even in all turns"
            assert min(box.h for box in tokens) >= (16 if p.layout.compact else 21)
            shown += 1
    assert max(columns) - min(columns) <= 4, "marks of shorter turns are larger by a little"
    assert shown > 3


def test_before_all_that_was_done_is_a_sign(film: Film, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr(Painter, "icon", lambda _, name, *__: drawn.append(name))
    monkeypatch.setattr(f"{TICKER}.draw_plate", lambda _, color, __: drawn.append(color))
    film.before(24)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    card = next(iter(film.view.edition.cards))
    drawn.clear()
    moves: tuple[MoveSummary, ...] = (
        MoveSummary("buy", card=card),
        MoveSummary("reserve", (WILD,), card),
        MoveSummary("give", (0,)),
    )
    p.course = replace(p.course, moves={0: (), **{seat: (move,) for seat, move in enumerate(moves, 1)}})
    draw_ticker(p)
    palette = p.look.palette
    signs = [(color, sign) for color, sign in pairwise(drawn) if str(sign).startswith("icon_dark/")]
    assert signs == [
        (palette.ok, "icon_dark/plus"),
        (palette.text_soft, "icon_dark/reserve"),
        (palette.short, "icon_dark/minus"),
    ]
