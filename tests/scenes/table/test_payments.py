"""Ways to pay are lines in the dock, paid before kept: pointed at, chosen by a click, stepped by keys."""

from __future__ import annotations

import pygame
import pytest

from game.rules import GameState, Phase, legal_actions
from game.rules.model import LEVELS, SLOTS, SPECIAL, Place, PurchaseCard, market
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.table.dock import payments
from game.ui.table.dock.payments import payment_choices
from game.ui.table.painter import Painter
from game.view.interaction.choices import Choices, Paying
from game.view.interaction.intent import payments_on_show
from game.view.layout.geometry import Rect
from game.view.layout.table import SLOT_CONTROLS, Control
from tests.scenes.conftest import Person
from tools.shots.posed import PosedSession, position, seats


def several(state: GameState) -> bool:
    """Whether the first seat can pay in three ways or more, and what it pays and keeps takes nine columns or more."""
    if state.turn != 0 or state.phase is not Phase.ACTION:
        return False
    held = sum(count > 0 for count in state.players[0].tokens)
    ways: dict[Place, list[tuple[int, ...]]] = {}
    for action in legal_actions(state):
        if isinstance(action, PurchaseCard):
            ways.setdefault(action.place, []).append(action.payment)
    first = next((payments for payments in ways.values() if len(payments) > 2), [])
    return held + sum(any(kind) for kind in zip(*first, strict=True)) >= 9


def at_a_card_with_several_payments(app: App, person: Person, edition: str) -> tuple[TableScene, Choices, Place]:
    table = TableScene(app, PosedSession(position(edition, 2, several, first_seed=25), seats(edition, 2, 1)))
    app.reset(table)
    person.watch()
    choices = table.table.choices
    assert choices is not None
    return table, choices, next(place for place, offers in choices.purchases.items() if len(offers) > 2)


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_a_payment_is_chosen_by_a_click_on_its_chips(app: App, person: Person, edition: str) -> None:
    table, choices, place = at_a_card_with_several_payments(app, person, edition)
    table.press(place)
    app.canvas.words = words = list[str]()
    app.redraw()
    app.step(0)
    assert [words.count(cell) for cell in ("YOU PAY", "YOU GET", "YOU KEEP")] == [1, 1, 1]
    table.press(Control.BUY)
    usual = table.view.layout.dock.strip
    person.watch()
    assert table.view.layout.dock.strip.h > usual.h, "there is room for the payments"
    first = table.table.selection
    assert isinstance(first, Paying)
    shown = payments_on_show(choices, first)
    boxes = payment_choices(table.view.layout, shown)
    assert [control for control, _ in boxes] == list(SLOT_CONTROLS)
    app.canvas.words = words = list[str]()
    app.redraw()
    app.step(0)
    assert words.count("YOU PAY") == words.count("YOU KEEP") == 1, "what goes and what stays have a column each"
    app.canvas.words = None
    last = boxes[-1][1]
    middle = round(last.center[0]), round(last.center[1])
    person.click_at(middle)
    assert table.table.selection == Paying(place, shown[2])
    assert table.table.hover is SLOT_CONTROLS[2], "the pointer is still there"
    person.watch()
    table.table.focus = Control.SLOT_1
    app.redraw()
    person.watch(1)
    person.press(pygame.K_LEFT)
    assert table.table.selection == Paying(place, shown[1])
    person.press(pygame.K_DOWN)
    assert table.table.selection == Paying(place, shown[2])
    person.press(pygame.K_UP)
    assert table.table.selection == Paying(place, shown[1])


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_a_payment_stands_on_its_card_alone_while_another_is_pointed_at(app: App, person: Person, edition: str) -> None:
    table, _, place = at_a_card_with_several_payments(app, person, edition)
    table.press(place)
    table.press(Control.BUY)
    assert isinstance(table.table.selection, Paying)
    others = [market(level, slot) for level in LEVELS for slot in range(SLOTS) if market(level, slot) != place]
    for other in others:
        table.table.focus = other
        app.redraw()
        person.watch(1)
    assert app.scene is table, "a frame that cannot be drawn ends the scene"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(
    ("size", "chat", "kept", "lines"),
    [((1600, 900), False, True, True), ((1024, 640), False, True, True), ((1024, 640), True, False, False)],
)
def test_what_is_paid_and_what_is_kept_begin_at_the_same_points_in_all_payments(
    app: App,
    person: Person,
    monkeypatch: pytest.MonkeyPatch,
    edition: str,
    size: tuple[int, int],
    chat: bool,
    kept: bool,
    lines: bool,
) -> None:
    table, choices, place = at_a_card_with_several_payments(app, person, edition)
    table.press(place)
    table.press(Control.BUY)
    selection = table.table.selection
    assert isinstance(selection, Paying)
    table.view.resize(size)
    if chat:
        table.view.set_participants(notice=False, chat=True)
    cells: list[tuple[int, int, float, float, bool]] = []
    draw = payments._cell

    def keep(p: Painter, kind: int, count: int, left: float, y: float, size: float, *, quiet: bool) -> None:
        cells.append((kind, count, left, y, quiet))
        draw(p, kind, count, left, y, size, quiet=quiet)

    marks: list[Rect] = []
    monkeypatch.setattr(payments, "draw_badge", lambda _, box: marks.append(box))

    monkeypatch.setattr(payments, "_cell", keep)
    canvas = Canvas(pygame.Surface(size), table.look.text)
    canvas.words = words = list[str]()
    table.draw(canvas)
    shown = payments_on_show(choices, selection)
    boxes = [box for _, box in payment_choices(table.view.layout, shown)]
    assert len({box.x for box in boxes}) == (1 if lines else len(boxes))
    assert (words.count("YOU PAY"), words.count("YOU KEEP")) == (int(lines), int(kept))
    held = choices.state.players[0].tokens
    assert len(marks) == len(boxes) and all(box.holds(mark) for box, mark in zip(boxes, marks, strict=True) if lines)
    paid_from, kept_from = set(), set()
    for box, payment in zip(boxes, shown, strict=True):
        within = [cell for cell in cells if box.contains((cell[2], cell[3]))]
        paid, rest = ([cell for cell in within if cell[4] is quiet] for quiet in (False, True))
        assert [(kind, count) for kind, count, *_ in paid] == [
            (kind, payment[kind]) for kind in range(SPECIAL) if payment[kind]
        ]
        assert [(kind, count) for kind, count, *_ in rest] == [
            (kind, held[kind] - payment[kind]) for kind in range(SPECIAL) if kept and held[kind] > payment[kind]
        ]
        paid_from.add(round(paid[0][2] - box.x))
        kept_from |= {round(cell[2] - box.x) for cell in rest[:1]}
    assert len(paid_from) == 1 and len(kept_from) == int(kept)
