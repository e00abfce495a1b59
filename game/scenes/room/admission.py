"""Admission to a room: the invitation, join requests, and the words to compare against impostors.

Knows invitations, join requests and words; knows nothing of seats or options. Lengths are in reference pixels of the
stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.scenes.room import text as texts
from game.scenes.room.section import Box, Section
from game.scenes.shared.dialogs.dialog import confirm
from game.scenes.shared.letter import paint_letter, paint_seal
from game.scenes.shared.safety_words import paint_safety_words
from game.scenes.shared.widgets import IconButton
from game.support.i18n import tr, trn
from game.ui.graphics.type_scale import (
    BODY,
    BODY_LARGE,
    CAPTION,
    CAPTION_LARGE,
    FIGURE,
    HEADLINE,
    NOTE,
    NOTE_LARGE,
    PROMPT,
    StyledText,
)
from game.ui.widgets.buttons import Button
from game.ui.widgets.clipboard import copy_text
from game.view.appearance import looks_of

if TYPE_CHECKING:
    from game.ui.graphics.canvas import Canvas

INSET_PX: Final = 24.0
"""From the edges of a panel to what is on it."""
BUTTON_PX: Final = 54.0
"""Height of the buttons on the letter."""
PORTRAIT_PX: Final = 84.0
"""Side of the portrait of the person who asks to join."""
ONE_COLUMN_PX: Final = 400.0
"""In a narrower panel everything lies in one column."""
HOST_PX: Final = 92.0
"""Maximum side of the portrait of the host on the letter to guests."""
FOLDED_PX: Final = 260.0
"""Minimum height of the letter to guests if it is folded."""
ADDRESSES: Final = 2
"""Maximum number of addresses shown."""


class InvitationSection(Section):
    """How others join: the invitation to send, the code and the addresses to read out."""

    def build(self) -> None:
        hint = tr("Copy the invitation and send it to anyone you want to play with.")
        self._copy = self.page.add("copy", Button(tr("Copy"), self.copy, icon="copy", tooltip=hint))
        self._copy.tooltip_below = True
        self._renew: IconButton | None = None
        if self.room.state.hosting:
            renew = IconButton("reset", tr("Make a new invitation and code"), self._ask_renew)
            self._renew = self.page.add("renew", renew)

    def _ask_renew(self) -> None:
        page = self.page
        title = tr("Make a new invitation?")
        text = tr("Your old invitation and code will stop working.")
        confirm(page.app, page.edition, title, text, tr("New invitation"), self._do_renew, icon="reset")

    def _do_renew(self) -> None:
        self.room.new_code()
        self.page.rebuild()

    def copy(self) -> None:
        """Copy the invitation to the clipboard and confirm it on the button's label."""
        if copy_text(self.room.state.invitation or self.room.state.code):
            self._copy.label, self._copy.icon = tr("Copied"), "ok"
            self.page.app.redraw()

    def place(self) -> None:
        x, y, w, h = self.box
        aside = 0.0 if self._renew is None else BUTTON_PX + 10
        self.page.put(self._copy, x + INSET_PX, y + h - INSET_PX - BUTTON_PX, w - 2 * INSET_PX - aside, BUTTON_PX)
        if self._renew is not None:
            self.page.put(self._renew, x + w - INSET_PX - BUTTON_PX, y + h - INSET_PX - BUTTON_PX, BUTTON_PX, BUTTON_PX)

    def paint(self, canvas: Canvas) -> None:
        """Draw the letter: the code as its largest word, how to find the table without it, and the addresses.

        The letter is folded between them; without addresses the code and the text share its height.
        """
        page, room = self.page, self.room
        ink = page.look.palette.text_dark
        x, y, w, h = self.box
        aside, addresses = w >= ONE_COLUMN_PX, room.state.addresses[:ADDRESSES]
        large = not addresses and not aside
        code, fold = (118.0, 176.0) if large else (82.0, 118.0)
        end = h - INSET_PX - BUTTON_PX - 18 if large else fold + 68
        paint_letter(page, canvas, self.box, (fold,) if aside else (fold, end))
        paint_seal(page, canvas, x + w - 40, y + 38, 52)
        left, inner = x + INSET_PX, w - 2 * INSET_PX
        half = inner * 0.55 if aside else inner
        page.caption(
            canvas, tr("Invitation"), left, y + 34, half - (0 if aside else 60), style=CAPTION_LARGE.in_color(ink)
        )
        style, width = FIGURE.at(60 if large else 46).in_color(ink), half - 20 * aside
        page.write(canvas, style, room.state.code, left, y + code, max_width=width, height=81 if large else 62)
        text = texts.finding(room.state.lobby)
        note = (NOTE_LARGE if large else NOTE).in_color(ink)
        page.write_in_two(canvas, note, text, (left, y + fold + 8, inner, end - fold - 16))
        if not addresses:
            return
        column, top = (left + half, y + 34) if aside else (left, y + end + 20)
        page.caption(
            canvas, tr("Address"), column, top, left + inner - column - 60 * aside, style=CAPTION.in_color(ink)
        )
        for number, address in enumerate(addresses):
            middle, width = top + 31 + number * 29, left + inner - column
            page.write(canvas, BODY.in_color(ink), address, column, middle, max_width=width, height=31)


class KnockSection(Section):
    """A join request: the name, the words, and the host's answer."""

    def build(self) -> None:
        knock = self.room.state.knocks[0]
        number = knock.number
        kind = "plain" if self.room.state.can_start else "primary"  # the only gold button
        self._yes = self.page.add(
            f"admit{number}",
            Button(tr("Let in"), partial(self.room.admit, number, True), kind=kind, icon="ok"),
        )
        self._no = self.page.add(
            f"deny{number}",
            Button(tr("Decline"), partial(self.room.admit, number, False), kind="danger", icon="cancel"),
        )
        self._yes.caption = self._no.caption = texts.join_request(knock)

    def place(self) -> None:
        x, y, w, h = self.box
        each = (w - 2 * INSET_PX - 12) / 2
        self.page.put(self._yes, x + INSET_PX, y + h - 18 - 52, each, 52)
        self.page.put(self._no, x + INSET_PX + each + 12, y + h - 18 - 52, each, 52)

    def paint(self, canvas: Canvas) -> None:
        """Draw the mat that the person would sit at: portrait, name and wish, and the words below them."""
        page, lobby = self.page, self.room.state.lobby
        knock = self.room.state.knocks[0]
        x, y, w, h = self.box
        names = [] if lobby is None else [seat.name for seat in lobby.seats if seat.name]
        names.append(knock.name)
        person = looks_of(names, page.look.edition)[-1]
        page.sprite(canvas, f"mat/{person}", *self.box)
        left, inner = x + INSET_PX, w - 2 * INSET_PX
        aside = w >= ONE_COLUMN_PX
        side = PORTRAIT_PX * (0.8 if aside else 1.0)
        page.sprite(canvas, page.look.avatars(names)[-1], left, y + 18, side, side)
        more = len(self.room.state.knocks) - 1
        if more:
            text = trn("{count} more", "{count} more", more).format(count=more)
            middle = y + (22 if aside else 32)
            page.write(canvas, NOTE, text, left + inner, middle, "midright", 110, 26)
        upper = StyledText(knock.name, HEADLINE)
        lower = StyledText(texts.wish(knock), BODY_LARGE)
        beside, half = side + 16, inner * 0.45 if aside else inner
        page.write_pair(canvas, upper, lower, (left + beside, y + 18 + side / 2 + 4, half - beside, side), 34)
        advice: Box = (left, y + 26 + side, inner, 50.0)
        if aside:
            advice = (left + half, y + 34 if more else y + 22, inner - half, 56.0)
        page.write_in_two(canvas, NOTE, texts.advice(knock), advice)
        top = 36 + side if aside else 84 + side
        paint_safety_words(canvas, page, knock.safety_words, (left, y + top, inner, h - top - 52 - 18 - 16))


class WelcomeSection(Section):
    """What a guest without the invitation sees in its place: a letter with who deals and what the aim is."""

    def paint(self, canvas: Canvas) -> None:
        page, lobby = self.page, self.room.state.lobby
        if lobby is None:
            return
        ink = page.look.palette.text_dark
        x, y, w, h = self.box
        low = h - INSET_PX - 68
        paint_letter(page, canvas, self.box, (108.0, low - 16) if h >= FOLDED_PX else ())
        seal = min(84.0, h * 0.24)
        paint_seal(page, canvas, x + w - INSET_PX - seal / 2, y + h - INSET_PX - seal / 2, seal)
        left, inner = x + INSET_PX, w - 2 * INSET_PX
        page.caption(canvas, tr("Welcome"), left, y + 34, inner, style=CAPTION_LARGE.in_color(ink))
        mine = (seat.name for seat in lobby.seats if seat.kind == "human" and seat.person == self.room.state.me)
        title = next(mine, texts.headline(lobby, served=self.room.state.served))
        page.write(canvas, HEADLINE.in_color(ink), title, left, y + 76, max_width=inner, height=50)
        face = min(HOST_PX, h * 0.26)
        middle, aim = y + (108 + low - 16) / 2, page.look.skin.text.aim
        host = texts.first_player(lobby, served=self.room.state.served)
        seats = [seat.name for seat in lobby.seats]
        names = seats if host in seats else [host]
        portrait = page.look.avatars(names)[names.index(host)]
        page.sprite(canvas, portrait, left, middle - face / 2, face, face)
        beside = face + 18
        starting = texts.starting(lobby, served=self.room.state.served)
        page.write_in_two(canvas, PROMPT.in_color(ink), starting, (left + beside, middle - 34, inner - beside, 68))
        page.write_in_two(canvas, NOTE.in_color(ink), tr(aim), (left, y + low, inner - seal - 16, 68))
