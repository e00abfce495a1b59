"""The stacks of the bank and of the viewer: their numbers and plates, and what a plan gives back from them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.rules import GameState, Phase, Place, bank, market, tokens
from game.rules.model import LEVELS, SLOTS, SPECIAL, TOKEN_LIMIT, WILD
from game.ui.graphics.canvas import INK
from game.ui.graphics.type_scale import FIGURE, TextStyle
from game.ui.table import stack_light
from game.ui.table.board import bank as bank_stacks
from game.ui.table.board.bank import draw_tray
from game.ui.table.dock import dock
from game.ui.table.mats import mats, own_stacks
from game.ui.table.painter import Painter
from game.ui.table.plates import FIGURE_BASELINE, write_difference
from game.ui.table.table_view import Highlights
from game.view.descriptions.plan import Plan, PlanStep, plan_for
from game.view.interaction.choices import GiveBack
from game.view.interaction.primary_move import PrimaryMove
from game.view.layout.geometry import Rect
from game.view.layout.mats import own_cell, own_socket
from game.view.layout.stacks import own_foot
from game.view.theme import MIN_TEXT_PX, Color
from tests.ui.table.film import EDITIONS, Film


@pytest.fixture(params=EDITIONS)
def film(request: pytest.FixtureRequest, window: pygame.Surface) -> Film:
    assert window.get_size() != (1600, 900)
    return Film(request.param)


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float, str, bool]]:
    """The numbers that are drawn from now on, each with its point and whether it is faint."""
    figures: list[tuple[float, float, str, bool]] = []
    count = Painter.count

    def keep(
        p: Painter, text: str, x: float, y: float, size: float, *, faint: bool = False, anchor: str = "midleft"
    ) -> None:
        figures.append((x, y, text, faint))
        count(p, text, x, y, size, faint=faint, anchor="center" if anchor == "center" else "midleft")

    monkeypatch.setattr(Painter, "count", keep)
    return figures


def test_the_numbers_and_feet_of_the_bank_keep_one_pitch_however_high_the_stacks_are(
    film: Film, figures: list[tuple[float, float, str, bool]]
) -> None:
    heights, distances = set(), set()
    for index in range(2, 30, 5):
        state = film.before(index)
        figures.clear()
        film.draw()
        for kind, cell in enumerate(film.view.layout.bank_cells):
            highest, foot = film.view.layout.piece(bank(kind), state.bank[kind] - 1), film.view.layout.foot(bank(kind))
            assert foot is not None
            top = highest.y if state.bank[kind] else foot.y
            ((x, y, text, faint),) = (figure for figure in figures if cell.contains(figure[:2]))
            assert text == str(state.bank[kind]) and not faint, "a 0 too can be read in less light"
            assert foot.y <= y <= foot.center[1] and x > foot.right
            heights.add(foot.bottom - top)
            distances.add(y - foot.y)
    assert len(heights) > 3 and max(distances) - min(distances) <= 0.5
    feet = [foot.y for kind in range(len(film.view.layout.bank_cells)) if (foot := film.view.layout.foot(bank(kind)))]
    steps = {low - high for high, low in pairwise(feet)}
    assert max(steps) - min(steps) <= 1


def test_a_change_is_above_its_number_and_hides_neither_a_stone_nor_an_empty_place(film: Film) -> None:
    state = film.before(9)
    film.view.jump(replace(state, bank=(0, *state.bank[1:])))
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    for kind in range(len(film.view.layout.bank_cells)):
        foot = film.view.layout.foot(bank(kind))
        assert foot is not None
        box, _ = bank_stacks._change_box(painter, kind, foot, 3)
        _, y = bank_stacks._figure_at(painter, kind, foot)
        assert box.bottom < y and box.x > foot.center[0] + foot.w * 0.2


def test_the_numbers_of_the_viewers_stacks_stand_on_one_line_and_an_empty_place_has_none(
    film: Film, figures: list[tuple[float, float, str, bool]]
) -> None:
    zeros = 0
    for index in range(2, 30, 5):
        state = film.before(index)
        mat = film.view.layout.mat(film.view.layout.viewer)
        figures.clear()
        film.draw()
        lines = set()
        for kind, rect in enumerate(mat.tokens[:SPECIAL]):
            found = [figure for figure in figures if rect.contains(figure[:2])]
            held = state.players[mat.seat].tokens[kind]
            zeros += not held
            if not held:
                assert not found
                continue
            ((x, y, text, faint),) = found
            assert text == str(held) and not faint and abs(x - rect.center[0]) <= 1
            assert y > own_foot(rect).center[1]
            lines.add(y)
        assert len(lines) <= 1
    assert zeros > 3


def test_the_plates_of_stacks_to_give_back_from_lie_on_their_rims_and_cover_no_stone(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    plates: list[Rect] = []
    monkeypatch.setattr(own_stacks, "draw_minus", lambda *given: plates.append(given[2]))
    seen = 0
    for index in range(2, len(film.replay)):
        state = film.replay.state_at(index - 1)
        held = state.players[state.turn].tokens
        kinds = [kind for kind in range(SPECIAL) if held[kind]]
        if state.phase is not Phase.ACTION or len(set(held)) < 4 or len(kinds) < 4:
            continue
        film.view.viewer = state.turn
        film.before(index)
        mat = film.view.layout.mat(state.turn)
        stacks = frozenset(tokens(state.turn, kind) for kind in kinds)
        for given in ((), (max(kinds, key=held.__getitem__),)):
            plates.clear()
            film.draw(Highlights(mine=True, primary=PrimaryMove(None, None, stacks), selection=GiveBack(given)))
            rest = [kind for kind in kinds if kind not in given]
            assert len(plates) == len(rest), "one that is lifted has left it"
            for kind, plate in zip(rest, plates, strict=True):
                top = film.view.layout.piece(tokens(state.turn, kind), held[kind] - 1)
                assert mat.rect.y < plate.y < top.y < plate.bottom <= top.center[1] + 1, "above its stone"
                assert top.x < plate.x and plate.right == top.right, "clear of the next pile"
        seen += 1
        if seen == 4:
            break
    assert seen


@pytest.mark.parametrize("contrast", [False, True])
def test_the_table_s_light_lies_on_the_floor_of_the_tray_but_not_in_high_contrast(film: Film, contrast: bool) -> None:
    film.look.configure(1.0, high_contrast=contrast)
    film.before(8)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    window = pygame.display.get_surface()
    assert window is not None

    def brightness(draw: Callable[[], None]) -> float:
        film.canvas.begin()
        film.canvas.background(None)
        draw()
        film.canvas.end()
        red, green, blue, _ = pygame.transform.average_color(window, pygame.Rect(p.layout.bank.inset(20)))
        return red + green + blue

    lit = brightness(lambda: draw_tray(p))
    plain = brightness(lambda: p.sprite("table/tray", p.layout.bank))
    assert lit > 1.15 * plain if not contrast else lit == plain, (lit, plain)


def test_the_sockets_of_tokens_that_go_back_have_the_colour_of_what_is_missing(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    rings: list[Color] = []
    ring = stack_light.draw_socket_ring

    def keep(p: Painter, box: Rect, color: Color) -> None:
        rings.append(color)
        ring(p, box, color)

    monkeypatch.setattr(dock, "draw_socket_ring", keep)
    film.before(8)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    palette = film.look.palette
    for back, colors in ((True, [palette.short] * 2), (False, [palette.text_soft])):
        rings.clear()
        dock._sockets(p, (0,), 2, back=back)
        assert rings == colors, "what is given back stays in the ring"


def over_the_limit(film: Film) -> tuple[int, Place, Plan]:
    """Return an update, and a card whose plan before it begins with tokens to give back."""
    for index in range(2, len(film.replay)):
        state = film.replay.state_at(index - 1)
        if state.phase is Phase.ACTION:
            for place in (market(level, slot) for level in LEVELS for slot in range(SLOTS)):
                plan = plan_for(state, state.turn, place)
                if plan is not None and plan.steps and any(plan.steps[0].given_back):
                    return index, place, plan
    raise AssertionError("no plan goes over the limit")


def with_more_tokens(film: Film) -> tuple[int, Place]:
    """Return an update, and a card whose plan before it begins with tokens that are taken, and none given back."""
    for index in range(2, len(film.replay)):
        state = film.replay.state_at(index - 1)
        if state.phase is Phase.ACTION and sum(state.players[state.turn].tokens) > TOKEN_LIMIT / 2:
            for place in (market(level, slot) for level in LEVELS for slot in range(SLOTS)):
                plan = plan_for(state, state.turn, place)
                if plan is not None and plan.steps and any(plan.steps[0].taken) and not any(plan.steps[0].given_back):
                    return index, place
    raise AssertionError("no plan begins with tokens")


def changes(step: PlanStep, state: GameState) -> dict[int, int]:
    """Return by how much each stack changes in a turn."""
    net = {kind: step.taken[kind] - step.given_back[kind] for kind in range(SPECIAL)}
    assert sum(state.players[state.turn].tokens) + sum(net.values()) == TOKEN_LIMIT
    return {kind: count for kind, count in net.items() if count}


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
def test_a_plan_over_the_limit_says_what_goes_back_in_the_dock_and_on_the_stacks(
    film: Film, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    film.view.resize(size)
    index, place, plan = over_the_limit(film)
    state, step = film.replay.state_at(index - 1), plan.steps[0]
    film.view.viewer = state.turn
    film.before(index)
    written: dict[int, tuple[int, Color]] = {}
    mat, palette = film.view.layout.mat(state.turn), film.look.palette

    def keep(p: Painter, change: int, box: Rect, size: float, color: Color) -> None:
        kind = next(kind for kind in range(SPECIAL) if own_cell(mat, kind).holds(box))  # clear of the piles
        written[kind] = change, color
        token = mat.tokens[kind]
        assert size >= MIN_TEXT_PX and abs(box.center[0] - token.center[0]) <= 1
        assert token.x <= box.x and box.right <= token.right, "nearer to its token than to any other"
        write_difference(p, change, box, size, color)

    monkeypatch.setattr(own_stacks, "write_difference", keep)
    rest, _ = film.draw(Highlights(mine=True))
    assert not written and not any("GIVE BACK" in text for text in rest)
    words, _ = film.draw(Highlights(mine=True, rested=place))
    assert f"GIVE BACK {sum(step.given_back)}" in words and "STILL NEEDED" not in words, "three headings are enough"
    assert written == {
        kind: (change, palette.picked if change > 0 else palette.short) for kind, change in changes(step, state).items()
    }
    assert any(change < 0 for change, _ in written.values())


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
def test_a_number_of_tokens_that_changes_ends_where_it_ended_and_keeps_off_what_is_beside_it(
    film: Film, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    film.view.resize(size)
    index, place = with_more_tokens(film)
    film.view.viewer = film.replay.state_at(index - 1).turn
    film.before(index)
    mat = film.view.layout.mat(film.view.viewer)
    left, right = mat.tokens[WILD].right, mat.hand[0].x
    boxes: list[tuple[str, Rect]] = []
    label = Painter.label

    def keep(p: Painter, style: TextStyle, text: str, *given: Any, **more: Any) -> Rect:
        box = Rect(*label(p, style, text, *given, **more))
        if left <= box.x < right and mat.total.overlaps(box):
            boxes.append((text, box))
        return box

    monkeypatch.setattr(Painter, "label", keep)
    film.draw(Highlights(mine=True))
    (rest,) = (box.right for text, box in boxes if text == "/10")
    assert abs(boxes[0][1].x + rest - 2 * mat.total.center[0]) <= 2, "in the middle"
    boxes.clear()
    film.draw(Highlights(mine=True, rested=place))
    assert len(boxes) > 2 and abs(max(box.right for _, box in boxes) - rest) <= 2
    air = (8 if film.view.layout.compact else 12) * film.view.layout.scale - 2
    assert min(box.x for _, box in boxes) - left >= air and right - rest >= air


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
def test_the_viewer_s_number_of_tokens_keeps_its_sign_below_tiles_that_they_have_won(
    film: Film, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    film.view.resize(size)
    signs: list[Rect] = []
    medallions: list[Rect] = []
    icon = Painter.icon

    def keep(p: Painter, name: str, x: float, y: float, side: float, *rest: Any) -> None:
        if name == "icon/tokens":
            signs.append(Rect(round(x - side / 2), round(y - side / 2), round(side), round(side)))
        icon(p, name, x, y, side, *rest)

    monkeypatch.setattr(Painter, "icon", keep)
    monkeypatch.setattr(mats, "draw_medallion", lambda *given: medallions.append(given[2]))
    index = len(film.replay) - 1
    state = film.replay.state_at(index - 1)
    film.view.viewer = max(range(len(state.players)), key=lambda seat: len(state.players[seat].tiles))
    film.before(index)
    mat = film.view.layout.mat(film.view.viewer)
    film.draw()
    won = [box for box in medallions if mat.rect.holds(box)]
    (sign,) = {sign for sign in signs if mat.rect.holds(sign)}
    assert won and max(box.bottom for box in won) <= sign.y + 1
    assert abs(sign.center[0] - mat.total.center[0]) <= 1 and sign.bottom < mat.total.bottom - sign.h / 2


def test_the_place_of_a_stack_that_is_not_there_has_its_stone(film: Film, monkeypatch: pytest.MonkeyPatch) -> None:
    stones: list[tuple[str, float, float]] = []
    icon = Painter.icon

    def keep(p: Painter, name: str, x: float, y: float, *rest: Any) -> None:
        stones.append((name, x, y))
        icon(p, name, x, y, *rest)

    monkeypatch.setattr(Painter, "icon", keep)
    state = film.before(20)
    mat = film.view.layout.mat(film.view.layout.viewer)
    stones.clear()
    film.draw()
    held = state.players[mat.seat].tokens
    sockets = [own_socket(mat, kind, round(2 * film.view.layout.scale)) for kind in range(SPECIAL)]
    drawn = [(f"gem/{kind}", *socket.center) in stones for kind, socket in enumerate(sockets)]
    assert all(bonus.right < socket.x for socket, bonus in zip(sockets, mat.bonuses, strict=False))
    assert all(socket.right <= chip.right for socket, chip in zip(sockets, mat.tokens, strict=False))
    assert drawn == [not count for count in held[:SPECIAL]]
    assert any(drawn) and not all(drawn)


@pytest.mark.parametrize(("large", "small"), [(36, 22), (27, 16)])
def test_numbers_of_two_sizes_stand_on_one_line(film: Film, large: int, small: int) -> None:
    def foot(size: int) -> float:
        text = film.look.text
        number = text.render(text.sized(FIGURE, size), "1")
        return number.get_bounding_rect(INK).bottom - number.get_height() / 2

    assert abs(foot(large) - foot(small) - (large - small) * FIGURE_BASELINE) <= 1.5
