"""The sentences for a person on what a server refuses, and on its operator's notices, in their language.

Knows sentences only.
"""

from __future__ import annotations

from game.support.cleaning import clean_text
from game.support.i18n import tr, trn
from net.protocol.limits import CHAT_LENGTH
from net.protocol.lobby_messages import EnterRefusalReason, HallNotice


def notice_text(notice: HallNotice) -> str:
    """Return what the operator of a server has people know."""
    text = clean_text(notice.text, CHAT_LENGTH)
    if notice.kind == "message":
        return text
    stops = trn(
        "The server stops in {count} minute at the latest. No new games start.",
        "The server stops in {count} minutes at the latest. No new games start.",
        notice.minutes,
    )
    return f"{stops.format(count=notice.minutes)} {text}".strip()


def refusal_sentence(reason: EnterRefusalReason) -> str:
    """Return why a table cannot be entered, as a sentence for the person."""
    match reason:
        case "gone":
            return tr("This table is closed. Choose another one.")
        case "full":
            return tr("All seats of this table are taken. Choose another one, or watch.")
        case "playing":
            return tr("The game at this table has started. Choose another one, or watch.")
        case "code":
            return tr("This is a private table. Ask for its code.")
        case "name":
            return tr("Choose a name first.")
        case "spectators":
            return tr("This table has no spectators.")
        case "limit":
            return tr("The server is full. Try again later.")
        case "attempts":
            return tr("Too many wrong codes. Wait 5 minutes.")
        case "own":
            return tr("Finish one of your running games first.")
        case "stopping":
            return tr("The server stops soon, so no new games start.")
        case "paused":
            return tr("You opened several tables in a short time. Wait a moment.")
