"""A guest among the others at a table: who is there, what is said, what is asked and answered.

Knows what the host tells of people and passes on; knows nothing of the deal and the game, which ``client`` adds.
"""

from __future__ import annotations

from collections import deque
from typing import TypeAlias

from game.rules import Seat
from game.sessions.participants import ChatLine
from game.support.cleaning import clean_name, clean_text
from net.guest.handshake import Credentials, Handshake
from net.guest.states import State
from net.protocol.limits import CHAT_KEPT, CHAT_LENGTH
from net.protocol.messages import (
    AnyMessage,
    Backlog,
    Chat,
    ChatRelay,
    Lobby,
    PeerAddress,
    Presence,
    React,
    Reaction,
    Rename,
    Reply,
    Request,
    RequestStatus,
    ResignRequest,
    TableOptions,
    TakeSeat,
    Vote,
)

_Line: TypeAlias = tuple[str, Seat | None, str, Reaction | None]


class Member(Handshake):
    """Somebody who is in, among others."""

    def __init__(self, papers: Credentials) -> None:
        """Be somebody who has not met the others yet."""
        super().__init__(papers)
        self.where = ("", 0)
        """Where the dealer was reached: address and port, for whoever wants to come back."""
        self.hint = ""
        """What is done to find a dealer again: a sentence that goes before the guest's own."""
        self.lobby: Lobby | None = None
        self.options = TableOptions()
        self.roster: tuple[PeerAddress, ...] = ()
        self.watchers: tuple[bytes, ...] = ()
        """The keys of those who look on in this game."""
        self.presence: Presence | None = None
        self.presence_at = 0.0
        self.ballot: RequestStatus | None = None
        self.asked: Vote | None = None
        self.talk: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.takeover = ""
        """Whose place the person is asked to take as the dealer; empty without that question."""
        self.takeover_answer: bool | None = None
        self._said_so_far = 0

    # --- wishes ------------------------------------------------------------------------------------------------------

    def take_seat(self, seat: int) -> None:
        """Move to a chair."""
        self._send_in("lobby", TakeSeat(seat))

    def rename(self, name: str) -> None:
        """Take another name."""
        self.name = clean_name(name) or self.name
        self._send_in("lobby", Rename(self.name))

    def chat(self, text: str) -> None:
        """Say a line."""
        cleaned = clean_text(text, CHAT_LENGTH)
        if cleaned and self.linked:
            self._send(Chat(cleaned))

    def react(self, kind: Reaction) -> None:
        """Send a quick reaction."""
        if self.linked:
            self._send(React(kind))

    def resign(self) -> None:
        """Give up with the own seat."""
        self._send_in("game", ResignRequest())

    def wish(self, vote: Vote) -> None:
        """Ask all others for something."""
        if self.state == "game":
            self.asked = vote
            self._send(Request(vote))

    def consent(self, vote: Vote, yes: bool) -> None:
        """Answer somebody’s wish, or take the own one back."""
        if self.asked == vote and not yes:
            self.asked = None
        self._send_in("game", Reply(vote, yes))

    def ask_takeover(self, name: str) -> None:
        """Ask the person whether to go on without a lost dealer; an empty name takes the question back."""
        self.takeover = name
        self.takeover_answer = None

    def answer_takeover(self, yes: bool) -> None:
        """Take the person's answer; whoever asked reads it."""
        self.takeover = ""
        self.takeover_answer = yes

    # --- what the host tells -----------------------------------------------------------------------------------------

    def _presence(self, message: Presence) -> None:
        self.presence = message
        self.presence_at = self._now

    def _said(self, message: ChatRelay) -> None:
        text = clean_text(message.text, CHAT_LENGTH)
        if text or message.reaction is not None:
            self._hear(clean_name(message.name), message.seat, text, message.reaction)

    def _backlog(self, message: Backlog) -> None:
        """Take in what was said before, but for what was heard here already: who comes back lacks only the end."""
        theirs = [
            (clean_name(line.name), line.seat, clean_text(line.text, CHAT_LENGTH), line.reaction)
            for line in message.lines
        ]
        ours = [(line.name, line.seat, line.text, line.reaction) for line in self.talk if line.name]
        ends = range(len(theirs), 0, -1) if ours else ()
        known = next((at for at in ends if _ends_with(ours, theirs[:at])), 0)
        for name, seat, text, reaction in theirs[known:]:
            if text or reaction is not None:
                self._hear(name, seat, text, reaction)

    def _hear(self, name: str, seat: Seat | None, text: str, reaction: Reaction | None = None) -> None:
        """Add a line to the talk; what the program itself has to say has no name."""
        self._said_so_far += 1
        self.talk.append(ChatLine(self._said_so_far, name, seat, text, reaction))

    def _ballot(self, message: RequestStatus) -> None:
        self.ballot = None if message.seat is None else message
        if message.seat is None and self.asked == message.vote:
            self.asked = None

    def _send_in(self, state: State, message: AnyMessage) -> None:
        if self.state == state:
            self._send(message)


def _ends_with(ours: list[_Line], theirs: list[_Line]) -> bool:
    """Tell whether two accounts of the same talk end alike, as far back as both reach."""
    both = min(len(ours), len(theirs))
    return ours[len(ours) - both :] == theirs[len(theirs) - both :]
