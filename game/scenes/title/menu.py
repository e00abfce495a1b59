"""The title screen: a row for each screen that it leads to, and the choice of the edition.

Knows the saved games and the navigator; knows nothing of how a game is played.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.rules.editions import DEFAULT_EDITION, REGISTRY
from game.scenes.shared.dialogs.dialog import notify
from game.scenes.shared.page import Page
from game.scenes.shared.widgets import MenuRow, edition_switch
from game.scenes.title.hero import LEFT, WIDTH, paint_hero
from game.scenes.title.preload import preload_from_title
from game.support.i18n import tr
from game.tutorial.progress import step_reached
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import SUBTITLE
from game.ui.widgets.buttons import Button, match_labels
from game.view.animation.glints import Glints
from game.view.skins import skin

if TYPE_CHECKING:
    from game.storage.summaries import GameSummary
    from game.ui.app.scene import AppContext

TOP: Final = 332
HEIGHT: Final = 400
GAP: Final = 11
LOGO: Final = 624.0
"""The width of the logo's box, whose shadow goes beyond its letters."""
OTHERS: Final = 150
"""The width of the button that lists all unfinished games."""
UNCOUNTED_FROM: Final = 100
"""The number of unfinished games from which their count is no longer shown."""
FOOT: Final = 798
"""The top of the small buttons at the bottom."""


class MenuScene(Page):
    """The title in the look of the edition that was played last."""

    background = "bg/menu"
    column = True
    leads_back = False

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        *,
        preset: tuple[int | None, bytes | None] | None = None,
        note: str | None = None,
        welcome: bool = False,
    ) -> None:
        """Create the title; ``preset`` (players, secret) opens the setup at once, ``note`` is shown once.

        ``welcome`` opens the welcome of a first start before these.
        """
        super().__init__(edition)
        self._welcome = welcome
        self._preset = preset
        self._note = note
        self.rows: list[MenuRow] = []
        self.foot: tuple[Button, ...] = ()
        self._ahead = False
        self._saved: str | None = None
        self._networked = False
        self._saved_note = ""
        self._unfinished = 0
        """How many games there are to continue, counted up to ``UNCOUNTED_FROM``."""
        self.others: Button | None = None
        self._glints = Glints(5, 1_600.0, (2_200.0, 5_200.0))

    def enter(self, app: AppContext) -> None:
        self.app = app
        self._find_saved()
        super().enter(app)

    def resume(self) -> None:
        """Look for the last saved game again, because it may have been finished or deleted."""
        self._find_saved()
        super().resume()

    def _find_saved(self) -> None:
        self._saved_note = ""
        summary = self.app.store.unfinished()
        shared = self.app.store.unfinished_network()
        self._networked = shared is not None and (summary is None or shared.updated > summary.updated)
        if self._networked:
            summary = shared
        self._saved = None if summary is None else summary.id
        self._unfinished = 0 if summary is None else self.app.store.count_unfinished(UNCOUNTED_FROM)
        if summary is not None and summary.damaged is not None:
            self._saved_note = (
                tr("With other players")
                if self._networked
                else tr("Round {number}, damaged file").format(number=summary.round)
            )
            return
        if summary is None or summary.turn_seat is None:
            return
        if self._networked:
            self._saved_note = self._of(summary, tr("Round {number}, multiplayer").format(number=summary.round))
            return
        seat = summary.seats[summary.turn_seat]
        people = sum(1 for each in summary.seats if each.kind == "human")
        if seat.kind == "human" and people == 1:
            note = tr("Round {number}, your turn").format(number=summary.round)
        else:
            note = tr("Round {number}, {name}’s turn").format(number=summary.round, name=seat.name)
        self._saved_note = self._of(summary, note)

    def _of(self, game: GameSummary, note: str) -> str:
        """Return a note on a game, with its edition in front where that is not the one on show."""
        if game.edition == self.edition:
            return note
        return tr("{edition}: {note}").format(edition=tr(skin(game.edition).text.short), note=note)

    def build(self) -> None:
        go, edition = self.app.go, self.edition
        fresh = self._saved is None
        rows = [
            MenuRow(
                tr("New game"),
                tr("2–4 players, human or computer"),
                "gem/1",
                partial(go.new_game_setup, edition),
                primary=fresh,
            ),
            MenuRow(tr("Multiplayer"), tr("Nearby or online"), "gem/2", partial(go.find_table, edition)),
            MenuRow(tr("Challenges"), tr("Daily game, puzzles"), "gem/4", partial(go.open_challenges, edition)),
            MenuRow(tr("Replays"), tr("Watch and manage your games"), "gem/5", partial(go.saved_games, edition)),
        ]
        if REGISTRY[edition].lesson:
            begun = step_reached(self.app.store.data_dir, edition) > 0
            lesson = tr("Continue the tutorial") if begun else tr("Your first game, step by step")
            rows.insert(2, MenuRow(tr("Tutorial"), lesson, "gem/3", partial(go.open_tutorial, edition)))
        if not fresh:
            rows.insert(0, MenuRow(tr("Continue"), self._saved_note, "gem/0", self._continue, primary=True))
        self.rows = rows
        for row in rows:
            # The first row is shorter beside the button that lists all games, and its note may be smaller.
            if self._unfinished < 2 or row is not rows[0]:
                row.peers = rows[self._unfinished > 1 :]
            self.form.add(row)
        self.others = None
        if self._unfinished > 1:
            label = tr("All games ({count})").format(count=self._unfinished)
            if self._unfinished == UNCOUNTED_FROM:
                label = tr("All games")
            show = partial(go.saved_games, edition, unfinished=True)
            self.others = Button(label, show, icon="log", tooltip=tr("All unfinished games"))
            self.others.caption = tr("Unfinished")
            self.form.widgets.insert(1, self.others)
        self.foot = (
            Button(tr("Rules"), partial(go.open_rules, edition), icon="help"),
            Button(tr("Profile"), partial(go.open_profile, edition), icon="human"),
            Button(tr("Settings"), partial(go.open_settings, edition), icon="settings"),
            Button(tr("Quit"), self.app.quit, icon="quit"),
        )
        self._edition = self.form.add(edition_switch(edition, self._switch))
        for button in self.foot:
            self.form.add(button)
        self.form.focus(rows[0])

    def place(self) -> None:
        # The rows share a fixed height, so more of them are lower.
        step = HEIGHT / len(self.rows)
        for number, row in enumerate(self.rows):
            self.put(row, LEFT, TOP + number * step, WIDTH, step - GAP)
        if self.others is not None:
            height = step - GAP
            self.put(self.rows[0], LEFT, TOP, WIDTH - OTHERS - GAP, height)
            self.put(self.others, LEFT + WIDTH - OTHERS, TOP, OTHERS, height)
        self.put(self._edition, LEFT + 110, TOP + HEIGHT + 6, WIDTH - 110, 46)
        lengths = [button.preferred_width(self.look) for button in self.foot]
        x, available = float(LEFT), WIDTH - (len(self.foot) - 1) * GAP
        for button, length in zip(self.foot, lengths, strict=True):
            width = available * length / sum(lengths)
            self.put(button, x, FOOT, width, 48)
            x += width + GAP
        match_labels(self.foot, self.look)

    def resize(self, width: int, height: int) -> None:
        super().resize(width, height)
        self._ahead = True

    def paint(self, canvas: Canvas) -> None:
        paint_hero(self, canvas)
        if self._glints.lit:
            lights, alpha = self.look.skin.title_lights, round(255 * self._glints.strength)
            x, y, size = lights[int(self._glints.chance * len(lights))]
            self.sprite(canvas, "fx/glint", x - size / 2, y - size / 2, size, size, alpha)
        width, height = self.look.atlas.size("logo")
        height *= LOGO / width
        self.sprite(canvas, "logo", LEFT + (WIDTH - LOGO) / 2, TOP - 112 - height, LOGO, height)
        slogan = tr(self.look.skin.text.slogan)
        middle = LEFT + WIDTH / 2
        self.write(canvas, SUBTITLE, slogan, middle, TOP - 82, "center", WIDTH, 48)
        self.sprite(canvas, "ui/ornament", LEFT + WIDTH / 2 - 280, TOP - 53, 560, 32)
        caption_y = TOP + HEIGHT + 29
        self.caption(canvas, tr("Edition"), LEFT + 4, caption_y, 100, None)

    def update(self, dt_ms: float) -> None:
        """Once the title is shown, open what the command line asked for, and preload other screens."""
        super().update(dt_ms)
        if self.uncovered and not self.app.settings.animations_off and self._glints.step(dt_ms):
            self.app.redraw()
        if self._ahead and self.app.frames_drawn:
            self._ahead = False
            preload_from_title(self.app, self.edition)
        if self.app.scene is not self:
            return
        if self._welcome:
            if self.app.frames_drawn:
                self._welcome = False
                self.app.go.open_welcome(self.edition)
        elif self._preset is not None:
            players, secret = self._preset
            self._preset = None
            self.app.go.new_game_setup(self.edition, players, secret)
        elif self._note is not None:
            note, self._note = self._note, None
            notify(self.app, self.edition, tr("Note"), note)

    def describe(self) -> list[str]:
        return [f"Cabochon, {tr(skin(self.edition).text.name)}"]

    def handle(self, event: pygame.event.Event) -> None:
        """Keep the focus on the first row on Up: it would move to the last control, which ends the program."""
        up = event.type == pygame.KEYDOWN and event.key == pygame.K_UP
        if not up or self.form.focused is not self.rows[0]:
            super().handle(event)

    def back(self) -> None:
        """Do nothing: only Quit leaves the title."""

    def _switch(self, edition: str) -> None:
        self.edition = self.app.settings.edition = edition
        self._find_saved()
        self.app.settings.try_to_save(self.app.store.data_dir)
        self.rebuild()

    def _continue(self) -> None:
        if self._saved is not None and self._networked:
            self.app.go.rejoin_game(self.edition, self._saved)
        elif self._saved is not None:
            self.app.go.continue_game(self._saved)
