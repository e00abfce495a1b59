"""The room that is made for other people's presence, notices and chat: nothing of the table is covered by it."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules.editions import edition as rules_of
from game.view.layout.geometry import Rect
from game.view.layout.participants import with_participants
from game.view.layout.table import Control, table_layout
from tests.view.layout.tables import CASES, blocks, panel_parts


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
@pytest.mark.parametrize("chat", [False, True])
def test_nothing_of_the_table_lies_under_a_notice(
    size: tuple[int, int], edition: str, seats: int, *, chat: bool
) -> None:
    layout = with_participants(table_layout(size, rules_of(edition), seats, viewer=seats - 1, room=chat), notice=True)
    participants = layout.participants
    assert participants is not None
    parts = blocks(layout) | {"notice": participants.notice}
    if chat:
        parts |= {"chat": participants.chat}
        parts.pop("log", None)  # the chat is in the place of the log
    if not layout.log.h:
        parts.pop("log", None)  # the notice is in the place of the log
    window = Rect(0, 0, *size)
    for name, rect in parts.items():
        assert rect.w > 0 and rect.h > 0 and window.holds(rect), name
    for (name, rect), (other, box) in combinations(parts.items(), 2):
        assert not rect.overlaps(box), f"{name} {rect} overlaps {other} {box}"
    assert layout.log.h == 0 or layout.log.h >= 80 * layout.scale, "a log without room for a row is an empty box"


def test_a_notice_in_large_text_takes_a_log_that_has_no_room_for_a_row() -> None:
    plain = table_layout((1024, 640), rules_of("marvel"), 4, enlarged=2.0, room=True)
    noted, chatting = (with_participants(plain, notice=True, chat=chat) for chat in (False, True))
    assert noted.participants is not None and chatting.participants is not None
    assert (noted.participants.notice, noted.log.h) == (plain.log, 0)
    assert chatting.participants.chat.h > 0 and not chatting.participants.chat.overlaps(chatting.participants.notice)


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
@pytest.mark.parametrize("notice", [False, True])
def test_an_open_chat_covers_no_mat(size: tuple[int, int], edition: str, seats: int, *, notice: bool) -> None:
    layout = with_participants(table_layout(size, rules_of(edition), seats, room=True), notice)
    assert layout.participants is not None
    chat, scale = layout.participants.chat, layout.scale
    parts = blocks(layout) | {"bar": layout.bar.rect}
    parts.pop("log", None)
    for name, rect in parts.items():
        assert not rect.overlaps(chat), f"{name} {rect} lies under the chat {chat}"
    for mat in layout.mats:
        assert all(mat.rect.holds(rect) for rect in (mat.name, mat.points, mat.total))
    assert chat.w >= 260 * scale and chat.h >= (120 if notice else 220) * scale


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_the_own_mat_and_the_bar_stay_when_the_chat_opens(size: tuple[int, int], edition: str, seats: int) -> None:
    closed = with_participants(table_layout(size, rules_of(edition), seats))
    opened = with_participants(table_layout(size, rules_of(edition), seats, room=True))
    assert opened.bar == closed.bar and opened.dock == closed.dock
    assert opened.mat(0) == closed.mat(0)
    assert closed.participants is not None and opened.participants is not None
    assert opened.participants.button == closed.participants.button


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
@pytest.mark.parametrize("chat", [False, True])
def test_panels_hold_their_parts_beside_a_chat(size: tuple[int, int], edition: str, seats: int, *, chat: bool) -> None:
    layout = with_participants(table_layout(size, rules_of(edition), seats, room=chat))
    for mat in layout.mats:
        parts = panel_parts(layout, mat.seat)
        for name, rect in parts.items():
            assert mat.rect.holds(rect), f"{name} of seat {mat.seat} leaves its panel: {rect}"
        if not mat.folded:
            for (name, rect), (other, box) in combinations(parts.items(), 2):
                assert not rect.overlaps(box), f"seat {mat.seat}: {name} {rect} overlaps {other} {box}"


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_the_bar_has_room_for_clock_and_chat(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = with_participants(table_layout(size, rules_of(edition), seats))
    assert layout.participants is not None and layout.areas[Control.CHAT] == layout.participants.button
    bar = layout.bar
    parts = [
        bar.menu,
        bar.logo,
        bar.status,
        *(rect for _, rect in bar.buttons),
        layout.participants.button,
        layout.participants.clock,
    ]
    for rect, box in combinations(parts, 2):
        assert not rect.overlaps(box)
    for (_, rect), (_, box) in combinations(layout.areas.items(), 2):
        assert not rect.overlaps(box)


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_presence_does_not_overlap_the_contents_of_a_mat(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = with_participants(table_layout(size, rules_of(edition), seats))
    for mat in layout.mats[1:]:
        assert mat.presence is not None and mat.rect.holds(mat.presence)
        for name, rect in panel_parts(layout, mat.seat).items():
            assert not rect.overlaps(mat.presence), f"seat {mat.seat}: presence over {name} {rect}"
