"""What a guest knows of the people at its table: seats and options, presence, the chat, open requests.

None of this is verified, as none of it counts in the game: what does is signed, and checked in ``replica``. Names and
lines of others are cleaned here before a screen gets them.
Knows nothing of records and links.
"""

from __future__ import annotations

from collections import deque
from typing import TypeAlias

from game.rules import Seat
from game.sessions.participants import ChatLine
from game.support.cleaning import clean_name, clean_text
from game.support.i18n import tr
from game.support.reactions import Reaction
from net.protocol import messages as msg
from net.protocol.limits import CHAT_KEPT, CHAT_LENGTH
from net.protocol.messages import RequestKind, TableOptions

_Line: TypeAlias = tuple[str, Seat | None, str, Reaction | None]


class LobbyState:
    """The newest state of the table as the host has sent it."""

    def __init__(self, name: str) -> None:
        self.name = clean_name(name)
        """This guest’s name."""
        self.latest: msg.Lobby | None = None
        self.options = TableOptions()
        self.presence: msg.Presence | None = None
        self.presence_at = 0.0
        self.request: msg.RequestStatus | None = None
        """The request on which the players are asked to agree."""
        self.asked: RequestKind | None = None
        """This guest’s request that has no answer yet."""
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self._lines = 0

    def update_request(self, message: msg.RequestStatus) -> None:
        """Replace what was known of a request."""
        self.request = None if message.seat is None else message
        if message.seat is None and self.asked == message.kind:
            self.asked = None

    def relayed(self, message: msg.ChatRelay) -> None:
        """Add somebody’s line or reaction to the chat."""
        self._add(*_cleaned(message))

    def backlog(self, message: msg.Backlog) -> None:
        """Add earlier lines, but for those that were received before: after a cut only the last ones are missing."""
        theirs = list(map(_cleaned, message.lines))
        ours = [(line.name, line.seat, line.text, line.reaction) for line in self.chat if line.name]
        ends = range(len(theirs), 0, -1) if ours else ()
        known = next((at for at in ends if _ends_with(ours, theirs[:at])), 0)
        for line in theirs[known:]:
            self._add(*line)

    def time_up(self, message: msg.TimeUp, names: tuple[str, ...], own: Seat | None) -> None:
        """Note in the chat that a turn’s time has run out; ``names`` are those of the seats, ``own`` is ours."""
        if message.seat < len(names):
            others = tr("{name} ran out of time. The computer played this turn.")
            yours = tr("You ran out of time. The computer played this turn.")
            self._add("", message.seat, yours if message.seat == own else others.format(name=names[message.seat]))

    def called_off(self, message: msg.ProposalRejected) -> None:
        """Note in the chat why the start of a game was called off."""
        match message.reason:
            case "declined":
                text = tr("The game did not start: the deal failed {name}’s check.")
            case "absent":
                text = tr("The game did not start: {name} was away or did not respond.")
            case "unseated":
                text = tr("The game did not start: {name} did not respond again and lost the seat.")
            case _:
                text = tr("The game did not start: the host cannot save it.")
        self._add("", None, text.format(name=clean_text(message.text, CHAT_LENGTH)))

    def note(self, text: str) -> None:
        """Add a line of the program itself to the chat."""
        self._add("", None, text)

    def forget_requests(self) -> None:
        """Drop all requests: they do not outlive the link."""
        self.request = self.asked = None

    def _add(self, name: str, seat: Seat | None, text: str, reaction: Reaction | None = None) -> None:
        """Add a line to the chat unless it is empty; the program’s own lines have no name."""
        if text or reaction is not None:
            self._lines += 1
            self.chat.append(ChatLine(self._lines, name, seat, text, reaction))


def _cleaned(line: msg.ChatRelay) -> _Line:
    return clean_name(line.name), line.seat, clean_text(line.text, CHAT_LENGTH), line.reaction


def _ends_with(ours: list[_Line], theirs: list[_Line]) -> bool:
    """Whether two copies of one chat have the same end, as far back as both go."""
    both = min(len(ours), len(theirs))
    return ours[len(ours) - both :] == theirs[len(theirs) - both :]
