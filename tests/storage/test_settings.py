"""The person's choices: found again as they were, whatever has happened to their file."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

import pytest

from game.storage import settings as settings_file
from game.storage.settings import MAX_PORTRAITS, Settings


def test_settings_come_back(tmp_path: Path) -> None:
    chosen = Settings(
        language="fr", speed="fast", text_size=150, sound_volume=0, keys={"buy": "k"}, names=["Ana"], levels=["greedy"]
    )
    chosen.save(tmp_path)
    assert settings_file.load(tmp_path) == (chosen, None)
    assert settings_file.load(tmp_path / "nowhere") == (Settings(), None)


@pytest.mark.parametrize(
    "data",
    [
        b"speed = ",
        b"\xff\xfe",
        b'speed = "ludicrous"',
        b"width = -5",
        b"names = [1]",
        b"width = true",
        b"a = " + b"[" * 9000,
    ],
)
def test_damaged_settings_are_put_aside_with_a_note(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / settings_file.FILE_NAME
    path.write_bytes(data)
    loaded, note = settings_file.load(tmp_path)
    assert loaded == Settings()
    assert note is not None
    assert "settings.toml.damaged" in note
    assert path.with_name("settings.toml.damaged").read_bytes() == data
    assert settings_file.load(tmp_path) == (Settings(), None)


def test_a_value_that_makes_no_sense_costs_that_value_only(tmp_path: Path) -> None:
    path = tmp_path / settings_file.FILE_NAME
    path.write_text('speed = "fast"\ntext_size = 110\nsound_volume = 101\nhigh_contrast = true\nkeys = 3\n')
    loaded, note = settings_file.load(tmp_path)
    assert loaded == Settings(speed="fast", high_contrast=True)
    assert note is not None
    assert path.with_name("settings.toml.damaged").exists()
    assert settings_file.load(tmp_path) == (loaded, None), "the valid values are kept in the file as well"


def test_settings_of_another_version_keep_the_known_keys(tmp_path: Path) -> None:
    path = tmp_path / settings_file.FILE_NAME
    path.write_text('language = "tlh"\nnew = 1\nsince = 2026-01-02\nnames = ["", "A\\u0007na"]\n[later]\nbold = true\n')
    loaded, note = settings_file.load(tmp_path)
    assert note is None
    assert (loaded.language, loaded.names) == (None, ["", "Ana"]), "a name stays at its seat"
    loaded.speed = "fast"
    loaded.save(tmp_path)
    kept = tomllib.loads(path.read_text(encoding="utf-8"))
    assert (kept["new"], kept["since"], kept["later"]) == (1, date(2026, 1, 2), {"bold": True})
    assert kept["speed"] == "fast"


def test_each_damaged_file_is_kept(tmp_path: Path) -> None:
    for data, name in (("one", "settings.toml.damaged"), ("two", "settings.toml.damaged-2")):
        (tmp_path / settings_file.FILE_NAME).write_text(data)
        assert name in (settings_file.load(tmp_path)[1] or "")
        assert (tmp_path / name).read_text() == data
    assert (tmp_path / "settings.toml.damaged").read_text() == "one"


@pytest.mark.parametrize(("broken", "data"), [("read_text", "speed = 'fast'"), ("replace", "speed = ")])
def test_a_file_that_another_program_holds_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, data: str
) -> None:
    def held(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / settings_file.FILE_NAME
    path.write_text(data)
    with monkeypatch.context() as patch:
        patch.setattr(Path, broken, held)
        loaded, note = settings_file.load(tmp_path)
    assert note == "Could not read the settings. Default settings are used."
    assert loaded.try_to_save(tmp_path) == "Cannot save the settings: Permission denied."
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [(path.name, data)]


def test_the_portrait_chosen_first_is_forgotten_first() -> None:
    settings = Settings()
    for number in range(MAX_PORTRAITS):
        settings.choose_portrait(f"Person {number}", number % 8)
    settings.choose_portrait("PERSON 0", 3)
    settings.choose_portrait("Ada", 5)
    assert len(settings.portraits) == MAX_PORTRAITS
    assert "person 1" not in settings.portraits
    assert (settings.portraits["person 0"], settings.portraits["ada"]) == (3, 5)
