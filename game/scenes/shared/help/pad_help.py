"""The controller help: every button and stick, at the table, in menus, in the viewer and while typing.

Knows the bindings and the glyphs of buttons; knows nothing of a game's position.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import pygame

from game.scenes.shared.help.pad_picture import draw_controller
from game.scenes.shared.ornaments import write_heading
from game.support.i18n import gettext_noop, tr
from game.ui.app.scene import AppContext, Scene
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import BODY
from game.ui.input.bindings import LOG, Bindings, in_terms_of
from game.ui.input.pad_glyphs import sign
from game.ui.input.pad_labels import Hint, PadButton, button_name
from game.ui.widgets.controls import Tabs
from game.ui.widgets.form import Form
from game.view.descriptions.sentence_parts import labelled, sentence
from game.view.layout.geometry import Rect
from game.view.theme import VEIL

HelpRow: TypeAlias = tuple[tuple[PadButton, ...], str]
"""Buttons and the message id of their action."""

TABLE, MENUS, REPLAY, WRITING = range(4)
_PICTURE: Final = 590.0
_LARGEST: Final = 1.5
"""The width of the picture of a controller in reference pixels, and the largest text beside it."""
_TALLEST: Final = 1.6
"""How much taller the rows of a page become that has fewer of them, so that they fill it."""
_TEXT, _LARGER = 21.0, 1.15
"""The usual size of the text, and how much larger it becomes in taller rows."""
_BESIDE: Final = 20.0
_EDGE: Final = 10.0
"""Between the mat with the picture and the rows, and from the edge of the mat to the picture."""
_AROUND: Final = 18.0
"""From the controller and the rows to the edge of the open page, of which the tabs are a part."""
_SHOULDERS: Final = (PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER)
_SIDEWAYS: Final = (PadButton.LEFT, PadButton.RIGHT)
_UPRIGHT: Final = (PadButton.UP, PadButton.DOWN)
_FOLDED_LOG: Final = gettext_noop("open or close the log, with 4 players")
"""What the button of the log does: at the tables of fewer players the log is always open."""
_MENUS: Final[tuple[HelpRow, ...]] = (
    ((PadButton.ARROWS,), gettext_noop("move the focus; left and right change a value (left stick too)")),
    (_SHOULDERS, gettext_noop("previous and next control")),
    ((PadButton.A,), gettext_noop("press the focused control; on a text field: type")),
    ((PadButton.B,), gettext_noop("go back")),
    ((PadButton.TURN,), gettext_noop("page through lists and texts")),
    ((PadButton.LEFT_STICK,), gettext_noop("open the rules")),
    ((PadButton.BACK,), gettext_noop("show this help")),
)
_REPLAY: Final[tuple[HelpRow, ...]] = (
    (_SIDEWAYS, gettext_noop("previous and next move (left stick too)")),
    (_UPRIGHT, gettext_noop("previous and next round")),
    ((PadButton.X,), gettext_noop("play or pause")),
    ((PadButton.Y,), gettext_noop("change view")),
    (_SHOULDERS, gettext_noop("previous and next control")),
    ((PadButton.A,), gettext_noop("press the focused control")),
    ((PadButton.BACK,), _FOLDED_LOG),
    ((PadButton.START,), gettext_noop("open the replay menu: play from here, copy, export")),
    ((PadButton.B,), gettext_noop("go back")),
)
_WRITING: Final[tuple[HelpRow, ...]] = (
    ((PadButton.ARROWS,), gettext_noop("move between keys (left stick too)")),
    ((PadButton.A,), gettext_noop("type the key")),
    ((PadButton.X,), gettext_noop("delete the last character")),
    ((PadButton.Y,), gettext_noop("type a space")),
    (_SHOULDERS, gettext_noop("move the cursor")),
    ((PadButton.LEFT_TRIGGER,), gettext_noop("capitals: once, always, off")),
    ((PadButton.RIGHT_TRIGGER,), gettext_noop("send the text")),
    ((PadButton.LEFT_STICK, PadButton.RIGHT_STICK), gettext_noop("accents and symbols")),
    ((PadButton.START,), gettext_noop("finish")),
    ((PadButton.B,), gettext_noop("cancel changes")),
)


def table_rows(bindings: Bindings, edition: str) -> list[HelpRow]:
    """Return the buttons of an edition's table with their actions, as the person has bound them."""
    bound = [(button, in_terms_of(edition, action)) for button, action in bindings.buttons.items()]
    free = [
        ((button,), _FOLDED_LOG if action.name == LOG.name else action.meaning or action.label)
        for button, action in bound
    ]
    return [
        ((PadButton.ARROWS,), gettext_noop("move the focus (left stick too)")),
        (_SHOULDERS, gettext_noop("go through all legal moves")),
        ((PadButton.A,), gettext_noop("choose what is focused; press again to confirm")),
        ((PadButton.B,), gettext_noop("undo the last choice, or open the menu")),
        ((PadButton.ARROWS,), gettext_noop("while paying: other payment")),
        *free,
        ((PadButton.LEFT_STICK,), gettext_noop("look up the focused piece in the rules")),
        ((PadButton.START,), gettext_noop("open the menu")),
    ]


def _capitalised(words: str) -> str:
    return words[:1].upper() + words[1:]


class PadHelpScene(Scene):
    """The controller help over the screen below, with a page for each kind of screen; B closes it."""

    opaque = False

    def __init__(self, edition: str, page: int = MENUS) -> None:
        self.edition = edition
        self.page = page
        self.form = Form()
        self.heading = ""

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        settings = app.settings
        self._pages = [
            table_rows(Bindings(settings.keys, settings.buttons), self.edition),
            list(_MENUS),
            list(_REPLAY),
            list(_WRITING),
        ]
        labels = (tr("Table"), tr("Menus"), tr("Replay"), tr("Typing"))
        self._tabs = self.form.add(Tabs(labels, ("cards", "menu", "play", "keyboard"), self.page, self._open))
        self.form.focus(self._tabs)
        self.form.sound = self.sound

    @property
    def rows(self) -> list[HelpRow]:
        """The buttons of the open page."""
        return self._pages[self.page]

    def describe(self) -> list[str]:
        if not self.heading:
            return []
        family = self.app.controllers.family
        named = (
            (", ".join(button_name(button, family) for button in buttons), meaning) for buttons, meaning in self.rows
        )
        return [sentence(self.heading), *(labelled(names, tr(meaning)) for names, meaning in named)]

    def hints(self) -> list[Hint]:
        return [(PadButton.ARROWS, tr("Change page")), (PadButton.B, tr("Back"))]

    def handle(self, event: pygame.event.Event) -> None:
        """Change pages by arrows and shoulder buttons; every other press closes."""
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and not self._tabs.rect.collidepoint(event.pos):
            self.app.pop()
        else:
            self.form.handle(event)

    def _key(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT):
            back = event.key == pygame.K_LEFT or event.mod & pygame.KMOD_SHIFT
            self._tabs.choose((self.page + (-1 if back else 1)) % len(self._pages))
            self.sound("hover")
        elif event.key not in (pygame.K_UP, pygame.K_DOWN):
            self.app.pop()

    def draw(self, canvas: Canvas) -> None:
        look, palette = self.look, self.look.palette
        window_width, window_height = canvas.size
        canvas.rect((*palette.ink, VEIL), (0, 0, window_width, window_height))
        larger = look.text.enlarged
        head, foot = look.px(152), look.px(52)
        most = max(map(len, self._pages))
        free = window_height - self.app.hint_line - look.px(24) - head - foot
        row = min(max(round(look.px(42) * (1 + 0.4 * (larger - 1))), 26), free // most)
        picture = look.px(_PICTURE) if larger <= _LARGEST else 0
        width = min(round(look.px(870) * (1 + 0.5 * (larger - 1))) + picture, window_width - 40)
        height = row * most + head + foot
        x, y = (window_width - width) // 2, max((window_height - self.app.hint_line - height) // 2, 4)
        canvas.image(look.sprite("ui/dialog", width, height), x, y)
        self.heading = tr("Controller")
        write_heading(canvas, look, self.heading, window_width / 2, y + look.px(46), look.px(50), width - look.px(120))
        inset = look.px(40)
        self._tabs.rect = pygame.Rect(x + inset, y + look.px(84), width - 2 * inset, look.px(52))
        page, edge = self._tabs.rect.bottom - look.px(2), look.px(_AROUND)
        sheet = pygame.Rect(x + inset - edge, page, width - 2 * (inset - edge), y + height - foot + edge - page)
        canvas.image(look.sprite("ui/panel", *sheet.size), *sheet.topleft)
        self.form.draw(canvas, look)
        if picture:
            used = [button for buttons, _ in self.rows for button in buttons]
            box = Rect(x + inset, y + head, picture - look.px(_BESIDE), height - head - foot)
            draw_controller(canvas, look, self.app.controllers.family, used, box.inset(look.px(_EDGE)))
        start = x + inset + picture
        split = start + round((width - picture) * 0.2)
        self._draw_rows(canvas, Rect(start, y + head, x + width - inset - start, row * most), split, row)

    def _draw_rows(self, canvas: Canvas, box: Rect, split: int, usual: int) -> None:
        """Draw the rows of the open page in a box; ``usual`` is the height of those of the longest page."""
        look, palette, family = self.look, self.look.palette, self.app.controllers.family
        row = min(round(usual * _TALLEST), box.h // len(self.rows))
        first = box.y + (box.h - row * len(self.rows)) // 2
        size = _TEXT * min(row / usual, _LARGER)
        side = min(round(row * 0.76), look.px(34 * size / _TEXT))
        meanings, room = [_capitalised(tr(meaning)) for _, meaning in self.rows], box.right - look.px(8) - split
        style = look.text.fit_all(BODY.at(size), meanings, room, row)
        for index, ((buttons, _), words) in enumerate(zip(self.rows, meanings, strict=True)):
            top = first + row * index
            if index % 2 == 0:
                canvas.rect((*palette.line, 26), (box.x, top, box.w, row))
            signs = [sign(look, button, family, side) for button in buttons]
            left = split - look.px(24) - sum(each.get_width() for each in signs) - look.px(8) * (len(signs) - 1)
            for each in signs:
                canvas.surface(each, left, top + (row - side) / 2)
                left += each.get_width() + look.px(8)
            canvas.text(style, words, split, top + row / 2, "midleft", max_width=room)

    def _open(self, page: int) -> None:
        self.page = page
        self.app.redraw()
