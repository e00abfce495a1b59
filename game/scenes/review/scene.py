"""The review of a game: chances of winning as lines, what luck and play did, and the costliest turns with better ones.

Knows a replay, its judgements and the words of reasons; knows nothing of how a position is judged. A process of its own
judges the decisions one after the other, and leaving the page ends it. Boxes and lengths are in reference pixels of the
stage.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Final

import pygame

from game.bots import runner
from game.bots.judgement import REVIEW_LEAVES, REVIEW_S, Judgement, JudgeTask
from game.scenes.review.chance_graph import NUMBERED, ChanceGraph, draw_rank
from game.scenes.review.judged_game import Decision, Mistake, Review, decisions_of, review_of
from game.scenes.shared.page import Page
from game.scenes.shared.top_bar import paint_bar, place_back
from game.support.i18n import tr
from game.ui.graphics.type_scale import BODY, CAPTION_SMALL, FIGURE, LEAD, NAME_SMALL, NOTE_LARGE, NOTE_SMALL
from game.ui.widgets.buttons import Button, match_labels
from game.ui.widgets.listview import ListView
from game.ui.widgets.widget import SELECTED, Widget
from game.view.appearance import looks_of
from game.view.descriptions.reasons import describe_action, describe_reason
from game.view.descriptions.sentence_parts import sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.replays.replay import Replay
    from game.ui.app.scene import AppContext
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext

_COST_COLOR: Final = (150, 24, 44)
"""The red of a cost on the ivory of the selected row."""
LEFT: Final = (32.0, 84.0, 960.0, 792.0)
"""The box of the mat with the graph and the seats."""
RIGHT: Final = (1012.0, 84.0, 556.0, 792.0)
"""The box of the mat with the costliest turns."""
INSET_PX: Final = 24.0
"""From the edges of a mat to what is on it."""
GRAPH: Final = (56.0, 140.0, 912.0)
"""Left, top and width of the graph, which takes the height that the seats leave."""
SEAT_ROW_PX: Final = 58.0
"""Height of the row of a seat."""
HEADS_PX: Final = 40.0
"""From the graph to the heads of the columns."""
COLUMNS_PX: Final = 336.0
"""From the left of the graph to the columns, which share the rest."""
ROW_PX: Final = 62.0
"""Height of a row of the list."""
DETAIL_PX: Final = 236.0
"""Height of the detail of the chosen turn."""
_DETAIL_TEXT_PX: Final = 118.0
"""The height of the two explanations in the detail, without their captions and the line that a break may add."""
BUTTON_PX: Final = 56.0
"""Height of the buttons at the foot."""


class ReviewScene(Page):
    """While the game is judged a bar shows how far it is; then the lines and the list of costliest turns."""

    background = "bg/table"

    def __init__(
        self,
        replay: Replay,
        judgements: MutableMapping[int, Judgement],
        seek: Callable[[int], None],
        play_on: Callable[[int], None],
    ) -> None:
        """``judgements`` are those found already, to which this adds.

        ``seek`` shows a step of the replay, ``play_on`` asks who plays on from one.
        """
        super().__init__(replay.record.header.edition)
        self.replay = replay
        self.decisions = decisions_of(replay)
        self.review: Review | None = None
        self._judgements = judgements
        self._seek = seek
        self._play_on = play_on
        self._runner: runner.BotRunner | None = None
        self._job: runner.Job | None = None
        self.mistakes: tuple[Mistake, ...] = ()
        self._chosen = 0
        self._names = [seat.name for seat in replay.seats_at(len(replay) - 1)]

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self._advance()

    def leave(self) -> None:
        if self._runner is not None:
            self._runner.close()

    @property
    def judged(self) -> int:
        """How many decisions are judged."""
        return len(self._judgements)

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        if self.review is None:
            self._advance()

    def busy(self) -> bool:
        return self.review is None or super().busy()

    def _advance(self) -> None:
        """Take what is judged and begin the next decision, or show the review after the last."""
        if self._job is not None and self._job.decision is not None:
            self._judgements[self.judged] = self._job.decision
            self._job = None
            self.app.redraw()
        if self._job is None and self.judged < len(self.decisions):
            if self._runner is None:
                self._runner = runner.open_runner()
            decision = self.decisions[self.judged]
            task = JudgeTask(decision.view, REVIEW_LEAVES, REVIEW_S, decision.action)
            self._job = self._runner.start(task)
        elif self.judged == len(self.decisions):
            self.review = review_of(self.replay, self.decisions, self._judgements)
            seats = range(len(self._names))
            found = (mistake for seat in seats for mistake in self.review.costliest(seat))
            self.mistakes = tuple(sorted(found, key=lambda mistake: -mistake.cost))
            self.rebuild()
            self.form.focus(self._list if self.mistakes else self._back)
            self.app.redraw()

    # --- controls --------------------------------------------------------------------------------------------------

    def build(self) -> None:
        self._list = self.add("mistakes", ListView(len(self.mistakes), 1, self._draw_row, on_select=self._choose))
        self._list.caption, self._list.plates = tr("Costliest turns"), ("ui/list_row", SELECTED)
        self._list.selected = self._chosen if self.mistakes else -1
        self._show = self.add("show", Button(tr("Show this turn"), self._go, kind="primary", icon="eye"))
        self._fork = self.add("fork", Button(tr("Play from here"), self._ask_fork, icon="fork"))
        self._show.enabled = self._fork.enabled = bool(self.mistakes)
        graph = ChanceGraph(self._names, self.review, self.mistakes, self._seek_decision)
        self._graph = self.add("graph", graph)
        self._point_out()
        self._back = self.add("back", Button(tr("Back"), self.back, icon="left"))
        if self.form.focused is None:
            self.form.focus(self._list if self.mistakes else self._back)

    def fallback(self) -> Widget:
        return self._back

    def place(self) -> None:
        place_back(self, self._back)
        x, y, w, h = RIGHT
        foot = y + h - 20 - BUTTON_PX
        half = (w - 2 * INSET_PX - 12) / 2
        self.put(self._show, x + INSET_PX, foot, half, BUTTON_PX)
        self.put(self._fork, x + INSET_PX + half + 12, foot, half, BUTTON_PX)
        match_labels((self._show, self._fork), self.look)
        self.put(self._list, x + 16, y + 60, w - 32, foot - DETAIL_PX - y - 72)
        self._list.fit_rows(self.look.px(ROW_PX * min(1.4, self.look.text.enlarged)))
        self.put(self._graph, *GRAPH, self._graph_height)

    @property
    def _graph_height(self) -> float:
        return LEFT[1] + LEFT[3] - 24 - len(self._names) * SEAT_ROW_PX - 22 - HEADS_PX - GRAPH[1]

    def _choose(self, index: int) -> None:
        self._chosen = index
        self._point_out()
        self.app.redraw()

    def _point_out(self) -> None:
        """Mark the chosen turn in the graph."""
        self._graph.chosen = self.mistakes[self._chosen].number if self._chosen < len(self.mistakes) else -1

    @property
    def _decision(self) -> Decision | None:
        """The decision of the chosen row."""
        return self.decisions[self.mistakes[self._chosen].number] if self._chosen < len(self.mistakes) else None

    def _go(self) -> None:
        """Show the position in which the chosen turn began."""
        if self._decision is not None:
            self.back()
            self._seek(self._decision.step - 1)

    def _ask_fork(self) -> None:
        if self._decision is not None and self.replay.can_fork(self._decision.step - 1):
            self._play_on(self._decision.step - 1)

    def _seek_decision(self, number: int) -> None:
        self.back()
        self._seek(self.decisions[number].step)

    # --- drawing ---------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        paint_bar(self, canvas, tr("Review"))
        for box in (LEFT, RIGHT):
            self.sprite(canvas, "mat/dock", *box)
        x, y, w, _ = LEFT
        self.caption(canvas, tr("Chances of winning"), x + INSET_PX, y + 34, w - 2 * INSET_PX)
        if self.review is None:
            self._paint_progress(canvas)
            return
        self._paint_seats(canvas, self.review)
        x, y, w, _ = RIGHT
        self.caption(canvas, tr("Costliest turns"), x + INSET_PX, y + 34, w - 2 * INSET_PX)
        if self.mistakes:
            self._paint_detail(canvas, self.review, self.mistakes[self._chosen])
        else:
            text = tr("No costly turns. Well played!")
            self.write_lines(canvas, NOTE_LARGE, text, x + INSET_PX, y + 90, w - 2 * INSET_PX)

    def _paint_progress(self, canvas: Canvas) -> None:
        x, y, w = GRAPH
        total = max(1, len(self.decisions))
        text = tr("Judging turn {number} of {total}…").format(number=min(self.judged + 1, total), total=total)
        self.write(canvas, LEAD, text, x + w / 2, y + 150, "center", max_width=w - 80)
        left, width = x + 160, w - 320
        self.sprite(canvas, "ui/field", left, y + 184, width, 44)
        if self.judged:
            self.sprite(canvas, "ui/pill_active", left + 5, y + 189, max(34.0, (width - 10) * self.judged / total), 34)

    def _paint_seats(self, canvas: Canvas, review: Review) -> None:
        """Draw a row for each seat: its own turns, those of the others, luck, and the result."""
        palette = self.look.palette
        x, top, width = LEFT[0], GRAPH[1] + self._graph_height + HEADS_PX, (GRAPH[2] - COLUMNS_PX) / 3
        unit = tr("Change in percentage points")
        self.caption(canvas, unit, GRAPH[0], top, COLUMNS_PX - 14, style=CAPTION_SMALL)
        columns = (tr("Own turns"), tr("Others’ turns"), tr("Luck"))
        for number, column in enumerate(columns):
            at = GRAPH[0] + COLUMNS_PX + width * (number + 0.5)
            self.caption(canvas, column, at, top, width - 14, anchor="center", style=CAPTION_SMALL)
        looks = looks_of(self._names, self.edition)
        faces = self.look.avatars(self._names)
        for seat, name in enumerate(self._names):
            middle = top + 22 + SEAT_ROW_PX * (seat + 0.5)
            found = review.seats[seat]
            face = SEAT_ROW_PX * 0.84
            self.sprite(canvas, faces[seat], x + INSET_PX, middle - SEAT_ROW_PX * 0.42, face, face)
            left, mark = x + INSET_PX + SEAT_ROW_PX + 8, SEAT_ROW_PX * 0.5
            self.sprite(canvas, f"seat_mark/{looks[seat]}", left, middle - mark / 2, mark, mark)
            left += mark + 12
            color = palette.seats[looks[seat]]
            self.write(canvas, NAME_SMALL.in_color(color), name, left, middle, max_width=200, height=SEAT_ROW_PX)
            for number, change in enumerate((found.play, found.others, found.luck)):
                shade = palette.text_muted if round(100 * change) == 0 else palette.ok if change > 0 else palette.short
                at = GRAPH[0] + COLUMNS_PX + width * (number + 0.5)
                self.write(canvas, FIGURE.in_color(shade), _points(change), at, middle, "center", height=SEAT_ROW_PX)

    def _paint_detail(self, canvas: Canvas, review: Review, mistake: Mistake) -> None:
        decision = self.decisions[mistake.number]
        x, y, w, h = RIGHT
        top = y + h - 20 - BUTTON_PX - DETAIL_PX + 6
        judgement = review.judgements[mistake.number]
        better = describe_reason(decision.view, self._names, judgement.best.action, judgement.best.chance)
        played = sentence(describe_action(decision.view, decision.action))
        left, width = x + INSET_PX, w - 2 * INSET_PX
        scale = self.stage.scale
        fitted = self.look.text.fit_box(BODY, f"{played} {better}", width * scale, _DETAIL_TEXT_PX * scale)
        parts = (tr("Played"), played, fitted.in_color("text_soft")), (tr("Better"), better, fitted)
        for caption, text, style in parts:
            self.caption(canvas, caption, left, top + 10, width)
            height = self.write_lines(canvas, style, text, left, top + 28, width)
            top += 28 + height + 12

    def _draw_row(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        mistake = self.mistakes[index]
        decision, palette = self.decisions[mistake.number], look.palette
        first, second, red = palette.text, palette.text_soft, palette.short
        if index == self._list.selected:
            first, second, red = palette.text_dark, palette.text_dark, _COST_COLOR
        side = rect.h - look.px(12)
        face = look.avatars(self._names)[decision.seat]
        canvas.image(look.sprite(face, side, side), rect.x + look.px(8), rect.y + look.px(6))
        if index < NUMBERED:
            draw_rank(canvas, look, index, (rect.x + look.px(4) + side, rect.bottom - look.px(16)))
        left, right = rect.x + side + look.px(30), rect.right - look.px(12)
        cost = _percent(-mistake.cost)
        right = canvas.text(FIGURE.in_color(red), cost, right, rect.centery, "midright").left - look.px(12)
        said = describe_action(decision.view, decision.action, brief=True)
        upper, lower = rect.y + rect.h * 0.31, rect.y + rect.h * 0.69
        text, width, half = look.text, right - left, rect.h * 0.46
        style = text.fit(BODY, said, width, half)
        canvas.text(style.in_color(first), said, left, upper, "midleft")
        who = tr("{name}, round {number}").format(name=self._names[decision.seat], number=decision.view.round)
        note = text.sized(NOTE_SMALL, min(text.px(NOTE_SMALL), text.px(style) * 0.9))  # never above the turn's size
        note = text.fit(note, who, width, half)
        canvas.text(note.in_color(second), who, left, lower, "midleft")


def _points(change: float) -> str:
    """Return a change of a chance in percentage points, with its sign."""
    points = round(100 * change)
    return f"{points:+d}".replace("-", "−") if points else "0"


def _percent(change: float) -> str:
    """Return a change of a chance in per cent, with its sign."""
    return tr("{percent}%").format(percent=_points(change))
