"""The list of a screen's keys by groups, over that screen.

Knows the key sheet and the look; knows nothing of which key means what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.shared.help.key_sheet import KeySheet
from game.scenes.shared.ornaments import write_heading
from game.support.i18n import tr
from game.ui.app.scene import Scene
from game.ui.graphics.type_scale import NOTE_LARGE
from game.view.descriptions.sentence_parts import labelled, sentence
from game.view.theme import VEIL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ui.graphics.canvas import Canvas
    from game.ui.input.bindings import KeyGroup


_AIR: Final = 24
"""The distance of the sentences below the keys to them, and of the cross to the edges, in reference pixels."""
_CROSS: Final = 44


class KeyHelpScene(Scene):
    """The key sheet over another screen; any key or click closes it."""

    opaque = False

    def __init__(self, edition: str, groups: Sequence[KeyGroup], notes: Sequence[str]) -> None:
        """``notes`` are sentences below the keys."""
        self.edition = edition
        self.groups = groups
        self.notes = notes

    @property
    def rows(self) -> list[tuple[str, str]]:
        """All keys and their actions, in reading order."""
        return [row for group in self.groups for row in group.rows]

    def describe(self) -> list[str]:
        return [sentence(tr("Keys")), *(labelled(keys, meaning) for keys, meaning in self.rows), *self.notes]

    def handle(self, event: pygame.event.Event) -> None:
        """Close on any press; F1 then opens the rules."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.app.pop()
            if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
                self.app.go.open_rules(self.edition)

    def draw(self, canvas: Canvas) -> None:
        look, (width, height) = self.look, canvas.size
        canvas.rect((*look.palette.ink, VEIL), (0, 0, width, height))
        head, foot = look.px(100), look.px(_AIR) + look.px(84)
        sheet = KeySheet(
            look,
            self.groups,
            min(look.px(1400 * look.text.enlarged), width - 24) - look.px(96),
            height - 16 - head - foot,
        )
        box_w, box_h = sheet.width + look.px(96), sheet.height + head + foot
        x, y = (width - box_w) // 2, (height - box_h) // 2
        canvas.image(look.sprite("ui/dialog", box_w, box_h), x, y)
        write_heading(canvas, look, tr("Keys"), width / 2, y + look.px(54), look.px(54), box_w - look.px(120))
        sheet.draw(canvas, x + look.px(48), y + head)
        side, edge = look.px(_CROSS), look.px(_AIR)
        cross = pygame.Rect(x + box_w - edge - side, y + edge, side, side)
        canvas.image(look.sprite("ui/button", *cross.size), *cross.topleft)
        icon = look.atlas.icon("icon/cancel", side * 0.6)
        canvas.image(icon, round(cross.centerx - icon.width / 2), round(cross.centery - icon.height / 2))
        room, foot = box_w - look.px(120), foot - edge
        style = look.text.fit_all(NOTE_LARGE.scaled(look.text.enlarged), self.notes, room, foot * 0.4)
        for number, note in enumerate(self.notes):
            middle = y + box_h - foot * (0.72 if len(self.notes) > 1 else 0.55) + number * foot * 0.34
            canvas.text(style, note, width / 2, middle, "center")
