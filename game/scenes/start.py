"""Opening the window: the settings that hold from the start, the first scene, and what follows an error.

Knows the options of the command line and which scene they ask for. The scenes are imported when they are needed, so
that the title shows at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.title.crash import CrashScene
from game.scenes.window_options import WindowError
from game.storage.settings import FILE_NAME
from game.support.i18n import LANGUAGES, set_language, system_language, tr
from game.support.terminal import print_error, speak
from game.ui.app.app import App, Scene
from game.ui.app.crash_guard import guard, write_report
from game.ui.app.display import NoDisplay

if TYPE_CHECKING:
    from game.scenes.window_options import WindowOptions


def run_window(options: WindowOptions) -> int:
    """Open the window and stay until it is closed.

    Raises ``WindowError`` where there is no screen, and after an error that no scene could answer, once it is reported.
    """
    try:
        wrong = _show(options)
    except NoDisplay as error:
        raise WindowError(str(error)) from error
    except Exception as error:
        report = write_report(options.store.data_dir, error, "The window has failed")
        sentences = [tr("Something unexpected happened, and your game is saved as it was.")]
        if report is not None:
            sentences.append(tr("A report was written to {path}.").format(path=report))
        raise WindowError(" ".join(sentences)) from error
    if wrong is not None:
        print_error(wrong)
    return 0


def _show(options: WindowOptions) -> str | None:
    """Show the window until it is closed; gives a sentence where its size cannot be kept for the next time."""
    settings = options.settings
    _choose_language(options)
    if options.edition is not None:
        settings.edition = "marvel" if options.edition == "marvel" else "base"
    size = options.size or (settings.width, settings.height)
    fullscreen = settings.fullscreen if options.fullscreen is None else options.fullscreen
    if options.size is not None and options.fullscreen is None:
        fullscreen = False
    handler = guard(options.store.data_dir, _after_error, CrashScene)
    app = App(settings, options.store, size, fullscreen=fullscreen, on_error=handler)
    if options.network is not None:
        app.network = options.network
    if options.scene == "menu":
        app.look(settings.edition).atlas.prefetch("bg/menu", *app.size)
    _set_icon(app)
    if options.narrate:
        from game.scenes.narration.narrator import Narrator

        app.listener = Narrator(speak)
    app.run(first_scene(options), options.frames)
    return _remember_window(app)


def first_scene(options: WindowOptions) -> Scene:
    """Make the scene that the options ask for: the demo, the viewer, a room, a prefilled setup or the title."""
    edition = options.settings.edition
    if options.scene == "demo":
        from game.scenes.title.demo import DemoScene

        return DemoScene(edition, options.players or 4, options.seed)
    if options.scene == "replay" and options.replay is not None:
        from game.replays.replay import Replay
        from game.scenes.replays.viewer import ReplayScene

        return ReplayScene(Replay.load(options.replay), open_ended=False)
    from game.scenes.title.menu import MenuScene

    if options.network is not None and options.open_room is not None:
        from game.scenes.lobby.room import LobbyRoomScene
        from game.storage.folder import StoreError
        from net.protocol.room_types import NetworkError

        try:
            return LobbyRoomScene(edition, options.open_room(options.network))
        except (NetworkError, StoreError) as error:
            return MenuScene(edition, note=" ".join((*options.network.take_notes(), str(error))))
    preset = options.edition is not None or options.players is not None or options.seed is not None
    if preset or options.note is not None:
        return MenuScene(edition, preset=(options.players, options.seed) if preset else None, note=options.note)
    return MenuScene(edition, welcome=_is_first_start(options))


def _is_first_start(options: WindowOptions) -> bool:
    """Tell whether nobody has used the program from this folder: it holds neither settings nor games."""
    store = options.store
    games = store.games_dir.iterdir() if store.games_dir.is_dir() else ()
    return not (store.data_dir / FILE_NAME).exists() and not any(games)


def _choose_language(options: WindowOptions) -> None:
    """Take the language asked for, else the settings', else the system's; English where its words cannot be read."""
    wanted = options.language or options.settings.language or system_language()
    try:
        set_language(wanted if wanted in LANGUAGES else "en")
    except (OSError, ValueError):
        set_language("en")


def _after_error(app: App) -> None:
    from game.scenes.navigation import to_menu

    to_menu(app, app.settings.edition)


def _set_icon(app: App) -> None:
    """Give the window a stone of the edition as its icon."""
    pygame.display.set_icon(app.look(app.settings.edition).sprite("gem/1", 40, 40).surface)


def _remember_window(app: App) -> str | None:
    """Keep the window's size for the next time; gives a sentence where that fails."""
    if not app.fullscreen:
        app.settings.width, app.settings.height = app.size
    return app.settings.try_to_save(app.store.data_dir)
