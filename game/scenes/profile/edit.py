"""The actions of the profile page: rename a person's profile, export it, import one, delete it.

Knows the profile's page and the dialogs; knows nothing of the files, which ``game.profile.transfer`` reads and writes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.profile.database import ProfileError
from game.profile.transfer import read_profile, write_profile
from game.replays.export import plain_name
from game.scenes.shared.dialogs.dialog import confirm, notify
from game.scenes.shared.dialogs.file_dialogs import OpenScene, SaveScene
from game.scenes.shared.dialogs.prompt import PromptScene, typed_path
from game.scenes.shared.saved_game_text import export_folder
from game.support.cleaning import NAME_LENGTH, clean_name, in_names
from game.support.files import exists, free_path
from game.support.i18n import tr

if TYPE_CHECKING:
    from game.profile.database import ProfileStore
    from game.scenes.shared.page import Page


class ProfileEdit:
    """The actions for the profile of ``name``; ``done`` is called with the name of the profile to show next."""

    def __init__(self, page: Page, profile: ProfileStore | None, name: str, done: Callable[[str], None]) -> None:
        self.page = page
        self.profile = profile
        self.name = name
        self.done = done

    def ask_rename(self) -> None:
        """Ask for another name for the person."""
        text = tr("Statistics, medals and results move to the new name. Up to {count} characters.")
        title, text = tr("Rename profile"), text.format(count=NAME_LENGTH)
        prompt = PromptScene(
            self.page.edition, title, text, self.name, tr("Rename"), self._rename, takes=in_names, icon="pen"
        )
        self.page.app.push(prompt)

    def _rename(self, text: str) -> str | None:
        wanted, settings = clean_name(text), self.page.app.settings
        if not wanted:
            return tr("Enter a name.")
        try:
            if self.profile is not None and wanted != self.name:
                self.profile.rename(self.name, wanted)
        except ProfileError as error:
            return str(error)
        settings.names = [wanted if name == self.name else name for name in settings.names]
        settings.try_to_save(self.page.app.store.data_dir)
        self.done(wanted)
        return None

    def ask_export(self) -> None:
        """Ask for a path, and write the person's profile there."""
        if self.profile is not None:
            text = tr("The file contains all games, results and medals of {name}.").format(name=self.name)
            path = free_path(export_folder(), plain_name("cabochon-profile", self.name), ".json")
            write = partial(write_profile, self.profile, self.name)
            self.page.app.push(SaveScene(self.page, tr("Export profile"), text, path, write, ProfileError))

    def ask_import(self) -> None:
        """Ask for the file of an exported profile, and import it."""
        title = tr("Import profile")
        self.page.app.push(OpenScene(self.page.edition, title, "cabochon*.json", self._import, self._show_imported))

    def drop(self, text: str) -> None:
        """Import a file dropped onto the page."""
        wrong = self._import(text)
        if wrong is None:
            self._show_imported(text)
        else:
            notify(self.page.app, self.page.edition, tr("Could not import the file"), wrong)

    def _import(self, text: str) -> str | None:
        """Merge an exported profile into the database; return an error message if that fails."""
        path = typed_path(text)
        if not exists(path) or path.is_dir():
            return tr("The file {path} does not exist.").format(path=path)
        try:
            found = read_profile(path)
            if self.profile is not None:
                self.profile.merge(found.name, found.games, found.challenges, found.puzzles)
        except OSError as error:
            return tr("Cannot read the file {path}: {reason}.").format(path=path, reason=error.strerror or error)
        except ProfileError as error:
            return str(error)
        self.name = found.name
        self.done(found.name)
        return None

    def _show_imported(self, _: str) -> None:
        text = tr("The profile of {name} was imported. Your earlier results are kept, and nothing counts twice.")
        notify(self.page.app, self.page.edition, tr("Imported"), text.format(name=self.name))

    def ask_delete(self) -> None:
        """Ask for a confirmation, and delete all data of the person."""
        text = tr(
            "All statistics, medals and results of {name} are deleted permanently. Saved games are kept, but are not "
            "counted again."
        ).format(name=self.name)
        title = tr("Delete profile?")
        confirm(self.page.app, self.page.edition, title, text, tr("Delete"), self._delete, danger=True, icon="trash")

    def _delete(self) -> None:
        try:
            if self.profile is not None:
                self.profile.delete(self.name)
        except ProfileError as error:
            notify(self.page.app, self.page.edition, tr("Could not delete the profile"), str(error))
        self.done("")
