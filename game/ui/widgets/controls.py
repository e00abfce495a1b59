"""Controls for values: a choice of several, a slider of whole numbers, a field for a key, a row of tabs.

Knows rectangles, events and the look. Must not know what a value means: it calls the function it was given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.support.i18n import gettext_noop
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BODY, BUTTON
from game.ui.input.pad_labels import PadButton
from game.ui.widgets.buttons import PRESS_KEYS
from game.ui.widgets.widget import Widget


class Choice(Widget):
    """One of several values with their ``labels``; the left third steps back, the rest forward.

    Unless it ``wraps``, only Enter and Space lead from the last value to the first.
    """

    outline = "ui/field"
    verb = gettext_noop("Change")

    def __init__(
        self,
        labels: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        rect: pygame.Rect | None = None,
        *,
        tooltip: str = "",
        wraps: bool = True,
    ) -> None:
        super().__init__(rect, tooltip=tooltip)
        self.labels = tuple(labels)
        self.index = index
        self.on_change = on_change
        self.wraps = wraps

    def step(self, by: int) -> None:
        """Step by some values; the last one is followed by the first where the choice wraps."""
        if self._steps(by):
            self.index = (self.index + by) % len(self.labels)
            self.on_change(self.index)

    def _steps(self, by: int) -> bool:
        """Whether there is a value so many steps away."""
        return self.wraps or 0 <= self.index + by < len(self.labels)

    def click(self, pos: tuple[int, int]) -> None:
        self.step(-1 if pos[0] < self.rect.x + self.rect.w / 3 else 1)

    def wheel(self, notches: int) -> bool:
        if self.focused:
            self.step(-1 if notches > 0 else 1)
        return self.focused

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_LEFT:
            self.step(-1)
        elif event.key == pygame.K_RIGHT:
            self.step(1)
        elif event.key in PRESS_KEYS:
            self.step(1 if self._steps(1) else -self.index)
        else:
            return False
        return True

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect = self.rect
        plate, faint = "ui/field_focus" if self.hovered else "ui/field", 255 if self.enabled else 90
        canvas.image(look.sprite(plate, rect.w, rect.h), rect.x, rect.y, faint)
        side = min(look.px(22), rect.h - look.px(6))
        back, forward = (faint if self._steps(by) else 90 for by in (-1, 1))
        canvas.image(look.sprite("icon/left", side, side), rect.x + look.px(8), rect.centery - side / 2, back)
        right = rect.right - look.px(8) - side
        canvas.image(look.sprite("icon/right", side, side), right, rect.centery - side / 2, forward)
        max_width = rect.w - 2 * side - look.px(28)
        label = self.labels[self.index]
        style = look.text.fit(BODY, label, max_width, height=rect.h - look.px(4))
        color = look.palette.text if self.enabled else look.palette.text_muted
        canvas.text(style.in_color(color), label, rect.centerx, rect.centery, "center", max_width=max_width)


class Slider(Widget):
    """A whole number in a ``span``, in steps; ``shown`` returns its text at the right."""

    outline = "ui/field"
    verb = gettext_noop("Change")
    verb_button = PadButton.ARROWS

    def __init__(
        self,
        value: int,
        span: tuple[int, int],
        step: int,
        shown: Callable[[int], str],
        on_change: Callable[[int], None],
    ) -> None:
        super().__init__()
        self.value = value
        self.low, self.high = span
        self.by = step
        self.shown = shown
        self.on_change = on_change
        self._said_w = 0
        """The width in window pixels that the longest text takes at the right, once it was drawn."""

    def set(self, value: float) -> None:
        """Set the nearest step."""
        whole = self.low + round((value - self.low) / self.by) * self.by
        whole = max(self.low, min(self.high, whole))
        if whole != self.value:
            self.value = whole
            self.on_change(whole)

    def click(self, pos: tuple[int, int]) -> None:
        left, width = self._track()
        self.set(self.low + (self.high - self.low) * (pos[0] - left) / max(1, width))

    def drag(self, pos: tuple[int, int]) -> None:
        self.click(pos)

    def wheel(self, notches: int) -> bool:
        if self.focused:
            self.set(self.value + (self.by if notches > 0 else -self.by))
        return self.focused

    def key(self, event: pygame.event.Event) -> bool:
        moves = {
            pygame.K_LEFT: self.value - self.by,
            pygame.K_RIGHT: self.value + self.by,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if event.key not in moves:
            return False
        self.set(moves[event.key])
        return True

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect, palette = self.rect, look.palette
        canvas.image(look.sprite("ui/field_focus" if self.hovered else "ui/field", rect.w, rect.h), rect.x, rect.y)
        most = [self.shown(value) for value in (self.low, self.value, self.high)]
        max_width = rect.w * 0.26
        style = look.text.fit_all(BODY, most, max_width, height=rect.h - look.px(4))
        self._said_w = look.px(16) + max(look.text.size(style, text)[0] for text in most)
        left, width = self._track()
        height = look.px(10)
        canvas.image(look.sprite("ui/slider_track", width, height), left, rect.centery - height / 2)
        share = (self.value - self.low) / (self.high - self.low)
        inset = max(2, look.px(3))
        canvas.rect(
            palette.picked, (left + inset, rect.centery - height / 2 + inset, width * share, height - 2 * inset)
        )
        knob = look.atlas.icon("ui/slider_knob", min(rect.h - look.px(12), look.px(32)))
        canvas.image(knob, left + width * share - knob.width / 2, rect.centery - knob.height / 2)
        right = rect.right - look.px(16)
        canvas.text(style, most[1], right, rect.centery, "midright", max_width=max_width)

    def _track(self) -> tuple[int, int]:
        """Return left end and width of the range of the knob's middle."""
        margin = self.rect.h // 2
        return self.rect.x + margin, self.rect.w - 2 * margin - self._said_w


class KeyField(Widget):
    """Shows a key; when pressed it waits for another one, which ``on_key`` accepts or not. Escape cancels."""

    def __init__(self, label: str, waiting: str, on_key: Callable[[int], bool]) -> None:
        super().__init__()
        self.label = label
        self.waiting = waiting
        self.on_key = on_key
        self.listening = False

    def click(self, pos: tuple[int, int]) -> None:
        self.listening = not self.listening

    def focus(self, on: bool) -> None:
        super().focus(on)
        self.listening = self.listening and on

    def key(self, event: pygame.event.Event) -> bool:
        if self.listening:
            if event.key == pygame.K_ESCAPE or self.on_key(event.key):
                self.listening = False
            return True
        if event.key in PRESS_KEYS:
            self.listening = True
            return True
        return False

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the key as a cap as wide as its name; while it waits for another one, a field to type it into."""
        rect, palette, said = self.rect, look.palette, self.waiting if self.listening else self.label
        max_width = rect.w - look.px(20)
        style = look.text.fit(BODY, said, max_width, height=rect.h - look.px(4))
        cap, plate, color = rect, "ui/field_focus", palette.action
        if not self.listening:
            width = max(look.text.size(style, said)[0] + look.px(36), round(rect.h * 1.2))
            width = min(width, rect.w)
            cap = pygame.Rect(rect.right - width, rect.y, width, rect.h)  # in line with those above and below
            plate, color = "ui/button_hover" if self.hovered else "ui/button", palette.text
        canvas.image(look.sprite(plate, *cap.size), *cap.topleft)
        canvas.text(style.in_color(color), said, *cap.center, "center", max_width=max_width)


class Tabs(Widget):
    """The names of several pages side by side, one of which is open."""

    verb = gettext_noop("Change")
    verb_button = PadButton.ARROWS

    def __init__(
        self, labels: Sequence[str], icons: Sequence[str], index: int, on_change: Callable[[int], None], gap: float = 10
    ) -> None:
        super().__init__()
        self.labels = tuple(labels)
        self.icons = tuple(icons)
        self.index = index
        self.on_change = on_change
        self.gap = gap

    def choose(self, index: int) -> None:
        """Open a page; the last one is followed by the first."""
        index %= len(self.labels)
        if index != self.index:
            self.index = index
            self.on_change(index)

    def click(self, pos: tuple[int, int]) -> None:
        boxes = [number for number in range(len(self.labels)) if self.box(number).collidepoint(pos)]
        self.choose(boxes[0] if boxes else self.index)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self.choose(self.index + (1 if event.key == pygame.K_RIGHT else -1))
        return True

    def leaf(self, event: pygame.event.Event) -> bool:
        """Change the page by Ctrl with Tab or Page up and down, whatever has the focus; True where the event did."""
        if event.type != pygame.KEYDOWN or not event.mod & pygame.KMOD_CTRL:
            return False
        back = event.key == pygame.K_PAGEUP or (event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT)
        if not back and event.key not in (pygame.K_TAB, pygame.K_PAGEDOWN):
            return False
        self.choose(self.index + (-1 if back else 1))
        return True

    def box(self, number: int) -> pygame.Rect:
        """Return the box of a tab in window pixels."""
        count, width = len(self.labels), self.rect.w
        gap = round(self.rect.h * self.gap / 54)
        each = (width - gap * (count - 1)) / count
        left = round(number * (each + gap))
        return pygame.Rect(self.rect.x + left, self.rect.y, round(each), self.rect.h)

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        palette = look.palette
        portraits = any("/" in icon for icon in self.icons)
        small = min(look.px(22 * look.text.enlarged), self.rect.h - look.px(22))
        side, gap = self.rect.h - look.px(12) if portraits else small, look.px(8)
        max_width = self.box(0).w - side - gap - look.px(24)
        style = look.text.fit_all(BUTTON, self.labels, max_width, height=self.rect.h - look.px(4))
        for number, (label, icon) in enumerate(zip(self.labels, self.icons, strict=True)):
            box, chosen = self.box(number), number == self.index
            canvas.image(look.sprite("ui/tab_active" if chosen else "ui/tab", box.w, box.h), box.x, box.y)
            shown = look.text.ellipsis(style, label, max_width)
            left = box.centerx - (side + gap + look.text.size(style, shown)[0]) / 2
            image = look.sprite(icon if portraits else f"icon/{icon}", side, side)
            canvas.image(image, left, box.centery - side / 2, 255 if chosen else 150)
            color = palette.text if chosen else palette.text_soft
            canvas.text(style.in_color(color), shown, left + side + gap, box.centery, "midleft")

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        inset = -look.px(4)
        canvas.rect(look.palette.text, self.box(self.index).inflate(2 * inset, 2 * inset), look.ring)
