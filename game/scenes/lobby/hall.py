"""The hall of a server: its best players and who is there, the page of one player, and the chat.

Knows ``net.room.room.ServerHall`` and values of the protocol; knows nothing of the network.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.record import RecordError
from game.record.follower import load_record
from game.replays.replay import Replay
from game.scenes.lobby.chat import ChatLines, QuickWords
from game.scenes.shared.dialog import DialogChoice, ask, notify
from game.scenes.shared.page import Page
from game.scenes.shared.people import ask_about, keep_muted
from game.scenes.shared.plot import course_plot
from game.scenes.shared.saved_game_text import day
from game.scenes.shared.top_bar import paint_bar, place_back, place_row
from game.scenes.shared.widgets import IconButton
from game.sessions.participants import ChatLine
from game.support.i18n import tr, trn
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
    from net.protocol.lobby_messages import PastGame, PlayerPage, RankedPlayer
    from net.protocol.room_types import HallView
    from net.room.room import ServerHall

LOOK_MS: Final = 250.0
ASK_MS: Final = 10_000.0
"""How often the best players are asked for again, as games end meanwhile."""
SEATS: Final = (2, 3, 4)
LIST: Final = (32.0, 84.0, 420.0, 792.0)
PAGE: Final = (472.0, 84.0, 684.0, 792.0)
TALK: Final = (1176.0, 84.0, 392.0, 792.0)
INSET: Final = 24.0
TABS_H: Final = 54.0
ROW: Final = 54.0
FACE: Final = 112.0
PLATE: Final = (200.0, 84.0)
GRAPH_H: Final = 190.0
GAME_ROW: Final = 60.0
FIELD: Final = 50.0
REMOVE: Final = 240.0
"""Width of the button that removes the server."""
MIDDLE: Final = 1500
"""The rating of a newcomer, which the graph marks by a line."""


class HallScene(Page):
    """The best players or those present at the left, the chosen player in the middle, the chat at the right."""

    background = "bg/table"

    def __init__(self, edition: str, hall: ServerHall, remove: Callable[[], None]) -> None:
        """``remove`` stops keeping this server."""
        super().__init__(edition)
        self.hall = hall
        self._remove = remove
        self.tab = 0
        """The number of seats whose best players are listed, from 2 on; after them, those who are here."""
        self.player = hall.state.name
        self.list: ListView | None = None
        self.games: ListView | None = None
        self._shown: tuple[object, ...] = ()
        self._rest_ms = 0.0
        self._asked_ms = 0.0
        self._fetching = ""
        self._graph: tuple[tuple[object, ...], pygame.Surface, float] | None = None
        """What the graph shows, its picture, and the height of the line in it."""
        self._talk = TextField(
            "", lambda _: None, limit=CHAT_LENGTH, on_submit=self._send, placeholder=tr("Write a message")
        )
        self._talk.caption = tr("Write a message")
        empty = tr("Everyone at this server reads what you write here.")
        self._lines = ChatLines(self._said, self._speakers, empty)

    @property
    def state(self) -> HallView:
        """The hall as it was polled last."""
        return self.hall.state

    @property
    def seats(self) -> int:
        """The number of seats whose ratings are shown."""
        return SEATS[min(self.tab, len(SEATS) - 1)]

    @property
    def page(self) -> PlayerPage | None:
        """The page of the chosen player, ``None`` until it has come."""
        page = self.state.page
        wanted = self.player.casefold(), self.edition, self.seats
        return page if page is not None and (page.name.casefold(), page.edition, page.seats) == wanted else None

    def resume(self) -> None:
        self._ask()
        super().resume()

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        self._rest_ms += dt_ms
        self._asked_ms += dt_ms
        if self._rest_ms < LOOK_MS or self.app.scene is not self:
            return
        self._rest_ms = 0.0
        if self._asked_ms >= ASK_MS:
            self._ask()
        self.hall.poll()
        self._take_record()
        state = self.state
        if state.paired:
            self.back()  # the page below goes to the table
            return
        seen = (state.linked, state.writes, state.people, state.page, state.best, state.name)
        if seen != self._shown:
            self._shown = seen
            self.player = self.player or state.name
            self.rebuild()
        self.app.redraw()

    def _ask(self) -> None:
        """Ask for what is shown."""
        self._asked_ms = 0.0
        if self.tab < len(SEATS):
            self.hall.ask_best(self.edition, self.seats)
        if self.player:
            self.hall.ask_player(self.player, self.edition, self.seats)

    # --- controls --------------------------------------------------------------------------------------------------

    def build(self) -> None:
        if not self._shown:
            self._ask()
        labels, here = [str(seats) for seats in SEATS], str(self.state.people.count)
        self._tabs = self.add("tabs", Tabs((*labels, here), ("cards",) * 3 + ("human",), self.tab, self._turn_to))
        names = self._names()
        self.list = ListView(len(names), 1, self._draw_player, on_select=self._choose)
        self.list.selected = names.index(self.player) if self.player in names else -1
        self.list.caption = tr("Players")
        self.add("players", self.list)
        page, before = self.page, self.games
        games = () if page is None else page.games
        self.games = ListView(len(games), 1, self._draw_game, on_open=lambda _: self._watch())
        self.games.caption = tr("Games")
        if before is not None and before.count == len(games):
            self.games.selected = before.selected
        self.add("games", self.games)
        self._view = self.add("watch", Button(tr("Watch game"), self._watch, icon="play", enabled=bool(games)))
        self._flag = self.add("flag", Button(tr("Mute or report"), self._ask_about, icon="flag"))
        self._flag.enabled = bool(self.player) and self.player != self.state.name
        self._me = self.add("me", Button(tr("My profile"), self._show_me, icon="human"))
        self._words = QuickWords(self, self.hall.react)
        self.add("lines", self._lines)
        self._talk.enabled = self.state.writes
        self.add("talk", self._talk)
        self._go = self.add("send", IconButton("right", tr("Send (Enter)"), self._send, enabled=self.state.writes))
        self._leave = self.add("remove", Button(tr("Remove server"), self._ask_remove, icon="trash"))
        self._back = self.add("back", Button(tr("Back"), self.back, icon="left"))
        if self.form.focused is None:
            self.form.focus(self.list if names else self._back)

    def fallback(self) -> Button:
        return self._back

    def place(self) -> None:
        place_back(self, self._back)
        place_row(self, [self._leave], REMOVE)
        enlarged = self.look.text.enlarged
        x, y, w, h = LIST
        self.put(self._tabs, x + 12, y + 12, w - 24, TABS_H)
        top = y + TABS_H + 62
        assert self.list is not None and self.games is not None
        self.put(self.list, x + 16, top, w - 32, y + h - 18 - top)
        self.list.row_height = self.look.px(ROW * min(1.5, enlarged))
        x, y, w, h = PAGE
        foot = y + h - 20 - FIELD
        each = (w - 2 * INSET - 24) / 3
        for number, button in enumerate((self._view, self._flag, self._me)):
            self.put(button, x + INSET + number * (each + 12), foot, each, FIELD)
        top = y + INSET + FACE + 16 + PLATE[1] + 16 + GRAPH_H + 46
        self.put(self.games, x + INSET, top, w - 2 * INSET, foot - 14 - top)
        self.games.row_height = self.look.px(GAME_ROW * min(1.4, enlarged))
        x, y, w, h = TALK
        foot = y + h - 20 - FIELD
        self.put(self._talk, x + INSET, foot, w - 2 * INSET - FIELD - 10, FIELD)
        self.put(self._go, x + w - INSET - FIELD, foot, FIELD, FIELD)
        self._words.place((x + INSET, foot - 56, w - 2 * INSET, 46))
        lines = foot - 68 - (0 if self.state.writes else 62)
        self.put(self._lines, x + INSET, y + 58, w - 2 * INSET, lines - y - 58)

    # --- what is shown ---------------------------------------------------------------------------------------------

    def _best(self) -> tuple[RankedPlayer, ...]:
        best = self.state.best
        asked = best is not None and (best.edition, best.seats) == (self.edition, self.seats)
        return best.players if best is not None and asked and self.tab < len(SEATS) else ()

    def _names(self) -> list[str]:
        if self.tab < len(SEATS):
            return [player.name for player in self._best()]
        return list(self.state.people.names)

    def _said(self) -> tuple[ChatLine, ...]:
        muted = set(self.app.settings.muted)
        return tuple(
            ChatLine(number, line.name, None, line.text, line.kind)
            for number, line in enumerate(self.state.lines)
            if line.name not in muted
        )

    def _speakers(self) -> list[str]:
        """Return who has written something, each once."""
        return list(dict.fromkeys(line.name for line in self.state.lines))

    def paint(self, canvas: Canvas) -> None:
        palette = self.look.palette
        paint_bar(self, canvas, self.state.server or tr("Multiplayer"))
        for box in (LIST, PAGE, TALK):
            self.sprite(canvas, "mat/dock", *box)
        x, y, w, h = LIST
        here = self.tab == len(SEATS)
        count = self.state.people.count
        caption = trn("{count} player here", "{count} players here", count).format(count=count)
        if not here:
            caption = trn("Best with {count} player", "Best with {count} players", self.seats).format(count=self.seats)
        self.caption(canvas, caption, x + INSET, y + TABS_H + 38, w - 2 * INSET)
        if not self._names() and not here:
            text = tr("No rated games yet. Tables for anyone are rated.")
            self.write_lines(canvas, "note", text, x + INSET, y + 150, w - 2 * INSET, palette.text_soft, px=20)
        self._paint_page(canvas)
        x, y, w, h = TALK
        self.caption(canvas, tr("Chat"), x + INSET, y + 34, w - 2 * INSET)
        if not self.state.writes:
            text = tr("New players use quick words on their first day.")
            self.write_in_two(
                canvas, "note", text, (x + INSET, y + h - 20 - FIELD - 122, w - 2 * INSET, 52), palette.text_soft, 18
            )

    def _paint_page(self, canvas: Canvas) -> None:
        palette, page = self.look.palette, self.page
        x, y, w, _ = PAGE
        left, top = x + INSET, y + INSET
        if not self.player:
            return
        self.sprite(canvas, self.look.avatars([self.player])[0], left, top, FACE, FACE)
        color = palette.seats[looks_of([self.player], self.edition)[0]]
        self.write(canvas, "name", self.player, left + FACE + 22, top + 40, color, px=38, max_width=w - 220, high=56)
        note = tr("This is you") if self.player == self.state.name else ""
        if page is not None and not page.known:
            note = tr("No one has this name at this server.")
        elif page is not None and not note:
            games = sum(rating.games for rating in page.ratings)
            note = trn("{count} rated game", "{count} rated games", games).format(count=games)
        self.write(canvas, "note", note, left + FACE + 22, top + 84, palette.text_soft, px=22, max_width=w - 220)
        top += FACE + 16
        wide = (w - 2 * INSET - 24) / 3
        ratings = (
            {} if page is None else {rating.seats: rating for rating in page.ratings if rating.edition == self.edition}
        )
        for number, seats in enumerate(SEATS):
            at = left + number * (wide + 12)
            rating = ratings.get(seats)
            self.sprite(canvas, "ui/list_row_active" if seats == self.seats else "ui/list_row", at, top, wide, PLATE[1])
            caption = trn("{count} player", "{count} players", seats).format(count=seats)
            self.caption(canvas, caption, at + wide / 2, top + 20, wide - 16, 26, px=17, anchor="center")
            value = "–" if rating is None else f"{rating.value}{'' if rating.sure else '?'}"
            self.write(canvas, "count", value, at + wide / 2, top + 54, palette.text, "center", 34, wide - 16, 44)
        top += PLATE[1] + 16
        self._paint_graph(canvas, page, left, top, w - 2 * INSET)
        self.caption(canvas, tr("Games"), left, top + GRAPH_H + 24, w - 2 * INSET)

    def _paint_graph(self, canvas: Canvas, page: PlayerPage | None, x: float, y: float, w: float) -> None:
        """Draw the rating after each game; the picture is kept while nothing changes."""
        look, box = self.look, self.stage.box(x, y, w, GRAPH_H)
        course = (MIDDLE, *page.course) if page is not None and page.course else ()
        color = look.palette.seats[looks_of([self.player], self.edition)[0]]
        key = (course, box.size, color, look.skin.comic)
        if self._graph is None or self._graph[0] != key:
            low, high = min((*course, MIDDLE)) - 40, max((*course, MIDDLE)) + 40
            inner = box.inflate(-look.px(36), -look.px(20))

            def at(number: int, value: int) -> tuple[float, float]:
                across = inner.w * number / max(1, len(course) - 1)
                return inner.x - box.x + across, inner.bottom - box.y - inner.h * (value - low) / (high - low)

            points = [at(number, value) for number, value in enumerate(course)]
            self._graph = key, course_plot(look, box.size, [points], [color], at(0, MIDDLE)[1]), at(0, MIDDLE)[1]
        canvas.surface(self._graph[1], box.x, box.y)
        line = box.y + self._graph[2] + look.px(12)
        canvas.text("caption", str(MIDDLE), box.right - look.px(12), line, look.palette.text_dark, "midright", 16)
        words = tr("Rating") if course else tr("No rated games yet")
        px = look.text.fit("caption", words.upper(), box.w * 0.6, 18)
        canvas.text("caption", words.upper(), box.x + look.px(14), box.y + look.px(20), look.palette.text_dark, px=px)

    def _draw_player(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        names = self._names()
        if index >= len(names):
            return
        name, palette = names[index], look.palette
        side = rect.h - look.px(8)
        x = rect.x + look.px(10)
        best = self._best()
        if best:
            canvas.text("count", str(index + 1), x + look.px(14), rect.centery, palette.text_soft, "center", 20)
            x += look.px(36)
        canvas.image(look.sprite(look.avatars([name])[0], side, side), x, rect.y + look.px(4))
        x += side + look.px(12)
        right = rect.right - look.px(12)
        if best:
            player = best[index]
            value = f"{player.value}{'' if player.sure else '?'}"
            right = canvas.text("count", value, right, rect.centery, palette.text, "midright", 24).left - look.px(10)
        color = palette.text_muted if name in self.app.settings.muted else palette.text
        canvas.text("body", name, x, rect.centery, color, "midleft", 23, max_width=right - x)

    def _draw_game(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        page = self.page
        if page is None or index >= len(page.games):
            return
        game, palette = page.games[index], look.palette
        left, right = rect.x + look.px(14), rect.right - look.px(14)
        upper, lower = rect.y + rect.h * 0.32, rect.y + rect.h * 0.72
        names = ", ".join(f"{seat.name} {seat.points}" for seat in game.seats)
        if game.after is not None and game.before is not None:
            change = game.after - game.before
            color = palette.ok if change >= 0 else palette.short
            text = f"{change:+d}".replace("-", "−")
            right = canvas.text("count", text, right, rect.centery, color, "midright", 24).left - look.px(12)
        canvas.text("body", names, left, upper, palette.text, "midleft", 21, max_width=right - left)
        canvas.text(
            "note", _about(game, page.name), left, lower, palette.text_soft, "midleft", 18, max_width=right - left
        )

    # --- actions ---------------------------------------------------------------------------------------------------

    def _turn_to(self, tab: int) -> None:
        self.tab = tab
        self._ask()
        self.rebuild()

    def _choose(self, index: int) -> None:
        names = self._names()
        if index < len(names) and names[index] != self.player:
            self._show(names[index])

    def _show(self, name: str) -> None:
        self.player, self.games = name, None
        self._ask()
        self.rebuild()

    def _show_me(self) -> None:
        self._show(self.state.name)

    def _ask_about(self) -> None:
        ask_about(self.app, self.edition, self.player, partial(keep_muted, self.app), self.hall.report)

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
        """Ask whether this server is to be kept no more."""
        server = self.state.server or tr("this server")

        def remove() -> None:
            self._remove()
            self.back()

        text = tr("Your name and rating stay at {server}. Add its link again to return.").format(server=server)
        choices = (DialogChoice(tr("Remove"), remove, "danger"), DialogChoice(tr("Cancel")))
        ask(self.app, self.edition, tr("Remove {server}?").format(server=server), text, choices)

    def _watch(self) -> None:
        """Fetch the record of the chosen game; it opens once it has come."""
        page, games = self.page, self.games
        if page is not None and games is not None and 0 <= games.selected < len(page.games):
            self._fetching = page.games[games.selected].game
            self.hall.fetch_record(self._fetching)

    def _take_record(self) -> None:
        record = self.state.record
        if not self._fetching or record is None or record[0] != self._fetching:
            return
        self._fetching = ""
        try:
            loaded = load_record(record[1])
            self.app.go.watch(Replay(loaded.follower.record, follower=loaded.follower))
        except RecordError as error:
            notify(self.app, self.edition, tr("Could not open the game"), str(error))


def _about(game: PastGame, name: str) -> str:
    """Return when a game ended, and which place a player took."""
    when = day(datetime.fromtimestamp(game.finished, UTC))
    place = next((seat.place for seat in game.seats if seat.name == name), 0)
    if not place:
        return when
    places = {1: tr("1st place"), 2: tr("2nd place"), 3: tr("3rd place"), 4: tr("4th place")}
    return tr("{date}, {time}").format(date=when, time=places[place])
