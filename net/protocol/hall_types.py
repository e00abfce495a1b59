"""Values that describe servers and their halls to screens: what is known of each server kept, and a hall at one moment.

Knows messages of the hall that a screen shows as they are; knows nothing of sockets and screens.
"""

from __future__ import annotations

import msgspec

from net.protocol.lobby_messages import (
    BestPlayers,
    HallLine,
    HallPeople,
    HallTable,
    NameRefusalReason,
    PlayerPage,
    RatingNote,
    RekeyRefusalReason,
)


class ServerNote(msgspec.Struct, frozen=True):
    """A server that is stored: its name where it is known, and why nobody can play there now, empty if they can.

    ``searching``: opponents are being looked for, for ``estimate_s`` seconds by experience (-1: not known), among
    ``waiting`` others and within the ``accepted`` ratings. ``paired``: they are found, and wait at a table.
    ``search_refusal_text`` is why none are looked for, empty unless the server has refused. ``ratings`` are those of
    the person, ``notice`` is the operator's notice to everybody. ``moved`` is the link to the address at which the
    server was found in the place of that of ``link``.
    """

    link: str
    name: str
    problem: str = ""
    linked: bool = False
    searching: bool = False
    estimate_s: int = -1
    waiting: int = 0
    accepted: tuple[int, int] | None = None
    paired: bool = False
    search_refusal_text: str = ""
    ratings: tuple[RatingNote, ...] = ()
    notice: str = ""
    moved: str = ""


class HallView(msgspec.Struct, frozen=True):
    """A hall at one moment."""

    linked: bool = False
    """Whether the server is connected; if not, it is dialled again."""
    problem: str = ""
    """Why the server cannot be entered: one sentence in the person’s language."""
    server: str = ""
    """The server’s name for itself."""
    name: str = ""
    """The person’s name there, empty until it is theirs."""
    name_refusal: NameRefusalReason | None = None
    """Why the name that was asked for cannot be had."""
    rekey_refusal: RekeyRefusalReason | None = None
    """Why the name of a former key has not moved to the new one yet."""
    listed: bool = False
    """Whether the list of tables has come whole."""
    tables: tuple[HallTable, ...] = ()
    """The tables, this person’s first, then those with open seats."""
    lines: tuple[HallLine, ...] = ()
    """The lines of the chat, oldest first."""
    moved: str = ""
    """The link to the server where it was found at another address than that it was looked for, else empty."""
    notice: str = ""
    """The operator's notice to everybody, empty for none."""
    writes: bool = True
    """Whether the person may write in the chat, and not quick words alone."""
    people: HallPeople = HallPeople(0, ())
    """Who is in the hall."""
    page: PlayerPage | None = None
    """The player's page that was asked for last."""
    best: BestPlayers | None = None
    """The best players of the pool that was asked for last."""
    record: tuple[str, bytes] | None = None
    """The name and the text of the record that was fetched last; no text where the server has no such game."""
    ratings: tuple[RatingNote, ...] = ()
    """The person’s own ratings."""
    searching: bool = False
    """Whether opponents are being looked for."""
    estimate_s: int = -1
    """How long that takes by experience, -1 while it is not known."""
    waiting: int = 0
    """How many others look for the same game."""
    accepted: tuple[int, int] | None = None
    """The lowest and the highest rating of opponents that would do at this moment."""
    paired: str = ""
    """The table at which opponents are waiting."""
    search_refusal_text: str = ""
    """Why the server looks for no opponents, empty unless it has refused."""
