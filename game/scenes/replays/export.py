"""Saving a picture or a film of a game: a dialog that asks for kind and path, then shows the progress of a film.

Knows the dialog, and draws one frame of a film in each frame of the window; knows nothing of encoding:
``game.replays.export`` encodes in a thread of its own and writes the file. Lengths are in reference pixels of the
stage.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.replays.export import (
    FilmError,
    FilmKind,
    FilmWriter,
    chosen_frames,
    durations_of,
    picture_stem,
    pictures_folder,
    write_picture,
)
from game.scenes.replays.frames import DRAWN_SIZE, FILM_SIZE
from game.scenes.shared.dialogs.dialog import PADDING, paint_panel
from game.scenes.shared.dialogs.file_dialogs import Places
from game.scenes.shared.dialogs.prompt import PATH_LIMIT, show_saved, shown_path
from game.scenes.shared.page import Page
from game.scenes.shared.widgets import Segmented
from game.support.files import exists, free_path
from game.support.i18n import tr
from game.ui.graphics.type_scale import BODY_LARGE, NOTE, PROMPT
from game.ui.widgets.buttons import Button
from game.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from game.scenes.replays.viewer_interface import ViewerControls
    from game.ui.app.scene import AppContext
    from game.ui.graphics.canvas import Canvas

WIDTH_PX: Final = 1160.0
"""Width of the panel."""
HEIGHT_PX: Final = 536.0
"""Height of the panel."""
TOP_PX: Final = 110.0
"""From the panel's top to the picture and the controls beside it."""
PICTURE_PX: Final = (426.0, 240.0)
"""Width and height of the picture."""
BESIDE_PX: Final = 454.0
"""From the picture's left edge to the controls."""
FIELD_PX: Final = 50.0
"""Height of a control."""
CAPTION_PX: Final = 26.0
"""Height of the caption above it."""
ROW_PX: Final = (PICTURE_PX[1] - CAPTION_PX - FIELD_PX) / 2
"""From a caption to the next one."""
NOTE_PX: Final = (10.0, 66.0)
"""From the picture to the sentence below it, and the sentence's height."""
SUFFIXES: Final = (".png", ".webp", ".gif")
"""The suffixes of the kinds of files, in the order shown."""
KINDS: Final[tuple[FilmKind | None, ...]] = (None, "webp", "gif")
"""The kinds of films in the same order; ``None`` for a picture."""


class ExportScene(Page):
    """The kind, the path, and two buttons; while a film is made, a progress bar in their place."""

    opaque = False

    def __init__(self, viewer: ViewerControls) -> None:
        super().__init__(viewer.edition)
        self.viewer = viewer
        self.kind = 0
        self.places: Places
        self.value = ""
        """The name of the file, or its path."""
        self.error = ""
        self.film: FilmWriter | None = None
        self._frames: Iterator[bytes | None] = iter(())
        self._shown: pygame.Surface | None = None
        """The table as it would be saved."""

    def enter(self, app: AppContext) -> None:
        self.places = Places(pictures_folder(app.store.data_dir), pictures=True)
        super().enter(app)

    def build(self) -> None:
        if self.film is not None:
            self._stop = self.form.add(Button(tr("Stop"), self.back, icon="cancel"))
            self.form.focus(self._stop)
            return
        if not self.value:
            self.value = self._proposal()
        labels = (tr("Picture (PNG)"), tr("Video (WebP)"), tr("Video (GIF)"))
        self._choice = self.form.add(Segmented(labels, self.kind, self._choose))
        self._folder = self.form.add(self.places.control(self._choose_folder))
        self._field = self.form.add(TextField(self.value, self._type, limit=PATH_LIMIT, on_submit=self._save))
        self._choice.caption, self._field.caption = tr("Save as"), tr("File")
        self._yes = self.form.add(Button(tr("Save"), self._save, kind="primary", icon="export"))
        self._no = self.form.add(Button(tr("Cancel"), self.back, icon="cancel"))
        if self.form.focused is None:
            self.form.focus(self._yes)
            self.form.keyboard = True

    def _proposal(self) -> str:
        replay = self.viewer.replay
        stem = picture_stem(replay.record, self.viewer.step if self.kind == 0 else None)
        return free_path(self.places.folder, stem, SUFFIXES[self.kind]).name

    def place(self) -> None:
        left, top = (1600 - WIDTH_PX) / 2 + PADDING, (900 - HEIGHT_PX) / 2
        inner = WIDTH_PX - 2 * PADDING
        y = top + HEIGHT_PX - PADDING - 58
        if self.film is not None:
            self.put(self._stop, 800 - 130, y, 260, 58)
            return
        for number, control in enumerate((self._choice, self._folder, self._field)):
            y_field = top + TOP_PX + CAPTION_PX + number * ROW_PX
            self.put(control, left + BESIDE_PX, y_field, inner - BESIDE_PX, FIELD_PX)
        half = (inner - 16) / 2
        self.put(self._yes, left, y, half, 58)
        self.put(self._no, left + half + 16, y, half, 58)

    def paint(self, canvas: Canvas) -> None:
        palette, inner = self.look.palette, WIDTH_PX - 2 * PADDING
        left, top = (1600 - WIDTH_PX) / 2, (900 - HEIGHT_PX) / 2
        paint_panel(self, canvas, tr("Save picture or video"), (left, top, WIDTH_PX, HEIGHT_PX))
        x, y = left + PADDING, top + TOP_PX
        if self.film is not None:
            self._paint_progress(canvas, self.film, top)
            return
        self._paint_picture(canvas, x, y)
        for number, control in enumerate((self._choice, self._folder, self._field)):
            middle = y + number * ROW_PX + CAPTION_PX / 2 - 3
            self.caption(canvas, control.caption, x + BESIDE_PX, middle, inner - BESIDE_PX, CAPTION_PX)
        text, color = self._note(), palette.text_soft
        if self.error:
            text, color = self.error, palette.short
        elif self.places.elsewhere(self.value):
            text, color = shown_path(self.places.path_of(self.value)), palette.text_muted
        gap, height = NOTE_PX
        self.write_in_two(
            canvas, BODY_LARGE.in_color(color), text, (x, y + PICTURE_PX[1] + gap, inner, height), centred=True
        )

    def _paint_picture(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw the table small in a frame, and for a video the sign of playing on it."""
        width, height = PICTURE_PX
        box = self.stage.box(x, y, width, height)
        canvas.rect(self.look.palette.line, box)
        inner = box.inflate(-2 * self.look.px(2), -2 * self.look.px(2))
        canvas.rect(self.look.palette.ink, inner)
        if self._shown is not None:
            fitted = self._shown.get_rect().fit(inner)
            canvas.surface(pygame.transform.smoothscale(self._shown, fitted.size), *fitted.topleft)
        if KINDS[self.kind] is not None:
            self.sprite(canvas, "ui/pill_active", x + width / 2 - 46, y + height / 2 - 34, 92, 68)
            self.sprite(canvas, "icon_dark/play", x + width / 2 - 20, y + height / 2 - 20, 40, 40)

    def _paint_progress(self, canvas: Canvas, film: FilmWriter, top: float) -> None:
        inner = WIDTH_PX - 2 * PADDING
        left, y = (1600 - WIDTH_PX) / 2 + PADDING, top + PADDING + 190
        text = tr("Making the video: {share}%").format(share=round(100 * film.share))
        self.write(canvas, PROMPT, text, 800, y - 34, "center", max_width=inner)
        self.sprite(canvas, "ui/field", left, y, inner, 44)
        if film.share > 0:
            self.sprite(canvas, "ui/pill_active", left + 5, y + 5, max(34.0, (inner - 10) * film.share), 34)
        self.write(canvas, NOTE.in_color("text_muted"), str(film.path), 800, y + 76, "center", inner)

    def _note(self) -> str:
        if self.kind == 0:
            return tr("The table as you see it now.")
        text = tr("The whole game, one frame per turn, {width} pixels wide.")
        if self._last < len(self.viewer.replay) - 1:
            text = tr("The game as far as you watched it, one frame per turn, {width} pixels wide.")
        return text.format(width=FILM_SIZE[0])

    @property
    def _last(self) -> int:
        """The last step that a film shows: steps that are still hidden are left out."""
        return len(self.viewer.replay) - 1 if self.viewer.open_ended else self.viewer.seen

    def _type(self, text: str) -> None:
        self.value, self.error = text, ""

    def _choose(self, kind: int) -> None:
        untouched = self.value == self._proposal()
        path = Path(self.value.strip())
        self.kind, self.error = kind, ""
        if untouched:
            self.value = self._proposal()
        elif path.suffix.lower() in SUFFIXES:
            self.value = str(path.with_suffix(SUFFIXES[kind]))
        self.rebuild()

    def _choose_folder(self, index: int) -> None:
        untouched = self.value == self._proposal()
        self.places.index, self.error = index, ""
        if untouched:
            self.value = self._proposal()
        self.rebuild()

    def _save(self) -> None:
        path = self.places.path_of(self.value) if self.value.strip() else None
        if path is None:
            self._complain(tr("Enter where to save the file."))
        elif exists(path):
            self._complain(tr("The file {path} already exists. Choose another name.").format(path=path))
        elif KINDS[self.kind] is None:
            self._save_picture(path)
        else:
            self._begin_film(path, KINDS[self.kind] or "webp")

    def _complain(self, error: str) -> None:
        self.error = error
        self.app.redraw()

    def _save_picture(self, path: Path) -> None:
        stream = io.BytesIO()
        pygame.image.save(self.viewer.painter().paint(self.viewer.step), stream, "picture.png")
        try:
            write_picture(path, stream.getvalue())
        except FilmError as error:
            self._complain(str(error))
            return
        self._close(path)

    def _begin_film(self, path: Path, kind: FilmKind) -> None:
        last = self._last
        steps = chosen_frames([turn for turn in self.viewer.replay.turns if turn <= last], last)
        self.film = FilmWriter(path, FILM_SIZE, durations_of(len(steps)), kind)
        self._frames = self._draw_frames(steps)
        self.rebuild()

    def _draw_frames(self, steps: list[int]) -> Iterator[bytes | None]:
        """Draw the frames; ``None`` is yielded while sprites are loaded for the first one."""
        painter = self.viewer.painter(DRAWN_SIZE)
        yield from painter.prepare()
        for step in steps:
            small = pygame.transform.smoothscale(painter.paint(step), FILM_SIZE)
            yield pygame.image.tobytes(small, "RGB")

    def update(self, dt_ms: float) -> None:
        """Draw the film's next frame if the encoder's queue has space for it."""
        super().update(dt_ms)
        if self._shown is None:
            painted = self.viewer.painter().paint(self.viewer.step)
            self._shown = pygame.transform.smoothscale(painted, painted.get_rect().fit((0, 0, *DRAWN_SIZE)).size)
            self.app.redraw()
        film = self.film
        if film is None:
            return
        frame = next(self._frames, None) if film.has_space else None
        if frame is not None:
            film.queue_frame(frame)
        self.app.redraw()
        if film.done and self.app.scene is self:
            self.film, self._frames = None, iter(())
            if film.problem is None:
                self._close(film.path)
            else:
                self.error = film.problem
                self.rebuild()

    def back(self) -> None:
        if self.film is not None:
            self.film.cancel()
            self.film, self._frames = None, iter(())
            self.rebuild()
        else:
            super().back()

    def leave(self) -> None:
        super().leave()
        if self.film is not None:
            self.film.cancel()

    def _close(self, path: Path) -> None:
        self.app.pop()
        show_saved(self, path)
