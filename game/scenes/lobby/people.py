"""What one may do about another person in a chat: mute them, or hear them again.

Knows names and the settings; knows nothing of where the chat is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.shared.dialog import DialogChoice, ask
from game.support.i18n import tr

if TYPE_CHECKING:
    from game.scenes.shared.page import Page


def ask_about(page: Page, name: str) -> None:
    """Ask whether to mute somebody, or to hear them again."""
    settings = page.app.settings
    muted = name in settings.muted

    def turn() -> None:
        settings.mute(name, not muted)
        settings.try_to_save(page.app.store.data_dir)
        page.rebuild()

    label = (tr("Unmute {name}") if muted else tr("Mute {name}")).format(name=name)
    choices = (DialogChoice(label, turn, icon="sound" if muted else "mute"), DialogChoice(tr("Cancel")))
    ask(page.app, page.edition, name, tr("Only you no longer see what a muted player writes."), choices)
