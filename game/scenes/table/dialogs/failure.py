"""The dialog of a game that cannot go on, for example because its file can no longer be written.

Knows the session and the dialogs; knows nothing of the position.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.scenes.shared.dialogs.dialog import DialogChoice, ask
from game.support.i18n import tr

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext


def open_failure(table: TableContext, sentence: str) -> None:
    """Show why the game cannot go on for now; it is saved up to the position on show and can be opened again."""
    app, game_id = table.app, table.session.game_id
    menu = partial(app.go.to_menu, table.edition)
    choices = [DialogChoice(tr("Main menu"), menu, icon="menu")]
    if game_id is not None:
        again = partial(app.go.continue_game, game_id)
        if table.session.participants is not None:
            again = partial(app.go.rejoin_game, table.edition, game_id)
        choices.append(DialogChoice(tr("Try again"), again, "primary", "reset"))
    text = tr("{problem} Everything up to here is saved.").format(problem=sentence)
    ask(app, table.edition, tr("The game is paused"), text, choices, menu)
