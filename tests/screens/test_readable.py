"""Every screen in every language with text of up to twice the size: nothing cut off, off the window or overwritten.

On each there is at most one gold button, the first one of its row, and every control has a name for players who hear
the screen instead of seeing it.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

import pytest

from tests.screens.readings import reading
from tools.shots.stage import Studio, fill, throwaway_store

# isort: split
import pygame

import game.scenes
from game.scenes.narration.widgets import describe_widget
from game.scenes.shared.widgets import Segmented
from game.storage.settings import TextSize
from game.storage.store import Store
from game.support.i18n import set_language
from game.ui.app.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Choice, Slider
from game.ui.widgets.form import Form
from game.ui.widgets.textfield import TextField
from tools.shots.pictures import PICTURES

Case: TypeAlias = tuple[TextSize, tuple[int, int], str, str]
SMALL, USUAL = (1024, 640), (1600, 900)
CASES: list[Case] = [(200, SMALL, "de", "base"), (200, SMALL, "fr", "marvel")]
"""What is always read: the longest words in the least room."""
MORE: list[Case] = [
    *((200, SMALL, *other) for other in (("en", "base"), ("en", "marvel"), ("fr", "base"), ("de", "marvel"))),
    (200, USUAL, "en", "base"),
    (200, USUAL, "de", "base"),
    (200, USUAL, "fr", "marvel"),
    (150, USUAL, "de", "marvel"),
    (100, SMALL, "fr", "base"),
]
"""What ``--read-all`` adds."""
LINK = "cabochon://"
"""An invitation is copied, not read: it may be cut off."""
VALUES = (Segmented, Choice, Slider, TextField)
"""Controls that show a value without the name of what it is the value of."""


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    """Saved games."""
    with throwaway_store() as store:
        fill(store, ("base", "marvel"), (4,))
        yield store
    set_language("en")
    pygame.display.quit()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Return the cases that were asked for."""
    if "percent" in metafunc.fixturenames:
        cases = CASES + (MORE if metafunc.config.getoption("--read-all") else [])
        metafunc.parametrize(("percent", "size", "language", "edition"), cases)


def every_scene() -> set[type[Scene]]:
    """Find all scenes of the program but those that are only there to be built upon."""
    for module in pkgutil.iter_modules(game.scenes.__path__, "game.scenes."):
        importlib.import_module(module.name)
    found, open_ = set(), [Scene]
    while open_:
        below = open_.pop().__subclasses__()
        open_ += below
        found |= {scene for scene in below if not scene.__subclasses__() and scene.__module__.startswith("game.")}
    return found


def misplaced_gold(scene: Scene | None) -> list[str]:
    """Return the gold buttons that are too many, or right of another with words in their row."""
    form: Form | None = getattr(scene, "form", None)
    buttons = [each for each in (form.widgets if form is not None else ()) if isinstance(each, Button) and each.visible]
    gold = [each for each in buttons if each.kind == "primary" and each.enabled]
    late = [
        each.label
        for each in gold
        for other in buttons
        if other.label
        and (other.rect.y, other.rect.h) == (each.rect.y, each.rect.h)
        and 0 <= each.rect.x - other.rect.right < each.rect.h
    ]
    return late + [each.label for each in gold[1:]]


def unnamed(scenes: Iterable[Scene]) -> list[str]:
    """Return the controls that are described without a word, or by a value alone."""
    forms = [(scene, form) for scene in scenes if isinstance(form := getattr(scene, "form", None), Form)]
    return [
        f"{type(widget).__name__} {spoken}"
        for scene, form in forms
        for widget in form.widgets
        if widget.focusable and widget.visible
        for spoken in [describe_widget(widget, scene)]
        if not re.search(r"\w", spoken) or (isinstance(widget, VALUES) and not widget.caption)
    ]


def test_all_that_is_written_can_be_read_and_all_controls_have_names(
    store: Store, percent: TextSize, size: tuple[int, int], language: str, edition: str
) -> None:
    studio = Studio(size, language, store)
    studio.settings.text_size = percent
    studio.app.restyle()
    wrong: dict[str, tuple[object, ...]] = {}
    shown: set[type[Scene]] = set()
    for name, take in PICTURES.items():
        take(studio, edition, 4)
        with reading() as found:
            studio.app.redraw()
            studio.app.step(50)
        nameless = unnamed(studio.app.stack)
        shown |= {type(scene) for scene in studio.app.stack}
        cut = [text for text in found.cut() if not text.startswith(LINK)]
        faults = (cut, found.outside(size), found.covering(), misplaced_gold(studio.app.scene), nameless)
        if any(faults):
            wrong[name] = faults
    assert wrong == {}
    assert every_scene() <= shown, "give each scene a picture in tools.shots"


def test_larger_text_is_larger_where_it_matters(store: Store) -> None:
    heights: dict[int, dict[str, int]] = {}
    largest: dict[int, dict[str, int]] = {}
    sizes: tuple[TextSize, ...] = (100, 200)
    for percent in sizes:
        studio = Studio(USUAL, "en", store)
        studio.settings.text_size = percent
        studio.app.restyle()
        high: dict[str, int] = {}
        for name in ("table-your-turn", "settings"):
            PICTURES[name](studio, "base", 4)
            with reading() as found:
                studio.app.redraw()
                studio.app.step(50)
            for line in found.lines:
                high.setdefault(line.shown.split(" ")[0], line.rect.h)
            if name == "table-your-turn":
                largest[percent] = {line.shown: line.rect.h for line in sorted(found.lines, key=lambda one: one.rect.h)}
        heights[percent] = high
    # A prompt and a setting's name.
    for word in ("Take", "Language"):
        assert heights[200][word] >= 1.35 * heights[100][word], word
    # Names on mats, captions and the bar: as far as there is room.
    for word in ("Bianca", "Sibylla", "ROUND"):
        assert largest[200][word] >= 1.1 * largest[100][word], word
