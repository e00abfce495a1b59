"""The offer to repair a damaged game of the person's own.

Knows the app's store and the errors it raises; knows nothing of which screen comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.record import RecordError
from game.scenes.shared.dialog import confirm
from game.scenes.shared.error_dialogs import show_error
from game.storage.folder import StoreError
from game.support.i18n import tr

if TYPE_CHECKING:
    from game.ui.app.scene import AppContext


def ask_repair(app: AppContext, edition: str, game_id: str, then: Callable[[], None]) -> None:
    """Offer to truncate a damaged game after its last valid entry; call ``then`` once that is done."""
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
