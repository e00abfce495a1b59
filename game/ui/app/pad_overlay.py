"""What a controller adds to every screen: hints for its buttons, a keyboard, a note when it is disconnected.

Knows the loop, the topmost scene's hints and the field that has the keyboard. Must not know any single scene.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import BODY, PROMPT
from game.ui.input.controllers import Controllers
from game.ui.input.pad_glyphs import sign
from game.ui.input.pad_labels import Hint, PadButton

if TYPE_CHECKING:
    from game.ui.app.on_screen_keyboard import ScreenKeys
    from game.ui.app.scene import AppContext
    from game.ui.graphics.look import RenderContext

LINE: Final = 30.0
"""Height of the line of buttons in reference pixels: what pages leave free below their controls."""
_MIN_LINE_PX: Final = 24
"""Its minimum height in window pixels."""
NOTE_MS: Final = 4500.0
"""How long a note stays."""
_BELOW: Final = 4.0
"""How much of the line's height is free below its box."""
_RIGHT: Final = 72.0
"""Distance of the line from the window’s right edge, which clears the ornament in a page's corner."""


class PadOverlay:
    """The layer over all scenes that the loop calls for each event, update and drawing."""

    def __init__(self, app: AppContext) -> None:
        self.app = app
        self.controllers = Controllers()
        self.keys: ScreenKeys | None = None
        self.note = ""
        self.line = pygame.Rect(0, 0, 0, 0)
        """The box of the line of buttons; empty where none was drawn."""
        self._note_ms = 0.0
        self._table_margin = 0
        self._pointer = True

    @property
    def table_margin(self) -> int:
        """Window pixels that a table leaves free below it for the line."""
        return self.line_height + 2 if self.controllers.at_hand else 0

    @property
    def line_height(self) -> int:
        """Height of the line in window pixels, shown or not."""
        return max(_MIN_LINE_PX, round(LINE * self.app.scale))

    @property
    def spoken_text(self) -> str:
        """The text for a screen reader: the note, and the focused key."""
        return " ".join(filter(None, (self.note, "" if self.keys is None else self.keys.spoken_text)))

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Handle an event for the keyboard on the screen; True keeps it from the scene.

        The pointer shows only while the mouse is used: at rest it would cover what the focus moves to.
        """
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._point(True)
        elif event.type == pygame.KEYDOWN and hasattr(event, "pad"):
            self._point(False)
        if self.keys is not None:
            return self.keys.handle_event(event)
        scene = self.app.scene
        if event.type != pygame.KEYDOWN or getattr(event, "pad", None) != PadButton.A or scene is None:
            return False
        field = scene.writing()
        if field is None:
            return False
        from game.ui.app.on_screen_keyboard import ScreenKeys  # rarely used, so it does not delay the title

        self.keys = ScreenKeys(self.app, scene, field)
        self.controllers.repeating = ScreenKeys.REPEATING
        return True

    def update(self, dt_ms: float) -> None:
        """Note controllers that came or went; close the keyboard where its field has lost the focus."""
        for came in self.controllers.news:
            self._announce(came)
        self.controllers.news.clear()
        if self._note_ms > 0:
            self._note_ms -= dt_ms
            if self._note_ms <= 0:
                self.note = ""
                self.app.redraw()
        if self.keys is not None and self.keys.done():
            self.keys = None
            self.controllers.repeating = frozenset()
            self.app.redraw()
        if self.table_margin != self._table_margin:
            self._table_margin = self.table_margin
            self.app.lay_out()

    def draw(self, canvas: Canvas) -> None:
        """Draw the keyboard, the line of buttons and the note."""
        scene = self.app.scene
        self.line = pygame.Rect(0, 0, 0, 0)
        if scene is None:
            return
        look = scene.look
        canvas.renderer = look.text
        writing = self.keys is not None and self.keys.scene is scene
        if self.keys is not None and writing:
            self.keys.draw(canvas, look)
        if self.controllers.in_use:
            self._draw_line(canvas, look, self.keys.hints() if self.keys is not None and writing else scene.hints())
        if self.note and not scene.shows_pad_note:
            self._draw_note(canvas, look)

    def _point(self, shown: bool) -> None:
        if shown != self._pointer:
            self._pointer = shown
            pygame.mouse.set_visible(shown)

    def _announce(self, came: bool) -> None:
        lost = tr("Controller disconnected. Nothing is lost; reconnect it or use the keyboard.")
        self.note = tr("Controller connected.") if came else lost
        self._note_ms = NOTE_MS
        self.app.redraw()

    def _draw_line(self, canvas: Canvas, look: RenderContext, hints: list[Hint]) -> None:
        """Draw as many of the hints as fit, at the right of the window's lower edge."""
        window_width, window_height = canvas.size
        height = self.line_height - look.px(_BELOW)
        side, gap, between = round(height * 0.8), round(height * 0.25), round(height * 0.7)
        style = look.text.fit(BODY, "", 0, height * 0.92)
        pieces: list[tuple[pygame.Surface, str, int]] = []
        width = 0
        max_width = window_width - 2 * look.px(_RIGHT)
        for button, words in hints:
            drawn = sign(look, button, self.controllers.family, side)
            long = look.text.size(style, words)[0]
            before = (gap if not pieces[-1][1] else between) if pieces else 0
            more = before + drawn.get_width() + (gap + long if words else 0)
            if width + more > max_width:
                continue
            width += more
            pieces.append((drawn, words, long))
        box = pygame.Rect(0, 0, width + 2 * between, height)
        box.bottomright = (window_width - look.px(_RIGHT) + between, window_height - 2 - look.px(_BELOW))
        self.line = box
        canvas.image(look.sprite("ui/field", *box.size), *box.topleft)
        x = box.x + between
        for drawn, words, long in pieces:
            canvas.surface(drawn, x, box.centery - drawn.get_height() / 2)
            x += drawn.get_width() + gap
            if words:
                canvas.text(style.in_color("text_soft"), words, x, box.centery, "midleft")
                x += long + between

    def _draw_note(self, canvas: Canvas, look: RenderContext) -> None:
        window_width = canvas.size[0]
        lines = look.text.wrap(PROMPT, self.note, window_width * 0.6)
        step, pad = look.text.line_height(PROMPT), look.px(22)
        width = max(look.text.size(PROMPT, line)[0] for line in lines) + 3 * pad
        box = pygame.Rect((window_width - width) // 2, look.px(8), width, step * len(lines) + pad)
        box.inflate_ip(look.px(24), look.px(10))
        canvas.image(look.sprite("ui/panel", *box.size), *box.topleft)
        for number, line in enumerate(lines):
            canvas.text(PROMPT, line, box.centerx, box.y + pad / 2 + look.px(5) + step * number, "midtop")
