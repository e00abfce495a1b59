"""The settings of a controller: the action at the table for each of its bindable buttons.

Knows the settings and the list of actions; knows nothing of devices or of where the page stands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from game.storage.settings import Settings
from game.support.i18n import mark, tr
from game.ui.input.bindings import ACTIONS, BUTTONS, Bindings
from game.ui.input.pad_glyphs import sign
from game.ui.input.pad_labels import FACES, Family, PadButton, button_name
from game.ui.widgets.controls import Choice

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

CONTROL: Final = (620.0, 0.74)
"""A control's width, and its height as a share of its row's height."""
_NAMES: Final = [action.name for action in ACTIONS]
_PLACES: Final = {
    PadButton.LEFT_TRIGGER: mark("Left trigger"),
    PadButton.RIGHT_TRIGGER: mark("Right trigger"),
    PadButton.RIGHT_STICK: mark("Press right stick"),
}
_SIGN: Final = 46.0
_WORDS: Final = 116.0
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
    """Place the controls along the right side of a box of the stage."""
    x, y, w, h = box
    row = h / max(len(fields), 1)
    wide, high = CONTROL[0], CONTROL[1] * row
    for number, field in enumerate(fields):
        page.put(field, x + w - wide, y + (number + 0.5) * row - high / 2, wide, high)


def paint_buttons(
    page: Page, canvas: Canvas, fields: list[ButtonChoice], box: tuple[float, float, float, float]
) -> None:
    """Draw each button's glyph and name before its control."""
    x, y, w, h = box
    row, family = h / max(len(fields), 1), page.app.controllers.family
    for number, field in enumerate(fields):
        middle = y + (number + 0.5) * row
        drawn = sign(page.look, field.button, family, round(_SIGN * page.stage.scale))
        left, top = page.stage.at(x + _WORDS / 2 - 14, middle)
        canvas.surface(drawn, left - drawn.get_width() / 2, top - drawn.get_height() / 2)
        max_width = w - CONTROL[0] - _WORDS - 24
        page.write(
            canvas,
            "body",
            field.caption,
            x + _WORDS,
            middle,
            page.look.palette.text,
            px=22,
            max_width=max_width,
            high=row,
        )
        if number:
            page.sprite(canvas, "ui/divider", x, middle - row / 2 - 3, w, 6, 100)
