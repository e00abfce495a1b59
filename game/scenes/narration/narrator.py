"""The narration for a screen reader: after each frame it announces what is new on the topmost screen.

Each scene describes itself in words, and the narrator finds out which of them are new; ``changes`` compares the table
and the chat. Knows no single scene, and no scene knows the narrator; the sentences go to a function, which prints them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final

import pygame

from game.rules.model import Phase
from game.scenes.narration.changes import ChatChanges, TableChanges
from game.scenes.narration.widgets import describe_widget
from game.support.i18n import tr
from game.ui.app.scene import AppContext, Scene, Spoken
from game.ui.input.bindings import READ_ALOUD
from game.ui.table.table_view import TableView
from game.ui.widgets.form import Form
from game.view.descriptions.speech import (
    describe_bank,
    describe_market,
    describe_others,
    describe_player,
    describe_position,
    describe_row,
    describe_turn,
)

_EVERYWHERE: Final = (pygame.K_F2, pygame.K_F4)
_LAST_ROWS: Final = 8


class Narrator:
    """Announces what is new, and reads aloud what the keys of ``READ_ALOUD`` request."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._scene: Scene | None = None
        self._said: dict[str, object] = {}
        self._table = TableChanges()
        self._chat = ChatChanges()
        self._greeted = False

    def watch(self, app: AppContext) -> None:
        """Announce what is new since the last frame."""
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
        self._say_all(_asked(event.key, scene))
        return True

    def _parts(self, scene: Scene) -> Iterator[Spoken]:
        """Return everything that may have changed, in the order in which it is spoken."""
        for number, line in enumerate(scene.describe()):
            yield Spoken(f"heading {number}", line)
        view = getattr(scene, "view", None)
        if isinstance(view, TableView):
            self._say_all(self._table.sentences(view))
            state = view.state
            if state is not None and state.phase is not Phase.OVER and scene.awaits_move():
                yield Spoken("turn", describe_turn(state, view.names))
        yield from scene.changing()
        if (conversation := scene.conversation()) is not None:
            self._say_all(self._chat.sentences(*conversation))
        # Scenes keep the message about wrong input under this name.
        error = getattr(scene, "error", "")
        yield Spoken("error", error if isinstance(error, str) else "")
        form = getattr(scene, "form", None)
        if isinstance(form, Form) and form.focused is not None:
            yield Spoken("focus", describe_widget(form.focused, scene))

    def _say_all(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self._say(sentence)


def _all_of(scene: Scene) -> list[str]:
    """Return a whole screen in words: at a table the position, elsewhere the text and the controls."""
    view = getattr(scene, "view", None)
    if isinstance(view, TableView) and view.spoken_state is not None:
        return describe_position(
            view.edition, view.spoken_state, view.names, view.viewer, plays=bool(view.local_seats), over=view.over
        )
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
    if not isinstance(view, TableView) or view.spoken_state is None:
        return []
    rules, state, names, seat = view.edition, view.spoken_state, view.names, view.viewer
    match key:
        case pygame.K_F3:
            return [describe_player(rules, state, names, seat, view.local_viewer, over=view.over)]
        case pygame.K_F5:
            return describe_others(rules, state, names, seat, over=view.over)
        case pygame.K_F6:
            return describe_market(rules, state, names, view.local_viewer)
        case pygame.K_F7:
            return describe_bank(rules, state, names, view.local_viewer)
    return [describe_row(rules, row, shared=view.shared) for row in view.log.rows[-_LAST_ROWS:]]
