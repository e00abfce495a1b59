"""The chat of a room or of a hall: its last lines, and the buttons of the quick words.

Knows names and lines; knows nothing of rooms, seats or halls. Lengths are in reference pixels of the stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

import pygame

from game.scenes.shared.empty_list import paint_empty_list
from game.scenes.shared.widgets import IconButton
from game.support.i18n import tr
from game.ui.graphics.type_scale import BODY, BUTTON
from game.ui.widgets.buttons import Button, match_labels
from game.ui.widgets.widget import Widget
from game.view.descriptions.presence import REACTION_LABELS, reaction_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.scenes.shared.page import Page
    from game.sessions.participants import ChatLine
    from game.support.reactions import Reaction
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext

LINE_PX: Final = 27.0
"""Minimum height of a line."""
REASON_PX: Final = 52.0
"""Height of the sentence on who may send quick words only."""
WORD_GAP_PX: Final = 8.0
_WORD_TEXT_PX: Final = 18.0
"""Maximum text size of a quick word."""
_WORD_PADDING_PX: Final = 18.0
"""Space at both sides of a quick word together."""
_SHORT_WORDS: Final = 4
"""Number of short quick words, which come first."""
_MARK_RATIO: Final = 0.62
"""Side of the mark in front of a name, × height of its line."""
_INDENT_RATIO: Final = 1.4
"""Distance from the left edge to the words, × side of the mark."""

ChatRow: TypeAlias = "tuple[ChatLine, str, str]"
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
        step = max(look.px(LINE_PX), look.text.line_height(BODY))
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
                    side = look.text.line_height(BODY) * _MARK_RATIO
                    canvas.image(look.sprite(f"seat_mark/{person}", side, side), rect.x, middle - side / 2)
                box = canvas.text(BODY.in_color(color), label, left, middle, "midleft")
                self._written.append((pygame.Rect(box), message.name))
                left = box.right
            color = palette.text if message.name else palette.line_light
            canvas.text(BODY.in_color(color), line.removeprefix(label), left, middle, "midleft")

    @staticmethod
    def _indent(look: RenderContext) -> int:
        """Return how far the words begin right of the marks of those who write."""
        return round(look.text.line_height(BODY) * _MARK_RATIO * _INDENT_RATIO)

    def _wrapped(self, look: RenderContext, rows: int) -> list[ChatRow]:
        """Return the last ``rows`` lines of the wrapped chat."""
        found: list[ChatRow] = []
        for message in reversed(self.lines()):
            said = message.text if message.reaction is None else reaction_text(message.reaction)[1]
            label = tr("{name}:").format(name=message.name) if message.name else ""
            lines = look.text.wrap(BODY, f"{label} {said}".lstrip(), self.rect.w - self._indent(look))
            found[:0] = [(message, "" if number else label, line) for number, line in enumerate(lines)]
            if len(found) >= rows:
                break
        return found[-rows:]


def _from_a_whole_message(rows: list[ChatRow]) -> list[ChatRow]:
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
        for kind, icon, words in REACTION_LABELS:
            press = partial(send, kind)
            button = Button(tr(words), press) if spelled else IconButton(icon, tr(words), press)
            self.buttons.append(page.add(f"word-{kind}", button))

    def place(self, box: tuple[float, float, float, float]) -> None:
        """Put the buttons into a box of the stage: signs are squares side by side, the last one at its end."""
        x, y, w, h = box
        if self.spelled:
            height = (h - WORD_GAP_PX) / 2
            split = min((_SHORT_WORDS, _SHORT_WORDS - 1), key=lambda many: self._crowding(many, w))
            rows = self.buttons[:split], self.buttons[split:]
            for row, top in zip(rows, (y, y + h - height), strict=True):
                self._place_row(row, (x, top, w, height))
            match_labels(self.buttons, self.page.look)
            return
        side = min((w + WORD_GAP_PX) // len(self.buttons) - WORD_GAP_PX, h)
        step = (w - side) / (len(self.buttons) - 1)
        for number, button in enumerate(self.buttons):
            self.page.put(button, x + number * step, y + (h - side) / 2, side, side)

    def _crowding(self, split: int, width: float) -> float:
        """Return how much too long the longer row is with this number of words in the first; 0 where both fit."""
        rows = (self.buttons[:split], self.buttons[split:])
        widths = [
            sum(self._length(each) + _WORD_PADDING_PX + WORD_GAP_PX for each in row) - WORD_GAP_PX for row in rows
        ]
        return max(0.0, *(each - width for each in widths))

    def _length(self, button: Button) -> float:
        """Return the length of a word in stage units."""
        return self.page.look.text.size(BUTTON.at(_WORD_TEXT_PX), button.label)[0] / self.page.stage.scale

    def _place_row(self, row: Sequence[Button], box: tuple[float, float, float, float]) -> None:
        """Put words side by side, each as wide as its length demands."""
        x, y, w, h = box
        wanted = [self._length(button) + _WORD_PADDING_PX for button in row]
        room = w - WORD_GAP_PX * (len(row) - 1)
        spare, scarce = max(0.0, room - sum(wanted)) / len(row), min(1.0, room / sum(wanted))
        for button, length in zip(row, wanted, strict=True):
            width = length * scarce + spare
            self.page.put(button, x, y, width, h)
            x += width + WORD_GAP_PX


def quick_words_explanation() -> str:
    """Return why somebody has quick words alone."""
    return tr("On your first day you can only send these.")
