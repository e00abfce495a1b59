"""The pictures of saved games: the list and its questions, the viewer and its dialogs.

Knows the scenes and how a person reaches their states; knows nothing of files.
"""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from game.bots.judgement import REVIEW_S, Judgement, JudgeTask
from game.replays.replay import Replay
from game.rules import Action, GameState
from game.scenes.replays.menu import ask_view
from game.scenes.replays.viewer import ReplayScene
from game.scenes.review.judged_game import decisions_of
from game.scenes.review.scene import ReviewScene
from game.scenes.saved_games.scene import SavedGamesScene
from game.scenes.shared.saved_game_text import export_path
from game.storage.store import Store
from game.ui.widgets.buttons import Button
from tools.shots.seated import Take
from tools.shots.stage import HOME_FOLDERS, Studio, several_unfinished


def _replays(studio: Studio, name: str, players: int) -> SavedGamesScene:
    scene = SavedGamesScene(name)
    studio.show(scene)
    wanted = (i for i, game in enumerate(scene.games) if game.edition == name and len(game.seats) == players)
    index = next(wanted, 0)
    if scene.list is not None:
        scene.list.select(index)
    studio.wait(100)
    while scene.working:
        studio.wait(100)
    return scene


def replays(studio: Studio, name: str, players: int) -> None:
    """Show the saved games."""
    _replays(studio, name, players)


def replays_unfinished(studio: Studio, name: str, _players: int) -> None:
    """Show the games that can be continued."""
    with several_unfinished(studio):
        scene = SavedGamesScene(name, unfinished=True)
        studio.show(scene)
        while scene.working:
            studio.wait(100)


def replays_delete(studio: Studio, name: str, players: int) -> None:
    """Show the question before a game is deleted."""
    _replays(studio, name, players)
    studio.press(pygame.K_DELETE)


def replays_import(studio: Studio, name: str, players: int) -> None:
    """Show the files that were found for an import."""
    scene = _replays(studio, name, players)
    for number, game in enumerate(scene.games):
        copy = Path.home() / HOME_FOLDERS[number % 2] / export_path(game).name
        if not copy.exists():
            shutil.copy2(game.path, copy)
    studio.click(scene.import_button.rect.center)


def replays_export(studio: Studio, name: str, players: int) -> None:
    """Show where a saved game is to be exported."""
    buttons = (widget for widget in _replays(studio, name, players).form.widgets if isinstance(widget, Button))
    next(button for button in buttons if button.icon == "export").on_press()
    studio.wait(300)


def replays_empty(studio: Studio, name: str, _players: int) -> None:
    """Show the empty list before the first game."""
    with TemporaryDirectory() as folder, Store(Path(folder)) as nothing:
        kept, studio.app.store = studio.app.store, nothing
        studio.show(SavedGamesScene(name))
        studio.app.store = kept


def _viewer(studio: Studio, name: str, players: int) -> ReplayScene:
    summary = next(game for game in studio.store.list_games() if game.edition == name and len(game.seats) == players)
    scene = ReplayScene(Replay.load(summary.path))
    studio.show(scene)
    studio.press(pygame.K_SPACE)
    scene.seek(len(scene.replay) * 3 // 5)
    return scene


def replay(studio: Studio, name: str, players: int) -> None:
    """Show the viewer in the middle of a game."""
    _viewer(studio, name, players)


def replay_start(studio: Studio, name: str, players: int) -> None:
    """Show the opening deal with the focus on the way forward: nothing lies before it."""
    scene = _viewer(studio, name, players)
    scene.seek(0)
    onward = next(button for button in scene.bar.buttons if button.icon == "step_forward")
    while scene.form.focused is not onward:
        studio.press(pygame.K_TAB)
    studio.wait(600)


def replay_end(studio: Studio, name: str, players: int) -> None:
    """Show the end of a game with the pointer on the speed: nothing lies behind it."""
    scene = _viewer(studio, name, players)
    scene.seek(len(scene.replay) - 1)
    studio.point(next(button for button in scene.bar.buttons if button.label).rect.center)
    studio.wait(600)


def replay_keys(studio: Studio, name: str, players: int) -> None:
    """Show the keys of the viewer."""
    _viewer(studio, name, players)
    studio.press(pygame.K_h)
    studio.wait(300)


def replay_score(studio: Studio, name: str, players: int) -> None:
    """Show the large score track."""
    _viewer(studio, name, players)
    studio.press(pygame.K_s)


@cache
def _judged(view: GameState, action: Action) -> Judgement:
    """Return what the net finds in a decision; the search, most of a review's time, is left out."""
    return JudgeTask(view, 0, REVIEW_S, action).run({})


def replay_review(studio: Studio, name: str, players: int) -> None:
    """Show the review of a game all of which is judged."""
    scene = _viewer(studio, name, players)
    decisions = decisions_of(scene.replay)
    scene.judgements.update((number, _judged(each.view, each.action)) for number, each in enumerate(decisions))
    studio.press(pygame.K_r)
    review = studio.app.scene
    assert isinstance(review, ReviewScene) and review.mistakes


def replay_menu(studio: Studio, name: str, players: int) -> None:
    """Show the menu of a replay."""
    _viewer(studio, name, players)
    studio.press(pygame.K_m)


def replay_eyes(studio: Studio, name: str, players: int) -> None:
    """Show the choice of the viewer whose cards are visible."""
    ask_view(_viewer(studio, name, players))
    studio.wait(300)


def replay_fork(studio: Studio, name: str, players: int) -> None:
    """Show the choice of players for a game continued from here."""
    _viewer(studio, name, players)
    studio.press(pygame.K_p)


def replay_export(studio: Studio, name: str, players: int) -> None:
    """Show the choices of an export."""
    _viewer(studio, name, players)
    studio.press(pygame.K_e)


REPLAYS: Final[dict[str, Take]] = {
    "replays": replays,
    "replays-empty": replays_empty,
    "replays-unfinished": replays_unfinished,
    "replays-delete": replays_delete,
    "replays-import": replays_import,
    "replays-export": replays_export,
    "replay": replay,
    "replay-start": replay_start,
    "replay-end": replay_end,
    "replay-keys": replay_keys,
    "replay-score": replay_score,
    "replay-review": replay_review,
    "replay-menu": replay_menu,
    "replay-eyes": replay_eyes,
    "replay-fork": replay_fork,
    "replay-export": replay_export,
}
