"""The settings of a controller: the action at the table for each of its bindable buttons.

Knows the settings and the list of actions; knows nothing of devices or of where the page stands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.shared.help.pad_picture import draw_controller, pad_box
from game.storage.settings import Settings
from game.support.i18n import gettext_noop, tr
from game.ui.graphics.type_scale import NAME
from game.ui.input.bindings import BINDABLE_ACTIONS, BUTTONS, Bindings, label_of
from game.ui.input.pad_glyphs import sign
from game.ui.input.pad_labels import FACES, Family, PadButton, button_name
from game.ui.widgets.controls import Choice
from game.view.layout.geometry import Rect

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from game.ui.graphics.print_art import Point

_GAP: Final = 14.0
"""Between the columns."""
_MIDDLE: Final = 516.0
"""The width of the mat with the picture of a controller, between the columns."""
_PAD: Final = 20.0
FEET: Final = 152.0
"""The height of the page's own buttons at the foot of the mat."""
_NAMES: Final = [action.name for action in BINDABLE_ACTIONS]
_PLACES: Final = {
    PadButton.LEFT_TRIGGER: gettext_noop("Left trigger"),
    PadButton.RIGHT_TRIGGER: gettext_noop("Right trigger"),
    PadButton.RIGHT_STICK: gettext_noop("Press right stick"),
}
_LEADERS: Final[dict[PadButton, tuple[Point, ...]]] = {
    PadButton.BACK: ((0.425, 0.217),),
    PadButton.LEFT_TRIGGER: ((0.2, 0.04), (-0.018, 0.04)),
    PadButton.RIGHT_STICK: ((0.625, 0.516), (0.625, 0.75), (-0.018, 0.75)),
    PadButton.X: ((0.66, 0.261),),
    PadButton.RIGHT_TRIGGER: ((0.8, 0.04), (1.02, 0.04)),
    PadButton.Y: ((0.793, 0.217), (0.988, 0.217)),
}
"""The buttons in the order of their cells, and the corners of the line from each to its cell as shares of the width of
the picture; from the last one it goes to the height of the sign in the cell and on to the cell. Lines leave the picture
at its nearest edge, and cross neither a button nor each other."""
_LEADER: Final = 2.0
_DOT: Final = 8.0
"""The width of these lines and of the point at a button."""
_DIM: Final = 70
"""The alpha of the lines of others while one button is pointed at, and of lines on the controller."""
_HIGH: Final = 64.0
"""A control's height."""
_SIGN: Final = 58.0
_ABOVE: Final = 50.0
"""How far the middle of a sign is above that of its cell."""
_WORDS: Final = 126.0
"""The distance of the captions from the left edge."""


class ButtonChoice(Choice):
    """The choice of the action of one button."""

    def __init__(self, button: PadButton, edition: str, index: int, on_change: Callable[[int], None]) -> None:
        super().__init__([label_of(action, edition) for action in BINDABLE_ACTIONS], index, on_change)
        self.button = button


def button_choices(settings: Settings, family: Family, edition: str, changed: Callable[[], None]) -> list[ButtonChoice]:
    """Return a control for each bindable button, with captions for a family of controllers."""
    bound = Bindings(settings.keys, settings.buttons).buttons

    def bind(button: PadButton, index: int) -> None:
        chosen = {name: action for name, action in settings.buttons.items() if name != button.name.lower()}
        if _NAMES[index] != BUTTONS[button]:
            chosen[button.name.lower()] = _NAMES[index]
        settings.buttons = chosen
        changed()

    fields = [
        ButtonChoice(button, edition, _NAMES.index(bound[button].name), partial(bind, button)) for button in _LEADERS
    ]
    for field in fields:
        field.caption = _caption(field.button, family)
    return fields


def _caption(button: PadButton, family: Family) -> str:
    """Return a button's name: its place, or what is printed on it."""
    if button in _PLACES:
        return tr(_PLACES[button])
    name = button_name(button, family)
    return tr("Button {name}").format(name=name) if button in FACES else name[:1].upper() + name[1:]


def place_buttons(page: Page, fields: list[ButtonChoice], box: tuple[float, float, float, float]) -> None:
    """Place the controls in cells on both sides of the picture in a box of the stage, each below its caption."""
    for number, field in enumerate(fields):
        x, top, w, height = _cell(box, len(fields), number)
        page.put(field, x + _PAD, top + height / 2 + 8, w - 2 * _PAD, _HIGH)


def picture_mat(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """Return the mat with the picture of a controller, in the middle of a box of the stage."""
    x, y, w, h = box
    return x + (w - _MIDDLE) / 2, y, _MIDDLE, h


def paint_buttons(
    page: Page, canvas: Canvas, fields: list[ButtonChoice], box: tuple[float, float, float, float]
) -> None:
    """Draw each button's cell with its glyph and its name, and a controller on which the pointed one is bright."""
    family, color = page.app.controllers.family, page.look.palette.text
    scale, room = page.stage.scale, _cell(box, len(fields), 0)[2] - _WORDS - _PAD / 2
    captions = [field.caption for field in fields]
    style = page.look.text.fit_two(NAME, captions, room * scale, _SIGN * scale)
    for number, field in enumerate(fields):
        x, top, w, height = _cell(box, len(fields), number)
        page.sprite(canvas, "ui/list_row", x, top, w, height)
        drawn = sign(page.look, field.button, family, round(_SIGN * scale))
        left, middle = page.stage.at(x + (_PAD + _WORDS) / 2 - 4, top + height / 2 - _ABOVE)
        canvas.surface(drawn, left - drawn.get_width() / 2, middle - drawn.get_height() / 2)
        words = (x + _WORDS, top + height / 2 - _ABOVE - _SIGN / 2, room, _SIGN)
        page.write_in_two(canvas, style.in_color(color), field.caption, words)
    x, y, w, h = picture_mat(box)
    page.sprite(canvas, "mat/dock", x, y, w, h)
    pointed = [field.button for field in fields if field.hovered or (field.focused and page.form.keyboard)]
    used = pointed or [field.button for field in fields]
    above = Rect(*page.stage.box(x, y, w, h - FEET))
    ends = []
    for number, button in enumerate(_LEADERS):
        right = number >= len(_LEADERS) // 2
        edge = above.right + page.look.px(_GAP) if right else above.x - page.look.px(_GAP)
        _, top, _, height = _cell(box, len(fields), number)
        ends.append((button, (edge, round(page.stage.at(0, top + height / 2 - _ABOVE)[1]))))
    for button, end in ends:
        _leader(canvas, page.look, button, pad_box(above), end, 255 if button in used else _DIM)
    draw_controller(canvas, page.look, family, used, above)
    for button, end in ends:
        _leader(canvas, page.look, button, pad_box(above), end, _DIM, dot=255 if button in used else _DIM)


def _leader(
    canvas: Canvas, look: RenderContext, button: PadButton, pad: Rect, end: tuple[int, int], alpha: int, dot: int = 0
) -> None:
    """Draw the line from a button of a picture to the ``end`` at its cell, and a point of the alpha ``dot`` there."""
    corners = [(round(pad.x + x * pad.w), round(pad.y + y * pad.w)) for x, y in _LEADERS[button]]
    corners += [(corners[-1][0], end[1]), end]
    thin, side = max(2, look.px(_LEADER)), look.px(_DOT)
    for (x, y), (to_x, to_y) in pairwise(corners):
        box = pygame.Rect(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y)).inflate(thin, thin)
        canvas.rect((*look.palette.line_light, alpha), box)
    x, y = corners[0]
    if dot:
        canvas.rect((*look.palette.line_light, dot), (x - side // 2, y - side // 2, side, side))


def _cell(box: tuple[float, float, float, float], count: int, number: int) -> tuple[float, float, float, float]:
    """Return a button's cell on the stage: the first half of the buttons is left of the picture."""
    x, y, w, h = box
    rows = -(-count // 2)
    column, row = divmod(number, rows)
    width, step = (w - _MIDDLE) / 2 - _GAP, (h + _GAP) / rows
    return x + column * (w - width), y + row * step, width, step - _GAP
