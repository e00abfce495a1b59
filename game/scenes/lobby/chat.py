"""The chat of a room or of a hall: the last lines, quick words, and a text field for the next line.

Knows names and lines; knows nothing of seats or options.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

import pygame

from game.scenes.lobby import text as texts
from game.scenes.lobby.empty_list import paint_empty_list
from game.scenes.lobby.section import Box, Section
from game.scenes.shared.dialogs.dialog import DialogChoice, ask, cancel_choice
from game.scenes.shared.dialogs.people import ask_who, keep_muted
from game.scenes.shared.widgets import IconButton
from game.support.i18n import tr
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget
from game.view.descriptions.presence import REACTIONS, reaction_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.scenes.shared.page import Page
    from game.sessions.participants import ChatLine, Reaction
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from game.ui.widgets.textfield import TextField
    from net.room.room import Room


INSET: Final = 22.0
FIELD: Final = 46.0
LINE: Final = 27.0
PAD: Final = 17.0
"""Space between the panel's upper edge and the first line."""
WHY: Final = 52.0
"""The height of the sentence on who has quick words alone."""
WORD_GAP: Final = 8.0
WORD_PX: Final = 18.0
"""The greatest size of a quick word."""
WORD_EDGE: Final = 18.0
"""The space at both sides of a quick word together."""
SHORT_WORDS: Final = 4
"""Number of short quick words, which come first."""
MARK: Final = 0.62
"""The side of the mark in front of a name as a share of the height of its line."""


Row: TypeAlias = "tuple[ChatLine, str, str]"
"""A line of the chat as it is written: its message, the name in front of its first line, and the text."""


class ChatLines(Widget):
    """The lines of the chat, the newest at the bottom; the wheel and the arrows scroll back.

    A line without a name is a message of the table itself.
    """

    def __init__(
        self,
        lines: Callable[[], Sequence[ChatLine]],
        look_of: Callable[[str], int | None],
        readers: str,
        on_name: Callable[[str], None] | None = None,
    ) -> None:
        """Show ``lines``; ``readers`` is a text on who reads the chat.

        ``look_of`` gives the look of a name, if it has one.
        ``on_name`` is called when a name is clicked.
        """
        super().__init__()
        self.caption = tr("Chat")
        self.lines = lines
        self.look_of = look_of
        self.readers = readers
        self.on_name = on_name
        self.empty_middle: int | None = None
        """The height in the window at which the picture of an empty chat has its middle where it fits there."""
        self._written: list[tuple[pygame.Rect, str]] = []
        """Where names are, in the last frame."""
        self.back = 0
        """How many lines below the visible ones are out of view."""
        self.focusable = False

    def wheel(self, notches: int) -> bool:
        self.back = max(0, self.back + notches)
        return True

    def click(self, pos: tuple[int, int]) -> None:
        name = next((name for box, name in self._written if box.collidepoint(pos)), "")
        if name and self.on_name is not None:
            self.on_name(name)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key not in (pygame.K_UP, pygame.K_DOWN):
            return False
        if event.key == pygame.K_DOWN and not self.back:
            return False
        return self.wheel(1 if event.key == pygame.K_UP else -1)

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        """Write the lines, each name in its person's colour."""
        rect, palette = self.rect, look.palette
        step = max(look.px(LINE), look.text.line_height("body"))
        rows = max(1, rect.h // step)
        found = self._wrapped(look, rows + self.back + 1)
        self.focusable = self.focused or len(found) > rows
        self.back = min(self.back, max(0, len(found) - rows))
        shown = found[: len(found) - self.back][-rows:]
        if not self.back:
            shown = _from_a_whole_message(shown)
        if not found:
            box = rect.inflate(0, -look.px(16))
            paint_empty_list(canvas, look, "chat", self.readers, box, middle=self.empty_middle)
        self._written = []
        for number, (message, label, line) in enumerate(shown):
            left, middle = rect.x + self._indent(look), rect.y + step * (number + 0.5)
            if label:
                person = self.look_of(message.name)
                color = palette.text_soft if person is None else palette.seats[person]
                if person is not None:
                    side = look.text.line_height("body") * MARK
                    canvas.image(look.sprite(f"seat_mark/{person}", side, side), rect.x, middle - side / 2)
                box = canvas.text("body", label, left, middle, color, "midleft")
                self._written.append((pygame.Rect(box), message.name))
                left = box.right
            color = palette.text if message.name else palette.line_light
            canvas.text("body", line.removeprefix(label), left, middle, color, "midleft")

    @staticmethod
    def _indent(look: RenderContext) -> int:
        """Return how far the words begin right of the marks of those who write."""
        return round(look.text.line_height("body") * MARK * 1.4)

    def _wrapped(self, look: RenderContext, rows: int) -> list[Row]:
        """Return the last ``rows`` lines of the wrapped chat."""
        found: list[Row] = []
        for message in reversed(self.lines()):
            said = message.text if message.reaction is None else reaction_text(message.reaction)[1]
            label = tr("{name}:").format(name=message.name) if message.name else ""
            lines = look.text.wrap("body", f"{label} {said}".lstrip(), self.rect.w - self._indent(look))
            found[:0] = [(message, "" if number else label, line) for number, line in enumerate(lines)]
            if len(found) >= rows:
                break
        return found[-rows:]


def _from_a_whole_message(rows: list[Row]) -> list[Row]:
    """Return rows without the end of a message whose beginning is out of view, unless nothing else is in view."""
    message, label, _ = rows[0] if rows else (None, "", "")
    if message is None or label or not message.name:
        return rows
    return [row for row in rows if row[0] is not message] or rows


class QuickWords:
    """The buttons of the quick words: signs in a row, or ``spelled`` out in two rows, the longer ones in the second."""

    def __init__(self, page: Page, send: Callable[[Reaction], None], *, spelled: bool = False) -> None:
        self.page = page
        self.spelled = spelled
        self.buttons: list[Button] = []
        for kind, icon, words in REACTIONS:
            press = partial(send, kind)
            button = Button(tr(words), press) if spelled else IconButton(icon, tr(words), press)
            self.buttons.append(page.add(f"word-{kind}", button))

    def place(self, box: Box) -> None:
        """Put the buttons into a box of the stage: signs are squares side by side, the last one at its end."""
        x, y, w, h = box
        if self.spelled:
            height = (h - WORD_GAP) / 2
            split = min((SHORT_WORDS, SHORT_WORDS - 1), key=lambda many: self._crowding(many, w))
            rows = self.buttons[:split], self.buttons[split:]
            px = min(
                self._place_row(row, (x, top, w, height)) for row, top in zip(rows, (y, y + h - height), strict=True)
            )
            for button in self.buttons:
                button.px = px
            return
        side = min((w + WORD_GAP) // len(self.buttons) - WORD_GAP, h)
        step = (w - side) / (len(self.buttons) - 1)
        for number, button in enumerate(self.buttons):
            self.page.put(button, x + number * step, y + (h - side) / 2, side, side)

    def _crowding(self, split: int, width: float) -> float:
        """Return how much too long the longer row is with this number of words in the first; 0 where both fit."""
        rows = (self.buttons[:split], self.buttons[split:])
        wide = [sum(self._length(each) + WORD_EDGE + WORD_GAP for each in row) - WORD_GAP for row in rows]
        return max(0.0, *(each - width for each in wide))

    def _length(self, button: Button) -> float:
        """Return the length of a word in stage units."""
        return self.page.look.text.size("button", button.label, WORD_PX)[0] / self.page.stage.scale

    def _place_row(self, row: Sequence[Button], box: Box) -> float:
        """Put words side by side, each as wide as its length demands; return the size at which they fit."""
        look, scale = self.page.look, self.page.stage.scale
        x, y, w, h = box
        wanted = [self._length(button) + WORD_EDGE for button in row]
        room = w - WORD_GAP * (len(row) - 1)
        spare, scarce = max(0.0, room - sum(wanted)) / len(row), min(1.0, room / sum(wanted))
        size = WORD_PX
        for button, length in zip(row, wanted, strict=True):
            width = length * scarce + spare
            self.page.put(button, x, y, width, h)
            size = look.text.fit("button", button.label, (width - WORD_EDGE) * scale, size)
            x += width + WORD_GAP
        return size


def why_quick() -> str:
    """Return why somebody has quick words alone."""
    return tr("On your first day you can only send these.")


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
        top = y + h - 18 - FIELD
        right = x + w - INSET
        if self._words is not None:  # a square each, and the flag is one more of them
            count = len(self._words.buttons) + (self._flag is not None)
            side = min((w - 2 * INSET + WORD_GAP) // count - WORD_GAP, FIELD)
            width = right - x - INSET
            if self._flag is not None:
                self.page.put(self._flag, right - side, top + (FIELD - side) / 2, side, side)
                width -= (width - side) / (count - 1)
            self._words.place((x + INSET, top, width, FIELD))
        elif self._flag is not None:
            self.page.put(self._flag, right - FIELD, top, FIELD, FIELD)
            right -= FIELD + 10
        if self._send is not None:
            self.page.put(self.field, x + INSET, top, right - x - INSET - FIELD - 10, FIELD)
            self.page.put(self._send, right - FIELD, top, FIELD, FIELD)
        first = y + PAD + (LINE + 8 if self._looking() else 0)
        last = top - 6 - (0 if self._words is None else WHY)
        self.page.put(self.lines, x + INSET, first, w - 2 * INSET, last - first)
        if self._watchers is not None:
            self.page.put(self._watchers, x + w - INSET - FIELD, y + PAD - 6, FIELD, 34)

    def paint(self, canvas: Canvas) -> None:
        page, looking = self.page, self._looking()
        x, y, w, h = self.box
        page.sprite(canvas, "mat/dock", *self.box)
        if self._words is not None:
            box = (x + INSET, y + h - 18 - FIELD - 6 - WHY, w - 2 * INSET, WHY)
            page.write_in_two(canvas, "note", why_quick(), box, page.look.palette.text_soft, 18)
        if looking:
            middle = y + PAD + LINE / 2 - 2
            page.sprite(canvas, "icon/eye", x + INSET, middle - 11, 22, 22, 170)
            max_width = w - 2 * INSET - 34 - FIELD - 10
            color = page.look.palette.text_soft
            page.write(
                canvas, "note", looking, x + INSET + 32, middle, color, px=19, max_width=max_width, height=LINE + 4
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
