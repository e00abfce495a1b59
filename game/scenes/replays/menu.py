"""What else can be done with a game that is watched: play on from here, other eyes, pictures, a copy as text.

Knows the viewer and the dialogs; knows nothing of how the table is drawn.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.record.writer import record_text
from game.scenes.replays import text as words
from game.scenes.replays.export import ExportScene
from game.scenes.replays.fork import ForkScene
from game.scenes.shared.dialog import DialogChoice, ask, notify
from game.support.i18n import tr
from game.ui.widgets.clipboard import copy_text

if TYPE_CHECKING:
    from game.scenes.replays.controls import ViewerControls


def open_menu(viewer: ViewerControls) -> None:
    """Stop the replay and offer what can be done with the game."""
    viewer.pause()
    ahead = tr("Tell only what was seen") if viewer.open_ended else tr("Tell what is still to come")
    forkable = viewer.replay.can_fork(viewer.index)
    choices = [
        DialogChoice(tr("Go on watching"), kind="primary", icon="play"),
        DialogChoice(tr("Play on from here"), partial(ask_fork, viewer), icon="cards", enabled=forkable),
        DialogChoice(tr("See with other eyes"), partial(ask_eyes, viewer), icon="eye"),
        DialogChoice(tr("Large score track"), viewer.toggle_large, icon="points"),
        DialogChoice(ahead, viewer.tell_all, icon="eye_off" if viewer.open_ended else "trophy"),
        DialogChoice(tr("Save a picture or a film"), partial(ask_export, viewer), icon="export"),
        DialogChoice(tr("Copy the game as text"), partial(copy_record, viewer), icon="log"),
        DialogChoice(tr("Leave the replay"), viewer.back, icon="quit"),
    ]
    ask(viewer.app, viewer.edition, tr("Replay"), "", choices)


def ask_eyes(viewer: ViewerControls) -> None:
    """Let a pair of eyes be chosen."""
    names = viewer.view.names
    choices = [
        DialogChoice(
            words.eyes(view, names),
            partial(viewer.look_with, view),
            kind="primary" if view == viewer.eyes else "plain",
            icon="eye",
        )
        for view in viewer.replay.views
    ]
    ask(viewer.app, viewer.edition, tr("See with other eyes"), "", choices)


def ask_fork(viewer: ViewerControls) -> None:
    """Ask who shall play on from the position shown; where it is decided, say so."""
    viewer.pause()
    if not viewer.replay.can_fork(viewer.index):
        notify(viewer.app, viewer.edition, tr("Play on from here"), tr("The game is decided here: go some steps back."))
        return
    viewer.app.push(ForkScene(viewer.replay, viewer.index))


def ask_export(viewer: ViewerControls) -> None:
    """Ask what shall be saved, and where."""
    viewer.pause()
    viewer.app.push(ExportScene(viewer))


def copy_record(viewer: ViewerControls) -> None:
    """Put the record onto the clipboard, as far as it is shown here."""
    viewer.pause()
    if copy_text(record_text(viewer.replay.record)):
        text = tr("The game was copied as text. Cabochon can paste it on the page of the replays.")
    else:
        text = tr("The clipboard cannot be used now.")
    notify(viewer.app, viewer.edition, tr("Copy the game as text"), text)
