"""The whole table as one picture: position, mats, log and animation, for playing, watching and replaying.

Knows the layout, the position and the timeline; knows nothing of input or sessions: a scene passes updates and
highlights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from msgspec import structs

from game.record import SeatInfo
from game.rules import edition as edition_of
from game.rules import observe
from game.rules.model import HAND_LIMIT, GameState, Place, PlaceKind, Seat, market
from game.sessions.update import Update
from game.support.i18n import language
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.table.board.bank import draw_bank, draw_changing_piles
from game.ui.table.board.gauntlet import held_stones
from game.ui.table.board.ground import draw_bar, draw_foot, draw_ground, draw_warmth
from game.ui.table.board.market import draw_market, draw_raised
from game.ui.table.board.signals import make_shade_ahead
from game.ui.table.board.tiles import draw_tiles
from game.ui.table.card_alone import draw_card_alone
from game.ui.table.card_details import draw_card_details
from game.ui.table.dock.dock import draw_dock
from game.ui.table.events.moments import draw_moment
from game.ui.table.events.motion import draw_glints, draw_hand_over, draw_motion, draw_sweep
from game.ui.table.events.news import draw_note, news_box, note_box
from game.ui.table.events.recap import draw_recap
from game.ui.table.events.ticker import draw_ticker
from game.ui.table.log import draw_log, log_close
from game.ui.table.mats.decision_light import draw_decision_light
from game.ui.table.mats.mats import draw_mats
from game.ui.table.painter import Highlights, LogState, Painter, Seating
from game.ui.table.participants import draw_bubbles, draw_participants
from game.ui.table.parts import draw_cached_part, part_painter, part_painter_without_turn
from game.ui.table.preload import Sized, dealt_sprites, face_sprites, table_sprites
from game.view.animation.glints import SWEEP_MS
from game.view.animation.moments import MomentShow
from game.view.animation.recap import Recap
from game.view.animation.stacks import stacks_of
from game.view.animation.timeline import Timeline
from game.view.appearance import looks_of
from game.view.descriptions.affordability import turns_left
from game.view.descriptions.card_details import details_for
from game.view.descriptions.moments import moment_of
from game.view.descriptions.position_facts import PositionFacts
from game.view.descriptions.table_log import TableLog
from game.view.descriptions.unfolding import EVERYTHING, unfolded
from game.view.layout.geometry import Rect
from game.view.layout.table import Control, Target
from game.view.layout.table_inputs import LayoutInputs

if TYPE_CHECKING:
    from game.storage.settings import Settings

__all__ = ["Highlights", "TableView"]

_TILES: Final = (PlaceKind.TILE, PlaceKind.MAJORITY, PlaceKind.OWNED_MAJORITY)
_MARKET: Final = (PlaceKind.MARKET, PlaceKind.DECK, PlaceKind.TILE)
"""The places that the column of tiles and the market show."""


class TableView:
    """A table on screen. Set ``viewer`` to the seat whose mat is the large one."""

    def __init__(self, edition: str, seats: Sequence[SeatInfo], speed: str = "normal") -> None:
        self.edition = edition_of(edition)
        self.timeline = Timeline(edition, speed)
        self.local_seats: frozenset[Seat] | None = None
        """The seats played at this screen; ``None`` in a replay or demo, where no turn is announced."""
        self.letters = False
        """Whether colours are marked with letters as well."""
        self.badges = False
        """Whether cards show what the player of the large mat can afford."""
        self.gradual = False
        """Whether the signs of the table come one by one, as in a first game."""
        self.log = TableLog(self.edition)
        self._card_buttons: dict[Control, Rect] | None = None
        """The boxes of what can be done with the card that the last frame showed alone."""
        self.note_box: Rect | None = None
        """Where the last frame showed a note."""
        self.recap: Recap | None = None
        """The others' turns that are played again over the table."""
        self.moments = False
        """Whether great moments of the game are shown large."""
        self.moment: MomentShow | None = None
        """The moment that is shown large; it holds nothing up."""
        self.state: GameState | None = None
        self._log_state = LogState(frozenset(), {}, {}, {}, 0, 0)
        self._rested: GameState | None = None
        """The course of the game and the position as announced: they wait until nothing flies."""
        self._landed = False
        """Whether the last step ended an animation: drawing what is announced then takes a frame of its own."""
        self.facts: PositionFacts | None = None
        """The facts of the position that the last frame showed."""
        self._shades: object = None
        """For which position, look and size of cards all their pictures in a shade are made."""
        self.coming: Sequence[Update] = ()
        """The updates that will be shown next, whose faces are fetched already."""
        self._fetched: GameState | None = None
        """The position whose faces have been fetched."""
        self._passing = False
        """Whether more positions follow at once: then the dock keeps its form."""
        self._log_boxes: list[tuple[int, Rect]] = []
        self._in_reach: list[tuple[Place, Rect]] = []
        """Where the last frame showed cards in reach in the dock."""
        self._log_close: Rect | None = None
        """Where the last frame showed what closes the log."""
        self._scroll = 0
        self._now = 0.0
        self._swept_ms = SWEEP_MS
        self._rings = False
        """Whether the bell of the last round is still to sound."""
        self._seating = Seating((), ())
        self._inputs = LayoutInputs(self.edition)
        self.layout = self._inputs.layout()
        self.set_seats(seats)

    def set_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Set who sits where."""
        names, human = tuple(seat.name for seat in seats), tuple(seat.kind == "human" for seat in seats)
        self._seating = Seating(names, human, self.viewer)
        self._lay_out(seats=len(names))

    @property
    def local_viewer(self) -> Seat | None:
        """The seat of the large mat if somebody at this screen plays it; ``None`` for spectators."""
        return self.viewer if self.local_seats and self.viewer in self.local_seats else None

    @property
    def shared(self) -> bool:
        """Whether several people play at this screen."""
        return self.local_seats is not None and len(self.local_seats) > 1

    @property
    def spoken_state(self) -> GameState | None:
        """The position that may be read aloud: without the cards that one of several people here reserved blind."""
        return observe(self.state, None) if self.shared and self.state is not None else self.state

    @property
    def over(self) -> bool:
        """Whether the game on show has ended, also by resignation or agreement."""
        return self.facts is not None and self.facts.over

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self._seating.names

    @property
    def viewer(self) -> Seat:
        """The seat whose mat is the large one."""
        return self._seating.viewer

    @viewer.setter
    def viewer(self, seat: Seat) -> None:
        self._seating = replace(self._seating, viewer=seat)
        self._lay_out(viewer=seat)

    @property
    def log_open(self) -> bool:
        """Whether the log is opened where it has a button: below folded mats, or over them where there is no room."""
        return self._inputs.log

    @log_open.setter
    def log_open(self, is_open: bool) -> None:
        self._lay_out(log=is_open and Control.LOG in dict(self.layout.bar.buttons))

    @property
    def _log_covers(self) -> bool:
        return self.log_open and self.layout.drawer

    def style(self, settings: Settings) -> None:
        """Apply a person's settings: pace, motion, letters and size of text."""
        self.timeline.speed = settings.speed
        self.timeline.reduced_motion = settings.reduced_motion
        self.letters = settings.letters
        self._lay_out(enlarged=settings.text_size / 100)

    def clear_dock(self) -> None:
        """Leave the dock, and the ticker's room above it, to a scene's own controls."""
        self._lay_out(controls=True)

    def set_participants(self, *, notice: bool, chat: bool) -> None:
        """Lay out a game with people at other screens, with room for a notice and the chat where asked."""
        self._lay_out(participants=(notice, chat))

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the table out for a window size."""
        self._lay_out(size=size)

    def _lay_out(self, **changes: Any) -> None:
        """Lay the table out again if one of the ``LayoutInputs`` has changed."""
        inputs = replace(self._inputs, **changes)
        if inputs != self._inputs:
            self._inputs = inputs
            self.layout = inputs.layout()

    def show(self, update: Update, animate: bool = True, *, passing: bool = False) -> None:
        """Show one update of a game: its position at once, its events as animation.

        ``passing`` updates, with more to follow at once, make no sound and leave the dock in its form.
        """
        before = {} if self.state is None else {i: player.points for i, player in enumerate(self.state.players)}
        stacks = {} if self.state is None else stacks_of(self.state)
        self.state, self._passing = update.state, passing
        self._add_to_log(update)
        if animate:
            self.timeline.add(update.events, before, self._now, update.seat, stacks)
        else:
            self.timeline.finish()
            if not passing:
                self.timeline.brief(update.events, self._now)
            self._announce()

    def jump(self, state: GameState, updates: Iterable[Update] = ()) -> None:
        """Show a position without animation; the log is rebuilt from ``updates``, oldest first."""
        self.timeline.finish()
        self._landed = False
        self.recap = self.moment = None
        self.log.clear()
        for update in updates:
            self._add_to_log(update)
        self.state, self._rested, self._passing = state, None, False
        self._announce()
        self._swept_ms = SWEEP_MS
        self._rings = False

    def reword(self, updates: Callable[[], Iterable[Update]]) -> None:
        """Rebuild the log from its updates where the language has changed."""
        if self.state is not None and self.log.language != language():
            self.jump(self.state, updates())

    def update(self, dt_ms: float) -> None:
        """Advance the animations by some milliseconds."""
        moved = self.timeline.busy(self._now)
        self._now += dt_ms
        self._swept_ms += dt_ms
        if self.recap is not None:
            self.recap.step(dt_ms)
        if self.moment is not None:
            self.moment.step(dt_ms)
            if self.moment.over:
                self.moment = None
        moves = self.timeline.busy(self._now)
        self._landed = moved and not moves
        if not moves:
            self._announce()

    def _announce(self) -> None:
        """Show in words and signs what has come to rest: moves, rows of the log, the last round, races and plans."""
        if self.state is None or (self.state is self._rested and len(self.log.rows) == self._log_state.rows):
            return
        left = turns_left(self.state)
        if left and not self._log_state.turns_left:
            self._swept_ms = 0.0
            self._rings = True
        found = moment_of(self._rested, self.state) if self.moments and self._rested is not None else None
        if found is not None:
            self.moment = MomentShow(found, animations_off=self.timeline.reduced_motion or self.timeline.speed == "off")
        seats, recent = range(len(self.state.players)), self.log.recent
        moves = {seat: recent.moves(seat) for seat in seats}
        movers = {seat: recent.movers(seat, self.state.turn) for seat in seats}
        self._log_state = LogState(frozenset(), moves, movers, dict(self.log.taken), len(self.log.rows), left)
        self._rested = self.state

    def due_sounds(self) -> list[str]:
        """Return the names of the sounds that were due since the last call."""
        if self.recap is not None:
            return self.recap.due_sounds()
        cues = [cue for cue in self.timeline.due_cues(self._now) if cue.turn is None or self.local_seats is not None]
        bell = ["bell"] * self._rings
        self._rings = False
        return bell + [
            cue.name if cue.turn is None or cue.turn in (self.local_seats or ()) else "other" for cue in cues
        ]

    def busy(self) -> bool:
        """Whether something is animated, or has just come to rest."""
        return self.timeline.busy(self._now) or self._swept_ms < SWEEP_MS or self._landed

    def finish(self) -> None:
        """End all animations."""
        self.recap = None
        self.timeline.finish()
        self._landed = False
        self._announce()
        self.moment = None
        self._swept_ms = SWEEP_MS

    def show_dock_buttons(self, second: Control | None) -> None:
        """Let the dock have its buttons at once: something has been chosen since the last frame.

        ``second`` is the control of the second one, ``None`` where there is no second possibility.
        """
        self._lay_out(move_kinds=False, second_control=second)

    def hit(self, pos: tuple[float, float]) -> Target | None:
        """Return the target under a point; where the open log covers the table, no other than what closes it.

        Beside a card that is shown alone there is only what can be done with it.
        """
        if self._card_buttons is not None:
            return next((control for control, box in self._card_buttons.items() if box.contains(pos)), None)
        if self.log_open and self._log_close is not None and self._log_close.contains(pos):
            return Control.LOG
        if self._log_covers and self.layout.log.contains(pos):
            return None
        return self.card_in_reach(pos) or self.layout.hit(pos)

    def card_in_reach(self, pos: tuple[float, float]) -> Place | None:
        """Return the place of the card whose plate in the dock lies under a point."""
        return next((place for place, box in self._in_reach if box.contains(pos)), None)

    def is_empty(self, target: Target | None) -> bool:
        """Whether a target is a place to which its card or tile is still on its way."""
        return isinstance(target, Place) and self.recap is None and self.timeline.is_coming(target, self._now)

    def mat_at(self, pos: tuple[float, float]) -> Seat | None:
        """Return the seat whose mat lies under a point."""
        if self.hit(pos) is not None or (self._log_covers and self.layout.log.contains(pos)):
            return None
        return next((mat.seat for mat in self.layout.mats if mat.rect.contains(pos)), None)

    def scroll(self, pos: tuple[float, float], notches: int) -> bool:
        """Scroll the log back (positive) or forward by the wheel; False where the point is outside of it."""
        if not self._log_at(pos):
            return False
        self._scroll = min(max(self._scroll + notches, 0), max(len(self.log.rows) - 1, 0))
        return True

    def toggle_log(self) -> None:
        """Open or close the log where it has a button."""
        self.log_open = not self.log_open

    def log_hit(self, pos: tuple[float, float]) -> int | None:
        """Return the update whose log row lies under a point."""
        boxes = self._log_boxes if self._log_at(pos) else ()
        return next((self.log.sources[index] for index, box in boxes if box.contains(pos)), None)

    def _log_at(self, pos: tuple[float, float]) -> bool:
        return self.layout.log.contains(pos) and (self.log_open or not self.layout.drawer)

    def sprites(self) -> list[Sized]:
        """Return every sprite that may appear during play, for the atlas to preload."""
        looks = looks_of(self.names, self.edition.name)
        # Where several people play at this screen, each of them comes to the large mat.
        people = [set(looks)] * len(looks) if self.shared else [{look} for look in looks]
        return table_sprites(self.layout, self.edition, people)

    def fetch(self, look: RenderContext) -> None:
        """Start to decode the faces that the position and the coming updates show, unless that was done."""
        if self.state is not None and self._fetched is not self.state:
            self._fetched = self.state
            look.atlas.fetch(chain(face_sprites(self.layout, self.state), dealt_sprites(self.layout, self.coming)))

    def painter(self, canvas: Canvas, look: RenderContext, highlights: Highlights) -> Painter | None:
        """Return the painter of the current frame; ``None`` before there is a position."""
        if self.state is None:
            return None
        signs = unfolded(self.state, self.viewer) if self.gradual else EVERYTHING
        if self.recap is None:
            animation = self.timeline.state_at(self._now, self.layout.piece, self.layout.scale, self.layout.viewer)
        else:
            animation = self.recap.animation_state(self.layout)
        changed = self.log.recent.touched(self.local_viewer) - animation.hidden - animation.counts.keys()
        seating, rested, facts = self._seating, self._rested or self.state, self.facts
        shown = seating.viewer, highlights.over
        if facts is None or facts.state is not rested or (facts.viewer, facts.over) != shown:
            self.facts = facts = PositionFacts(rested, seating.viewer, over=highlights.over)
        return Painter(
            canvas,
            look,
            self.layout,
            self.state,
            seating,
            animation,
            highlights,
            replace(self._log_state, changed=changed),
            facts=facts,
            letters=self.letters,
            badges=self.badges,
            signs=signs,
        )

    def draw(
        self,
        canvas: Canvas,
        look: RenderContext,
        highlights: Highlights | None = None,
        over: Callable[[], None] | None = None,
    ) -> None:
        """Draw the table; ``over`` draws a scene's own parts, below notes and the magnified place."""
        p = self._laid_out_painter(canvas, look, highlights or Highlights())
        canvas.background(look.atlas.background("bg/table", *canvas.size), look.palette.ground[2])
        if p is None:
            return
        self.fetch(look)
        self._draw_board(p)
        draw_participants(p)
        draw_decision_light(p)
        draw_changing_piles(p)
        draw_raised(p)
        self._draw_dock(p)
        self._draw_events(p)
        if self._log_covers:
            self._draw_log(p)
        if over is not None:
            over()
        self._draw_large(p)
        self.note_box = draw_note(p) if p.highlights.note and self.recap is None else None

    def _laid_out_painter(self, canvas: Canvas, look: RenderContext, highlights: Highlights) -> Painter | None:
        """Return the painter of this frame, for which the table is laid out again where its controls need that."""
        p = self.painter(canvas, look, highlights)
        if p is None or self._passing:
            return p
        before, recap = self.layout, self.recap is not None
        self._lay_out(
            waiting=p.waits and not recap,
            high_dock=p.chooses or recap,
            clock=p.clock is not None and not recap,
            move_kinds=p.move_kinds and not recap,
            sockets=min(max(p.sockets, 1), HAND_LIMIT),
            second_control=Control.RESERVE if recap else p.second_control,
            details=p.highlights.magnified is not None and not p.highlights.card_alone,
        )
        return p if self.layout is before else self.painter(canvas, look, p.highlights)

    def _draw_board(self, p: Painter) -> None:
        """Draw the ground, the bar, and all pieces that lie on the table, with the news of the last turns."""
        draw_ground(p)
        if self._log_state.turns_left and not p.over:
            draw_warmth(p, 1.0 if self.timeline.reduced_motion else min(self._swept_ms / SWEEP_MS, 1.0))
        bar = part_painter_without_turn(p)
        bar.log_state = replace(bar.log_state, turns_left=p.log_state.turns_left)
        held = held_stones(p.state.players[self.layout.viewer])
        draw_cached_part(bar, "bar", draw_bar, p.facts.state.round, p.over, held)
        self._draw_tiles(p)
        draw_cached_part(part_painter(p, (PlaceKind.BANK,)), "bank", draw_bank)
        draw_mats(p)
        if not self.layout.drawer and self.layout.log.h:
            self._draw_log(p)
        if self.recap is None and not p.highlights.note and not self._tile_moment:
            ticker = part_painter_without_turn(p)
            ticker.log_state = replace(ticker.log_state, moves=p.log_state.moves, movers=p.log_state.movers)
            draw_cached_part(ticker, "ticker", draw_ticker, len(p.state.players))
        card = self.layout.places[market(1, 0)]
        shades = p.facts, p.look.text, card  # a look has another text renderer once it is configured anew
        if self._shades != shades and make_shade_ahead(p, card):
            self._shades = shades
        draw_cached_part(part_painter(p, _MARKET), "market", draw_market)

    def _draw_dock(self, p: Painter) -> None:
        """Draw the dock and the sparkle of a stone, or the recap in their place."""
        if self.recap is not None:
            self._in_reach = []
            draw_recap(p, self.recap)
            return

        def draw(p: Painter) -> None:
            self._in_reach = draw_dock(p)

        dock = part_painter(p)
        dock.log_state = replace(dock.log_state, moves=p.log_state.moves, movers=p.log_state.movers)
        dock.animation = structs.replace(dock.animation, former=p.animation.former, turned=p.animation.turned)
        draw_cached_part(dock, "dock", draw)
        draw_foot(p)
        draw_glints(p, p.highlights.glint)

    def _draw_events(self, p: Painter) -> None:
        """Draw what is in motion above the table, and what people at other screens say."""
        draw_motion(p)
        draw_hand_over(p)
        if self._swept_ms < SWEEP_MS and not self.timeline.reduced_motion and self.moment is None:
            draw_sweep(p, self._swept_ms)
        if self.moment is not None and self.recap is None:
            draw_moment(p, self.moment)
        draw_bubbles(p)

    def _draw_tiles(self, p: Painter) -> None:
        seen, state = part_painter(p, _TILES), p.state
        # neither turns nor points are shown there
        seen.animation = structs.replace(seen.animation, turn=None, points={})
        seen.log_state = replace(seen.log_state, taken=p.log_state.taken)
        won = tuple(player.tiles for player in state.players)
        facts = p.facts.state.majority, p.facts.races, p.facts.warnings
        draw_cached_part(seen, "tiles", draw_tiles, state.tiles, state.majority, won, *facts)

    def _draw_log(self, p: Painter) -> None:
        rows = self.log.rows[: self._log_state.rows]
        if self._tile_moment and rows and rows[-1].action is None:
            rows = rows[:-1]  # the plaque of the tile below has the same words
        foot = None if self._log_covers else self._log_foot(p)

        def draw(p: Painter) -> None:
            self._log_boxes = draw_log(p, rows, p.layout.log, self._scroll, foot=foot, closes=self.log_open)
            self._log_close = log_close(p) if self.log_open else None

        draw_cached_part(part_painter_without_turn(p), "log", draw, rows, self._scroll, self.log_open, foot)

    def _log_foot(self, p: Painter) -> int | None:
        """Return where what lies over the end of the log begins: a note or a tile that was won."""
        if self.recap is not None:
            return None
        if p.highlights.note and self.layout.ticker is None:
            return note_box(p).y
        return news_box(p).y if self._tile_moment else None

    @property
    def _tile_moment(self) -> bool:
        """Whether the plaque of a tile that was won covers the news, all of it."""
        return self.moment is not None and self.moment.moment.kind == "tile" and self.moment.come == 1.0

    def _draw_large(self, p: Painter) -> None:
        place, self._card_buttons = p.highlights.magnified, None
        if place is None:
            return
        viewer = self.viewer if p.badges or p.highlights.mine else None
        details = details_for(self.edition, p.state, viewer, place, self.names)
        if details is not None and p.highlights.card_alone:
            self._card_buttons = draw_card_alone(p, details, place)
        elif details is not None:
            draw_card_details(p, details)

    def _add_to_log(self, update: Update) -> None:
        if self.log.add(self.names, update):
            self._scroll = 0
