"""Drawing of pieces, counts and labels of a table, each into a rectangle.

Knows sprites' names and the look; knows nothing of input, sessions or time. Outlines and rings are in ``outlines``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

import pygame

from game.rules.editions import edition as edition_of
from game.rules.model import HAND_LIMIT, GameState, Phase, Place, Seat
from game.rules.pieces import Edition
from game.support.i18n import tr
from game.ui.graphics.atlas import Image
from game.ui.graphics.canvas import INK, Anchor, Canvas
from game.ui.graphics.look import RenderContext, Shade
from game.ui.graphics.type_scale import FIGURE, NAME, TextStyle
from game.ui.table.color_letters import (
    MIN_CARD_WIDTH,
    MIN_STONE_WIDTH,
    MIN_TILE_WIDTH,
    card_letters,
    stone_letter,
    tile_letters,
)
from game.view.animation.timeline import AnimationState
from game.view.appearance import looks_of
from game.view.descriptions.position_facts import PositionFacts
from game.view.descriptions.presence import ParticipantsView
from game.view.descriptions.recent_moves import MoveSummary
from game.view.descriptions.unfolding import TableSigns
from game.view.interaction import intent
from game.view.interaction.choices import Choices, GiveBack, Paying, Picked, PickTile, Selection, TakeSelection
from game.view.interaction.primary_move import NO_MOVE, PrimaryMove
from game.view.layout.geometry import Rect
from game.view.layout.table import Control, TableLayout, Target
from game.view.skins import Skin
from game.view.theme import MIN_TEXT_PX, Color

LINE_STEP: Final = 0.94
"""Distance of a paragraph's lines as a share of the font's line height."""

SMALL_TOKEN: Final = 46
"""Tokens narrower than this in pixels are drawn bolder and simpler."""
_FULL_HD: Final = 1920 * 1080
_WHITE: Final = (255, 255, 255)
_LETTER: Final = 0.42
_PRESSED_PX: Final = 3.0
"""How far a piece that lands presses down what lies there, in reference pixels."""
MIN_LETTER: Final = 14.0
"""A token's letter as a share of its width, and the smallest in window pixels."""

STRIP_STEPS: Final = 6
"""The number of pictures in which the dock comes to show something else: each is a copy of all of its pieces."""

Offer: TypeAlias = Literal["", "nudge", "answer", "menu"]


@dataclass(frozen=True)
class Highlights:
    """What the table highlights and writes: the part of the picture that depends on the viewer, not on the position."""

    choices: Choices | None = None
    """What the people at this screen may do in the position on show, ``None`` while updates are pending."""
    selection: Selection | None = None
    """What the viewer has chosen so far for the next action."""
    actionable: frozenset[Target] = frozenset()
    """The targets that can be pressed now."""
    hover: Target | None = None
    """The target under the pointer, if any."""
    hover_lift: float = 1.0
    """The progress of the hover's animation, 0 to 1."""
    left: Target | None = None
    """The target that the pointer has left last."""
    leave_lift: float = 0.0
    """How far the target that the pointer has left is still raised, 1 to 0."""
    strip_share: float = 1.0
    """The progress of the fade in which the strip comes to show something else, 0 to 1."""
    chosen: float = 1.0
    """The progress of the animation of the last token that was chosen, 0 to 1."""
    focus: Target | None = None
    """The target that has the focus of the keyboard or the controller."""
    rested: Target | None = None
    """The target that has the focus, else the one on which the pointer rested last."""
    pressed: Target | None = None
    """The target that is held down."""
    prompt: str = ""
    """The dock's text on what the viewer is to do."""
    note: str = ""
    """A tooltip, or a hint, in the place of the ticker."""
    aside: str = ""
    """The shorter form of a note that is a hint, empty for other notes."""
    explained: bool = False
    """Whether a rule explains the note."""
    reason: str = ""
    """The dock's text on why the card on which the pointer rests cannot be bought, where it covers no neighbour."""
    mine: bool = False
    """Whether a person at this screen is to act."""
    dock_controls: bool = True
    """Whether the dock has its controls; without them it is empty for those of another scene."""
    pulse: float = 1.0
    """The strength of the glow around what can be acted on, 0 to 1."""
    glint: tuple[Place, float] | None = field(default=None, compare=False)
    """The stone that sparkles and its strength: it lies over all parts, so that none of them is drawn again for it."""
    over: bool = False
    """Whether nobody has a turn in a position that is not final, as after a resignation, an agreement or a stop."""
    verdict: str = ""
    """The dock's text on the end, empty for that of a whole game."""
    participants_view: ParticipantsView | None = None
    """The state of people at other screens."""
    log_key: str = "L"
    """The name of the key that opens the log."""
    rules_key: str = "F1"
    """The name of the key that opens the rule of a hint."""
    magnified: Place | None = None
    """The place that is magnified."""
    card_alone: bool = False
    """Whether nothing but the magnified card and what can be done with it is shown."""
    clocks: Mapping[Seat, int] = field(default_factory=dict)
    """The seconds left to each person at this screen."""
    takeback: bool = False
    """Whether undoing takes the last turn back."""
    waiting: str = ""
    """A text that replaces the one on whom the table waits for."""
    local_seats: frozenset[Seat] = frozenset()
    """The seats played at this screen."""
    primary: PrimaryMove = NO_MOVE
    """The move of the gold button, from which follows what is lit."""
    pressed_kind: Control | None = None
    """The kind of move that was pressed last."""
    dock_offer: Offer = ""
    """What can be done while others are to act or the game has stopped.

    To ``nudge`` the person at another screen whose turn it is, to ``answer`` a question that was put off, or to go to
    the main ``menu``.
    """
    below_dialog: bool = False
    """Whether the table is below a dialog, where nothing glows."""
    dimmed_by_lesson: bool = False
    """Whether the table is in the shade of a lesson, in which a decision does not darken it again."""

    def picks(self, place: Place) -> bool:
        """Whether a place is the one that is chosen to buy or reserve its card."""
        return isinstance(self.selection, Picked | Paying) and self.selection.place == place

    def raised(self, target: Target) -> float:
        """Return how far a target is raised by the pointer, 0 to 1."""
        return self.hover_lift if self.hover == target else self.leave_lift if self.left == target else 0.0


@dataclass(frozen=True)
class Seating:
    """Names and kinds of the players in seat order, and the seat whose mat is the large one."""

    names: tuple[str, ...]
    human: tuple[bool, ...]
    viewer: Seat = 0


@dataclass(frozen=True)
class LogState:
    """What the table shows of the course of the game: the log, and the places that the last moves changed.

    All but ``changed`` is as of the moment at which the pieces came to rest, because nothing is announced while it is
    still in flight: each seat's last ``moves``, the ``movers`` since each seat's own last turn, the winner and name of
    each ``taken`` tile by its slot, the number of ``rows`` of the log, and ``turns_left`` of the last round (0 before
    it).
    """

    changed: frozenset[Place]
    moves: Mapping[Seat, tuple[MoveSummary, ...]]
    movers: Mapping[Seat, frozenset[Seat]]
    taken: Mapping[int, tuple[Seat, str]]
    rows: int
    turns_left: int


@dataclass
class Painter:
    """Everything needed to draw one frame of a table: where to draw, the position, its animation and its highlights."""

    canvas: Canvas
    look: RenderContext
    layout: TableLayout
    state: GameState
    seating: Seating
    animation: AnimationState
    highlights: Highlights
    log_state: LogState
    facts: PositionFacts
    letters: bool
    """Whether colours are marked with letters as well."""
    badges: bool
    """Whether cards show what the viewer can afford."""
    signs: TableSigns
    """Which signs of the table are on show."""

    @property
    def edition(self) -> Edition:
        """The rules of the game on the table."""
        return edition_of(self.state.edition)

    @property
    def skin(self) -> Skin:
        """The edition's look."""
        return self.look.skin

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or by the people, and its last pieces have landed."""
        return self.highlights.over or (self.state.phase is Phase.OVER and not self.animation.busy)

    @property
    def stopped(self) -> bool:
        """Whether a game between people cannot go on at this table."""
        return self.highlights.participants_view is not None and bool(self.highlights.participants_view.state.stopped)

    @property
    def turn(self) -> Seat:
        """The seat whose turn is shown: the one acting, until its animation is over."""
        return self.state.turn if self.animation.turn is None else self.animation.turn

    @property
    def mine(self) -> bool:
        """Whether a person at this screen is to act and all animations of the turn before are over."""
        return self.highlights.mine and self.animation.turn is None

    @property
    def waits(self) -> bool:
        """Whether people at this screen, who may only watch, wait for somebody at another one or the computer."""
        people = bool(self.highlights.local_seats) or self.highlights.participants_view is not None
        return (
            self.highlights.dock_controls and people and self.turn not in self.highlights.local_seats and not self.over
        )

    @property
    def chooses(self) -> bool:
        """Whether the viewer chooses a payment or a tile in the dock."""
        return self.mine and isinstance(self.highlights.selection, Paying | PickTile)

    @property
    def decides(self) -> bool:
        """Whether the viewer gives tokens back, or chooses a payment or a tile: all but that lies in less light."""
        return self.chooses or (self.mine and isinstance(self.highlights.selection, GiveBack))

    @property
    def move_kinds(self) -> bool:
        """Whether the viewer is to choose a kind of move."""
        choices, selection = self.highlights.choices, self.highlights.selection
        if not self.mine or not self.highlights.dock_controls or choices is None or selection is None:
            return False
        return intent.may_choose_move_kind(choices, selection)

    @property
    def second_control(self) -> Control | None:
        """The control of the dock's second button: to reserve while nothing is chosen.

        ``None`` where what is chosen has no second possibility.
        """
        choices, selection = self.highlights.choices, self.highlights.selection
        if (
            not self.mine
            or not self.highlights.dock_controls
            or choices is None
            or selection is None
            or self.move_kinds
        ):
            return Control.RESERVE
        return intent.alternative(choices, selection)

    @property
    def sockets(self) -> int:
        """How many tokens the viewer puts together in the dock, to take them or to give them back."""
        choices, selection = self.highlights.choices, self.highlights.selection
        if self.mine and choices is not None:
            if isinstance(selection, TakeSelection):
                return choices.most(tuple(selection.colors))
            if isinstance(selection, GiveBack):
                return choices.surplus
        return HAND_LIMIT

    @property
    def clock(self) -> int | None:
        """The seconds left on the viewer's clock while it is their turn."""
        return None if self.over or self.turn != self.layout.viewer else self.highlights.clocks.get(self.layout.viewer)

    @property
    def watches(self) -> bool:
        """Whether the viewer of a game between people only watches it."""
        return self.highlights.participants_view is not None and not self.highlights.local_seats

    @property
    def tile_ratio(self) -> float:
        """A tile's width by its height."""
        width, height = self.look.atlas.size(self.look.atlas.names("tile/")[0])
        return width / height

    def px(self, length: float) -> int:
        """Return reference pixels of the layout in window pixels; the compact layout has its own, coarser scale."""
        return max(1, round(length * self.layout.scale))

    def larger(self, size: float, most: float) -> float:
        """Return a size in window pixels multiplied by the text size, up to ``most``, the room of its place."""
        return min(size * self.layout.enlarged, max(size, most))

    def whole_window(self, share: float, most: int) -> float:
        """Return a share of 0 to 1 in ``most`` steps, in fewer where the window is large: each paints all of it."""
        width, height = self.canvas.size
        steps = max(1, round(most * min(1.0, _FULL_HD / (width * height))))
        return int(share * steps) / steps

    def sprite(self, name: str, rect: Rect, alpha: int = 255) -> None:
        """Draw a sprite so that its box fills a rectangle."""
        self.canvas.image(self.look.sprite(name, rect.w, rect.h), rect.x, rect.y, alpha)

    def icon(self, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        """Draw a sprite of ``size`` window pixels in height centred at a point."""
        image = self.look.atlas.icon(name, size)
        self.canvas.image(image, round(x - image.width / 2), round(y - image.height / 2), alpha)

    def label(
        self,
        style: TextStyle,
        text: str,
        x: float,
        y: float,
        size: float,
        anchor: Anchor = "midleft",
        width: float | None = None,
        *,
        outline_px: float = 0,
        outline: Color | None = None,
        alpha: int = 255,
    ) -> pygame.Rect:
        """Draw a line of text, ``size`` high whatever that of its style, shrunk and then cut to ``width``.

        Both are in window pixels. ``outline_px`` is in reference pixels; an outline is in the palette's ink unless
        another colour is passed. Return the box of the line.
        """
        style = self.look.text.sized(style, size)
        if width is not None:
            style = self.look.text.fit(style, text, width)
        edge = (outline or self.look.palette.ink) if outline_px else None
        return self.canvas.text(
            style, text, x, y, anchor, alpha=alpha, outline=edge, outline_px=outline_px, max_width=width
        )

    def paragraph(self, style: TextStyle, text: str, rect: Rect, size: float, *, centred: bool = False) -> None:
        """Draw a text in a box, as large as it fits up to ``size`` window pixels, in as many lines as needed.

        Words are only broken where they do not fit in the smallest size.
        """
        renderer, size = self.look.text, max(size, MIN_TEXT_PX)
        while True:
            style = renderer.sized(style, size)
            lines = renderer.wrap(style, text, rect.w)
            step = renderer.line_height(style) * LINE_STEP
            whole = max(renderer.size(style, word)[0] for word in text.split(" ")) <= rect.w
            if (whole and (len(lines) == 1 or len(lines) * step <= rect.h)) or size <= MIN_TEXT_PX:
                break
            size -= 1
        if len(lines) > 1 and len(lines) * step > rect.h:
            lines = renderer.wrap(style, text, rect.w, max(1, int(rect.h / step)))
        else:
            lines = renderer.balance(style, text, rect.w)
        for number, line in enumerate(lines):
            y = rect.center[1] + (number - (len(lines) - 1) / 2) * step
            x = rect.center[0] if centred else rect.x
            self.label(style, line, x, y, size, "center" if centred else "midleft")

    def count(
        self, text: str, x: float, y: float, size: float, *, faint: bool = False, anchor: Anchor = "midleft"
    ) -> None:
        """Draw a count with a dark outline, or a ``faint`` one without; ``size`` is in window pixels."""
        style = FIGURE.in_color("text_muted") if faint else FIGURE
        self.label(style, text, x, y, size, anchor, outline_px=0 if faint else 1.3)

    def name(self, seat: Seat) -> str:
        """Return a player's name."""
        return self.seating.names[seat]

    def name_size(self, box: Rect) -> float:
        """Return the size of a player's name in its box on a mat."""
        return min(box.h * 0.9, self.larger(self.px(19 if self.layout.compact else 25), box.h * 0.8))

    def seat_sign(self, seat: Seat, x: float, y: float, mark: float, portrait: float = 0.0, alpha: int = 255) -> None:
        """Draw a player's mark or portrait around a point; a ``portrait`` height of 0 is that of the ``mark``."""
        if self.skin.portraits:
            self.icon(self.look.avatars(self.seating.names)[seat], x, y, portrait or mark, alpha)
        else:
            self.icon(f"seat_mark/{self.person(seat)}", x, y, mark, alpha)

    def person(self, seat: Seat) -> int:
        """Return the look of a seat's player: the number of mark, mat and colour."""
        return looks_of(self.seating.names, self.look.edition)[seat]

    @property
    def on_plate(self) -> Color:
        """The colour of text on a small plate."""
        return self.look.palette.text_dark if self.skin.light_plates else self.look.palette.text

    def shown(self, place: Place, value: int) -> int:
        """Return how many pieces lie at a place: neither those that are still in flight nor those that have left."""
        return value + self.animation.counts.get(place, 0)

    def figure(self, place: Place, value: int) -> int:
        """Return the number to write at a place: it changes when a piece lands, not when it leaves."""
        return self.shown(place, value) + self.animation.figures.get(place, 0)

    def pressed(self, place: Place, rect: Rect) -> Rect:
        """Return the box of a piece that gives way to what has landed on it."""
        return rect.moved(0, round(self.px(_PRESSED_PX) * self.animation.presses.get(place, 0.0)))

    def bonus_count(self, color: int, count: int, rect: Rect) -> None:
        """Draw how many bonuses of a colour there are on their picture."""
        x, y, size = self.look.atlas.anchor(f"bonus/{color}", "count")
        light = self.skin.white_bonus and color == 0
        palette = self.look.palette
        style, edge = FIGURE.in_color(palette.text_dark if light else _WHITE), _WHITE if light else palette.ink
        at = rect.x + x * rect.w, rect.y + y * rect.h, max(size * rect.h, 14)
        self.label(style, str(count), *at, "center", outline_px=1.2 if light else 1.4, outline=edge)

    def card(self, name: str, box: Rect, shade: Shade = Shade.NONE) -> None:
        """Draw a card's face in a box."""
        self.canvas.image(self.face(name, box, shade), box.x, box.y)
        if self.letters and box.w > MIN_CARD_WIDTH:
            card_letters(self.canvas, self.look, self.edition.cards[name], box)

    def face(self, name: str, box: Rect, shade: Shade) -> Image:
        """Return a card's face in the size of a box."""
        return self.look.shaded(f"card/{name}", box.w, box.h, shade)

    def tile(self, name: str, rect: Rect) -> None:
        """Draw a bonus tile's face in a box."""
        box = self.tile_sprite(f"tile/{name}", rect)
        if self.letters and rect.w > MIN_TILE_WIDTH:
            tile_letters(self.canvas, self.look, self.edition.tiles[name], box)

    def tile_sprite(self, name: str, rect: Rect) -> Rect:
        """Draw a tile's sprite in its proportions in the middle of a box; return the box that it fills."""
        box = self.tile_box(name, rect)
        self.sprite(name, box)
        return box

    def tile_box(self, name: str, rect: Rect) -> Rect:
        """Return the box that a tile's sprite fills, in its proportions in the middle of another box."""
        width, height = self.look.atlas.size(name)
        return rect.fit(width / height)

    def title(self, text: str, rect: Rect, color: Color) -> None:
        """Write a line in the display face at the left of a box, smaller where it is long."""
        style = self.skin.display
        if not self.look.can_display(style, text):
            size = self.larger(rect.h * 0.7, rect.h * 0.8)
            self.label(NAME.in_color(color), text, rect.x, rect.center[1], size, width=rect.w)
            return
        height = min(rect.h * 1.12, self.px(48) * self.layout.enlarged)
        width = self.look.display_width(style, text, height)
        height *= min(1.0, rect.w / width)
        top = rect.center[1] - height * self.skin.capital_middle
        self.look.display(self.canvas, style, text, rect.x, top, height)

    def stone(self, kind: int, x: float, y: float, size: float) -> None:
        """Draw a stone around a point, with its letter where letters are on."""
        self.icon(f"gem/{kind}", x, y, size)
        if self.letters and size > MIN_STONE_WIDTH:
            stone_letter(self.canvas, self.look, kind, x, y, size)

    def letter(self, kind: int, x: float, y: float, size: float) -> None:
        """Draw the letter of a kind around a point."""
        self.icon(f"letter/{kind}", x, y, size)

    def back(self, level: int, box: Rect) -> None:
        """Draw a card's back."""
        self.sprite(f"back/{level}", box)

    def token(self, kind: int, rect: Rect) -> None:
        """Draw a token, in small boxes the bold one."""
        self.sprite(f"{'token' if rect.w >= SMALL_TOKEN else 'token_small'}/{kind}", rect)
        self.token_letter(kind, *rect.center, rect.w)

    def token_letter(self, kind: int, x: float, y: float, width: float, alpha: int = 255) -> None:
        """Draw the letter of a token around a point, at its upper left, where letters are on."""
        if self.letters:
            self.icon(f"letter/{kind}", x - width * 0.3, y - width * 0.3, max(width * _LETTER, MIN_LETTER), alpha)

    def text_width(self, style: TextStyle, text: str, size: float) -> int:
        """Return the width in window pixels of a line of a size in window pixels."""
        return self.look.text.size(self.look.text.sized(style, size), text)[0]

    def seen_height(self, style: TextStyle, text: str, size: float) -> int:
        """Return the height in window pixels of what is visible of a line of a size in window pixels."""
        line = self.look.text.render(self.look.text.sized(style, size), text)
        return line.get_bounding_rect(INK).h

    def seat_color(self, seat: Seat) -> Color:
        """Return the colour of a seat's player."""
        return self.look.palette.seats[self.person(seat)]

    def points(self, seat: Seat) -> int:
        """Return a seat's points as counted up so far."""
        return self.animation.points.get(seat, self.state.players[seat].points)

    def threatens(self, seat: Seat) -> bool:
        """Whether to warn of a rival who can reach the goal with their next turn."""
        return self.badges and seat in self.facts.finishers

    def goal_caption(self, seat: Seat, *, short: bool = False) -> str:
        """Return the caption below a player’s points: of how many, or, where not ``short``, that these are reached."""
        goal = self.edition.goal
        if self.points(seat) >= goal and not short:
            text = tr("{goal} reached")
        else:
            text = tr("of {goal}") if short else tr("of {goal} points")
        return text.format(goal=goal).upper()


def grown(rect: Rect, grow: float = 1.0, up: float = 0.0) -> Rect:
    """Return a box scaled about its middle and moved up by pixels."""
    if grow == 1.0 and not up:
        return rect
    w, h = round(rect.w * grow), round(rect.h * grow)
    return Rect(round(rect.x - (w - rect.w) / 2), round(rect.y - (h - rect.h) / 2 - up), w, h)
