"""A keyboard on the screen, for writing with a controller or the mouse.

Every key sends the scene the event of a real keyboard. Must not know what is written or why.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import pygame

from game.support.i18n import language, tr
from game.ui.graphics.type_scale import BODY, LEAD
from game.ui.input.pad_glyphs import key_sign
from game.ui.input.pad_labels import Hint, PadButton

if TYPE_CHECKING:
    from game.ui.app.scene import AppContext, Scene
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from game.ui.widgets.textfield import TextField

KeyAction: TypeAlias = Literal["shift", "signs", "left", "right", "space", "delete", "enter", "cancel", "done"]

_BUTTON_ACTIONS: Final[dict[PadButton, KeyAction]] = {
    PadButton.X: "delete",
    PadButton.Y: "space",
    PadButton.LEFT_SHOULDER: "left",
    PadButton.RIGHT_SHOULDER: "right",
    PadButton.LEFT_TRIGGER: "shift",
    PadButton.LEFT_STICK: "signs",
    PadButton.RIGHT_STICK: "signs",
    PadButton.START: "done",
    PadButton.BACK: "done",
    PadButton.B: "cancel",
}
SHADE: Final = 180
"""How dark the screen below becomes, of 255, but for the field."""
COLUMNS: Final = 12
_LETTERS: Final = {
    "en": ("1234567890-'", "qwertyuiop/:", "asdfghjkl;@#", "zxcvbnm,.!?_"),
    "fr": ("1234567890-'", "azertyuiopéè", "qsdfghjklmàç", "wxcvbn,.:!?ù"),
    "de": ("1234567890ß-", "qwertzuiopü:", "asdfghjklöä/", "yxcvbnm,.!?'"),
}
"""The letters and signs of each language's keyboard, row by row."""
_SIGNS: Final = ("àâäçèéêëîïôö", "œæùûüÿßñáíóú", "()[]+=*#&%@_", "/\\~;:«»“”’…€")
"""The second page: accented letters of the three languages, and further signs."""
_KEY: Final = 58.0
_WIDTH: Final = 1140.0
_GAP: Final = 6.0
_APART: Final = 10.0
"""Between two keys, and more between groups of rows."""
_BELOW: Final = 14.0
"""Between the keyboard and the line of buttons."""
_EDGE: Final = 22.0
_SHIFT_ONCE, _SHIFT_KEPT = 1, 2


@dataclass(frozen=True)
class Key:
    """One key: a character to write or an action, ``span`` columns wide."""

    text: str = ""
    action: KeyAction | None = None
    span: float = 1.0


class ScreenKeys:
    """The open keyboard, over a scene with a focused text field."""

    REPEATING: Final = frozenset((PadButton.X, PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER))

    def __init__(self, app: AppContext, scene: Scene, field: TextField) -> None:
        self.app = app
        self.scene = scene
        self.field = field
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.row, self.place = 2, 5
        self.shift = 0
        self.signs = False
        self._before = field.text
        self._closed = False
        self._boxes: dict[tuple[int, int], pygame.Rect] = {}
        app.redraw()

    def rows(self) -> list[list[Key]]:
        """Return the keys of the current page, row by row."""
        page = _SIGNS if self.signs else _LETTERS.get(language(), _LETTERS["en"])
        rows = [[Key(_upper(char) if self.shift else char) for char in row] for row in page]
        enter = self.field.on_submit is not None
        foot = [
            Key(action="shift", span=1.25),
            Key("abc" if self.signs else "é ü #", "signs", 1.25),
            Key(action="left"),
            Key(action="right"),
            Key(tr("Space bar"), "space", 2.5 if enter else 3.5),
            Key(action="delete"),
            *([Key(action="enter")] if enter else []),
            Key(tr("Cancel"), "cancel", 1.5),
            Key(tr("Done"), "done", 1.5),
        ]
        return [*rows, foot]

    @property
    def spoken_text(self) -> str:
        """The name of the focused key, for a screen reader."""
        key = self.rows()[self.row][self.place]
        words = {
            "shift": tr("Capitals"),
            "signs": tr("Accents and symbols"),
            "left": tr("Cursor left"),
            "right": tr("Cursor right"),
            "delete": tr("Delete"),
            "enter": tr("Enter"),
        }
        return words.get(key.action or "", key.text)

    def box(self, row: int, place: int) -> pygame.Rect:
        """Return the box of a key in the window; it exists after the first drawing."""
        return self._boxes[row, place]

    def hints(self) -> list[Hint]:
        """Return what each button of a controller does while the keyboard is open."""
        found = [
            (PadButton.A, tr("Type")),
            (PadButton.X, tr("Delete")),
            (PadButton.Y, tr("Space bar")),
            (PadButton.START, tr("Done")),
            (PadButton.B, tr("Cancel")),
            (PadButton.LEFT_TRIGGER, tr("Capitals")),
            (PadButton.LEFT_SHOULDER, ""),
            (PadButton.RIGHT_SHOULDER, tr("Cursor")),
        ]
        if self.field.on_submit is not None:
            found.append((PadButton.RIGHT_TRIGGER, tr("Enter")))
        return found

    def done(self) -> bool:
        """Whether it is to be closed: by the person, or because its field has lost the focus."""
        field = self.scene.writing() if self.app.scene is self.scene else None
        if field is None:
            return True
        self.field = field  # a rebuilt page has a new field in the same place
        return self._closed

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Handle an event; False where it is for the scene. A press on a real keyboard closes this one."""
        if self._closed:
            return False
        if event.type == pygame.KEYDOWN:
            button = getattr(event, "pad", None)
            if button is None or not self.app.controllers.at_hand:
                self._closed = True
                return False
            self._button(button)
            return True
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        return False

    def _button(self, button: PadButton) -> None:
        match button:
            case PadButton.LEFT | PadButton.RIGHT:
                count = len(self.rows()[self.row])
                self.place = (self.place + (1 if button is PadButton.RIGHT else -1)) % count
                self.scene.sound("hover")
            case PadButton.UP | PadButton.DOWN:
                self._climb(-1 if button is PadButton.UP else 1)
            case PadButton.A:
                self._press(self.rows()[self.row][self.place])
            case PadButton.RIGHT_TRIGGER if self.field.on_submit is not None:
                self._do("enter")
            case _ if button in _BUTTON_ACTIONS:
                self._do(_BUTTON_ACTIONS[button])
            case _:
                pass

    def _mouse(self, event: pygame.event.Event) -> bool:
        """Focus and press the key under the pointer; a press outside closes the keyboard."""
        inside = self.rect.collidepoint(event.pos)
        over = next((at for at, box in self._boxes.items() if box.collidepoint(event.pos)), None)
        if event.type == pygame.MOUSEMOTION and over is not None:
            self.row, self.place = over
        elif event.type == pygame.MOUSEBUTTONDOWN and not inside:
            self._closed = True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and over is not None:
            self.row, self.place = over
            self._press(self.rows()[self.row][self.place])
        return inside

    def _climb(self, by: int) -> None:
        """Focus the key above or below whose middle is nearest; the last row is followed by the first."""
        rows = self.rows()
        here = _middles(rows[self.row])[self.place]
        self.row = (self.row + by) % len(rows)
        there = _middles(rows[self.row])
        self.place = min(range(len(there)), key=lambda place: abs(there[place] - here))
        self.scene.sound("hover")

    def _press(self, key: Key) -> None:
        if key.action is not None:
            self._do(key.action)
            return
        self._write(key.text)
        if self.shift == _SHIFT_ONCE:
            self.shift = 0

    def _do(self, action: KeyAction) -> None:
        match action:
            case "shift":
                self.shift = (self.shift + 1) % 3
            case "signs":
                self.signs = not self.signs
            case "space":
                self._write(" ")
            case "left" | "right":
                self._key(pygame.K_LEFT if action == "left" else pygame.K_RIGHT)
            case "delete":
                self._key(pygame.K_BACKSPACE)
            case "enter":
                self._key(pygame.K_RETURN)
            case "cancel":
                self._key(pygame.K_a, pygame.KMOD_CTRL)
                if self._before:
                    self._write(self._before)
                else:
                    self._key(pygame.K_BACKSPACE)
                self._closed = True
            case "done":
                self._closed = True
        self.place = min(self.place, len(self.rows()[self.row]) - 1)
        self.scene.sound("click")

    def _write(self, text: str) -> None:
        self.scene.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.scene.sound("click")

    def _key(self, key: int, mod: int = pygame.KMOD_NONE) -> None:
        self.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw all keys, in the half of the window without the field."""
        self._place(canvas.size, look)
        canvas.rect((*look.palette.ink, SHADE), (0, 0, *canvas.size))
        self.field.draw(canvas, look)
        canvas.image(look.sprite("ui/dialog", *self.rect.size), *self.rect.topleft)
        focused = self.row, self.place
        for at, key in sorted(self._keys(), key=lambda each: each[0] == focused):  # its ring lies over the other keys
            self._draw_key(canvas, look, key, self._boxes[at], at == focused)

    def _keys(self) -> list[tuple[tuple[int, int], Key]]:
        rows = self.rows()
        return [((row, place), key) for row, keys in enumerate(rows) for place, key in enumerate(keys)]

    def _place(self, size: tuple[int, int], look: RenderContext) -> None:
        """Place the keyboard below the field where there is room, else above."""
        window_width, window_height = size
        width = min(look.px(_WIDTH), window_width - look.px(40))
        edge, gap = look.px(_EDGE), max(3, look.px(_GAP))
        rows = self.rows()
        apart, groups = look.px(_APART), (2, 4) if self.signs else (1, 4)
        row_height = min(look.px(_KEY), round((window_height * 0.44 - 2 * edge - len(groups) * apart) / len(rows)))
        height = row_height * len(rows) - gap + len(groups) * apart + 2 * edge
        self.rect = pygame.Rect((window_width - width) // 2, 0, width, height)
        self.rect.bottom = window_height - self.app.hint_line - look.px(_BELOW)
        if self.field.rect.bottom + look.px(12) > self.rect.top:
            self.rect.top = min(look.px(10), max(0, self.field.rect.top - self.rect.height))
        unit = (width - 2 * edge + gap) / COLUMNS
        self._boxes = {}
        for row, keys in enumerate(rows):
            x = float(self.rect.x + edge)
            for place, key in enumerate(keys):
                left, right = round(x), round(x + key.span * unit)
                top = self.rect.y + edge + row * row_height + apart * sum(row >= first for first in groups)
                self._boxes[row, place] = pygame.Rect(left, top, right - left - gap, row_height - gap)
                x += key.span * unit

    def _draw_key(self, canvas: Canvas, look: RenderContext, key: Key, box: pygame.Rect, focused: bool) -> None:
        kind = "ui/button_primary" if key.action == "done" else "ui/button"
        quiet = key.action is None and not key.text.isalpha() and not focused
        lit = (key.action == "shift" and self.shift > 0) or (key.action == "signs" and self.signs)
        dark = key.action == "done" or lit
        plate = "ui/pill_active" if lit else "ui/field" if quiet else f"{kind}_hover" if focused else kind
        canvas.image(look.sprite(plate, *box.size), *box.topleft)
        color = look.palette.text_dark if dark else look.palette.text
        side = round(box.h * 0.5)
        if key.action in ("left", "right"):
            name = f"icon/{key.action}"
            canvas.image(look.sprite(name, side, side), box.centerx - side / 2, box.centery - side / 2)
        elif key.action in ("shift", "delete", "enter"):
            kept = key.action == "shift" and self.shift == _SHIFT_KEPT
            drawn = key_sign("capitals" if kept else key.action, side, color)
            canvas.surface(drawn, box.centerx - drawn.get_width() / 2, box.centery - drawn.get_height() / 2)
        else:
            usual, edge = (LEAD, 10) if key.action is None else (BODY, 26)
            style = look.text.fit(usual, key.text, box.w - look.px(edge), box.h * 0.94)
            canvas.text(style.in_color(color), key.text, box.centerx, box.centery, "center")
        if focused:
            canvas.image(look.focus_ring(plate, *box.size), *box.topleft)


def _upper(char: str) -> str:
    """Return a letter's capital where that is one letter."""
    return "ẞ" if char == "ß" else char.upper()


def _middles(keys: list[Key]) -> list[float]:
    """Return the middle of each key of a row, in columns."""
    edges = [0.0]
    for key in keys:
        edges.append(edges[-1] + key.span)
    return [(left + right) / 2 for left, right in pairwise(edges)]
