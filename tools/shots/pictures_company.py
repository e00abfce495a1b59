"""The pictures of a table with people at other screens: the chat, somebody lost, questions and alarms.

Knows the table and the made-up people of ``posed_company``; knows nothing of files.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.rules import Phase
from game.scenes.table.questions import KnockScene
from game.scenes.table.scene import TableScene
from game.sessions.participants import Question
from game.view.layout.table import Control
from net.protocol.room_types import Knock
from tools.shots import gathered
from tools.shots.posed import NAMES, PosedSession, position, seats
from tools.shots.posed_company import PosedCompany
from tools.shots.seated import Take, center
from tools.shots.stage import Studio


def _among(studio: Studio, name: str, players: int, company: PosedCompany, humans: int | None = None) -> TableScene:
    """Sit down among people at other screens, on somebody else's turn."""
    steps = position(name, players, lambda s: s.turn == players - 1 and s.round >= 14 and s.phase is Phase.ACTION)
    session = PosedSession(steps, seats(name, players, players if humans is None else humans))
    session.local_seats, session.shown, session.company = frozenset({0}), 0, company
    scene = TableScene(studio.app, session)
    studio.show(scene, 1500)
    return scene


def company(studio: Studio, name: str, players: int) -> None:
    """Show a table of people at several screens: everybody is there, one of them has just said something."""
    posed = PosedCompany(name, players)
    _among(studio, name, players, posed)
    posed.hear(1, "", "nice")
    studio.wait(200)


def company_chat(studio: Studio, name: str, players: int) -> None:
    """Show the open chat."""
    _among(studio, name, players, PosedCompany(name, players))
    studio.press(pygame.K_t)


def company_lost(studio: Studio, name: str, players: int) -> None:
    """Show somebody lost, for whom a bot plays, somebody whose signature is missing, and a clock that runs out."""
    posed = PosedCompany(name, players)
    posed.lose(1)
    posed.set(clock_s=9)
    _among(studio, name, players, posed)


def company_watching(studio: Studio, name: str, players: int) -> None:
    """Show what somebody sees who only looks on."""
    posed = PosedCompany(name, players)
    posed.set(clock_s=None)
    for seat in range(players):
        posed.change(seat, me=False, ping_ms=4 + 9 * seat)
    posed.change(players, me=True)
    scene = _among(studio, name, players, posed)
    session = scene.session
    assert isinstance(session, PosedSession)
    session.local_seats, session.shown = frozenset(), None
    studio.show(TableScene(studio.app, session), 1500)


def company_question(studio: Studio, name: str, players: int) -> None:
    """Show what somebody else asks."""
    posed = PosedCompany(name, players)
    posed.set(question=Question("takeback", NAMES[name][1]))
    _among(studio, name, players, posed)


def company_knock(studio: Studio, name: str, players: int) -> None:
    """Show somebody at the door of a game in play."""
    scene = _among(studio, name, players, PosedCompany(name, players))
    room = gathered.FakeRoom(None, phase="game")
    room.set(knocks=(Knock(7, "Ilse", gathered.WORDS, watch=False),))
    studio.app.push(KnockScene(scene.edition, room))
    studio.wait(300)


def company_alarm(studio: Studio, name: str, players: int) -> None:
    """Show that somebody was caught."""
    posed = PosedCompany(name, players)
    posed.set(alarm=f"{NAMES[name][1]} showed a card that does not fit what was sealed at the beginning.")
    _among(studio, name, players, posed)


def company_closed(studio: Studio, name: str, players: int) -> None:
    """Show that the host has closed the table."""
    posed = PosedCompany(name, players)
    posed.set(closed=f"{NAMES[name][1]} has closed the table.")
    _among(studio, name, players, posed)


def company_pause(studio: Studio, name: str, players: int) -> None:
    """Show the menu of a game with people at other screens."""
    scene = _among(studio, name, players, PosedCompany(name, players))
    studio.click(center(scene, Control.MENU))


COMPANY: Final[dict[str, Take]] = {
    "table-company": company,
    "table-chat": company_chat,
    "table-lost": company_lost,
    "table-watching": company_watching,
    "table-question": company_question,
    "table-knock": company_knock,
    "table-alarm": company_alarm,
    "table-closed": company_closed,
    "table-others-pause": company_pause,
}
