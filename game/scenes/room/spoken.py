"""The room before a game in words, for a screen reader: join requests, people, options.

Knows the state of a room; knows nothing of what was spoken before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.scenes.room import text as texts
from game.support.i18n import tr
from game.ui.app.scene import Spoken
from game.view.descriptions.sentence_parts import labelled, listed

if TYPE_CHECKING:
    from net.protocol.messages import Lobby, LobbySeat
    from net.protocol.room_types import Knock
    from net.room.room import RoomState


def spoken_room(state: RoomState, waiting: str, foot: str) -> Iterator[Spoken]:
    """Return what may change in a room, join requests first; for a person who is not admitted yet only ``waiting``."""
    lobby = state.lobby
    for place, knock in enumerate(state.knocks):
        yield Spoken(f"knock {knock.number}", texts.join_request(knock) if place else _with_words(knock))
    if waiting or lobby is None:
        yield Spoken("waiting", waiting)
        return
    for number, seat in enumerate(lobby.seats):
        label = tr("Seat {number}").format(number=number + 1)
        yield Spoken(f"seat {number}", labelled(label, _describe_seat(lobby, seat, mine=seat.person == state.me)))
    yield Spoken("watching", texts.watching(lobby))
    if not state.hosting:
        for option in texts.lobby_options(lobby, served=state.served):
            yield Spoken(f"option {option.key}", labelled(option.label, option.value))
    yield Spoken("foot", foot)


def _with_words(knock: Knock) -> str:
    """Return a join request with the words to compare."""
    return f"{texts.join_request(knock)}. {texts.advice(knock)} {', '.join(knock.safety_words)}."


def _describe_seat(lobby: Lobby, seat: LobbySeat, *, mine: bool) -> str:
    human = seat.kind == "human"
    parts = [texts.seat_name(seat), texts.seat_note(lobby, seat, mine=mine and human)]
    return listed([*parts, texts.ready(seat)] if human else parts)
