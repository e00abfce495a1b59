"""The pills of the races to the tiles: how much a seat lacks, or a tile's sign where nothing is lacking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.rules.model import MAJORITY, Place, Seat, tile
from game.ui.graphics import print_art
from game.ui.graphics.type_scale import TextStyle
from game.ui.table import card_details
from game.ui.table.board import tiles
from game.ui.table.painter import Highlights, Painter
from game.view.descriptions.position_facts import PositionFacts
from game.view.descriptions.race import Race, RaceWarning, warnings
from game.view.layout.geometry import Rect
from game.view.layout.model import others
from game.view.skins import skin
from game.view.skins.model import MAJORITY_SIGN
from game.view.theme import Color, scale_of
from tests.ui.table.film import EDITIONS, Film
from tools.shots.posed import position


@pytest.mark.parametrize("name", EDITIONS)
def test_a_pill_has_what_is_lacking_or_the_sign_of_a_tile(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film, held = Film(name), 0
    signs: Counter[str] = Counter()
    draw = Painter.icon

    def keep(p: Painter, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        signs[name] += 1
        draw(p, name, x, y, size, alpha)

    monkeypatch.setattr(Painter, "icon", keep)
    for index in range(2, len(film.replay), 4):
        state = film.before(index)
        signs.clear()
        words = film.draw()[0]
        done: Counter[str] = Counter()
        for race in PositionFacts(state, 0).races:
            for lack in race.distances:  # of two seats both are on show
                assert not 0 < lack <= 6 or f"−{lack}" in words
                done[MAJORITY_SIGN if race.tile is None else skin(name).tile_sign] += not lack
        assert all(signs[f"icon/{sign}"] == count for sign, count in done.items())
        held += done.total()
    assert held or name == "base"


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
@pytest.mark.parametrize("name", EDITIONS)
def test_a_race_has_the_viewers_pill_and_one_of_the_nearest_rivals_and_all_seats_while_its_tile_is_pointed_at(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != (1600, 900)
    film = Film(name, 4)
    film.view.resize(size)
    pills: dict[Place, list[tuple[Seat, ...]]] = {}
    near: dict[Place, set[Seat]] = {}

    def keep(_p: Painter, _box: Rect, seats: tuple[Seat, ...], race: Race, *, threat: bool, nearest: bool) -> None:
        assert threat in (True, False)
        pills.setdefault(race.place, []).append(seats)
        near.setdefault(race.place, set()).update(seats if nearest else ())

    monkeypatch.setattr(tiles, "draw_pill", keep)
    state, tied, far = film.before(len(film.replay) // 2), 0, 0
    for viewer in range(4):
        film.view.viewer = viewer
        pills.clear()
        near.clear()
        film.draw()
        facts = PositionFacts(state, viewer)
        for race in facts.races:
            threats = {warning.seat for warning in facts.warnings if warning.race.place == race.place}
            nearest = race.nearest_rivals(viewer, threats)
            tied += len(nearest) > 1
            near_by = [seats for seats in ((viewer,), nearest) if race.distances[seats[0]] <= 6]
            assert pills.get(race.place, []) == near_by, "nothing follows yet from a greater lack"
            far += len(near_by) < 2
            assert near.get(race.place, set()) == (set(nearest) if nearest in near_by else set())
        for highlights in (Highlights(hover=tile(0)), Highlights(focus=tile(0))):
            pills.clear()
            at_rest = near.pop(tile(0), set())
            film.draw(highlights)
            assert pills.pop(tile(0)) == [((viewer + number) % 4,) for number in range(4)]
            assert near[tile(0)] >= at_rest
            assert all(len(drawn) <= 2 for drawn in pills.values())
    assert tied and far


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640), (2560, 1080)])
@pytest.mark.parametrize("name", EDITIONS)
def test_every_pill_holds_its_mark_and_number_in_one_notation_and_the_viewers_has_an_outline(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name, 4)
    film.view.resize(size)
    pills: list[tuple[Rect, Sequence[Seat]]] = []
    outlines: list[tuple[int, int]] = []
    frames: list[int] = []
    written: list[tuple[str, pygame.Rect]] = []
    signs: list[float] = []
    marks: list[float] = []
    pill, frame, label, icon = tiles.draw_pill, print_art.round_frame, Painter.label, Painter.icon

    def keep(p: Painter, box: Rect, seats: Sequence[Seat], race: Race, *, threat: bool, nearest: bool) -> None:
        written.clear()
        outlines.clear()
        signs.clear()
        pill(p, box, seats, race, threat=threat, nearest=nearest)
        pills.append((box, seats))
        marks.extend(signs)
        within = box.inset(tiles._ink(p))[2:]
        assert set(outlines) <= {box[2:], within} and (name == "base") == (within == box[2:])
        outlines[:] = [size for size in outlines if size == within]
        frames.append(len(outlines))
        filled = threat or (nearest and tuple(seats) != (0,))
        assert frames[-1] == (2 if filled else 1 if tuple(seats) == (0,) else 0), "a ground of the nearest"
        (lack,) = {race.distances[seat] for seat in seats}
        assert [text for text, _ in written] == [f"−{lack}"] * (lack > 0), "no number but what is lacking"
        assert len(signs) == (1 if len(seats) == 3 else len(seats)) + (not lack), "all rivals have one mark"
        inside = box.inset(max(p.px(2), 1))
        assert all(inside.x <= word.x and word.right <= inside.right for _, word in written)

    def keep_frame(size: tuple[int, int], *given: Any) -> pygame.Surface:
        outlines.append(size)
        return frame(size, *given)

    def keep_icon(p: Painter, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        signs.append(size)
        icon(p, name, x, y, size, alpha)

    def keep_label(p: Painter, style: TextStyle, text: str, *given: Any, **more: Any) -> pygame.Rect:
        written.append((text, label(p, style, text, *given, **more)))
        return written[-1][1]

    monkeypatch.setattr(tiles, "draw_pill", keep)
    monkeypatch.setattr(tiles, "round_frame", keep_frame)
    monkeypatch.setattr(Painter, "icon", keep_icon)
    monkeypatch.setattr(Painter, "label", keep_label)
    for gradual, index in ((False, len(film.replay) // 2), (True, 1)):
        film.view.gradual = gradual
        pills.clear()
        frames.clear()
        film.before(index)
        film.draw(Highlights(hover=tile(0)))  # four pills, one for each seat
        assert bool(pills) is not gradual, "none before the first bonus"
        assert gradual or min(marks) >= 8
        assert gradual or set(frames) >= {1, 2}


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640), (1600, 1200)])
@pytest.mark.parametrize("name", EDITIONS)
def test_the_pill_of_a_seat_one_card_away_has_a_rim_and_a_figure_in_a_colour_of_its_own_on_a_dark_ground(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name, 4)
    film.view.resize(size)
    pills: list[tuple[bool, tuple[int, int]]] = []
    rims: list[tuple[tuple[int, int], Color, int]] = []
    written: list[object] = []
    pill, frame, label = tiles.draw_pill, tiles.round_frame, Painter.label

    def keep(p: Painter, box: Rect, seats: Sequence[Seat], race: Race, *, threat: bool, nearest: bool) -> None:
        pills.append((threat, box.inset(tiles._ink(p))[2:]))
        written.clear()
        pill(p, box, seats, race, threat=threat, nearest=nearest)
        assert all((color == "short") == threat for color in written)

    def keep_label(p: Painter, style: TextStyle, *given: Any, **more: Any) -> pygame.Rect:
        written.append(style.color)
        return label(p, style, *given, **more)

    def keep_frame(size: tuple[int, int], color: Color, line: int, corner: float) -> pygame.Surface:
        rims.append((size, color, line))
        return frame(size, color, line, corner)

    monkeypatch.setattr(tiles, "draw_pill", keep)
    monkeypatch.setattr(tiles, "round_frame", keep_frame)
    monkeypatch.setattr(Painter, "label", keep_label)
    film.view.jump(position(name, 4, lambda state: len(warnings(state, 0)) > 1)[-1].state)
    film.draw()
    assert film.view.facts is not None
    warned = {warning.race.place for warning in film.view.facts.warnings}
    short = film.look.palette.short
    threats = [box for threat, box in pills if threat]
    assert [box for box, color, _ in rims if color == short] == threats
    assert len(threats) == len(warned) > 0, "one for each tile, whose nearest rivals share a pill"
    assert all(2 <= line < min(size) / 5 for size, color, line in rims if color == short), "not filled"


@pytest.mark.parametrize("name", EDITIONS)
def test_the_viewers_pill_has_a_rim_and_a_figure_in_the_colour_of_what_can_be_done_where_one_card_is_lacking(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film, drawn = Film(name, 4), list[Color]()
    film.view.jump(film.replay.state_at(9))
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    frame, label = tiles.round_frame, Painter.label

    def keep_frame(size: tuple[int, int], color: Color, *given: Any) -> pygame.Surface:
        if color != film.look.palette.ink:
            drawn.append(color)
        return frame(size, color, *given)

    def keep_label(p: Painter, style: TextStyle, *given: Any, **more: Any) -> pygame.Rect:
        drawn.append(style.resolved(p.look.palette))
        return label(p, style, *given, **more)

    monkeypatch.setattr(tiles, "round_frame", keep_frame)
    monkeypatch.setattr(Painter, "label", keep_label)
    box, action, text = film.view.layout.rails[0], p.look.palette.action, p.look.palette.text
    for distances, seat, color in (((1, 2, 2, 2), 0, action), ((2, 1, 1, 1), 0, text), ((1, 1, 2, 2), 1, None)):
        drawn.clear()
        race = Race(tile(0), p.state.tiles[0], distances, 8)
        tiles.draw_pill(p, box, (seat,), race, threat=False, nearest=False)
        assert color is None or drawn == [color, color]
        assert color is action or action not in drawn, "a rival's never"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 760), (1600, 900), (2560, 1080)])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", EDITIONS)
def test_a_pill_of_tied_seats_has_the_mark_of_each_side_by_side_before_or_above_its_figure(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, players: int, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name, players)
    film.look.configure(scale_of(*size))
    film.view.resize(size)
    film.view.jump(film.replay.state_at(9))
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    laid: list[tuple[Rect, int, float, int, tuple[list[Rect], tuple[float, float]]]] = []
    parts = tiles._parts

    def keep(box: Rect, count: int, largest: float, figure: float, below: int) -> Any:
        found = parts(box, count, largest, figure, below)
        laid.append((box, count, figure, below, found))
        return found

    monkeypatch.setattr(tiles, "_parts", keep)
    race = Race(tile(0), p.state.tiles[0], (5, 2, 2, 2), 8)
    for rail in film.view.layout.rails:
        for box in tiles._pills(p, rail, 2):
            for seats in ((1,), (1, 2), (1, 2, 3)[: players - 1]):
                tiles.draw_pill(p, box, seats, race, threat=False, nearest=True)
    for box, count, figure, below, (marks, (x, y)) in laid:
        assert len(marks) == count and len({mark.w for mark in marks}) == 1 and marks[0].w >= 8
        assert all(box.holds(mark) for mark in marks)
        steps = {right.x - left.x for left, right in pairwise(marks)}
        assert max(steps, default=1) - min(steps, default=1) <= 1 and min(steps, default=99) > 0.7 * marks[0].w
        assert count != 2 or size == (1024, 640) or min(steps) >= marks[0].w, "clear of each other"
        end = marks[-1].right if below else x + figure / 2
        assert end <= box.right + 0.5 and abs(marks[0].x - box.x - (box.right - end)) <= 2, "even margins"
        if below:
            assert x == box.center[0] and y > marks[0].bottom
        else:
            assert y == box.center[1] and x - figure / 2 - marks[-1].right >= 1


@pytest.mark.parametrize("name", EDITIONS)
def test_a_pill_of_tied_seats_has_their_marks_and_no_seats_colour(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film = Film(name, 4)
    film.view.jump(position(name, 4, lambda state: state.turn == 2)[-1].state)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    race = Race(tile(0), p.state.tiles[0], (5, 2, 3, 2), 8)
    drawn: list[str] = []
    colors: list[Color] = []
    frame = tiles.round_frame

    def keep_frame(size: tuple[int, int], color: Color, *given: Any) -> pygame.Surface:
        colors.append(color)
        return frame(size, color, *given)

    monkeypatch.setattr(Painter, "icon", lambda _, name, *__: drawn.append(name))
    monkeypatch.setattr(Painter, "sprite", lambda _, name, *__: drawn.append(name))
    monkeypatch.setattr(Painter, "label", lambda _, __, text, *___: drawn.append(text))
    monkeypatch.setattr(tiles, "round_frame", keep_frame)
    tiles.draw_pill(p, Rect(0, 0, 44, 46), (3, 1), race, threat=False, nearest=True)
    assert drawn == [f"seat_mark/{p.person(3)}", f"seat_mark/{p.person(1)}", "−2"]
    assert colors and not set(colors) & {p.seat_color(seat) for seat in range(4)}


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
@pytest.mark.parametrize("name", EDITIONS)
def test_a_tile_that_was_won_stays_in_shade_with_the_winners_portrait_and_no_race(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name)
    film.view.resize(size)
    grounds: list[Rect] = []
    signs: list[tuple[Seat, Rect]] = []
    faces: dict[Rect, str] = {}
    ground, sign, face = tiles._draw_ground, Painter.seat_sign, tiles.draw_face

    def keep(p: Painter, box: Rect, seats: Sequence[Seat], **more: bool) -> int:
        grounds.append(box)
        return ground(p, box, seats, **more)

    def keep_sign(p: Painter, seat: Seat, x: float, y: float, *given: Any, **more: Any) -> None:
        signs.append((seat, Rect(round(x), round(y), 1, 1)))
        sign(p, seat, x, y, *given, **more)

    def keep_face(p: Painter, name: str, box: Rect) -> None:
        faces[box] = name
        face(p, name, box)

    monkeypatch.setattr(tiles, "_draw_ground", keep)
    monkeypatch.setattr(tiles, "draw_face", keep_face)
    monkeypatch.setattr(Painter, "seat_sign", keep_sign)
    first = next(index for index in range(len(film.replay)) if None in film.replay.state_at(index).tiles)
    state = film.before(first + 1)
    won = [slot for slot, tile_name in enumerate(state.tiles) if tile_name is None]
    assert won
    for slot in won:
        rail, box = film.view.layout.rails[slot], film.view.layout.places[tile(slot)]
        assert grounds and not any(rail.inset(-2).holds(each) for each in grounds)
        (seat,) = [seat for seat, at in signs if box.holds(at)]
        assert faces[box].removeprefix("tile/") in state.players[seat].tiles
        middle = box.inset(round(box.w * 0.3))
        whole = film.look.sprite(faces[box], box.w, box.h).surface.subsurface(middle.moved(-box.x, -box.y))
        shown, lit = (
            sum(pygame.transform.average_color(part)[:3])
            for part in (film.canvas.target.subsurface(pygame.Rect(middle)), whole)
        )
        assert shown < 0.75 * lit, "in little light"


@pytest.mark.parametrize("name", EDITIONS)
def test_the_magnified_tile_has_every_seats_pill_and_a_key_to_them_once_they_are_on_show(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film = Film(name, 4)
    pills: list[tuple[Place, tuple[Seat, ...]]] = []

    def keep(_p: Painter, _box: Rect, seats: tuple[Seat, ...], race: Race, *, threat: bool, nearest: bool) -> None:
        assert threat in (True, False)
        pills.append((race.place, seats))
        least = min(race.distances[seat] for seat in (3, 0, 1))
        assert threat or not nearest or race.distances[seats[0]] == least

    monkeypatch.setattr(card_details, "draw_pill", keep)
    film.view.viewer = 2
    for place in (tile(1), MAJORITY) if name == "marvel" else (tile(1),):
        for shown, index in ((True, len(film.replay) // 2), (False, 1)):
            film.view.gradual = not shown
            film.before(index)
            pills.clear()
            words = film.draw(Highlights(magnified=place))[0]
            assert ({"You", "You, one card away", "Nearest rival", "One card away"} <= set(words)) == shown
            assert pills == [(place, (seat,)) for seat in (2, 3, 0, 1) if shown], "in the order of the pills beside it"


@pytest.mark.parametrize("name", EDITIONS)
def test_the_key_to_a_race_has_the_pill_of_the_nearest_rival_whom_the_race_shows(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film = Film(name, 4)
    film.before(len(film.replay) // 2)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    race = p.facts.races[0]
    drawn: list[tuple[Seat, ...]] = []
    monkeypatch.setattr(tiles, "_draw_ground", lambda _p, _box, seats, **_: drawn.append(tuple(seats)))
    *_, farthest = sorted(others(4, p.layout.viewer), key=lambda seat: race.distances[seat])
    assert race.nearest_rivals(p.layout.viewer)[0] != farthest
    p.facts.warnings = (RaceWarning(race, farthest, ready=True),)
    for sign in ("own", "rival", "threat"):
        tiles.draw_key_sign(p, Rect(0, 0, 40, 30), sign, race)
    assert drawn == [(p.layout.viewer,), (farthest,), (farthest,)]
