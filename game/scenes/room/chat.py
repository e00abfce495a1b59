"""The chat of a room: its lines, quick words or a text field, and the requests to mute, report or remove somebody.

Knows the chat of a room and who is there; knows nothing of options or of how lines are drawn. Lengths are in reference
pixels of the stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.scenes.room import text as texts
from game.scenes.room.section import Section
from game.scenes.shared.chat import LINE_PX, REASON_PX, WORD_GAP_PX, ChatLines, QuickWords, quick_words_explanation
from game.scenes.shared.dialogs.dialog import DialogChoice, ask, cancel_choice
from game.scenes.shared.dialogs.people import ask_who, keep_muted
from game.scenes.shared.widgets import IconButton
from game.support.i18n import tr
from game.ui.graphics.type_scale import NOTE, NOTE_SMALL
from game.view.layout.geometry import Box

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.widgets.textfield import TextField
    from net.room.room import Room

INSET_PX: Final = 22.0
"""From the edges of the panel to what is on it."""
FIELD_PX: Final = 46.0
"""Height of the text field."""
TOP_PX: Final = 17.0
"""From the panel's upper edge to the first line."""


class ChatSection(Section):
    """The chat; its text field and its lines survive a rebuild, so that nothing typed is lost.

    Where the person may not write, the quick words are in the place of the field.
    """

    def __init__(
        self,
        page: Page,
        room: Room,
        box: Box,
        field: TextField,
        lines: ChatLines,
        send_chat: Callable[[], None],
        show: Callable[[str], None] | None,
    ) -> None:
        """``show`` opens the page of a player, where the table is at a server."""
        self.show = show
        self.field = field
        self.lines = lines
        self.send_chat = send_chat
        super().__init__(page, room, box)

    def build(self) -> None:
        self._watchers: IconButton | None = None
        if self.room.state.hosting and self._looking():
            kick = IconButton("cancel", tr("Remove a spectator"), self._ask_kick)
            self._watchers = self.page.add("watchers", kick)
        self.page.add("talk-lines", self.lines)
        self._flag: IconButton | None = None
        if self.room.state.served:
            self._flag = self.page.add("talk-people", IconButton("mute", tr("Mute or report"), self._ask_who))
        self._words: QuickWords | None = None
        self._send: IconButton | None = None
        # Quick words have a sentence of their own, and nothing is written here by this person.
        self.lines.readers = tr("Everyone at the table reads what you write here.") if self.room.state.writes else ""
        if not self.room.state.writes:
            self._words = QuickWords(self.page, self.room.react)
            return
        self.page.add("talk", self.field)
        self._send = self.page.add("talk-send", IconButton("right", tr("Send (Enter)"), self.send_chat))

    def _looking(self) -> str:
        lobby = self.room.state.lobby
        return texts.watching(lobby) if lobby is not None else ""

    def place(self) -> None:
        x, y, w, h = self.box
        top = y + h - 18 - FIELD_PX
        right = x + w - INSET_PX
        if self._words is not None:  # a square each, and the flag is one more of them
            count = len(self._words.buttons) + (self._flag is not None)
            side = min((w - 2 * INSET_PX + WORD_GAP_PX) // count - WORD_GAP_PX, FIELD_PX)
            width = right - x - INSET_PX
            if self._flag is not None:
                self.page.put(self._flag, right - side, top + (FIELD_PX - side) / 2, side, side)
                width -= (width - side) / (count - 1)
            self._words.place((x + INSET_PX, top, width, FIELD_PX))
        elif self._flag is not None:
            self.page.put(self._flag, right - FIELD_PX, top, FIELD_PX, FIELD_PX)
            right -= FIELD_PX + 10
        if self._send is not None:
            self.page.put(self.field, x + INSET_PX, top, right - x - INSET_PX - FIELD_PX - 10, FIELD_PX)
            self.page.put(self._send, right - FIELD_PX, top, FIELD_PX, FIELD_PX)
        first = y + TOP_PX + (LINE_PX + 8 if self._looking() else 0)
        last = top - 6 - (0 if self._words is None else REASON_PX)
        self.page.put(self.lines, x + INSET_PX, first, w - 2 * INSET_PX, last - first)
        if self._watchers is not None:
            self.page.put(self._watchers, x + w - INSET_PX - FIELD_PX, y + TOP_PX - 6, FIELD_PX, 34)

    def paint(self, canvas: Canvas) -> None:
        page, looking = self.page, self._looking()
        x, y, w, h = self.box
        page.sprite(canvas, "mat/dock", *self.box)
        if self._words is not None:
            box = (x + INSET_PX, y + h - 18 - FIELD_PX - 6 - REASON_PX, w - 2 * INSET_PX, REASON_PX)
            page.write_in_two(canvas, NOTE_SMALL, quick_words_explanation(), box)
        if looking:
            middle = y + TOP_PX + LINE_PX / 2 - 2
            page.sprite(canvas, "icon/eye", x + INSET_PX, middle - 11, 22, 22, 170)
            max_width = w - 2 * INSET_PX - 34 - FIELD_PX - 10
            color = page.look.palette.text_soft
            page.write(
                canvas,
                NOTE.in_color(color),
                looking,
                x + INSET_PX + 32,
                middle,
                max_width=max_width,
                height=LINE_PX + 4,
            )

    def _ask_who(self) -> None:
        """Ask whom at the table to mute or to report."""
        state, page = self.room.state, self.page
        if state.lobby is None:
            return
        seats = [seat.name for seat in state.lobby.seats if seat.kind == "human" and seat.person != state.me]
        watchers = [watcher.name for watcher in state.lobby.watchers if watcher.person != state.me]
        ask_who(page.app, page.edition, [*seats, *watchers], self._mute, self.room.report, self.show)

    def _mute(self, name: str, on: bool) -> None:
        keep_muted(self.page.app, name, on)
        self.page.app.redraw()

    def _ask_kick(self) -> None:
        """Ask which spectator to remove."""
        lobby, page = self.room.state.lobby, self.page
        if lobby is None:
            return
        choices = [
            DialogChoice(watcher.name, partial(self.room.kick, watcher.person), "danger", "cancel")
            for watcher in lobby.watchers
        ]
        title = tr("Remove a spectator")
        ask(page.app, page.edition, title, "", [*choices, cancel_choice()])
