"""The log of the table: where its rows begin and end, and the last turn, which is lit as one block."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.rules.model import LEVELS
from game.ui.graphics.type_scale import TextStyle
from game.ui.table import log, table_view
from game.ui.table.events.news import news_box
from game.ui.table.log import draw_log, last_turn
from game.ui.table.painter import Painter
from game.ui.table.small_faces import draw_card_slip
from game.ui.table.table_view import Highlights
from game.view.animation.moments import MomentShow
from game.view.descriptions.log_rows import CardSpan, LogRow, NameSpan, TokenSpan
from game.view.descriptions.moments import Moment
from game.view.layout.geometry import Rect
from tests.ui.table.film import EDITIONS, Film


def painted(name: str) -> tuple[Film, Painter]:
    """Return a table after a few turns, and what draws it."""
    film = Film(name)
    film.before(8)
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    return film, painter


@pytest.mark.parametrize(
    ("seats", "rounds", "first"),
    [([1], [1], 0), ([0, 1, 1], [1, 1, 1], 1), ([1, 0, 0], [1, 1, 2], 2), ([1, 1, 1], [3, 3, 3], 0)],
)
def test_a_turn_is_what_one_seat_did_in_a_round(seats: list[int], rounds: list[int], first: int) -> None:
    rows = [LogRow(seat, (), round=number) for seat, number in zip(seats, rounds, strict=True)]
    assert last_turn(rows) == first


@pytest.mark.parametrize("name", EDITIONS)
def test_the_rows_of_the_last_turn_have_one_ground_within_the_plate(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film, painter = painted(name)
    plates: list[Rect] = []
    sprite = painter.sprite

    def keep(name: str, box: Rect) -> None:
        plates.extend([box] * (name == "table/strip"))
        sprite(name, box)

    grounds: list[tuple[int | None, Rect]] = []
    monkeypatch.setattr(painter, "sprite", keep)
    monkeypatch.setattr(log, "_draw_newest", lambda _, seat, box: grounds.append((seat, box)))
    rows = [LogRow(seat, ("takes",), round=4) for seat in (0, 1, 1)]
    film.canvas.begin()
    boxes = dict(draw_log(painter, rows, Rect(100, 100, 390, 300)))
    ((seat, ground),), (plate,) = grounds, plates
    assert seat == 1 and plate.inset(1).holds(ground)
    assert (ground.y, ground.bottom) == (boxes[2].y, boxes[1].bottom) and not ground.overlaps(boxes[0])


@pytest.mark.parametrize("name", EDITIONS)
def test_rows_fill_the_log_where_more_follow_and_stand_close_where_none_do(window: pygame.Surface, name: str) -> None:
    assert window.get_size() != (1600, 900)
    film, painter = painted(name)
    area = Rect(100, 100, 390, 275)
    film.canvas.begin()
    few, many = (draw_log(painter, [LogRow(0, ("takes",), round=4)] * count, area) for count in (2, 40))
    assert len(few) == 2 and few[1][1].y - few[0][1].bottom <= 6
    assert area.bottom - 32 <= many[-1][1].bottom <= area.bottom - 6, "no blank foot, and no row is cut off"


@pytest.mark.parametrize("name", EDITIONS)
def test_no_row_reaches_below_what_covers_the_end_and_those_above_keep_their_places(
    window: pygame.Surface, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film, painter = painted(name)
    area, rows = Rect(100, 100, 390, 275), [LogRow(0, ("takes",), round=4)] * 40
    film.canvas.begin()
    whole = draw_log(painter, rows, area)
    for foot in (area.bottom - 20, area.bottom - 70, area.bottom):
        boxes = draw_log(painter, rows, area, foot=foot)
        assert boxes == whole[: len(boxes)] and len(whole) - len(boxes) == sum(
            box.bottom > foot - 22 for _, box in whole
        )


@pytest.mark.parametrize("name", EDITIONS)
def test_enlarged_text_gives_way_where_no_row_would_fit(window: pygame.Surface, name: str) -> None:
    assert window.get_size() != (1600, 900)
    film, painter = painted(name)
    enlarged = replace(painter, layout=replace(painter.layout, enlarged=2.0))
    rows, area = [LogRow(0, ("takes " * 12,), round=4)] * 3, Rect(100, 100, 390, 110)
    film.canvas.begin()
    ((_, row),) = draw_log(enlarged, rows, area)[:1]
    assert area.holds(row)


@pytest.mark.parametrize("name", EDITIONS)
def test_the_sign_of_more_rows_lies_below_the_last_row_or_is_not_drawn(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film, painter = painted(name)
    rows, signs = [LogRow(0, ("takes",), round=4)] * 40, list[float]()
    monkeypatch.setattr(painter, "icon", lambda name, _, y, *__: signs.extend([y] * (name == "icon/down")))
    film.canvas.begin()
    drawn = 0
    for height in range(240, 300):
        area = Rect(100, 100, 390, height)
        for foot in (None, area.bottom - 20, area.bottom - 70, area.y + 60):
            signs.clear()
            boxes = draw_log(painter, rows, area, foot=foot)
            assert all(boxes[-1][1].bottom + 7 <= y <= (foot or area.bottom) - 18 for y in signs)
            assert signs or foot is not None or len(boxes) <= 4, "nothing covers it: there is room for the sign"
            drawn += len(signs)
    assert drawn > 60


@pytest.mark.parametrize("name", EDITIONS)
def test_a_card_without_a_name_has_the_dots_of_its_level(window: pygame.Surface, name: str) -> None:
    assert window.get_size() != (1600, 900)
    film, painter = painted(name)

    def slip(level: int) -> bytes:
        film.canvas.begin()
        painter.canvas.rect((0, 0, 0), (90, 90, 60, 60))
        draw_card_slip(painter, 0, level, Rect(100, 100, 23, 31))
        film.canvas.end()
        return pygame.image.tobytes(film.canvas.target.subsurface((90, 90, 60, 60)), "RGB")

    assert len({slip(level) for level in LEVELS}) == (1 if film.look.skin.named_cards else 3)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("width", [390, 200])
def test_what_a_seat_did_is_written_in_signs_with_names_where_all_have_room(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, width: int
) -> None:
    assert window.get_size() != (1600, 900)
    film, painter = painted(name)
    color = next(iter(film.view.edition.cards.values())).bonus
    parts = (NameSpan(0, "Player 1"), "buys", CardSpan(color, 1, "a level 1 card"), "for", TokenSpan(1, 2))
    icons: list[str] = []
    monkeypatch.setattr(painter, "icon", lambda name, *_: icons.append(name))
    film.canvas.begin()
    film.canvas.words = words = list[str]()
    draw_log(painter, [LogRow(0, parts, 2, 4, "buy")], Rect(100, 100, width, 300))
    film.canvas.words = None
    names = [film.view.names[0]] * (width == 390)
    assert [word for word in words if word not in ("Log", "ROUND 4")] == [*names, "2", "+2"]
    assert [icon for icon in icons if icon.startswith(("seat_mark", "icon", "gem"))] == [
        f"seat_mark/{painter.person(0)}",
        "icon/buy",
        "gem/1",
        "icon/right",
        f"gem/{color}",
    ]


def test_words_begin_behind_the_mark_of_their_seat_where_names_begin(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.get_size() != (1600, 900)
    film, painter = painted("marvel")
    marks: list[float] = []
    words: dict[str, float] = {}
    label = painter.label

    def keep(style: TextStyle, text: str, x: float, y: float, *rest: Any, **more: Any) -> pygame.Rect:
        words[text] = x
        return label(style, text, x, y, *rest, **more)

    monkeypatch.setattr(painter, "icon", lambda name, x, *_: marks.extend([x] * name.startswith("seat_mark")))
    monkeypatch.setattr(painter, "label", keep)
    film.canvas.begin()
    rows = [LogRow(0, ("Asgard", "won"), 3, 4), LogRow(0, (), 0, 4, "pass")]
    draw_log(painter, rows, Rect(100, 100, 390, 300))
    assert len(marks) == 2 and marks[0] == marks[1]
    assert words["Asgard"] == pytest.approx(words[film.view.names[0]], abs=1)


@pytest.mark.parametrize(("width", "whole"), [(200, True), (140, False)])
def test_a_name_is_not_broken_within_a_row_where_it_fits_a_line(
    window: pygame.Surface, width: int, whole: bool
) -> None:
    assert window.get_size() != (1600, 900)
    film, painter = painted("base")
    film.canvas.begin()
    film.canvas.words = words = list[str]()
    draw_log(painter, [LogRow(0, ("visits", "Mary\u00a0of\u00a0Burgundy"), 0, 4)], Rect(100, 100, width, 300))
    film.canvas.words = None
    assert ("Mary\u00a0of\u00a0Burgundy" in words, "Burgundy" in words) == (whole, not whole)


def test_the_logs_title_gives_way_to_the_newest_row(film: Film) -> None:
    film.before(8)
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    shown = []
    for height in range(40, 160, 4):
        film.canvas.words = words = list[str]()
        film.canvas.begin()
        rows = draw_log(painter, film.view.log.rows, Rect(100, 100, 390, height))
        shown.append((len(rows), any(word.lower() == "log" for word in words)))
    assert (1, False) in shown, "a row alone"
    assert (0, True) not in shown, "never a title alone"
    assert shown[-1][0] > 1 and shown[-1][1]


def test_lines_of_the_log_begin_at_its_edge(film: Film, monkeypatch: pytest.MonkeyPatch) -> None:
    film.before(9)
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    begin: dict[float, float] = {}

    def icon(_name: str, x: float, y: float, *_: float) -> None:
        begin[y] = min(begin.get(y, x), x)

    monkeypatch.setattr(painter, "icon", icon)
    row = LogRow(None, tuple(TokenSpan(kind, 2) for kind in range(5)))
    film.canvas.begin()
    draw_log(painter, [row], Rect(100, 100, 180, 300))
    assert len(begin) > 1 and len(set(begin.values())) == 1, "a number in a line does not move the next one"


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_the_log_keeps_its_rows_until_the_plaque_of_a_won_tile_covers_them(film: Film, size: tuple[int, int]) -> None:
    film.view.resize(size)
    film.before(24)
    name = next(name for name in film.replay.state_at(0).tiles if name is not None)
    film.view.moment = show = MomentShow(Moment("tile", 1, name), animations_off=False)
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    for passed, covered in ((100, False), (400, True), (700, False)):
        show.step(passed)
        assert film.view._log_foot(painter) == (news_box(painter).y if covered else None)


def test_the_row_of_a_won_tile_is_not_in_the_log_while_its_plaque_says_the_same(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    film.before(24)
    name = next(name for name in film.replay.state_at(0).tiles if name is not None)
    film.view.moment = show = MomentShow(Moment("tile", 1, name), animations_off=False)
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    shown: list[list[LogRow]] = []
    monkeypatch.setattr(table_view, "draw_cached_part", lambda *part: shown.append(list(part[3])))
    film.view.log.rows.append(won := LogRow(1, (), 3))
    film.view._log_state = replace(film.view._log_state, rows=len(film.view.log.rows))
    for passed, covered in ((100, False), (400, True), (700, False)):
        show.step(passed)
        film.view._draw_log(painter)
        assert (won in shown[-1]) is not covered and shown[-1]
