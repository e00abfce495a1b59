"""The servers that a person keeps, as a mat on the page of tables: whether they answer, and a table to open at each.

Knows the notes on servers and the settings that keep their links; knows nothing of the network.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.scenes.lobby.text import clock_name, duration
from game.scenes.shared.dialog import DialogChoice, ask
from game.scenes.shared.widgets import IconButton
from game.support.i18n import tr, trn
from game.ui.widgets.buttons import Button
from net.protocol.clock_classes import CLOCK_CLASSES, with_clock
from net.protocol.messages import TableOptions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from net.protocol.clock_classes import ClockClass
    from net.protocol.room_types import ServerNote

Box = tuple[float, float, float, float]

SCHEME: Final = "cabochon-server://"
"""How the link to a server begins."""
ROW: Final = 57.0
HEAD: Final = 38.0
FOOT: Final = 14.0
INSET: Final = 20.0
BUTTON: Final = 48.0
BUTTONS: Final = 3
GAP: Final = 8.0
PAD: Final = 8.0
SEATS: Final = (2, 3, 4)
QUICK_CLOCKS: Final[tuple[ClockClass, ...]] = ("quick", "calm", "slow1")
LONG_MS: Final = 45_000.0
"""After so long a search other ways to play are offered."""


class ServerButton(Button):
    """A server's name and what it is doing; a press opens the chat of its hall, and ``chosen`` while it is open."""

    def __init__(self, note: ServerNote, about: str, on_press: Callable[[], None], *, chosen: bool) -> None:
        text = tr("Close the chat") if chosen else tr("Chat at {server}").format(server=shown(note))
        super().__init__(shown(note), on_press, tooltip=text, enabled=note.linked or chosen)
        self.note = note
        self.about = about
        self.chosen = chosen

    def describe(self) -> str:
        return f"{self.tooltip}. {self.about}"

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect, palette, note = self.rect, look.palette, self.note
        if self.enabled:
            strength = 255 if self.chosen else 190 if self.hovered else 110
            canvas.image(look.sprite("ui/pill", rect.w, rect.h), rect.x, rect.y, strength)
        color = palette.short if note.problem else palette.ok if note.linked else palette.text_soft
        left, wide = rect.x + look.px(PAD), rect.w - 2 * look.px(PAD)
        px = look.text.fit("name", self.label, wide, 24, rect.h * 0.5)
        canvas.text("name", self.label, left, rect.y + rect.h * 0.34, palette.text, "midleft", px, max_width=wide)
        px = look.text.fit("note", self.about, wide, 18, rect.h * 0.5)
        canvas.text("note", self.about, left, rect.y + rect.h * 0.74, color, "midleft", px, max_width=wide)


class ServerRows:
    """The rows of the servers that fit into the mat, each with its buttons."""

    def __init__(
        self, page: Page, open_table: Callable[[str, TableOptions, int], None], open_hall: Callable[[str], None]
    ) -> None:
        """``open_table`` opens a table at the server of a link, ``open_hall`` the chat of its hall."""
        self.page = page
        self.notes: tuple[ServerNote, ...] = ()
        self._open_table = open_table
        self._open_hall = open_hall
        self._searched_ms = 0.0
        self._buttons: list[tuple[Button, ...]] = []
        self._names: list[ServerButton] = []

    @staticmethod
    def height(count: int) -> float:
        """Return the height of a mat with so many rows."""
        return HEAD + count * ROW + FOOT if count else 0.0

    def build(self, notes: Sequence[ServerNote], chosen: str) -> None:
        """Add the buttons of these servers to the page; the chat of the ``chosen`` one's hall is open."""
        self.notes = tuple(notes)
        self._buttons, self._names = [], []
        for number, note in enumerate(self.notes):
            if note.searching:
                finder = IconButton("pause", tr("Stop the search"), partial(self._stop, note))
            else:
                text = tr("Quick game at {server}").format(server=shown(note))
                finder = IconButton("play", text, partial(self._ask_opponents, note), enabled=note.linked)
            title = tr("Open a table at {server}").format(server=shown(note))
            opener = IconButton("plus", title, partial(self._ask_seats, note), enabled=note.linked)
            leaver = IconButton("cancel", tr("Remove {server}").format(server=shown(note)), partial(self._forget, note))
            about = state(note, self.page.app.settings.edition)
            talk = partial(self._open_hall, note.link)
            name = ServerButton(note, about, talk, chosen=note.link == chosen)
            self._names.append(self.page.add(f"hall-{number}", name))
            self.page.add(f"quick-{number}", finder)
            self.page.add(f"open-{number}", opener)
            self.page.add(f"forget-{number}", leaver)
            self._buttons.append((leaver, opener, finder))

    def update(self, dt_ms: float) -> None:
        """Offer other ways to play once, when a search has lasted long."""
        searching = next((note for note in self.notes if note.searching), None)
        before, self._searched_ms = self._searched_ms, 0.0 if searching is None else self._searched_ms + dt_ms
        if searching is None or not before < LONG_MS <= self._searched_ms:
            return
        app, edition = self.page.app, self.page.edition

        def instead(way: Callable[[], None]) -> None:
            self._stop(searching)
            way()

        choices = (
            DialogChoice(tr("Keep looking"), kind="primary"),
            DialogChoice(tr("Open a table"), partial(instead, partial(self._ask_seats, searching))),
            DialogChoice(tr("Play the computer"), partial(instead, partial(app.go.new_game_setup, edition))),
        )
        ask(app, edition, tr("No opponents yet"), tr("Players can also find an open table in the list."), choices)

    def place(self, box: Box) -> None:
        """Put the buttons at the right of their rows."""
        x, y, w, _ = box
        for number, buttons in enumerate(self._buttons):
            top = y + HEAD + number * ROW + (ROW - BUTTON) / 2
            wide = w - 2 * INSET - BUTTONS * (BUTTON + GAP) + PAD
            self.page.put(self._names[number], x + INSET - PAD, top, wide, BUTTON)
            for place, button in enumerate(buttons):
                self.page.put(button, x + w - INSET - BUTTON - place * (BUTTON + GAP), top, BUTTON, BUTTON)

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Draw the mat and its caption."""
        page = self.page
        x, y, w, _ = box
        page.sprite(canvas, "mat/dock", *box)
        page.caption(canvas, tr("Servers"), x + INSET, y + 26, w - 2 * INSET)

    def _ask_opponents(self, note: ServerNote) -> None:
        """Ask for how many players the game is, and look for them."""
        network, edition = self.page.app.network, self.page.app.settings.edition

        title = tr("Quick game at {server}").format(server=shown(note))

        def look(seats: int, clock: ClockClass | None) -> None:
            network.quick(note.link, edition, seats, clock or "quick")

        self._ask_count(title, lambda seats: self._ask_clock(title, QUICK_CLOCKS, partial(look, seats)))

    def stop_all(self) -> None:
        """Look for opponents no more: nobody would come to the table."""
        for note in self.notes:
            if note.searching:
                self._stop(note)

    def _stop(self, note: ServerNote) -> None:
        self.page.app.network.quick(note.link, self.page.app.settings.edition, 0)

    def _ask_seats(self, note: ServerNote) -> None:
        """Ask for how many players the table is."""
        self._ask_count(tr("Open a table at {server}").format(server=shown(note)), partial(self._ask_door, note))

    def _ask_count(self, title: str, choose: Callable[[int], None]) -> None:
        app = self.page.app
        choices = [
            DialogChoice(
                trn("{count} player", "{count} players", count).format(count=count),
                partial(choose, count),
                "primary" if count == app.settings.players else "plain",
            )
            for count in SEATS
        ]
        text = tr("How many players?")
        ask(app, self.page.edition, title, text, (*choices, DialogChoice(tr("Cancel"))))

    def _ask_door(self, note: ServerNote, seats: int) -> None:
        """Ask who may join."""
        app, edition = self.page.app, self.page.edition

        title = tr("Open a table at {server}").format(server=shown(note))

        def choose(private: bool) -> None:
            clocks = (*CLOCK_CLASSES, None) if private else tuple(CLOCK_CLASSES)
            self._ask_clock(title, clocks, partial(open_table, private))

        def open_table(private: bool, clock: ClockClass | None) -> None:
            options = TableOptions(app.settings.edition, private=private, takeover=False)
            self._open_table(note.link, options if clock is None else with_clock(options, clock), seats)

        choices = (
            DialogChoice(tr("Anyone"), partial(choose, False), "primary"),
            DialogChoice(tr("Only with a code"), partial(choose, True)),
            DialogChoice(tr("Cancel")),
        )
        ask(app, edition, title, tr("Who can join?"), choices)

    def _ask_clock(
        self, title: str, clocks: Sequence[ClockClass | None], choose: Callable[[ClockClass | None], None]
    ) -> None:
        """Ask how much time the players have, ``None`` for a game without a clock."""
        choices = [
            DialogChoice(
                tr("No clock") if clock is None else clock_name(*CLOCK_CLASSES[clock]),
                partial(choose, clock),
                "primary" if clock == "quick" else "plain",
            )
            for clock in clocks
        ]
        text = tr("How much time do players have?")
        ask(self.page.app, self.page.edition, title, text, (*choices, DialogChoice(tr("Cancel"))))

    def _forget(self, note: ServerNote) -> None:
        app = self.page.app
        app.settings.servers = [link for link in app.settings.servers if link != note.link]
        keep(self.page)


def keep(page: Page) -> None:
    """Save the servers in the settings, and search their tables from now on."""
    settings, network = page.app.settings, page.app.network
    settings.try_to_save(page.app.store.data_dir)
    network.keep_servers(settings.servers, settings.names[0] if settings.names else "")
    network.start_search()
    page.rebuild()


def shown(note: ServerNote) -> str:
    """Return the name of a server, its address until the name is known."""
    return note.name or note.link.removeprefix(SCHEME).partition("#")[0]


def state(note: ServerNote, edition: str) -> str:
    """Return in a few words whether a server answers, what it is doing, and the own rating in an edition."""
    if note.problem or not note.linked:
        return note.problem or tr("Connecting")
    if note.searching:
        if note.estimate_s < 0:
            return tr("Looking for opponents")
        return tr("Looking for opponents, about {time}").format(time=duration(max(note.estimate_s, 1)))
    rating = max((each for each in note.ratings if each.edition == edition), key=lambda each: each.games, default=None)
    if rating is None:
        return tr("Connected")
    text = tr("Rating {rating}") if rating.sure else tr("Rating {rating}?")
    return text.format(rating=rating.value)
