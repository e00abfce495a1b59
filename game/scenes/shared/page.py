"""The base class of the screens around the table: a stage of 1600x900 in the window, a form, a background.

Knows the window's size and the controls; knows nothing of any single screen. Positions on the stage are in reference
pixels; ``Stage`` converts them to window pixels.
"""

from __future__ import annotations

import math
from typing import TypeVar

import msgspec
import pygame

from game.support.i18n import tr
from game.ui.app.scene import AppContext, Scene
from game.ui.graphics.canvas import Anchor, Canvas
from game.ui.graphics.type_scale import CAPTION, TITLE, StyledText, TextStyle
from game.ui.input.pad_labels import Hint, PadButton
from game.ui.widgets.form import Form
from game.ui.widgets.widget import Widget
from game.view.theme import REFERENCE, scale_of

WidgetT = TypeVar("WidgetT", bound=Widget)


class Stage(msgspec.Struct, frozen=True):
    """A box of 1600x900 reference pixels, centred in a window of ``width`` x ``height`` pixels."""

    width: int
    height: int

    @property
    def scale(self) -> float:
        """Window pixels per reference pixel."""
        return scale_of(self.width, self.height)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Convert a point of the stage to window pixels."""
        scale = self.scale
        return (
            (self.width - REFERENCE[0] * scale) / 2 + x * scale,
            (self.height - REFERENCE[1] * scale) / 2 + y * scale,
        )

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Convert a box of the stage to window pixels, rounding each edge."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + w, y + h)
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))


class Page(Scene):
    """A screen with controls on a background.

    A subclass fills ``form`` in ``build`` (called again when the language or the edition changes), sets the controls'
    rectangles in ``place`` and draws everything else in ``paint``.
    """

    background = "bg/menu"
    column = False
    """Whether the controls stand in one column, so that up and down cycle through them."""
    leads_back = True
    """Whether Escape closes the page."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.form = Form()
        self.named: dict[str, Widget] = {}
        """Controls by a name that survives a rebuild, on pages whose controls come and go."""
        self.stage = Stage(*REFERENCE)
        self.heading = ""

    def add(self, name: str, widget: WidgetT) -> WidgetT:
        """Add a control to the form under a name."""
        self.named[name] = widget
        return self.form.add(widget)

    def fallback(self) -> Widget | None:
        """Return the control to focus when the named control with the focus has gone."""

    def build(self) -> None:
        """Create the controls."""

    def place(self) -> None:
        """Set the rectangles of the controls."""

    def paint(self, canvas: Canvas) -> None:
        """Draw everything below the controls."""

    def back(self) -> None:
        """Handle Escape: close the page."""
        self.app.pop()

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self.rebuild()

    def rebuild(self) -> None:
        """Create the controls again and keep the focus on the control of the same name, else of the same index."""
        old = self.form
        index = old.widgets.index(old.focused) if old.focused in old.widgets else -1
        name = next((name for name, widget in self.named.items() if widget is old.focused), None)
        old.focus(None)
        self.form, self.named = Form(), {}
        self.form.keyboard = old.keyboard or self.app.by_keys
        self.stage = Stage(*self.app.size)
        self.build()
        self.place()
        if name is not None:
            same = self.named.get(name)
            self.form.focus(same if same is not None and same.active else self.fallback())
        elif 0 <= index < len(self.form.widgets):
            self.form.focus(self.form.widgets[index])
        self.form.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=self.app.mouse))
        self.form.sound = self.sound  # only now, so that a control under a resting mouse makes no sound
        self.app.redraw()

    def leave(self) -> None:
        """Drop the focus, so that a text field releases the input method."""
        self.form.focus(None)

    def resize(self, width: int, height: int) -> None:
        self.stage = Stage(width, height)
        self.place()

    def resume(self) -> None:
        """Rebuild: another screen may have changed what is shown here."""
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event to the controls first; Escape goes back, F1 opens the rules."""
        if self.column and event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            back = pygame.KMOD_SHIFT if event.key == pygame.K_UP else pygame.KMOD_NONE
            event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=back, unicode="")
        if self.form.handle(event):
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.app.go.open_rules(self.edition)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_HELP:
            self.app.go.open_controller_help(self.edition)

    def hints(self) -> list[Hint]:
        found = [*self.form.hints(), (PadButton.BACK, tr("Help"))]
        at = 0 if self.form.focused is None else 1
        return [*found[:at], (PadButton.B, tr("Back")), *found[at:]] if self.leads_back else found

    def update(self, dt_ms: float) -> None:
        """Advance carets and tooltips; under another scene no tooltip appears."""
        if self.app.scene is not self:
            self.form.rest()
        if self.form.update(dt_ms):
            self.app.redraw()

    def draw(self, canvas: Canvas) -> None:
        look = self.look
        if self.opaque:
            # In high contrast no picture lies behind words.
            picture = None if look.high_contrast else look.atlas.background(self.background, *canvas.size)
            canvas.background(picture, look.palette.ground[2])
        self.heading = ""
        self.paint(canvas)
        self.draw_form(canvas)

    def draw_form(self, canvas: Canvas) -> None:
        """Draw the controls; the focus is shown only while no other scene covers them."""
        self.form.draw(canvas, self.look, focus=self.app.scene is self)

    def describe(self) -> list[str]:
        return [self.heading]

    def details(self) -> list[str]:
        return [line for line in self.recorded(self.paint) if line.casefold() != self.heading.casefold()]

    def put(self, widget: Widget, x: float, y: float, w: float, h: float) -> None:
        """Set a control's rectangle, given on the stage."""
        widget.rect = self.stage.box(x, y, w, h)

    def sprite(self, canvas: Canvas, name: str, x: float, y: float, w: float, h: float, alpha: int = 255) -> None:
        """Draw a sprite whose box is given on the stage."""
        box = self.stage.box(x, y, w, h)
        canvas.image(self.look.sprite(name, box.w, box.h), box.x, box.y, alpha)

    def write(
        self,
        canvas: Canvas,
        style: TextStyle,
        text: str,
        x: float,
        y: float,
        anchor: Anchor = "midleft",
        max_width: float | None = None,
        height: float | None = None,
    ) -> None:
        """Write a line on the stage, shrunk to ``max_width`` and ``height`` in reference pixels, else cut off."""
        left, top = self.stage.at(x, y)
        scale = self.stage.scale
        width = None if max_width is None else max_width * scale
        if width is not None or height is not None:
            fits = math.inf if width is None else width
            style = self.look.text.fit(style, text, fits, None if height is None else height * scale)
        canvas.text(style, text, left, top, anchor, max_width=width)

    def caption(
        self,
        canvas: Canvas,
        text: str,
        x: float,
        y: float,
        max_width: float | None = None,
        height: float | None = 34,
        *,
        style: TextStyle = CAPTION,
        anchor: Anchor = "midleft",
    ) -> None:
        """Write a caption in capitals."""
        self.write(canvas, style, text.upper(), x, y, anchor, max_width, height)

    def write_pair(
        self,
        canvas: Canvas,
        upper: StyledText,
        lower: StyledText,
        where: tuple[float, float, float, float],
        apart: float = 33,
    ) -> None:
        """Write two lines, one below the other.

        ``where`` is their left edge, their middle, their width and their common height, all on the stage.
        """
        x, middle, max_width, height = where
        scale = self.stage.scale
        placed = self.look.text.pair(upper, lower, max_width * scale, apart * scale, height * scale)
        left, top = self.stage.at(x, middle)
        for line, (style, dy) in zip((upper, lower), placed, strict=True):
            canvas.text(style, line.text, left, top + dy, "midleft", max_width=max_width * scale)

    def write_lines(
        self,
        canvas: Canvas,
        style: TextStyle,
        text: str,
        x: float,
        y: float,
        width: float,
        *,
        height: float | None = None,
        align: float = 0.0,
        max_lines: int = 0,
    ) -> float:
        """Write a text in balanced lines on the stage, its top at ``y``; return its height in reference pixels.

        A text that would be higher than ``height`` reference pixels is shrunk.
        """
        scale = self.stage.scale
        if height is not None:
            style = self.look.text.fit_box(style, text, width * scale, height * scale)
        lines = self.look.text.balance(style, text, width * scale, max_lines)
        step = self.look.text.line_height(style)
        left, top = self.stage.at(x + width * align, y)
        anchor: Anchor = "midtop" if align == 0.5 else "topright" if align == 1.0 else "topleft"
        for number, line in enumerate(lines):
            canvas.text(style, line, left, top + number * step, anchor)
        return len(lines) * step / scale

    def write_in_two(
        self,
        canvas: Canvas,
        style: TextStyle,
        text: str,
        box: tuple[float, float, float, float],
        *,
        centred: bool = False,
    ) -> None:
        """Write a text into a box of the stage in one line, or in two where its letters can be larger so."""
        x, y, w, h = box
        scale, renderer = self.stage.scale, self.look.text
        style = renderer.fit_two(style, [text], w * scale, h * scale)
        lines = renderer.balance(style, text, w * scale, 2)
        step = renderer.line_height(style) / scale
        for number, line in enumerate(lines):
            middle = y + h / 2 + (number - (len(lines) - 1) / 2) * step
            at = x + w / 2 if centred else x
            self.write(canvas, style, line, at, middle, "center" if centred else "midleft")

    def display_width(self, text: str, height: float) -> float:
        """Return the width on the stage of a title in display letters, or 0 where one of them is missing."""
        look, scale, style = self.look, self.stage.scale, self.look.skin.display
        return look.display_width(style, text, height * scale) / scale if look.can_display(style, text) else 0.0

    def banner(
        self,
        canvas: Canvas,
        text: str,
        x: float,
        y: float,
        height: float,
        *,
        align: float = 0.0,
        max_width: float = 0,
        dark: bool = False,
    ) -> None:
        """Write a title in the edition's display letters, shrunk to ``max_width``, or as plain text if one is missing.

        ``dark`` letters are for light plates. The first banner of a frame is the screen's heading.
        """
        self.heading = self.heading or text
        look, scale = self.look, self.stage.scale
        letters = "dark" if dark else look.skin.display
        left, top = self.stage.at(x, y)
        if look.can_display(letters, text):
            text_h = height * scale
            if max_width:
                width = look.display_width(letters, text, text_h)
                text_h = min(text_h, text_h * max_width * scale / max(1, width))
            look.display(canvas, letters, text, left, top + (height * scale - text_h) / 2, text_h, align)
            return
        anchor: Anchor = "midleft" if align == 0 else "center" if align == 0.5 else "midright"
        style = TITLE.at(height * 0.7).in_color("text_dark" if dark else "line_light")
        if max_width:
            style = look.text.fit(style, text, max_width * scale)
        canvas.text(style, text, left, top + height * scale / 2, anchor)
