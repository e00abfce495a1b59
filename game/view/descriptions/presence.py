"""The connection of a person at another computer, as shown on their mat, and chat messages.

Knows the participants' state; knows nothing of rectangles, fonts or pygame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules import Seat
from game.sessions.participants import ChatLine, Participant, TableState
from game.support.i18n import gettext_noop, tr
from game.support.reactions import Reaction

REACTION_LABELS: Final[tuple[tuple[Reaction, str, str], ...]] = (
    ("nice", "smile", gettext_noop("Nice!")),
    ("thanks", "heart", gettext_noop("Thanks!")),
    ("wow", "wow", gettext_noop("Wow!")),
    ("oops", "wince", gettext_noop("Oops!")),
    ("think", "think", gettext_noop("Let me think.")),
    ("hurry", "bell", gettext_noop("Your turn!")),
)
"""The quick reactions with their icons and msgids."""


@dataclass(frozen=True)
class Bubble:
    """A chat message over its author's mat; ``strength`` is 0 to 1 and decreases at the end.

    Spectators have no seat.
    """

    seat: Seat | None
    icon: str
    text: str
    strength: float = 1.0


def reaction_text(reaction: Reaction) -> tuple[str, str]:
    """Return the icon and the words of a reaction."""
    icon, words = next((icon, words) for kind, icon, words in REACTION_LABELS if kind == reaction)
    return icon, tr(words)


def chat_text(line: ChatLine) -> str:
    """Return a line of a chat with its author's name; messages of the table have none."""
    text = line.text if line.reaction is None else reaction_text(line.reaction)[1]
    return f"{line.name}: {text}" if line.name else text


def clock_text(seconds: int) -> str:
    """Return seconds as minutes and seconds: ``1:05``."""
    return f"{seconds // 60}:{seconds % 60:02}"


def condition(person: Participant, late: bool, short: bool) -> tuple[str, str]:
    """Return an icon and a text on a person's connection; ``late``: their signature of the last entries is missing.

    With ``short`` there are only a few words, none where the icon is enough: of a person who is away.
    """
    if not person.connected:
        icon, text = ("bot", tr("computer plays")) if person.bot else ("pause", tr("game waiting"))
        return icon, "" if short else text
    if late:
        return "", tr("unconfirmed") if short else tr("not confirmed yet")
    far = person.ping_ms >= 0 and not (person.host and person.me)
    trip = tr("ping {count} ms").format(count=max(1, person.ping_ms)) if far else ""
    if not person.host:
        return "", trip
    word = tr("host")
    return "deck", f"{word} · {trip}" if trip and not short else trip or word


@dataclass(frozen=True)
class ParticipantsView:
    """What the table shows of people at other screens: their ``state``, and what is derived from it.

    ``late`` are the seats whose signature is missing, ``notice`` is the most urgent message, ``unread`` the number of
    lines that came while the chat was closed.
    """

    state: TableState
    resigned: frozenset[Seat] = frozenset()
    late: frozenset[Seat] = frozenset()
    notice: str = ""
    unread: int = 0
    bubbles: tuple[Bubble, ...] = ()

    def person(self, seat: Seat) -> Participant | None:
        """Return the person at a seat; ``None`` for a bot’s own seat and after a resignation."""
        if seat in self.resigned:
            return None
        return next((person for person in self.state.people if person.seat == seat), None)

    def away(self, person: Participant) -> str:
        """Return in capitals that a person is away and, beside no clock of a turn, for how long if that is known."""
        if person.away_s <= 0 or self.state.clock_s is not None:
            return tr("AWAY")
        return tr("AWAY {time}").format(time=clock_text(person.away_s))

    def missed(self, seat: Seat) -> Participant | None:
        """Return the person who is away from a seat; ``None`` where nobody is."""
        person = self.person(seat)
        return None if person is None or person.connected else person
