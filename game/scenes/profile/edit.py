"""What can be done with a person's profile: give it another name, write it to a file, read one, delete it.

Knows the page of the profile and the dialogs; what a file holds is ``game.profile.transfer``'s business.
"""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from game.replays.export import free_path, plain_name
from game.scenes.shared.dialog import confirm, tell
from game.scenes.shared.prompt import PromptScene, typed_path
from game.scenes.shared.saved_game_text import export_folder
from game.support.cleaning import NAME_LENGTH, clean_name, in_names
from game.support.files import exists
from game.support.i18n import tr

if TYPE_CHECKING:
    from game.scenes.profile.scene import ProfileScene


def ask_rename(page: ProfileScene) -> None:
    """Ask for another name for the person spoken of."""
    text = tr("All figures, medals and results go with the name. It has up to {count} characters.")
    title = tr("Rename this profile")
    rename = partial(_rename, page)
    text = text.format(count=NAME_LENGTH)
    page.app.push(PromptScene(page.edition, title, text, page.name, tr("Rename"), rename, takes=in_names))


def _rename(page: ProfileScene, text: str) -> str | None:
    from game.profile.store import ProfileError

    wanted, settings = clean_name(text), page.app.settings
    if not wanted:
        return tr("Type a name.")
    try:
        if page.profile is not None and wanted != page.name:
            page.profile.rename(page.name, wanted)
    except ProfileError as error:
        return str(error)
    settings.names = [wanted if name == page.name else name for name in settings.names]
    settings.try_to_save(page.app.store.data_dir)
    page.show(wanted)
    return None


def ask_export(page: ProfileScene) -> None:
    """Ask where the person's profile shall be written, and say where it was."""
    text = tr("The file holds every game, result and medal that is kept of {name}.").format(name=page.name)
    default = free_path(export_folder(), plain_name("cabochon-profile", page.name), ".json")
    title, export = tr("Export this profile"), partial(_export, page)
    page.app.push(
        PromptScene(page.edition, title, text, str(default), tr("Export"), export, partial(_tell_saved, page))
    )


def _export(page: ProfileScene, text: str) -> str | None:
    from game.profile.store import ProfileError
    from game.profile.transfer import write_profile

    if not text:
        return tr("Type where the file shall go.")
    try:
        if page.profile is not None:
            write_profile(page.profile, page.name, typed_path(text))
    except (ProfileError, OSError) as error:
        return str(error)
    return None


def ask_import(page: ProfileScene) -> None:
    """Ask for the file of an exported profile, and say whose it was."""
    text = tr("Type the path of an exported profile, or drop the file onto the window.")
    start = f"{export_folder()}{os.sep}"
    title, take, done = tr("Import a profile"), partial(import_profile, page), partial(_tell_imported, page)
    page.app.push(PromptScene(page.edition, title, text, start, tr("Import"), take, done))


def drop_profile(page: ProfileScene, text: str) -> None:
    """Take a file dropped onto the page."""
    wrong = import_profile(page, text)
    if wrong is None:
        _tell_imported(page, text)
    else:
        tell(page.app, page.edition, tr("The file could not be imported"), wrong)


def import_profile(page: ProfileScene, text: str) -> str | None:
    """Take what a file holds into the profile; returns what is wrong with it."""
    from game.profile.store import ProfileError
    from game.profile.transfer import read_profile

    path = typed_path(text)
    if not exists(path) or path.is_dir():
        return tr("There is no file {path}.").format(path=path)
    try:
        found = read_profile(path)
        if page.profile is not None:
            page.profile.take_in(found.name, found.games, found.challenges, found.puzzles)
    except OSError as error:
        return tr("The file {path} cannot be read: {reason}.").format(path=path, reason=error.strerror or error)
    except ProfileError as error:
        return str(error)
    page.show(found.name)
    return None


def _tell_imported(page: ProfileScene, _: str) -> None:
    text = tr("The profile of {name} is here now. What was kept of it before stays, and nothing counts twice.")
    tell(page.app, page.edition, tr("Imported"), text.format(name=page.name))


def ask_delete(page: ProfileScene) -> None:
    """Ask before all that is kept of the person is removed."""
    text = tr(
        "All figures, medals and results of {name} are removed for good. The saved games stay, but are not counted "
        "again."
    ).format(name=page.name)
    title, delete = tr("Delete this profile?"), partial(_delete, page)
    confirm(page.app, page.edition, title, text, tr("Delete"), delete, danger=True)


def _delete(page: ProfileScene) -> None:
    from game.profile.store import ProfileError

    try:
        if page.profile is not None:
            page.profile.forget(page.name)
    except ProfileError as error:
        tell(page.app, page.edition, tr("The profile could not be deleted"), str(error))
    page.show()


def _tell_saved(page: ProfileScene, text: str) -> None:
    """Say where a file was written."""
    tell(page.app, page.edition, tr("Saved"), tr("The file is {path}.").format(path=typed_path(text)))
