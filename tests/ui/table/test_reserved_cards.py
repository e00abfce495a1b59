"""Reserved cards on the mats: a price is written in one way, however small a card and however long its price."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.rules.editions import edition
from game.rules.model import COLORS, HAND_LIMIT, NO_TOKENS, SPECIAL, WILD, Phase, market, tokens
from game.rules.payment import shortage
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import TextStyle
from game.ui.table.board import signals
from game.ui.table.board.signals import draw_signals
from game.ui.table.color_letters import MIN_CARD_WIDTH
from game.ui.table.mats import mats, reserved_cards
from game.ui.table.mats.reserved_cards import has_larger_parts, is_too_narrow, small_layout
from game.ui.table.painter import Highlights, Painter
from game.view.descriptions.affordability import to_move
from game.view.descriptions.position_facts import PositionFacts
from game.view.layout.geometry import Rect
from game.view.layout.slips import is_high_slip, is_slip, slip_tick
from game.view.skins import skin
from game.view.theme import MIN_TEXT_PX
from tests.ui.table.film import EDITIONS, Film


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640), (1920, 1080), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("name", EDITIONS)
def test_every_number_of_a_small_price_is_on_its_stone_or_clear_beside_it(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name, 4)
    film.view.resize(size)
    stones: list[tuple[float, float, float]] = []
    numbers: list[tuple[str, float, float]] = []
    icon, label = Painter.icon, Painter.label

    def keep_icon(p: Painter, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        stones.extend([(x, y, size)] * name.startswith("pip/"))
        icon(p, name, x, y, size, alpha)

    def keep_label(p: Painter, style: TextStyle, text: str, x: float, y: float, *rest: Any, **more: Any) -> pygame.Rect:
        numbers.append((text, x, y))
        return label(p, style, text, x, y, *rest, **more)

    monkeypatch.setattr(Painter, "icon", keep_icon)
    monkeypatch.setattr(Painter, "label", keep_label)
    rules, longest = edition(name), 0
    for index in range(len(film.replay) // 3, len(film.replay), len(film.replay) // 20):
        stones.clear()
        numbers.clear()
        state = film.before(index)
        for mat in film.view.layout.mats:
            box = mat.hand[0]
            if not (is_slip(box) or is_too_narrow(box)):
                continue
            for held, box in zip(state.players[mat.seat].hand, mat.hand, strict=False):
                if held.card is None:
                    continue
                cost = [count for count in rules.cards[held.card].cost[:COLORS] if count]
                price = [stone for stone in stones if box.contains(stone[:2])]
                assert len(price) == len(cost)
                column = len({x for x, *_ in price}) == 1
                ends = [box.right if column else x - side / 2 for x, _, side in price[1:]] + [box.right]
                for (x, y, side), count, end in zip(price, cost, ends, strict=True):
                    on = numbers.count((str(count), x, y)) == 1 and round(side) >= MIN_TEXT_PX
                    start = x + side / 2
                    beside = [at for text, at, line in numbers if (text, line) == (str(count), y) and start < at < end]
                    assert on or (len(beside) == 1 and side >= 8)
                longest = max(longest, len(cost))
    assert longest >= 3


@pytest.mark.parametrize("size", [(1600, 900), (1280, 760), (1024, 640)])
@pytest.mark.parametrize("name", EDITIONS)
def test_a_small_card_of_the_viewer_has_the_signals_of_one_in_the_market_that_is_pointed_at(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name, 4)
    film.view.resize(size)
    painters: list[Painter] = []
    signs: list[tuple[str, float, float]] = []
    icon, figure, label = signals.paint_icon, signals.paint_figure, Painter.label

    def keep_icon(canvas: Canvas, look: RenderContext, name: str, x: float, y: float, size: float) -> None:
        signs.append((name, x, y))
        icon(canvas, look, name, x, y, size)

    def keep_figure(
        canvas: Canvas, look: RenderContext, text: str, x: float, y: float, size: float, *_: object
    ) -> None:
        signs.extend([(text, x, y)] * text.startswith("−"))
        figure(canvas, look, text, x, y, size)

    def keep_label(p: Painter, style: TextStyle, text: str, x: float, y: float, *rest: Any, **more: Any) -> pygame.Rect:
        painters.append(p)
        return label(p, style, text, x, y, *rest, **more)

    def signs_in(box: Rect) -> list[tuple[str, float]]:
        return [(name, round((y - box.y) / box.h, 1)) for name, x, y in signs if box.contains((x, y))]

    monkeypatch.setattr(signals, "paint_icon", keep_icon)
    monkeypatch.setattr(signals, "paint_figure", keep_figure)
    monkeypatch.setattr(Painter, "label", keep_label)
    seen: Counter[bool] = Counter()
    for index, viewer in product(range(2, len(film.replay)), range(4)):
        state = film.replay.state_at(index - 1)
        facts, cards = PositionFacts(state, viewer), [held.card for held in state.players[viewer].hand]
        kinds = {any(facts.missing(card)) for card in cards if card is not None}
        if state.phase is not Phase.ACTION or all(seen[kind] >= 5 for kind in kinds):
            continue
        film.view.viewer = viewer
        film.before(index)
        signs.clear()
        film.draw()
        layout = film.view.layout
        small = [signs_in(box) for box in layout.mat(viewer).hand]
        for card, found, box in zip(cards, small, layout.mat(viewer).hand, strict=False):
            if card is None:
                continue
            assert is_too_narrow(box)
            place = layout.places[market(1, 0)]
            signs.clear()
            draw_signals(painters[-1], card, place, lit=False, changed=False, pointed=True)
            wild = box.w >= MIN_CARD_WIDTH  # a smaller card has no room for their number
            large = [sign for sign in signs_in(place) if wild or sign[0] != f"gem/{WILD}"]
            assert [name for name, _ in found] == [name for name, _ in large]
            for (name, down), (_, usual) in zip(found, large, strict=True):
                number, rise = name.startswith("−"), 0.11
                if name == f"gem/{WILD}":  # above the seal, whose line the price reaches
                    rise = 0.35
                assert (down < 0.95) if number else usual - rise < down <= usual < 0.85, "above the name"
            lack = any(facts.missing(card))
            assert sum(name.startswith("−") for name, _ in found) >= lack
            seen[lack] += 1
    assert min(seen[True], seen[False]) >= 2


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640), (2560, 1080)])
@pytest.mark.parametrize("name", EDITIONS)
def test_the_sign_of_a_hidden_card_is_on_its_picture_clear_of_its_price_bonus_and_tags(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name, 4)
    film.view.resize(size)
    plates: list[Rect] = []
    sprite = Painter.sprite

    def keep(p: Painter, name: str, rect: Rect, alpha: int = 255) -> None:
        plates.extend([rect] * (name == "ui/pill"))
        sprite(p, name, rect, alpha)

    monkeypatch.setattr(Painter, "sprite", keep)
    seen = 0
    for index in range(6, len(film.replay), 5):
        film.view.viewer = index // 5 % 4
        state = film.before(index)
        mat = film.view.layout.mat(film.view.viewer)
        plates.clear()
        film.draw()
        for held, box in zip(state.players[mat.seat].hand, mat.hand, strict=False):
            if not held.blind or held.card is None:
                continue
            (plate,) = [plate for plate in plates if box.inset(-plate.w).contains(plate.center)]
            card = small_layout(skin(name), film.view.layout.scale, box)
            assert box.holds(plate) and plate.y >= card.bonus.bottom
            assert not any(plate.overlaps(part) for part in card.stones(COLORS - 1) + card.tags(2 * (name == "marvel")))
            seen += 1
    assert seen >= 3


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_mat_has_all_places_of_reserved_cards_and_another_seats_also_those_of_tokens(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, seats: int
) -> None:
    assert window is not None
    film, places, chips = Film(name, seats), set[Rect](), set[tuple[int, Rect]]()
    token = Painter.token

    def keep_token(p: Painter, kind: int, rect: Rect, *rest: Any) -> None:
        chips.add((kind, rect))
        token(p, kind, rect, *rest)

    for module in (mats, reserved_cards):
        monkeypatch.setattr(module, "draw_empty_place", lambda _p, rect, _corner, **_: places.add(rect))
    monkeypatch.setattr(Painter, "token", keep_token)
    seen = set[int]()
    for index in range(2, len(film.replay), 9):
        places.clear()
        chips.clear()
        state = film.before(index)
        for mat in film.view.layout.mats:
            player = state.players[mat.seat]
            held, free = len(player.hand), sum(box in places for box in mat.hand)
            assert free == HAND_LIMIT - held and is_slip(mat.hand[0]) == (not mat.own and seats == 4)
            if not mat.own:
                boxes = [(kind, film.view.layout.piece(tokens(mat.seat, kind))) for kind in range(SPECIAL)]
                assert [box in chips for box in boxes] == [count > 0 for count in player.tokens[:SPECIAL]]
                assert [box in places for _, box in boxes] == [count == 0 for count in player.tokens[:SPECIAL]]
                seen.add(held)
    assert len(seen) >= 2, "with and without reserved cards"


def test_a_card_with_a_name_has_larger_parts_in_every_window() -> None:
    box = Rect(0, 0, 400, 560)
    assert not is_too_narrow(box) and has_larger_parts(skin("marvel"), box)
    assert not has_larger_parts(skin("base"), box)
    assert skin("marvel").named_cards and not skin("base").named_cards


@pytest.mark.parametrize(("width", "scale"), [(54, 0.64), (80, 1.0), (104, 1.3), (160, 2.0)])
@pytest.mark.parametrize("name", EDITIONS)
def test_price_and_bonus_of_a_whole_small_card_are_clear_of_its_frame(name: str, width: int, scale: float) -> None:
    box = Rect(10, 20, width, round(width * 1.4))
    small = small_layout(skin(name), scale, box)
    assert all(box.inset(3).holds(part) for part in (*small.stones(4), small.bonus, small.points))
    assert small.stone >= MIN_TEXT_PX


@pytest.mark.parametrize("name", EDITIONS)
def test_each_empty_place_of_the_viewer_has_one_sign_and_no_word(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window is not None
    film, signs = Film(name), list[tuple[float, float]]()
    icon = Painter.icon

    def keep(p: Painter, sign: str, x: float, y: float, *rest: Any) -> None:
        if sign == "icon/reserve" and film.view.layout.mat(0).rect.contains((x, y)):
            signs.append((x, y))
        icon(p, sign, x, y, *rest)

    monkeypatch.setattr(Painter, "icon", keep)
    state = film.before(4)
    signs.clear()
    film.draw(Highlights(local_seats=frozenset({0})))
    assert signs == [rect.center for rect in film.view.layout.mat(0).hand[len(state.players[0].hand) :]]
    assert signs
    signs.clear()
    film.draw(Highlights())
    assert not signs, "who watches reserves nothing"


@pytest.mark.parametrize("name", EDITIONS)
def test_a_rivals_open_reserved_card_has_a_rim_and_a_tick_exactly_when_they_can_pay_for_it(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window is not None
    film, ticked, signs = Film(name, 4), list[Rect](), list[tuple[str, tuple[float, float]]]()
    draw, icon = reserved_cards.draw_payable, Painter.icon

    def keep_icon(p: Painter, name: str, x: float, y: float, *given: Any) -> None:
        signs.append((name, (x, y)))
        icon(p, name, x, y, *given)

    def keep(p: Painter, box: Rect) -> None:
        ticked.append(box)
        signs.clear()
        draw(p, box)
        assert signs == [("icon_dark/ok", slip_tick(box).center)]

    monkeypatch.setattr(reserved_cards, "draw_payable", keep)
    monkeypatch.setattr(Painter, "icon", keep_icon)
    cards, seen = film.view.edition.cards, Counter[tuple[bool, bool]]()
    for index in range(2, len(film.replay), 9):
        state = film.before(index)
        for count in (0, 7):
            players = tuple(replace(player, tokens=(count,) * len(player.tokens)) for player in state.players)
            rich = replace(state, players=players)
            ticked.clear()
            film.view.jump(rich, ())
            film.draw()
            for mat in film.view.layout.mats[1:]:
                player = players[mat.seat]
                for held, box in zip(player.hand, mat.hand, strict=False):
                    can = held.card is not None and shortage(player, cards[held.card]) == NO_TOKENS
                    can &= mat.seat in to_move(rich)
                    assert (box in ticked) == can
                    seen[held.card is not None, can] += 1
    assert seen[True, True] and seen[True, False], "both occur"


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_rivals_open_reserved_card_has_its_picture_exactly_where_its_slip_is_high(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, seats: int
) -> None:
    assert window is not None
    film, pictures = Film(name, seats), set[tuple[str, Rect]]()
    draw = reserved_cards.draw_picture_slip

    def keep(p: Painter, card: str, rest: Rect, box: Rect, head: int) -> None:
        pictures.add((card, box))
        draw(p, card, rest, box, head)

    monkeypatch.setattr(reserved_cards, "draw_picture_slip", keep)
    seen = 0
    for index in range(2, len(film.replay), 9):
        pictures.clear()
        state = film.before(index)
        high = set[tuple[str, Rect]]()
        for mat in film.view.layout.mats[1:]:
            held = zip(state.players[mat.seat].hand, mat.hand, strict=False)
            high |= {
                (each.card, box) for each, box in held if each.card is not None and is_slip(box) and is_high_slip(box)
            }
        assert pictures == high
        seen += len(pictures)
    assert bool(seen) == (seats == 4)
