"""Admission to a room: the invitation, join requests, and the words to compare against impostors.

Knows invitations, join requests and words; knows nothing of seats or options.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.scenes.lobby import text as texts
from game.scenes.lobby.section import Section
from game.scenes.shared.dialog import confirm
from game.scenes.shared.widgets import IconButton, fan
from game.support.i18n import tr, trn
from game.ui.widgets.buttons import Button
from game.ui.widgets.clipboard import copy_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

INSET: Final = 24.0
ADDRESSES: Final = 2
"""How many addresses are shown at most."""


def paint_words(canvas: Canvas, page: Page, words: Sequence[str], box: tuple[float, float, float, float]) -> None:
    """Draw words on plates side by side, all in the same size."""
    x, y, w, h = box
    gap = 12.0
    each = (w - gap * (len(words) - 1)) / max(1, len(words))
    max_width = (each - 32) * page.stage.scale
    px = page.look.text.fit_all("name", words, max_width, h * 0.5, h * 0.92 * page.stage.scale)
    for number, word in enumerate(words):
        left = x + number * (each + gap)
        page.sprite(canvas, "ui/field", left, y, each, h)
        page.write(canvas, "name", word, left + each / 2, y + h / 2, page.look.palette.line_light, "center", px)


class InvitationSection(Section):
    """How others join: the invitation to send, the code and the addresses to read out."""

    def build(self) -> None:
        hint = tr("Copy the invitation and send it to anyone you want to play with.")
        self._copy = self.page.add("copy", Button(tr("Copy"), self.copy, icon="export", tooltip=hint))
        self._renew = self.page.add("renew", IconButton("new", tr("Make a new invitation and code"), self._ask_renew))

    def _ask_renew(self) -> None:
        page = self.page
        title = tr("Make a new invitation?")
        text = tr("Your old invitation and code will stop working.")
        confirm(page.app, page.edition, title, text, tr("New invitation"), self._do_renew)

    def _do_renew(self) -> None:
        self.room.new_code()
        self.page.rebuild()

    def copy(self) -> None:
        """Copy the invitation to the clipboard and confirm it on the button's label."""
        if copy_text(self.room.state.invitation):
            self._copy.label, self._copy.icon = tr("Copied"), "ok"
            self.page.app.redraw()

    def place(self) -> None:
        x, y, w, _ = self.box
        self.page.put(self._copy, x + w - INSET - 140, y + 48, 140, 46)
        self.page.put(self._renew, x + w - INSET - 196, y + 48, 46, 46)

    def paint(self, canvas: Canvas) -> None:
        page, palette, room = self.page, self.page.look.palette, self.room
        x, y, w, _ = self.box
        page.sprite(canvas, "ui/panel", *self.box)
        left, inner = x + INSET, w - 2 * INSET
        page.caption(canvas, tr("Invitation"), left, y + 30, inner)
        page.sprite(canvas, "ui/field", left, y + 48, inner - 206, 46)
        at, wide = page.stage.at(left + 14, y + 71), (inner - 234) * page.stage.scale
        canvas.text("small", room.state.invitation, *at, palette.text_soft, "midleft", 18, max_width=wide)
        half = inner * 0.52
        page.caption(canvas, tr("Code"), left, y + 122, half - 10)
        page.write(canvas, "count", room.state.code, left, y + 160, palette.line_light, px=38, max_width=half - 20)
        page.caption(canvas, tr("Address"), left + half, y + 122, inner - half)
        for number, address in enumerate(room.state.addresses[:ADDRESSES]):
            middle = y + 150 + number * 26
            page.write(
                canvas, "body", address, left + half, middle, palette.text, px=20, max_width=inner - half, high=27
            )
        text = texts.finding(room.state.lobby)
        page.write(canvas, "note", text, left, y + 216, palette.text_muted, px=19, max_width=inner)


class KnockSection(Section):
    """A join request: the name, the words, and the host's answer."""

    def build(self) -> None:
        knock = self.room.state.knocks[0]
        number = knock.number
        self._yes = self.page.add(
            f"admit{number}",
            Button(tr("Let in"), partial(self.room.admit, number, True), kind="primary", icon="ok"),
        )
        self._no = self.page.add(
            f"deny{number}",
            Button(tr("Decline"), partial(self.room.admit, number, False), kind="danger", icon="cancel"),
        )
        self._yes.caption = self._no.caption = texts.join_request(knock)

    def place(self) -> None:
        x, y, w, h = self.box
        each = (w - 2 * INSET - 12) / 2
        self.page.put(self._yes, x + INSET, y + h - 18 - 52, each, 52)
        self.page.put(self._no, x + INSET + each + 12, y + h - 18 - 52, each, 52)

    def paint(self, canvas: Canvas) -> None:
        page, palette = self.page, self.page.look.palette
        knock = self.room.state.knocks[0]
        x, y, w, _ = self.box
        page.sprite(canvas, "ui/panel_active", *self.box)
        left, inner = x + INSET, w - 2 * INSET
        more = len(self.room.state.knocks) - 1
        if more:
            text = trn("{count} more", "{count} more", more).format(count=more)
            page.write(canvas, "note", text, left + inner, y + 38, palette.text_muted, "midright", 19, 110)
        max_width = inner - (124 if more else 0)
        text, advice = texts.join_request(knock), texts.advice(knock)
        page.write(canvas, "name", text, left, y + 38, palette.text, px=26, max_width=max_width, high=44)
        page.write(canvas, "note", advice, left, y + 76, palette.text_soft, px=19, max_width=inner, high=36)
        paint_words(canvas, page, knock.safety_words, (left, y + 98, inner, 64))


class WelcomeSection(Section):
    """What a guest sees in place of the invitation: the edition's cards."""

    def paint(self, canvas: Canvas) -> None:
        page = self.page
        x, y, w, h = self.box
        page.sprite(canvas, "ui/panel", *self.box)
        high = (h - 84) * page.stage.scale
        fan(canvas, page.look, page.stage.at(x + w / 2, y + h / 2 - 10), round(high))
