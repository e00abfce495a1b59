"""The result screen: who won and why, the news, the table of all seats, and what can be done next.

Knows what a finished game leads to; ``verdict`` has the texts and numbers, ``trophies`` and ``score_table`` paint them.
Knows nothing of play.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from game.record import RecordError
from game.replays.replay import Replay
from game.rules import COLORS, Edition, edition
from game.scenes.profile.medals import medal_sprite
from game.scenes.profile.news import News, medals_in_short, news_lines
from game.scenes.result.confetti import DUST_MS, GREETING_MS
from game.scenes.result.finished import Finished
from game.scenes.result.next_level import next_level, raised
from game.scenes.result.score_table import HEAD, PANEL, ScoreTable
from game.scenes.result.trophies import paint_trophies
from game.scenes.shared.dialogs.people import keep_muted
from game.scenes.shared.lineup import PERSON, level_name
from game.scenes.shared.page import Page
from game.scenes.shared.saved_game_text import date
from game.storage.folder import StoreError
from game.support.i18n import tr, trn
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import (
    BUTTON,
    FIGURE,
    NOTE_LARGE,
    PROMPT_LARGE,
)
from game.ui.widgets.buttons import Button, match_row
from game.view.animation.timeline import SPEEDS
from game.view.descriptions.log_rows import points_text
from game.view.descriptions.sentence_parts import labelled, sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.record import SeatInfo
    from game.ui.graphics.look import RenderContext
    from net.room.room import Room

ROWS: Final = 460.0
CONDITIONS: Final = 24.0
"""How much lower the rows are where the conditions of the Gauntlet stand below them."""
SPARE: Final = 44.0
"""How much higher the rows are where the reason below them takes one line."""
FOOT: Final = 770.0
NEWS: Final = 37.0
"""The height of a line of news; of more than two each is lower."""
NEWS_H: Final = 64.0
"""The greatest height of all lines of news together."""
NEWS_EDGE: Final = 16.0
NEWS_GAP: Final = 10.0
"""Between the news and the table."""
MAX_PICTURES: Final = 4
"""Maximum number of new medals that show their picture."""
MEDAL_OUT, MEDAL_STEP = 6.0, 0.94
"""How far these stand out above and below the news, and from one to the next by their side."""


class NameButton(Button):
    """Lies over the name of a player; a press opens their page at the server."""

    def __init__(self, name: str, on_press: Callable[[], None]) -> None:
        super().__init__("", on_press, tooltip=tr("Profile of {name}").format(name=name))

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        if self.hovered:
            canvas.rect(look.palette.line_light, self.rect, look.px(2))


class ResultScene(Page):
    """The winner at the left, the table of all seats at the right."""

    background = "bg/result"

    def __init__(
        self, finished: Finished, room: Room | None = None, news: News | None = None, *, reopened: bool = False
    ) -> None:
        """Create the page; ``reopened``: over the list of saved games, with neither a new game nor a celebration."""
        super().__init__(finished.edition)
        self.reopened = reopened
        self.finished = finished
        self.room = room
        self.news = news or News()
        self._state: tuple[object, ...] = ()
        self._called = False
        self._refusals = 0
        """How many answers against a rematch had come before this one was asked for."""
        self._names: list[tuple[int, NameButton]] = []
        self.rules: Edition = edition(finished.edition)
        self._age_ms = self._length_ms = DUST_MS
        winners = finished.verdict.winners
        self._glad = bool(winners) and (not finished.here or bool(finished.here & {*winners}))
        """Whether there is something to celebrate here: a winner at this screen, or any winner for a spectator."""
        self._next: str | None = None
        self._me = next(iter(finished.here)) if len(finished.here) == 1 else None
        """The seat of the only person at this screen, whose result the headline states."""
        self._table = ScoreTable(self, finished.verdict, self.rules, self._me)

    def enter(self, app: AppContext) -> None:
        self._offer_next_level(app)
        super().enter(app)
        app.go.prepare_title(self.edition)
        self.form.focus(self._first())
        if self.reopened:
            return
        self.sound("win" if self._glad else "end")
        if not app.settings.animations_off:
            self._age_ms = 0.0
            self._length_ms = DUST_MS if self._glad else GREETING_MS

    def _offer_next_level(self, app: AppContext) -> None:
        """Decide whether to offer a stronger opponent; an offer is never made again."""
        if self.reopened or self.room is not None or self.news.deal is not None:
            return
        shown, settings = self.finished, app.settings
        self._next = next_level(shown.seats, shown.here, shown.verdict.winners, settings.levels_offered)
        if self._next is not None:
            settings.levels_offered.append(self._next)
            settings.try_to_save(app.store.data_dir)

    def busy(self) -> bool:
        return self._age_ms < self._length_ms

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        if self.room is not None:
            self.room.poll()
            if self._called and self.room.state.phase != "game":
                self._follow()
            elif self._called and self.room.state.rematch_refusal_count > self._refusals:
                self._called = False
                self.rebuild()
                self.form.focus(self._first())
            elif self._rematch_state() != self._state:
                self.rebuild()
        if self.busy():
            pace = SPEEDS[self.app.settings.speed]
            self._age_ms = min(self._length_ms, self._age_ms + dt_ms / pace if pace else self._length_ms)
            self.app.redraw()

    def build(self) -> None:
        """Create at most four buttons; in a network game the first one starts a rematch of all players."""
        see, replay = partial(self._watch, at_end=True), partial(self._watch, at_end=False)
        if self.reopened:
            buttons = (
                Button(tr("Replay"), replay, kind="primary", icon="replays"),
                Button(tr("View the board"), see, icon="eye"),
                Button(tr("Back"), self.back, icon="left"),
            )
            self._buttons = [self.form.add(button) for button in buttons]
            return
        again = Button(tr("Play again"), self._play_again, kind="primary", icon="new")
        if self.news.deal is not None:
            again = Button(tr("Challenges"), self._to_challenges, kind="primary", icon="left")
        self._state = self._rematch_state()
        if self.room is not None:
            label, ready = self._rematch_words(self.room)
            again = Button(label, self._rematch, kind="primary", icon="new", enabled=ready)
        self._buttons = [self.form.add(again)]
        if self._next is not None:
            label = tr("Next level: {level}").format(level=level_name(self._next))
            hint = tr("Play again against stronger opponents")
            self._buttons.append(self.form.add(Button(label, self._play_next_level, icon="up", tooltip=hint)))
        if self.finished.record is not None or self.finished.game_id is not None:
            if self._next is None:  # a fifth button would crowd the row, and the replay ends with the board
                self._buttons.append(self.form.add(Button(tr("View the board"), see, icon="eye")))
            self._buttons.append(self.form.add(Button(tr("Replay"), replay, icon="replays")))
        self._buttons.append(self.form.add(Button(tr("Main menu"), self.back, icon="menu")))
        self._names = self._name_buttons()

    def _name_buttons(self) -> list[tuple[int, NameButton]]:
        """Return buttons over the names of those who have a page at the server, with the numbers of their rows."""
        hall = None if self.room is None else self.room.hall
        if hall is None:
            return []
        app, seats = self.app, self.finished.seats
        mute = partial(keep_muted, app)

        def show(name: str) -> None:
            app.go.open_player(self.edition, hall, name, len(seats), mute)

        people = [(number, seats[row.seat]) for number, row in enumerate(self.finished.verdict.rows)]
        return [
            (number, self.form.add(NameButton(seat.name, partial(show, seat.name))))
            for number, seat in people
            if seat.kind == "human"
        ]

    def _first(self) -> Button:
        """Return the first button that can be pressed."""
        return next(button for button in self._buttons if button.active)

    def rebuild(self) -> None:
        """Create the buttons again; the focus leaves one that can no longer be pressed."""
        super().rebuild()
        if self.form.focused is not None and not self.form.focused.active:
            self.form.focus(self._first())

    def place(self) -> None:
        x, _, w, _ = self._panel
        available = w - 14 * (len(self._buttons) - 1)
        wished = [button.preferred_width(self.look) / self.stage.scale for button in self._buttons]
        if max(wished) * len(wished) <= available:
            wished = [available / len(wished)] * len(wished)
        # With long labels each button is wider than its own by the same length.
        spare = available - sum(wished)
        for button, own in zip(self._buttons, wished, strict=True):
            width = own + spare / len(wished) if spare > 0 else available * own / sum(wished)
            self.put(button, x, FOOT, width, 64)
            x += width + 14
        plain = [button for button in self._buttons if button.kind != "primary"]
        match_row(self._buttons, self.look)
        for button in plain if spare < 0 else ():  # smaller labels keep their distance from the edges of the buttons
            button.matched = button.label_style(self.look).scaled(available / sum(wished))
        x, y, _, _ = self._panel
        for number, name in self._names:
            self.put(name, x + 24, y + HEAD + number * self._pitch + 6, 218, self._pitch - 24)

    @property
    def _panel(self) -> tuple[float, float, float, float]:
        """The box of the table on the stage."""
        x, y, w, h = PANEL
        lines = len(self.news_lines())
        down = lines * self._news_line(lines) + NEWS_EDGE + NEWS_GAP if lines else 0.0
        return x, y + down, w, h - down

    def _news_line(self, lines: int) -> float:
        """Return the height of one of some lines of news."""
        return min(NEWS, NEWS_H / lines)

    @property
    def _pitch(self) -> float:
        """The distance of two rows."""
        rows = ROWS + self._panel[3] - PANEL[3]
        if self._conditions:
            rows -= CONDITIONS
        elif self.look.text.enlarged == 1:
            rows += SPARE
        return min(168.0, rows / len(self.finished.verdict.rows))

    @property
    def _conditions(self) -> bool:
        """Whether the conditions of the Gauntlet stand below the rows."""
        return self.rules.gauntlet and bool(self.finished.verdict.winners)

    def paint(self, canvas: Canvas) -> None:
        shown = self.finished.verdict
        paint_trophies(self, canvas, shown, shown.title_for(self._me), self._age_ms, glad=self._glad)
        self._paint_news(canvas)
        self._table.paint(canvas, self._panel, self._pitch, self._age_ms)
        self._paint_reason(canvas, self._panel[1] + HEAD + len(shown.rows) * self._pitch)

    def leave(self) -> None:
        """Leave the room too, unless it was passed to another screen."""
        super().leave()
        if self.room is not None:
            self.room.leave()

    def back(self) -> None:
        if self.reopened:
            self.app.pop()
        else:
            self.app.go.to_menu(self.edition)

    def news_lines(self) -> list[str]:
        """Return the news for the people at this screen, a line each; a saved game has none."""
        if self.reopened:
            return []
        return [
            *filter(None, [self._problem]),
            *self._rating_lines(),
            *news_lines(self.news, alone=self._me is not None),
        ]

    @property
    def _played(self) -> list[str]:
        """When a saved game was played, as a sentence."""
        record = self.finished.record
        began = None if record is None or not self.reopened else record.header.started
        if began is None:
            return []
        return [sentence(tr("Game from {date}").format(date=date(datetime.fromisoformat(began))))]

    @property
    def _problem(self) -> str:
        """Why no rematch begins; empty if nothing prevents it, and while a request to the server is pending."""
        return "" if self.room is None or self._called else self.room.state.rematch_refusal_text

    def _rating_lines(self) -> list[str]:
        """Return one line on how the game has changed the ratings at its server; none where it was not rated."""
        changes = {} if self.room is None else {change.seat: change for change in self.room.state.rated}
        parts = [
            tr("{name} {rating} ({change})").format(
                name=row.name,
                rating=f"{change.after}" if change.sure else f"{change.after}?",
                change=signed(change.after - change.before),
            )
            for row in self.finished.verdict.rows
            if (change := changes.get(row.seat)) is not None
        ]
        return [tr("Rating: {ratings}").format(ratings=", ".join(parts))] if parts else []

    def describe(self) -> list[str]:
        shown = self.finished.verdict
        lines = [f"{sentence(shown.title_for(self._me))} {shown.explanation_for(self._me)}"]
        for row in shown.rows:
            cards = trn("{count} card", "{count} cards", row.cards).format(count=row.cards)
            lines.append(labelled(row.name, f"{row.place_text}, {points_text(row.points)}, {cards}"))
        return [*lines, *map(sentence, self.news_lines()), *self._played]

    def details(self) -> list[str]:
        """Return nothing: everything is spoken when the screen opens."""
        return []

    def _paint_news(self, canvas: Canvas) -> None:
        """Write the news above the table: new medals, and the result in a challenge."""
        x, y, w, _ = PANEL
        lines = self.news_lines()
        if not lines:
            return
        each = self._news_line(len(lines))
        height = each * len(lines) + NEWS_EDGE
        self.sprite(canvas, "ui/list_row", x, y, w, height)
        won = list(dict.fromkeys(medal for _, medal in self.news.medals))[:MAX_PICTURES]
        side = height + 2 * MEDAL_OUT
        right = x + w - 14 - len(won) * (side * MEDAL_STEP)
        for number, medal in enumerate(won):
            at = right + side * MEDAL_STEP * (number + 0.5) - side / 2
            self.sprite(canvas, medal_sprite(medal, won=True), at, y - MEDAL_OUT, side, side)
        left = x + 32 + each
        max_width = right - 12 - left
        if self.news.medals and not self._holds(lines[-1], max_width, each):
            lines[-1] = medals_in_short(self.news)
        for number, text in enumerate(lines):
            middle, small = y + NEWS_EDGE / 2 + each * (number + 0.5), each * 0.7
            icon = "icon/alert" if self._problem and not number else "icon/trophy"
            self.sprite(canvas, icon, x + 19 + (each - small) / 2, middle - small / 2, small, small)
            self.write(canvas, NOTE_LARGE.in_color("line_light"), text, left, middle, max_width=max_width, height=each)

    def _holds(self, line: str, max_width: float, height: float) -> bool:
        """Whether a line of news fits whole at a readable size."""
        text, scale = self.look.text, self.stage.scale
        style = text.fit(NOTE_LARGE, line, max_width * scale, height * scale)
        return text.size(style, line)[0] <= max_width * scale

    def _paint_reason(self, canvas: Canvas, y: float) -> None:
        """Write why the game ended, below the three conditions of the Gauntlet if there is one."""
        x, top, w, h = self._panel
        available = top + h - y
        if self._conditions:
            self._paint_conditions(canvas, y + 4)
            y += 50
            available -= 50
        text = " ".join((self.finished.verdict.explanation_for(self._me), *self._played))
        style, scale = PROMPT_LARGE.in_color("text_soft"), self.stage.scale
        style = self.look.text.fit_box(style, text, (w - 60) * scale, available * scale)
        lines = len(self.look.text.wrap(style, text, (w - 60) * scale))
        height = lines * self.look.text.line_height(style) / scale
        self.write_lines(canvas, style, text, x + 30, y + (available - height) / 2 - 6, w - 60, align=0.5)

    def _paint_conditions(self, canvas: Canvas, y: float) -> None:
        best = self.finished.verdict.rows[0]
        goal = self.rules.goal
        shown = (
            (tr("{goal} points").format(goal=goal), str(best.points), best.points >= goal),
            (tr("All 5 colours"), f"{best.colors}/{COLORS}", best.colors == COLORS),
            (tr("Time token"), "1" if best.special else "0", best.special),
        )
        x, _, w, _ = self._panel
        each = (w - 60 - 24) / 3
        max_width, scale = each - 110, self.stage.scale
        style = self.look.text.fit_all(BUTTON, (word for word, _, _ in shown), max_width * scale, 38 * scale)
        for number, (word, value, met) in enumerate(shown):
            left = x + 30 + number * (each + 12)
            self.sprite(canvas, "ui/badge_ok" if met else "ui/badge_short", left, y, each, 42)
            self.sprite(canvas, "icon/ok" if met else "icon/cancel", left + 16, y + 9, 24, 24)
            self.write(canvas, style, word, left + 48, y + 21, max_width=max_width)
            self.write(canvas, FIGURE, value, left + each - 20, y + 21, "midright")

    def _to_challenges(self) -> None:
        if self.news.deal is not None:
            self.app.go.back_to_challenge(self.news.deal)

    def _play_again(self) -> None:
        self._play(self.finished.seats)

    def _play_next_level(self) -> None:
        level = self._next
        if level is not None:
            settings = self.app.settings
            settings.levels = [each if each == PERSON else level for each in settings.levels]
            self._play(raised(self.finished.seats, self.edition, level))

    def _play(self, seats: tuple[SeatInfo, ...]) -> None:
        record = self.finished.record
        clock = None if record is None else record.header.clock
        self.app.go.start_game(self.edition, seats, None, clock=clock)

    def _rematch_state(self) -> tuple[object, ...]:
        if self.room is None:
            return ()
        state = self.room.state
        return state.phase, state.hosting, state.rated, state.rematch_refusal_text, self._called

    def _rematch_words(self, room: Room) -> tuple[str, bool]:
        """Return the label of the first button in a network game, and whether it is enabled."""
        if room.state.phase == "closed":
            return tr("The table is closed"), False
        if room.state.phase != "game":
            return tr("Join rematch"), True
        can = room.state.hosting or room.state.served
        return (tr("Rematch"), not self._called) if can else (tr("Waiting for rematch"), False)

    def _rematch(self) -> None:
        """Open the room again as the host, or follow the host there."""
        if self.room is not None and self.room.state.phase == "game":
            self._called, self._refusals = True, self.room.state.rematch_refusal_count
            self.room.rematch()
        else:
            self._follow()

    def _follow(self) -> None:
        room, self.room = self.room, None
        if room is None:
            return
        lobby = room.state.lobby if room.state.phase == "lobby" else None
        if lobby is not None and any(seat.person == room.state.me for seat in lobby.seats if seat.kind == "human"):
            room.set_ready(True)  # to offer or to join a rematch is the consent to play
        self.app.go.open_room(room)

    def _watch(self, *, at_end: bool) -> None:
        record = self.finished.record
        if self.finished.game_id is not None:
            with suppress(StoreError, RecordError):  # without its file, the game as seen at this screen is shown
                record = self.app.store.load(self.finished.game_id).follower.record
        if record is not None:
            self.app.go.watch(Replay(record), at_end=at_end)


def signed(difference: int) -> str:
    """Return a difference with its sign."""
    return f"+{difference}" if difference > 0 else f"−{-difference}" if difference else "±0"
