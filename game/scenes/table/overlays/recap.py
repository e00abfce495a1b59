"""The recap at the table: starting it, and what ends it.

Knows the table's shared state and events; knows nothing of drawing. Any key or click ends it; “Again” plays it again,
and what the bar has a button for is done as well.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.support.i18n import tr
from game.ui.input.bindings import RECAP
from game.ui.table.painter import Highlights
from game.view.animation.recap import Recap, turns_since
from game.view.descriptions.speech import describe_row
from game.view.interaction.primary_move import NO_MOVE
from game.view.layout.table import Control, Target

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.scenes.table.context import TableContext

_BUTTONS = frozenset({Control.CONFIRM, Control.RESERVE})


def start_recap(table: TableContext) -> None:
    """Play the others' turns since the viewer's last one again, or say that there are none."""
    view, settings = table.view, table.app.settings
    turns = turns_since(table.session.history()[: table.last_seq + 1], view.viewer)
    if not turns:
        table.show_note(tr("Nobody has moved since your last turn."))
        return
    view.recap = Recap(table.edition, turns, speed=settings.speed, animations_off=settings.animations_off)
    table.hover = table.focus = None
    table.app.redraw()


def handle_recap(table: TableContext, recap: Recap, event: pygame.event.Event) -> bool:
    """Handle an event during the recap; return whether it was meant for it alone."""
    if event.type == pygame.MOUSEMOTION:
        target = table.view.hit(event.pos)
        table.hover = target if target in _BUTTONS or _on_bar(table, target) else None
        table.app.redraw()
        return True
    if event.type == pygame.MOUSEBUTTONDOWN:
        target = table.view.hit(event.pos)
        again = target is Control.RESERVE
    elif event.type == pygame.KEYDOWN:
        command = table.bindings.command(event)
        target, again = None if command is None else command.control, command == RECAP.command
    else:
        return False
    _answer(table, recap, again=again)
    table.app.redraw()
    return not _on_bar(table, target)


def _on_bar(table: TableContext, target: Target | None) -> bool:
    """Whether the bar has a button for a target."""
    return target is Control.MENU or target in dict(table.view.layout.bar.buttons)


def _answer(table: TableContext, recap: Recap, *, again: bool) -> None:
    table.scene.sound("click")
    table.hover = None
    if again:
        recap.again()
    else:
        table.view.recap = None


def recap_highlights(highlights: Highlights) -> Highlights:
    """Return what the table highlights during the recap: only its own two buttons can be pressed in the dock."""
    return replace(
        highlights,
        choices=None,
        selection=None,
        actionable=_BUTTONS,
        focus=None,
        rested=None,
        pressed=None,
        prompt="",
        note="",
        reason="",
        magnified=None,
        takeback=False,
        primary=NO_MOVE,
        pressed_kind=None,
    )


def recap_words(table: TableContext, recap: Recap) -> Iterator[str]:
    """Return the rows of the log on the turns of the recap, oldest first."""
    log = table.view.log
    wanted = {update.seq for turn in recap.turns for update in turn.updates}
    for row, source in zip(log.rows, log.sources, strict=True):
        if source in wanted:
            yield describe_row(table.view.edition, row, shared=table.view.shared)
