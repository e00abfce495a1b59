"""The table browser: tables on this network to join, hosting a table, typing an invitation, rejoining a game.

Knows ``net.room.room.Network`` and the actions for each table; knows nothing of how tables are found. Boxes and lengths
are in reference pixels of the stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.record import RecordError
from game.scenes.room.scene import RoomScene
from game.scenes.server.own_key import ask_about_key, offer_words
from game.scenes.server.servers import HEIGHT_PX, ServerMats, keep, keep_moved
from game.scenes.shared.dialogs.dialog import notify
from game.scenes.shared.dialogs.error_dialogs import show_notes
from game.scenes.shared.lineup import MAX_SEATS
from game.scenes.shared.page import Page
from game.scenes.shared.poll_timer import PollTimer
from game.scenes.shared.top_bar import paint_bar, place_back, place_row
from game.scenes.shared.widgets import IconButton
from game.scenes.tables.filters import FilterScene, shown_tables
from game.scenes.tables.found_tables import VIEW, FoundTablesView, paint_found
from game.scenes.tables.invitation_letter import InvitationLetter
from game.scenes.tables.name_mat import NameMat
from game.scenes.tables.own_table import own_table_sentence, paint_own_table
from game.storage.folder import StoreError
from game.storage.settings import MAX_SERVERS
from game.support.cleaning import clean_name
from game.support.i18n import tr
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget
from game.view.layout.found_tables import SmallTable, TableGrid, most_tables, table_grid
from game.view.layout.geometry import Rect
from net.protocol.messages import TableOptions
from net.protocol.room_types import NetworkError
from net.room.invitation import names_server

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.app.scene import AppContext
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from net.protocol.room_types import FoundTable
    from net.room.room import Room

SERVERS_SHOWN: Final = 2
"""Maximum number of servers with a mat."""
REJOIN: Final = (1172.0, 250.0, 396.0, 62.0)
"""The box of the button that returns to an unfinished game."""
SERVERS: Final = (32.0, 876.0 - HEIGHT_PX, 1108.0, HEIGHT_PX)
"""The box of the servers' mats; the tables are above them."""
GAP_PX: Final = 16.0
"""Between the tables and the mats of the servers."""
NARROWER_RATIO: Final = 0.3
"""How much narrower the button on a table that stands alone is, × its usual width."""
BAR_BUTTON_PX: Final = 216.0
"""Width of a button in the bar."""


class TableBrowserScene(Page):
    """The tables found at the left; the person's name and the letter for an invitation at the right.

    As long as there is space, a table that the person could host stands among them.
    """

    background = "bg/table"

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self.list: FoundTablesView | None = None
        """The tables found; ``None`` while there are none."""
        self.selected = 0
        self.found: tuple[FoundTable, ...] = ()
        """All tables found."""
        self.tables: tuple[FoundTable, ...] = ()
        """Those that the filter lets through."""
        self.name_mat = NameMat(self)
        self._letter = InvitationLetter(self, self._join_typed)
        self._servers = ServerMats(self, self._open_at_server)
        self._unfinished: str | None = None
        self._trouble = ""
        self._poll_timer = PollTimer()

    @property
    def table(self) -> FoundTable | None:
        """The chosen table."""
        return self.tables[self.selected] if self.selected < len(self.tables) else None

    def enter(self, app: AppContext) -> None:
        self.name_mat.name = app.settings.names[0] if app.settings.names else ""
        self.app = app
        self._refresh()
        super().enter(app)

    def resume(self) -> None:
        self._refresh()
        super().resume()

    def _refresh(self) -> None:
        network = self.app.network
        keep_moved(self.app)
        network.keep_servers(self.app.settings.servers, self.name_mat.name)
        network.start_search()
        self._unfinished = network.rejoinable()
        self._trouble = network.problem()
        self._set_tables(network.tables())

    def leave(self) -> None:
        super().leave()
        self._servers.stop_all()
        self.app.network.stop_search()
        self._remember()

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        self._servers.update(dt_ms)
        if self._poll_timer.step(dt_ms, on_top=self.app.scene is self):
            self._poll()

    def _poll(self) -> None:
        """Poll the network: enter a table that was found for this person, and show new servers and tables."""
        network = self.app.network
        found, trouble = network.tables(), network.problem()
        servers = network.servers()
        paired = next((note.link for note in servers if note.paired), None)
        if paired is not None:
            self._enter(lambda _: network.join_paired(paired))
            return
        if servers[: len(self._servers.notes)] != self._servers.notes:
            self.rebuild()
            self.app.redraw()
        if not self.name_mat.name:
            self._take_name()
        if not self.app.settings.words_offered and any(note.ratings for note in servers):
            self.app.settings.words_offered = True
            self.app.settings.try_to_save(self.app.store.data_dir)
            offer_words(self)
            return
        self._show_found(found, trouble)

    def _show_found(self, found: tuple[FoundTable, ...], trouble: str) -> None:
        """Show the tables found, and why others cannot be; controls are made again only where they change."""
        if found == self.found and trouble == self._trouble:
            return
        self._trouble = trouble
        before = self.table, bool(self.tables), self._filter_label
        self._set_tables(found)
        same = (self.table, bool(self.tables), self._filter_label) == before
        if self.list is not None and self.list.count == len(self.tables) and same:
            self.list.tables = self.tables
        else:
            self.rebuild()
        self.app.redraw()

    def _take_name(self) -> None:
        """Take over the name that a server knows, where the person has none here, as after entering another key."""
        halls = (self.app.network.hall_at(note.link) for note in self.app.network.servers())
        name = next((hall.state.name for hall in halls if hall is not None and hall.state.name), "")
        if name:
            self.name_mat.name = name
            self._remember()
            self.rebuild()

    def _key_changed(self, other: bool) -> None:
        """Go to the servers with the new key, whose words are known; after another one they know the name."""
        self.app.settings.words_offered = True
        if other:
            self.name_mat.name = ""
        keep(self)

    def _set_tables(self, found: tuple[FoundTable, ...]) -> None:
        """Replace the list of tables; the chosen table stays chosen as long as it is listed."""
        chosen = self.table
        mark = None if chosen is None else (chosen.link, chosen.fingerprint)
        self.found, self.tables = found, shown_tables(found, self.app.settings.filters)
        places = (i for i, table in enumerate(self.tables) if (table.link, table.fingerprint) == mark)
        self.selected = max(0, min(next(places, self.selected), len(self.tables) - 1))

    @property
    def _hidden(self) -> int:
        """How many tables the filter hides."""
        return len(self.found) - len(self.tables)

    @property
    def _filter_label(self) -> str:
        """The label of the button that opens the filter; empty while there is nothing to filter."""
        if not self._hidden:
            return tr("Filter") if self.found else ""
        return tr("Filter: {shown} of {count}").format(shown=len(self.tables), count=len(self.found))

    def _ask_filter(self) -> None:
        self.app.push(FilterScene(self.edition, self.app.settings.filters, self._keep_filter))

    def _keep_filter(self) -> None:
        self.app.settings.try_to_save(self.app.store.data_dir)
        self._set_tables(self.found)
        self.rebuild()

    def _show_all(self) -> None:
        self.app.settings.filters.clear()
        self._keep_filter()

    def build(self) -> None:
        self._grid = self._lay_out()
        self._add_list()
        self._add_join()
        servers = self.app.network.servers()[:SERVERS_SHOWN]
        decided = self._join is not None or self._rejoin is not None
        filtered = self._hidden > 0 and not self.tables
        self._add_host(decided=decided, filtered=filtered, linked=any(note.linked for note in servers))
        self.name_mat.build()
        self._letter.build()
        self._servers.build(servers, next_step=not decided and not filtered)
        self._add_bar()
        if self.form.focused is None:
            self.form.focus(self.list or self._rejoin or self._host)

    def _add_list(self) -> None:
        """Add the list of tables, scrolled as before; there is none while no table is listed."""
        before, self.list = self.list, None
        if not self.tables:
            return
        self.list = FoundTablesView(
            self.tables,
            self._draw_table,
            on_select=self._select,
            on_open=lambda _: self._join_found(),
            on_scroll=self._place_join,
        )
        self.add("list", self.list)
        self.list.selected = self.selected
        self.list.offset = 0.0 if before is None else before.offset

    def _add_join(self) -> None:
        """Add the buttons for joining and watching the chosen table, and for returning to an unfinished game."""
        table = self.table
        self._join: Button | None = None
        self._watch: Button | None = None
        if table is not None and self._can_sit(table):
            label = tr("Resume") if table.yours else tr("Join")
            self._join = self.add("join", Button(label, self._join_found, kind="primary", icon="join"))
        if table is not None and table.spectators:
            watch = partial(self._join_found, watch=True)
            button = Button(tr("Spectate"), watch, icon="eye")
            if self._join is not None:
                button = IconButton("eye", tr("Spectate"), watch)
            self._watch = self.add("watch", button)
        self._rejoin: Button | None = None
        if self._unfinished is not None:
            kind = "plain" if self._join is not None else "primary"
            self._rejoin = self.add(
                "rejoin", Button(tr("Back to last game"), self._rejoin_game, kind=kind, icon="play")
            )

    def _add_host(self, *, decided: bool, filtered: bool, linked: bool) -> None:
        """Add the button for hosting a table, or for lifting a filter that hides all tables (``filtered``).

        It is the primary one unless there is another next step: a table or game (``decided``), or a server that
        answers (``linked``).
        """
        if filtered:
            kind = "plain" if decided else "primary"
            button = Button(tr("Show all tables"), self._show_all, kind=kind, icon="reset")
        else:
            kind = "plain" if self.tables or decided or linked else "primary"
            button = Button(tr("Host a table"), self._host_table, kind=kind, icon="plus")
        self._host = self.add("host", button)

    def _add_bar(self) -> None:
        """Add the buttons of the bar."""
        self._filter: Button | None = None
        if self._filter_label:
            self._filter = self.add("filter", Button(self._filter_label, self._ask_filter, icon="filter"))
        self._key: Button | None = None
        if self.app.settings.servers:
            ask_key = partial(ask_about_key, self, self._key_changed)
            self._key = self.add("key", Button(tr("Your key"), ask_key, icon="key"))
        self._order: Button | None = None
        if len(self.app.settings.servers) > 1:
            self._order = self.add("servers", Button(tr("Your servers"), self._servers.ask_first, icon="server"))
        self._back = self.add("back", Button(tr("Back"), self.back, icon="left"))

    def _can_sit(self, table: FoundTable) -> bool:
        """Whether this person may have a seat at a table."""
        if table.yours or not table.playing:
            return table.yours or table.free > 0
        # At a table of the local network nobody knows whether one of the seats belongs to the unfinished game here.
        return self._unfinished is not None and not table.link

    def _lay_out(self) -> TableGrid:
        """Return the grid of the tables found and, where all are in view, of the person's own."""
        enlarged, count = self.look.text.enlarged, len(self.tables)
        own = 1 if count < most_tables(enlarged) else 0
        x, y, w, h = VIEW
        view = self.stage.box(x, y, w, SERVERS[1] - GAP_PX - y if self._servers.notes else h)
        return table_grid(Rect(*view), self.stage.scale, count + own, enlarged)

    @property
    def _own(self) -> SmallTable | None:
        """The places of the table that the person could host, where it is in view."""
        count = len(self.tables)
        return self._grid.table(count, MAX_SEATS) if count < self._grid.count else None

    def fallback(self) -> Widget:
        return self._back

    def place(self) -> None:
        place_back(self, self._back)
        place_row(self, [one for one in (self._order, self._key, self._filter) if one is not None], BAR_BUTTON_PX)
        self._grid = self._lay_out()
        if self.list is not None:
            self.list.lay_out(self._grid)
        self._place_join()
        own = self._own
        self.name_mat.place(self._host if own is None else None, low=self._unfinished is not None)
        if own is not None:
            self._host.rect = pygame.Rect(own.button)
            if not self.tables:
                self._host.rect.inflate_ip(-self._host.rect.w * NARROWER_RATIO, 0)
        if self._rejoin is not None:
            self.put(self._rejoin, *REJOIN)
        self._letter.place()
        self._servers.place(SERVERS)

    def _place_join(self) -> None:
        """Put the buttons of the chosen table on its cloth, or hide them while it is scrolled away."""
        if self.list is None or not self.tables:
            return
        box = pygame.Rect(self.list.places(self.selected).button)
        side, gap = box.h, self.look.px(10)
        seen = self.list.rect.contains(box)
        buttons = [button for button in (self._join, self._watch) if button is not None]
        for button in buttons:
            button.visible = seen
            button.rect = box.copy()
        if len(buttons) > 1:
            buttons[0].rect.w -= side + gap
            buttons[1].rect = pygame.Rect(box.right - side, box.y, side, side)

    def paint(self, canvas: Canvas) -> None:
        paint_bar(self, canvas, tr("Multiplayer"))
        own = self._own
        if own is not None:
            alone, hidden = not self.tables, self._hidden
            sentence = own_table_sentence(alone=alone, servers=bool(self._servers.notes), hidden=hidden)
            paint_own_table(
                self, canvas, own, self.name_mat.cleaned, sentence, self._trouble, alone=alone, hidden=hidden
            )
        self.name_mat.paint(canvas)
        self._letter.paint(canvas)
        if self._servers.notes:
            self._servers.paint(canvas, SERVERS)

    def _draw_table(self, canvas: Canvas, look: RenderContext, index: int, _: pygame.Rect) -> None:
        if self.list is not None:
            table, chosen = self.tables[index], index == self.selected
            paint_found(canvas, look, self.app.look(table.edition), table, self.list.places(index), chosen=chosen)

    def _select(self, index: int) -> None:
        if index != self.selected:
            self.selected = index
            self.rebuild()

    def _remember(self) -> str:
        """Save the name in the settings and return it, cleaned."""
        name = clean_name(self.name_mat.name)
        settings = self.app.settings
        if name and settings.names[:1] != [name]:
            settings.names = [name, *settings.names[1:]]
            settings.try_to_save(self.app.store.data_dir)
        return self.name_mat.cleaned

    def _host_table(self) -> None:
        edition = self.app.settings.edition
        seats = self.app.settings.players
        self._enter(lambda name: self.app.network.host(name, TableOptions(edition=edition), seats))

    def _join_found(self, *, watch: bool = False) -> None:
        table = self.table
        if table is not None and (self._watch if watch else self._join) is not None:
            self._enter(lambda name: self.app.network.join(name, table, watch=watch))

    def _join_typed(self, *, watch: bool = False) -> None:
        where, code = self._letter.where.strip(), self._letter.code.strip()
        if names_server(where):
            self._add_server(where)
            return
        if not where and code and self.app.settings.servers:
            self._enter(lambda _: self.app.network.enter_private(self.app.settings.servers[0], code))
            return
        if not where:
            self._letter.focus()
            return
        self._enter(lambda name: self.app.network.join(name, where, code, watch))

    def _add_server(self, link: str) -> None:
        """Keep the server of a link that was typed, as the preferred one."""
        self._remember()
        settings = self.app.settings
        settings.servers = [link, *(kept for kept in settings.servers if kept != link)][:MAX_SERVERS]
        self._letter.where = ""
        keep(self)

    def _open_at_server(self, link: str, options: TableOptions, seats: int, bots: tuple[str, ...]) -> None:
        self._enter(lambda _: self.app.network.open_at(link, options, seats, bots))

    def back(self) -> None:
        if len(self.app.stack) > 1:
            super().back()
        else:
            self.app.go.to_menu(self.edition)

    def _rejoin_game(self) -> None:
        game = self._unfinished
        if game is not None:
            self._enter(lambda _: self.app.network.rejoin(game))

    def _enter(self, enter: Callable[[str], Room]) -> None:
        """Open the screen of the room that ``enter`` returns for the person's name, or show why there is none."""
        try:
            room = enter(self._remember())
        except (NetworkError, StoreError, RecordError, OSError) as error:
            show_notes(self.app, self.edition)
            notify(self.app, self.edition, tr("That did not work"), str(error))
            return
        self.app.network.stop_search()
        self.app.push(RoomScene(self.edition, room))
