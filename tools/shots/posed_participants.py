"""Participants at other screens in a given, unchanging state, for pictures and tests.

Implements the protocol ``Participants`` without a network or a scene.
"""

from __future__ import annotations

import msgspec

from game.rules import Seat
from game.sessions.participants import ChatLine, Participant, TableState
from game.support.reactions import Reaction
from tools.shots.posed import NAMES

PINGS = (-1, 4, 23, 61)
LINES = (
    (1, "Good evening, everybody! Shall we?"),
    (0, "I’m ready."),
    (2, "That was my ruby, I had been saving up for it for three rounds."),
    (3, "There will be another one."),
)


class PosedParticipants:
    """Everybody at the table; the person at this screen has the first seat and deals.

    What a screen would send is kept in ``sent``.
    """

    def __init__(self, edition: str, players: int, watching: int = 1) -> None:
        people = [
            Participant(name, seat, me=seat == 0, ping_ms=PINGS[seat], acknowledged=99, host=seat == 0)
            for seat, name in enumerate(NAMES[edition][:players])
        ]
        people += [Participant(f"Guest {number + 1}", None) for number in range(watching)]
        self.state = TableState(tuple(people), clock_s=42)
        self.sent: list[tuple[str, object]] = []
        for seat, text in LINES:
            if seat < players:
                self.receive(seat, text)

    def set(self, **fields: object) -> None:
        """Replace fields of the state."""
        self.state = msgspec.structs.replace(self.state, **fields)

    def receive(self, seat: Seat, text: str, reaction: Reaction | None = None) -> None:
        """Add a chat line or a reaction of a seat."""
        chat = self.state.chat
        number = chat[-1].number + 1 if chat else 1
        self.set(chat=(*chat, ChatLine(number, self.state.people[seat].name, seat, text, reaction)))

    def lose(self, seat: Seat) -> None:
        """Disconnect a seat, for which a bot plays; the participant after it is behind with their signature."""
        name = self.state.people[seat].name
        self.set(notice=f"{name} is disconnected. The computer plays for them until they return.", absent=seat)
        self.change(seat, connected=False, away_s=42, bot=True)
        if seat + 1 < len(self.state.people) and self.state.people[seat + 1].seat is not None:
            self.change(seat + 1, acknowledged=0)

    def change(self, index: int, **fields: object) -> None:
        """Replace fields of a participant."""
        person = msgspec.structs.replace(self.state.people[index], **fields)
        self.set(people=(*self.state.people[:index], person, *self.state.people[index + 1 :]))

    def send_chat(self, text: str) -> None:
        """Record the line and add it to the chat."""
        self.sent.append(("send_chat", text))
        self.receive(0, text)

    def react(self, kind: Reaction) -> None:
        """Record the reaction and add it to the chat."""
        self.sent.append(("react", kind))
        self.receive(0, "", kind)

    def mute(self, name: str, on: bool) -> None:
        """Mute a participant and remove their lines, or unmute them."""
        index = next(index for index, person in enumerate(self.state.people) if person.name == name)
        self.change(index, muted=on)
        self.set(chat=tuple(said for said in self.state.chat if not on or said.name != name))

    def answer(self, yes: bool) -> None:
        """Record the answer and clear the question."""
        self.sent.append(("answer", yes))
        self.set(question=None)
