"""The viewer's menu: play on from here, change the perspective, export, copy as text.

Knows the viewer's interface and the dialogs; knows nothing of how the table is drawn.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.record import OPEN, TABLE
from game.record.writer import record_text
from game.scenes.replays import text as texts
from game.scenes.replays.export import ExportScene
from game.scenes.replays.fork import ForkScene
from game.scenes.review.scene import ReviewScene
from game.scenes.shared.dialogs.dialog import DialogChoice, ask, cancel_choice, notify
from game.support.i18n import tr
from game.ui.widgets.clipboard import copy_text

if TYPE_CHECKING:
    from game.record import View
    from game.scenes.replays.viewer_interface import ViewerControls


def open_menu(viewer: ViewerControls) -> None:
    """Stop playing and open the menu."""
    viewer.pause()
    ahead = tr("Hide what’s ahead") if viewer.open_ended else tr("Show what’s ahead")
    forkable, ended = viewer.replay.can_fork(viewer.step), viewer.replay.result is not None
    choices = [
        DialogChoice(tr("Keep watching"), kind="primary", icon="play"),
        DialogChoice(tr("Play from here"), partial(ask_fork, viewer), icon="fork", enabled=forkable),
        DialogChoice(tr("Review"), partial(open_review, viewer), icon="search", enabled=ended, apart=True),
        DialogChoice(tr("Score history"), viewer.toggle_chart, icon="graph", beside=True),
        DialogChoice(tr("Change view"), partial(ask_view, viewer), icon="eye"),
        DialogChoice(ahead, viewer.toggle_open_ended, icon="eye_off" if viewer.open_ended else "eye", beside=True),
        DialogChoice(tr("Save picture or video"), partial(ask_export, viewer), icon="export", apart=True),
        DialogChoice(tr("Copy as text"), partial(copy_record, viewer), icon="copy", beside=True),
        DialogChoice(tr("Leave replay"), viewer.back, icon="quit", apart=True),
    ]
    ask(viewer.app, viewer.edition, tr("Replay"), "", choices)


def ask_view(viewer: ViewerControls) -> None:
    """Ask for a perspective."""
    names = viewer.view.names
    avatars = viewer.app.look(viewer.edition).avatars(names)
    icons: dict[View, str] = {TABLE: "cards", OPEN: "eye"}
    choices = [
        DialogChoice(
            texts.viewed_as(view, names),
            partial(viewer.view_as, view),
            kind="chosen" if view == viewer.viewed_as else "plain",
            icon=icons.get(view, "human"),
            sprite=avatars[view] if isinstance(view, int) else "",
        )
        for view in viewer.replay.views
    ]
    choices.append(cancel_choice(apart=True))
    ask(viewer.app, viewer.edition, tr("Change view"), "", choices)


def ask_fork(viewer: ViewerControls) -> None:
    """Ask who plays on from the position on show; if the game is decided there, show a note."""
    viewer.pause()
    if not viewer.replay.can_fork(viewer.step):
        notify(
            viewer.app,
            viewer.edition,
            tr("Play from here"),
            tr("The game is already decided here. Go back a few moves."),
        )
        return
    _open_fork(viewer, viewer.step)


def _open_fork(viewer: ViewerControls, step: int) -> None:
    viewer.app.push(ForkScene(viewer.replay, step))


def open_review(viewer: ViewerControls) -> None:
    """Open the review of the game, which has ended."""
    viewer.pause()
    if viewer.replay.result is not None:
        play_on = partial(_open_fork, viewer)
        viewer.app.push(ReviewScene(viewer.replay, viewer.judgements, viewer.seek, play_on))


def ask_export(viewer: ViewerControls) -> None:
    """Open the dialog that saves a picture or a film."""
    viewer.pause()
    viewer.app.push(ExportScene(viewer))


def copy_record(viewer: ViewerControls) -> None:
    """Copy the record to the clipboard."""
    viewer.pause()
    if copy_text(record_text(viewer.replay.record)):
        text = tr("Game copied as text. You can paste it under Replays.")
    else:
        text = tr("Cannot use the clipboard now.")
    notify(viewer.app, viewer.edition, tr("Copy as text"), text)
