"""Everything that happens, said in sentences for a screen reader: what is new on the topmost screen after each frame.

Knows the scenes from outside and looks at them only; none of them knows that somebody listens. Where the sentences go
is up to the function it is given.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.i18n import tr
from game.notation import format_action
from game.rules import edition
from game.scenes.dialog import DialogScene
from game.scenes.page import Page
from game.scenes.parts import MenuRow, Segmented
from game.scenes.prompt import PromptScene
from game.scenes.result import ResultScene
from game.scenes.table import TableScene
from game.scenes.table_screens import CurtainScene
from game.ui.app import App, Scene
from game.ui.choices import Gather, GiveBack
from game.ui.controls import KeyField, Slider, Tabs, Toggle
from game.ui.draw import TableView
from game.ui.form import Form
from game.ui.listview import ListView
from game.ui.narrate import LogRow
from game.ui.spoken import said_choice, said_label, said_place, said_position, said_row, said_tokens, said_turn
from game.ui.textfield import TextField
from game.ui.widgets import Button, Choice, Widget


class Narrator:
    """Says what is new. F2 reads out all of the screen, at a table the position; F4 what can be done there."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._scene: Scene | None = None
        self._said: dict[str, str] = {}
        self._rows: list[LogRow] = []
        self._told = 0

    def watch(self, app: App) -> None:
        """Say what is new since the last frame."""
        scene = app.scene
        if scene is None:
            return
        if scene is not self._scene:
            self._scene = scene
            self._said.clear()
        for subject, words in self._subjects(scene):
            if self._said.get(subject) != words:
                self._said[subject] = words
                if words:
                    self._say(words)

    def hear(self, app: App, event: pygame.event.Event) -> bool:
        """Read out what a key asks for; True where it was for the narrator."""
        scene = app.scene
        if event.type != pygame.KEYDOWN or scene is None or event.key not in (pygame.K_F2, pygame.K_F4):
            return False
        lines = _everything(scene) if event.key == pygame.K_F2 else _possible(scene)
        for line in lines:
            self._say(line)
        return True

    def _subjects(self, scene: Scene) -> list[tuple[str, str]]:
        """List what may have changed, each with its present words, in the order in which they are to be said."""
        found = [("heading", _heading(scene))]
        view = getattr(scene, "view", None)
        if isinstance(view, TableView):
            self._tell_log(view)
        if isinstance(scene, TableScene):
            found += _at_table(scene)
        form = getattr(scene, "form", None)
        if isinstance(scene, PromptScene):
            found.append(("error", scene.error))
        if isinstance(form, Form) and form.focused is not None:
            found.append(("focus", said_widget(form.focused)))
        return found

    def _tell_log(self, view: TableView) -> None:
        """Say new rows of the log; where it was told anew, its last row only."""
        rules = view.edition
        if view.rows is not self._rows:
            again = bool(self._rows) and bool(view.rows) and view.rows[-1] != self._rows[-1]
            self._rows, self._told = view.rows, len(view.rows) - again
        for row in view.rows[self._told :]:
            self._say(said_row(rules, row))
        self._told = len(view.rows)


def said_widget(widget: Widget) -> str:
    """Say a control: what it is called and how it stands."""
    match widget:
        case MenuRow():
            said = f"{widget.label}: {widget.note}"
        case Button() | KeyField():
            said = said_label(widget.label, enabled=widget.enabled, tooltip=widget.tooltip)
        case Segmented() | Choice() | Tabs():
            said = said_choice(widget.labels[widget.index], widget.index, len(widget.labels))
        case Toggle():
            said = widget.words[widget.value]
        case Slider():
            said = widget.shown(widget.value)
        case TextField():
            said = tr("{text}, text field").format(text=widget.text or widget.placeholder).lstrip(", ")
        case ListView():
            said = said_choice(tr("List"), widget.selected, widget.count)
        case _:
            said = widget.tooltip
    return f"{widget.caption}: {said}" if widget.caption else said


def _heading(scene: Scene) -> str:
    match scene:
        case DialogScene():
            return f"{scene.title}. {scene.text}".strip()
        case ResultScene():
            return f"{scene.finished.verdict.title}. {scene.finished.verdict.why}"
        case CurtainScene():
            return tr("Pass the screen to {name}").format(name=scene.table.view.names[scene.seat])
        case Page():
            return scene.heading
    return ""


def _at_table(table: TableScene) -> list[tuple[str, str]]:
    view, state = table.view, table.view.state
    if state is None:
        return []
    marks, names = table.marks(), view.names
    chosen = table.selection.colors if isinstance(table.selection, Gather) else ()
    if isinstance(table.selection, GiveBack):
        chosen = table.selection.kinds
    counts = [chosen.count(kind) for kind in range(len(state.bank))]
    picked = tr("Chosen: {tokens}.").format(tokens=said_tokens(view.edition, counts)) if chosen else ""
    focus = "" if table.focus is None else said_place(view.edition, state, names, table.focus)
    return [
        ("turn", "" if table.over else said_turn(state, names)),
        ("note", table.note.text),
        ("chosen", picked),
        ("prompt", marks.prompt),
        ("place", focus),
    ]


def _everything(scene: Scene) -> list[str]:
    """Say all of a screen."""
    view = getattr(scene, "view", None)
    if isinstance(view, TableView) and view.state is not None:
        return said_position(view.edition, view.state, view.names, view.perspective)
    form = getattr(scene, "form", None)
    stops = [widget for widget in form.widgets if widget.visible] if isinstance(form, Form) else []
    return [line for line in (_heading(scene), *map(said_widget, stops)) if line]


def _possible(scene: Scene) -> list[str]:
    """Say every action that is possible at a table, in the notation in which it can be typed."""
    now = scene.choices if isinstance(scene, TableScene) else None
    if now is None or now.seat is None:
        return [tr("Nothing can be done now.")]
    rules = edition(now.state.edition)
    return [format_action(action, rules) for action in now.legal]
