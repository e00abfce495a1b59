"""The sentences for a person whom a table refuses, in their language.

Knows sentences only.
"""

from __future__ import annotations

from typing import Final

from game.support.i18n import gettext_noop, tr
from game.support.utc_day import utc_day
from net.protocol.limits import PROTOCOL
from net.protocol.messages import RefusalReason, Refused

MAX_DIGITS: Final = 10
"""Of a time in seconds since 1970."""
REFUSALS: dict[RefusalReason, str] = {
    "identity": gettext_noop("{host} could not confirm who you are. Restart Cabochon and try again."),
    "code": gettext_noop("Wrong code. Ask {host} for the current code."),
    "uninvited": gettext_noop("{host}’s table is invitation only. Ask {host} for the invitation or code."),
    "over": gettext_noop(
        "Your game at {host}’s table is over, and a new one is about to start. Ask {host} for the invitation."
    ),
    "attempts": gettext_noop("Too many wrong codes. Wait 5 minutes, or ask {host} for a new invitation."),
    "denied": gettext_noop("{host} did not let you in."),
    "full": gettext_noop("{host}’s table is full."),
    "started": gettext_noop("The game at {host}’s table is in progress. Only its players can rejoin."),
    "spectators": gettext_noop("{host}’s table has no room for spectators."),
    "game": gettext_noop("{host} does not have this game. Ask its last host to open the table."),
    "kicked": gettext_noop("{host} removed you from the table."),
    "busy": gettext_noop("You are connected to {host} from another device or window."),
    "closed": gettext_noop("{host} closed the table."),
    "declined": gettext_noop("The game did not start: the deal failed your check."),
    "moved": gettext_noop("Another player hosts this game now."),
    "rate": gettext_noop("{host}’s table received too much data and closed the connection."),
    "protocol": gettext_noop("{host} runs an incompatible version of Cabochon. Use the same version on both sides."),
    "forked": gettext_noop("Your copy of this game differs from {host}’s, so you cannot continue it together."),
    "absent": gettext_noop(
        "Your device did not respond when the game started, so you lost your seat at {host}’s table."
    ),
    "paused": gettext_noop("{host}’s table disconnected you before. Wait a few minutes, then try again."),
    "elsewhere": gettext_noop("The server has moved to another address. Go there under Multiplayer."),
    "replaced": gettext_noop("Your key was replaced by a new one. Enter the words of the new key under Multiplayer."),
}
"""Why a table refuses, by the reason that it gives; ``version`` and ``banned`` have their own sentences."""


def refusal(refused: Refused) -> str:
    """Return why a table has refused, and what the person can do."""
    if refused.reason == "version":
        return version_problem(int(refused.detail) if refused.detail.isdecimal() else PROTOCOL + 1)
    if refused.reason == "banned":
        return _ban_text(refused.detail)
    return tr(REFUSALS[refused.reason])


def _ban_text(until: str) -> str:
    """Return until when somebody may not enter a server, by seconds since 1970."""
    if not (until.isdecimal() and until.isascii() and len(until) <= MAX_DIGITS):
        return tr("You cannot enter this server now.")
    return tr("You cannot enter this server before {date}.").format(date=utc_day(int(until)))


def version_problem(theirs: int) -> str:
    """Return which of two programs is to be updated, as their versions differ."""
    if theirs > PROTOCOL:
        return tr("{host} runs a newer version of Cabochon. Update yours to join.")
    return tr("{host} runs an older version of Cabochon. Ask them to update.")
