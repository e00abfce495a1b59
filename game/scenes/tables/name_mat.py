"""The mat at the table browser's right with the person's portrait and the field for their name.

Knows the page's stage; knows nothing of the network and the settings. Boxes and lengths are in reference pixels of the
stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.scenes.shared.lineup import default_name
from game.support.cleaning import NAME_LENGTH, clean_name, in_names
from game.support.i18n import tr
from game.ui.graphics.type_scale import CAPTION, NOTE
from game.ui.widgets.textfield import TextField
from game.view.appearance import looks_of

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.widgets.buttons import Button

BOX: Final = (1172.0, 84.0, 396.0, 148.0)
"""The box of the low mat."""
HIGHER_PX: Final = 84.0
"""How much higher the mat is where nothing stands below it."""
FACE_RATIO: Final = 0.6
"""Side of the portrait, × height of the mat."""
_INSET_PX: Final = 18.0
"""From the left edge of the mat to the portrait."""
_RIGHT_PX: Final = 20.0
"""From what stands beside the portrait to the right edge, and from the note to the lower one."""
_FIELD_PX: Final = 50.0
"""Height of the field and of the button below it."""
_BUTTON_GAP_PX: Final = 12.0
_NOTE_GAP_PX: Final = 10.0
"""From the field down to the button or the note."""
_CAPTION_ABOVE_PX: Final = 22.0
"""From the field up to its caption."""


class NameMat:
    """The ``name`` that the person enters. The mat is ``low`` where a button stands below it."""

    def __init__(self, page: Page) -> None:
        self.name = ""
        self._page = page
        self._low = False
        self._button: Button | None = None

    @property
    def cleaned(self) -> str:
        """The name that the others would see."""
        return clean_name(self.name) or default_name(0, "human")

    def build(self) -> None:
        """Add the field to the page."""
        self._field = TextField(
            self.name,
            partial(setattr, self, "name"),
            placeholder=default_name(0, "human"),
            limit=NAME_LENGTH,
            takes=in_names,
        )
        self._field.caption = tr("Your name")
        self._page.add("name", self._field)

    def place(self, button: Button | None, *, low: bool) -> None:
        """Put the field beside the portrait, and below it a button that has no other place."""
        self._button, self._low = button, low
        left, width = self._beside_face
        self._page.put(self._field, left, self._field_top, width, _FIELD_PX)
        if button is not None:
            self._page.put(button, left, self._field_top + _FIELD_PX + _BUTTON_GAP_PX, width, _FIELD_PX)

    def paint(self, canvas: Canvas) -> None:
        """Draw the mat in the person's colour, the portrait, the caption, and a note where there is space for it."""
        page, (x, y, w, h) = self._page, self._box
        person, side = looks_of([self.cleaned], page.edition)[0], h * FACE_RATIO
        page.sprite(canvas, f"mat/{person}", x, y, w, h)
        page.sprite(canvas, page.look.avatars([self.cleaned])[0], x + _INSET_PX, y + (h - side) / 2, side, side)
        if self._low and self._button is not None:
            return
        (left, width), color = self._beside_face, page.look.palette.text_soft
        top = self._field_top - _CAPTION_ABOVE_PX
        page.caption(canvas, self._field.caption, left, top, width, style=CAPTION.in_color(color))
        if not self._low and self._button is None:
            top = self._field_top + _FIELD_PX + _NOTE_GAP_PX
            text, box = tr("Your name chooses your portrait."), (left, top, width, y + h - _RIGHT_PX - top)
            page.write_in_two(canvas, NOTE.in_color(color), text, box)

    @property
    def _box(self) -> tuple[float, float, float, float]:
        x, y, w, h = BOX
        return x, y, w, h if self._low else h + HIGHER_PX

    @property
    def _beside_face(self) -> tuple[float, float]:
        """The left edge and the width of what stands beside the portrait."""
        x, _, w, h = self._box
        aside = _INSET_PX + h * FACE_RATIO + 14
        return x + aside, w - aside - _RIGHT_PX

    @property
    def _field_top(self) -> float:
        """Where the field begins.

        It is below its caption, but in a low mat with a button there is none; in a high one a note or button follows.
        """
        _, y, _, h = self._box
        if not self._low:
            return y + h / 2 - 42
        return y + h / 2 - (56 if self._button is not None else 12)
