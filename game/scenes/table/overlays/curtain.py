"""The curtain between the turns of two people at one screen.

Knows the look, and when a curtain is needed; knows nothing of input. It covers the table, so that nobody sees another
person's hidden cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import pygame

from game.rules.model import HAND_LIMIT, GameState, Seat
from game.scenes.shared.ornaments import write_heading
from game.support.i18n import tr
from game.ui.app.scene import AppContext, Scene
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import NAME, PROMPT
from game.ui.input.pad_labels import Hint, PadButton
from game.ui.table.mats.large_mat import draw_large_mat
from game.ui.widgets.buttons import Button
from game.ui.widgets.form import Form
from game.view.appearance import looks_of
from game.view.descriptions.sentence_parts import sentence
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.theme import MIN_TEXT_PX

_WIDE, _PAD, _GAP = 800.0, 44.0, 26.0
"""The width of the mat, the distance of what lies on it to its edges, and the gap between its parts, in reference
pixels as all lengths here."""
_PORTRAIT: Final = 208.0
_TITLE: Final = 60.0
_FAN: Final = (1, 2, 3, 2, 1)
"""The levels of the card backs behind the portrait."""
_CARD, _SPREAD, _RADIUS = 258.0, 17, 236.0
"""The height of these cards, the angle between two of them, and their distance to the point around which they turn."""
_FACE, _NAME = 76.0, 25.0
"""The height of portraits and hidden cards on the strip, and that of the names below."""
_OVER, _MIN_OVER = 0.62, 0.4
"""The distance of two cards by their width, and the least where many people have hidden cards."""
_BUTTON: Final = (320.0, 68.0)
_LINES, _LARGEST, _LINE = 2, 1.5, 1.3
"""The most lines of the sentence, how much larger the names become with the text, and the height of their line."""


def hidden_cards(state: GameState, people: Iterable[Seat]) -> dict[Seat, tuple[int, ...]]:
    """Return the levels of the cards drawn unseen by each of the people at this screen who holds any.

    As soon as there are any, a curtain hides the table between turns.
    """
    found = {seat: tuple(held.level for held in state.players[seat].hand if held.blind) for seat in people}
    return {seat: levels for seat, levels in found.items() if levels}


class CurtainScene(Scene):
    """Asks one person to hand the screen to the next before the latter's hidden cards are shown."""

    def __init__(
        self,
        edition: str,
        names: Sequence[str],
        seat: Seat,
        hidden: Mapping[Seat, Sequence[int]],
        on_ready: Callable[[], None],
    ) -> None:
        """Ask the person at a seat; ``hidden`` are the levels of everybody's hidden cards."""
        self.edition = edition
        self.names = names
        self.seat = seat
        self.hidden = hidden
        self.on_ready = on_ready
        self.form = Form()

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self.ready = self.form.add(Button(tr("I’m ready"), self._ready, kind="primary", icon="eye"))
        self.form.focus(self.ready)
        self.form.keyboard = app.by_keys
        self.form.sound = self.sound

    def resize(self, width: int, height: int) -> None:
        """Lay out the mat from its lower edge up: its height follows from the lines of the sentence."""
        look, px = self.look, self.look.px
        mat_w = px(_WIDE)
        self._lines = look.text.balance(PROMPT, self._sentence, mat_w - 2 * px(_PAD), max_lines=_LINES)
        said = len(self._lines) * look.text.line_height(PROMPT)
        button = max(px(_BUTTON[0]), 200), max(px(_BUTTON[1]), 44)
        self._name = max(px(_NAME) * min(look.text.enlarged, _LARGEST), MIN_TEXT_PX)
        strip = px(_FACE + _GAP) + round(self._name * _LINE)
        mat_h = px(_PORTRAIT / 2 + _TITLE + _PAD + 4 * _GAP) + said + strip + button[1]
        above = px(_PORTRAIT / 2 + _CARD / 2)
        top = min((height - mat_h - above) // 2 + above, height - mat_h - px(8))
        self._mat = mat = Rect((width - mat_w) // 2, top, mat_w, mat_h)
        self._pivot = pygame.Vector2(mat.center[0], max(top, above + px(8)) + px(_RADIUS - _PORTRAIT / 2))
        self._title = mat.y + px(_PORTRAIT / 2 + _GAP + _TITLE / 2)
        self._said = self._title + px(_TITLE / 2 + _GAP / 2)
        self._strip = Rect(mat.x + px(_PAD), self._said + said + px(_GAP), mat_w - 2 * px(_PAD), strip)
        self.ready.rect = pygame.Rect(mat.center[0] - button[0] // 2, mat.bottom - px(_PAD) - button[1], *button)

    @property
    def _heading(self) -> str:
        return tr("Pass the screen to {name}").format(name=self.names[self.seat])

    @property
    def _sentence(self) -> str:
        return tr("Hidden cards stay face down until {name} is ready.").format(name=self.names[self.seat])

    def describe(self) -> list[str]:
        return [sentence(self._heading), self._sentence]

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
        look, mat = self.look, self._mat
        canvas.background(look.atlas.background("bg/table", *canvas.size), look.palette.ground[2])
        self._draw_fan(canvas)
        person = looks_of(self.names, self.edition)[self.seat]
        canvas.image(look.sprite(f"mat/lamp/{person}", mat.w, mat.h), mat.x, mat.y)
        draw_large_mat(canvas, look, person, mat)
        side = look.px(_PORTRAIT)
        avatar = look.avatars(self.names)[self.seat]
        canvas.image(look.sprite(avatar, side, side), mat.center[0] - side // 2, mat.y - side // 2)
        room = mat.w - 2 * look.px(_PAD)
        write_heading(canvas, look, self._heading, mat.center[0], self._title, look.px(_TITLE), room)
        for number, line in enumerate(self._lines):
            y = self._said + number * look.text.line_height(PROMPT)
            canvas.text(PROMPT, line, mat.center[0], y, "midtop", max_width=room)
        self._draw_hidden(canvas)
        self.form.draw(canvas, look)

    def _draw_fan(self, canvas: Canvas) -> None:
        """Draw card backs fanned out behind the portrait."""
        look = self.look
        height = look.px(_CARD)
        width = round(height * CARD_RATIO)
        for number, level in enumerate(_FAN):
            angle = ((len(_FAN) - 1) // 2 - number) * _SPREAD
            middle = self._pivot + pygame.Vector2(0, -look.px(_RADIUS)).rotate(-angle)
            image = look.warp.image(look.sprite(f"back/{level}", width, height), width, height, angle=angle)
            canvas.image(image, round(middle.x - width / 2), round(middle.y - height / 2))

    def _draw_hidden(self, canvas: Canvas) -> None:
        """Draw who has hidden cards on a strip, each with as many card backs as they hold, and the name below."""
        look, strip = self.look, self._strip
        canvas.image(look.sprite("table/strip", strip.w, strip.h), strip.x, strip.y)
        gap, part = look.px(_GAP / 2), strip.w / len(self.hidden)
        most = (part - 3 * gap) / (1 + CARD_RATIO * (1 + _MIN_OVER * (HAND_LIMIT - 1)))
        height = round(min(look.px(_FACE), most))
        width = round(height * CARD_RATIO)
        step = min(width * _OVER, (part - 2 * gap - height - gap - width) / (HAND_LIMIT - 1))
        apart = min(part, height + gap + width + step * (HAND_LIMIT - 1) + 4 * gap)
        style = look.text.sized(NAME, self._name)
        avatars, top = look.avatars(self.names), strip.y + gap + (look.px(_FACE) - height) // 2
        for number, (seat, levels) in enumerate(self.hidden.items()):
            middle = strip.center[0] + (number - (len(self.hidden) - 1) / 2) * apart
            x = middle - (height + gap + width + step * (len(levels) - 1)) / 2
            canvas.image(look.sprite(avatars[seat], height, height), round(x), top)
            for place, level in enumerate(levels):
                back = look.sprite(f"back/{level}", width, height)
                canvas.image(back, round(x + height + gap + step * place), top)
            y, room = (strip.y + gap + look.px(_FACE) + strip.bottom) / 2, apart - gap
            fits = look.text.fit(style, self.names[seat], room)
            canvas.text(fits, self.names[seat], middle, y, "center", max_width=room)

    def _ready(self) -> None:
        self.on_ready()
        self.app.pop()
