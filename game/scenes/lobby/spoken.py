"""The room before a game in words, for people who hear instead of see: who knocks, who is there, what is agreed.

Knows the state of a room; knows nothing of what was spoken before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.scenes.lobby import text as words
from game.support.i18n import tr
from game.ui.app.scene import Spoken
from game.view.descriptions.sentences import labelled, listed

if TYPE_CHECKING:
    from net.protocol.messages import Lobby, LobbySeat
    from net.protocol.room_types import Knock
    from net.room.room import RoomState


def spoken_room(state: RoomState, door: str, foot: str) -> Iterator[Spoken]:
    """Return what may change in a room, what wants an answer first; only ``door`` for somebody who is not in yet."""
    lobby = state.lobby
    for place, knock in enumerate(state.knocks):
        yield Spoken(f"knock {knock.number}", words.wish(knock) if place else _asked(knock))
    if door or lobby is None:
        yield Spoken("door", door)
        return
    for seat, chair in enumerate(lobby.seats):
        label = tr("Seat {number}").format(number=seat + 1)
        yield Spoken(f"chair {seat}", labelled(label, _said_chair(lobby, chair, mine=chair.person == state.me)))
    yield Spoken("watching", words.watching(lobby))
    if not state.hosting:
        for option in words.table_options(lobby.options):
            yield Spoken(f"option {option.key}", labelled(option.label, option.value))
    yield Spoken("foot", foot)


def _asked(knock: Knock) -> str:
    """Say who waits for an answer, and the words to compare; the buttons with the answer bear the same name."""
    return f"{words.wish(knock)}. {words.advice(knock)} {', '.join(knock.words)}."


def _said_chair(lobby: Lobby, chair: LobbySeat, *, mine: bool) -> str:
    human = chair.kind == "human"
    parts = [words.chair_name(chair), words.chair_note(lobby, chair, mine=mine and human)]
    return listed([*parts, words.ready(chair)] if human else parts)
