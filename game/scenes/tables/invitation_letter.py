"""The letter at the table browser's right: fields for an invitation or address and its code, and buttons to join.

Knows the page's stage; knows nothing of the network. Boxes and lengths are in reference pixels of the stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from game.scenes.shared.letter import paint_letter, paint_seal
from game.scenes.shared.widgets import IconButton
from game.support.i18n import tr
from game.ui.graphics.type_scale import CAPTION, HEADLINE, NOTE
from game.ui.widgets.buttons import Button
from game.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

BOX: Final = (1172.0, 334.0, 396.0, 542.0)
"""The box of the letter."""
MAX_INVITATION: Final = 200
"""Maximum number of characters of an invitation."""
MAX_CODE: Final = 24
"""Maximum number of characters of a code."""
_INSET_PX: Final = 28.0
"""From the letter's edges to what is written on it."""
_FOLD_PX: Final = 88.0
"""From the letter's upper edge to its fold, below the heading."""
_TITLE_BELOW_PX: Final = 2.0
"""How much lower than the middle above the fold the heading and the seal are."""
_SEAL_PX: Final = 60.0
"""Width and height of the seal."""
_TEXT_BELOW_PX: Final = 21.0
"""From the fold to the text below it."""
_TEXT_HEIGHT_PX: Final = 62.0
_FIELD_PX: Final = 54.0
"""Height of a field."""
_WHERE_PX: Final = 233.0
_CODE_PX: Final = 357.0
"""From the letter's upper edge to its two fields."""
_CAPTION_ABOVE_PX: Final = 18.0
"""From a field up to its caption."""
_BUTTON_GAP_PX: Final = 12.0


class Join(Protocol):
    """Joins with what was entered, to play or to watch."""

    def __call__(self, *, watch: bool = False) -> None: ...


class InvitationLetter:
    """What the person enters to join a table: ``where`` it is, and its ``code``."""

    def __init__(self, page: Page, join: Join) -> None:
        self.where = ""
        self.code = ""
        self._page = page
        self._join = join

    def build(self) -> None:
        """Add the fields and buttons to the page."""
        self._where = self._add_field("where", MAX_INVITATION, "cabochon://…")
        self._where.caption = tr("Invitation or address")
        self._code = self._add_field("code", MAX_CODE, "")
        self._code.caption = tr("Code")
        self._go = self._page.add("go", Button(tr("Join"), self._join, icon="join"))
        self._peek = self._page.add("peek", IconButton("eye", tr("Watch only"), partial(self._join, watch=True)))

    def place(self) -> None:
        """Put the fields and buttons on the letter."""
        page, (x, y, w, h) = self._page, BOX
        left, inner = x + _INSET_PX, w - 2 * _INSET_PX
        foot = y + h - _INSET_PX - _FIELD_PX
        page.put(self._where, left, y + _WHERE_PX, inner, _FIELD_PX)
        page.put(self._code, left, y + _CODE_PX, inner, _FIELD_PX)
        page.put(self._go, left, foot, inner - _FIELD_PX - _BUTTON_GAP_PX, _FIELD_PX)
        page.put(self._peek, left + inner - _FIELD_PX, foot, _FIELD_PX, _FIELD_PX)

    def paint(self, canvas: Canvas) -> None:
        """Draw the letter below its fields."""
        page, (x, y, w, h) = self._page, BOX
        look = page.look
        ink, left, inner = look.palette.text_dark, x + _INSET_PX, w - 2 * _INSET_PX
        title = y + _FOLD_PX / 2 + _TITLE_BELOW_PX
        paint_letter(page, canvas, (x, y, w, h), (_FOLD_PX,))
        paint_seal(page, canvas, x + w - _INSET_PX - _SEAL_PX / 2, title, _SEAL_PX)
        for field in (self._where, self._code):
            canvas.rect(look.palette.ground[2], field.rect.inflate(-look.px(6), -look.px(6)))
        max_width = inner - _SEAL_PX - 16
        page.write(canvas, HEADLINE.in_color(ink), tr("Invitation"), left, title, max_width=max_width, height=48)
        text = tr("Enter an invitation, an address and code, or a server’s link.")
        box = (left, y + _FOLD_PX + _TEXT_BELOW_PX, inner, _TEXT_HEIGHT_PX)
        page.write_in_two(canvas, NOTE.in_color(ink), text, box)
        for field, below in ((self._where, _WHERE_PX), (self._code, _CODE_PX)):
            page.caption(canvas, field.caption, left, y + below - _CAPTION_ABOVE_PX, inner, style=CAPTION.in_color(ink))

    def focus(self) -> None:
        """Put the cursor into the first field."""
        self._page.form.focus(self._where)
        self._page.form.keyboard = True
        self._page.app.redraw()

    def _add_field(self, name: str, limit: int, example: str) -> TextField:
        """Add a text field for the attribute of the same name."""
        value: str = getattr(self, name)
        change = partial(setattr, self, name)
        field = TextField(
            value,
            change,
            placeholder=example,
            limit=limit,
            on_submit=self._join,
            on_paper=True,
        )
        return self._page.add(name, field)
