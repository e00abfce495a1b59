"""The room before a game in words, for people who hear instead of see: who knocks, who is there, what is agreed.

Knows the room's scene and looks at it only; knows nothing of what was said before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.scenes.lobby import text as words
from game.support.i18n import tr
from game.view.descriptions.speech import labelled, listed

if TYPE_CHECKING:
    from game.scenes.lobby.room import LobbyRoomScene
    from net.protocol.messages import Lobby, LobbySeat
    from net.protocol.room_types import Knock


def said_room(scene: LobbyRoomScene) -> Iterator[tuple[str, str]]:
    """List what may change in a room, each with its present words; what wants an answer comes first."""
    room, lobby = scene.room, scene.room.state.lobby
    for place, knock in enumerate(room.state.knocks):
        yield f"knock {knock.number}", words.wish(knock) if place else _asked(knock)
    if not scene.gathered or lobby is None:
        yield "door", _at_the_door(scene)
        return
    for seat, chair in enumerate(lobby.seats):
        label = tr("Seat {number}").format(number=seat + 1)
        yield f"chair {seat}", labelled(label, _said_chair(lobby, chair, mine=chair.person == room.state.me))
    yield "watching", words.watching(lobby)
    if not room.state.hosting:
        for option in words.table_options(lobby.options):
            yield f"option {option.key}", labelled(option.label, option.value)
    yield "foot", scene.foot()


def _asked(knock: Knock) -> str:
    """Say who waits for an answer, and the words to compare; the buttons with the answer bear the same name."""
    return f"{words.wish(knock)}. {words.advice(knock)} {', '.join(knock.words)}."


def _at_the_door(scene: LobbyRoomScene) -> str:
    says, shown = scene.door_words()
    return f"{says} {', '.join(shown)}." if shown else says


def _said_chair(lobby: Lobby, chair: LobbySeat, *, mine: bool) -> str:
    human = chair.kind == "human"
    parts = [words.chair_name(chair), words.chair_note(lobby, chair, mine=mine and human)]
    return listed([*parts, words.ready(chair)] if human else parts)
