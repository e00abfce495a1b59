"""The settings of a controller: the action at the table for each of its bindable buttons.

Knows the settings and the list of actions; knows nothing of devices or of where the page stands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from game.scenes.shared.pad_picture import draw_controller
from game.storage.settings import Settings
from game.support.i18n import mark, tr
from game.ui.input.bindings import ACTIONS, BUTTONS, Bindings
from game.ui.input.pad_glyphs import sign
from game.ui.input.pad_labels import FACES, Family, PadButton, button_name
from game.ui.widgets.controls import Choice
from game.view.layout.geometry import Rect

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

_GAP: Final = 14.0
"""Between the columns."""
_MIDDLE: Final = 480.0
"""The width of the mat with the picture of a controller, between the columns."""
_PAD: Final = 20.0
FEET: Final = 152.0
"""The height of the page's own buttons at the foot of the mat."""
_NAMES: Final = [action.name for action in ACTIONS]
_PLACES: Final = {
    PadButton.LEFT_TRIGGER: mark("Left trigger"),
    PadButton.RIGHT_TRIGGER: mark("Right trigger"),
    PadButton.RIGHT_STICK: mark("Press right stick"),
}
_HIGH: Final = 64.0
"""A control's height."""
_SIGN: Final = 66.0
_WORDS: Final = 132.0
"""The distance of the captions from the left edge."""


class ButtonChoice(Choice):
    """The choice of the action of one button."""

    def __init__(self, button: PadButton, index: int, on_change: Callable[[int], None]) -> None:
        super().__init__([tr(action.label) for action in ACTIONS], index, on_change)
        self.button = button


def button_choices(settings: Settings, family: Family, changed: Callable[[], None]) -> list[ButtonChoice]:
    """Return a control for each bindable button, with captions for a family of controllers."""
    bound = Bindings(settings.keys, settings.buttons).buttons

    def bind(button: PadButton, index: int) -> None:
        chosen = {name: action for name, action in settings.buttons.items() if name != button.name.lower()}
        if _NAMES[index] != BUTTONS[button]:
            chosen[button.name.lower()] = _NAMES[index]
        settings.buttons = chosen
        changed()

    fields = [
        ButtonChoice(button, _NAMES.index(action.name), partial(bind, button)) for button, action in bound.items()
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
        x, top, w, high = _cell(box, len(fields), number)
        page.put(field, x + _PAD, top + high / 2 + 8, w - 2 * _PAD, _HIGH)


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
    px = page.look.text.fit_two("name", captions, room * scale, 25, _SIGN * scale)
    for number, field in enumerate(fields):
        x, top, w, high = _cell(box, len(fields), number)
        page.sprite(canvas, "ui/list_row", x, top, w, high)
        drawn = sign(page.look, field.button, family, round(_SIGN * scale))
        left, middle = page.stage.at(x + (_PAD + _WORDS) / 2 - 4, top + high / 2 - 50)
        canvas.surface(drawn, left - drawn.get_width() / 2, middle - drawn.get_height() / 2)
        words = (x + _WORDS, top + high / 2 - 50 - _SIGN / 2, room, _SIGN)
        page.write_in_two(canvas, "name", field.caption, words, color, px)
    x, y, w, h = picture_mat(box)
    page.sprite(canvas, "mat/dock", x, y, w, h)
    pointed = [field.button for field in fields if field.hovered or (field.focused and page.form.keyboard)]
    used = pointed or [field.button for field in fields]
    above = page.stage.box(x, y, w, h - FEET)
    draw_controller(canvas, page.look, family, used, Rect(*above))


def _cell(box: tuple[float, float, float, float], count: int, number: int) -> tuple[float, float, float, float]:
    """Return a button's cell on the stage: the first half of the buttons is left of the picture."""
    x, y, w, h = box
    rows = -(-count // 2)
    column, row = divmod(number, rows)
    wide, step = (w - _MIDDLE) / 2 - _GAP, (h + _GAP) / rows
    return x + column * (w - wide), y + row * step, wide, step - _GAP
