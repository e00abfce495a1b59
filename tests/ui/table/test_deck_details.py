"""The details of a deck: its back and number at the left, and a bar of cards with number and chance for each bonus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game.rules.model import deck
from game.ui.graphics.type_scale import TextStyle
from game.ui.table import card_details
from game.ui.table.painter import Highlights, Painter
from game.view.descriptions.card_details import CardDetails, details_for
from game.view.layout.geometry import Rect
from tests.ui.table.film import EDITIONS, Film


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
@pytest.mark.parametrize("name", EDITIONS)
def test_each_bonus_of_a_deck_has_a_bar_of_as_many_cards_their_number_and_a_chance(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name, 4)
    film.view.resize(size)
    state = film.before(len(film.replay) // 2)
    details = details_for(film.view.edition, state, 0, deck(2), film.view.names)
    assert details is not None and details.chances
    drawn: list[tuple[str, Rect]] = []
    figures: list[str] = []
    ends: list[float] = []
    chances: list[tuple[str, float]] = []
    rooms: list[Rect] = []
    words_of, bars_of = card_details._deck_words, card_details._bars
    sprite, count, label = Painter.sprite, Painter.count, Painter.label

    def keep_words(p: Painter, details: CardDetails, title: Sequence[str], box: Rect, back: int) -> None:
        assert back > 0, "there is room for the deck"
        rooms.append(box)
        words_of(p, details, title, box, back)

    def keep_bars(p: Painter, details: CardDetails, box: Rect) -> None:
        rooms.append(box)
        drawn.clear()
        figures.clear()
        ends.clear()
        chances.clear()
        bars_of(p, details, box)

    def keep_sprite(p: Painter, name: str, rect: Rect, alpha: int = 255) -> None:
        drawn.append((name, rect))
        sprite(p, name, rect, alpha)

    def keep_count(p: Painter, text: str, x: float, *given: Any, **more: Any) -> None:
        figures.append(text)
        ends.append(x if more.get("anchor") == "midright" else -x)
        count(p, text, x, *given, **more)

    def keep_label(p: Painter, style: TextStyle, text: str, x: float, *given: Any, **more: Any) -> Rect:
        if text.endswith("%"):
            chances.append((text, x))
        return label(p, style, text, x, *given, **more)

    monkeypatch.setattr(Painter, "label", keep_label)
    monkeypatch.setattr(card_details, "_deck_words", keep_words)
    monkeypatch.setattr(card_details, "_bars", keep_bars)
    monkeypatch.setattr(Painter, "sprite", keep_sprite)
    monkeypatch.setattr(Painter, "count", keep_count)
    film.draw(Highlights(magnified=deck(2)))
    left, right = rooms
    assert left.right < right.x, "the deck is left of its bars"
    bars = [(name, rect) for name, rect in drawn if right.holds(rect)]
    assert Counter(name for name, _ in bars) == {
        f"bonus/{color}": number for color, number in enumerate(details.counts) if number
    }
    assert figures[: len(details.counts)] == [f"×{count}" for count in details.counts], "the number of each"
    assert ends[: len(details.counts)] == [right.right] * len(details.counts), "right-aligned in one column"
    assert chances == [(f"{chance}%", right.right) for chance in details.chances], "below it the chance"
    assert left.y == min(rect.y for _, rect in bars), "the deck begins with the first row"
