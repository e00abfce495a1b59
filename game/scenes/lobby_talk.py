"""What people say to each other while they gather: the last lines, and a field for the next one.

Knows names and lines; knows nothing of chairs or options.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.i18n import tr
from game.scenes import lobby_words as words
from game.scenes.dialog import Choice, ask
from game.scenes.lobby_parts import Box, Section
from game.scenes.parts import IconButton
from net.limits import CHAT_LENGTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.page import Page
    from game.ui.canvas import Canvas
    from game.ui.textfield import TextField
    from game.ui.widgets import Widget
    from net.room import Room


INSET: Final = 22.0
FIELD: Final = 46.0
LINE: Final = 27.0
SHOWN: Final = 3
"""How many lines of the talk fit."""
LIMIT: Final = CHAT_LENGTH
"""How many characters a line may have."""


class TalkSection(Section):
    """The talk; its field outlives the controls around it, so that nobody's line is lost when somebody comes in."""

    def __init__(
        self, page: Page, room: Room, names: dict[str, Widget], box: Box, field: TextField, say: Callable[[], None]
    ) -> None:
        self.field = field
        self.say = say
        super().__init__(page, room, names, box)

    def build(self) -> None:
        """Take the field in and make its button."""
        self.add("talk", self.field)
        self._send = self.add("talk-send", IconButton("right", tr("Say it (Enter)"), self.say))
        self._watchers: IconButton | None = None
        if self.room.hosting and self.room.lobby is not None and self.room.lobby.watchers:
            kick = IconButton("cancel", tr("Send a spectator away"), self._ask_kick)
            self._watchers = self.add("watchers", kick)

    def place(self) -> None:
        """Set the field along the panel's foot."""
        x, y, w, h = self.box
        top = y + h - 18 - FIELD
        self.page.put(self.field, x + INSET, top, w - 2 * INSET - FIELD - 10, FIELD)
        self.page.put(self._send, x + w - INSET - FIELD, top, FIELD, FIELD)
        if self._watchers is not None:
            self.page.put(self._watchers, x + w - INSET - FIELD, y + 14, FIELD, 34)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel, who looks on, and the last lines, the newest at the bottom."""
        page, palette, lobby = self.page, self.page.look.palette, self.room.lobby
        x, y, w, _ = self.box
        page.sprite(canvas, "ui/panel", *self.box)
        looking = words.watching(lobby) if lobby is not None else ""
        top = y + 30
        rows = SHOWN
        if looking:
            page.sprite(canvas, "icon/eye", x + INSET, top - 11, 22, 22, 170)
            room = w - 2 * INSET - 34 - FIELD - 10
            page.write(canvas, "note", looking, x + INSET + 32, top, palette.text_muted, px=19, room=room)
            top, rows = top + LINE, rows - 1
        lines = self._wrapped(rows)
        if not lines and not looking:
            text = tr("What you type here, everybody at the table reads.")
            page.write(canvas, "note", text, x + INSET, top, palette.text_muted, px=19, room=w - 2 * INSET)
        colors = {chair.name: palette.seats[chair.color] for chair in lobby.seats} if lobby is not None else {}
        for number, (name, label, line) in enumerate(lines):
            left, middle = page.stage.at(x + INSET, top + number * LINE)
            if label:
                color = colors.get(name, palette.text_soft)
                left = canvas.text("body", label, left, middle, color, "midleft").right
            canvas.text("body", line.removeprefix(label), left, middle, palette.text, "midleft")

    def _ask_kick(self) -> None:
        """Ask which of those who look on shall go."""
        lobby, page = self.room.lobby, self.page
        if lobby is None:
            return
        choices = [
            Choice(watcher.name, partial(self.room.kick, watcher.person), "danger", "cancel")
            for watcher in lobby.watchers
        ]
        title = tr("Send a spectator away")
        ask(page.app, page.edition, title, "", [*choices, Choice(tr("Cancel"))])

    def _wrapped(self, rows: int) -> list[tuple[str, str, str]]:
        """Break the talk into lines that fit and give the last ``rows``: who speaks, the label it begins with, text."""
        page = self.page
        room = (self.box[2] - 2 * INSET) * page.stage.scale
        found: list[tuple[str, str, str]] = []
        for name, text in reversed(self.room.said()):
            label = tr("{name}:").format(name=name)
            lines = page.look.text.wrap("body", f"{label} {text}", room)
            found[:0] = [(name, "" if number else label, line) for number, line in enumerate(lines)]
            if len(found) >= rows:
                break
        return found[-rows:]
