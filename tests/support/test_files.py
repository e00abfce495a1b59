"""Files and journals on a disk that fills up, and in folders that other programs reach into."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.support import files
from game.support.files import FileJournal, sync_folder, write_whole


def failing(number: int) -> Callable[..., None]:
    """Make a system call that always fails in one way."""

    def call(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    return call


def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", failing(errno.ENOSPC))
    with pytest.raises(OSError, match="No space left"):
        write_whole(tmp_path / "file", b"new")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP, errno.EACCES])
def test_sync_folder_ignores_that_a_system_cannot_sync_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(os, "fsync", failing(number))
    sync_folder(tmp_path)


def test_sync_folder_raises_on_a_failing_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", failing(errno.EIO))
    with pytest.raises(OSError, match="Input/output error"):
        sync_folder(tmp_path)


def test_a_file_is_replaced_once_another_program_has_closed_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Path] = []
    replace = Path.replace

    def busy(self: Path, target: Path) -> Path:
        calls.append(self)
        if len(calls) < 3:
            raise PermissionError(errno.EACCES, "Permission denied")
        return replace(self, target)

    source = tmp_path / "source"
    source.write_bytes(b"x")
    monkeypatch.setattr(Path, "replace", busy)
    monkeypatch.setattr(files, "_PAUSE_S", 0.0)
    with pytest.raises(PermissionError):
        files._replace(source, tmp_path / "target")
    assert len(calls) == 1, "elsewhere it means what it says"
    with monkeypatch.context() as windows:
        windows.setattr(files, "_BUSY_TRIES", 5)
        files._replace(source, tmp_path / "target")
    assert (tmp_path / "target").read_bytes() == b"x"


def test_a_record_has_the_same_bytes_on_every_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is a flag against the translation of line feeds, whatever is written to is opened with it."""
    binary, flags = 1 << 28, []
    really_open = os.open

    def noted(path: Path, wanted: int, mode: int = 0o777) -> int:
        if wanted & (os.O_WRONLY | os.O_RDWR):
            flags.append(wanted)
        return really_open(path, wanted & ~binary, mode)

    monkeypatch.setattr(files, "_BINARY", binary)
    monkeypatch.setattr(os, "open", noted)
    path = tmp_path / "game"
    write_whole(path, b"begun\n")
    journal = FileJournal(path, 6)
    path.unlink()
    journal.append("one\n")
    journal.close()
    assert len(flags) == 4
    assert all(flag & binary for flag in flags)


@pytest.mark.parametrize("loss", ["file", "folder", "replaced", "shortened"])
def test_a_file_that_was_lost_under_the_game_is_put_back(tmp_path: Path, loss: str) -> None:
    path = tmp_path / "games" / "game"
    path.parent.mkdir()
    path.write_bytes(b"begun\n")
    journal = FileJournal(path, 6)
    journal.append("one\n")
    if loss == "shortened":
        os.truncate(path, 3)
    elif loss == "folder":
        shutil.rmtree(path.parent)
    else:
        path.unlink()
        if loss == "replaced":
            path.write_bytes(b"something else, and longer\n")
    journal.append("two\n")
    journal.append("three\n")
    journal.close()
    assert path.read_bytes() == b"begun\none\ntwo\nthree\n"


def test_a_failed_write_of_a_journal_is_rolled_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"begun\n")
    journal = FileJournal(path, 6)
    with monkeypatch.context() as patched:
        write = os.write
        patched.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:2]) and failing(errno.ENOSPC)())
        with pytest.raises(OSError, match="No space left"):
            journal.append("one\n")
    assert path.read_bytes() == b"begun\n"
    journal.append("one\n")
    journal.close()
    assert path.read_bytes() == b"begun\none\n"
