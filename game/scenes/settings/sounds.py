"""The sound samples of the settings: buttons that play a sound, each with a picture of its occasion.

Knows the names of sounds and sprites; knows nothing of the mixer: a function that is passed in plays the sounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import Final

from game.support.i18n import gettext_noop, tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BODY
from game.ui.widgets.buttons import Button
from game.view.skins.model import Skin, SkinText


@dataclass(frozen=True)
class SampleSound:
    """A sound, its occasion, and the sprite of the occasion: an index into the skin's pictures, or a name."""

    sound: str
    label: str | Callable[[SkinText], str]
    """In English, or which one of the skin's words it is."""
    sprite: str | int

    def shown(self, skin: Skin) -> str:
        """Return the label in the language of the screen."""
        return tr(self.label if isinstance(self.label, str) else self.label(skin.text))


SAMPLES: Final = (
    SampleSound("take", gettext_noop("Token"), "token/1"),
    SampleSound("wild", gettext_noop("Wild token"), "token/5"),
    SampleSound("reserve", gettext_noop("Reserve"), "back/2"),
    SampleSound("buy-3", attrgetter("buy"), 0),
    SampleSound("tile", attrgetter("tile"), 1),
    SampleSound("win", gettext_noop("Victory"), "medal/win"),
)


class Sample(Button):
    """A button with a picture and a label that plays its sound."""

    def __init__(self, sample: SampleSound, label: str, labels: Sequence[str], on_press: Callable[[], None]) -> None:
        super().__init__(label, on_press, icon="play")
        self.sample = sample
        self.labels = labels
        """The labels of all samples, of which the longest one determines the text size."""

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect = self.rect
        sink = look.px(2) if self.pressed and self.hovered else 0
        plate = "ui/list_row_active" if self.hovered or self.focused else "ui/list_row"
        canvas.image(look.sprite(plate, rect.w, rect.h), rect.x, rect.y)
        foot = round(min(rect.h * 0.3, look.px(84)))
        name = self.sample.sprite
        if isinstance(name, int):
            name = look.skin.sound_pictures[name]
        width, height = look.atlas.size(name)
        room = rect.w - look.px(36), rect.h - foot - look.px(18)
        share = min(room[0] / width, room[1] / height)
        width, height = width * share, height * share
        top = rect.y + look.px(14) + (room[1] - height) / 2 + sink
        canvas.image(look.sprite(name, width, height), rect.centerx - width / 2, top)
        side, gap = min(look.px(22), foot), look.px(8)
        space = rect.w - look.px(26) - side - gap
        style = look.text.fit_all(BODY, self.labels, space, foot)
        width = side + gap + min(look.text.size(style, self.label)[0], space)
        left, middle = rect.centerx - width / 2, rect.bottom - foot / 2 + sink
        canvas.image(look.sprite("icon/play", side, side), left, middle - side / 2)
        canvas.text(style, self.label, left + side + gap, middle, "midleft", max_width=space)


def samples(play: Callable[[str], None], skin: Skin) -> list[Sample]:
    """Return a button for each sample."""
    labels = [sample.shown(skin) for sample in SAMPLES]
    return [
        Sample(sample, label, labels, partial(play, sample.sound))
        for sample, label in zip(SAMPLES, labels, strict=True)
    ]
