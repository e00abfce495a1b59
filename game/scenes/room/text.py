"""Texts of a room: options, seats and join requests.

Knows the values of ``net.protocol.messages`` and ``net.protocol.room_types``; knows nothing of pixels or controls.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from game.rules.editions import EDITION_NAMES
from game.scenes.shared.durations import clock_name, duration
from game.scenes.shared.lineup import computer_text
from game.support.i18n import tr, trn
from game.view.descriptions.sentence_parts import unbroken
from game.view.skins import skin

if TYPE_CHECKING:
    from net.protocol.messages import Lobby, LobbySeat, TableOptions
    from net.protocol.room_types import Knock

CLOCKS_S: Final = (0, 30, 60, 120)
"""The limits of a turn to choose from; 0 for none."""
WAITS_S: Final = (30, 60, 300, -1)
"""The times to wait for a disconnected player to choose from; -1 for no limit."""
NAMES_SHOWN: Final = 2
"""Maximum number of spectators whose names are shown."""


@dataclass(frozen=True)
class Option:
    """An option of the table: the labels of its values, the index of the current one (-1: none), and its setter."""

    key: str
    label: str
    labels: tuple[str, ...]
    index: int
    value: str
    choose: Callable[[TableOptions, int], TableOptions]
    hint: str = ""


def wait_name(seconds: int) -> str:
    """Return the label of the time that a disconnected player's seat is kept."""
    return duration(seconds) if seconds >= 0 else tr("No limit")


def audience(options: TableOptions) -> int:
    """Return the index of the kind of spectating: none, live, a turn behind."""
    return 0 if not options.spectators else 2 if options.delayed else 1


def lobby_options(lobby: Lobby, *, served: bool = False) -> tuple[Option, ...]:
    """Return the options of a lobby's table, in the order shown.

    Of two people, one of them the host, neither may play on without the other (``net.host.quorum``).
    """
    people = [seat.person for seat in lobby.seats if seat.kind != "bot"]
    hosts = not served and lobby.host_person is not None and lobby.host_person in people
    return table_options(lobby.options, served=served, pair=len(people) == 2 and hosts and lobby.options.takeover)


def table_options(options: TableOptions, *, served: bool = False, pair: bool = False) -> tuple[Option, ...]:
    """Return the options of the table, in the order shown; one without labels cannot be chosen.

    At a server (``served``) nobody is asked for admission; a ``pair`` of players waits for a lost one without limit.
    """
    return (
        _edition_option(options),
        _clock_option(options),
        _wait_option(options, pair=pair),
        _audience_option(options),
        _admission_option(options, served=served),
    )


def _edition_option(options: TableOptions) -> Option:
    return Option(
        "edition",
        tr("Edition"),
        tuple(tr(skin(name).text.short) for name in EDITION_NAMES),
        EDITION_NAMES.index(options.edition),
        tr(skin(options.edition).text.name),
        lambda now, index: replace(now, edition=EDITION_NAMES[index]),
    )


def _clock_option(options: TableOptions) -> Option:
    limits_s = CLOCKS_S if options.added_s else _with(CLOCKS_S, options.clock_s)
    return Option(
        "clock",
        tr("Clock"),
        tuple(clock_name(seconds) for seconds in limits_s),
        -1 if options.added_s else limits_s.index(options.clock_s),
        clock_name(options.clock_s, options.added_s),
        lambda now, index: replace(now, clock_s=limits_s[index], added_s=0),
        tr("Time for each turn. At zero, the computer plays the turn."),
    )


def _wait_option(options: TableOptions, *, pair: bool) -> Option:
    waits_s = _with(WAITS_S, options.wait_s)
    return Option(
        "wait",
        tr("Wait time"),
        () if pair else tuple(wait_name(seconds) for seconds in waits_s),
        -1 if pair else waits_s.index(options.wait_s),
        tr("Until both are connected") if pair else wait_name(options.wait_s),
        lambda now, index: replace(now, wait_s=waits_s[index]),
        tr("How long the table waits for a disconnected player. Then the computer plays for them."),
    )


def _audience_option(options: TableOptions) -> Option:
    labels, index = (tr("No"), tr("Yes"), tr("Delayed")), audience(options)
    return Option(
        "audience",
        tr("Spectators"),
        labels,
        index,
        labels[index],
        lambda now, index: replace(now, spectators=index > 0, delayed=index == 2),
        tr("Spectators never see hidden cards. If delayed, they see each turn one turn later."),
    )


def _admission_option(options: TableOptions, *, served: bool) -> Option:
    labels, index = (tr("Anyone") if served else tr("Ask first"), tr("Invitation only")), int(options.private)
    return Option(
        "door",
        tr("Joining"),
        labels,
        index,
        labels[index],
        lambda now, index: replace(now, private=bool(index)),
        tr("Players with the invitation or code join at once. Others ask, and you decide."),
    )


def _with(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Return ascending values, after which -1 may stand, with the current one among them."""
    if value in values:
        return values
    at = next((number for number, other in enumerate(values) if other > value or other < 0), len(values))
    return (*values[:at], value, *values[at:])


def seat_name(seat: LobbySeat) -> str:
    """Return the name of the player at a seat, or that it is free."""
    return tr("Open seat") if seat.kind == "open" and not seat.name else seat.name


def seat_note(lobby: Lobby, seat: LobbySeat, *, mine: bool) -> str:
    """Return a few words about the player at a seat."""
    if seat.kind == "bot":
        return computer_text(seat.bot)
    if seat.kind == "open":
        return tr("Held until they return") if seat.name else tr("Waiting for a player")
    hosts = seat.person == lobby.host_person
    if mine:
        return tr("You (host)") if hosts else tr("You")
    return tr("Host") if hosts else tr("Connected")


def finding(lobby: Lobby | None) -> str:
    """Return how others can join a table without an invitation, if they can."""
    if lobby is not None and lobby.options.private:
        return tr("You need the invitation or code to join.")
    return tr("Players on your network see the table automatically.")


def missing(lobby: Lobby, me: int | None = None) -> str:
    """Return what the table waits for before the cards can be dealt, as ``me`` reads it; empty for nothing."""
    gone = [seat.name for seat in lobby.seats if seat.kind == "open" and seat.name]
    free = sum(seat.kind == "open" and not seat.name for seat in lobby.seats)
    late = [seat for seat in lobby.seats if seat.kind == "human" and not seat.ready]
    if gone:
        return tr("Waiting for {names} to return.").format(names=", ".join(map(unbroken, gone)))
    if free:
        return trn("{count} seat is still open.", "{count} seats are still open.", free).format(count=free)
    if me is not None and any(seat.person == me for seat in late):
        return tr("Waiting for you to be ready.")
    if late:
        return tr("Waiting for {names} to be ready.").format(names=", ".join(unbroken(seat.name) for seat in late))
    return ""


def starting(lobby: Lobby, *, served: bool = False) -> str:
    """Return what a guest waits for; a game at a server starts without a host."""
    if served:
        return tr("The game starts when everyone is ready.")
    return tr("{name} deals the cards when everyone is ready.").format(name=lobby.host)


def join_request(knock: Knock) -> str:
    """Return who wants to join, and whether to play or to watch."""
    text = tr("{name} wants to watch") if knock.watch else tr("{name} wants to play")
    return text.format(name=knock.name)


def wish(knock: Knock) -> str:
    """Return what a person who knocks wants, to be read after their name."""
    return tr("wants to watch") if knock.watch else tr("wants to play")


def advice(knock: Knock) -> str:
    """Return what the words shown with a join request are for."""
    if knock.again:
        return tr("You declined them before. Their screen shows these words:")
    return tr("Let them in only if their screen shows the same words:")


def ready(seat: LobbySeat) -> str:
    """Return whether a player is ready, in words."""
    return tr("Ready") if seat.ready else tr("Not ready")


def watching(lobby: Lobby) -> str:
    """Return the names of the spectators; empty for none."""
    if not lobby.watchers:
        return ""
    names = [watcher.name for watcher in lobby.watchers]
    if len(names) <= NAMES_SHOWN:
        return tr("Watching: {names}").format(names=", ".join(names))
    more = len(names) - NAMES_SHOWN
    text = trn("Watching: {names} and {count} more", "Watching: {names} and {count} more", more)
    return text.format(names=", ".join(names[:NAMES_SHOWN]), count=more)


def headline(lobby: Lobby, *, served: bool = False) -> str:
    """Return the title of the room; at a server the table is that of its first player."""
    return tr("{name}’s table").format(name=first_player(lobby, served=served))


def first_player(lobby: Lobby, *, served: bool = False) -> str:
    """Return whose table it is: the host’s, at a server that of its first player."""
    people = (seat.name for seat in lobby.seats if seat.kind == "human")
    return next(people, lobby.host) if served else lobby.host
