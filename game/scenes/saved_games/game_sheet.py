"""The open game beside the wall: who won, the standing, and the course of the points with the decisive round.

Knows a game's summary, its texts and where the sheet is; knows nothing of the wall or of the actions for a game.
Lengths are design pixels of a window of 1600x900.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.rules import COLORS
from game.rules import edition as edition_of
from game.scenes.saved_games.place_art import sheet
from game.scenes.shared import saved_game_text as texts
from game.scenes.shared.cover_art import burst
from game.scenes.shared.plot import BRASS, PlottedLines, course_plot, page_color
from game.support.i18n import tr
from game.ui.graphics.byte_cache import Budget, ByteCache, surface_bytes
from game.ui.graphics.print_art import INK, light, mix, rounded, shades, soft_shadow
from game.ui.graphics.type_scale import (
    BODY,
    BODY_LARGE,
    CAPTION_SMALL,
    FIGURE,
    HEADLINE,
    NAME,
    NOTE_SMALL,
    TITLE,
    TextStyle,
)
from game.view.appearance import looks_of
from game.view.theme import Color

if TYPE_CHECKING:
    from game.storage.summaries import GameSummary
    from game.ui.app.scene import AppContext
    from game.ui.graphics.canvas import Anchor, Canvas
    from game.ui.graphics.look import RenderContext

INSET_PX: Final = 20.0
"""From the sheet's edge to what is on it."""
WINNER_PX: Final = 186.0
"""Height of the panel with the winner."""
ROW_PX: Final = 45.0
"""Height of a row of the standing."""
STEP_PX: Final = 50.0
"""From one row to the next."""
BUTTONS_PX: Final = 134.0
"""Height of the buttons at the foot, with the gap above them."""
_KEPT_BYTES: Final = 12 << 20
"""Maximum size of the pictures that are kept."""
_GAP_PX: Final = 12.0
"""Between two parts of the sheet."""
_NO_SEAT_COLOR: Final[Color] = (110, 96, 170)
_WON_COLOR: Final[Color] = (255, 225, 74)
_PATIENCE_S: Final = 0.012
"""The share of a frame for pictures that are drawn for the first time."""


class GameSheet:
    """Draws the open game; its pictures are kept, so that an unchanged page costs nothing."""

    def __init__(self, app: AppContext, budget: Budget | None) -> None:
        """Draw with the app's render contexts: portraits and colours are those of the game's edition."""
        self._app = app
        self.unfinished = False
        """Whether a picture is still to be drawn, for which the last frame had no time."""
        self._began = 0.0
        self._kept: ByteCache[tuple[object, ...], pygame.Surface] = ByteCache(_KEPT_BYTES, surface_bytes, budget)

    def paint(self, canvas: Canvas, look: RenderContext, box: pygame.Rect) -> pygame.Rect:
        """Draw the empty sheet and return the part of it that is written on."""
        v, comic = look.scale, look.skin.comic
        self.unfinished = False
        self._began = time.perf_counter()
        spread = round(14 * v)
        shadow = self._kept.get_or_make(("shadow", box.size), lambda: soft_shadow(box.size, spread, 190))
        canvas.surface(shadow, box.x - spread + 5 * v, box.y - spread + 7 * v)
        key = ("sheet", box.size, comic)
        canvas.surface(self._kept.get_or_make(key, lambda: sheet(box.size, v, comic=comic)), box.x, box.y)
        inset = round(INSET_PX * v)
        return box.inflate(-2 * inset, -2 * inset)

    def _lay(
        self,
        canvas: Canvas,
        key: tuple[object, ...],
        box: pygame.Rect,
        color: Color,
        make: Callable[[], pygame.Surface],
    ) -> None:
        """Draw a kept picture in a box, or a plain colour where this frame has no time left to make it."""
        found = self._kept.get(key)
        if found is None and time.perf_counter() - self._began > _PATIENCE_S:
            self.unfinished = True
            canvas.rect(color, box)
            return
        canvas.surface(found or self._kept.keep(key, make()), box.x, box.y)

    def paint_game(
        self,
        canvas: Canvas,
        look: RenderContext,
        box: pygame.Rect,
        game: GameSummary,
        games: Sequence[GameSummary],
        results: bool,
    ) -> None:
        """Draw a game on its sheet; without ``results`` nothing shows who won."""
        inner = self.paint(canvas, look, box)
        v = look.scale
        if game.damaged is not None or game.unread:
            self._trouble(canvas, look, inner, game)
            return
        top = pygame.Rect(inner.x, inner.y, inner.w, round(WINNER_PX * v))
        self._winner(canvas, look, top, game, games, results)
        y = top.bottom + _GAP_PX * v
        for seat in _order(game, results):
            row = pygame.Rect(inner.x, round(y), inner.w, round(ROW_PX * v))
            self._row(canvas, look, row, game, seat, results)
            y += STEP_PX * v
        y += (_GAP_PX - (STEP_PX - ROW_PX)) * v
        chart = pygame.Rect(inner.x, round(y), inner.w, round(inner.bottom - BUTTONS_PX * v - y))
        self._chart(canvas, look, chart, game, results)

    def _trouble(self, canvas: Canvas, look: RenderContext, box: pygame.Rect, game: GameSummary) -> None:
        title = texts.headline(game)
        write_line(canvas, look, HEADLINE.in_color("text_dark"), title, (box.x, box.y + 26 * look.scale), box.w)
        step = look.text.line_height(BODY)
        y = box.y + 60 * look.scale
        for number, line in enumerate(look.text.wrap(BODY, texts.trouble(game), box.w)):
            canvas.text(BODY.in_color((140, 20, 50)), line, box.x, y + number * step)

    def _winner(
        self,
        canvas: Canvas,
        look: RenderContext,
        box: pygame.Rect,
        game: GameSummary,
        games: Sequence[GameSummary],
        results: bool,
    ) -> None:
        """Draw the panel at the top: the winner's portrait and how the game ended, or how it stands."""
        v = look.scale
        winners = game.result.winners if game.result is not None and results else ()
        shown = winners or tuple(range(len(game.seats)))
        if not game.over:
            person = next((seat for seat, info in enumerate(game.seats) if info.kind == "human"), 0)
            shown = (person,)
        art = self._app.look(game.edition)
        hidden = game.over and not winners
        color = _NO_SEAT_COLOR if hidden else art.palette.seats[_looks(game)[shown[0]]]
        comic = look.skin.comic
        key = ("winner", box.size, color, comic)
        self._lay(canvas, key, box, shades(color)[2], lambda: _panel(box.size, color, v, comic=comic))
        side = (150 if len(shown) == 1 else 80) * v
        middle = box.x + 100 * v
        for number, seat in enumerate(shown):
            line, column = divmod(number, 2)
            x = middle + (
                0 if len(shown) == 1 or (number == len(shown) - 1 and not column) else (column - 0.5) * 84 * v
            )
            y = box.centery + (line - (-(-len(shown) // 2) - 1) / 2) * 84 * v
            canvas.image(art.sprite(_avatars(art, game)[seat], side, side), x - side / 2, y - side / 2)
        left, right = box.x + 192 * v, box.right - 18 * v
        width = right - left
        title = texts.headline(game, results) if game.over else tr("Round {number}").format(number=game.round)
        _title(canvas, look, title, right, box.y + 48 * v, width)
        sentence = self._sentence(game, results)
        short = texts.origin_note(game) or texts.when(game)
        wordings = ((sentence, texts.origin(game, games), texts.details(game)), (sentence, short))
        self._lines(canvas, look, wordings, pygame.Rect(left, box.y + 84 * v, width, 94 * v))

    def _sentence(self, game: GameSummary, results: bool) -> str:
        if not game.over:
            turn = game.seats[game.turn_seat].name if game.turn_seat is not None else ""
            return tr("{name}’s turn").format(name=turn) if turn else tr("Unfinished")
        return texts.verdict_line(game) if results else tr("Select Show results to see who won.")

    def _lines(self, canvas: Canvas, look: RenderContext, wordings: Sequence[Sequence[str]], box: pygame.Rect) -> None:
        """Write the first wording whose sentences fit one below the other at the right, as large as all of them fit."""
        text = look.text
        for lines in wordings:
            shown = "\n".join(filter(None, lines))
            style = text.fit_box(BODY.in_color((255, 255, 255)), shown, box.w, box.h)
            wrapped, step = text.wrap(style, shown, box.w), text.line_height(style)
            if step * len(wrapped) <= box.h:
                break
        for number, line in enumerate(wrapped[: max(1, box.h // step)]):
            canvas.text(style, line, box.right, box.y + number * step, "topright")

    def _row(
        self, canvas: Canvas, look: RenderContext, box: pygame.Rect, game: GameSummary, seat: int, results: bool
    ) -> None:
        """Draw a seat's row in its colour: portrait, name, who plays it, bonuses and points."""
        v, art = look.scale, self._app.look(game.edition)
        person = _looks(game)[seat]
        color = art.palette.seats[person]
        key = ("row", box.size, color, look.skin.comic)
        self._lay(canvas, key, box, shades(color)[2], lambda: _strip(box.size, color, v, look.skin.comic))
        side = round(36 * v)
        canvas.image(art.sprite(_avatars(art, game)[seat], side, side), box.x + 14 * v, box.centery - side / 2)
        ended = game.over and game.result is not None and results
        points = results or not game.over
        right = box.right - 20 * v
        if points:
            value = str(game.points[seat])
            won = ended and game.result is not None and seat in game.result.winners
            tone = _WON_COLOR if won else (255, 255, 255)
            style = look.text.fit(look.text.sized(FIGURE, 33 * v), value, 44 * v)
            canvas.text(style.in_color(tone), value, right, box.centery, "midright", outline=INK, outline_px=2)
        left = box.x + 60 * v
        shown = points and bool(game.course.bonuses) and look.text.enlarged < 1.3
        end = box.x + (278 if shown else 460) * v
        if shown:
            _bonuses(canvas, look, art, game.course.bonuses[seat], end + 6 * v, box.centery)
        info = game.seats[seat]
        _name_and_note(canvas, look, info.name, texts.player(info), left, end, box)

    def _chart(self, canvas: Canvas, look: RenderContext, box: pygame.Rect, game: GameSummary, results: bool) -> None:
        """Draw the points of all seats by round; the decisive round carries a star."""
        v, course = look.scale, game.course
        if box.h < 60 * v or not course.points:
            return
        hidden = game.over and not results
        goal = edition_of(game.edition).goal if game.edition else 15
        points = ((0,) * len(game.seats), *(() if hidden else course.points))
        top = max(goal, max(max(each) for each in points)) * 1.22
        plot = box.inflate(round(-36 * v), round(-24 * v))
        count = max(1, len(course.points))

        def at(number: float, value: float) -> tuple[float, float]:
            return plot.x + plot.w * number / count - box.x, plot.bottom - plot.h * value / top - box.y

        art = self._app.look(game.edition)
        people = _looks(game)
        colors = tuple(art.palette.seats[person] for person in people)
        caption = texts.turning_line(game) if results else ""
        turning = course.turning if caption else None
        winner = game.result.winners[0] if turning is not None and game.result is not None else None
        key = ("chart", game.id, game.updated, count, points[-1], box.size, hidden, colors, look.skin.comic)
        seats = range(len(game.seats)) if any(points[-1]) else ()
        lines = [[at(number, each[seat]) for number, each in enumerate(points)] for seat in seats]
        star = None
        if turning is not None and winner is not None:
            x, y = at(turning + 1, course.points[turning][winner])
            star = x, max(24 * v, y - 30 * v)
        goal_y = at(0, goal)[1]
        page = page_color(look)
        plotted = PlottedLines(box.size, lines, colors, goal_y, star, winner)
        self._lay(canvas, key, box, page, lambda: course_plot(look, plotted))
        label = look.text.fit(look.text.sized(CAPTION_SMALL, 17 * v), str(goal), 40 * v)
        canvas.text(label.in_color((176, 16, 76)), str(goal), box.x + 10 * v, box.y + at(0, goal)[1] + 3 * v, "topleft")
        if not hidden and any(points[-1]):
            self._marks(canvas, art, box, people, lines, points[-1])
        if not hidden and not any(points[-1]):
            text = tr("No points")
            style = look.text.fit(BODY_LARGE, text, plot.w)
            canvas.text(style.in_color("text_dark"), text, *box.center, "center")
        _write_on_plate(canvas, look, caption or tr("Score history"), box)

    def _marks(
        self,
        canvas: Canvas,
        look: RenderContext,
        box: pygame.Rect,
        people: Sequence[int],
        lines: Sequence[Sequence[tuple[float, float]]],
        last: Sequence[int],
    ) -> None:
        """Draw each seat's mark at the end of its line; seats with equal points stand side by side."""
        side = round(22 * look.scale)
        for seat, line in enumerate(lines):
            before = sum(1 for other in range(seat) if last[other] == last[seat])
            x = box.x + line[-1][0] - side / 2 - before * side * 0.95
            canvas.image(look.sprite(f"seat_mark/{people[seat]}", side, side), x, box.y + line[-1][1] - side / 2)


def _avatars(look: RenderContext, game: GameSummary) -> tuple[str, ...]:
    return look.avatars(info.name for info in game.seats)


def _looks(game: GameSummary) -> tuple[int, ...]:
    """Return the looks of a game's players in the order of their seats."""
    return looks_of((info.name for info in game.seats), game.edition)


def write_line(
    canvas: Canvas,
    look: RenderContext,
    style: TextStyle,
    text: str,
    where: tuple[float, float],
    max_width: float,
    anchor: Anchor = "midleft",
) -> None:
    """Write a line in window pixels, shrunk and at last shortened to ``max_width``."""
    canvas.text(look.text.fit(style, text, max_width), text, *where, anchor, max_width=max_width)


def _order(game: GameSummary, results: bool) -> list[int]:
    """Return the seats in the order of their rows: best first, or as they sit where the result is hidden."""
    seats = list(range(len(game.seats)))
    if game.over and not results:
        return seats
    winners = game.result.winners if game.result is not None else ()
    return sorted(seats, key=lambda seat: (seat not in winners, -game.points[seat], seat))


def _title(canvas: Canvas, look: RenderContext, title: str, right: float, middle: float, width: float) -> None:
    """Write a headline in display letters, or in plain ones where one is missing."""
    letters = look.skin.display
    if look.can_display(letters, title):
        height = 62 * look.scale
        height *= min(1.0, width / max(1, look.display_width(letters, title, height)))
        look.display(canvas, letters, title, right, middle - height * look.skin.capital_middle, height, 1.0)
    else:
        write_line(canvas, look, TITLE.at(40).in_color(_WON_COLOR), title, (right, middle), width, "midright")


def _name_and_note(
    canvas: Canvas, look: RenderContext, name: str, note: str, left: float, end: float, box: pygame.Rect
) -> None:
    """Write a name and, where there is room behind it, who plays the seat."""
    height = box.h - look.px(6)
    style = look.text.fit(NAME, name, (end - left) * 0.66, height)
    width = canvas.text(
        style.in_color((255, 255, 255)),
        name,
        left,
        box.centery,
        "midleft",
        outline=INK if look.skin.comic else None,
        max_width=(end - left) * 0.66,
    ).w
    rest = end - left - width - look.px(14)
    small = look.text.fit(NOTE_SMALL, note, rest, height)
    if look.text.size(small, note)[0] <= rest:
        canvas.text(small, note, left + width + look.px(12), box.centery, "midleft")


def _bonuses(
    canvas: Canvas, look: RenderContext, art: RenderContext, bonuses: Sequence[int], left: float, middle: float
) -> None:
    """Draw the bonuses of each colour with their count; a colour without one is left out."""
    v = look.scale
    width, height = 26 * v, 37 * v
    style = look.text.sized(FIGURE, max(13, 21 * v)).in_color((255, 255, 255))
    for kind in range(COLORS):
        if not bonuses[kind]:
            continue
        x = left + kind * 35 * v
        canvas.image(art.sprite(f"bonus/{kind}", width, height), x, middle - height / 2)
        at = x + 22 * v, middle + 8 * v
        canvas.text(style, str(bonuses[kind]), *at, "center", outline=INK, outline_px=1.5)


def _panel(size: tuple[int, int], color: Color, v: float, *, comic: bool) -> pygame.Surface:
    """Return the panel behind the winner: rays or the light of a lamp, which end at the right, where words are."""
    dark = mix(shades(color)[2], INK, 0.35)
    if not comic:
        stops = [(0.0, mix(color, shades(color)[1], 0.45)), (0.45, mix(shades(color)[1], dark, 0.6)), (1.0, dark)]
        lit = light(size, (100 * v, size[1] * 0.42), size[0] * 0.62, stops)
        pygame.draw.rect(lit, BRASS, lit.get_rect(), max(1, round(2 * v)), round(6 * v))
        return rounded(lit, 6 * v)
    panel = burst(size, color, (100 * v, size[1] / 2), v * 1.4)
    fade = pygame.Surface((32, 1), pygame.SRCALPHA)
    for x in range(32):
        fade.set_at((x, 0), (*dark, round(238 * min(1.0, max(0.0, (x / 31 - 0.24) / 0.22)))))
    panel.blit(pygame.transform.smoothscale(fade, size), (0, 0))
    pygame.draw.rect(panel, INK, panel.get_rect(), max(1, round(3 * v)))
    return rounded(panel, 3 * v)


def _strip(size: tuple[int, int], color: Color, v: float, leaning: bool) -> pygame.Surface:
    """Return a row's ground: the seat's colour at the left, dark where figures are."""
    fine = 2
    width, height = size[0] * fine, size[1] * fine
    near, strong, dark = shades(color)
    if not leaning:
        near = mix(near, strong, 0.7)  # the names have no outline there
    bar = pygame.Surface((64, 1))
    for x in range(64):
        share = x / 63
        first = mix(near, mix(strong, dark, 0.4), min(1.0, share / 0.42))
        bar.set_at((x, 0), mix(first, mix(dark, INK, 0.4), min(1.0, max(0.0, (share - 0.30) / 0.5))))
    ground = pygame.transform.smoothscale(bar, (width, height)).convert_alpha()
    mask = pygame.Surface((width, height), pygame.SRCALPHA)
    lean = round(7 * v * fine) if leaning else 0
    shape = [(lean, 0), (width - 1, 0), (width - 1 - lean, height - 1), (0, height - 1)]
    if leaning:
        pygame.draw.polygon(mask, (255, 255, 255, 255), shape)
        pygame.draw.polygon(ground, INK, shape, round(2.4 * v * fine))
    else:
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=round(8 * v * fine))
        edge = mix(dark, INK, 0.5)
        pygame.draw.rect(ground, edge, ground.get_rect(), round(1.6 * v * fine), border_radius=round(8 * v * fine))
    ground.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(ground.premul_alpha(), size)


def _write_on_plate(canvas: Canvas, look: RenderContext, caption: str, box: pygame.Rect) -> None:
    """Write the caption of a chart on a plate in the upper left corner of its box."""
    v = look.scale
    style = look.text.fit(look.text.sized(CAPTION_SMALL, 18 * v), caption, box.w * 0.72, 40 * v)
    size = look.text.size(style, caption)
    plate = pygame.Rect(box.x, box.y, size[0] + round(24 * v), max(round(30 * v), size[1] + round(4 * v)))
    canvas.rect(INK if look.skin.comic else BRASS, plate)
    canvas.rect(look.palette.plate, plate.inflate(-2 * max(1, round(2 * v)), -2 * max(1, round(2 * v))))
    canvas.text(style.in_color("text_dark"), caption, plate.x + 12 * v, plate.centery, "midleft")
