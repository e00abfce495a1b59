"""The coach: the panel with a lesson's text, the light on what a step is about, its rings, and the pointers.

Knows the lesson's steps, the table's layout and the look; knows nothing of sessions. The scene decides when the next
step is due.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import pygame

from game.rules import GameState, Place
from game.scenes.shared.widgets import IconButton
from game.scenes.tutorial.placement import (
    POINTER,
    Side,
    around,
    merged,
    panel_box,
    pointer_side,
    spot_light,
    target_light,
)
from game.support.i18n import tr
from game.tutorial.lesson_script import Lesson, LessonStep
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BODY, BUTTON, HEADING, PROMPT, TextStyle, Tone
from game.ui.widgets.buttons import Button, match_labels
from game.ui.widgets.form import Form
from game.view.descriptions.sentence_parts import labelled
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.table import TableLayout, Target
from game.view.theme import Color

_TEXT: Final = Density(18.5, 19.5)
"""Size of the text in reference pixels, on a wide table and on a compact one, which has a larger scale."""
_TITLE: Final = 24.0
_TITLE_AT, _PROGRESS_AT = 0.5, 0.92
"""The middle of the title and of the line below it, × height of the head."""
_NUMBER: Final = 16.0
"""Size of the number of the step."""
_PROGRESS: Final = 3
"""Height of the line that shows how far the lesson has come."""
_PAD: Final = 30
_HEAD: Final = 62
"""Height of the title with the line below it."""
_GAP: Final = 12
_ABOVE, _FOOT = 16, 30
"""The gaps above and below the buttons; the frame takes a part of the lower one."""
_BUTTON: Final = (104, 44)
_SMALLEST: Final = 13.0
_BREATH_MS: Final = 2400.0
"""How long rings and pointer move after a step has appeared."""
_TURNS: Final = 3
_SHADE: Final = (0.65, 0.4)
"""How much darker all else becomes, also in high contrast, where it has to remain readable."""
_SHADE_MS: Final = 160.0
_CORNER: Final = 3
"""How far the light ends inside the ring around it, whose corners are round."""

Ending: TypeAlias = tuple[str, Callable[[], None]]
_BreakLines: TypeAlias = Callable[[TextStyle, str, float], list[str]]
"""Returns a text in lines of a width in window pixels."""


class Coach:
    """The coach of a lesson over the table: ``index`` is the step that is due, ``shown`` the one on display.

    It is hidden until ``speak`` and after ``go_to``, while moves are shown. ``on_end`` holds the buttons of the last
    step, each as a message id and a function, the default one first.
    """

    def __init__(
        self,
        lesson: Lesson,
        index: int,
        on_next: Callable[[], None],
        on_end: tuple[Ending, ...],
    ) -> None:
        self.lesson = lesson
        self.index = index
        self.shown = index
        self.speaking = False
        self.box = Rect(0, 0, 0, 0)
        self.form = Form()
        self._on_next = on_next
        self._on_end = on_end
        self._share = 1.0
        self._age_ms = 0.0
        self._animations_off = False
        self._shade = 0.0
        """The strength of the shade around what the step is about, 0 to 1."""

    @property
    def step(self) -> LessonStep:
        """The step on display."""
        return self.lesson.steps[self.shown]

    @property
    def reading(self) -> bool:
        """Whether the step on display has no task, or was done before."""
        return self.done or not self.step.asks

    @property
    def done(self) -> bool:
        """Whether an earlier step is on display again."""
        return self.shown < self.index

    @property
    def last(self) -> bool:
        """Whether the last step is on display."""
        return self.shown == len(self.lesson.steps) - 1

    @property
    def busy(self) -> bool:
        """Whether rings and pointer still move."""
        return self.speaking and not self._animations_off and self._age_ms < _BREATH_MS

    def go_to(self, index: int) -> None:
        """Hide the coach until the step with this index is due."""
        self.index = self.shown = index
        self.speaking = False

    def speak(self, animations_off: bool) -> None:
        """Show the step that is due; ``animations_off`` disables the animation."""
        self.speaking = True
        self._age_ms, self._animations_off = 0.0, animations_off
        if animations_off:
            self._shade = 1.0

    def point_again(self) -> None:
        """Let rings and pointer move once more."""
        self._age_ms = 0.0

    def back(self) -> None:
        """Show the previous step, without undoing anything."""
        if self.speaking and self.shown > 0:
            self.shown -= 1
            self._age_ms = 0.0

    def next(self) -> None:
        """Continue after a step without a task."""
        if not self.speaking or not self.reading:
            return
        if self.done:
            self.shown += 1
            self._age_ms = 0.0
        elif self.last:
            self._on_end[0][1]()
        else:
            self._on_next()

    def update(self, dt_ms: float) -> bool:
        """Advance the animation; return whether something has to be drawn again."""
        moving = self.busy
        self._age_ms += dt_ms
        step = 1.0 if self._animations_off else dt_ms / _SHADE_MS
        self._shade = min(self._shade + step, 1.0) if self.speaking else max(self._shade - step, 0.0)
        return self.form.update(dt_ms) or moving

    def place(self, layout: TableLayout, look: RenderContext, state: GameState) -> None:
        """Place the panel where it does not cover the targets of the step, and the buttons along its lower edge."""
        boxes = self.boxes(layout, state)
        self.box, self._share = panel_box(layout, boxes, lambda width, share: self._height(layout, look, width, share))
        self.form.clear()
        scale = layout.scale
        pad, gap = round(_PAD * scale), round(_GAP * scale)
        least, height = round(_BUTTON[0] * scale), round(self._row(look) * scale)
        buttons = list(self._buttons())
        gap = gap // 2 if len(buttons) > 2 else gap
        wanted = [max(least, look.text.size(BUTTON, each.label)[0] + 3 * pad) for each in buttons]
        widths = [width if each.label else height for each, width in zip(buttons, wanted, strict=True)]
        available = self.box.w - 2 * pad - gap * (len(buttons) - 1)
        right, y = self.box.right - pad, self.box.bottom - round(_FOOT * scale) - height
        for button, wished in zip(buttons, widths, strict=True):
            button_w = min(wished, wished * available // sum(widths))
            # Back is always at the left: in the place of Next, a second click would undo the first.
            left = self.box.x + pad if button is buttons[-1] and self.shown > 0 else right - button_w
            button.rect = pygame.Rect(left, y, button_w, height)
            right -= button_w + gap
            self.form.add(button)
        match_labels(buttons, look)

    def fits(self, layout: TableLayout, look: RenderContext) -> bool:
        """Whether the whole text fits into the panel."""
        return self._height(layout, look, self.box.w, self._share) <= self.box.h

    def boxes(self, layout: TableLayout, state: GameState) -> list[Rect]:
        """Return the boxes of light of the step; none of an earlier one since whose move other pieces lie there."""
        if any(step.asks for step in self.lesson.steps[self.shown : self.index]):
            return []
        return [spot_light(layout, state, spot) for spot in self.step.spots]

    def veils(self, layout: TableLayout, state: GameState) -> bool:
        """Whether the step darkens all but what it is about."""
        return self.speaking and bool(self.boxes(layout, state))

    def describe(self) -> str:
        """Return the step on display and its buttons in words, for a screen reader; empty while hidden."""
        if not self.speaking:
            return ""
        step = self.step
        where = tr("{number} of {total}").format(number=self.shown + 1, total=len(self.lesson.steps))
        buttons = [each for each in self.form.widgets if isinstance(each, Button)]
        keys = [f"{labelled(each.label, each.tooltip) if each.label else each.tooltip}." for each in buttons]
        return " ".join(filter(None, (f"{where}. {step.title}.", step.text, "" if self.done else step.task, *keys)))

    def draw(
        self,
        canvas: Canvas,
        look: RenderContext,
        layout: TableLayout,
        state: GameState,
        due: Sequence[Target],
        used: Iterable[Place],
        note: str,
    ) -> None:
        """Draw shade, rings, panel and pointers; a ``note`` has the place of the step's text.

        ``due`` are the targets that can be pressed next, ``used`` all places of the move; both are empty where the step
        asks for none.
        """
        if not self.speaking:
            return
        spots = self.boxes(layout, state)
        if spots:
            lit = [*spots, *(spot_light(layout, state, place) for place in used)]
            bright = [box.inset(round(_CORNER * layout.scale)) for box in lit]
            self._darken(canvas, look, layout, [*bright, *([layout.dock.rect] if due else ())])
        for box in merged(spots):
            self._ring(canvas, look, layout, box)
        self._panel(canvas, look, layout, note)
        for target in due:
            self._pointer(canvas, look, layout, target, target_light(layout, state, target))

    def _buttons(self) -> Iterable[Button]:
        """Yield the buttons from right to left."""
        if self.last and self.shown == self.index:
            for number, (label, on_press) in enumerate(self._on_end):
                yield Button(tr(label), on_press, kind="plain" if number else "primary")
        elif self.reading:
            yield Button(tr("Next"), self.next, kind="primary", icon="right", tooltip=tr("Enter or Page Down"))
        if self.shown > 0:
            if self.last and self.shown == self.index:  # two labels need the whole width
                yield IconButton("left", tr("Back"), self.back)
            else:
                yield Button(tr("Back"), self.back, icon="left", tooltip=tr("Page Up"))

    def _row(self, look: RenderContext) -> float:
        """Return the height of the buttons in reference pixels of the layout, which grows with the text size."""
        return _BUTTON[1] * (1 + 0.4 * (look.text.enlarged - 1))

    def _styles(self, layout: TableLayout, look: RenderContext, share: float) -> tuple[TextStyle, TextStyle]:
        """Return the styles of text and task; ``share`` shrinks them until the panel fits."""
        wished = _TEXT[layout.compact] * layout.scale * look.text.enlarged * share
        style = look.text.sized(BODY, max(wished, _SMALLEST))
        return style, PROMPT.at(style.px)

    def _lines(
        self, layout: TableLayout, look: RenderContext, width: int, share: float, break_lines: _BreakLines
    ) -> tuple[list[str], list[str]]:
        style, task_style = self._styles(layout, look, share)
        max_width = width - 2 * round(_PAD * layout.scale)
        text = break_lines(style, self.step.text, max_width)
        mark = round(look.text.px(style) * 1.4)
        task = break_lines(task_style, self.step.task, max_width - mark) if self.step.asks else []
        return text, task

    def _height(self, layout: TableLayout, look: RenderContext, width: int, share: float) -> int:
        # Balanced lines are as many, but take eight times as long, and some twenty widths are tried.
        text, task = self._lines(layout, look, width, share, look.text.wrap)
        style, task_style = self._styles(layout, look, share)
        height = len(text) * look.text.line_height(style) + len(task) * look.text.line_height(task_style)
        gaps = _HEAD + _GAP + (_GAP if task else 0) + _ABOVE + self._row(look) + _FOOT
        return height + round(gaps * layout.scale)

    def _panel(self, canvas: Canvas, look: RenderContext, layout: TableLayout, note: str) -> None:
        box = self.box
        canvas.image(look.sprite("ui/dialog", box.w, box.h), box.x, box.y)
        text, task = self._lines(layout, look, box.w, self._share, look.text.balance)
        style, task_style = self._styles(layout, look, self._share)
        pad, gap = round(_PAD * layout.scale), round(_GAP * layout.scale)
        self._title(canvas, look, layout)
        x, y = box.x + pad, box.y + round((_HEAD + _GAP) * layout.scale)
        step = look.text.line_height(style)
        for number, line in enumerate(look.text.balance(style, note, box.w - 2 * pad) if note else text):
            canvas.text(style, line, x, y + number * step)
        y += len(text) * step + (gap if task else 0)
        height = look.text.line_height(task_style)
        side = round(height * 0.8)
        if task:
            sign = "icon/ok" if self.done else "icon/right"
            canvas.image(look.sprite(sign, side, side), x, y + (height - side) // 2)
        for line in task:
            color: Tone = "text_soft" if self.done else "action"
            canvas.text(task_style.in_color(color), line, x + round(height * 1.05), y)
            y += height
        self.form.draw(canvas, look)

    def _title(self, canvas: Canvas, look: RenderContext, layout: TableLayout) -> None:
        """Write the step's title, and below it how far the lesson has come, as a line and as the step's number."""
        box, palette = self.box, look.palette
        pad, head = round(_PAD * layout.scale), _HEAD * layout.scale
        larger = 1 + 0.4 * (look.text.enlarged - 1)  # a larger title does not fit into its strip
        room, task_style = box.w - 2 * pad, self._styles(layout, look, 1.0)[1]
        title = look.text.fit(look.text.sized(HEADING, _TITLE * layout.scale * larger), self.step.title, room)
        if look.text.px(title) < look.text.px(task_style):  # the face of headings is wide
            title = look.text.fit(task_style.in_color("line_light"), self.step.title, room)
        canvas.text(title, self.step.title, box.x + pad, box.y + head * _TITLE_AT, "midleft", max_width=room)
        where = tr("{number} of {total}").format(number=self.shown + 1, total=len(self.lesson.steps))
        small = look.text.sized(BODY, max(_NUMBER * layout.scale * larger, _SMALLEST))
        middle = box.y + round(head * _PROGRESS_AT)
        number = canvas.text(small.in_color("text_soft"), where, box.right - pad, middle, "midright")
        width, height = number.x - round(_GAP * layout.scale) - box.x - pad, max(2, round(_PROGRESS * layout.scale))
        line = Rect(box.x + pad, middle - height // 2, width, height)
        canvas.rect((*palette.line, 90), line)
        done = round(width * (self.shown + 1) / len(self.lesson.steps))
        canvas.rect(palette.line_light, (line.x, line.y, done, height))

    def _darken(self, canvas: Canvas, look: RenderContext, layout: TableLayout, bright: Iterable[Rect]) -> None:
        """Darken the table except for some boxes."""
        alpha = round(255 * _SHADE[look.high_contrast] * self._shade)
        for box in around(Rect(0, 0, *layout.size), list(bright)):
            canvas.rect((*look.palette.ink, alpha), box)

    def _ring(self, canvas: Canvas, look: RenderContext, layout: TableLayout, box: Rect) -> None:
        line = max(2, round(3.5 * layout.scale))
        surface = ring(box.w, box.h, line, round(10 * layout.scale), look.palette.text, look.palette.ink)
        canvas.surface(surface, box.x, box.y, round(255 - 110 * self._wave()))

    def _pointer(self, canvas: Canvas, look: RenderContext, layout: TableLayout, target: Target, box: Rect) -> None:
        side, at = pointer_side(layout, target, box, self.box)
        away = round(0.3 * POINTER * layout.scale * self._wave())
        dx, dy = {"left": (-away, 0), "right": (away, 0), "above": (0, -away), "below": (0, away)}[side]
        canvas.surface(arrow(side, at.w, look.palette.action, look.palette.ink), at.x + dx, at.y + dy)

    def _wave(self) -> float:
        """Return the phase of the movement of rings and pointer, 0 to 1; 0 at rest."""
        if self._animations_off or self._age_ms >= _BREATH_MS:
            return 0.0
        return 0.5 - 0.5 * math.cos(2 * math.pi * _TURNS * self._age_ms / _BREATH_MS)


@lru_cache(maxsize=32)
def ring(width: int, height: int, line: int, radius: int, color: Color, edge: Color) -> pygame.Surface:
    """Return the outline of a rounded box with dark edges, drawn at twice its size for antialiasing.

    Cached, because rings are drawn in every frame of the animation.
    """
    large = pygame.Surface((width * 2, height * 2), pygame.SRCALPHA)
    large.fill((*edge, 0))
    rect = large.get_rect()
    pygame.draw.rect(large, edge, rect, line * 2 + 4, border_radius=radius * 2)
    pygame.draw.rect(large, color, rect.inflate(-4, -4), line * 2 - 2, border_radius=radius * 2 - 2)
    return pygame.transform.smoothscale(large, (width, height)).premul_alpha()


@lru_cache(maxsize=16)
def arrow(side: Side, size: int, color: Color, edge: Color) -> pygame.Surface:
    """Return an arrow that stands at a side of a box and points at it; cached like ``ring``."""
    full = size * 4
    large = pygame.Surface((full, full), pygame.SRCALPHA)
    large.fill((*edge, 0))
    shape = [(0.5, 0.95), (0.08, 0.42), (0.34, 0.42), (0.34, 0.05), (0.66, 0.05), (0.66, 0.42), (0.92, 0.42)]
    points = [(round(x * full), round(y * full)) for x, y in shape]
    pygame.draw.polygon(large, color, points)
    pygame.draw.lines(large, edge, True, points, max(4, full // 18))
    turn = {"above": 0, "left": 90, "below": 180, "right": 270}[side]
    return pygame.transform.rotate(pygame.transform.smoothscale(large, (size, size)), turn).premul_alpha()
