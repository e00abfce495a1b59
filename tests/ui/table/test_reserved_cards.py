"""Reserved cards on the mats: a price is written in one way, however small a card and however long its price."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pygame
import pytest

from game.rules.editions import edition
from game.rules.model import COLORS, WILD, Phase
from game.ui.table.mats.reserved_cards import is_small
from game.ui.table.painter import Painter
from game.view.descriptions.position_facts import PositionFacts
from game.view.layout.mini_cards import is_mini
from game.view.layout.slips import is_slip
from game.view.theme import MIN_TEXT_PX, Role
from tests.ui.table.test_table_view import EDITIONS, Film


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640), (1920, 1080), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("name", EDITIONS)
def test_every_number_of_a_small_price_is_on_its_stone(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name, 4)
    film.view.resize(size)
    stones: list[tuple[float, float, float]] = []
    numbers: list[tuple[str, float, float, float]] = []
    icon, label = Painter.icon, Painter.label

    def keep_icon(p: Painter, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        stones.extend([(x, y, size)] * name.startswith("pip/"))
        icon(p, name, x, y, size, alpha)

    def keep_label(p: Painter, role: Role, text: str, x: float, y: float, *rest: Any, **more: Any) -> pygame.Rect:
        numbers.append((text, x, y, rest[2] if len(rest) > 2 else 0.0))
        return label(p, role, text, x, y, *rest, **more)

    monkeypatch.setattr(Painter, "icon", keep_icon)
    monkeypatch.setattr(Painter, "label", keep_label)
    rules, longest = edition(name), 0
    for index in range(len(film.replay) // 3, len(film.replay), len(film.replay) // 20):
        stones.clear()
        numbers.clear()
        state = film.before(index)
        for panel in film.view.layout.panels:
            box = panel.hand[0]
            if not (is_slip(box) or is_mini(box) or is_small(box, own=panel.own)):
                continue
            for held, box in zip(state.players[panel.seat].hand, panel.hand, strict=False):
                if held.card is None:
                    continue
                cost = [count for count in rules.cards[held.card].cost[:COLORS] if count]
                price = [stone for stone in stones if box.contains(stone[:2])]
                assert len(price) == len(cost)
                for (x, y, side), count in zip(price, cost, strict=True):
                    (size_px,) = [px for text, at_x, at_y, px in numbers if (text, at_x, at_y) == (str(count), x, y)]
                    assert size_px >= MIN_TEXT_PX and round(side) >= MIN_TEXT_PX
                longest = max(longest, len(cost))
    assert longest >= 3


@pytest.mark.parametrize("size", [(1600, 900), (1280, 760), (1024, 640)])
@pytest.mark.parametrize("name", EDITIONS)
def test_a_small_card_of_the_reader_has_the_signals_of_the_market(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name, 4)
    film.view.resize(size)
    seals: list[tuple[float, float]] = []
    coins: list[tuple[float, float]] = []
    labels: list[tuple[str, float, float]] = []
    icon, label = Painter.icon, Painter.label

    def keep_icon(p: Painter, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        seals.extend([(x, y)] * (name in ("sign/can", "icon/ok")))
        coins.extend([(x, y)] * (name == f"token_small/{WILD}"))
        icon(p, name, x, y, size, alpha)

    def keep_label(p: Painter, role: Role, text: str, x: float, y: float, *rest: Any, **more: Any) -> pygame.Rect:
        labels.append((text, x, y))
        return label(p, role, text, x, y, *rest, **more)

    monkeypatch.setattr(Painter, "icon", keep_icon)
    monkeypatch.setattr(Painter, "label", keep_label)
    rules = edition(name)
    seen: Counter[bool] = Counter()
    for index, reader in product(range(2, len(film.replay)), range(4)):
        state = film.replay.state_at(index - 1)
        facts, player = PositionFacts(state, reader), state.players[reader]
        hand = [None if held.card is None else facts.missing(held.card) for held in player.hand]
        kinds = {not any(lack) for lack in hand if lack is not None}
        if state.phase is not Phase.ACTION or all(seen[kind] >= 5 for kind in kinds):
            continue
        film.view.perspective = reader
        film.before(index)
        for log in (seals, coins, labels):
            log.clear()
        film.draw()
        for held, lack, box in zip(player.hand, hand, film.view.layout.panel(reader).hand, strict=False):
            if held.card is None or lack is None:
                continue
            assert is_small(box, own=True)
            owned = [player.tokens[color] + player.bonuses[color] for color in range(COLORS)]
            short = [max(cost - have, 0) for cost, have in zip(rules.cards[held.card].cost, owned, strict=False)]
            tabs = [text for text, x, y in labels if text.startswith("−") and box.contains((x, y))]
            assert tabs == [f"−{count}" for count in short if count] * any(lack)
            marks = [at for at in seals if box.contains(at)]
            assert len(marks) == (not any(lack))
            assert all(y < box.y + 0.83 * box.h for _, y in marks), "above the name"
            covered = any(facts.covered(held.card)) and not facts.far(held.card)
            assert sum(box.contains(at) for at in coins) == covered
            seen[not any(lack)] += 1
    assert min(seen[True], seen[False]) >= 2
