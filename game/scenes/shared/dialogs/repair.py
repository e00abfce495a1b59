"""The offer to repair a damaged game of the person's own.

Knows the app's store and the errors it raises; knows nothing of which screen comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.record import RecordError
from game.scenes.shared.dialogs.dialog import confirm
from game.scenes.shared.dialogs.error_dialogs import show_error
from game.storage.folder import StoreError
from game.support.i18n import tr

if TYPE_CHECKING:
    from game.ui.app.scene import AppContext


def ask_repair(app: AppContext, edition: str, game_id: str, then: Callable[[], None]) -> None:
    """Offer to truncate a damaged game after its last valid entry; call ``then`` once that is done."""
    try:
        recovered = app.store.recover_own(game_id)
    except (RecordError, StoreError) as error:
        show_error(app, edition, tr("Could not open the game"), error)
        return

    def repair() -> None:
        try:
            app.store.repair(game_id)
        except (RecordError, StoreError, OSError) as error:
            show_error(app, edition, tr("Could not repair the game"), error, saving=True)
        else:
            then()

    text = tr(
        "This game’s file is damaged from entry {number} on. Everything before it is kept, and you can continue from "
        "there. The damaged file is kept in {folder}."
    )
    number = recovered.entry + 1
    if recovered.dealt_again:
        number = recovered.entry
        text = tr(
            "The opening deal in this game’s file is damaged. The same cards can be dealt again, and you continue "
            "after entry {number}. The damaged file is kept in {folder}."
        )
    text = text.format(number=number, folder=app.store.quarantine_dir)
    confirm(app, edition, tr("Repair game?"), text, tr("Repair"), repair, icon="reset")
