"""The table browser: tables on this network to join, hosting a table, typing an invitation, rejoining a game.

Knows ``net.room.room.Network`` and the actions for each table; knows nothing of how tables are found.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.record import RecordError
from game.scenes.lobby import text as texts
from game.scenes.lobby.room import LobbyRoomScene
from game.scenes.shared.dialog import notify
from game.scenes.shared.error_dialogs import show_notes
from game.scenes.shared.lineup import default_name
from game.scenes.shared.list_page import DETAIL, FOOT, INSET, LIST, ListPage, write_row
from game.scenes.shared.ornaments import paint_row
from game.scenes.shared.page import Written
from game.scenes.shared.top_bar import BAR_H, on_bar, paint_bar, place_back, window_top
from game.scenes.shared.widgets import IconButton
from game.storage.folder import StoreError
from game.support.cleaning import NAME_LENGTH, clean_name, in_names
from game.support.i18n import tr
from game.ui.widgets.buttons import Button
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget
from game.view.skins import skin
from net.protocol.messages import TableOptions
from net.protocol.room_types import NetworkError

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.app.scene import AppContext
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from net.protocol.room_types import FoundTable
    from net.room.room import Room

LOOK_MS: Final = 250.0
"""The interval of polling the list."""
INVITATION_LIMIT: Final = 200
CODE_LIMIT: Final = 24
HINT: Final = 206.0
"""The height of the two sentences about joining a table, in reference pixels."""


class LobbyFindScene(ListPage):
    """A list of tables at the left; the chosen table and the fields for an invitation at the right."""

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self.tables: tuple[FoundTable, ...] = ()
        self.where = ""
        self.code = ""
        self.name = ""
        self._unfinished: str | None = None
        self._trouble = ""
        self._rest_ms = 0.0

    @property
    def table(self) -> FoundTable | None:
        """The chosen table."""
        return self.tables[self.selected] if self.selected < len(self.tables) else None

    def enter(self, app: AppContext) -> None:
        self.name = app.settings.names[0] if app.settings.names else ""
        self._look(app)
        super().enter(app)

    def resume(self) -> None:
        self._look(self.app)
        super().resume()

    def _look(self, app: AppContext) -> None:
        network = app.network
        network.start_search()
        self._unfinished = network.rejoinable()
        self._trouble = network.problem()
        self._take(network.tables())

    def leave(self) -> None:
        super().leave()
        self.app.network.stop_search()
        self._remember()

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        self._rest_ms += dt_ms
        if self._rest_ms < LOOK_MS or self.app.scene is not self:
            return
        self._rest_ms = 0.0
        network = self.app.network
        found, trouble = network.tables(), network.problem()
        if found != self.tables or trouble != self._trouble:
            self._trouble = trouble
            before = self.table, bool(self.tables)
            self._take(found)
            if (self.table, bool(self.tables)) != before or (self.list is not None and self.list.count != len(found)):
                self.rebuild()
            self.app.redraw()

    def _take(self, found: tuple[FoundTable, ...]) -> None:
        """Replace the list of tables; the chosen table stays chosen as long as it is listed."""
        chosen = self.table
        mark = None if chosen is None else chosen.fingerprint
        self.tables = found
        kept = next((i for i, table in enumerate(found) if table.fingerprint == mark), self.selected)
        self.selected = max(0, min(kept, len(found) - 1))

    def build(self) -> None:
        self.add_list(len(self.tables), self._draw_row, self._select, self._join_found)
        if self.list is not None:
            self.named["list"] = self.list
        table = self.table
        self._join = Button(tr("Join"), self._join_found, kind="primary", icon="play")
        self._watch = Button(tr("Spectate"), lambda: self._join_found(watch=True), icon="eye")
        if table is not None:
            # A person with an unfinished game may have a seat at a table that is playing.
            self._join.enabled = self._unfinished is not None if table.playing else table.free > 0
            self._watch.enabled = table.spectators
            self.add("join", self._join)
            self.add("watch", self._watch)
        self._add_fields()
        self._back = self.add("back", Button(tr("Back"), self.back, icon="left"))
        self._rejoin: Button | None = None
        if self._unfinished is not None:
            self._rejoin = self.add("rejoin", Button(tr("Back to last game"), self._go_back, icon="undo"))
        kind = "plain" if self.tables else "primary"
        self._host = self.add("host", Button(tr("Host a table"), self._open, kind=kind, icon="plus"))
        if self.form.focused is None:
            self.form.focus(self.list or self._rejoin or self._host)

    def _add_fields(self) -> None:
        self._name = self._add_field("name", NAME_LENGTH, default_name(0, "human"), takes=in_names)
        self._name.caption = tr("Your name")
        self._where = self._add_field("where", INVITATION_LIMIT, "cabochon://…", on_submit=self._join_typed)
        self._where.caption = tr("Invitation or address")
        self._code = self._add_field("code", CODE_LIMIT, "", on_submit=self._join_typed)
        self._code.caption = tr("Code")
        self._go = self.add("go", Button(tr("Join"), self._join_typed, icon="play"))
        self._peek = self.add("peek", IconButton("eye", tr("Watch only"), lambda: self._join_typed(watch=True)))

    def _add_field(
        self,
        name: str,
        limit: int,
        example: str,
        on_submit: Callable[[], None] | None = None,
        takes: Callable[[str], bool] = str.isprintable,
    ) -> TextField:
        """Add a text field for the attribute of the same name."""
        change = partial(setattr, self, name)
        value: str = getattr(self, name)
        return self.add(
            name, TextField(value, change, placeholder=example, limit=limit, on_submit=on_submit, takes=takes)
        )

    def fallback(self) -> Widget:
        return self._back

    def place(self) -> None:
        self.place_list()
        place_back(self, self._back)
        if self._rejoin is not None:
            self.put(self._rejoin, LIST[0], FOOT, 380, 66)
        x, y, w, h = DETAIL
        left, inner = x + INSET + 6, w - 2 * INSET - 12
        self.put(self._host, x, FOOT, w, 66)
        on_bar(self, self._name, left + 130, inner - 130 + INSET + 6)
        wide = (inner - 12) * 0.62
        self.put(self._join, left, y + 244, wide, 58)
        self.put(self._watch, left + wide + 12, y + 244, inner - wide - 12, 58)
        self.put(self._where, left, y + 372, inner, 52)
        bottom = y + h - INSET - 6
        self.put(self._code, left, bottom - 52, 190, 52)
        self.put(self._go, left + 202, bottom - 52, inner - 202 - 64, 52)
        self.put(self._peek, left + inner - 52, bottom - 52, 52, 52)

    def paint(self, canvas: Canvas) -> None:
        paint_bar(self, canvas, tr("Local network"))
        self.sprite(canvas, "ui/panel", *LIST)
        self.sprite(canvas, "ui/panel", *DETAIL)
        if not self.tables:
            self._paint_empty(canvas)
        x, y, w, h = DETAIL
        left, inner = x + INSET + 6, w - 2 * INSET - 12
        self.caption(canvas, self._name.caption, left, window_top(self) + BAR_H / 2 - 2, 118, None)
        if self.table is None:
            self._paint_hint(canvas, left, inner)
        else:
            self._paint_table(canvas, self.table, left, inner)
        self.sprite(canvas, "ui/divider", left, y + 322, inner, 8)
        self.caption(canvas, self._where.caption, left, y + 352, inner)
        self.caption(canvas, self._code.caption, left, y + h - INSET - 6 - 70, 190)

    def _paint_empty(self, canvas: Canvas) -> None:
        palette = self.look.palette
        x, y, w, _ = LIST
        paint_row(self, canvas, [f"avatar/{seat}" for seat in range(4)], x + w / 2, y + 186, 92, 1)
        self.write(canvas, "name", tr("No tables yet"), x + w / 2, y + 284, palette.text, "center", 34)
        text = self._trouble or tr("Tables on your network appear here automatically.")
        color = palette.short if self._trouble else palette.text_soft
        self.write_lines(canvas, "note", text, x + 90, y + 318, w - 180, color, px=23, align=0.5, max_lines=4)

    def _paint_hint(self, canvas: Canvas, left: float, inner: float) -> None:
        palette, y = self.look.palette, DETAIL[1]
        self.write(canvas, "name", tr("2 ways to play"), left, y + 50, palette.text, px=30, max_width=inner)
        lines = (
            tr("Host a table: players on your network see it and can join."),
            tr("Or enter an invitation, or an address and code, from the host."),
        )
        text, scale = self.look.text, self.stage.scale
        for px in (22.0, 20.0, 18.0, 16.0, 14.0, 12.0, 10.0):
            rows = sum(len(text.wrap("body", line, inner * scale, px)) for line in lines)
            if rows * text.line_height("body", px) <= HINT * scale:
                break
        top = y + 86.0
        for line in lines:
            top += self.write_lines(canvas, "body", line, left, top, inner, palette.text_soft, px=px) + 12

    def _paint_table(self, canvas: Canvas, table: FoundTable, left: float, inner: float) -> None:
        palette, y = self.look.palette, DETAIL[1]
        title = tr("{name}’s table").format(name=table.host)
        name: Written = ("name", title, palette.text, 30)
        self.write_pair(
            canvas,
            name,
            ("note", tr(skin(table.edition).text.name), palette.text_soft, 21),
            (left, y + 66, inner, 88),
            38,
        )
        self.sprite(canvas, "ui/divider", left, y + 112, inner, 8)
        lines = (
            (tr("Seats"), texts.free_seats(table)),
            (tr("Spectators"), tr("Yes") if table.spectators else tr("No")),
            (tr("Ping"), texts.round_trip(table)),
        )
        for number, (label, value) in enumerate(lines):
            middle = y + 142 + number * 34
            self.write(canvas, "body", label, left, middle, palette.text_muted, px=21, max_width=inner * 0.4, high=38)
            self.write(canvas, "body", value, left + inner, middle, palette.text, "midright", 21, inner * 0.58, 38)

    def _draw_row(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        table, palette = self.tables[index], look.palette
        middle = rect.y + (rect.h - look.px(4)) / 2
        side = look.px(24)
        right = rect.right - look.px(22)
        chip: Written = ("caption", tr(skin(table.edition).text.name).upper(), palette.text_muted, 18)
        ping: Written = ("small", texts.round_trip(table), palette.text_muted, 18)
        used = write_row(canvas, look, chip, ping, right, middle, rect.w * 0.4, rect.h, to_right=True)
        left = rect.x + look.px(22)
        for seat in range(table.seats):
            taken = seat < table.seats - table.free
            x = left + (seat % 2) * look.px(28)
            row = 0 if table.seats <= 2 else (seat // 2) * 2 - 1
            top = middle + row * look.px(14) - side / 2
            canvas.image(look.sprite("icon/human", side, side), x, top, 255 if taken else 70)
        left += look.px(76)
        open_ = table.free > 0 and not table.playing
        host: Written = ("name", table.host, palette.text, 24)
        seats: Written = ("note", texts.free_seats(table), palette.ok if open_ else palette.text_muted, 19)
        write_row(canvas, look, host, seats, left, middle, right - used - look.px(24) - left, rect.h)

    def _select(self, index: int) -> None:
        if index != self.selected:
            self.selected = index
            self.rebuild()

    def _remember(self) -> str:
        """Save the name in the settings and return it, cleaned."""
        name = clean_name(self.name)
        settings = self.app.settings
        if name and settings.names[:1] != [name]:
            settings.names = [name, *settings.names[1:]]
            settings.try_to_save(self.app.store.data_dir)
        return name or default_name(0, "human")

    def _open(self) -> None:
        edition = self.app.settings.edition
        seats = self.app.settings.players
        self._go_in(lambda name: self.app.network.host(name, TableOptions(edition=edition), seats))

    def _join_found(self, *, watch: bool = False) -> None:
        table = self.table
        if table is not None and (self._watch if watch else self._join).enabled:
            self._go_in(lambda name: self.app.network.join(name, table, watch=watch))

    def _join_typed(self, *, watch: bool = False) -> None:
        where, code = self.where.strip(), self.code.strip()
        if not where:
            self.form.focus(self._where)
            self.form.keyboard = True
            self.app.redraw()
            return
        self._go_in(lambda name: self.app.network.join(name, where, code, watch))

    def _go_back(self) -> None:
        game = self._unfinished
        if game is not None:
            self._go_in(lambda _: self.app.network.rejoin(game))

    def _go_in(self, enter: Callable[[str], Room]) -> None:
        """Open the screen of the room that ``enter`` returns for the person's name, or show why there is none."""
        try:
            room = enter(self._remember())
        except (NetworkError, StoreError, RecordError, OSError) as error:
            show_notes(self.app, self.edition)
            notify(self.app, self.edition, tr("That did not work"), str(error))
            return
        self.app.network.stop_search()
        self.app.push(LobbyRoomScene(self.edition, room))
