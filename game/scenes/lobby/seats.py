"""The seats of a room: players, colours, readiness, and the actions for each seat.

Knows the lobby's seats and the requests that a room accepts; knows nothing of options or the chat.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.bots import BOT_LEVELS
from game.scenes.lobby import text as texts
from game.scenes.lobby.section import Section
from game.scenes.shared.dialog import confirm
from game.scenes.shared.lineup import MAX_SEATS, level_name
from game.scenes.shared.page import Written
from game.scenes.shared.prompt import PromptScene
from game.scenes.shared.widgets import IconButton, Segmented
from game.support.cleaning import NAME_LENGTH, clean_name, in_names
from game.support.i18n import tr
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget
from game.view.appearance import looks_of

if TYPE_CHECKING:
    from game.ui.graphics.canvas import Canvas
    from net.protocol.messages import Lobby, LobbySeat

INSET: Final = 20.0
ROW: Final = 90.0
STEP: Final = 100.0
MARK: Final = 44.0
"""Side of the small square buttons."""
BADGE: Final = 160.0
"""Width of the sign that shows whether a player is ready."""


class SeatsSection(Section):
    """A row for each seat, with the buttons that its state and the person's role allow."""

    def build(self) -> None:
        """Create the buttons of each row with their widths, from right to left."""
        self._rows: list[list[tuple[Widget, float]]] = []
        lobby = self.room.state.lobby
        if lobby is None:
            return
        for seat, info in enumerate(lobby.seats):
            row = self._host_row(lobby, seat, info) if self.room.state.hosting else self._guest_row(lobby, seat, info)
            if info.kind == "human" and info.person == self.room.state.me and not lobby.game:
                row.append(("name", IconButton("keyboard", tr("Change your name"), self._ask_name), MARK))
            for _, widget, _ in row:
                widget.caption = tr("Seat {number}").format(number=seat + 1)
            self._rows.append([(self.page.add(f"{name}{seat}", widget), wide) for name, widget, wide in row])

    def _host_row(self, lobby: Lobby, seat: int, info: LobbySeat) -> list[tuple[str, Widget, float]]:
        row: list[tuple[str, Widget, float]] = []
        fixed = bool(lobby.game)
        if info.kind == "human" and info.person is not None and info.person != self.room.state.me:
            kick = IconButton("cancel", tr("Remove {name}").format(name=info.name), partial(self._ask_kick, info))
            row.append(("kick", kick, MARK))
        if info.kind != "human" and not (info.name and info.kind == "open") and not fixed:
            labels = (tr("Open seat"), *(level_name(level) for level in BOT_LEVELS))
            index = 1 + BOT_LEVELS.index(info.level) if info.level in BOT_LEVELS else 0
            hint = tr("Keep the seat open, or let the computer play.")
            row.append(("bot", Segmented(labels, index, partial(self._set_bot, seat), tooltip=hint, px=19), 300))
        if not fixed:
            row.insert(0, ("swap", self._swap_button(seat, last=seat + 1 == len(lobby.seats)), MARK))
        return row

    def _swap_button(self, seat: int, *, last: bool) -> IconButton:
        if last:
            hint = tr("Swap with the seat above")
            return IconButton("up", hint, partial(self.room.swap, seat - 1, seat))
        return IconButton("down", tr("Swap with the seat below"), partial(self.room.swap, seat, seat + 1))

    def _guest_row(self, lobby: Lobby, seat: int, info: LobbySeat) -> list[tuple[str, Widget, float]]:
        seated = any(other.person == self.room.state.me for other in lobby.seats if other.kind == "human")
        if info.kind == "open" and not info.name and seated and not lobby.game:
            return [("sit", Button(tr("Sit here"), partial(self.room.take_seat, seat)), 150)]
        return []

    def place(self) -> None:
        x, y, w, _ = self.box
        for seat, row in enumerate(self._rows):
            right = x + w - INSET - 18
            middle = y + INSET + seat * STEP + ROW / 2
            for widget, wide in row:
                self.page.put(widget, right - wide, middle - MARK / 2, wide, MARK)
                right -= wide + 10

    def paint(self, canvas: Canvas) -> None:
        page, lobby = self.page, self.room.state.lobby
        x, y, w, _ = self.box
        page.sprite(canvas, "ui/panel", *self.box)
        if lobby is None:
            return
        for seat in range(MAX_SEATS):
            top = y + INSET + seat * STEP
            if seat < len(lobby.seats):
                self._paint_row(canvas, lobby, seat, top)
            else:
                page.sprite(canvas, "ui/slot", x + INSET, top, w - 2 * INSET, ROW, 120)

    def _paint_row(self, canvas: Canvas, lobby: Lobby, seat: int, top: float) -> None:
        page, palette, info = self.page, self.page.look.palette, lobby.seats[seat]
        x, _, w, _ = self.box
        left, middle = x + INSET, top + ROW / 2
        mine = info.kind == "human" and info.person == self.room.state.me
        page.sprite(canvas, "ui/list_row_active" if mine else "ui/list_row", left, top, w - 2 * INSET, ROW)
        empty = info.kind == "open"
        person = looks_of([each.name for each in lobby.seats], page.look.edition)[seat]
        page.sprite(canvas, f"avatar/{person}", left + 16, middle - 30, 60, 60, 80 if empty else 255)
        used = sum(wide + 10 for _, wide in self._rows[seat])
        if info.kind == "human":  # the signs are aligned, whichever buttons a row has
            used = (MARK + 10) * (2 if self.room.state.hosting and not lobby.game else 1)
        badge = BADGE if info.kind == "human" else 0.0
        max_width = w - 2 * INSET - 92 - 18 - used - badge - 10
        color = palette.text_muted if empty else palette.seats[person]
        name, note = texts.seat_name(info), texts.seat_note(lobby, info, mine=mine)
        lower: Written = ("note", note, palette.text_muted, 19)
        page.write_pair(canvas, ("name", name, color, 25), lower, (left + 92, middle + 1, max_width, ROW - 8))
        if info.kind == "human":
            self._paint_ready(canvas, info, x + w - INSET - 18 - used - badge, middle, badge)

    def _paint_ready(self, canvas: Canvas, info: LobbySeat, left: float, middle: float, wide: float) -> None:
        page, palette = self.page, self.page.look.palette
        icon, color = ("ok", palette.ok) if info.ready else ("clock", palette.text_muted)
        page.sprite(canvas, f"icon/{icon}", left, middle - 12, 24, 24, 255 if info.ready else 130)
        page.write(canvas, "small", texts.ready(info), left + 32, middle, color, px=19, max_width=wide - 44)

    def _set_bot(self, seat: int, index: int) -> None:
        self.room.set_bot(seat, BOT_LEVELS[index - 1] if index else None)

    def _ask_kick(self, info: LobbySeat) -> None:
        person = info.person
        if person is None:
            return
        title = tr("Remove {name}?").format(name=info.name)
        text = tr("They can only return if you let them in.")
        page = self.page
        confirm(page.app, page.edition, title, text, tr("Remove"), partial(self.room.kick, person), danger=True)

    def _ask_name(self) -> None:
        lobby = self.room.state.lobby
        own = next((info.name for info in lobby.seats if info.person == self.room.state.me), "") if lobby else ""

        def take(text: str) -> str | None:
            name = clean_name(text)
            if not name:
                return tr("Enter a name for the other players to see.")
            self.room.rename(name)
            return None

        page = self.page
        text = tr("Up to {count} characters.").format(count=NAME_LENGTH)
        page.app.push(PromptScene(page.edition, tr("Your name"), text, own, tr("OK"), take, takes=in_names))
