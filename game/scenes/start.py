"""Opening the window: the program's parts are put together and the first scene is shown.

Knows the options of the command line, the app, the navigator, the network and the crash guard; knows nothing of what a
scene shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.navigation import SceneNavigator, first_scene, narrator
from game.scenes.title.crash import CrashScene
from game.scenes.window_options import WindowError
from game.support.i18n import LANGUAGES, set_language, system_language, tr
from game.support.terminal import print_error
from game.ui.app.app import App
from game.ui.app.crash_guard import guard, write_report
from game.ui.app.display import NoDisplay

if TYPE_CHECKING:
    from game.scenes.window_options import WindowOptions
    from game.storage.settings import Settings
    from game.storage.store import Store
    from net.room.room import Network


def run_window(options: WindowOptions) -> int:
    """Open the window and return the exit code after it was closed.

    Raises ``WindowError`` if there is no display, and after an unexpected error, for which a report was written.
    """
    try:
        wrong = _show(options)
    except NoDisplay as error:
        raise WindowError(str(error)) from error
    except Exception as error:
        report = write_report(options.store.data_dir, error, "The window has failed")
        sentences = [tr("Something went wrong. Your game is saved up to the last move.")]
        if report is not None:
            sentences.append(tr("A report was saved as {path}.").format(path=report))
        raise WindowError(" ".join(sentences)) from error
    if wrong is not None:
        print_error(wrong)
    return 0


def open_app(settings: Settings, store: Store, size: tuple[int, int], *, fullscreen: bool = False) -> App:
    """Return the app with an open window, navigator, network and crash guard."""

    def network() -> Network:
        from net.room.live_network import open_network  # takes longer to load than the title

        return open_network(store)

    handler = guard(store.data_dir, lambda app: app.go.to_menu(app.settings.edition), CrashScene)
    app = App(settings, store, size, fullscreen=fullscreen, on_error=handler)
    app.go, app.open_network = SceneNavigator(app), network
    return app


def _show(options: WindowOptions) -> str | None:
    """Show the window until it is closed; return an error message if its size cannot be saved."""
    settings = options.settings
    _choose_language(options)
    if options.edition is not None:
        settings.edition = options.edition
    size = options.size or (settings.width, settings.height)
    fullscreen = settings.fullscreen if options.fullscreen is None else options.fullscreen
    if options.size is not None and options.fullscreen is None:
        fullscreen = False
    app = open_app(settings, options.store, size, fullscreen=fullscreen)
    if options.network is not None:
        app.network = options.network
    if options.scene == "menu":
        app.look(settings.edition).atlas.prefetch("bg/menu", *app.size)
    _set_icon(app)
    if options.narrate:
        app.listener = narrator()
    app.run(first_scene(options), options.frames)
    return _remember_window(app)


def _choose_language(options: WindowOptions) -> None:
    """Set the language of the options, else of the settings, else of the system; English if its catalogue is broken."""
    wanted = options.language or options.settings.language or system_language()
    try:
        set_language(wanted if wanted in LANGUAGES else "en")
    except (OSError, ValueError):
        set_language("en")


def _set_icon(app: App) -> None:
    """Set the window's icon to a stone of the edition."""
    pygame.display.set_icon(app.look(app.settings.edition).sprite("gem/1", 40, 40).surface)


def _remember_window(app: App) -> str | None:
    """Save the window's size; return an error message if that fails."""
    if not app.display.fullscreen:
        app.settings.width, app.settings.height = app.size
    return app.settings.try_to_save(app.store.data_dir)
