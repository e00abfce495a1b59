"""What a program without a window prints: each thing once, and nothing every second."""

from __future__ import annotations

import io
from collections.abc import Callable

import msgspec
import pytest

from game.rules import Phase
from game.sessions.update import Update
from net.protocol.room_types import Knock
from net.room.headless import Headless, SeatPolicy
from tools.shots.gathered import FakeRoom
from tools.shots.posed import PosedSession, position, seats
from tools.shots.posed_participants import PosedParticipants

AWAY = "Bo is disconnected. The computer plays for them in {}."


class Table(PosedSession):
    """A game whose updates are supplied by the test."""

    def __init__(self, participants: PosedParticipants) -> None:
        super().__init__(
            position("base", 3, lambda state: state.round >= 2 and state.phase is Phase.ACTION), seats("base", 3, 3)
        )
        self.participants = participants
        self.news: list[Update] = []

    def poll(self) -> list[Update]:
        news, self.news = self.news, []
        return news


class Evening:
    """A room, its game, and the network around it: each time the program waits, the next thing happens."""

    def __init__(self) -> None:
        self.participants = PosedParticipants("base", 3)
        self.table = Table(self.participants)
        self.room = FakeRoom(None, hosting=False, phase="game")
        self.room.begin(self.table)
        self.notes: tuple[str, ...] = ()
        self.steps: list[Callable[[], None]] = []

    def wait(self, seconds: float) -> None:
        if self.steps:
            self.steps.pop(0)()
        else:
            self.room.end("The table is closed.")

    def take_notes(self) -> tuple[str, ...]:
        notes, self.notes = self.notes, ()
        return notes

    def said(self, *steps: Callable[[], None], out: io.StringIO | None = None) -> list[str]:
        """Apply the changes one after the other and return the lines on the error stream."""
        self.steps = list(steps)
        err = io.StringIO()
        assert Headless(self.room, self, SeatPolicy(), bytes(32), out or io.StringIO(), err).run() == 1
        lines = [line.removeprefix("cabochon: ") for line in err.getvalue().splitlines()]
        assert lines.pop() == "The table is closed."
        return lines

    def notice(self, text: str) -> Callable[[], None]:
        return lambda: self.participants.set(notice=text)

    def refuse(self, sentence: str) -> Callable[[], None]:
        last = self.table.history()[-1]
        return lambda: self.table.news.append(msgspec.structs.replace(last, kind="rejected", sentence=sentence))

    def go_on(self) -> None:
        last = self.table.history()[-1]
        self.table.news.append(msgspec.structs.replace(last, seq=last.seq + 1))


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.setattr("net.room.headless.WARNING_S", 0.0)
    return Evening()


def test_a_countdown_is_printed_once(evening: Evening) -> None:
    countdown = [evening.notice(AWAY.format(left)) for left in ("3 seconds", "2 seconds", "1 second")]
    playing = "Bo is away. The computer plays for them until they return."
    assert evening.said(*countdown, evening.notice(playing), evening.notice(""), evening.notice(playing)) == [
        AWAY.format("3 seconds"),
        playing,
        playing,
    ]


def test_a_refusal_is_printed_once_for_each_position(evening: Evening) -> None:
    lost, wrong = "Cannot reach the table right now.", "There are not enough tokens."
    refused = [evening.refuse(lost)] * 3
    assert evening.said(*refused, evening.refuse(wrong), evening.go_on, *refused) == [lost, wrong, lost]


def test_a_knock_is_declined_in_a_game_too_and_a_host_to_be_prints_its_invitation(evening: Evening) -> None:
    def take_over() -> None:
        evening.room.set(hosting=True, invitation="cabochon://192.0.2.7:4000/ABCDEFGH")
        evening.room.set(knocks=(Knock(7, "Cy", ("a", "b", "c", "d"), True),))

    out = io.StringIO()
    assert evening.said(take_over, evening.notice(""), out=out) == [
        "Cy was declined. Players can join only with the code."
    ]
    assert ("admit", 7, False) in evening.room.asked
    assert out.getvalue().splitlines()[-1] == evening.room.state.invitation


def test_damage_is_printed_as_soon_as_it_is_known(evening: Evening) -> None:
    evening.notes = ("Your key was damaged.",)
    later = "Your copy was damaged."
    assert evening.said(lambda: setattr(evening, "notes", (later,)), evening.notice("")) == [
        "Your key was damaged.",
        later,
    ]
