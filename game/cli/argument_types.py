"""The values of arguments: text in, checked values out; each error is one sentence.

Knows the form and range of each value; knows nothing of the commands that take them.
"""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Final

from game.bots import BUILT_IN_BOTS
from game.bots.programs import program_name
from game.support.cleaning import NAME_LENGTH, PROGRAM_NAME, clean_name, clean_text

if TYPE_CHECKING:
    from net.room.invitation import Invitation

MIN_SIZE_PX: Final = (320, 200)
MAX_SIZE_PX: Final = (16384, 16384)
MAX_PORT: Final = 65535
MAX_S: Final = 3600
MAX_BAN_DAYS: Final = 36_500
MAX_DRAIN_MINUTES: Final = 24 * 60
MAX_NOTICE: Final = 300
"""Maximum length of a notice, that of a line of chat."""
BUILT_IN_TEXT: Final = ", ".join(BUILT_IN_BOTS)
"""The bots of every computer, as help and errors list them."""
ANY_BOT_TEXT: Final = f"{BUILT_IN_TEXT}, program:NAME"
"""The bots that can play on this computer, in the same form."""


def plain_text(text: str) -> str:
    """Return a text; a surrogate, which stands for a byte that is not text, is refused."""
    if text.encode("utf-8", "ignore").decode("utf-8") != text:
        raise argparse.ArgumentTypeError(f"“{text}” is not text")
    return text


def window_size(text: str) -> tuple[int, int]:
    """Return width and height of ``1600x900``."""
    match = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", text, re.ASCII)
    if not match:
        raise argparse.ArgumentTypeError(f"“{text}” is not a size such as 1600x900")
    size = int(match[1]), int(match[2])
    if not all(low <= side <= high for low, side, high in zip(MIN_SIZE_PX, size, MAX_SIZE_PX, strict=True)):
        raise argparse.ArgumentTypeError(f"“{text}” is too small or too large for a window")
    return size


def positive_number(text: str) -> int:
    """Return a number above zero."""
    if not re.fullmatch(r"[0-9]{1,9}", text) or not int(text):
        raise argparse.ArgumentTypeError(f"“{text}” is not a number above zero")
    return int(text)


def _number(text: str, low: int, high: int, what: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,6}", text) or not low <= int(text) <= high:
        raise argparse.ArgumentTypeError(f"“{text}” is not a {what} from {low} to {high}")
    return int(text)


def port(text: str) -> int:
    """Return a port; 0 stands for a free one."""
    return _number(text, 0, MAX_PORT, "port")


def seconds(text: str) -> int:
    """Return a number of seconds, from 0."""
    return _number(text, 0, MAX_S, "number of seconds")


def days(text: str) -> int:
    """Return a number of days, from 0."""
    return _number(text, 0, MAX_BAN_DAYS, "number of days")


def minutes(text: str) -> int:
    """Return a number of minutes, from 0."""
    return _number(text, 0, MAX_DRAIN_MINUTES, "number of minutes")


def notice_line(text: str) -> str:
    """Return a line that can be shown to everyone."""
    shown = clean_text(text, MAX_NOTICE)
    if not shown or shown != text.strip():
        raise argparse.ArgumentTypeError(f"“{text}” is not a line of up to {MAX_NOTICE} characters")
    return shown


def server_link(text: str) -> Invitation:
    """Return the server of a link or an address."""
    from net.room.invitation import parse_server_link  # which few commands need

    try:
        return parse_server_link(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"“{text}” is not a server’s link or address") from error


def patience(text: str) -> int:
    """Return a number of seconds, or -1 for no end."""
    return _number(text, -1, MAX_S, "number of seconds")


def person_name(text: str) -> str:
    """Return a name as it is shown."""
    name = clean_name(text)
    if not name:
        raise argparse.ArgumentTypeError(f"“{text}” is not a name")
    return name


def bot_name(text: str) -> str:
    """Return the name of a bot; whether a program of that name exists is checked later."""
    if text in BUILT_IN_BOTS or program_name(text):
        return text
    raise argparse.ArgumentTypeError(f"there is no bot “{text}”: choose from {ANY_BOT_TEXT}")


def new_program_name(text: str) -> str:
    """Return a name for a program."""
    if not re.fullmatch(PROGRAM_NAME, text):
        raise argparse.ArgumentTypeError(f"“{text}” is not a name of up to {NAME_LENGTH} letters, digits, “-” and “_”")
    return text


def bot_names(text: str) -> list[str]:
    """Return the names of built-in bots that commas separate."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BUILT_IN_BOTS:
            raise argparse.ArgumentTypeError(f"there is no bot “{name}”: choose from {BUILT_IN_TEXT}")
    return names


def bots_by_seat(text: str) -> dict[int, str]:
    """Return the bots of ``3:hard,4:easy`` by seat, counted from 1 in the text and from 0 in the result."""
    bots: dict[int, str] = {}
    for part in text.split(","):
        seat, colon, name = part.strip().partition(":")
        if not colon or seat not in ("1", "2", "3", "4"):
            raise argparse.ArgumentTypeError(f"“{part}” is not a seat and a bot such as 3:hard")
        bots[int(seat) - 1] = bot_name(name)
    return bots
