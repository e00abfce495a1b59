"""Plates of the settings that let a sound be heard: each with a picture of what it belongs to.

Knows the names of the sounds and of sprites; how a sound is played is up to the function that a plate is given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.support.i18n import mark, tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.widgets.buttons import Button


@dataclass(frozen=True)
class Heard:
    """A sound, what it belongs to, and the sprite that stands for it: one of the skin's by number, or a name."""

    sound: str
    label: str
    sprite: str | int


SAMPLES: Final = (
    Heard("take", mark("A token"), "token/1"),
    Heard("wild", mark("A wild token"), "token/5"),
    Heard("reserve", mark("A card reserved"), "back/2"),
    Heard("buy-3", mark("A card bought"), 0),
    Heard("tile", mark("A bonus tile"), 1),
    Heard("win", mark("A victory"), "hero"),
)


class Sample(Button):
    """A plate with a picture and a word that plays its sound."""

    def __init__(self, heard: Heard, words: Sequence[str], on_press: Callable[[], None]) -> None:
        super().__init__(tr(heard.label), on_press, icon="play")
        self.heard = heard
        self.words = words
        """What is written on all plates: the longest says how large."""

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect, palette = self.rect, look.palette
        sink = look.px(2) if self.pressed and self.hovered else 0
        plate = "ui/list_row_active" if self.hovered or self.focused else "ui/list_row"
        canvas.image(look.sprite(plate, rect.w, rect.h), rect.x, rect.y)
        foot = round(rect.h * 0.3)
        room = rect.h - foot - look.px(18)
        name = self.heard.sprite
        if isinstance(name, int):
            name = look.skin.sound_pictures[name]
        wide, high = look.atlas.size(name)
        high, wide = room, wide * room / high
        top = rect.y + look.px(14) + sink
        canvas.image(look.sprite(name, wide, high), rect.centerx - wide / 2, top)
        side = min(look.px(22), foot)
        left, middle = rect.x + look.px(14), rect.bottom - foot / 2 + sink
        canvas.image(look.sprite("icon/play", side, side), left, middle - side / 2)
        left += side + look.px(8)
        space = rect.right - look.px(12) - left
        px = min(look.text.fit("body", word, space, 20, foot) for word in self.words)
        canvas.text("body", self.label, left, middle, palette.text, "midleft", px, max_width=space)


def samples(play: Callable[[str], None]) -> list[Sample]:
    """Make a plate for each sound."""
    words = [tr(heard.label) for heard in SAMPLES]
    return [Sample(heard, words, partial(play, heard.sound)) for heard in SAMPLES]
