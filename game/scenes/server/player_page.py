"""The page of one player at a server: ratings, the course of one of them, finished games, and what one may do.

``PlayerPanel`` is a part of another page, ``PlayerScene`` the page over any screen. Knows ``net.room.room.ServerHall``
and values of the protocol; knows nothing of the network. Boxes and lengths are in reference pixels of the stage.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.record import RecordError
from game.record.follower import load_record
from game.replays.replay import Replay
from game.scenes.shared.dialogs.dialog import SHADE, notify
from game.scenes.shared.dialogs.people import ask_about, keep_muted
from game.scenes.shared.empty_list import paint_empty_list
from game.scenes.shared.lineup import SEAT_COUNTS
from game.scenes.shared.page import Page
from game.scenes.shared.plot import PlottedLines, course_plot
from game.scenes.shared.poll_timer import PollTimer
from game.scenes.shared.saved_game_text import date, day, day_and_month
from game.scenes.shared.widgets import IconButton
from game.support.i18n import tr, trn
from game.ui.graphics.type_scale import (
    CAPTION,
    CAPTION_SMALL,
    FIGURE,
    FIGURE_LARGE,
    HEADLINE_LARGE,
    NOTE,
    NOTE_LARGE,
    NOTE_SMALL,
    StyledText,
)
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Tabs
from game.ui.widgets.listview import ListView
from game.view.appearance import looks_of
from net.protocol.lobby_messages import GAMES_AT_ONCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from net.protocol.lobby_messages import PastGame, PlayerPage
    from net.room.room import ServerHall

ASK_MS: Final = 10_000.0
"""The interval at which a page is requested again, as games end in the meantime."""
BOX: Final = (458.0, 78.0, 684.0, 800.0)
"""Where the page stands over another screen, below its bar: it covers the mats at a table's head and foot."""
INSET_PX: Final = 24.0
"""From the edges of the page to what is on it."""
HEAD_PX: Final = 116.0
"""Height of the mat with the player's name."""
FACE_PX: Final = 92.0
"""Side of the portrait."""
PLATE_PX: Final = (104.0, 84.0)
"""Width and height of the plate with the number of games."""
RATINGS_PX: Final = 84.0
"""Height of the plates with the ratings."""
GRAPH_PX: Final = 180.0
"""Height of the graph."""
GAME_ROW_PX: Final = 66.0
"""Height of a row of the list of games."""
DATE_RATIO: Final = 0.24
"""Maximum width of a whole date, × width of its row."""
TURN_PX: Final = (50.0, 34.0)
"""Width and height of the buttons that show older and newer games."""
BUTTON_PX: Final = 50.0
"""Height of the buttons at the foot."""
EMPTY_MIDDLE_PX: Final = 530.0
"""The height on the stage at which the picture of an empty list has its middle."""
NEW_RATING: Final = 1500
"""The rating of a newcomer, which the graph marks by a line."""


def chosen_plates(look: RenderContext, name: str) -> tuple[str, str]:
    """Return the sprites of a row and of the chosen one, which is filled with the colour of the player ``name``."""
    if look.high_contrast:
        return ListView.plates
    return ListView.plates[0], f"mat/{looks_of([name], look.edition)[0]}"


class RatingPlates(Tabs):
    """The ratings with two, three and four players, one of which the graph shows."""

    def __init__(
        self,
        page: PlayerPage | None,
        edition: str,
        seats: int,
        on_change: Callable[[int], None],
        plates: tuple[str, str],
    ) -> None:
        """``on_change`` is called with a number of seats; ``plates`` are the sprites of a plate and the chosen one."""
        ratings = () if page is None else (rating for rating in page.ratings if rating.edition == edition)
        values = {rating.seats: f"{rating.value}{'' if rating.sure else '?'}" for rating in ratings}
        captions = [trn("{count} player", "{count} players", count).format(count=count) for count in SEAT_COUNTS]
        super().__init__(
            captions, [""] * len(SEAT_COUNTS), SEAT_COUNTS.index(seats), lambda index: on_change(SEAT_COUNTS[index]), 8
        )
        self.values = [values.get(count, "") for count in SEAT_COUNTS]
        """The ratings; empty where the player has none."""
        self.caption = tr("Rating")
        self.plates = plates

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        palette = look.palette
        for number, (caption, value) in enumerate(zip(self.labels, self.values, strict=True)):
            box, height = self.box(number), self.rect.h
            shown = self.plates[number == self.index]
            canvas.image(look.sprite(shown, box.w, box.h), box.x, box.y)
            width = box.w - look.px(16)
            style = look.text.fit(CAPTION_SMALL, caption.upper(), width, height * 0.4)
            color = palette.text_soft if number == self.index else palette.text_muted
            canvas.text(style.in_color(color), caption.upper(), box.centerx, box.y + height * 0.25, "center")
            if not value:
                none = tr("Unrated")
                style = look.text.fit(NOTE, none, width, height * 0.54)
                canvas.text(style.in_color("text_muted"), none, box.centerx, box.y + height * 0.65, "center")
                continue
            style = look.text.fit(FIGURE_LARGE, value, width, height * 0.54)
            canvas.text(style, value, box.centerx, box.y + height * 0.67, "center")


class PlayerPanel:
    """The page of the player ``name``, with the course of the rating with ``seats`` players."""

    def __init__(
        self, page: Page, hall: ServerHall, name: str, seats: int, mute: Callable[[str, bool], None] | None = None
    ) -> None:
        """``mute`` hides somebody's lines or shows them again."""
        self.on = page
        self.hall = hall
        self.name = name
        self.seats = seats
        self.skip = 0
        """How many of the newest games are on pages before."""
        self.games: ListView | None = None
        self._mute = mute
        self._fetching = ""
        self._graph: tuple[tuple[object, ...], pygame.Surface, float, tuple[float, float]] | None = None
        """What the graph shows, its picture, the height of the line in it, and where the course ends."""

    @property
    def page(self) -> PlayerPage | None:
        """The page, ``None`` until it has come."""
        page = self.hall.state.page
        wanted = self.name.casefold(), self.on.edition, self.seats, self.skip
        if page is None or (page.name.casefold(), page.edition, page.seats, page.skip) != wanted:
            return None
        return page

    @property
    def blank(self) -> bool:
        """Whether the player has not finished a game there."""
        return self.page is not None and not self.page.count

    def show(self, name: str) -> None:
        """Show another player."""
        self.name, self.skip, self.games = name, 0, None
        self.ask()

    def ask(self) -> None:
        """Ask for what is shown."""
        if self.name:
            self.hall.ask_player(self.name, self.on.edition, self.seats, self.skip)

    def poll(self) -> None:
        """Open a game whose record has come."""
        record = self.hall.state.record
        if not self._fetching or record is None or record[0] != self._fetching:
            return
        self._fetching = ""
        app = self.on.app
        try:
            loaded = load_record(record[1])
            app.go.watch(Replay(loaded.follower.record, loaded.follower))
        except RecordError as error:
            notify(app, self.on.edition, tr("Could not open the game"), str(error))

    # --- controls --------------------------------------------------------------------------------------------------

    def build(self, turn_to: Callable[[int], None], last: Sequence[Button]) -> None:
        """Add the controls; ``turn_to`` is called with a number of seats, and ``last`` are the last buttons."""
        page, before = self.page, self.games
        plates = chosen_plates(self.on.look, self.name)
        self._plates = self.on.add("ratings", RatingPlates(page, self.on.edition, self.seats, turn_to, plates))
        games = () if page is None else page.games
        self.games = ListView(len(games), 1, self._draw_game, on_open=lambda _: self._watch())
        self.games.caption = tr("Games")
        self.games.plates = plates
        if before is not None and before.count == len(games):
            self.games.selected = before.selected
        self.on.add("games", self.games)
        older = page is not None and self.skip + len(games) < page.count
        self._newer = self.on.add("newer", self._turner("left", tr("Newer games"), -GAMES_AT_ONCE, self.skip > 0))
        self._older = self.on.add("older", self._turner("right", tr("Older games"), GAMES_AT_ONCE, older))
        view = self.on.add("watch", Button(tr("Watch game"), self._watch, icon="replays"))
        view.visible = bool(games)
        flag = self.on.add("flag", Button(tr("Mute or report"), self._ask_about, icon="mute"))
        flag.visible = bool(self.name) and self.name != self.hall.state.name
        self._buttons = tuple(button for button in (view, flag, *last) if button.visible)

    def _turner(self, icon: str, name: str, step: int, enabled: bool) -> IconButton:
        """Return a button that shows other games; it is hidden where all of them fit on one page."""

        def turn() -> None:
            self.skip, self.games = max(0, self.skip + step), None
            self.ask()
            self.on.rebuild()

        button = IconButton(icon, name, turn, enabled=enabled)
        button.visible = self.skip > 0 or (self.page is not None and self.page.count > GAMES_AT_ONCE)
        return button

    def place(self, box: tuple[float, float, float, float]) -> None:
        """Place the controls in a box of the stage."""
        assert self.games is not None
        x, y, w, h = box
        left, inner, page = x + INSET_PX, w - 2 * INSET_PX, self.on
        foot = y + h - 20 - (BUTTON_PX if self._buttons else 0)
        wished = [button.preferred_width(page.look) for button in self._buttons]
        room = inner - 12 * (len(wished) - 1)
        if max(wished, default=0) * len(wished) <= room * page.stage.scale:
            wished = [1] * len(wished)
        across = left
        for button, share in zip(self._buttons, wished, strict=True):
            width = room * share / sum(wished)
            page.put(button, across, foot, width, BUTTON_PX)
            across += width + 12
        top = y + INSET_PX + HEAD_PX + 16
        page.put(self._plates, left, top, inner, RATINGS_PX)
        top += RATINGS_PX + 16 + GRAPH_PX + 56
        for number, button in enumerate((self._older, self._newer)):
            page.put(button, left + inner - TURN_PX[0] - number * (TURN_PX[0] + 8), top - TURN_PX[1] - 10, *TURN_PX)
        page.put(self.games, left, top, inner, foot - (14 if self._buttons else 4) - top)
        self.games.fit_rows(page.look.px(GAME_ROW_PX * min(1.4, page.look.text.enlarged)))

    def _watch(self) -> None:
        """Fetch the record of the chosen game; it opens once it has come."""
        page, games = self.page, self.games
        if page is not None and games is not None and 0 <= games.selected < len(page.games):
            self._fetching = page.games[games.selected].game
            self.hall.fetch_record(self._fetching)

    def _ask_about(self) -> None:
        mute = self._mute or partial(keep_muted, self.on.app)
        ask_about(self.on.app, self.on.edition, self.name, mute, self.hall.report)

    # --- what is shown ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, box: tuple[float, float, float, float]) -> None:
        """Draw everything below the controls."""
        on, page = self.on, self.page
        x, y, w, _ = box
        left, top = x + INSET_PX, y + INSET_PX
        if not self.name:
            return
        look = looks_of([self.name], on.edition)[0]
        on.sprite(canvas, f"mat/{look}", left, top, w - 2 * INSET_PX, HEAD_PX)
        on.sprite(canvas, on.look.avatars([self.name])[0], left + 16, top + (HEAD_PX - FACE_PX) / 2, FACE_PX, FACE_PX)
        words, room = left + FACE_PX + 36, w - 2 * INSET_PX - FACE_PX - 56
        if page is not None and page.count:
            room -= PLATE_PX[0] + 16
            plate = left + w - 2 * INSET_PX - PLATE_PX[0] - 20
            on.sprite(canvas, "plate/score", plate, top + (HEAD_PX - PLATE_PX[1]) / 2, *PLATE_PX)
            middle, width = plate + PLATE_PX[0] / 2, PLATE_PX[0] - 16
            on.write(
                canvas, CAPTION_SMALL.in_color("text_soft"), tr("Games").upper(), middle, top + 36, "center", width, 26
            )
            on.write(canvas, FIGURE_LARGE, str(page.count), middle, top + 69, "center", width, 46)
        upper = StyledText(self.name, HEADLINE_LARGE)
        lower = StyledText(self._note(page), NOTE)
        if lower.text:
            on.write_pair(canvas, upper, lower, (words, top + HEAD_PX / 2, room, HEAD_PX - 20), 40)
        else:
            on.write(canvas, HEADLINE_LARGE, self.name, words, top + HEAD_PX / 2, max_width=room, height=56)
        top += HEAD_PX + 16 + RATINGS_PX + 16
        if self.blank:
            assert self.games is not None
            place = on.stage.box(left, top, w - 2 * INSET_PX, 1)
            place.h = self.games.rect.bottom - place.y
            canvas.image(on.look.sprite("ui/slot", *place.size), *place.topleft)
            inner = place.inflate(-on.look.px(60), -on.look.px(40))
            middle = round(on.stage.at(0, EMPTY_MIDDLE_PX)[1])
            paint_empty_list(canvas, on.look, "games", tr("Finished games are listed here."), inner, NOTE_LARGE, middle)
            return
        self._paint_graph(canvas, page, left, top, w - 2 * INSET_PX)
        width = w - 2 * INSET_PX - 2 * (TURN_PX[0] + 8)
        on.caption(canvas, self._games_caption(page), left, top + GRAPH_PX + 29, width)

    def _games_caption(self, page: PlayerPage | None) -> str:
        """Return which of the games are listed."""
        if page is None or page.count <= GAMES_AT_ONCE:
            return tr("Games")
        last = self.skip + len(page.games)
        return tr("Games {first} to {last} of {count}").format(first=self.skip + 1, last=last, count=page.count)

    def _note(self, page: PlayerPage | None) -> str:
        """Return a few words about the player."""
        me = self.name == self.hall.state.name
        if page is None and not me:
            return "" if self.hall.state.linked else tr("Connecting")
        if page is None or (me and not page.ratings):
            return tr("This is you")
        if not page.known:
            return tr("No one has this name at this server.")
        games = sum(rating.games for rating in page.ratings)
        rated = trn("{count} rated game", "{count} rated games", games).format(count=games)
        return tr("You, with {rated}").format(rated=rated) if me else rated

    def _paint_graph(self, canvas: Canvas, page: PlayerPage | None, x: float, y: float, w: float) -> None:
        """Draw the rating after each game; the picture is kept while nothing changes."""
        look, box = self.on.look, self.on.stage.box(x, y, w, GRAPH_PX)
        course = (NEW_RATING, *page.rating_history) if page is not None and page.rating_history else ()
        color = look.palette.seats[looks_of([self.name], self.on.edition)[0]]
        key = (course, box.size, color, look.skin.comic)
        if self._graph is None or self._graph[0] != key:
            low, high = min((*course, NEW_RATING)) - 40, max((*course, NEW_RATING)) + 40
            inner = box.inflate(-look.px(60), -look.px(28))

            def at(number: int, value: int) -> tuple[float, float]:
                across = inner.w * number / max(1, len(course) - 1)
                return inner.x - box.x + across, inner.bottom - box.y - inner.h * (value - low) / (high - low)

            points = [at(number, value) for number, value in enumerate(course)]
            goal = at(0, NEW_RATING)[1]
            end = points[-1] if points else (0.0, goal)
            ticks = [across for across, _ in points]
            plotted = PlottedLines(box.size, [points], [color], goal, ticks=ticks)
            self._graph = key, course_plot(look, plotted), goal, end
        canvas.surface(self._graph[1], box.x, box.y)
        if course:
            side, (across, down) = look.px(34), self._graph[3]
            face = look.avatars([self.name])[0]
            canvas.image(look.sprite(face, side, side), box.x + across - side / 2, box.y + down - side / 2)
            foot = down + side / 2 + look.px(2)
            if abs(foot - self._graph[2]) > look.text.line_height(CAPTION) * 1.5:
                dark, right = look.palette.text_dark, box.right - look.px(12)
                canvas.text(CAPTION.in_color(dark), str(course[-1]), right, box.y + foot, "topright")
        line = box.y + self._graph[2] + look.px(12)
        canvas.text(CAPTION_SMALL.in_color("text_dark"), str(NEW_RATING), box.right - look.px(12), line, "midright")
        words = tr("Rating") if course else tr("No rated games yet")
        style = look.text.fit(CAPTION_SMALL, words.upper(), box.w * 0.6)
        canvas.text(style.in_color("text_dark"), words.upper(), box.x + look.px(14), box.y + look.px(20))

    def _draw_game(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        page = self.page
        if page is None or index >= len(page.games):
            return
        game, palette = page.games[index], look.palette
        left, right = rect.x + look.px(12), rect.right - look.px(14)
        place = next((seat.place for seat in game.seats if seat.name == page.name), 0)
        if place:
            height = rect.h - look.px(22)
            width = round(height * 1.05)
            canvas.image(look.sprite("plate/score", width, height), left, rect.centery - height / 2)
            if place == 1:
                side = height * 0.62
                cup = look.sprite("icon/trophy", side, side)
                canvas.image(cup, left + (width - side) / 2, rect.centery - side / 2)
            else:
                canvas.text(FIGURE_LARGE.in_color("text_soft"), str(place), left + width / 2, rect.centery, "center")
            left += width + look.px(14)
        when = self._dates(look, page, rect.w * DATE_RATIO)[index]
        beside = max(look.text.size(NOTE_SMALL, when)[0], look.px(70))
        middle = rect.centery
        if game.after is not None and game.before is not None:
            change = game.after - game.before
            color = palette.ok if change >= 0 else palette.short
            text = f"{change:+d}".replace("-", "−")
            middle = round(rect.y + rect.h * 0.7)
            style = look.text.fit(FIGURE, text, beside, rect.h * 0.46)
            canvas.text(style.in_color(color), text, right, rect.y + rect.h * 0.34, "midright")
        canvas.text(NOTE_SMALL, when, right, middle, "midright", max_width=beside)
        self._draw_seats(canvas, look, game, pygame.Rect(left, rect.y, right - beside - look.px(12) - left, rect.h))

    def _dates(self, look: RenderContext, page: PlayerPage, width: float) -> list[str]:
        """Return the dates of a page's games, all in the longest form in which each fits a width in window pixels."""
        moments = [datetime.fromtimestamp(game.finished, UTC) for game in page.games]
        forms = ([date(moment, clock=False) for moment in moments], [day_and_month(moment) for moment in moments])
        for texts in forms:
            if all(look.text.size(NOTE_SMALL, text)[0] <= width for text in texts):
                return texts
        return [day(moment) for moment in moments]

    def _draw_seats(self, canvas: Canvas, look: RenderContext, game: PastGame, rect: pygame.Rect) -> None:
        """Draw the players of a game with their points side by side, the winner first."""
        seats = sorted(game.seats, key=lambda seat: seat.place)
        width, side = rect.w / max(3, len(seats)), min(look.px(44), rect.h - look.px(20))
        room = width - side - look.px(14)
        style = look.text.fit_all(NOTE, [seat.name for seat in seats], room, rect.h * 0.42)
        for number, seat in enumerate(seats):
            x = rect.x + number * width
            face = look.avatars([seat.name])[0]
            canvas.image(look.sprite(face, side, side), x, rect.centery - side / 2)
            x += side + look.px(8)
            figure = look.text.fit(FIGURE, str(seat.points), room, rect.h * 0.46)
            canvas.text(figure, str(seat.points), x, rect.y + rect.h * 0.34, "midleft")
            canvas.text(style, seat.name, x, rect.y + rect.h * 0.7, "midleft", max_width=room)


class PlayerScene(Page):
    """The page of a player over another screen, which continues below it; Escape closes it."""

    opaque = False

    def __init__(
        self, edition: str, hall: ServerHall, name: str, seats: int, mute: Callable[[str, bool], None]
    ) -> None:
        super().__init__(edition)
        self.panel = PlayerPanel(self, hall, name, seats, mute)
        self._shown: tuple[object, ...] = ()
        self._poll_timer = PollTimer()
        self._asked_ms = 0.0

    def build(self) -> None:
        if not self._shown:
            self.panel.ask()
        self._back = Button(tr("Back"), self.back, icon="left")
        self.panel.build(self._turn_to, (self._back,))
        self.add("back", self._back)
        if self.form.focused is None:
            self.form.focus(self._back)

    def fallback(self) -> Button:
        return self._back

    def place(self) -> None:
        self.panel.place(BOX)

    def paint(self, canvas: Canvas) -> None:
        self.heading = self.panel.name
        canvas.rect((*self.look.palette.ink, SHADE), (0, 0, *canvas.size))
        self.sprite(canvas, "mat/dock", *BOX)
        self.panel.paint(canvas, BOX)

    def describe(self) -> list[str]:
        return [self.panel.name]

    def update(self, dt_ms: float) -> None:
        """Show the page once it has come, and ask for it again now and then."""
        super().update(dt_ms)
        self._asked_ms += dt_ms
        if not self._poll_timer.step(dt_ms, on_top=self.app.scene is self):
            return
        if self._asked_ms >= ASK_MS:
            self._asked_ms = 0.0
            self.panel.ask()
        self.panel.hall.poll()
        self.panel.poll()
        state = self.panel.hall.state
        seen = state.linked, state.page, state.name
        if seen != self._shown:
            self._shown = seen
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> None:
        """Handle every event, so that none reaches the screen below; a click beside the page closes it."""
        beside = event.type == pygame.MOUSEBUTTONDOWN and not self.stage.box(*BOX).collidepoint(event.pos)
        if beside and event.button == 1:
            self.back()
        else:
            super().handle(event)

    def _turn_to(self, seats: int) -> None:
        self.panel.seats = seats
        self.panel.ask()
        self.rebuild()
