from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.support import usual_folders


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("documents", "downloads", "desktop", "pictures"):
        monkeypatch.setattr(usual_folders, f"user_{name}_path", lambda name=name: tmp_path / name)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


def test_only_folders_that_exist_are_offered_and_each_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert usual_folders.usual_folders() == {"Home folder": home}
    (home / "documents").mkdir()
    (home / "pictures").mkdir()
    assert list(usual_folders.usual_folders()) == ["Documents", "Home folder"]
    assert list(usual_folders.usual_folders(pictures=True)) == ["Pictures", "Documents", "Home folder"]
    monkeypatch.setattr(usual_folders, "user_desktop_path", lambda: home)
    assert list(usual_folders.usual_folders()) == ["Documents", "Desktop"]


def test_the_newest_file_comes_first_and_folders_do_not_count(home: Path) -> None:
    (home / "downloads").mkdir()
    older, newer = home / "downloads" / "a.cabochon", home / "b.cabochon"
    for number, path in enumerate((older, newer)):
        path.touch()
        os.utime(path, (1000 + number, 1000 + number))
    (home / "c.cabochon").mkdir()
    (home / "d.txt").touch()
    assert usual_folders.found_files("*.cabochon") == {newer: 1001, older: 1000}
    assert next(iter(usual_folders.found_files("*.cabochon"))) == newer


def test_only_the_newest_of_many_files_are_offered(home: Path) -> None:
    for number in range(usual_folders.MAX_FOUND + 3):
        path = home / f"{number}.cabochon"
        path.touch()
        os.utime(path, (number, number))
    found = usual_folders.found_files("*.cabochon")
    assert len(found) == usual_folders.MAX_FOUND and min(found.values()) == 3
