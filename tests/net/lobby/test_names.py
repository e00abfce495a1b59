"""Names that look alike have one skeleton."""

from __future__ import annotations

import pytest

from net.lobby.people.names import skeleton

ALIKE = [
    ("HANNA", "ΗΑΝΝΑ"),  # all Greek
    ("Yan", "Υan"),
    ("Zoe", "Ζoe"),
    ("van", "νan"),
    ("Max", "Maх"),
    ("MAX", "МАХ"),  # all Cyrillic
    ("Νίκος", "νικοσ"),
    ("Иван", "ИВАН"),
    ("Alice", "A1ice"),
    ("Alice", "ALICE"),
    ("Bo", "B0"),
    ("max", "rnax"),
    ("wal", "vval"),
    ("José", "Jose"),
    ("Ann Lee", "AnnLee"),
    ("Straße", "STRASSE"),
    ("Ana", "Ａna"),
    ("Ana", "Ꭺna"),
    ("no", "nօ"),
]
DIFFERENT = [("Ana", "Anna"), ("Bo", "Bob"), ("Νίκος", "Νίκη"), ("Иван", "Нина"), ("李", "王"), ("nan", "van")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_for_the_eye_are_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
