"""The sentences for a person whom a table refuses, in their language.

Knows sentences only.
"""

from __future__ import annotations

from game.support.i18n import mark, tr
from net.protocol.limits import PROTOCOL
from net.protocol.messages import Refused, RefusedWhy

REFUSALS: dict[RefusedWhy, str] = {
    "identity": mark("{host} could not make sure who you are. Restart Cabochon and try again."),
    "code": mark("The code is wrong. Ask {host} for the code that the table shows now."),
    "uninvited": mark("The table of {host} is open by invitation only: ask {host} for the invitation or the code."),
    "over": mark(
        "Your game at the table of {host} is over, and another one is about to begin: ask {host} for the invitation."
    ),
    "attempts": mark("Too many wrong codes were tried. Wait five minutes, or ask {host} for a new invitation."),
    "denied": mark("{host} has not let you in."),
    "full": mark("The table of {host} is full."),
    "started": mark("The game at the table of {host} has begun: only its own players can come back to it."),
    "spectators": mark("{host} lets nobody look on, or too many do already."),
    "game": mark("{host} does not have this game. Ask whoever dealt it last to open its table."),
    "kicked": mark("{host} has sent you away from the table."),
    "busy": mark("The computer of {host} cannot keep this connection. Try again in a minute."),
    "closed": mark("{host} has closed the table."),
    "declined": mark("The start was called off, because your computer did not agree with the deal."),
    "moved": mark("Another computer deals this game now."),
    "rate": mark("The table of {host} was sent more than it takes, and has ended the connection."),
    "protocol": mark("The computer of {host} did not understand this program. Both should run the same version."),
    "forked": mark("Your copy of this game went another way than that of {host}: they cannot be played on together."),
    "absent": mark(
        "Your computer did not answer when the game was to begin: your seat at the table of {host} was given up."
    ),
    "paused": mark("The table of {host} has cut off this computer before. Wait a few minutes, then try again."),
}
"""Why a table refuses, by the reason that it gives; ``version`` has its own sentence."""


def refusal(refused: Refused) -> str:
    """Return why a table has refused, and what the person can do."""
    if refused.why == "version":
        return version_problem(int(refused.detail) if refused.detail.isdecimal() else PROTOCOL + 1)
    return tr(REFUSALS[refused.why])


def version_problem(theirs: int) -> str:
    """Return which of two programs is to be updated, as their versions differ."""
    if theirs > PROTOCOL:
        return tr("{host} runs a newer version of Cabochon: update yours to play there.")
    return tr("{host} runs an older version of Cabochon: ask them to update theirs.")
