"""What the lobby says: options, chairs and found tables in a person's words.

Knows the values of ``net.protocol.messages`` and ``net.protocol.room_types``; knows nothing of pixels or controls.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from game.rules.editions import EDITION_NAMES
from game.scenes.shared.lineup import level_name
from game.support.i18n import tr, trn
from game.view.skins import skin

if TYPE_CHECKING:
    from net.protocol.messages import Lobby, LobbySeat, TableOptions
    from net.protocol.room_types import FoundTable, Knock

CLOCKS_S: Final = (0, 30, 60, 120)
WAITS_S: Final = (30, 60, 300, -1)
CHAIRS: Final = (2, 3, 4)
NAMES_SHOWN: Final = 2


@dataclass(frozen=True)
class Option:
    """One thing the host chooses: its values' labels, which one holds (-1: none of them), and how to choose."""

    key: str
    label: str
    labels: tuple[str, ...]
    index: int
    value: str
    choose: Callable[[TableOptions, int], TableOptions]
    hint: str = ""


def duration(seconds: int) -> str:
    """Say a length of time: whole minutes from one on, else seconds."""
    if seconds >= 60 and seconds % 60 == 0:
        return tr("{count} min").format(count=seconds // 60)
    return tr("{count} s").format(count=seconds)


def clock_name(seconds: int) -> str:
    """Say how long a turn may take."""
    return tr("{count} s").format(count=seconds) if seconds else tr("None")


def wait_name(seconds: int) -> str:
    """Say how long a lost player's chair waits."""
    return duration(seconds) if seconds >= 0 else tr("For ever")


def audience(options: TableOptions) -> int:
    """Number the ways of watching: not at all, at once, a turn behind."""
    return 0 if not options.spectators else 2 if options.delayed else 1


def table_options(options: TableOptions) -> tuple[Option, ...]:
    """List what the host chooses for the table, in the order shown."""
    replace = msgspec.structs.replace
    audiences = (tr("No"), tr("Yes"), tr("Delayed"))
    doors = (tr("By knocking"), tr("By invitation"))
    return (
        Option(
            "edition",
            tr("Edition"),
            tuple(tr(skin(name).text.short) for name in EDITION_NAMES),
            EDITION_NAMES.index(options.edition),
            tr(skin(options.edition).text.name),
            lambda now, index: replace(now, edition=EDITION_NAMES[index]),
        ),
        Option(
            "clock",
            tr("Clock"),
            tuple(clock_name(seconds) for seconds in CLOCKS_S),
            _place(CLOCKS_S, options.clock_s),
            clock_name(options.clock_s),
            lambda now, index: replace(now, clock_s=CLOCKS_S[index]),
            tr("How long a turn may take; then the computer plays that turn."),
        ),
        Option(
            "wait",
            tr("Patience"),
            tuple(wait_name(seconds) for seconds in WAITS_S),
            _place(WAITS_S, options.wait_s),
            wait_name(options.wait_s),
            lambda now, index: replace(now, wait_s=WAITS_S[index]),
            tr("How long the table waits for somebody whose connection is lost; then the computer plays for them."),
        ),
        Option(
            "audience",
            tr("Spectators"),
            audiences,
            audience(options),
            audiences[audience(options)],
            lambda now, index: replace(now, spectators=index > 0, delayed=index == 2),
            tr("Spectators see what lies open, never a hidden card. Delayed, they see it a turn later."),
        ),
        Option(
            "door",
            tr("Entry"),
            doors,
            int(options.private),
            doors[int(options.private)],
            lambda now, index: replace(now, private=bool(index)),
            tr("Who has the invitation or the code comes in at once. Others knock, and you decide."),
        ),
    )


def _place(values: tuple[int, ...], value: int) -> int:
    return values.index(value) if value in values else -1


def free_chairs(table: FoundTable) -> str:
    """Say whether there is room at a table."""
    if table.playing:
        return tr("Game under way")
    if not table.free:
        return tr("No chair free")
    text = tr("{free} of {seats} free")
    return text.format(free=table.free, seats=table.seats)


def round_trip(table: FoundTable) -> str:
    """Say how long a word to the table and back takes; a dash while nobody knows."""
    return "–" if table.ping_ms < 0 else tr("{count} ms").format(count=table.ping_ms)


def chair_name(chair: LobbySeat) -> str:
    """Name who sits on a chair, or what it is."""
    if chair.kind == "open" and not chair.name:
        return tr("A free chair")
    return chair.name


def chair_note(lobby: Lobby, chair: LobbySeat, *, mine: bool) -> str:
    """Say in a few words what there is to know of who sits there."""
    if chair.kind == "bot":
        return tr("Computer, {level}").format(level=level_name(chair.level).lower())
    if chair.kind == "open":
        return tr("Kept until they come back") if chair.name else tr("Waits for somebody")
    deals = chair.person == lobby.dealer
    if mine:
        return tr("You, and this computer deals") if deals else tr("You")
    return tr("Their computer deals") if deals else tr("At another computer")


def finding(lobby: Lobby | None) -> str:
    """Say how others come to a table besides by what they are given."""
    if lobby is not None and lobby.options.private:
        return tr("Only who has the invitation or the code gets in.")
    return tr("On the same network they find your table by themselves.")


def missing(lobby: Lobby) -> str:
    """Say what the table still waits for before the cards can be dealt; empty for nothing."""
    gone = [chair.name for chair in lobby.seats if chair.kind == "open" and chair.name]
    free = sum(1 for chair in lobby.seats if chair.kind == "open" and not chair.name)
    late = [chair.name for chair in lobby.seats if chair.kind == "human" and not chair.ready]
    if gone:
        return tr("Waiting for {names} to come back.").format(names=_list(gone))
    if free:
        return trn("{count} chair is still free.", "{count} chairs are still free.", free).format(count=free)
    if late:
        return tr("Waiting for {names} to be ready.").format(names=_list(late))
    return ""


def _list(names: list[str]) -> str:
    return ", ".join(names)


def wish(knock: Knock) -> str:
    """Say who is at the door and what for."""
    says = tr("{name} wants to watch") if knock.watch else tr("{name} wants to play")
    return says.format(name=knock.name)


def advice(knock: Knock) -> str:
    """Say what the words that follow are for."""
    if knock.again:
        return tr("You sent them away before. Their screen shows these words:")
    return tr("Let them in if their screen shows the same words:")


def ready(chair: LobbySeat) -> str:
    """Say whether somebody is ready."""
    return tr("Ready") if chair.ready else tr("Not ready")


def watching(lobby: Lobby) -> str:
    """Say who looks on; empty for nobody."""
    if not lobby.watchers:
        return ""
    names = [watcher.name for watcher in lobby.watchers]
    if len(names) <= NAMES_SHOWN:
        return tr("Watching: {names}").format(names=_list(names))
    more = len(names) - NAMES_SHOWN
    text = trn("Watching: {names} and {count} more", "Watching: {names} and {count} more", more)
    return text.format(names=_list(names[:NAMES_SHOWN]), count=more)


def headline(lobby: Lobby) -> str:
    """Title of the room."""
    return tr("The table of {name}").format(name=lobby.host)
