"""Controls that only the screens around the table use, and the fan of cards.

Knows the kit's sprites and the basic controls; knows nothing of what a choice means.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.rules.editions import EDITION_NAMES
from game.support.i18n import gettext_noop, tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BODY, TITLE, TextStyle
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import SELECTED, Widget
from game.view.skins import skin

ROOM: Final = 26.0
"""The space at both sides of a label together, where not all labels fit places of one width."""


class MenuRow(Button):
    """A wide button of the title screen: a stone and a title at the left, a note at the right."""

    def __init__(
        self, label: str, note: str, stone: str, on_press: Callable[[], None], *, primary: bool = False
    ) -> None:
        super().__init__(label, on_press, kind="primary" if primary else "plain")
        self.note = note
        self.stone = stone
        self.peers: Sequence[MenuRow] = (self,)
        """The rows whose notes have the same size as this one's, itself included."""

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect = self.rect
        plate = self._plate()
        canvas.image(look.sprite(plate, rect.w, rect.h), rect.x, rect.y)
        if self.hovered and self.kind == "primary":
            canvas.image(look.sprite("frame/hover", rect.w, rect.h), rect.x, rect.y)
        sink = look.px(1) if self.pressed and self.hovered else 0
        side = look.px(40)
        canvas.image(look.sprite(self.stone, side, side), rect.x + look.px(24), rect.centery - side / 2 + sink)
        dark = self.kind == "primary"
        left = rect.x + look.px(84)
        letters = "dark" if dark else look.skin.display
        height = self._letters(look)
        if look.can_display(letters, self.label):
            top = rect.centery - height * look.skin.capital_middle + sink
            look.display(canvas, letters, self.label, left, top, height)
        else:
            style = TITLE.in_color("text_dark" if dark else "text")
            canvas.text(style, self.label, left, rect.centery + sink, "midleft")
        if self._shows_note(look):
            self._draw_note(canvas, look, rect.right - look.px(28), rect.centery + sink)

    @staticmethod
    def _letters(look: RenderContext) -> int:
        """Return the height of the title's letters: greater where most of them are small capitals."""
        return look.px(38 if look.skin.capitals else 42)

    def _note_width(self, look: RenderContext) -> float:
        """Return the width in window pixels that the title leaves for the note."""
        style, height = "dark" if self.kind == "primary" else look.skin.display, self._letters(look)
        if look.can_display(style, self.label):
            width: float = look.display_width(style, self.label, height)
        else:
            width = look.text.size(TITLE, self.label)[0]
        return self.rect.w - look.px(84 + 28 + 20) - width

    def _shows_note(self, look: RenderContext) -> bool:
        return bool(self.note) and self._note_width(look) > look.px(40)

    def _note_style(self, look: RenderContext) -> TextStyle:
        """Return the style in which the note fits into one line, or into two if that allows a larger size."""
        text, height, max_width = look.text, self.rect.h - look.px(8), self._note_width(look)
        one = text.fit(BODY, self.note, max_width, height)
        two = text.fit(BODY, self.note, max_width * 1.8, height / 2)
        larger = text.px(two) > text.px(one) * 1.1
        return two if larger and len(text.wrap(two, self.note, max_width)) <= 2 else one

    def _draw_note(self, canvas: Canvas, look: RenderContext, right: float, middle: float) -> None:
        text, max_width = look.text, self._note_width(look)
        style = min((row._note_style(look) for row in self.peers if row._shows_note(look)), key=text.px)
        style = style.in_color("text_dark" if self.kind == "primary" else "text_soft")
        lines = text.balance(style, self.note, max_width)
        if len(lines) > 2 or any(text.size(style, line)[0] > max_width for line in lines):
            return
        step = text.line_height(style)
        for number, line in enumerate(lines):
            canvas.text(style, line, right, middle + (number - (len(lines) - 1) / 2) * step, "midright")


class Segmented(Widget):
    """A choice of one of a few values, all visible side by side; the left and right arrow step through them."""

    outline = "ui/field"
    verb = gettext_noop("Change")

    def __init__(
        self,
        labels: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        icons: Sequence[str] = (),
        tooltip: str = "",
        style: TextStyle = BODY,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.labels = tuple(labels)
        self.icons = tuple(icons)
        self.index = index
        self.on_change = on_change
        self.style = style
        self.peers: Sequence[Segmented] = (self,)
        """The controls whose labels have the same size as this one's, itself included."""
        self._shares: Sequence[float] = (1.0,) * len(self.labels)
        """The widths of the values' places, in relation to each other."""

    def choose(self, index: int) -> None:
        """Select one of the values."""
        if index != self.index and 0 <= index < len(self.labels):
            self.index = index
            self.on_change(index)

    def click(self, pos: tuple[int, int]) -> None:
        self.choose(self._at(pos))

    def key(self, event: pygame.event.Event) -> bool:
        """Step by the left and right arrow, cycle by Enter and Space."""
        if event.key == pygame.K_LEFT:
            self.choose(self.index - 1)
        elif event.key == pygame.K_RIGHT:
            self.choose(self.index + 1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.choose((self.index + 1) % len(self.labels))
        else:
            return False
        return True

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect, palette = self.rect, look.palette
        canvas.image(look.sprite("ui/field", rect.w, rect.h), rect.x, rect.y)
        side = look.px(22) if self.icons else 0
        gap = look.px(6) if self.icons else 0
        for each in self.peers:
            each._share_out(look)
        style = min((each._fit(look) for each in self.peers), key=look.text.px)
        if self.icons and look.text.px(self._fit(look, side + gap)) < look.text.px(style):
            if look.text.enlarged > 1.0:
                side = gap = 0  # with large text the label matters more than the icon
            style = min(style, self._fit(look, side + gap), key=look.text.px)
        for number, label in enumerate(self.labels):
            box = self._box(number)
            chosen = number == self.index
            if chosen:
                plate = box.inflate(-look.px(6), -look.px(6))
                canvas.image(look.sprite(SELECTED, plate.w, plate.h), plate.x, plate.y)
            color = palette.text_dark if chosen else palette.text_soft if self.enabled else palette.text_muted
            shown = look.text.ellipsis(style, label, self._label_width(look, number) - side - gap)
            left = box.centerx - (side + gap + look.text.size(style, shown)[0]) / 2
            if side:
                name = f"{'icon_dark' if chosen else 'icon'}/{self.icons[number]}"
                canvas.image(look.sprite(name, side, side), left, box.centery - side / 2)
            canvas.text(style.in_color(color), shown, left + side + gap, box.centery, "midleft")

    def _share_out(self, look: RenderContext) -> None:
        """Give all values places of one width, or wider ones to longer labels where those would touch the frame."""
        wished = [look.text.size(self.style, label)[0] + look.px(ROOM) for label in self.labels]
        equal = self.icons or max(wished) * len(wished) <= self.rect.w
        self._shares = [1.0] * len(wished) if equal else wished

    def _label_width(self, look: RenderContext, number: int) -> int:
        """Return the greatest width of a label: larger text keeps a larger margin to the frame."""
        return self._box(number).w - look.px(14 + 14 * (look.text.enlarged - 1))

    def _fit(self, look: RenderContext, less: int = 0) -> TextStyle:
        """Return the style in which the labels fit, each ``less`` pixels narrower than its place."""
        height = self.rect.h - look.px(4)
        widths = (self._label_width(look, number) - less for number in range(len(self.labels)))
        fitted = (
            look.text.fit(self.style, label, width, height) for label, width in zip(self.labels, widths, strict=True)
        )
        return min(fitted, key=look.text.px)

    def _box(self, number: int) -> pygame.Rect:
        whole = sum(self._shares)
        left = round(self.rect.w * sum(self._shares[:number]) / whole)
        right = round(self.rect.w * sum(self._shares[: number + 1]) / whole)
        return pygame.Rect(self.rect.x + left, self.rect.y, right - left, self.rect.h)

    def _at(self, pos: tuple[int, int]) -> int:
        for number in range(len(self.labels)):
            if self._box(number).collidepoint(pos):
                return number
        return self.index


class IconButton(Button):
    """A button that shows only its icon; the tooltip describes it. ``primary`` is the gold one for the next step."""

    wordless = True

    def __init__(
        self, icon: str, tooltip: str, on_press: Callable[[], None], *, enabled: bool = True, primary: bool = False
    ) -> None:
        kind = "primary" if primary else "plain"
        super().__init__("", on_press, kind=kind, icon=icon, tooltip=tooltip, enabled=enabled)

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect = self.rect
        canvas.image(look.sprite(self._plate(), rect.w, rect.h), rect.x, rect.y)
        side = min(look.px(26), rect.w - 6, rect.h - 6)
        sink = look.px(1) if self.pressed and self.hovered else 0
        x, y = rect.centerx - side / 2, rect.centery - side / 2 + sink
        folder = "icon_dark" if self.kind == "primary" else "icon"
        canvas.image(look.sprite(f"{folder}/{self.icon}", side, side), x, y, self.icon_alpha(look))


class PortraitButton(Button):
    """A portrait that a press exchanges for another; ``avatar`` is the name of its sprite."""

    def __init__(self, avatar: str, tooltip: str, on_press: Callable[[], None]) -> None:
        super().__init__("", on_press, sprite=avatar, tooltip=tooltip)

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect, side = self.rect, look.px(28)
        canvas.image(look.sprite(self.sprite, rect.w, rect.h), rect.x, rect.y)
        if self.hovered:
            canvas.image(look.sprite("icon/right", side, side), rect.right - side, rect.bottom - side)

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the focus ring along the portrait's own outline."""
        rect = self.rect
        canvas.image(look.focus_ring(self.sprite, rect.w, rect.h), rect.x, rect.y)


def fan(canvas: Canvas, look: RenderContext, center: tuple[float, float], height: int) -> None:
    """Draw cards of the edition as a fan: the middle one upright, the others leaning outwards."""
    cards = look.skin.fan
    width = round(height * 126 / 176)
    half = (len(cards) - 1) / 2
    order = sorted(range(len(cards)), key=lambda number: -abs(number - half))
    for number in order:
        lean = number - half
        image = look.atlas.sprite(f"card/{cards[number]}", width, height, angle=round(-11 * lean))
        x = center[0] + lean * width * 0.58 - image.width / 2
        y = center[1] + abs(lean) * height * 0.09 - image.height / 2
        canvas.image(image, x, y)


def edition_switch(edition: str, choose: Callable[[str], None]) -> Segmented:
    """Return a switch between the editions; ``choose`` is called with the name of the selected one."""
    labels = tuple(tr(skin(name).text.name) for name in EDITION_NAMES)
    switch = Segmented(labels, EDITION_NAMES.index(edition), lambda index: choose(EDITION_NAMES[index]))
    switch.caption = tr("Edition")
    return switch
