"""The viewer's keys, for the keyboard and a controller, and the note that lists them.

Knows the viewer's interface; knows nothing of buttons on the screen or of drawing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.replays.menu import ask_export, ask_fork, copy_record, open_menu, open_review
from game.scenes.replays.viewer_interface import SPEEDS
from game.scenes.shared.help.key_help import KeyHelpScene
from game.support.i18n import tr
from game.ui.input.bindings import KeyGroup, key_label
from game.ui.input.pad_labels import PadButton
from game.view.layout.table import Control

if TYPE_CHECKING:
    from game.scenes.replays.viewer_interface import ViewerControls

_PAD_KEYS: Final[dict[PadButton | None, int]] = {
    PadButton.X: pygame.K_SPACE,
    PadButton.Y: pygame.K_v,
    PadButton.BACK: pygame.K_l,
}
"""Buttons of a controller that stand for other keys here than elsewhere."""


def handle_key(viewer: ViewerControls, event: pygame.event.Event) -> bool:
    """Perform the action of a key; return False if it is not one of the viewer's keys."""
    last, starts = len(viewer.replay) - 1, viewer.track.round_starts()
    copies = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    match _PAD_KEYS.get(getattr(event, "pad", None), event.key):
        case pygame.K_SPACE:
            viewer.toggle_playing()
        case pygame.K_LEFT:
            viewer.step_by(-1)
        case pygame.K_RIGHT:
            viewer.step_by(1)
        case pygame.K_HOME:
            viewer.seek(0)
        case pygame.K_END:
            viewer.seek(last)
        case pygame.K_PAGEUP | pygame.K_UP:
            viewer.seek(max((step for step in starts if step < viewer.step), default=0))
        case pygame.K_PAGEDOWN | pygame.K_DOWN:
            viewer.seek(min((step for step in starts if step > viewer.step), default=last))
        case pygame.K_s:
            viewer.toggle_chart()
        case pygame.K_v:
            viewer.next_view()
        case pygame.K_p:
            ask_fork(viewer)
        case pygame.K_m | pygame.K_PAUSE:
            open_menu(viewer)
        case pygame.K_r:
            open_review(viewer)
        case pygame.K_e:
            ask_export(viewer)
        case pygame.K_h:
            show_keys(viewer)
        case pygame.K_c if copies:
            copy_record(viewer)
        case pygame.K_l:
            viewer.view.toggle_log()
        case pygame.K_PLUS | pygame.K_KP_PLUS | pygame.K_EQUALS:
            viewer.set_speed(min(viewer.speed + 1, len(SPEEDS) - 1))
        case pygame.K_MINUS | pygame.K_KP_MINUS:
            viewer.set_speed(max(viewer.speed - 1, 0))
        case _:
            return False
    viewer.app.redraw()
    return True


def show_keys(viewer: ViewerControls) -> None:
    """Stop playing and show the list of keys."""
    viewer.pause()
    playing = [
        (tr("Space bar"), tr("play or pause")),
        (tr("Left, Right"), tr("previous or next move")),
        (tr("Up, Down"), tr("previous or next round")),
        (f"{key_label(pygame.K_HOME)}, {key_label(pygame.K_END)}", tr("go to the start or the end")),
        ("+, −", tr("faster or slower")),
    ]
    looking = [
        ("V", tr("change view")),
        ("S", tr("large score history")),
        *([("L", tr("open or close the log"))] if Control.LOG in viewer.view.layout.areas else []),
        ("R", tr("review the game")),
    ]
    keeping = [
        ("P", tr("play from here")),
        ("E", tr("save a picture or a video")),
        (tr("Ctrl+C"), tr("copy the game as text")),
    ]
    program = [
        ("M", tr("open the menu")),
        ("H", tr("show these keys")),
        (tr("Esc"), tr("leave the replay")),
    ]
    groups = [
        KeyGroup(tr("Playing"), "play", playing),
        KeyGroup(tr("Viewing"), "eye", looking),
        KeyGroup(tr("Continue and save"), "fork", keeping),
        KeyGroup(tr("Program"), "menu", program),
    ]
    notes = (tr("Mouse: click the score history to go to a move. Press any key to close."),)
    viewer.app.push(KeyHelpScene(viewer.edition, groups, notes))
