"""A posed table with participants at other screens, which records the requests."""

from __future__ import annotations

import pytest

from game.rules import Action, Phase
from game.scenes.table.dialogs.questions import GRACE_MS
from game.scenes.table.scene import TableScene
from game.sessions.update import Update
from game.ui.app.app import App
from game.view.descriptions.presence import ParticipantsView
from tests.scenes.conftest import Person
from tools.shots.gathered import FakeRoom
from tools.shots.posed import PosedSession, position, seats
from tools.shots.posed_participants import PosedParticipants


class Table(PosedSession):
    """A posed game with people at other screens, that keeps what is wished."""

    def __init__(self, participants: PosedParticipants, mine: frozenset[int] = frozenset({0})) -> None:
        steps = position("base", 3, lambda s: s.turn == 1 and s.round >= 5 and s.phase is Phase.ACTION)
        super().__init__(steps, seats("base", 3, 3))
        self.local_seats, self.shown, self.participants = mine, min(mine, default=None), participants
        self.wished: list[str] = []
        self.polled = 0
        self.news: list[Update] = []
        self.closed = False

    def poll(self) -> list[Update]:
        self.polled += 1
        news, self.news = self.news, []
        return news

    def propose(self, seat: int, action: Action) -> None:
        self.wished.append("propose")

    def take_back(self, seat: int) -> None:
        self.wished.append("takeback")

    def agree_end(self, seat: int, yes: bool) -> None:
        self.wished.append(f"end {yes}")

    def resign(self, seat: int) -> None:
        self.wished.append("resign")

    def set_paused(self, paused: bool) -> None:
        assert not paused, "a game among several screens never pauses"

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def participants() -> PosedParticipants:
    """Three players, one of them local, and a spectator."""
    return PosedParticipants("base", 3)


@pytest.fixture
def room() -> FakeRoom:
    """The room that the game is played in."""
    return FakeRoom(None, hosting=True, phase="game")


@pytest.fixture
def table(app: App, participants: PosedParticipants, room: FakeRoom) -> TableScene:
    """Somebody has sat down."""
    scene = TableScene(app, Table(participants), room)
    app.reset(scene)
    app.step(20)
    return scene


def participants_view(table: TableScene) -> ParticipantsView:
    found = table.highlights().participants_view
    assert found is not None
    return found


def choose(person: Person, label: str) -> None:
    person.watch(GRACE_MS + 100)
    person.click(person.button(label))
