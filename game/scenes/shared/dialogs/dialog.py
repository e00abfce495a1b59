"""Dialogs over the screen below: a confirmation, a note, a menu of choices.

Knows texts and buttons; knows nothing of what the answers do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec
import pygame

from game.scenes.shared.page import Page
from game.support.i18n import tr
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import PROMPT
from game.ui.widgets.buttons import LISTED, Button, match_labels, match_row
from game.view.descriptions.sentence_parts import sentence

WIDTH: Final = 640
PAIRED: Final = 780.0
"""The width where buttons of a stack stand beside each other."""
COLUMN: Final = 500.0
"""Minimum width where buttons of a stack stand below each other; longer labels widen it."""
BADGE, PORTRAIT = 64.0, 96.0
"""The sizes of a sign with a plate and of one without on a panel's upper edge."""
ABOVE_TITLE: Final = 30.0
"""How far a sign may reach below that edge."""
PADDING: Final = 44
ROW: Final = 58
WIDEST: Final = 1.4
"""How much wider than usual a panel may become for a long title, or for long labels on its buttons."""
ALONE: Final = 268.0
"""The greatest width of a single button; several side by side fill the panel, in line with what is above them."""
TITLE: Final = 54.0
"""The height of the title's letters."""
APART: Final = 22.0
"""The additional gap above a stacked button that is set apart."""
SHADE: Final = 170
"""How dark the screen below becomes, of 255."""
_RANK: Final = {"primary": 0, "danger": 2}
"""The rank of a button among those side by side: the gold one stands left, as in the dock, a red one right."""


class DialogChoice(msgspec.Struct, frozen=True):
    """One button of a dialog; the dialog closes before ``on_choose`` is called.

    ``kind`` is that of a button. Side by side the gold one stands first and a red one last, whatever their order was.
    """

    label: str
    on_choose: Callable[[], None] | None = None
    kind: str = "plain"
    icon: str = ""
    enabled: bool = True
    tooltip: str = ""
    sprite: str = ""
    """A portrait in the icon's place."""
    apart: bool = False
    """Whether a gap and a line set it and those below it apart: the buttons are then stacked."""
    beside: bool = False
    """Whether it stands beside the one before it, where the buttons are stacked."""


class DialogScene(Page):
    """A panel with a title, a text and buttons: up to three side by side, more, or some set apart, stacked."""

    opaque = False
    shows_pad_note = True
    shade = SHADE
    sign = badge = ""
    """A sprite on the panel's upper edge, such as a portrait, and the plate below it."""
    usual_width = float(WIDTH)
    """The panel's width in reference pixels, unless the text is large or labels are long."""
    extra = 0.0
    """Space between the text and the buttons, in reference pixels, for controls of a subclass."""

    def __init__(
        self,
        edition: str,
        title: str,
        text: str,
        choices: Sequence[DialogChoice],
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(edition)
        self.title = title
        self.text = text
        self.choices = tuple(choices)
        self.on_cancel = on_cancel
        self.buttons: list[Button] = []
        self._pad_note = ""
        self._lines: list[str] = []
        self._lines_apart: list[float] = []
        """Where lines set buttons apart, on the stage."""
        self._needed: list[float] = []
        """The width that the label of each button needs on the stage, where they stand side by side."""
        self._title_wide = 0.0
        """The width that the title needs on the stage."""

    @property
    def width(self) -> float:
        """The panel's width on the stage: it grows with the text size, a long title, and long labels side by side."""
        usual = self.usual_width
        if self.stacked:
            usual = max(COLUMN, self._listed) if self.column else max(PAIRED, self._paired)
        usual *= 1 + 0.7 * (self.look.text.enlarged - 1)
        needed = max(sum(self._needed) + self._gaps + 2 * PADDING, self._title_wide + 3 * PADDING)
        return max(usual, min(needed, usual * WIDEST))

    @property
    def middle(self) -> float:
        """The x of the panel's middle on the stage."""
        return 800.0

    @property
    def _listed(self) -> float:
        """The width on the stage that the longest label in a column needs at the usual text size."""
        return self._widest(self.buttons) + 2 * PADDING

    @property
    def _paired(self) -> float:
        """The width on the stage that the longest label of a pair of buttons needs at the usual text size."""
        pairs = [
            button
            for number, button in enumerate(self.buttons)
            if any(choice.beside for choice in self.choices[number : number + 2])
        ]
        return 2 * self._widest(pairs) + 16 + 2 * PADDING

    def _widest(self, buttons: Sequence[Button]) -> float:
        """Return the width on the stage that the longest label of listed buttons needs at the usual text size."""
        widest = max(button.preferred_width(self.look) for button in buttons) / self.look.text.enlarged
        return widest / self.stage.scale + 2 * LISTED

    @property
    def _gaps(self) -> float:
        """The sum of the gaps between buttons side by side."""
        return 16.0 * (len(self._needed) - 1)

    @property
    def row(self) -> float:
        """A button's height on the stage: it grows with the text size as far as all buttons fit."""
        rows = self._row_count
        max_height = (900 - 40 - 2 * PADDING - 74 - self._text_high() - self.extra - self._apart) / rows - 12
        return max(40.0, min(ROW * (1 + 0.4 * (self.look.text.enlarged - 1)), max_height))

    @property
    def written(self) -> str:
        """The text written in the panel: all of it, unless a subclass shows a part elsewhere."""
        return self.text

    def _text_high(self) -> float:
        scale, text = self.stage.scale, self._told[1]
        self._lines = self._lines_of(text, (self.width - 2 * PADDING) * scale) if text else []
        return len(self._lines) * self.look.text.line_height(PROMPT) / scale

    def _lines_of(self, text: str, width: float) -> list[str]:
        """Return a text in balanced lines, one for each sentence where that takes no more of them."""
        lines = self.look.text.balance(PROMPT, text, width)
        sentences = text.replace(". ", ".\n").split("\n")
        fits = len(sentences) == len(lines) and all(self.look.text.size(PROMPT, s)[0] <= width for s in sentences)
        return sentences if fits else lines

    @property
    def _apart(self) -> float:
        """The sum of the gaps above stacked buttons that are set apart."""
        return APART * sum(choice.apart for choice in self.choices) if self.stacked else 0.0

    @property
    def stacked(self) -> bool:
        """Whether the buttons stand below each other."""
        return len(self.choices) > 3 or any(choice.apart for choice in self.choices)

    @property
    def _row_count(self) -> int:
        """The number of rows of buttons."""
        return sum(not choice.beside for choice in self.choices) if self.stacked else 1

    def build(self) -> None:
        self.column = self.stacked and not any(choice.beside for choice in self.choices)
        if not self.stacked:
            self.choices = tuple(sorted(self.choices, key=lambda choice: _RANK.get(choice.kind, 1)))
        listed = self.stacked and any(choice.icon for choice in self.choices)
        self.buttons = [
            self.form.add(
                Button(
                    choice.label,
                    partial(self._choose, choice),
                    kind=choice.kind,
                    icon=choice.icon,
                    enabled=choice.enabled,
                    tooltip=choice.tooltip,
                    sprite=choice.sprite,
                    listed=listed,
                )
            )
            for choice in self.choices
        ]
        self.form.focus(self.first_focus)
        self.form.keyboard = True

    @property
    def first_focus(self) -> Button:
        """The button with the focus at first: the gold or the chosen one, else the last one that is not red."""
        wanted = [button for button in self.buttons if button.kind in ("primary", "chosen")]
        return wanted[0] if wanted else [button for button in self.buttons if button.kind != "danger"][-1]

    def _metrics(self) -> tuple[float, float, float]:
        """Return the panel's top, the text's height and the panel's height in reference pixels."""
        text_high = self._text_high()
        buttons_high = self._row_count * self.row + (self._row_count - 1) * 12 + self._apart
        height = PADDING + 62 + text_high + (30 if self._lines else 12) + self.extra + buttons_high + PADDING
        return (900 - height) / 2, text_high, height

    def place(self) -> None:
        scale = self.stage.scale
        self._needed = [] if self.stacked else [button.preferred_width(self.look) / scale for button in self.buttons]
        self._title_wide = self.display_width(self.title, TITLE)
        top, _, height = self._metrics()
        left = self.middle - self.width / 2 + PADDING
        inner, row = self.width - 2 * PADDING, self.row
        if self.stacked:
            y = top + height - PADDING - self._row_count * row - (self._row_count - 1) * 12 - self._apart
            self._place_stack(left, y, inner)
            return
        widths = self._widths(inner - self._gaps)
        left = self.middle - (sum(widths) + self._gaps) / 2
        for button, width in zip(self.buttons, widths, strict=True):
            self.put(button, left, top + height - PADDING - row, width, row)
            left += width + 16
        match_row(self.buttons, self.look)

    def _place_stack(self, left: float, y: float, inner: float) -> None:
        """Place rows of one or two buttons below each other."""
        self._lines_apart = []
        half = (inner - 16) / 2
        for number, (button, choice) in enumerate(zip(self.buttons, self.choices, strict=True)):
            if choice.beside:
                self.put(button, left + half + 16, y - self.row - 12, half, self.row)
                continue
            if choice.apart:
                self._lines_apart.append(y - 6 + APART / 2)
                y += APART
            paired = number + 1 < len(self.choices) and self.choices[number + 1].beside
            self.put(button, left, y, half if paired else inner, self.row)
            y += self.row + 12
        match_labels(self.buttons, self.look)

    def _widths(self, available: float) -> list[float]:
        """Divide the space among buttons side by side: evenly, or by their labels if one of them is long."""
        even = available / len(self.buttons)
        if len(self.buttons) == 1:
            even = min(ALONE * self.look.text.enlarged, even)
        if max(self._needed) <= even:
            return [even] * len(self.buttons)
        return [needed * available / sum(self._needed) for needed in self._needed]

    def paint(self, canvas: Canvas) -> None:
        top, _, height = self._metrics()
        box = (self.middle - self.width / 2, top, self.width, height)
        paint_panel(self, canvas, self._told[0], box, shade=0 if self.opaque else self.shade)
        step = self.look.text.line_height(PROMPT)
        x, y = self.stage.at(self.middle, top + PADDING + 62)
        for number, line in enumerate(self._lines):
            canvas.text(PROMPT.in_color("text_soft"), line, x, y + number * step, "midtop")
        if self.sign:
            self._paint_sign(canvas, top)
        for at in self._lines_apart:
            rule = self.stage.box(self.middle - self.width / 2 + PADDING, at, self.width - 2 * PADDING, 1)
            canvas.rect((*self.look.palette.line, 110), (rule.x, rule.y, rule.w, max(1, self.look.px(1))))

    @property
    def _told(self) -> tuple[str, str]:
        """The title and the text; where there is no text, news about a controller takes the place of both."""
        if self.written or not self._pad_note:
            return self.title, f"{self.written} {self._pad_note}".strip()
        news, _, rest = self._pad_note.partition(". ")
        return news.removesuffix("."), rest

    def update(self, dt_ms: float) -> None:
        """Take over the sentence on a controller; it stays, so that no button moves when its time is over."""
        super().update(dt_ms)
        note = self.app.pad_note
        if note and note != self._pad_note and self.app.scene is self:
            self._pad_note = note
            self.place()
            self.app.redraw()

    def _paint_sign(self, canvas: Canvas, top: float) -> None:
        side = BADGE if self.badge else PORTRAIT
        middle = min(top, top + ABOVE_TITLE - side / 2)
        if self.badge:
            self.sprite(canvas, self.badge, self.middle - side / 2, middle - side / 2, side, side)
            side *= 0.56
        self.sprite(canvas, self.sign, self.middle - side / 2, middle - side / 2, side, side)

    def back(self) -> None:
        self.app.pop()
        if self.on_cancel is not None:
            self.on_cancel()

    def handle(self, event: pygame.event.Event) -> None:
        """Handle every event, so that none reaches the screen below; a click beside the buttons keeps the focus."""
        focused = self.form.focused
        super().handle(event)
        if self.form.focused is None and focused in self.form.widgets and self in self.app.stack:
            self.form.focus(focused)

    def describe(self) -> list[str]:
        return [f"{sentence(self.title)} {self.text}".strip()]

    def details(self) -> list[str]:
        """Return nothing: title and text are spoken when the dialog opens."""
        return []

    def _choose(self, choice: DialogChoice) -> None:
        self.app.pop()
        if choice.on_choose is not None:
            choice.on_choose()


def paint_panel(
    page: Page,
    canvas: Canvas,
    title: str,
    box: tuple[float, float, float, float],
    *,
    shade: int = SHADE,
) -> None:
    """Darken the screen below by ``shade`` of 255 and draw a dialog's panel with its title."""
    x, y, w, h = box
    if shade:
        canvas.rect((*page.look.palette.ink, shade), (0, 0, *canvas.size))
    page.sprite(canvas, "ui/dialog", x, y, w, h)
    page.banner(canvas, title, x + w / 2, y + PADDING - 8, TITLE, align=0.5, max_width=w - 3 * PADDING)


def cancel_choice(on_choose: Callable[[], None] | None = None, *, apart: bool = False) -> DialogChoice:
    """Return the button that closes a dialog and changes nothing."""
    return DialogChoice(tr("Cancel"), on_choose, icon="cancel", apart=apart)


def ask(
    app: AppContext,
    edition: str,
    title: str,
    text: str,
    choices: Sequence[DialogChoice],
    on_cancel: Callable[[], None] | None = None,
) -> DialogScene:
    """Open a dialog with any buttons."""
    scene = DialogScene(edition, title, text, choices, on_cancel)
    app.push(scene)
    return scene


def confirm(
    app: AppContext,
    edition: str,
    title: str,
    text: str,
    yes: str,
    on_yes: Callable[[], None],
    *,
    danger: bool = False,
    icon: str = "",
    sign: str = "",
) -> DialogScene:
    """Ask before something that cannot be undone; with ``danger`` the focus is on Cancel."""
    answer = DialogChoice(yes, on_yes, "danger" if danger else "primary", icon)
    scene = ask(app, edition, title, text, (answer, cancel_choice()))
    scene.sign = sign
    return scene


def notify(app: AppContext, edition: str, title: str, text: str) -> DialogScene:
    """Show a note with an OK button."""
    return ask(app, edition, title, text, (DialogChoice(tr("OK"), kind="primary", icon="ok"),))
