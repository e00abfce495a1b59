"""The seats of a room: players, colours, readiness, and the actions for each seat.

Knows the lobby's seats and the requests that a room accepts; knows nothing of options or the chat. Lengths are in
reference pixels of the stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.bots import level_of
from game.bots.registry import bot_choices, bot_taste
from game.scenes.room import text as texts
from game.scenes.room.section import Section
from game.scenes.shared.dialogs.dialog import confirm
from game.scenes.shared.dialogs.prompt import PromptScene
from game.scenes.shared.lineup import computer_text, taste_text
from game.scenes.shared.widgets import IconButton
from game.support.cleaning import NAME_LENGTH, clean_name, in_names
from game.support.i18n import tr
from game.ui.graphics.type_scale import NAME, NOTE, StyledText
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Choice
from game.ui.widgets.widget import Widget
from game.view.appearance import looks_of
from game.view.layout.geometry import Box
from game.view.layout.room import MARK, SeatPlaces, seat_places

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.view.theme import Color
    from net.protocol.messages import Lobby, LobbySeat
    from net.room.room import Room

_GAP_PX: Final = 8.0
"""Between two controls of a mat."""
_RULE_PX: Final = 7.0
"""From the rule on a narrow mat to the line of the state below it."""


class SeatsSection(Section):
    """A mat for each seat, with the buttons that its state and the person's role allow."""

    def __init__(self, page: Page, room: Room, boxes: Sequence[Box], show: Callable[[str], None] | None = None) -> None:
        """``show`` opens the page of a player, where the table is at a server."""
        self.boxes = boxes
        self.show = show
        super().__init__(page, room, boxes[0])

    def build(self) -> None:
        """Create the buttons of each mat with their widths, from right to left; 0 is the width that is left."""
        self._rows: list[list[tuple[Widget, float]]] = []
        lobby = self.room.state.lobby
        if lobby is None:
            return
        for seat, info in enumerate(lobby.seats):
            row = self._host_row(lobby, seat, info) if self.room.state.hosting else self._guest_row(lobby, seat, info)
            if info.kind == "human" and info.person == self.room.state.me and not lobby.game:
                row.append(("name", IconButton("pen", tr("Change your name"), self._ask_name), MARK))
            elif info.kind == "human" and self.show is not None:
                hint = tr("Profile of {name}").format(name=info.name)
                row.append(("profile", IconButton("human", hint, partial(self.show, info.name)), MARK))
            for _, widget, _ in row:
                widget.caption = tr("Seat {number}").format(number=seat + 1)
            self._rows.append([(self.page.add(f"{name}{seat}", widget), width) for name, widget, width in row])

    def _host_row(self, lobby: Lobby, seat: int, info: LobbySeat) -> list[tuple[str, Widget, float]]:
        row: list[tuple[str, Widget, float]] = []
        fixed = bool(lobby.game)
        if info.kind == "human" and info.person is not None and info.person != self.room.state.me:
            kick = IconButton("cancel", tr("Remove {name}").format(name=info.name), partial(self._ask_kick, info))
            row.append(("kick", kick, MARK))
        if info.kind != "human" and not (info.name and info.kind == "open") and not fixed:
            labels = (tr("Wait for a player"), *map(computer_text, bot_choices()))
            level = level_of(info.bot) or info.bot
            index = 1 + bot_choices().index(level) if level in bot_choices() else 0
            hint = taste_text(bot_taste(info.bot, seat), self.page.edition) or tr(
                "Keep the seat open, or let the computer play."
            )
            row.append(("bot", Choice(labels, index, partial(self._set_bot, seat), tooltip=hint, wraps=False), 0))
        if not fixed:
            row.insert(0, ("swap", self._swap_button(seat, last=seat + 1 == len(lobby.seats)), MARK))
        return row

    def _swap_button(self, seat: int, *, last: bool) -> IconButton:
        if last:
            hint = tr("Swap with the seat before")
            return IconButton("swap", hint, partial(self.room.swap, seat - 1, seat))
        return IconButton("swap", tr("Swap with the next seat"), partial(self.room.swap, seat, seat + 1))

    def _guest_row(self, lobby: Lobby, seat: int, info: LobbySeat) -> list[tuple[str, Widget, float]]:
        seated = any(other.person == self.room.state.me for other in lobby.seats if other.kind == "human")
        if info.kind == "open" and not info.name and seated and not lobby.game:
            return [("sit", Button(tr("Sit here"), partial(self.room.take_seat, seat)), 0)]
        return []

    def place(self) -> None:
        for seat, row in enumerate(self._rows):
            places = self._places(seat)
            x, y, w, h = places.line
            right = x + w
            for widget, width in row:
                if width:
                    self.page.put(widget, right - width, y, width, h)
                    right -= width + _GAP_PX
            for widget in (widget for widget, width in row if not width):
                left, top, across, height = places.choice
                self.page.put(widget, left, top, across if top != y else right - left, height)

    def paint(self, canvas: Canvas) -> None:
        lobby = self.room.state.lobby
        if lobby is not None:
            for seat in range(len(lobby.seats)):
                self._paint_mat(canvas, lobby, seat)

    def _places(self, seat: int) -> SeatPlaces:
        return seat_places(self.boxes[seat], choice=self._has_choice(seat))

    def _has_choice(self, seat: int) -> bool:
        """Whether a mat has a control that takes all the width that others leave."""
        return any(not width for _, width in self._rows[seat])

    def _paint_mat(self, canvas: Canvas, lobby: Lobby, seat: int) -> None:
        page, info, places = self.page, lobby.seats[seat], self._places(seat)
        empty = info.kind == "open"
        names = [each.name for each in lobby.seats]
        person = looks_of(names, page.look.edition)[seat]
        page.sprite(canvas, "mat/dock" if empty else f"mat/{person}", *self.boxes[seat])
        if empty and not info.name:
            x, y, w, h = places.portrait
            page.sprite(canvas, "table/socket", *places.portrait)
            page.sprite(canvas, "icon/plus", x + w * 0.3, y + h * 0.3, w * 0.4, h * 0.4)
        else:
            page.sprite(canvas, page.look.avatars(names)[seat], *places.portrait, 110 if empty else 255)
        color = page.look.palette.seats[person]
        if not empty and places.choice[1] < places.line[1] and not self._has_choice(seat):
            # The identity is above the line, the state below it.
            left, top, across, _ = places.line
            canvas.rect((*color, 80), page.stage.box(left, top - _RULE_PX, across, 1.5))
        self._paint_words(canvas, lobby, seat, page.look.palette.text_soft if empty else page.look.palette.text)

    def _paint_words(self, canvas: Canvas, lobby: Lobby, seat: int, color: Color) -> None:
        """Write the name at a seat in a colour, what is known of the player, and whether they are ready."""
        page, palette, info, places = self.page, self.page.look.palette, lobby.seats[seat], self._places(seat)
        name = texts.seat_name(info)
        note = texts.seat_note(lobby, info, mine=info.kind == "human" and info.person == self.room.state.me)
        empty, chosen = info.kind == "open", self._has_choice(seat)
        x, y, w, h = places.text
        left, top, across, height = places.line
        across -= sum(width + _GAP_PX for _, width in self._rows[seat])
        line = (left, top, across, height)
        if info.kind == "human":
            icon, state = ("thumb", palette.ok) if info.ready else ("clock", palette.text_soft)
            self._paint_state(canvas, icon, texts.ready(info), state, line)
        elif info.kind == "bot" and not self._rows[seat]:
            page.write(canvas, NAME.in_color(color), name, x, y + h / 2, max_width=w, height=h)
            self._paint_state(canvas, "bot", note, palette.text_soft, line)
            return
        elif places.choice != places.line and chosen:
            page.write(canvas, NAME.in_color(color), name, x, y + h / 2, max_width=w, height=h)
            if not self.room.state.hosting:
                middle = top + height / 2
                page.write(canvas, NOTE, note, left, middle, "midleft", across, height)
            elif empty:  # the host reads who comes from the choice above
                self._paint_state(canvas, "clock", tr("Not taken"), palette.text_soft, line)
            else:
                self._paint_state(canvas, "thumb", tr("Ready"), palette.ok, line)
            return
        if self.room.state.hosting and (chosen or (empty and not info.name)):  # the host reads the rest from the choice
            page.write(canvas, NAME.in_color(color), name, x, y + h / 2, "midleft", w, h)
            return
        upper = StyledText(name, NAME.in_color(color))
        lower = StyledText(note, NOTE)
        page.write_pair(canvas, upper, lower, (x, y + h / 2, w, h), 31)

    def _paint_state(self, canvas: Canvas, icon: str, words: str, color: Color, line: Box) -> None:
        """Write in the line at a mat's foot whether a person is ready, or how well a computer player plays."""
        x, y, width, height = line
        middle = y + height / 2
        self.page.sprite(canvas, f"icon/{icon}", x, middle - 12, 24, 24, 170 if icon == "clock" else 255)
        self.page.write(canvas, NOTE.in_color(color), words, x + 28, middle, max_width=width - 28, height=44)

    def _set_bot(self, seat: int, index: int) -> None:
        self.room.set_bot(seat, bot_choices()[index - 1] if index else None)

    def _ask_kick(self, info: LobbySeat) -> None:
        person = info.person
        if person is None:
            return
        title = tr("Remove {name}?").format(name=info.name)
        text = tr("They can only return if you let them in.")
        page = self.page
        kick = partial(self.room.kick, person)
        confirm(page.app, page.edition, title, text, tr("Remove"), kick, danger=True, icon="trash")

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
        page.app.push(PromptScene(page.edition, tr("Your name"), text, own, tr("OK"), take, takes=in_names, icon="ok"))
