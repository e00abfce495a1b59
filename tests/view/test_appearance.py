"""Looks follow from the names at a table: distinct, independent of the seats, and a default name keeps its own."""

from __future__ import annotations

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots import BOT_LEVELS
from game.rules.editions import EDITION_NAMES
from game.rules.editions import edition as edition_of
from game.rules.pieces import BOTS_EACH
from game.support.cleaning import name_key
from game.view.appearance import LOOKS, PORTRAITS, avatars_of, look_of, looks_of, portraits_of

EDITIONS = tuple(EDITION_NAMES)
BOT_NAMES = {name: edition_of(name).bot_names for name in EDITIONS}
NAMES = st.lists(
    st.sampled_from(sorted(name for names in BOT_NAMES.values() for name in names)) | st.text("aeéßxyz", max_size=3),
    min_size=2,
    max_size=LOOKS,
    unique=True,
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("table", EDITIONS)
def test_the_bots_of_a_level_have_the_four_looks(edition: str, table: str) -> None:
    names = BOT_NAMES[edition]
    for first in range(0, len(names), BOTS_EACH):
        assert looks_of(names[first : first + BOTS_EACH], table) == (1, 2, 3, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_bot_has_a_name_and_each_level_faces_of_its_own(edition: str) -> None:
    names, faces = BOT_NAMES[edition], edition_of(edition).bot_portraits
    assert len(set(names)) == len(names) == len(faces) == BOTS_EACH * len(BOT_LEVELS)
    assert not set(names) & {name for other in EDITIONS if other != edition for name in BOT_NAMES[other]}
    for first in range(0, len(names), BOTS_EACH):
        level = slice(first, first + BOTS_EACH)
        assert portraits_of(names[level], edition, {}) == faces[level]


@given(names=NAMES, edition=st.sampled_from(EDITIONS))
def test_no_two_people_look_alike_and_a_person_looks_alike_at_every_table(names: list[str], edition: str) -> None:
    found = looks_of(names, edition)
    assert len(set(found)) == len(names)
    bots = {name for edition in EDITIONS for name in BOT_NAMES[edition]}
    people = {name: looks_of([name], edition)[0] for name in names if name and name not in bots}
    if len(set(people.values())) == len(people):
        assert all(look == people.get(name, look) for name, look in zip(names, found, strict=True))


@given(names=NAMES, edition=st.sampled_from(EDITIONS))
def test_a_default_name_of_the_edition_has_its_own_look_where_no_person_has_it(names: list[str], edition: str) -> None:
    found = dict(zip(names, looks_of(names, edition), strict=True))
    own = {name: (1 + number) % LOOKS for number, name in enumerate(BOT_NAMES[edition])}
    wanted = [own[name] for name in names if name in own]
    bots = {name for edition in EDITIONS for name in BOT_NAMES[edition]}
    taken = {look for name, look in found.items() if name and name not in bots}
    if len(set(wanted)) == len(wanted) and not taken & set(wanted):
        assert all(look == own.get(name, look) for name, look in found.items())


@given(names=NAMES, edition=st.sampled_from(EDITIONS), data=st.data())
def test_people_look_the_same_in_every_order_of_the_seats(names: list[str], edition: str, data: st.DataObject) -> None:
    other = data.draw(st.permutations(names))
    assert {name: look_of(name, names, edition) for name in names} == {
        name: look_of(name, other, edition) for name in names
    }


@pytest.mark.parametrize(("name", "same"), [("René", normalize("NFD", "RENÉ")), ("Anna", "ANNA")])
def test_a_look_does_not_depend_on_case_or_on_how_an_accent_is_written(name: str, same: str) -> None:
    assert looks_of([name], "base") == looks_of([same], "base")


def test_a_name_that_finds_its_look_taken_gets_the_next_free_one() -> None:
    alone = looks_of(["Anna"], "base")[0]
    host = BOT_NAMES["base"][alone - 1]
    assert looks_of(["Anna", host], "base") == (alone, (alone + 1) % LOOKS)


def test_open_seats_have_the_looks_that_are_left_in_order() -> None:
    assert looks_of(["", "Bianca", "", ""], "base") == (0, 1, 2, 3)
    assert looks_of(["Sibylla", "", ""], "base") == (3, 0, 1)


def test_somebody_without_a_seat_has_no_look() -> None:
    assert look_of("Anna", ["Bianca"], "base") is None
    assert look_of("", ["Bianca", ""], "base") is None


@given(names=NAMES, edition=st.sampled_from(EDITIONS), wish=st.integers(0, PORTRAITS - 1), data=st.data())
def test_a_chosen_portrait_comes_before_all_others_and_no_two_people_share_one(
    names: list[str], edition: str, wish: int, data: st.DataObject
) -> None:
    person = data.draw(st.sampled_from(names))
    found = portraits_of(names, edition, {name_key(person): wish} if person else {})
    assert len(set(found)) == len(names)
    assert not person or found[names.index(person)] == wish


def test_a_default_name_has_its_own_portrait_and_other_names_share_out_all_eight() -> None:
    assert portraits_of(["Ottavia", "Bianca", "Lorenzo", "Sibylla"], "base", {}) == (0, 1, 2, 3)
    assert {portraits_of([f"Player {number}"], "base", {})[0] for number in range(60)} == set(range(PORTRAITS))


def test_a_chosen_portrait_leaves_the_colour_as_it_was() -> None:
    assert avatars_of(["Bianca", "Ottavia"], "base", {"bianca": 7}) == ("avatar/1/7", "avatar/0/0")
