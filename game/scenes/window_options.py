"""How the window is to be opened, and the error where it cannot be: what the command line passes to ``start``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from game.storage.settings import Settings
from game.storage.store import Store

if TYPE_CHECKING:
    from net.room.room import Network, Room

Scene: TypeAlias = Literal["menu", "demo", "replay"]


class WindowError(Exception):
    """The window cannot be opened: the text is one sentence for the person."""


class WindowOptions(msgspec.Struct, frozen=True):
    """How to open the window.

    An option that was not given is ``None``: then the settings decide. ``seed`` (32 bytes) makes the deal of the next
    new game repeatable; ``replay`` is the file of a record that was checked; ``note`` is a sentence to show at once;
    ``frames`` closes the window after that many frames; ``narrate`` writes all that happens to the terminal;
    ``open_room`` opens or joins a table of the ``network``.
    """

    store: Store
    settings: Settings
    scene: Scene = "menu"
    edition: str | None = None
    players: int | None = None
    seed: bytes | None = None
    language: str | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    replay: Path | None = None
    note: str | None = None
    frames: int | None = None
    narrate: bool = False
    network: Network | None = None
    open_room: Callable[[Network], Room] | None = None
