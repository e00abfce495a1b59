"""What brings saved games in and out of the person's folder: files, the clipboard, and what is dropped on the page.

Knows the store and the dialogs about it; knows nothing of the list, which shows each game that has come.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.record import RecordError
from game.scenes.saved_games.cover_dialogs import GameExportScene
from game.scenes.shared import saved_game_text as texts
from game.scenes.shared.dialogs.dialog import confirm, notify
from game.scenes.shared.dialogs.file_dialogs import FileTitle, OpenScene
from game.scenes.shared.dialogs.prompt import typed_path
from game.scenes.shared.verdict import joined
from game.storage.folder import RECORD_SUFFIX, StoreError
from game.storage.store import LARGEST_RECORD
from game.storage.summaries import header_of
from game.support.files import exists
from game.support.i18n import tr
from game.ui.widgets.clipboard import copy_text, paste_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.scenes.saved_games.cover_dialogs import DrawCover
    from game.scenes.shared.page import Page
    from game.storage.summaries import GameSummary


class GameExchange:
    """Exports, copies, imports and pastes the games of a page."""

    def __init__(self, page: Page, show: Callable[[str], None]) -> None:
        """Call ``show`` with the id of each game that has come, or was there already."""
        self._page = page
        self._show = show

    def ask_export(self, game: GameSummary, draw_cover: DrawCover) -> None:
        """Ask for a path, and write a game there."""
        write = partial(self._page.app.store.export, game.id)
        self._page.app.push(
            GameExportScene(self._page, texts.about_export(game), texts.export_path(game), write, draw_cover)
        )

    def ask_copy(self, game: GameSummary) -> None:
        """Copy a game as text, after a warning if the text reveals unseen cards."""
        copy = partial(self._copy, game)
        if game.blind:
            title, text = tr("Copy as text"), texts.about_export(game)
            confirm(self._page.app, self._page.edition, title, text, tr("Copy"), copy, icon="copy")
        else:
            copy()

    def paste(self) -> None:
        """Import the game on the clipboard."""
        text = paste_text().strip("\0 \t\r\n").replace("\r\n", "\n")
        problem = ""
        if not text:
            problem = tr("The clipboard contains no text.")
        elif len(text) > LARGEST_RECORD:
            problem = tr("This text is too long to be a game.")
        else:
            try:
                self._import_text(f"{text}\n".encode("utf-8", "replace"))
            except (StoreError, RecordError, OSError) as error:
                problem = tr("The text on the clipboard is not a complete game. {reason}").format(reason=error)
        if problem:
            self._notify(tr("Could not paste the game"), problem)

    def ask_import(self) -> None:
        """Ask for the file of a game, and import it."""
        title, pattern = tr("Import game"), f"*{RECORD_SUFFIX}"
        self._page.app.push(OpenScene(self._page.edition, title, pattern, self._import, title_of=_file_title))

    def drop(self, text: str) -> None:
        """Import a file dropped onto the page."""
        wrong = self._import(text)
        if wrong is not None:
            self._notify(tr("Could not import the file"), wrong)

    def _copy(self, game: GameSummary) -> None:
        try:
            done = copy_text(game.path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            done = False
        text = tr("Game copied. Paste it into a message, or here.") if done else tr("Cannot use the clipboard now.")
        self._notify(tr("Copy as text"), text)

    def _import(self, text: str) -> str | None:
        """Import a file; return an error message if that fails."""
        path = typed_path(text)
        if not exists(path) or path.is_dir():
            return tr("The file {path} does not exist.").format(path=path)
        try:
            game_id = self._page.app.store.import_file(path)
        except (StoreError, RecordError, OSError) as error:
            return str(error)
        self._show(game_id)
        return None

    def _import_text(self, data: bytes) -> None:
        """Import a record, unless it is there already; raises ``StoreError``, ``RecordError`` and ``OSError``."""
        same = self._page.app.store.same_as(data)
        self._show(same or self._page.app.store.import_bytes(data))
        if same is not None:
            self._notify(tr("Paste game"), tr("You already have this game. It is selected in the list."))

    def _notify(self, title: str, text: str) -> None:
        notify(self._page.app, self._page.edition, title, text)


def _file_title(path: Path) -> FileTitle | None:
    """Return the players of the game in a file."""
    header = header_of(path)
    if header is None:
        return None
    people = tuple(seat.name for seat in header.seats)
    return FileTitle(joined(people), header.edition, people)
