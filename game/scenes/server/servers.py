"""The servers that a person keeps, as mats below the tables found: whether they answer, and a table to open at each.

Knows the notes on servers and the settings that keep their links; knows nothing of the network. Lengths are in
reference pixels of the stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.match.match import STAND_IN_BOT
from game.scenes.server.hall import HallScene
from game.scenes.server.search import OpponentSearch, SearchScene
from game.scenes.server.wanted_game import OpponentsWanted, TableWanted, WantedGame
from game.scenes.shared.dialogs.dialog import DialogChoice, ask, cancel_choice, notify
from game.scenes.shared.durations import duration
from game.scenes.shared.widgets import IconButton
from game.support.i18n import tr
from game.ui.graphics.type_scale import CAPTION_SMALL, NAME, NOTE, StyledText
from game.ui.widgets.buttons import Button, match_row
from game.view.layout.geometry import Box
from net.protocol.clock_classes import with_clock
from net.protocol.messages import TableOptions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.scenes.shared.page import Page
    from game.ui.app.scene import AppContext
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from net.protocol.hall_types import ServerNote

SCHEME: Final = "cabochon-server://"
"""How the link to a server begins."""
HEIGHT_PX: Final = 108.0
"""Height of a mat."""
MAT_GAP_PX: Final = 16.0
"""Between two mats."""
INSET_PX: Final = 24.0
"""From the sides of a mat to what is on it."""
GAP_PX: Final = 8.0
"""Between two buttons."""
CAPTIONED_HEIGHT_PX: Final = 72.0
"""Height of a button with its caption below its icon."""
CAPTIONED_WIDTHS_PX: Final = (82.0, 82.0, 82.0)
"""Widths of a mat's buttons with captions, from the right."""
LABELLED_HEIGHT_PX: Final = 58.0
"""Height of a button with its label beside its icon."""
LABELLED_WIDTHS_PX: Final = (264.0, 226.0, 226.0)
"""Widths of a mat's buttons with labels, from the right."""
_ICON_RATIO: Final = 0.34
"""Middle of a captioned button's icon, × its height."""
_CAPTION_RATIO: Final = 0.74
"""Middle of a captioned button's caption, × its height."""


class CaptionedButton(IconButton):
    """A button with its icon above a caption; ``captions`` are those of its row, which all have one size."""

    def __init__(
        self,
        icon: str,
        captions: Sequence[str],
        number: int,
        tooltip: str,
        on_press: Callable[[], None],
        *,
        enabled: bool = True,
        primary: bool = False,
    ) -> None:
        super().__init__(icon, tooltip, on_press, enabled=enabled, primary=primary)
        self.captions = tuple(captions)
        self.number = number

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect, side, alpha = self.rect, look.px(26), 255 if self.enabled else 110
        canvas.image(look.sprite(self._plate(), rect.w, rect.h), rect.x, rect.y)
        sink = look.px(1) if self.pressed and self.hovered else 0
        top = rect.y + rect.h * _ICON_RATIO - side / 2 + sink
        dark = self.kind == "primary"
        folder = "icon_dark" if dark else "icon"
        canvas.image(look.sprite(f"{folder}/{self.icon}", side, side), rect.centerx - side / 2, top, alpha)
        style = look.text.fit_all(CAPTION_SMALL, self.captions, rect.w - look.px(30), rect.h * 0.4)
        palette = look.palette
        color = palette.text_dark if dark else palette.text_soft if self.enabled else palette.text_muted
        middle = rect.y + rect.h * _CAPTION_RATIO + sink
        canvas.text(style.in_color(color), self.captions[self.number], rect.centerx, middle, "center")


class ServerMats:
    """The servers side by side, each a mat with its buttons."""

    def __init__(self, page: Page, open_table: Callable[[str, TableOptions, int, tuple[str, ...]], None]) -> None:
        """``open_table`` opens a table at the server of a link: its options, number of seats, and levels of bots."""
        self.page = page
        self.notes: tuple[ServerNote, ...] = ()
        self._open_table = open_table
        self._search: OpponentSearch | None = None
        self._wanted: WantedGame | None = None
        self._buttons: list[tuple[Button, ...]] = []

    def build(self, notes: Sequence[ServerNote], *, next_step: bool) -> None:
        """Add the buttons of these servers to the page.

        With ``next_step`` the quick game of the first server that answers is what the person probably wants.
        """
        self.notes = tuple(notes)
        self._buttons = []
        first = next((note for note in self.notes if note.linked), None) if next_step else None
        for number, note in enumerate(self.notes):
            if note.searching:
                text = tr("Looking for opponents")
                finder = self._button(2, "clock", text, partial(self._show_again, note))
            else:
                text = tr("Quick game at {server}").format(server=self.shown(note))
                ask = partial(self._ask_opponents, note)
                finder = self._button(2, "search", text, ask, enabled=note.linked, primary=note is first)
            title = tr("Open a table at {server}").format(server=self.shown(note))
            opener = self._button(1, "plus", title, partial(self._ask_table, note), enabled=note.linked)
            title = tr("Players and chat at {server}").format(server=self.shown(note))
            visitor = self._button(0, "human", title, partial(self._visit, note))
            self.page.add(f"quick-{number}", finder)
            self.page.add(f"open-{number}", opener)
            self.page.add(f"hall-{number}", visitor)
            self._buttons.append((visitor, opener, finder))

    @property
    def _alone(self) -> bool:
        """Whether there is one mat only, whose buttons have room for words beside their icons."""
        return len(self.notes) == 1

    def _button(
        self,
        number: int,
        icon: str,
        tooltip: str,
        on_press: Callable[[], None],
        *,
        enabled: bool = True,
        primary: bool = False,
    ) -> Button:
        """Return a button of a mat, numbered from the right."""
        if self._alone:
            label = (tr("Players and chat"), tr("Open a table"), tr("Quick game"))[number]
            kind = "primary" if primary else "plain"
            return Button(label, on_press, kind=kind, icon=icon, tooltip=tooltip, enabled=enabled)
        heads = [head.upper() for head in (tr("Players"), tr("Table"), tr("Quick"))]
        return CaptionedButton(icon, heads, number, tooltip, on_press, enabled=enabled, primary=primary)

    def shown(self, note: ServerNote) -> str:
        """Return the name of a server, with its address where another one has the same name."""
        return named(note, self.notes)

    def update(self, dt_ms: float) -> None:
        """Count how long the search has lasted, and offer other ways to play once, when that is long."""
        search = self._search
        note = None if search is None else self._note_at(search.link)
        if search is None or note is None or not note.searching:
            return
        long = search.long
        search.waited_ms += dt_ms
        if search.long and not long and not any(isinstance(scene, SearchScene) for scene in self.page.app.stack):
            self._show_search(search)

    def _note_at(self, link: str) -> ServerNote | None:
        """Return the newest note on a server; those of the rows are older while another screen lies over the page."""
        return next((note for note in self.page.app.network.servers() if note.link == link), None)

    def _look_for(self, search: OpponentSearch | None) -> None:
        """Look for opponents, or with ``None`` stop looking."""
        network = self.page.app.network
        if search is None:
            self.stop_all()
        else:
            network.look_for_opponents(search.link, search.edition, search.seats, search.clock, search.window)
            self._show_search(search)
        self._search = search

    def _show_search(self, search: OpponentSearch) -> None:
        app, edition = self.page.app, self.page.edition
        note = self._note_at(search.link)

        def instead(way: Callable[[], None]) -> None:
            self._look_for(None)
            way()

        def fill() -> None:
            options = with_clock(TableOptions(search.edition, takeover=False), search.clock)
            self._open_table(search.link, options, search.seats, (STAND_IN_BOT,) * (search.seats - 1))

        ways: tuple[DialogChoice, ...] = ()
        if note is not None:
            table = partial(instead, partial(self._ask_table, note))
            ways = (
                DialogChoice(tr("Open a table"), table, icon="plus"),
                DialogChoice(tr("Play computers, unrated"), partial(instead, fill), icon="bot"),
            )
        app.push(SearchScene(edition, search, self._look_for, ways))

    def _mats(self, box: Box) -> list[Box]:
        """Return the boxes of the mats, side by side in a box of the stage."""
        x, y, w, h = box
        count = max(1, len(self.notes))
        width = (w - (count - 1) * MAT_GAP_PX) / count
        return [(x + number * (width + MAT_GAP_PX), y, width, h) for number in range(len(self.notes))]

    def place(self, box: Box) -> None:
        """Put the buttons at the right of their mats."""
        height = LABELLED_HEIGHT_PX if self._alone else CAPTIONED_HEIGHT_PX
        for buttons, (x, y, w, h) in zip(self._buttons, self._mats(box), strict=True):
            left = x + w - INSET_PX + GAP_PX
            for button, width in zip(buttons, self._widths, strict=True):
                left -= width + GAP_PX
                self.page.put(button, left, y + (h - height) / 2, width, height)
            if self._alone:
                match_row(buttons, self.page.look)

    @property
    def _widths(self) -> tuple[float, ...]:
        """The widths of a mat's buttons, from the right."""
        return LABELLED_WIDTHS_PX if self._alone else CAPTIONED_WIDTHS_PX

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Draw the mats, and on each the name of the server and whether it answers."""
        page, palette = self.page, self.page.look.palette
        for note, (x, y, w, h) in zip(self.notes, self._mats(box), strict=True):
            page.sprite(canvas, "mat/dock", x, y, w, h)
            color = palette.short if note.problem else palette.ok if note.linked else palette.text_soft
            upper = StyledText(self.shown(note), NAME)
            lower = StyledText(state(note, page.app.settings.edition), NOTE.in_color(color))
            room = w - 2 * INSET_PX - 8 - sum(self._widths) - GAP_PX * len(self._widths)
            page.write_pair(canvas, upper, lower, (x + INSET_PX + 4, y + h / 2, room, h - 20), 36)

    def _ask_opponents(self, note: ServerNote) -> None:
        """Ask for what game opponents are wanted, and look for them."""
        edition, wanted = self.page.app.settings.edition, self._wanted_game()

        def look() -> None:
            clock = wanted.clock or "quick"
            self._look_for(OpponentSearch(note.link, edition, wanted.seats, clock, wanted.window))

        title = tr("Quick game at {server}").format(server=self.shown(note))
        self.page.app.push(OpponentsWanted(self.page.edition, title, wanted, look))

    def _wanted_game(self) -> WantedGame:
        """Return the game that was chosen last."""
        if self._wanted is None:
            self._wanted = WantedGame(self.page.app.settings.players)
        return self._wanted

    def stop_all(self) -> None:
        """Stop looking for opponents: no one would come to the table."""
        for note in self.page.app.network.servers():
            if note.searching:
                self._stop(note)

    def _show_again(self, note: ServerNote) -> None:
        if self._search is not None and self._search.link == note.link:
            self._show_search(self._search)
        else:
            self._stop(note)

    def _play(self, note: ServerNote) -> None:
        """Look for opponents at a server, or show the search that is running there."""
        now = self._note_at(note.link) or note
        (self._show_again if now.searching else self._ask_opponents)(now)

    def _stop(self, note: ServerNote) -> None:
        self.page.app.network.stop_looking(note.link)

    def _ask_table(self, note: ServerNote) -> None:
        """Ask for what game a table is to be opened, and open it."""
        wanted = self._wanted_game()

        def open_table() -> None:
            options = TableOptions(self.page.app.settings.edition, private=wanted.private, takeover=False)
            options = options if wanted.clock is None else with_clock(options, wanted.clock)
            self._open_table(note.link, options, wanted.seats, ())

        title = tr("Open a table at {server}").format(server=self.shown(note))
        self.page.app.push(TableWanted(self.page.edition, title, wanted, open_table))

    def ask_first(self) -> None:
        """Ask which server is the preferred one, whose mat is the first and whose tables codes are for."""
        app, notes = self.page.app, self.page.app.network.servers()

        def prefer(link: str) -> None:
            app.settings.servers = [link, *(kept for kept in app.settings.servers if kept != link)]
            keep(self.page)

        choices = [
            DialogChoice(named(note, notes), partial(prefer, note.link), "plain" if number else "chosen", "server")
            for number, note in enumerate(notes)
        ]
        text = tr("Choose your first server. Codes without an address lead to its tables.")
        ask(app, self.page.edition, tr("Your servers"), text, (*choices, cancel_choice(apart=True)))

    def _visit(self, note: ServerNote) -> None:
        app = self.page.app
        hall = app.network.hall_at(note.link)
        if hall is not None:
            hall.poll()
            app.push(HallScene(app.settings.edition, hall, partial(self._forget, note), partial(self._play, note)))
            if note.problem:
                notify(app, self.page.edition, self.shown(note), note.problem)

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


def keep_moved(app: AppContext) -> None:
    """Keep the new links of servers that were found at another address."""
    links = {note.link: note.moved for note in app.network.servers() if note.moved}
    if links:
        app.settings.servers = list(dict.fromkeys(links.get(link, link) for link in app.settings.servers))
        app.settings.try_to_save(app.store.data_dir)


def shown(note: ServerNote) -> str:
    """Return the name of a server, its address until the name is known."""
    return note.name or address(note)


def named(note: ServerNote, notes: Sequence[ServerNote]) -> str:
    """Return the name of a server, with its address where another one of ``notes`` has the same name."""
    alike = [other for other in notes if shown(other) == shown(note)]
    return shown(note) if len(alike) < 2 else f"{shown(note)}, {address(note)}"


def address(note: ServerNote) -> str:
    """Return the address of a server."""
    return note.link.removeprefix(SCHEME).partition("#")[0]


def state(note: ServerNote, edition: str) -> str:
    """Return in a few words whether a server answers, what it is doing or announces, or this person's rating there."""
    if note.problem or not note.linked:
        return note.problem or tr("Connecting")
    if note.searching:
        if note.estimate_s < 0:
            return tr("Looking for opponents")
        return tr("Looking for opponents, about {time}").format(time=duration(max(note.estimate_s, 1)))
    if note.notice:
        return tr("Message in the chat")
    rating = max((each for each in note.ratings if each.edition == edition), key=lambda each: each.games, default=None)
    if rating is None:
        return tr("Connected")
    text = tr("Rating {rating}") if rating.sure else tr("Rating {rating}?")
    return text.format(rating=rating.value)
