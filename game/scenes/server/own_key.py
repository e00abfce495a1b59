"""The person's key, in dialogs over the page of tables: its words, other words in its place, and a new one.

Knows ``net.room.room.Network`` and where files are exported; knows nothing of how a key is kept. Lengths are in
reference pixels of the stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.replays.export import plain_name
from game.scenes.server.key_words_field import COLUMNS, ROWS, KeyWordsField
from game.scenes.shared.dialogs.dialog import PADDING, DialogChoice, DialogScene, ask, cancel_choice, confirm, notify
from game.scenes.shared.dialogs.file_dialogs import SaveScene
from game.scenes.shared.dialogs.prompt import PATH_LIMIT, PromptScene, typed_path
from game.scenes.shared.letter import paint_letter
from game.scenes.shared.saved_game_text import export_folder
from game.support.files import exists, free_path, write_whole
from game.support.i18n import tr
from game.ui.graphics.type_scale import FIGURE_SMALL, LEAD
from net.protocol.room_types import NetworkError, WrongWord

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

ROW_PX: Final = 44.0
"""Height of a row of words."""
MARGIN_PX: Final = 22.0
"""From the edges of the letter to the words."""
MIN_WIDTH_PX: Final = 900.0
"""Minimum width of the dialogs for words."""
MAX_HEIGHT_PX: Final = 880.0
"""Maximum height of the dialog that asks for words."""
BUTTONS_PX: Final = 58.0
"""Height of the buttons at the usual text size."""
MAX_FILE: Final = 4096
"""Maximum number of characters that are read of a file with a key."""


class KeyWordsScene(DialogScene):
    """The words of the key on a letter, to be written down."""

    def __init__(self, page: Page, words: tuple[str, ...]) -> None:
        self.words = words
        text = tr(
            "Write down these words in this order. Anyone who has them can play under your name, so show "
            "them to no one."
        )
        choices = (
            DialogChoice(tr("Done"), kind="primary", icon="ok"),
            DialogChoice(tr("Save as a file"), partial(_save, page, words), icon="export"),
        )
        super().__init__(page.edition, tr("The words of your key"), text, choices)

    @property
    def width(self) -> float:
        return max(MIN_WIDTH_PX, super().width)

    @property
    def _row_height(self) -> float:
        return ROW_PX * (1 + 0.35 * (self.look.text.enlarged - 1))

    @property
    def _letter_height(self) -> float:
        return len(self.words) / COLUMNS * self._row_height + 2 * MARGIN_PX

    def place(self) -> None:
        self.extra = self._letter_height + 22
        super().place()

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        top, text_height, _ = self._metrics()
        inner, ink = self.width - 2 * PADDING, self.look.palette.text_dark
        left, y = self.middle - inner / 2, top + PADDING + 62 + text_height + 20
        paint_letter(self, canvas, (left, y, inner, self._letter_height))
        column, rows = (inner - 2 * MARGIN_PX) / COLUMNS, len(self.words) // COLUMNS
        last = max(self.look.text.size(LEAD, word)[0] / self.stage.scale for word in self.words[-rows:])
        aside = max(0.0, column - 12 - 52 - last) / 2  # the same at both sides of the words
        for number, word in enumerate(self.words):
            x = left + MARGIN_PX + aside + number // rows * column
            middle = y + MARGIN_PX + (number % rows + 0.5) * self._row_height
            self.write(
                canvas,
                FIGURE_SMALL.in_color(ink),
                f"{number + 1}",
                x + 12,
                middle,
                max_width=36,
                height=self._row_height,
            )
            self.write(canvas, LEAD.in_color(ink), word, x + 52, middle, max_width=column - 56, height=self._row_height)

    def describe(self) -> list[str]:
        return [*super().describe(), *(f"{number}: {word}." for number, word in enumerate(self.words, 1))]


class KeyEntryScene(PromptScene):
    """A dialog for a line of 24 words, each of which has a numbered cell."""

    wrong = 0
    """The number of the invalid word in what was submitted last; 0 if there is none."""

    def build(self) -> None:
        super().build()
        self.buttons[0].enabled = not self._refused

    @property
    def _refused(self) -> bool:
        """Whether the words are as they were when one of them was not right."""
        return bool(self.error and self.wrong)

    @property
    def width(self) -> float:
        return max(MIN_WIDTH_PX, super().width)

    def make_field(self) -> KeyWordsField:
        return KeyWordsField(self.value, self._type, limit=PATH_LIMIT, on_submit=self._submit, on_paper=True)

    def place(self) -> None:
        """Give the cells the height that text, error and buttons leave."""
        others = 2 * PADDING + 62 + self._text_high() + 30 + self._error_high + BUTTONS_PX * self.look.text.enlarged
        self.field_high = min(ROWS * ROW_PX + MARGIN_PX, MAX_HEIGHT_PX - others)
        super().place()

    def paint(self, canvas: Canvas) -> None:
        if isinstance(self.field, KeyWordsField):
            self.field.wrong = self.wrong if self._refused else 0
        super().paint(canvas)

    def _type(self, text: str) -> None:
        super()._type(text)
        self.buttons[0].enabled = True

    def _submit(self) -> None:
        """Submit the words; where one is invalid, move the caret to it and wait for a change."""
        if self._refused:
            return
        super()._submit()
        if self._refused and isinstance(self.field, KeyWordsField):
            self.buttons[0].enabled = False
            self.form.focus(self.field)
            self.field.go_to(self.wrong)


def ask_about_key(page: Page, changed: Callable[[bool], None]) -> None:
    """Ask what to do with the key; ``changed`` is called with whether another one was entered, or a new one made."""
    text = tr(
        "At servers your name, rating and games belong to a key on this device. Its words bring them to any other "
        "device."
    )
    choices = (
        DialogChoice(tr("Show the words"), partial(show_words, page), "primary", icon="key"),
        DialogChoice(tr("Enter other words"), partial(_ask_words, page, changed), icon="import"),
        DialogChoice(tr("Make a new key"), partial(_ask_new, page, changed), icon="new"),
        cancel_choice(apart=True),
    )
    ask(page.app, page.edition, tr("Your key"), text, choices)


def offer_words(page: Page) -> None:
    """Offer the words once somebody has a rating to lose."""
    text = tr(
        "Your name and rating belong to a key on this device. With its 24 words you keep them if you lose the device. "
        "Later you find the words under “Your key” on this page."
    )
    choices = (
        DialogChoice(tr("Show the words"), partial(show_words, page), "primary", icon="key"),
        DialogChoice(tr("Later"), icon="clock"),
    )
    ask(page.app, page.edition, tr("Keep your name and rating"), text, choices)


def show_words(page: Page) -> None:
    """Show the words of the key."""
    try:
        page.app.push(KeyWordsScene(page, page.app.network.key_words()))
    except NetworkError as error:
        notify(page.app, page.edition, tr("That did not work"), str(error))


def _save(page: Page, words: tuple[str, ...]) -> None:
    names = page.app.settings.names
    path = free_path(export_folder(), plain_name("cabochon-key", names[0] if names else ""), ".txt")
    text = tr("The file contains the words of your key. Keep it where no one else can read it.")
    page.app.push(SaveScene(page, tr("Save as a file"), text, path, partial(_write, words), OSError))


def _write(words: tuple[str, ...], path: Path) -> None:
    if exists(path):
        raise OSError(tr("The file {path} already exists. Choose another name.").format(path=path))
    lines = (" ".join(words[first : first + COLUMNS]) for first in range(0, len(words), COLUMNS))
    try:
        write_whole(path, "".join(f"{line}\n" for line in lines).encode(), private=True)
    except OSError as error:
        text = tr("Cannot write the file {path}: {reason}.")
        raise OSError(text.format(path=path, reason=error.strerror or error)) from error


def _ask_words(page: Page, changed: Callable[[bool], None]) -> None:
    text = tr(
        "Enter the 24 words, or drop the file with them onto the window. They replace the key of this device; the "
        "present key is kept in a file."
    )

    def restore(typed: str) -> str | None:
        scene.wrong = 0
        try:
            page.app.network.restore_key(_text_of(typed))
        except WrongWord as error:
            scene.wrong = error.number
            return str(error)
        except NetworkError as error:
            return str(error)
        except OSError as error:
            text = tr("Cannot read the file {path}: {reason}.")
            return text.format(path=typed_path(typed), reason=error.strerror or error)
        return None

    def done(_: str) -> None:
        changed(True)

    scene = KeyEntryScene(
        page.edition, tr("Enter other words"), text, "", tr("Replace the key"), restore, done, icon="import"
    )
    page.app.push(scene)


def _text_of(typed: str) -> str:
    """Return what was typed, or what is in the file of that name; raises ``OSError``."""
    path = typed_path(typed)
    if not (typed and exists(path) and path.is_file()):
        return typed
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.read(MAX_FILE)


def _ask_new(page: Page, changed: Callable[[bool], None]) -> None:
    text = tr(
        "Name, rating and games move to a new key, and the old words are worth nothing. Unfinished games on your "
        "network end. Do this if someone else may know your words."
    )

    def renew() -> None:
        try:
            page.app.network.renew_key()
        except NetworkError as error:
            notify(page.app, page.edition, tr("That did not work"), str(error))
            return
        changed(False)
        show_words(page)

    confirm(page.app, page.edition, tr("Make a new key?"), text, tr("Make a new key"), renew, icon="new")
