"""The folders in which people keep and look for files, and what is in them.

Knows the system's folders; knows nothing of what the files hold.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_desktop_path, user_documents_path, user_downloads_path, user_pictures_path

from game.support.i18n import gettext_noop

MAX_FOUND: Final = 50
"""Maximum number of files that are offered, the newest ones."""


def usual_folders(*, pictures: bool = False) -> dict[str, Path]:
    """Return the folders that exist, by msgids of their names: the home folder last, that of ``pictures`` first."""
    folders = {gettext_noop("Pictures"): user_pictures_path()} if pictures else {}
    folders |= {
        gettext_noop("Documents"): user_documents_path(),
        gettext_noop("Downloads"): user_downloads_path(),
        gettext_noop("Desktop"): user_desktop_path(),
        gettext_noop("Home folder"): Path.home(),
    }
    found: dict[str, Path] = {}
    for name, path in folders.items():
        if path.is_dir() and path not in found.values():
            found[name] = path
    return found


def found_files(pattern: str) -> dict[Path, float]:
    """Return the files in the usual folders whose names match a pattern, the newest first, with their times."""
    ages: dict[Path, float] = {}
    for folder in usual_folders().values():
        try:
            ages |= {path: path.stat().st_mtime for path in folder.glob(pattern) if path.is_file()}
        except OSError:  # a folder that may not be read, or a file that has just gone
            continue
    newest = sorted(ages, key=lambda path: (-ages[path], path.name))[:MAX_FOUND]
    return {path: ages[path] for path in newest}
