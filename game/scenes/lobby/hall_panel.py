"""The chat of a server's hall as a panel beside the tables: who is there, the last lines, quick words, a text field.

Knows the hall and the settings that keep who is muted; knows nothing of tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.lobby.chat import FIELD, INSET, WORD, WORD_GAP, ChatLines, QuickWords
from game.scenes.shared.people import ask_who, keep_muted
from game.scenes.shared.widgets import IconButton
from game.sessions.participants import ChatLine
from game.support.i18n import tr, trn
from game.ui.widgets.textfield import TextField
from net.protocol.limits import CHAT_LENGTH

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.scenes.lobby.section import Box
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from net.protocol.room_types import HallView
    from net.room.room import ServerHall

HEAD: Final = 74.0
SMALL: Final = 44.0


class HallPanel:
    """The chat of one hall; what is typed survives a rebuild of its page."""

    def __init__(self, page: Page, link: str, hall: ServerHall, close: Callable[[], None]) -> None:
        """Show the hall of a server's link; ``close`` closes the panel."""
        self.page = page
        self.link = link
        self.hall = hall
        self._close = close
        self._shown: HallView = hall.state
        self.field = TextField("", lambda _: None, limit=CHAT_LENGTH, on_submit=self._send)
        self.field.caption = tr("Write a message")
        self.lines = ChatLines(self.chat, tuple, tr("Everyone in the hall reads what you write here."))

    def chat(self) -> Sequence[ChatLine]:
        """Return the lines without those of people who are muted."""
        state, muted = self.hall.state, self.page.app.settings.muted
        first = state.said - len(state.lines) + 1
        return [
            ChatLine(number, line.name, None, line.text, line.kind)
            for number, line in enumerate(state.lines, first)
            if line.name not in muted
        ]

    def update(self) -> None:
        """Show what has changed in the hall."""
        self.hall.poll()
        before, self._shown = self._shown, self.hall.state
        if before == self._shown:
            return
        if self._shown.said > before.said and self._shown.lines[-1].name not in self.page.app.settings.muted:
            self.page.sound("chat")
        if (before.linked, before.writes) != (self._shown.linked, self._shown.writes):
            self.page.rebuild()
        self.page.app.redraw()

    def build(self) -> None:
        """Add the controls to the page."""
        page, linked = self.page, self._shown.linked
        self._leave = page.add("hall-close", IconButton("cancel", tr("Close the chat"), self._close))
        self._people = page.add("hall-people", IconButton("human", tr("Mute or report"), self._ask_who))
        page.add("hall-lines", self.lines)
        self._words = QuickWords(page, self.hall.react)
        for button in self._words.buttons:
            button.enabled = linked
        page.add("hall-talk", self.field)
        self.field.enabled = linked and self._shown.writes
        self.field.placeholder = self.field.caption if self._shown.writes else tr("Quick words only on your first day")
        send = IconButton("right", tr("Send (Enter)"), self._send, enabled=self.field.enabled)
        self._send_button = page.add("hall-send", send)

    def place(self, box: Box) -> None:
        """Set the rectangles of the controls."""
        page = self.page
        x, y, w, h = box
        left, inner = x + INSET, w - 2 * INSET
        page.put(self._leave, x + w - INSET - SMALL, y + 16, SMALL, SMALL)
        page.put(self._people, x + w - INSET - 2 * SMALL - 8, y + 16, SMALL, SMALL)
        low = y + h - 18 - FIELD
        page.put(self.field, left, low, inner - FIELD - 10, FIELD)
        page.put(self._send_button, x + w - INSET - FIELD, low, FIELD, FIELD)
        words = low - WORD_GAP - WORD
        self._words.place((left, words, inner, WORD))
        page.put(self.lines, left, y + HEAD, inner, words - WORD_GAP - y - HEAD)

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Draw the mat with the server's name and how many people are there."""
        page, state, palette = self.page, self._shown, self.page.look.palette
        x, y, w, _ = box
        page.sprite(canvas, "mat/dock", *box)
        wide = w - 2 * INSET - 2 * SMALL - 20
        page.write(canvas, "name", state.server, x + INSET, y + 28, palette.text, px=26, max_width=wide, high=34)
        here = trn("{count} player here", "{count} players here", state.people.count).format(count=state.people.count)
        text = here if state.linked else tr("Connecting")
        page.write(canvas, "note", text, x + INSET, y + 54, palette.text_soft, px=18, max_width=wide, high=26)

    def _send(self) -> None:
        text = self.field.text.strip()
        if text and self.field.enabled:
            self.hall.send_chat(text)
            self.field.text, self.field.caret = "", 0
            self.lines.back = 0
            self.page.app.redraw()

    def _ask_who(self) -> None:
        """Ask whom to mute or to report: those who wrote last come first."""
        page, state = self.page, self._shown
        wrote = [line.name for line in reversed(state.lines)]
        names = [name for name in dict.fromkeys((*wrote, *state.people.names)) if name and name != state.name]
        ask_who(page.app, page.edition, names, self._mute, self.hall.report)

    def _mute(self, name: str, on: bool) -> None:
        keep_muted(self.page.app, name, on)
        self.page.app.redraw()
