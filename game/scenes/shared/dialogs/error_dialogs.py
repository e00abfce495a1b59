"""Errors of files and of the network as dialogs.

Knows the app's network and the errors that files raise; knows nothing of which screen comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.shared.dialogs.dialog import notify
from game.support.i18n import tr

if TYPE_CHECKING:
    from game.ui.app.scene import AppContext


def show_error(app: AppContext, edition: str, title: str, error: Exception, *, saving: bool = False) -> None:
    """Show an error in a dialog; ``saving`` means that a game could not be written, rather than read."""
    text = str(error)
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        text = tr("Cannot read the file {path}: {reason}.").format(path=error.filename, reason=reason)
        if saving:  # the path is that of a temporary file
            text = tr("Cannot save the game: {reason}.").format(reason=reason)
    notify(app, edition, title, text)


def show_notes(app: AppContext, edition: str) -> None:
    """Show the notes about damage in the person's own files, each of them once."""
    notes = app.network.take_notes()
    if notes:
        notify(app, edition, tr("Note"), " ".join(notes))
