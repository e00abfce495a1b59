"""The narration for a screen reader: after each frame it says what is new on the topmost screen.

Each scene describes itself in words, and the narrator finds out which of them are new. Knows no single scene, and no
scene knows the narrator; the sentences go to a function, which prints them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

import pygame

from game.rules.model import GameState, Phase, market
from game.scenes.narration.widgets import describe_widget
from game.support.i18n import tr
from game.ui.app.scene import AppContext, Scene, Spoken
from game.ui.input.bindings import READ_ALOUD
from game.ui.table.table_view import TableView
from game.ui.widgets.form import Form
from game.view.descriptions.log_rows import LogRow
from game.view.descriptions.presence import chat_text
from game.view.descriptions.speech import (
    describe_bank,
    describe_market,
    describe_others,
    describe_player,
    describe_points,
    describe_position,
    describe_row,
    describe_turn,
    describe_turned_up,
)

_EVERYWHERE: Final = (pygame.K_F2, pygame.K_F4)
_LAST_ROWS: Final = 8


class Narrator:
    """Says what is new, and reads aloud what the keys of ``READ_ALOUD`` request."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._scene: Scene | None = None
        self._said: dict[str, object] = {}
        self._rows: list[LogRow] = []
        self._read: list[LogRow] = []
        self._state: GameState | None = None
        self._participants: object = None
        self._talk = 0
        self._greeted = False

    def watch(self, app: AppContext) -> None:
        """Say what is new since the last frame."""
        scene = app.scene
        if scene is None:
            return
        if scene is not self._scene:
            self._scene = scene
            self._said.clear()
        for subject, words, mark in chain(self._parts(scene), (Spoken("pads", app.announcement),)):
            now = words if mark is None else mark
            if self._said.get(subject) != now:
                self._said[subject] = now
                if words:
                    self._say(words)
        if not self._greeted:
            self._greeted = True
            self._say(tr("F2 reads the whole screen. The help at the table lists the other keys."))

    def handle_event(self, app: AppContext, event: pygame.event.Event) -> bool:
        """Read aloud what a key requests; return whether it was a key of the narrator."""
        scene = app.scene
        if event.type != pygame.KEYDOWN or scene is None or event.key not in READ_ALOUD or event.mod & pygame.KMOD_ALT:
            return False
        view = getattr(scene, "view", None)
        if event.key not in _EVERYWHERE and not isinstance(view, TableView):
            return False
        for line in _asked(event.key, scene):
            self._say(line)
        return True

    def _parts(self, scene: Scene) -> Iterator[Spoken]:
        """Return everything that may have changed, in the order in which it is spoken."""
        for number, line in enumerate(scene.describe()):
            yield Spoken(f"heading {number}", line)
        view = getattr(scene, "view", None)
        if isinstance(view, TableView):
            self._speak_changes(view)
            state = view.state
            if state is not None and state.phase is not Phase.OVER and scene.awaits_move():
                yield Spoken("turn", describe_turn(state, view.names))
        yield from scene.changing()
        self._read_chat(scene)
        # Scenes keep the message about wrong input under this name.
        error = getattr(scene, "error", "")
        yield Spoken("error", error if isinstance(error, str) else "")
        form = getattr(scene, "form", None)
        if isinstance(form, Form) and form.focused is not None:
            yield Spoken("focus", describe_widget(form.focused, scene))

    def _speak_changes(self, view: TableView) -> None:
        """Say the new rows of the log, new cards and changed points; if the log was built again, only its last row."""
        before, self._state = self._state, view.state
        if view.log.rows is not self._rows:
            self._rows = view.log.rows
            read = self._read
            if view.log.rows[: len(read)] != read or not read:
                self._read = view.log.rows[:]
                before = None
                if view.log.rows and view.log.rows[-1:] != read[-1:]:
                    self._say(describe_row(view.edition, view.log.rows[-1], shared=view.shared))
        for row in view.log.rows[len(self._read) :]:
            self._say(describe_row(view.edition, row, shared=view.shared))
            self._read.append(row)
        if before is not None and view.state is not None and view.state is not before:
            self._compare(view, before, view.state)

    def _compare(self, view: TableView, before: GameState, after: GameState) -> None:
        """Say whose points and which market cards have changed, if both positions are of the same game."""
        if before.edition != after.edition or len(before.players) != len(after.players):
            return
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            if old.points != new.points:
                self._say(describe_points(view.names, seat, new.points))
        for number, (old_row, new_row) in enumerate(zip(before.market, after.market, strict=True)):
            for slot, (gone, card) in enumerate(zip(old_row, new_row, strict=True)):
                if gone != card and (card is not None or not after.pending):
                    self._say(describe_turned_up(view.edition, market(number + 1, slot), card))

    def _read_chat(self, scene: Scene) -> None:
        """Say the new lines of the chat."""
        conversation = scene.conversation()
        if conversation is None:
            return
        participants, lines = conversation
        if participants is not self._participants:
            self._participants, self._talk = participants, lines[-1].number if lines else 0
        for line in lines:
            if line.number > self._talk:
                self._talk = line.number
                self._say(chat_text(line))


def _all_of(scene: Scene) -> list[str]:
    """Return a whole screen in words: at a table the position, elsewhere the text and the controls."""
    view = getattr(scene, "view", None)
    if isinstance(view, TableView) and view.heard is not None:
        return describe_position(view.edition, view.heard, view.names, view.perspective, plays=bool(view.players))
    form = getattr(scene, "form", None)
    stops = [widget for widget in form.widgets if widget.visible] if isinstance(form, Form) else []
    lines = (*scene.describe(), *scene.details(), *(describe_widget(widget, scene) for widget in stops))
    return [line for line in lines if line]


def _asked(key: int, scene: Scene) -> list[str]:
    """Return what a key reads aloud."""
    if key == pygame.K_F2:
        return _all_of(scene)
    if key == pygame.K_F4:
        return scene.possible()
    view = getattr(scene, "view", None)
    if not isinstance(view, TableView) or view.heard is None:
        return []
    rules, state, names, seat = view.edition, view.heard, view.names, view.perspective
    reader = seat if view.players else None
    match key:
        case pygame.K_F3:
            return [describe_player(rules, state, names, seat)]
        case pygame.K_F5:
            return describe_others(rules, state, names, seat)
        case pygame.K_F6:
            return describe_market(rules, state, names, reader)
        case pygame.K_F7:
            return describe_bank(rules, state, names, reader)
    return [describe_row(rules, row, shared=view.shared) for row in view.log.rows[-_LAST_ROWS:]]
