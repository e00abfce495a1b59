"""The hall of a server: its best players and who is there, the page of one player, and the chat.

Knows ``net.room.room.ServerHall`` and values of the protocol; knows nothing of the network. Boxes and lengths are in
reference pixels of the stage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.server.player_page import ASK_MS, EMPTY_MIDDLE_PX, PlayerPanel, chosen_plates
from game.scenes.shared.chat import REASON_PX, ChatLines, QuickWords, quick_words_explanation
from game.scenes.shared.dialogs.dialog import DialogChoice, ask, cancel_choice
from game.scenes.shared.lineup import SEAT_COUNTS
from game.scenes.shared.page import Page
from game.scenes.shared.poll_timer import PollTimer
from game.scenes.shared.top_bar import paint_bar, place_back, place_row
from game.scenes.shared.widgets import IconButton
from game.sessions.participants import ChatLine
from game.support.i18n import tr, trn
from game.ui.graphics.type_scale import BODY_LARGE, CAPTION_SMALL, FIGURE, FIGURE_SMALL, NOTE, NOTE_SMALL
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Tabs
from game.ui.widgets.listview import ListView
from game.ui.widgets.textfield import TextField
from game.view.appearance import looks_of
from net.protocol.limits import CHAT_LENGTH

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from net.protocol.hall_types import HallView
    from net.protocol.lobby_messages import RankedPlayer
    from net.room.room import ServerHall

LIST: Final = (32.0, 146.0, 420.0, 730.0)
"""The box of the list of players."""
PAGE: Final = (472.0, 84.0, 684.0, 792.0)
"""The box of the page of one player."""
CHAT: Final = (1176.0, 84.0, 392.0, 792.0)
"""The box of the chat."""
INSET_PX: Final = 24.0
"""From the edges of a mat to what is on it."""
TABS: Final = (44.0, 84.0, 396.0, 66.0)
"""The box of the tabs, which stand on the mat of the list, so that the open one covers its edge."""
HEAD_PX: Final = 56.0
"""From the upper edge of the list's mat to its first row."""
ICON_STEP_RATIO: Final = 0.72
"""Distance between the icons of several players, × their width."""
ROW_PX: Final = 54.0
"""Height of a row of the list."""
FIELD_PX: Final = 50.0
"""Height of the text field."""
WORDS_PX: Final = 88.0
"""Height of the quick words."""
LEADERS: Final = 3
"""Number of the best whose ranks have the light colour."""
PLACE_ALPHAS: Final = (230, 200, 165, 125, 85, 45)
"""The alphas of the places in an empty list of the best, the first one above."""
PLACE_GAP_PX: Final = 4.0
"""Between two places of an empty list."""
FIRST_GAME_PX: Final = 120.0
"""Maximum height of the sentence on the first rated game."""
_TAB_PADDING_PX: Final = 30.0
"""Space at both sides of a tab's word together."""
_MIN_TAB_PADDING_PX: Final = 6.0
"""The same where the word cannot be smaller."""
REMOVE_PX: Final = 240.0
"""Width of the button that removes the server."""


class HallTabs(Tabs):
    """Tabs whose words are below their icons: as many as players for the ratings, one for those who are here."""

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        palette, width = look.palette, self.box(0).w
        words = [label.upper() for label in self.labels]
        style = look.text.fit_all(CAPTION_SMALL, words, width - look.px(_TAB_PADDING_PX), self.rect.h * 0.45)
        side = min(look.px(24), self.rect.h * 0.42)
        for number, (word, icon) in enumerate(zip(words, self.icons, strict=True)):
            box, chosen = self.box(number), number == self.index
            canvas.image(look.sprite("ui/tab_active" if chosen else "ui/tab", box.w, box.h), box.x, box.y)
            image = look.sprite(f"icon/{icon}", side, side)
            people = SEAT_COUNTS[number] if number < len(SEAT_COUNTS) else 1
            left = box.centerx - side * (1 + (people - 1) * ICON_STEP_RATIO) / 2
            for person in range(people):
                place = left + person * side * ICON_STEP_RATIO, box.y + box.h * 0.32 - side / 2
                canvas.image(image, *place, 255 if chosen else 150)
            color = palette.text if chosen else palette.text_soft
            max_width = width - look.px(_MIN_TAB_PADDING_PX)
            canvas.text(style.in_color(color), word, box.centerx, box.y + box.h * 0.74, "center", max_width=max_width)


class HallScene(Page):
    """The best players or those present at the left, the chosen player in the middle, the chat at the right."""

    background = "bg/table"

    def __init__(
        self, edition: str, hall: ServerHall, remove: Callable[[], None], look_for_game: Callable[[], None]
    ) -> None:
        """``remove`` stops keeping this server; ``look_for_game`` looks for opponents there, on the page below."""
        super().__init__(edition)
        self.hall = hall
        self._remove = remove
        self._look_for_game = look_for_game
        self.tab = 0
        """The number of seats whose best players are listed, at least 2; after them, those who are here."""
        self.panel = PlayerPanel(self, hall, hall.state.name, SEAT_COUNTS[0])
        self.list: ListView | None = None
        self._shown: tuple[object, ...] = ()
        self._poll_timer = PollTimer()
        self._asked_ms = 0.0
        self._talk = TextField(
            "", lambda _: None, limit=CHAT_LENGTH, on_submit=self._send, placeholder=tr("Write a message")
        )
        self._talk.caption = tr("Write a message")
        empty = tr("Everyone at this server reads what you write here.")
        self._lines = ChatLines(self._said, self._look_of, empty, self._show)

    @property
    def state(self) -> HallView:
        """The hall as it was polled last."""
        return self.hall.state

    def resume(self) -> None:
        self._ask()
        super().resume()

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        self._asked_ms += dt_ms
        if not self._poll_timer.step(dt_ms, on_top=self.app.scene is self):
            return
        if self._asked_ms >= ASK_MS:
            self._ask()
        self.hall.poll()
        self.panel.poll()
        state = self.state
        if state.paired:
            self.back()  # the page below goes to the table
            return
        seen = (state.linked, state.writes, state.people, state.page, state.best, state.name)
        if seen != self._shown:
            self._shown = seen
            self.panel.name = self.panel.name or state.name
            self.rebuild()
        self.app.redraw()

    def _ask(self) -> None:
        """Ask for what is shown."""
        self._asked_ms = 0.0
        if self.tab < len(SEAT_COUNTS):
            self.hall.ask_best(self.edition, self.panel.seats)
        self.panel.ask()

    # --- controls --------------------------------------------------------------------------------------------------

    def build(self) -> None:
        if not self._shown:
            self._ask()
        labels = [trn("{count} player", "{count} players", seats).format(count=seats) for seats in SEAT_COUNTS]
        here = tr("{count} here").format(count=self.state.people.count)
        icons = ("human",) * len(SEAT_COUNTS) + ("eye",)
        self._tabs = self.add("tabs", HallTabs((*labels, here), icons, self.tab, self._turn_to, gap=4))
        names = self._names()
        self.list = ListView(len(names), 1, self._draw_player, on_select=self._choose)
        self.list.selected = names.index(self.panel.name) if self.panel.name in names else -1
        self.list.caption = tr("Players")
        self.list.plates = chosen_plates(self.look, self.panel.name)
        self.add("players", self.list)
        me = Button(tr("My profile"), self._show_me, icon="human")
        me.visible = self.panel.name != self.state.name
        quick = Button(tr("Quick game"), self._find_game, kind="primary", icon="search", enabled=self.state.linked)
        quick.visible = not me.visible and self.panel.blank  # the next step of a newcomer
        self.panel.build(self._turn_plates, (me, quick))
        self.add("me", me)
        self.add("quick", quick)
        self._words = QuickWords(self, self.hall.react, spelled=True)
        self.add("lines", self._lines)
        self._talk.visible = self.state.writes
        self.add("talk", self._talk)
        self._go = self.add("send", IconButton("right", tr("Send (Enter)"), self._send))
        self._go.visible = self.state.writes
        self._leave = self.add("remove", Button(tr("Remove server"), self._ask_remove, icon="trash"))
        self._back = self.add("back", Button(tr("Back"), self.back, icon="left"))
        if self.form.focused is None:
            self.form.focus(self.list if names else self._back)

    def fallback(self) -> Button:
        return self._back

    def place(self) -> None:
        place_back(self, self._back)
        place_row(self, [self._leave], REMOVE_PX)
        enlarged = self.look.text.enlarged
        x, y, w, h = LIST
        self.put(self._tabs, *TABS)
        top = y + HEAD_PX
        assert self.list is not None
        self.put(self.list, x + 16, top, w - 32, y + h - 18 - top)
        self.list.fit_rows(self.look.px(ROW_PX * min(1.5, enlarged)))
        self.panel.place(PAGE)
        x, y, w, h = CHAT
        foot = y + h - 20 - FIELD_PX
        self.put(self._talk, x + INSET_PX, foot, w - 2 * INSET_PX - FIELD_PX - 10, FIELD_PX)
        self.put(self._go, x + w - INSET_PX - FIELD_PX, foot, FIELD_PX, FIELD_PX)
        words = self._words_top
        self._words.place((x + INSET_PX, words, w - 2 * INSET_PX, WORDS_PX))
        lines = words - 12 - (0 if self.state.writes else REASON_PX + 10)
        self.put(self._lines, x + INSET_PX, y + 58, w - 2 * INSET_PX, lines - y - 58)
        self._lines.empty_middle = round(self.stage.at(0, EMPTY_MIDDLE_PX)[1])

    @property
    def _words_top(self) -> float:
        """Where the quick words begin: above the field, or in its place where the person may not write."""
        _, y, _, h = CHAT
        return y + h - 20 - WORDS_PX - (FIELD_PX + 12 if self.state.writes else 0)

    # --- what is shown ---------------------------------------------------------------------------------------------

    def _best(self) -> tuple[RankedPlayer, ...]:
        best = self.state.best
        asked = best is not None and (best.edition, best.seats) == (self.edition, self.panel.seats)
        return best.players if best is not None and asked and self.tab < len(SEAT_COUNTS) else ()

    def _names(self) -> list[str]:
        if self.tab < len(SEAT_COUNTS):
            return [player.name for player in self._best()]
        return list(self.state.people.names)

    def _said(self) -> tuple[ChatLine, ...]:
        muted = set(self.app.settings.muted)
        return tuple(
            ChatLine(number, line.name, None, line.text, line.kind)
            for number, line in enumerate(self.state.lines)
            if line.name not in muted
        )

    def _look_of(self, name: str) -> int:
        """Return the look that somebody has in all of the hall."""
        return looks_of([name], self.edition)[0]

    def paint(self, canvas: Canvas) -> None:
        paint_bar(self, canvas, self.state.server or tr("Multiplayer"))
        for box in (LIST, PAGE, CHAT):
            self.sprite(canvas, "mat/dock", *box)
        x, y, w, _ = LIST
        here = self.tab == len(SEAT_COUNTS)
        count, seats = self.state.people.count, self.panel.seats
        caption = trn("{count} player here", "{count} players here", count).format(count=count)
        if not here:
            caption = trn("Best with {count} player", "Best with {count} players", seats).format(count=seats)
        self.caption(canvas, caption, x + INSET_PX, y + HEAD_PX - 24, w - 2 * INSET_PX)
        if not self._names() and not here:
            self._paint_ranks(canvas)
        self.panel.paint(canvas, PAGE)
        x, y, w, _ = CHAT
        self.caption(canvas, tr("Chat"), x + INSET_PX, y + 34, w - 2 * INSET_PX)
        if not self.state.writes:
            box = (x + INSET_PX, self._words_top - 12 - REASON_PX, w - 2 * INSET_PX, REASON_PX)
            self.write_in_two(canvas, NOTE_SMALL, quick_words_explanation(), box)

    def _paint_ranks(self, canvas: Canvas) -> None:
        """Draw the first places of a list in which nobody is ranked yet, and below them how to be."""
        assert self.list is not None
        look, box, step = self.look, self.list.rect, self.list.row_height
        places = min(len(PLACE_ALPHAS), box.h // step // 2)
        for number, alpha in enumerate(PLACE_ALPHAS[:places]):
            at, height = box.y + number * step, step - look.px(PLACE_GAP_PX)
            canvas.image(look.sprite("ui/list_row", box.w, height), box.x, at, alpha)
            color = look.palette.line_light if number < LEADERS else look.palette.text_muted
            canvas.text(FIGURE_SMALL.in_color(color), str(number + 1), box.x + look.px(22), at + height / 2, "center")
        text, (x, y, w, h) = tr("No rated games yet. Tables for anyone are rated."), LIST
        top = y + HEAD_PX + places * step / self.stage.scale
        box_below = (x + INSET_PX, top, w - 2 * INSET_PX, min(FIRST_GAME_PX, y + h - 18 - top))
        self.write_in_two(canvas, NOTE, text, box_below, centred=True)

    def _draw_player(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        names = self._names()
        if index >= len(names):
            return
        name, palette = names[index], look.palette
        side = rect.h - look.px(16)
        x = rect.x + look.px(10)
        best = self._best()
        if best:
            color = palette.line_light if index < LEADERS else palette.text_soft
            canvas.text(FIGURE_SMALL.in_color(color), str(index + 1), x + look.px(12), rect.centery, "center")
            x += look.px(30)
        canvas.image(look.sprite(look.avatars([name])[0], side, side), x, rect.y + look.px(8))
        x += side + look.px(8)
        right = rect.right - look.px(12)
        if best:
            player = best[index]
            value = f"{player.value}{'' if player.sure else '?'}"
            right = canvas.text(
                FIGURE.scaled(min(1.5, look.text.enlarged)), value, right, rect.centery, "midright"
            ).left - look.px(10)
        color = palette.text_muted if name in self.app.settings.muted else palette.text
        if name == self.state.name != self.panel.name:  # the chosen row is filled with that colour
            color = palette.seats[self._look_of(name)]
        canvas.text(BODY_LARGE.in_color(color), name, x, rect.centery, "midleft", max_width=right - x)

    # --- actions ---------------------------------------------------------------------------------------------------

    def _turn_to(self, tab: int) -> None:
        self.tab = tab
        if tab < len(SEAT_COUNTS):
            self.panel.seats = SEAT_COUNTS[tab]
        self._ask()
        self.rebuild()

    def _turn_plates(self, seats: int) -> None:
        """Show the ratings with another number of players; the list of those who are here stays."""
        self.panel.seats = seats
        self._turn_to(self.tab if self.tab == len(SEAT_COUNTS) else SEAT_COUNTS.index(seats))

    def _choose(self, index: int) -> None:
        names = self._names()
        if index < len(names) and names[index] != self.panel.name:
            self._show(names[index])

    def _show(self, name: str) -> None:
        self.panel.show(name)
        self.rebuild()

    def _find_game(self) -> None:
        self.back()
        self._look_for_game()

    def _show_me(self) -> None:
        self._show(self.state.name)

    def conversation(self) -> tuple[object, Sequence[ChatLine]] | None:
        return self, self._said()

    def _send(self) -> None:
        text = self._talk.text.strip()
        if text and self.state.writes:
            self.hall.send_chat(text)
            self._talk.text, self._talk.caret = "", 0
            self._lines.back = 0
            self.app.redraw()

    def _ask_remove(self) -> None:
        """Ask whether to remove this server."""
        server = self.state.server or tr("this server")

        def remove() -> None:
            self._remove()
            self.back()

        text = tr("Your name and rating stay at {server}. Add its link again to return.").format(server=server)
        choices = (DialogChoice(tr("Remove"), remove, "danger", "trash"), cancel_choice())
        ask(self.app, self.edition, tr("Remove {server}?").format(server=server), text, choices)
