"""Dialogs for files: one that offers those in the usual folders to open, and one that asks where to save a new one.

Knows paths and controls; knows nothing of what is in a file: the functions they are constructed with read and write it.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from game.scenes.shared.dialogs.dialog import PADDING
from game.scenes.shared.dialogs.prompt import PromptScene, show_saved, shown_path, typed_path
from game.scenes.shared.saved_game_text import date
from game.support import usual_folders
from game.support.i18n import tr
from game.ui.graphics.type_scale import BODY_LARGE, NOTE
from game.ui.widgets.controls import Choice
from game.ui.widgets.listview import ListView
from game.ui.widgets.widget import SELECTED

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.scenes.shared.dialogs.prompt import Submit
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext

WIDTH: Final = 900.0
_ROW: Final = 58.0
_ROWS: Final = 4
_DROP: Final = 150.0
"""The height of the place to drop a file, where none was found."""
_GAP: Final = 16.0
_FOLDERS: Final = 54.0
_NAME: Final = 28.0
"""The height of the name above a control."""
_SIGN: Final = 44.0
_ABOUT: Final = 0.46
"""The greatest share of a row's width for a file's folder and day; its name has the rest."""
_FACE, _APART = 38.0, 31.0
"""The side of a portrait in a row, and from one to the next."""


class FileTitle(NamedTuple):
    """What a file is listed as: words, and before them the portraits of some people in an edition."""

    words: str
    edition: str
    people: tuple[str, ...]


class OpenScene(PromptScene):
    """Files that were found, the newest first, a field with the path of the chosen one, and two buttons."""

    usual_width = WIDTH

    def __init__(
        self,
        edition: str,
        title: str,
        pattern: str,
        on_submit: Submit,
        on_done: Callable[[str], None] | None = None,
        title_of: Callable[[Path], FileTitle | None] | None = None,
    ) -> None:
        """Offer files whose names match ``pattern``; ``on_submit`` takes a path and returns an error message.

        A file for which ``title_of`` returns nothing is listed by its name.
        """
        found = usual_folders.found_files(pattern)
        self.files = list(found)
        folders = usual_folders.usual_folders()
        names = {path: tr(name) for name, path in folders.items()}
        days = [date(datetime.fromtimestamp(time, UTC)) for time in found.values()]
        self._about = [f"{names[path.parent]}, {day}" for path, day in zip(self.files, days, strict=True)]
        first = next(iter(folders.values()), Path.home())
        value = shown_path(self.files[0]) if self.files else f"{shown_path(first)}{os.sep}"
        text = tr("Choose a file, or enter its path.") if self.files else ""
        super().__init__(edition, title, text, value, tr("Import"), on_submit, on_done, icon="import")
        self.list: ListView | None = None
        self._title_of = title_of
        self._titles: dict[Path, FileTitle | None] = {}
        """The titles of files that were on show."""

    def build(self) -> None:
        super().build()
        self.list = None
        if self.files:
            self.list = ListView(len(self.files), 1, self._draw_row, on_select=self._pick, on_open=self._open)
            self.list.caption, self.list.plates = self.title, ("ui/list_row", SELECTED)
            chosen = [row for row, path in enumerate(self.files) if shown_path(path) == self.value]
            self.list.selected = chosen[0] if chosen else -1
            self.form.widgets.insert(0, self.list)

    def place(self) -> None:
        """Place the files above the field: as many as there is space for, the others by scrolling."""
        row = _ROW * (1 + 0.5 * (self.look.text.enlarged - 1))
        rows = min(len(self.files), _ROWS if self.look.text.enlarged < 1.5 else _ROWS - 2)
        height = rows * row if self.list is not None else _DROP
        self.above = height + _GAP
        super().place()
        x, y, w = self._left, self._field_top - self.above, self.width - 2 * PADDING
        self._drop = (x, y, w, height)
        if self.list is not None:
            self.put(self.list, x, y, w, height)
            self.list.row_height = max(1, self.list.rect.h // rows)
            self.list.rect.h = self.list.row_height * rows

    @property
    def _left(self) -> float:
        return (1600 - self.width) / 2 + PADDING

    @property
    def _field_top(self) -> float:
        """The y of the field on the stage."""
        top, _, height = self._metrics()
        return top + height - PADDING - self.row - self.extra + self.above - 4

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        if self.list is None:
            x, y, w, h = self._drop
            self.sprite(canvas, "ui/slot", x, y, w, h)
            self.sprite(canvas, "icon/import", x + w / 2 - _SIGN / 2, y + h * 0.36 - _SIGN / 2, _SIGN, _SIGN)
            box, color = (x + 20, y + h * 0.58, w - 40, h * 0.34), self.look.palette.text_soft
            self.write_in_two(
                canvas,
                BODY_LARGE.in_color(color),
                tr("Drop the file onto this window, or enter its path."),
                box,
                centred=True,
            )

    def _draw_row(self, canvas: Canvas, look: RenderContext, index: int, row: pygame.Rect) -> None:
        """Draw a file's title at the left, its folder and day at the right."""
        path, about, edge = self.files[index], self._about[index], look.px(18)
        if path not in self._titles:
            self._titles[path] = self._title_of(path) if self._title_of is not None else None
        title = self._titles[path]
        chosen = self.list is not None and index == self.list.selected
        palette = look.palette
        name, note = (palette.text_dark,) * 2 if chosen else (palette.text, palette.text_soft)
        inner, middle, height = row.w - 3 * edge, row.y + (row.h - look.px(4)) / 2, row.h - look.px(10)
        small = look.text.fit(NOTE, about, inner * _ABOUT, height)
        beside = look.text.size(small, about)[0]
        words, left = path.stem if title is None else title.words, float(row.x + edge)
        if title is not None:
            left = self._draw_faces(canvas, title, row.x + edge / 2, middle, height)
        width = row.x + edge + inner - beside - left
        style = look.text.fit(BODY_LARGE, words, width, height)
        canvas.text(style.in_color(name), words, left, middle, "midleft", max_width=width)
        canvas.text(small.in_color(note), about, row.right - edge, middle, "midright", max_width=beside)

    def _draw_faces(self, canvas: Canvas, title: FileTitle, left: float, middle: float, height: float) -> float:
        """Draw the portraits of a title side by side; return where its words begin."""
        look = self.app.look(title.edition)
        side = min(look.px(_FACE), height)
        step = side * _APART / _FACE
        for number, face in enumerate(look.avatars(title.people)):
            canvas.image(look.sprite(face, side, side), left + number * step, middle - side / 2)
        return left + (len(title.people) - 1) * step + side + look.px(12)

    def _pick(self, row: int) -> None:
        self.value = self.field.text = shown_path(self.files[row])
        self.field.caret = len(self.value)
        self.error = ""

    def _open(self, row: int) -> None:
        self._pick(row)
        self._submit()

    def _type(self, text: str) -> None:
        super()._type(text)
        if self.list is not None:
            self.list.selected = -1


class Places:
    """The folders to save in, of which one is chosen; ``path_of`` adds a name, unless that is a path itself."""

    def __init__(self, first: Path, *, pictures: bool = False) -> None:
        """Offer the usual folders and, where it is none of them, the ``first`` one, which is chosen."""
        usual = {tr(name): path for name, path in usual_folders.usual_folders(pictures=pictures).items()}
        self.folders = usual if first in usual.values() else {first.name: first, **usual}
        self.index = list(self.folders.values()).index(first)

    @property
    def folder(self) -> Path:
        """The chosen folder."""
        return list(self.folders.values())[self.index]

    def path_of(self, line: str) -> Path:
        """Return the path for what was typed."""
        return self.folder / typed_path(line)

    def elsewhere(self, line: str) -> bool:
        """Whether what was typed names a folder itself."""
        return bool(line.strip()) and self.path_of(line).parent != self.folder

    def control(self, on_change: Callable[[int], None]) -> Choice:
        """Return the control that chooses a folder."""
        choice = Choice(list(self.folders), self.index, on_change)
        choice.caption = tr("Folder")
        return choice


class SaveScene(PromptScene):
    """The usual folders, a field with the file's name, and two buttons; what was typed as a path is shown whole."""

    usual_width = WIDTH
    above = _NAME + _FOLDERS + _GAP + _NAME

    def __init__(
        self,
        page: Page,
        title: str,
        text: str,
        path: Path,
        write: Callable[[Path], object],
        error: type[Exception],
    ) -> None:
        """Propose a ``path``; ``write`` is called with the one that is chosen and raises ``error`` or ``OSError``."""
        self.places = Places(path.parent)
        self._write, self._problem = write, error
        super().__init__(page.edition, title, text, path.name, tr("Export"), self._save, self._done, icon="export")

    def build(self) -> None:
        super().build()
        self._choice = self.places.control(self._choose_folder)
        self.form.widgets.insert(0, self._choice)

    def place(self) -> None:
        super().place()
        y = self._file_top - _NAME - _GAP - _FOLDERS
        self.put(self._choice, self._left, y, self.width - 2 * PADDING - self.aside, _FOLDERS)

    @property
    def _left(self) -> float:
        return (1600 - self.width) / 2 + PADDING + self.aside

    @property
    def _file_top(self) -> float:
        """The y of the field on the stage."""
        top, _, height = self._metrics()
        return top + height - PADDING - self.row - self.extra + self.above - 4

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        room = self.width - 2 * PADDING - self.aside
        for name, top in ((tr("Folder"), self._file_top - _NAME - _GAP - _FOLDERS), (tr("File"), self._file_top)):
            self.caption(canvas, name, self._left, top - _NAME / 2 - 1, room, _NAME)
        if not self.error and self.places.elsewhere(self.value):
            self._write_below(canvas, shown_path(self.places.path_of(self.value)), self.look.palette.text_muted)

    def _choose_folder(self, index: int) -> None:
        self.places.index = index
        self.error = ""

    def _save(self, line: str) -> str | None:
        if not line:
            return tr("Enter where to save the file.")
        try:
            self._write(self.places.path_of(line))
        except (self._problem, OSError) as problem:
            return str(problem)
        return None

    def _done(self, line: str) -> None:
        show_saved(self, self.places.path_of(line))
