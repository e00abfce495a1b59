"""Folded texts: what counts as the same word, and which letters a folded one comes from."""

from __future__ import annotations

import pytest

from game.support.folding import fold, fold_with_origins


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("Größe", "grosse"),
        ("ÉMERAUDE", "emeraude"),
        ("l’œil", "l'oeil"),
        ("à\u00a0la\u202fune", "a la une"),
        ("e\u0301", "e"),
        ("\ufb01n", "fin"),
    ],
)
def test_case_accents_and_ligatures_make_no_difference(typed: str, folded: str) -> None:
    assert fold(typed) == folded


def test_each_folded_letter_has_the_index_of_its_original() -> None:
    assert fold_with_origins("aßœ\u0301e") == ("assoee", [0, 1, 1, 2, 2, 4])
