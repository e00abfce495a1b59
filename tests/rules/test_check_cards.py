"""``tools.check_cards``: the printed sums, and its exit status."""

from __future__ import annotations

import msgspec
import pytest

from game.rules import CardDataError, Edition, edition
from tools import check_cards


def test_the_files_agree_with_the_printed_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_cards.main() == 0
    printed = capsys.readouterr().out
    assert "ok    cards of level 1 (R3): 40" in printed
    assert "WRONG" not in printed


def test_a_wrong_sum_is_named_and_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def changed(name: str) -> Edition:
        rules = edition(name)
        cards = dict(rules.cards)
        first = next(iter(cards))
        cards[first] = msgspec.structs.replace(cards[first], points=5)
        return msgspec.structs.replace(rules, cards=cards)

    monkeypatch.setattr(check_cards, "edition", changed)
    assert check_cards.main() == 1
    assert "WRONG points on cards: 145, expected 140" in capsys.readouterr().out


def test_an_unreadable_file_is_reported_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(name: str) -> Edition:
        raise CardDataError(f"{name}_cards.csv", 3, "level", "expected a whole number")

    monkeypatch.setattr(check_cards, "edition", broken)
    assert check_cards.main() == 1
    assert "WRONG base_cards.csv, line 3, column level: expected a whole number" in capsys.readouterr().out
