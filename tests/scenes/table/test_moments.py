"""A moment at the table, which holds nothing up and ends at any key or click."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.rules.model import LEVELS, SLOTS, market
from game.scenes.table.scene import TableScene
from game.sessions.update import Update
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.print_art import Point, beams, laurel, stroke
from game.ui.table.events import moments
from game.ui.table.painter import Highlights, Painter
from game.view.animation.moments import MomentShow
from game.view.descriptions.affordability import turns_left
from game.view.descriptions.moments import Moment
from game.view.layout.geometry import Rect
from tests.scenes.table.hands import Hands
from tools.shots.posed import PosedSession, PosedTurn, game, seats

CAPITALS = 0.35
"""How far the capitals of a title reach above their middle, by the height of the title."""


def last_round() -> tuple[PosedTurn, ...]:
    """Steps up to the one that calls the last round, by a seat after which the first one is to move."""
    for seed in range(1, 40):
        steps = game("base", 3, seed)
        for number in range(1, len(steps)):
            called = turns_left(steps[number].state) and not turns_left(steps[number - 1].state)
            if called and steps[number].state.turn == 1:
                return steps[: number + 1]
    raise LookupError("no such game")


def shown(app: App) -> tuple[TableScene, Hands]:
    steps = last_round()
    scene = TableScene(app, PosedSession(steps[:-1], seats("base", 3)))
    app.reset(scene)
    hands = Hands(app, scene)
    hands.step(4)
    app.settings.speed = "normal"
    scene.view.style(app.settings)
    last = steps[-1]
    scene.view.show(Update(len(steps), "commit", last.seat, last.actions, last.events, last.state))
    for _ in range(200):
        hands.step()
        if scene.view.moment is not None:
            return scene, hands
    raise AssertionError("no moment")


def test_the_last_round_is_shown_after_the_landing_and_goes_by_itself(app: App) -> None:
    scene, hands = shown(app)
    assert scene.view.moment is not None and scene.view.moment.moment.kind == "last_round"
    assert not scene.view.timeline.busy(scene.view._now)
    assert any("Last round" in spoken.words for spoken in scene.changing())
    hands.step(180)
    assert scene.view.moment is None


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (1600, 1200), (2560, 1080)])
def test_the_board_covers_the_middle_row_and_no_other_card(
    app: App, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    scene, _ = shown(app)
    scene.view.resize(size)
    boards: list[Rect] = []
    monkeypatch.setattr(Painter, "sprite", lambda _, name, box, *__: boards.extend([box] * (name == "ui/dialog")))
    scene.draw(Canvas(pygame.Surface(size), scene.look.text))
    layout, (board,) = scene.view.layout, boards
    first, last = layout.places[market(2, 0)], layout.places[market(2, 3)]
    assert abs(board.center[0] - (first.x + last.right) / 2) <= 1
    for level in LEVELS:
        for slot in range(SLOTS):
            card = layout.places[market(level, slot)]
            assert board.holds(card) if level == 2 else not board.overlaps(card)


def test_the_light_of_a_moment_is_made_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, hands = shown(app)
    made: list[str] = []
    lit: list[tuple[int, int]] = []

    def keep_beams(*given: Any) -> pygame.Surface:
        made.append("beams")
        lit.append(given[0])
        return beams(*given)

    def keep_laurel(*given: Any) -> pygame.Surface:
        made.append("laurel")
        return laurel(*given)

    monkeypatch.setattr(moments, "beams", keep_beams)
    monkeypatch.setattr(moments, "laurel", keep_laurel)
    scene.look.drawn.clear()
    for _ in range(12):
        hands.step()
        app.redraw()
    assert scene.view.moment is not None and sorted(made) == ["beams", "laurel", "laurel"]
    board = scene.view.layout.places[market(2, 0)].h
    assert all(height < board * 1.2 for _, height in lit), "nothing but the board is lit"


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (2560, 1080)])
def test_the_gauntlets_stones_are_a_bow_around_the_portrait_clear_of_the_words(
    app: App, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    scene = TableScene(app, PosedSession(game("marvel", 3, 1)[:4], seats("marvel", 3)))
    app.reset(scene)
    scene.view.resize(size)
    sockets: list[tuple[float, float, float]] = []
    portraits: list[Rect] = []
    titles: list[float] = []
    lines: list[Sequence[Point]] = []
    sign, title = Painter.seat_sign, moments._title

    def socket(_: Painter, x: float, y: float, size: float, *__: Any) -> None:
        sockets.append((x, y, size))

    def portrait(p: Painter, seat: int, x: float, y: float, size: float, *rest: Any) -> None:
        portraits.append(Rect(round(x - size / 2), round(y - size / 2), round(size), round(size)))
        sign(p, seat, x, y, size, *rest)

    def titled(p: Painter, text: str, band: Rect, y: float, size: float) -> None:
        titles.append(y - size * CAPITALS)
        title(p, text, band, y, size)

    def joined(size: tuple[int, int], points: Sequence[Point], *rest: Any) -> pygame.Surface:
        lines.append(points)
        return stroke(size, points, *rest)

    canvas = Canvas(pygame.Surface(size), scene.look.text)
    p = scene.view.painter(canvas, scene.look, Highlights())
    assert p is not None
    monkeypatch.setattr(moments, "draw_socket", socket)
    monkeypatch.setattr(moments, "_title", titled)
    monkeypatch.setattr(moments, "stroke", joined)
    monkeypatch.setattr(Painter, "seat_sign", portrait)
    moments.draw_moment(p, MomentShow(Moment("gauntlet", 1), animations_off=True))
    (medal,), (words,) = portraits, titles
    assert len(sockets) == 6
    for (left, y, width), (right, other_y, _) in zip(sockets[:3], sockets[:2:-1], strict=True):
        assert left + right == pytest.approx(2 * medal.center[0], abs=1.5) and y == pytest.approx(other_y)
        assert left + width / 2 < medal.x and y + width / 2 < words
    heights = [y for _, y, _ in sockets[:3]]
    assert heights == sorted(heights, reverse=True) and medal.center[1] < heights[-1]
    assert all(b[0] - a[0] > a[2] for a, b in pairwise(sockets))
    (line,) = lines
    assert line[-1][0] - line[0][0] == pytest.approx(sockets[-1][0] - sockets[0][0]), "it ends at the outermost"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (2560, 1440)])
def test_the_star_of_a_medal_is_whole_and_above_the_words(
    app: App, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], edition: str
) -> None:
    scene = TableScene(app, PosedSession(game(edition, 3, 1)[:4], seats(edition, 3)))
    app.reset(scene)
    scene.view.resize(size)
    canvas = Canvas(pygame.Surface(size), scene.look.text)
    p = scene.view.painter(canvas, scene.look, Highlights())
    assert p is not None
    stars: list[tuple[float, float]] = []
    words: list[float] = []
    icon, rays = Painter.icon, moments._rays

    def drawn(p: Painter, name: str, x: float, y: float, height: float, *rest: Any) -> None:
        if name == "fx/burst":
            stars.append((y, height))
            assert p.canvas._clip is None
        icon(p, name, x, y, height, *rest)

    def star(p: Painter, x: float, y: float, side: int, alpha: int) -> None:
        stars.append((y, side))
        assert p.canvas._clip is None
        rays(p, x, y, side, alpha)

    def titled(_: Painter, __: str, ___: Rect, y: float, height: float) -> None:
        words.append(y - height * CAPITALS)

    monkeypatch.setattr(Painter, "icon", drawn)
    monkeypatch.setattr(moments, "_rays", star)
    monkeypatch.setattr(moments, "_title", titled)
    kind = "gauntlet" if edition == "marvel" else "last_round"
    moments.draw_moment(p, MomentShow(Moment(kind, 1), animations_off=True))
    ((y, height),), (first,) = stars, words
    assert p.layout.bar.rect.bottom < y - height / 2 and y + height / 2 <= first
    if edition == "base":
        board = moments._board_box(p)
        branches = moments._laurels(p, board, round(height)).get_bounding_rect(96)
        assert board.y + branches.bottom <= first and board.inset(p.px(8)).w >= branches.w


@pytest.mark.parametrize("event", ["key", "click"])
def test_any_key_or_click_ends_a_moment(app: App, event: str) -> None:
    scene, hands = shown(app)
    if event == "key":
        hands.key(pygame.K_F9)
    else:
        hands.click(market(1, 0))
    assert scene.view.moment is None


def test_in_the_last_round_the_order_of_play_ends_with_its_last_turn(app: App) -> None:
    """The viewer, seat 0, began the game: after seats 1 and 2 it is over."""
    app.reset(scene := TableScene(app, PosedSession(last_round(), seats("base", 3))))
    app.step(40)
    words = scene.recorded(scene.draw)
    begin = words.index(f"{scene.view.names[1]}’s turn") + 1
    assert words[begin : begin + 2] == ["UP NEXT", "LAST TURN"]
    assert "You" not in words
