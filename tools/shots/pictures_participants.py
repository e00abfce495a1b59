"""The pictures of a table with people at other screens: the chat, somebody lost, questions and alarms.

Knows the table and the made-up people of ``posed_participants``; knows nothing of files.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.table.dialogs.questions import KnockScene
from game.scenes.table.overlays.seat_page import open_seat
from game.scenes.table.scene import TableScene
from game.sessions.participants import Question
from game.view.layout.table import Control
from net.protocol.room_types import Knock
from tools.shots import gathered
from tools.shots.posed import NAMES, PosedSession, position, seats
from tools.shots.posed_participants import PosedParticipants
from tools.shots.seated import Take, center, late
from tools.shots.stage import Studio


def _among(
    studio: Studio, name: str, players: int, participants: PosedParticipants, humans: int | None = None
) -> TableScene:
    """Show a game with participants at other screens, on another player's turn."""
    steps = position(name, players, lambda s: late(s, players - 1))
    session = PosedSession(steps, seats(name, players, players if humans is None else humans))
    session.local_seats, session.shown, session.participants = frozenset({0}), 0, participants
    scene = TableScene(studio.app, session)
    studio.show(scene, 1500)
    return scene


def participants(studio: Studio, name: str, players: int) -> None:
    """Show a table of people at several screens, all connected, with a new chat line."""
    posed = PosedParticipants(name, players)
    _among(studio, name, players, posed)
    posed.receive(1, "", "nice")
    studio.wait(200)


def participants_chat(studio: Studio, name: str, players: int) -> None:
    """Show the open chat."""
    _among(studio, name, players, PosedParticipants(name, players))
    studio.press(pygame.K_t)


def participants_seat(studio: Studio, name: str, players: int) -> None:
    """Show the pieces of a player at a table of a server, with the way to their page."""
    scene = _among(studio, name, players, PosedParticipants(name, players))
    scene.table.room = room = gathered.FakeRoom(None, hosting=False, phase="game")
    room.hall = gathered.hall(name)
    open_seat(scene.table, 1)
    studio.wait(200)


def participants_lost(studio: Studio, name: str, players: int) -> None:
    """Show a disconnected player replaced by a bot, a missing signature, and a clock that runs out."""
    posed = PosedParticipants(name, players)
    posed.lose(1)
    posed.set(clock_s=9)
    _among(studio, name, players, posed)


def participants_watching(studio: Studio, name: str, players: int) -> None:
    """Show the table of a spectator."""
    posed = PosedParticipants(name, players)
    posed.set(clock_s=None)
    for seat in range(players):
        posed.change(seat, me=False, ping_ms=4 + 9 * seat)
    posed.change(players, me=True)
    scene = _among(studio, name, players, posed)
    session = scene.session
    assert isinstance(session, PosedSession)
    session.local_seats, session.shown = frozenset(), None
    studio.show(TableScene(studio.app, session), 1500)


def participants_question(studio: Studio, name: str, players: int) -> None:
    """Show a question of another player."""
    posed = PosedParticipants(name, players)
    posed.set(question=Question("takeback", NAMES[name][1]), agreed=(1, 2) if players > 2 else (1,))
    _among(studio, name, players, posed)


def participants_knock(studio: Studio, name: str, players: int) -> None:
    """Show a request to be admitted to a game in play."""
    scene = _among(studio, name, players, PosedParticipants(name, players))
    room = gathered.FakeRoom(None, phase="game")
    room.set(knocks=(Knock(7, "Ilse", gathered.WORDS, watch=False),))
    studio.app.push(KnockScene(scene.edition, room))
    studio.wait(300)


def participants_alarm(studio: Studio, name: str, players: int) -> None:
    """Show the report of misconduct."""
    posed = PosedParticipants(name, players)
    posed.set(alarm=f"{NAMES[name][1]} showed a card that does not fit what was sealed at the beginning.")
    _among(studio, name, players, posed)


def participants_closed(studio: Studio, name: str, players: int) -> None:
    """Show that the host closed the table."""
    posed = PosedParticipants(name, players)
    posed.set(closed=f"{NAMES[name][1]} closed the table.")
    _among(studio, name, players, posed)


def participants_pause(studio: Studio, name: str, players: int) -> None:
    """Show the menu of a game with people at other screens."""
    scene = _among(studio, name, players, PosedParticipants(name, players))
    studio.click(center(scene, Control.MENU))


PARTICIPANTS: Final[dict[str, Take]] = {
    "table-participants": participants,
    "table-chat": participants_chat,
    "table-served-seat": participants_seat,
    "table-lost": participants_lost,
    "table-watching": participants_watching,
    "table-question": participants_question,
    "table-knock": participants_knock,
    "table-alarm": participants_alarm,
    "table-closed": participants_closed,
    "table-others-pause": participants_pause,
}
