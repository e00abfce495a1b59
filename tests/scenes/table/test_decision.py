"""What the table shows of a decision: what it is about, what it changes, and what can be afforded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.rules import Phase, bank, deck, market
from game.rules.model import Place, PlaceKind, tokens
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.graphics.type_scale import TextStyle
from game.ui.table.board import bank as bank_stacks
from game.ui.table.mats import own_stacks
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_planned_change, write_difference
from game.view.layout.table import Control
from tests.scenes.conftest import Person
from tests.scenes.table.pointing import click, sit_down, written


def test_the_own_tokens_stay_part_of_the_decision(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    click(app, scene, tokens(0, 1))
    assert app.scene is scene


def sit_at_surplus(app: App, person: Person) -> TableScene:
    """Open a table at which the viewer has one token too many."""
    from tools.shots.posed import PosedSession, position, seats

    steps = position(
        "base",
        4,
        lambda s: (
            s.phase is Phase.DISCARD and s.turn == 0 and sum(s.players[0].tokens) == 11 and s.round not in (10, 11)
        ),
    )
    scene = TableScene(app, PosedSession(steps, seats("base", 4)))
    app.reset(scene)
    person.watch()
    return scene


def test_tokens_to_give_back_are_marked_and_counted_off(app: App, person: Person) -> None:
    scene = sit_at_surplus(app, person)
    held = scene.session.state.players[0].tokens
    assert sum(held) == 11
    words = written(app)
    assert words.count("Give back 1") == words.count("Give back") == 1, "the button says what it waits to do"
    assert words.count("11") == 2 and words.count("10") == 1, "the dock has both numbers"
    assert "Choose from your tokens" in " ".join(words)
    assert Control.CONFIRM not in scene.highlights().actionable
    kind = next(kind for kind, count in enumerate(held) if count)
    counts = Counter(words)
    click(app, scene, tokens(0, kind))
    words = written(app)
    assert words.count("Give back 1") == words.count("Give back") == 1, "the button shows what goes, not how many"
    assert Control.CONFIRM in scene.highlights().actionable
    assert "Confirm or undo" in " ".join(words) and "Choose from" not in " ".join(words)
    own, in_bank = str(held[kind]), str(scene.session.state.bank[kind])
    assert words.count(in_bank) == counts[in_bank] + 1, "the bank's stack is drawn anew, in its whole light"
    assert words.count(own) == counts[own] + (own == in_bank), "its stack keeps its number"
    changed = list(pairwise(words))
    assert (str(held[kind]), "−1") in changed, "beside it is what goes"
    assert ("10", "/10") in changed, "the sum is what it will be, before its limit"


def test_the_focus_moves_to_the_tokens_to_give_back(app: App, person: Person) -> None:
    scene = sit_at_surplus(app, person)
    scene.table.own_choices, scene.table.focus = None, deck(1)
    scene._update_choices()
    assert scene.table.focus in scene.highlights().actionable
    assert isinstance(scene.table.focus, Place) and scene.table.focus.kind is PlaceKind.TOKENS


def test_a_decision_leaves_all_but_mat_and_dock_in_the_same_less_light(
    app: App, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit_at_surplus(app, person)
    layout = scene.view.layout
    boxes = [layout.places[market(2, 1)], *(mat.rect for mat in layout.mats), layout.dock.strip]

    def lights() -> list[float]:
        app.redraw()
        app.step(0)
        parts = (app.canvas.target.subsurface(pygame.Rect(box.inset(6))) for box in boxes)
        return [sum(pygame.transform.average_color(part)[:3]) for part in parts]

    darker = lights()
    monkeypatch.setattr("game.ui.table.mats.decision_light._SHADE", 0)
    card, own, *rivals, dock = (less / full for less, full in zip(darker, lights(), strict=True))
    assert own == dock == 1.0
    assert all(abs(light - card) < 0.06 for light in rivals) and 0.5 < card < 0.75


def test_tokens_to_take_are_counted_on_the_mat_before_they_come(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit_down(app, "base", "hb")
    on_mat: list[int] = []
    in_bank: list[int] = []
    for module, draw, noted in (
        (own_stacks, write_difference, on_mat),
        (bank_stacks, draw_planned_change, in_bank),
    ):

        def keep(
            p: Painter, change: int, *rest: Any, draw: Callable[..., None] = draw, noted: list[int] = noted
        ) -> None:
            noted.append(change)
            draw(p, change, *rest)

        monkeypatch.setattr(module, draw.__name__, keep)
    written(app)
    assert not on_mat and not in_bank
    for kind in (0, 1):
        click(app, scene, bank(kind))
    on_mat.clear()
    in_bank.clear()
    words = written(app)
    assert on_mat == [1, 1] and in_bank == [-1, -1]
    assert Counter(pairwise(words))["−1", "4"] >= 2, "the bank keeps its counts"
    sums = zip(words, words[1:], words[2:], strict=False)
    assert list(sums).count(("0", "2", "/10")) == 1, "the mat has both sums and the limit"


def test_the_three_kinds_of_move_are_told_apart_and_dim_where_not_possible(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    tones: dict[str, object] = {}
    label = Painter.label

    def keep(p: Painter, style: TextStyle, text: str, *rest: Any, **named: Any) -> object:
        tones[text] = style.color
        return label(p, style, text, *rest, **named)

    monkeypatch.setattr(Painter, "label", keep)
    scene = sit_down(app, "base", "hb")
    written(app)
    assert scene.view.facts is not None and not scene.view.facts.buyable
    assert [tones[word] for word in ("Take", "Reserve", "Buy")] == ["text_dark", "text", "text_muted"]
    click(app, scene, bank(0))
    tones.clear()
    app.redraw()
    app.step(0)
    assert "Buy" not in tones, "tokens are being taken"


def test_badges_are_for_the_viewer_and_can_be_off(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    assert scene.view.badges
    app.settings.badges = False
    scene.resume()
    assert not scene.view.badges
