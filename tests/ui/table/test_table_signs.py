"""What tables show of what can be done and what has changed: light, seals, wells, corners and rims."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise

import pygame
import pytest

from game.rules import (
    Phase,
    PlaceKind,
    bank,
    visible_card,
)
from game.rules.editions import edition
from game.rules.model import WILD
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.table import outlines
from game.ui.table.board import signals
from game.ui.table.mats import changed_rim, mats, reserved_cards
from game.ui.table.mats.mats import draw_mat
from game.ui.table.painter import Painter
from game.ui.table.table_view import Highlights
from game.view.descriptions.position_facts import PositionFacts
from game.view.interaction.primary_move import PrimaryMove
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from tests.ui.table.film import Film

ON_MAT = (PlaceKind.BONUS, PlaceKind.TOKENS, PlaceKind.HAND)


def test_while_others_act_what_the_viewer_can_afford_has_a_dark_seal(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks: list[tuple[float, float]] = []
    icon = signals.paint_icon

    def keep_icon(canvas: Canvas, look: RenderContext, name: str, x: float, y: float, size: float) -> None:
        assert not name.startswith("sign/")
        ticks.extend([(x, y)] * (name in ("icon/ok", "icon/flag")))
        icon(canvas, look, name, x, y, size)

    monkeypatch.setattr(signals, "paint_icon", keep_icon)
    seen = 0
    for index in range(2, len(film.replay), 3):
        state = film.before(index)
        if state.phase is not Phase.ACTION:
            continue
        film.view.viewer = viewer = (state.turn + 1) % len(state.players)
        ticks.clear()
        film.draw(Highlights(mine=False))
        places = film.view.layout.places
        for place, box in places.items():
            if place.kind is PlaceKind.MARKET and (name := state.market[place.row - 1][place.slot]):
                reachable = not any(PositionFacts(state, viewer).missing(name))
                assert reachable == any(box.contains(tick) for tick in ticks)
                seen += reachable
    assert seen > 3


def test_the_price_of_a_small_reserved_card_is_a_column_at_its_left_edge(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    pips: list[tuple[float, float, float]] = []
    icon = Painter.icon

    def keep_icon(p: Painter, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        pips.extend([(x, y, size)] * name.startswith("pip/"))
        icon(p, name, x, y, size, alpha)

    monkeypatch.setattr(Painter, "icon", keep_icon)
    film.view.resize((1024, 640))
    rules, most = edition(film.look.edition), 0
    for index in range(2, len(film.replay), 3):
        state = film.before(index)
        film.view.viewer = own = state.turn
        pips.clear()
        film.draw()
        for held, box in zip(state.players[own].hand, film.view.layout.mat(own).hand, strict=False):
            cost = sum(map(bool, rules.cards[held.card].cost[:5])) if held.card is not None else 0
            price = [(x, y, size) for x, y, size in pips if box.contains((x, y))]
            assert len(price) == cost
            assert len({x for x, _, _ in price}) <= 1 and all(x < box.x + 0.28 * box.w for x, _, _ in price)
            assert all(y > box.y + 0.25 * box.h for _, y, _ in price), "below the points"
            assert all(below[1] - above[1] >= 0.8 * above[2] - 1 for above, below in pairwise(price)), "apart"
            most = max(most, cost)
    assert most >= 2


def test_on_anothers_mat_the_piece_that_changed_has_a_corner_or_a_rim(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards, chips = list[Rect](), list[Rect]()
    monkeypatch.setattr(mats, "draw_changed_rim", lambda _p, box: chips.append(box))
    for drawing in (mats, reserved_cards):
        monkeypatch.setattr(drawing, "draw_changed", lambda _p, box: cards.append(box))
    monkeypatch.setattr(reserved_cards, "draw_changed_rim", lambda _p, box: cards.append(box))
    seen = Counter[bool]()
    for index in range(2, len(film.replay) - 1):
        update = film.replay.update_at(index)
        if update.seat != 1 or update.state.turn != 0:
            continue
        film.before(index + 1)
        painter = film.view.painter(film.canvas, film.look, Highlights())
        assert painter is not None
        mat, layout = painter.layout.mat(1), painter.layout
        cards.clear()
        chips.clear()
        draw_mat(painter, mat)
        here = [place for place in painter.log_state.changed if place.row == 1 and place.kind in ON_MAT]
        for drawn, is_chip in ((chips, True), (cards, False)):
            places = [place for place in here if (place.kind is PlaceKind.TOKENS) == is_chip]
            boxes = {layout.piece(place) if is_chip else layout.rect(place) for place in places}
            assert len(drawn) == len(boxes) and set(drawn) == boxes, f"update {index}"
            seen[is_chip] += len(boxes)
    assert min(seen[True], seen[False]) > 1


def test_the_sign_of_a_change_leaves_the_stone_of_a_small_piece_in_sight(film: Film) -> None:
    film.before(8)
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    changed = painter.look.palette.changed
    box = Rect(300, 300, 40, 40)
    for draw in (signals.draw_changed, changed_rim.draw_changed_rim):
        film.canvas.begin()
        film.canvas.background(None)
        draw(painter, box)
        film.canvas.end()
        lit = [
            (x, y)
            for x in range(box.x - 8, box.right + 8)
            for y in range(box.y - 8, box.bottom + 8)
            if film.canvas.target.get_at((x, y))[:3] == changed
        ]
        assert len(lit) >= 40 and all(y < box.center[1] for _, y in lit)
        assert all(math.dist(at, box.center) >= 0.4 * box.w for at in lit), "along its edge"


def test_stacks_that_can_be_taken_from_are_in_light_and_the_others_darker(film: Film) -> None:
    state = film.before(1)
    kinds = [kind for kind in range(5) if state.bank[kind]]
    target = film.canvas.target

    def brightness(kind: int, highlights: Highlights) -> float:
        film.draw(highlights)
        top = pygame.Rect(film.view.layout.piece(bank(kind), state.bank[kind] - 1))
        return sum(pygame.transform.average_color(target, top.inflate(20, 20))[:3])

    can = frozenset({bank(kinds[0]), bank(kinds[1])})
    some = Highlights(actionable=can, primary=PrimaryMove(Control.TAKE, None, can))
    for kind in (*kinds, WILD):
        rest, chosen = brightness(kind, Highlights()), brightness(kind, some)
        assert chosen > 1.05 * rest if kind in kinds[:2] else chosen < 0.9 * rest


def test_every_card_that_can_be_bought_has_ring_and_seal_and_a_halo_unless_points_count_most(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    halos: list[Rect] = []
    rings: list[Rect] = []
    seals: list[tuple[float, float]] = []
    icon = signals.paint_icon

    def keep_icon(canvas: Canvas, look: RenderContext, name: str, x: float, y: float, size: float) -> None:
        seals.extend([(x, y)] * (name == "sign/can"))
        icon(canvas, look, name, x, y, size)

    monkeypatch.setattr(outlines, "paint_halo", lambda _canvas, _look, box, *_: halos.append(box))
    monkeypatch.setattr(outlines, "paint_ring", lambda _canvas, _look, box, *_: rings.append(box))
    monkeypatch.setattr(signals, "paint_icon", keep_icon)
    most = quiet = 0
    for index in range(2, len(film.replay), 3):
        state = film.before(index)
        if state.phase is not Phase.ACTION:
            continue
        film.view.viewer = state.turn
        facts = PositionFacts(state, state.turn)
        within = facts.buyable
        for kept in (halos, rings, seals):
            kept.clear()
        film.draw(Highlights(mine=True, primary=PrimaryMove(Control.BUY, None, within)))
        boxes = {film.view.layout.places[place] for place in within}
        cards = {film.view.layout.places[place]: visible_card(state, place) for place in within}
        scoring = {box for box, card in cards.items() if card and facts.effect(card).points}
        bright = scoring if facts.late and scoring else boxes  # quiet only beside a brighter one
        assert set(halos) == bright and set(rings) == boxes and len(halos) == len(bright) and len(rings) == len(boxes)
        quiet += len(boxes - bright)
        assert {next(box for box in boxes if box.contains(seal)) for seal in seals} == boxes
        most = max(most, len(within))
    assert most > 3 and quiet


def test_an_empty_well_is_quiet_and_has_no_dashes(film: Film) -> None:
    def luminance(color: pygame.Color) -> float:
        parts = [value / 255 for value in tuple(color)[:3]]
        red, green, blue = (v / 12.92 if v <= 0.04 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    state, index = film.before(1), 1
    while 0 not in state.bank[:5]:
        index += 1
        state = film.before(index)
    film.draw()
    foot = film.view.layout.foot(bank(state.bank.index(0)))
    assert foot is not None
    x, y = foot.center
    turns = [turn * math.tau / 200 for turn in range(200)]
    ring, floor = (
        [
            luminance(film.canvas.target.get_at((round(x + math.cos(at) * far), round(y + math.sin(at) * height))))
            for at in turns
        ]
        for far, height in ((foot.w * 0.45, foot.h * 0.45), (foot.w * 0.42, foot.h * 0.42))
    )
    usual = sorted(floor)[100] + 0.05
    assert max((value + 0.05) / usual for value in ring) < 1.3, "the number beside it shows that it is empty"
