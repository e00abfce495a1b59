"""The room before a network game: waiting for admission, then choosing seats and options until the cards are dealt.

Knows a ``net.room.room.Room`` and which panel shows what of it; the panels are modules of their own. Knows nothing of
the network. Lengths are in reference pixels of the stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.rules import COLORS
from game.rules import edition as rules_of
from game.rules.setup import initial_state
from game.scenes.room import text as texts
from game.scenes.room.admission import InvitationSection, KnockSection, WelcomeSection
from game.scenes.room.chat import ChatSection
from game.scenes.room.options import OptionsSection
from game.scenes.room.seats import SeatsSection
from game.scenes.room.section import Section
from game.scenes.room.spoken import spoken_room
from game.scenes.room.waiting import paint_waiting
from game.scenes.shared.chat import ChatLines
from game.scenes.shared.dialogs.dialog import confirm, notify
from game.scenes.shared.dialogs.error_dialogs import show_notes
from game.scenes.shared.dialogs.people import keep_muted
from game.scenes.shared.lineup import MAX_SEATS, default_name
from game.scenes.shared.page import Page
from game.scenes.shared.pieces import paint_chips, paint_decks, paint_tiles
from game.scenes.shared.round_table import margin, round_table
from game.scenes.shared.top_bar import BAR_H, paint_bar, place_back, window_top
from game.support.i18n import tr
from game.ui.graphics.type_scale import NOTE_LARGE, PROMPT_LARGE
from game.ui.widgets.buttons import Button
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget
from game.view.appearance import look_of
from game.view.layout.room import RoomLayout, is_round, room_layout
from net.protocol.limits import CHAT_LENGTH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.sessions.participants import ChatLine
    from game.ui.app.scene import AppContext, Spoken
    from game.ui.graphics.canvas import Canvas
    from net.protocol.messages import LobbySeat
    from net.room.room import Room

ROUND_CORNER_PX: Final = 320.0
"""Radius of the corners of the round table."""
COLUMNS_CORNER_PX: Final = 60.0
"""Radius of the corners of the table under two columns of mats."""
INSET_PX: Final = 22.0
"""From the edges of the mat at the foot to what is on it."""
BUTTON_PX: Final = 64.0
"""Height of the main button."""
LEAVE_PX: Final = 216.0
"""Width of the button that leaves the room."""
STONE_MS: Final = 380.0
"""While somebody waits for admission, light walks from stone to stone at this interval."""
LATE_MS: Final = 8000.0
"""How long a table may take to answer before its silence is mentioned."""


class RoomScene(Page):
    """A room until its game begins or it closes; the scene owns the room until it passes it to the table.

    ``edition`` is the look until the edition of the table is known.
    """

    background = "bg/table"

    def __init__(self, edition: str, room: Room) -> None:
        super().__init__(room.state.edition or edition)
        self.room = room
        self.sections: list[Section] = []
        self._shown: tuple[object, ...] = ()
        self._handed_on = False
        self._was_in = False
        self._last_line = 0
        """The number of the newest line of the chat that has come."""
        self._waited_ms = 0.0
        self._lines = ChatLines(self._chat, self._look_of, "", self.show_player)
        self._places = room_layout(MAX_SEATS, None, around=True)
        label = tr("Write a message")
        self._talk = TextField("", lambda _: None, limit=CHAT_LENGTH, on_submit=self._send_chat, placeholder=label)
        self._talk.caption = label

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self._volunteer()

    @property
    def admitted(self) -> bool:
        """Whether the person was admitted and the seats are shown."""
        return self.room.state.phase in ("lobby", "dealing") and self.room.state.lobby is not None

    @property
    def ready(self) -> bool:
        """Whether this person is ready to play."""
        return any(seat.ready for seat in self._own_seats)

    @property
    def seated(self) -> bool:
        """Whether this person has a seat."""
        return bool(self._own_seats)

    @property
    def _own_seats(self) -> list[LobbySeat]:
        lobby, me = self.room.state.lobby, self.room.state.me
        seats = () if lobby is None else lobby.seats
        return [seat for seat in seats if seat.person == me and seat.kind == "human"]

    def build(self) -> None:
        self._shown = self._state()
        lobby = self.room.state.lobby
        if lobby is not None:
            self.edition = lobby.options.edition
        self._was_in = self._was_in or self.admitted
        self._places = self._lay_out()
        self.sections = self._make_sections() if self.admitted else []
        self._leave = self.add("leave", Button(self._leave_label(), self.back, icon="left"))
        self._main_button: Button | None = self._make_main_button() if self.admitted else None
        if self._main_button is not None:
            self.add("go", self._main_button)
        if self.room.state.phase == "dealing":
            for name, widget in self.named.items():
                widget.enabled = name in ("leave", "talk", "talk-lines", "talk-send")
        if self.form.focused is None:
            self.form.focus(self.fallback())

    def fallback(self) -> Widget | None:
        """Return the control with the first focus: one where Enter, still held from the last screen, is harmless."""
        if not self.admitted:
            return None
        if self._main_button is not None and self._main_button.enabled and not self.room.state.hosting:
            return self._main_button
        return self._talk if self.room.state.writes else self._leave

    def _lay_out(self) -> RoomLayout:
        lobby, me = self.room.state.lobby, self.room.state.me
        people = [] if lobby is None else [seat.person if seat.kind == "human" else None for seat in lobby.seats]
        mine = people.index(me) if me in people else None
        around = is_round(self.stage.scale, self.look.text.enlarged)
        return room_layout(len(people) or MAX_SEATS, mine, around=around)

    def resize(self, width: int, height: int) -> None:
        """Lay out again: a small window has two columns of mats."""
        super().resize(width, height)
        self.rebuild()

    def _make_sections(self) -> list[Section]:
        room, places = self.room, self._places
        show = None if room.hall is None else self.show_player
        invites = room.state.hosting or (room.state.served and room.state.code)
        admission = KnockSection if room.state.knocks else InvitationSection if invites else WelcomeSection
        return [
            SeatsSection(self, room, places.seats, show),
            OptionsSection(self, room, places.options),
            ChatSection(self, room, places.talk, self._talk, self._lines, self._send_chat, show),
            admission(self, room, places.admission),
        ]

    def _follow_chat(self) -> None:
        """Play a sound for new lines of the chat."""
        chat = self._chat()
        if chat and chat[-1].number > self._last_line:
            self._last_line = chat[-1].number
            self.sound("chat")

    def _leave_label(self) -> str:
        if not self.admitted:
            return tr("Cancel")
        return tr("Close the table") if self.room.state.hosting else tr("Leave the table")

    def _make_main_button(self) -> Button | None:
        """Return the main button: to deal, or to be ready; a spectator has none."""
        if self.room.state.hosting:
            can = self.room.state.can_start
            return Button(tr("Deal the cards"), self.room.start, kind="primary", icon="cards", enabled=can)
        if not self.seated:
            return None
        if self.ready:
            return Button(tr("Not ready yet"), self._toggle_ready, icon="pause")
        return Button(tr("I’m ready"), self._toggle_ready, kind="primary", icon="thumb")

    def place(self) -> None:
        for section in self.sections:
            section.place()
        place_back(self, self._leave, LEAVE_PX)
        if self._main_button is not None:
            x, y, w, h = self._places.deal
            left = x + INSET_PX if self._places.pieces else x + w * 0.6
            self.put(self._main_button, left, y + h - BUTTON_PX - 18, x + w - INSET_PX - left, BUTTON_PX)

    def paint(self, canvas: Canvas) -> None:
        lobby = self.room.state.lobby
        if not self.admitted or lobby is None:
            self._paint_waiting(canvas)
            return
        paint_bar(self, canvas, texts.headline(lobby, served=self.room.state.served), back=LEAVE_PX)
        if lobby.game:
            text = tr("Saved game, round {number}").format(number=lobby.round)
            middle = window_top(self) + (BAR_H - 4) / 2
            self.write(canvas, NOTE_LARGE, text, 1568, middle, "midright", 440, 50)
        self._paint_table(canvas, len(lobby.seats))
        for section in self.sections:
            section.paint(canvas)
        self._paint_foot(canvas)

    def _paint_table(self, canvas: Canvas, players: int) -> None:
        """Draw the table, and on a round one what a game of its number of players is dealt from."""
        pieces, box = self._places.pieces, self.stage.box(*self._places.table)
        corner = round((ROUND_CORNER_PX if pieces else COLUMNS_CORNER_PX) * self.stage.scale)
        edge = margin(self.look)
        canvas.surface(round_table(self.look, (box.w, box.h), corner), box.x - edge, box.y - edge)
        if pieces is not None:
            state = initial_state(self.edition, players)
            paint_tiles(self, canvas, len(state.tiles), pieces.tiles)
            paint_decks(self, canvas, state.decks, pieces.decks)
            paint_chips(self, canvas, state.bank[: rules_of(self.edition).kinds], pieces.chips, rows=1)

    def _paint_foot(self, canvas: Canvas) -> None:
        """Write what the table waits for at the main button."""
        x, y, w, h = self._places.deal
        self.sprite(canvas, "mat/dock", *self._places.deal)
        if self._main_button is None:
            box = (x + INSET_PX, y + 14, w - 2 * INSET_PX, h - 28)
        elif self._places.pieces:
            box = (x + INSET_PX, y + 12, w - 2 * INSET_PX, h - BUTTON_PX - 36)
        else:
            box = (x + INSET_PX, y + 14, w * 0.6 - 2 * INSET_PX, h - 28)
        self.write_in_two(canvas, PROMPT_LARGE, self.foot(), box)

    def foot(self) -> str:
        """Return what the table waits for, as a sentence."""
        lobby = self.room.state.lobby
        if lobby is None:
            return ""
        if self.room.state.phase == "dealing":
            return tr("Shuffling with all players. The cards are dealt next.")
        if not self.seated and self.room.state.served:
            return tr("You are watching. The game starts when everyone is ready.")
        if not self.seated and not self.room.state.hosting:
            return tr("You are watching. {name} starts the game.").format(name=lobby.host)
        missing = texts.missing(lobby, self.room.state.me)
        if missing or self.room.state.hosting or self.room.state.served:
            return missing or tr("Everyone is ready.")
        return tr("Everyone is ready. {name} starts the game.").format(name=lobby.host)

    def admission_text(self) -> tuple[str, tuple[str, ...]]:
        """Return what a person who is not admitted yet waits for, and the words to compare, if there are any."""
        if self.room.state.phase != "waiting":
            late = self._waited_ms >= LATE_MS
            return tr("No answer from the table yet. Still trying…") if late else tr("Looking for the table…"), ()
        if not self.room.state.safety_words:
            return tr("Waiting for the host to let you in."), ()
        return tr("The host sees these words too, and lets you in if they match."), self.room.state.safety_words

    def _paint_waiting(self, canvas: Canvas) -> None:
        title = tr("Waiting to join") if self.room.state.phase == "waiting" else tr("Connecting")
        text, words = self.admission_text()
        name = self.room.state.name or next(iter(self.app.settings.names), default_name(0, "human"))
        paint_waiting(self, canvas, name, text, words, self._lit)
        paint_bar(self, canvas, title, back=LEAVE_PX)

    def changing(self) -> Iterator[Spoken]:
        waiting = ""
        if not self.admitted:
            text, words = self.admission_text()
            waiting = f"{text} {', '.join(words)}." if words else text
        return spoken_room(self.room.state, waiting, self.foot())

    def conversation(self) -> tuple[object, Sequence[ChatLine]]:
        return self.room, self._chat()

    def _chat(self) -> Sequence[ChatLine]:
        """Return the chat without the lines of those who are muted."""
        muted = self.app.settings.muted
        return [line for line in self.room.state.chat if line.name not in muted]

    def _look_of(self, name: str) -> int | None:
        lobby = self.room.state.lobby
        return None if lobby is None else look_of(name, [seat.name for seat in lobby.seats], self.edition)

    @property
    def _lit(self) -> int:
        """The number of the stone that is lit while waiting for admission; all are if animations are off."""
        return COLORS if self.app.settings.animations_off else int(self._waited_ms / STONE_MS) % COLORS

    def _waiting_state(self) -> tuple[object, ...]:
        """Return what changes with the time while this person waits for admission."""
        return self._lit, self.admission_text()

    def update(self, dt_ms: float) -> None:
        """Poll the room, which a network thread fills; open the table when its game begins, or leave a closed room."""
        super().update(dt_ms)
        if self._handed_on:
            return
        shown, self._waited_ms = self._waiting_state(), self._waited_ms + dt_ms
        if not self.admitted and shown != self._waiting_state():
            self.app.redraw()
        if self.room.poll():
            self.app.redraw()
            self._follow_chat()
            if self._state() != self._shown:
                self.rebuild()
                self._volunteer()
        if self.room.state.phase == "game" and self.room.state.session is not None:
            self._handed_on = True
            self.app.go.enter_game(self.room)
        elif self.room.state.phase == "closed":
            self._closed()
        elif self.room.state.phase != "connecting" and self.app.scene is self:
            show_notes(self.app, self.edition)

    def _volunteer(self) -> None:
        """Mark the host as ready: for the host, dealing the cards is the consent."""
        if self.room.state.hosting and self.room.state.phase == "lobby" and self.seated and not self.ready:
            self.room.set_ready(True)

    def show_player(self, name: str) -> None:
        """Open the page of a player, where the table is at a server."""
        hall, lobby = self.room.hall, self.room.state.lobby
        if hall is not None and lobby is not None:
            mute = partial(keep_muted, self.app)
            self.app.go.open_player(self.edition, hall, name, len(lobby.seats), mute)

    def _state(self) -> tuple[object, ...]:
        """Return everything that the controls depend on."""
        state = self.room.state
        start = state.hosting and state.phase == "lobby" and state.can_start
        return state.phase, state.lobby, state.me, state.hosting, state.knocks, start, state.writes

    def _closed(self) -> None:
        title = tr("You left the table") if self._was_in else tr("You could not join")
        self._close_with_problem(self.room.state.problem, title)

    def back(self) -> None:
        """Leave the room; a host with other people at the table is asked for a confirmation."""
        lobby = self.room.state.lobby
        people = sum(seat.kind == "human" for seat in lobby.seats) if lobby is not None else 0
        if self.admitted and self.room.state.hosting and people > 1:
            title, text = tr("Close the table?"), tr("Everyone at the table is disconnected.")
            yes, close = tr("Close the table"), self._close_with_problem
            confirm(self.app, self.edition, title, text, yes, close, danger=True, icon="quit")
        else:
            self._close_with_problem()

    def _close_with_problem(self, problem: str = "", title: str = "") -> None:
        """Close this scene and all above it, and show the problem, if there was one."""
        app, edition = self.app, self.edition
        if self not in app.stack:
            return
        while app.scene is not self:
            app.pop()
        if len(app.stack) > 1:
            app.pop()
        else:
            app.go.to_menu(edition)
        show_notes(app, edition)
        if problem:
            notify(app, edition, title, problem)

    def leave(self) -> None:
        """Leave the room too, unless the table owns it now."""
        super().leave()
        if not self._handed_on:
            self.room.leave()

    def _toggle_ready(self) -> None:
        self.room.set_ready(not self.ready)

    def _send_chat(self) -> None:
        text = self._talk.text.strip()
        if text:
            self.room.send_chat(text)
            self._talk.text, self._talk.caret = "", 0
            self._lines.back = 0
            self.app.redraw()
