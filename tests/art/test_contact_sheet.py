"""Sheets of nobles, locations and backs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tools import contact_sheet


def test_every_noble_location_side_and_back_has_a_place_in_its_group() -> None:
    names = {group: [piece.name for piece in found] for group, found in contact_sheet.pieces().items()}
    assert names["base-nobles"] == [f"tile/bn-{number:02}" for number in range(1, 11)]
    assert names["marvel-locations"] == [*(f"tile/ml-{n}{side}" for n in range(1, 5) for side in "AB"), "majority"]
    assert names["base-backs"] == names["marvel-backs"] == ["back/1", "back/2", "back/3"]


def test_one_group_is_laid_out_in_three_sizes_and_in_grey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["contact_sheet", str(tmp_path), "--group", "base-backs"])
    assert contact_sheet.main() == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["base-backs-112.png", "base-backs-157-grey.png", "base-backs-157.png", "base-backs-310.png"]
    with Image.open(tmp_path / "base-backs-112.png") as picture:
        thirds = np.split(np.asarray(picture)[:, : picture.width // 3 * 3], 3, axis=1)
    assert picture.width > 3 * 112
    assert all(third.std() > 10 for third in thirds)  # each third shows a back, not bare ground


def test_an_unknown_group_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["contact_sheet", str(tmp_path), "--group", "base-4-blue"])
    with pytest.raises(SystemExit):
        contact_sheet.main()
    assert "base-4-blue" in capsys.readouterr().err


def test_a_group_and_single_cards_exclude_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["contact_sheet", str(tmp_path), "--group", "base-backs", "--only", "b1"])
    with pytest.raises(SystemExit):
        contact_sheet.main()
    assert "not allowed with" in capsys.readouterr().err
