"""The curtain between the turns of two people at one screen.

Knows the look, and when a curtain is needed; knows nothing of input. It covers the table, so that nobody sees another
person's hidden cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.rules.model import GameState, Seat
from game.scenes.shared.ornaments import write_heading
from game.support.i18n import tr
from game.ui.app.scene import AppContext, Scene
from game.ui.graphics.canvas import Canvas
from game.ui.input.pad_labels import Hint, PadButton
from game.ui.widgets.buttons import Button
from game.ui.widgets.form import Form
from game.view.descriptions.sentence_parts import sentence


def needs_curtain(state: GameState, people: Iterable[Seat]) -> bool:
    """Whether a curtain hides the table between turns: as soon as anybody at this screen holds a card drawn unseen."""
    return any(held.blind for seat in people for held in state.players[seat].hand)


class CurtainScene(Scene):
    """Asks one person to hand the screen to the next before the latter's hidden cards are shown."""

    def __init__(self, edition: str, avatar: str, name: str, on_ready: Callable[[], None]) -> None:
        """Ask the person of a name, whose portrait is the sprite ``avatar``."""
        self.edition = edition
        self.avatar = avatar
        self.name = name
        self.on_ready = on_ready
        self.form = Form()

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self.ready = self.form.add(Button(tr("I’m ready"), self._ready, kind="primary", icon="eye"))
        self.form.focus(self.ready)
        self.form.keyboard = app.by_keys
        self.form.sound = self.sound

    def resize(self, width: int, height: int) -> None:
        px = self.look.px
        self.ready.rect = pygame.Rect(0, 0, max(px(300), 200), max(px(64), 44))
        self.ready.rect.center = (width // 2, height // 2 + px(176))

    def describe(self) -> list[str]:
        return [sentence(tr("Pass the screen to {name}").format(name=self.name))]

    def hints(self) -> list[Hint]:
        return [(PadButton.A, tr("I’m ready"))]

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event to the button, which regains the focus after a click beside it; Escape does nothing."""
        if event.type == pygame.KEYDOWN and self.form.focused is None:
            self.form.focus(self.ready)
        self.form.handle(event)

    def update(self, dt_ms: float) -> None:
        if self.form.update(dt_ms):
            self.app.redraw()

    def draw(self, canvas: Canvas) -> None:
        look = self.look
        width, height = canvas.size
        canvas.background(look.atlas.background("bg/table", width, height), look.palette.ground[2])
        wide, high = look.px(720), look.px(500)
        x, y = (width - wide) // 2, (height - high) // 2
        canvas.image(look.sprite("ui/dialog", wide, high), x, y)
        side = look.px(176)
        canvas.image(look.sprite(self.avatar, side, side), (width - side) // 2, y + look.px(130) - side // 2)
        middle = width / 2
        text = tr("Pass the screen to {name}").format(name=self.name)
        write_heading(canvas, look, text, middle, y + look.px(278), look.px(54), wide - look.px(150))
        note = tr("A player has hidden cards.")
        max_width = wide - look.px(80)
        px = look.text.fit("prompt", note, max_width)
        canvas.text("prompt", note, middle, y + look.px(338), look.palette.text_soft, "center", px, max_width=max_width)
        self.form.draw(canvas, look)

    def _ready(self) -> None:
        self.on_ready()
        self.app.pop()
