"""The controls of one scene: mouse, keyboard focus and the tooltip.

Knows controls by their base class. Must not know what any of them does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import pygame

from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import NOTE_SMALL
from game.ui.input.pad_labels import Hint, leafing
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget

WidgetT = TypeVar("WidgetT", bound=Widget)

_TOOLTIP_MS: Final = 450
_ARROWS: Final = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Form:
    """The controls of one scene and the focus among them.

    Tab and Shift+Tab cycle; arrows go to the next control in a direction unless the focused one uses them. The focus
    ring shows only after a key was used, until the mouse is; so does the tooltip of a focused control without words.
    ``sound`` is called with the name of the sound to play.
    """

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.focused: Widget | None = None
        self.keyboard = False
        self.sound: Callable[[str], None] = lambda _name: None
        self._held: Widget | None = None
        self._hover: Widget | None = None
        self._hover_ms = 0.0
        self._focus_ms = 0.0

    def add(self, widget: WidgetT) -> WidgetT:
        """Append a control and return it."""
        self.widgets.append(widget)
        return widget

    def clear(self) -> None:
        """Remove all controls."""
        self.focus(None)
        self.widgets.clear()
        self._held = self._hover = None

    def focus(self, widget: Widget | None) -> None:
        """Move the keyboard focus to a control, or to none."""
        if self.focused is widget:
            return
        if self.focused is not None:
            self.focused.focus(False)
        self.focused = widget
        self._focus_ms = 0.0
        if widget is not None:
            widget.focus(True)

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass an event to the controls; True where one of them used it."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held is not None:
            held, self._held = self._held, None
            held.release(event.pos)
            return True
        if event.type == pygame.MOUSEWHEEL:
            over = self._at(pygame.mouse.get_pos())
            return over is not None and over.wheel(event.y)
        if event.type == pygame.TEXTINPUT and self.focused is not None:
            return self.focused.active and self.focused.write(event.text)
        if event.type == pygame.TEXTEDITING and isinstance(self.focused, TextField) and self.focused.active:
            self.focused.compose(event.text)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    def hints(self) -> list[Hint]:
        """Return what a controller's buttons do with the focused control, and how to go to the next one."""
        focused = self.focused
        verb = [] if focused is None or not focused.active else [(focused.verb_button, tr(focused.verb))]
        return [*verb, *leafing(tr("Next"))]

    def update(self, dt_ms: float) -> bool:
        """Advance by some milliseconds; True where something looks different now."""
        changed = [widget.update(dt_ms) for widget in self.widgets if widget.visible]
        before = self.tooltip
        self._hover_ms += dt_ms
        self._focus_ms += dt_ms
        return any(changed) or before != self.tooltip

    def draw(self, canvas: Canvas, look: RenderContext, *, focus: bool = True) -> None:
        """Draw all controls, the focus ring and the tooltip, in this order; without ``focus`` no ring."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(canvas, look)
        if focus and self.keyboard and self.focused is not None and self.focused.visible:
            self.focused.draw_focus(canvas, look)
        if self._explained is not None and self.tooltip:
            draw_tooltip(canvas, look, self.tooltip, self._explained.rect, below=self._explained.tooltip_below)

    def rest(self) -> None:
        """Hide the tooltip until the pointer moves to another control, because a scene covers this one."""
        self._hover_ms = self._focus_ms = -math.inf

    @property
    def tooltip(self) -> str:
        """The tooltip to be shown now; empty for none."""
        shown = self._explained
        if shown is None or (self._focus_ms if self.keyboard else self._hover_ms) < _TOOLTIP_MS:
            return ""
        return shown.tooltip if shown.visible and shown in self.widgets else ""

    @property
    def _explained(self) -> Widget | None:
        """The control under the pointer; while keys are used the focused one, if it has no words."""
        if not self.keyboard:
            return self._hover
        return self.focused if self.focused is not None and self.focused.wordless else None

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        return next((w for w in reversed(self.widgets) if w.visible and w.rect.collidepoint(pos)), None)

    def _move(self, pos: tuple[int, int]) -> bool:
        if self._held is not None:
            self._held.hovered = self._held.rect.collidepoint(pos)
            self._held.drag(pos)
            return True
        over = self._at(pos)
        if over is not self._hover:
            if self._hover is not None:
                self._hover.hovered = False
            self._hover = over
            self._hover_ms = 0.0
            if over is not None:
                over.hovered = over.enabled
                if over.active and over.focusable:
                    self.sound("hover")
        return over is not None

    def _press(self, pos: tuple[int, int]) -> bool:
        self.keyboard = False
        self.rest()
        over = self._at(pos)
        if over is None:
            self.focus(None)
            return False
        if over.active:
            self.focus(over if over.focusable else None)
            self._held = over
            over.hovered = True
            if over.focusable and not isinstance(over, TextField):
                self.sound("click")
            over.click(pos)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_TAB:
            self._cycle(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        focused = self.focused
        # A controller writes by the on-screen keyboard only: without it arrows move the focus and nothing is deleted.
        passed = isinstance(focused, TextField) and hasattr(event, "pad") and event.key != pygame.K_KP_ENTER
        if focused is not None and focused.active and not passed and focused.key(event):
            if not isinstance(focused, TextField):
                self.sound("hover" if event.key in _ARROWS else "click")
            return True
        if event.key in _ARROWS:
            return self._step(*_ARROWS[event.key])
        return False

    def _stops(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.active and widget.focusable]

    def _cycle(self, by: int) -> None:
        stops = self._stops()
        if not stops:
            return
        self.keyboard = True
        if self.focused in stops:
            self.focus(stops[(stops.index(self.focused) + by) % len(stops)])
        else:
            self.focus(stops[0 if by > 0 else -1])

    def _step(self, dx: int, dy: int) -> bool:
        """Focus the nearest control in a direction; sideways distance counts double."""
        stops = self._stops()
        if not stops:
            return False
        self.keyboard = True
        if self.focused not in stops:
            self.focus(stops[0])
            return True
        here = pygame.Vector2(self.focused.rect.center)
        best: tuple[float, Widget] | None = None
        for widget in stops:
            way = pygame.Vector2(widget.rect.center) - here
            ahead = way.x * dx + way.y * dy
            if ahead <= 0:
                continue
            cost = ahead + 2 * abs(way.x * dy + way.y * dx)
            if best is None or cost < best[0]:
                best = (cost, widget)
        if best is not None:
            self.focus(best[1])
        return True


def draw_tooltip(canvas: Canvas, look: RenderContext, text: str, near: pygame.Rect, *, below: bool = False) -> None:
    """Draw a tooltip above a rectangle, or without room there or with ``below`` under it, inside the canvas."""
    lines = look.text.wrap(NOTE_SMALL, text, min(look.px(320 * look.text.enlarged), canvas.size[0] * 0.8))
    height = look.text.line_height(NOTE_SMALL)
    pad = look.px(10)
    width = max(look.text.size(NOTE_SMALL, line)[0] for line in lines) + 2 * pad
    box = pygame.Rect(0, 0, width, height * len(lines) + 2 * pad)
    box.midbottom = (near.centerx, near.top - look.px(6))
    if below or box.top < 0:
        box.top = near.bottom + look.px(6)
    box.clamp_ip(canvas.target.get_rect())
    canvas.image(look.sprite("ui/tooltip", box.w, box.h), box.x, box.y)
    for number, line in enumerate(lines):
        canvas.text(NOTE_SMALL.in_color("text"), line, box.x + pad, box.y + pad + number * height)
