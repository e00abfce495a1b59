"""A prompt over the table for typing an action, with completions below the text field.

Knows the table's choices and the field; ``game.notation.completion`` parses and completes a line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.notation.completion import completions, examples, understand
from game.rules import edition
from game.scenes.shared.prompt import PromptScene
from game.scenes.table.spoken import possible_actions
from game.scenes.table.wild_prompt import ask_first, asks_first
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.input.pad_labels import PadButton, button_name

if TYPE_CHECKING:
    from game.rules import Action
    from game.scenes.table.context import TableContext
    from game.view.interaction.choices import Choices

_SHOWN: Final = 4
"""How many completions are shown at most, one below the other."""
_KEPT: Final = 120.0
"""The space for them below the field, in reference pixels."""
_STEP: Final = 26.0


class TypedScene(PromptScene):
    """Asks for an action of the person to move and plays it; Tab cycles through completions."""

    below = _KEPT

    def __init__(self, table: TableContext, now: Choices) -> None:
        self._rules = edition(table.edition)
        first, *others = examples(self._rules, now.legal)
        text = tr("Type an action such as “{first}”. {key} completes it.")
        if others:
            text = tr("Type an action such as “{first}” or “{second}”. {key} completes it.")
        pads = table.app.controllers
        key = button_name(PadButton.RIGHT_SHOULDER, pads.family) if pads.in_use else tr("Tab")
        text = text.format(first=first, second="".join(others), key=key)
        super().__init__(table.edition, tr("Type an action"), text, "", tr("Play"), self._play)
        self.table = table
        self.now = now
        self._offered = ""
        self._typed = ""
        """What was typed before the completion ``_offered`` replaced it."""
        self._meant: Action | None = None

    def handle(self, event: pygame.event.Event) -> None:
        """Complete the line on Tab while the field has the focus and there is a completion."""
        tab = event.type == pygame.KEYDOWN and event.key == pygame.K_TAB
        if tab and self.form.focused is self.field and self._complete(-1 if event.mod & pygame.KMOD_SHIFT else 1):
            return
        super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        offers = self.offers()
        shown = offers[:_SHOWN]
        (x, y), scale = self.stage.at(0, 0), self.stage.scale
        left, top = (self.field.rect.x - x) / scale, (self.field.rect.bottom - y) / scale + 14
        wide = self.field.rect.w / scale
        px = 18.0 / max(1.0, self.look.text.enlarged / 1.25)
        for number, line in enumerate(shown):
            more = "  …" if number == _SHOWN - 1 and len(offers) > _SHOWN else ""
            y = top + number * _STEP
            color = self.look.palette.text if line == self._offered else self.look.palette.text_soft
            self.write_lines(canvas, "small", line + more, left + 12, y, wide - 24, color, px=px, max_lines=1)

    def offers(self) -> list[str]:
        """Return the completions of the line."""
        return completions(self._typed, self._rules, self.now.legal)

    def possible(self) -> list[str]:
        """Return the completions of the line, or all legal actions if there are none."""
        offers = self.offers() if self.value.strip() else []
        return offers or possible_actions(self.now, shared=self.table.view.shared)

    def _type(self, text: str) -> None:
        super()._type(text)
        self._typed = text
        self._offered = ""

    def _complete(self, by: int) -> bool:
        offers = self.offers()
        if not offers:
            return False
        at = offers.index(self._offered) + by if self._offered in offers else 0 if by > 0 else -1
        self._offered = self.value = self.field.text = offers[at % len(offers)]
        self.field.caret = len(self.value)
        self.error = ""
        self.app.redraw()
        return True

    def _play(self, line: str) -> str | None:
        meant = understand(line, self._rules, self.now.state)
        if isinstance(meant, str):
            return meant
        self._meant = meant
        return None

    def _submit(self) -> None:
        super()._submit()
        now = self.table.choices
        if self._meant is None:
            return
        if now is None or self._meant not in now.legal:  # another move was made while the line was typed
            self.table.show_note(tr("The game has changed. Choose again."))
        elif asks_first(self.table, self._meant):
            ask_first(self.table, now, self._meant)
        else:
            self.table.propose(now, self._meant)


def open_typed(table: TableContext) -> None:
    """Open the prompt for the person to move, or show that it is nobody's turn here."""
    now = table.choices
    if now is None or now.seat is None:
        table.show_note(tr("It is not your turn."))
        return
    table.pause(True)
    table.app.push(TypedScene(table, now))
