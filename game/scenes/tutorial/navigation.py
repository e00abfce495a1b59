"""The ways into a lesson and out of it: begin, continue, play on, back to the title.

Knows which scene follows which and where the step reached is kept; knows nothing of how a lesson goes. Scenes are
imported when they are opened.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from game.scenes.navigation import to_menu, trouble
from game.scenes.shared.dialog import DialogChoice, ask
from game.support.i18n import tr
from game.tutorial.lessons import lesson_of
from game.tutorial.progress import keep_step, step_reached

if TYPE_CHECKING:
    from game.tutorial.lesson import Lesson
    from game.ui.app.app import App


def begin_or_continue(app: App, edition: str) -> None:
    """Begin the lesson of an edition; where it was left before, ask whether to continue there."""
    step, total = step_reached(app.store.data_dir, edition), len(lesson_of(edition).steps)
    if not 0 < step < total:
        start_tutorial(app, edition)
        return
    choices = (
        DialogChoice(tr("Continue the tutorial"), partial(start_tutorial, app, edition, step), "primary", "play"),
        DialogChoice(tr("Begin anew"), partial(start_tutorial, app, edition), icon="undo"),
        DialogChoice(tr("Cancel")),
    )
    text = tr("You left it at step {number} of {total}.").format(number=step + 1, total=total)
    ask(app, edition, tr("Tutorial"), text, choices)


def start_tutorial(app: App, edition: str, step: int = 0) -> None:
    """Sit down at a step of an edition's lesson."""
    from game.scenes.tutorial.scene import TutorialScene

    app.reset(TutorialScene(app, lesson_of(edition), step))


def end_tutorial(app: App, edition: str) -> None:
    """Go from the end of a lesson to the title; the next time it begins from the start."""
    _forget_step(app, edition)
    to_menu(app, edition)


def play_on_from_lesson(app: App, lesson: Lesson, name: str, rival: str) -> None:
    """Play the game of a lesson to its end, saved as a game of its own."""
    from game.scenes.table.scene import TableScene
    from game.storage.folder import StoreError
    from game.tutorial.session import play_on

    try:
        session = play_on(app.store, lesson, name, rival)
    except (StoreError, OSError) as error:
        trouble(app, lesson.edition, tr("The game could not be started"), error, saving=True)
        return
    _forget_step(app, lesson.edition)
    app.reset(TableScene(app, session))


def _forget_step(app: App, edition: str) -> None:
    """Let the lesson begin from its start again; where that cannot be saved it is merely offered once more."""
    with suppress(OSError):
        keep_step(app.store.data_dir, edition, 0)
