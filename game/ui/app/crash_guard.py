"""What happens after an unexpected exception: a report file and one sentence on the screen.

Knows exceptions, the report's file and a screen of plain text. Must not know atlases or dialogs, which may be what
failed.
"""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pygame

from game.rules.editions import DEFAULT_EDITION
from game.support.i18n import tr
from game.support.terminal import print_line
from game.support.version import version
from game.ui.app.scene import AppContext, Scene
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.text import Text
from game.ui.graphics.type_scale import PROMPT
from game.ui.input.pad_labels import PadButton, button_name

REPORTS: Final = "reports"
_KEPT: Final = 20


def write_report(data_dir: Path, error: BaseException, note: str = "") -> Path | None:
    """Write a report of an exception under ``data_dir/reports`` and return its path; ``None`` where that fails.

    It holds versions and the traceback, without the name of the home folder. It contains no hidden cards and is not
    sent anywhere. Only the newest 20 reports are kept.
    """
    folder = data_dir / REPORTS
    now = datetime.now(UTC)
    lines = [
        f"Cabochon {version()}, {now.isoformat(timespec='seconds')}",
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {pygame.version.SDL}",
        f"{platform.system()} {platform.machine()}, driver {_driver()}",
        note,
        _without_home("".join(traceback.format_exception(error))),
    ]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"error-{now:%Y%m%dT%H%M%S%f}.txt"
        path.write_text("\n".join(line for line in lines if line), encoding="utf-8", errors="backslashreplace")
        for old in sorted(folder.glob("error-*.txt"))[:-_KEPT]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return path


class ErrorScene(Scene):
    """A sentence, the path of the report, and a prompt to continue by Enter or a click."""

    def __init__(self, edition: str, report: Path | None, on_continue: Callable[[AppContext], None]) -> None:
        self.edition = edition
        self.report = report
        self.on_continue = on_continue

    def handle(self, event: pygame.event.Event) -> None:
        keys = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_SPACE)
        pressed = event.type == pygame.KEYDOWN and event.key in keys
        if pressed or (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1):
            self.on_continue(self.app)

    def describe(self) -> list[str]:
        return self.recorded(self.draw)

    def draw(self, canvas: Canvas) -> None:
        palette = self.look.palette
        text = self.look.text
        canvas.background(None, palette.ground[2])
        width, height = canvas.size
        max_width = width * 0.7
        y = height * 0.32
        sentences = [tr("Something went wrong. Your game is saved up to the last move.")]
        if self.report is not None:
            sentences.append(tr("A report was saved as {path}.").format(path=self.report))
        pads = self.app.controllers
        press = tr("Press {button} to continue.").format(button=button_name(PadButton.A, pads.family))
        sentences.append(press if pads.in_use else tr("Press Enter or click to continue."))
        for number, sentence in enumerate(sentences):
            y = _paragraph(
                canvas, text, sentence, width / 2, y, max_width, palette.text_soft if number else palette.text
            )


def guard(
    data_dir: Path, on_continue: Callable[[AppContext], None], kind: type[ErrorScene] = ErrorScene
) -> Callable[[AppContext, Exception], Scene]:
    """Return an error handler for ``App`` that writes a report and shows an error scene of a ``kind``.

    ``on_continue`` is called with the app when the person continues; it puts another scene in place.
    """

    def handler(app: AppContext, error: Exception) -> Scene:
        scene = app.scene
        note = f"Scene {type(scene).__name__}, window {app.size}"
        report = write_report(data_dir, error, note)
        for line in "".join(traceback.format_exception(error)).splitlines():
            print_line(line, sys.stderr)
        return kind(scene.edition if scene else DEFAULT_EDITION, report, on_continue)

    return handler


def _paragraph(
    canvas: Canvas, text: Text, sentence: str, x: float, y: float, max_width: float, color: tuple[int, int, int]
) -> float:
    for line in text.wrap(PROMPT, sentence, max_width):
        canvas.text(PROMPT.in_color(color), line, x, y, "midtop")
        y += text.line_height(PROMPT)
    return y + text.line_height(PROMPT) / 2


def _without_home(text: str) -> str:
    """Replace the home folder, which contains a person's name, by ``~``; in quoted paths backslashes are doubled."""
    try:
        home = str(Path.home())
    except RuntimeError:
        return text
    if home == Path(home).anchor:
        return text
    return text.replace(home, "~").replace(home.replace("\\", "\\\\"), "~")


def _driver() -> str:
    return pygame.display.get_driver() if pygame.display.get_init() else "none"
