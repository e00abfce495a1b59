"""Errors of files and of the network as dialogs, and the offer to repair a damaged game.

Knows the app's store and network and the errors they raise; knows nothing of which screen comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.shared.dialog import confirm, notify
from game.support.i18n import tr

if TYPE_CHECKING:
    from game.ui.app.scene import AppContext


def show_error(app: AppContext, edition: str, title: str, error: Exception, *, saving: bool = False) -> None:
    """Show what went wrong; ``saving`` for a game that could not be written rather than read."""
    text = str(error)
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        text = tr("The file {path} cannot be read: {reason}.").format(path=error.filename, reason=reason)
        if saving:  # the file’s own name is hidden and means nothing
            text = tr("The game cannot be saved: {reason}.").format(reason=reason)
    notify(app, edition, title, text)


def show_notes(app: AppContext, edition: str) -> None:
    """Show notes about damage in the person's own files, once."""
    notes = app.network.take_notes()
    if notes:
        notify(app, edition, tr("A note"), " ".join(notes))


def ask_repair(app: AppContext, edition: str, game_id: str, then: Callable[[], None]) -> None:
    """Offer to cut a damaged game back to its last sound entry, and call ``then`` once that is done."""
    from game.record import RecordError
    from game.storage.folder import StoreError

    try:
        rescued = app.store.recover_own(game_id)
    except (RecordError, StoreError) as error:
        show_error(app, edition, tr("The game could not be opened"), error)
        return

    def repair() -> None:
        try:
            app.store.repair(game_id)
        except (RecordError, StoreError, OSError) as error:
            show_error(app, edition, tr("The game could not be repaired"), error, saving=True)
        else:
            then()

    text = tr(
        "The file of this game is damaged from entry {number} on. Everything before can be played on; the damaged file "
        "is kept in the folder {folder}."
    )
    number = rescued.entry + 1
    if rescued.dealt_again:
        number = rescued.entry
        text = tr(
            "The opening deal in the file of this game is damaged. It can be dealt again from its secret, and the game "
            "goes on after entry {number}; the damaged file is kept in the folder {folder}."
        )
    text = text.format(number=number, folder=app.store.quarantine_dir)
    confirm(app, edition, tr("Repair this game?"), text, tr("Repair"), repair)
