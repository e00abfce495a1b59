"""A prompt over the table for typing an action, with completions below the text field.

Knows the table's choices and the field; ``game.notation.completion`` parses and completes a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from game.notation.completion import completions, examples, typed_meaning, understand
from game.notation.typed_words import without_payment
from game.rules import Action, ClaimTile, DiscardTokens, Pass, PurchaseCard, ReserveCard, TakeTokens, edition
from game.rules.model import HAND_LIMIT, market, tile
from game.scenes.shared.dialogs.prompt import PromptScene
from game.scenes.table.dialogs.wild_prompt import ask_first, asks_first
from game.scenes.table.spoken import possible_actions
from game.support.i18n import tr
from game.ui.app.scene import Spoken
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import FIGURE, NOTE, TextStyle
from game.ui.input.pad_labels import PadButton, button_name
from game.ui.table.turn_pieces import action_icons
from game.ui.widgets.widget import SELECTED
from game.view.interaction.choices import IDLE
from game.view.layout.geometry import Rect

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext
    from game.view.descriptions.recent_moves import ActionKind
    from game.view.interaction.choices import Choices
    from game.view.theme import Color

_SHOWN: Final = 4
"""How many completions are shown at most, one below the other."""
_ROW: Final = 45.0
_GAP: Final = 10.0
"""The height of a row with a completion, and the gap above and below all of them, in reference pixels."""
_MEANING: Final = 32.0
"""The least height of the line above them on what is typed, in reference pixels."""
_LARGEST: Final = 1.4
"""How much larger the words of a row become with the text."""
_SIGN_SIDE, _PIECE, _OVER, _BESIDE = 26.0, 36.0, 0.72, 10.0
"""The size of the sign in a row and of a piece, the distance of two pieces by that, and the gap beside them."""
_KINDS: Final[dict[type[Action], ActionKind]] = {
    TakeTokens: "take",
    PurchaseCard: "buy",
    ReserveCard: "reserve",
    DiscardTokens: "give",
    ClaimTile: "tile",
    Pass: "pass",
}


class TypedActionScene(PromptScene):
    """Asks for an action of the person to move and plays it; Tab cycles through completions.

    A line below the field says what the typed text means so far. The completions stand below it in rows; the one that
    would be played is highlighted: that in the field, or the only one. The error has their place.
    """

    def __init__(self, table: TableContext, choices: Choices) -> None:
        self._rules = edition(table.edition)
        first, *others = examples(self._rules, choices.legal)
        text = tr("Type an action such as “{first}”. {key} completes it.")
        if others:
            text = tr("Type an action such as “{first}” or “{second}”. {key} completes it.")
        pads = table.app.controllers
        key = button_name(PadButton.RIGHT_SHOULDER, pads.family) if pads.in_use else tr("Tab")
        text = text.format(first=first, second="".join(others), key=key)
        super().__init__(table.edition, tr("Type an action"), text, "", tr("Play"), self._play, icon="play")
        self.table = table
        self.own_choices = choices
        self._offered = ""
        self._typed = ""
        """What was typed before the completion ``_offered`` replaced it."""
        self._meant: Action | None = None
        self._meaning = ""
        """A line on what is typed."""

    def build(self) -> None:
        super().build()
        self._check()

    def place(self) -> None:
        self.below = _SHOWN * _ROW + 2 * _GAP + self._meaning_high
        super().place()

    @property
    def _meaning_high(self) -> float:
        """The height of the line on what is typed, in reference pixels."""
        return max(_MEANING, self.look.text.line_height(NOTE) / self.stage.scale)

    def handle(self, event: pygame.event.Event) -> None:
        """Complete the line on Tab and the arrows while the field has the focus, and on a click on a completion."""
        if event.type == pygame.KEYDOWN and self.form.focused is self.field:
            tab = event.key == pygame.K_TAB
            if tab and self._complete(-1 if event.mod & pygame.KMOD_SHIFT else 1):
                return
            step = {pygame.K_DOWN: 1, pygame.K_UP: -1}.get(event.key, 0)
            if step and self._follows(step):
                self._complete(step)
                return
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.error:
            for number, line in self._rows():
                if self._row_box(number).contains(event.pos):
                    self._enter(line)
                    return
        super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        if self.error:
            return
        rows, chosen = self._rows(), self._line
        self._paint_meaning(canvas, fits=bool(rows) or self._is_legal(self.value))
        style = NOTE.scaled(1 / max(1.0, self.look.text.enlarged / _LARGEST))
        for number, line in rows:
            self._paint_row(canvas, self._row_box(number), line, style, lit=line == chosen)

    def _paint_meaning(self, canvas: Canvas, *, fits: bool) -> None:
        """Write what the typed text means: in one line above completions, else it has their place."""
        palette, field, scale = self.look.palette, self.field.rect, self.stage.scale
        if not fits:
            self._write_below(canvas, self._meaning, palette.short)
        elif self._meaning:
            y = field.bottom + round((_GAP + self._meaning_high) / 2 * scale)
            style = self.look.text.fit(NOTE, self._meaning, field.w)
            canvas.text(style, self._meaning, field.x, y, "midleft", max_width=field.w)

    def _paint_row(self, canvas: Canvas, box: Rect, line: str, style: TextStyle, *, lit: bool) -> None:
        """Draw a completion: the sign of its kind, the pieces that it moves, the line, and the tokens that it pays."""
        look, meant = self.look, understand(line, self._rules, self.own_choices.state)
        assert not isinstance(meant, str)
        canvas.image(look.sprite(SELECTED if lit else "ui/list_row", box.w, box.h), box.x, box.y)
        left, middle, side = box.x + look.px(14), box.center[1], look.px(_SIGN_SIDE)
        sign = f"icon{'_dark' if lit else ''}/{action_icons(self.look.skin)[_KINDS[type(meant)]]}"
        canvas.image(look.sprite(sign, side, side), left, round(middle - side / 2))
        left += side + look.px(_BESIDE)
        height = look.px(_PIECE)
        pieces = self._pieces(meant)
        for number, name in enumerate(pieces):
            self._paint_piece(
                canvas, name, Rect(left + round(number * height * _OVER), round(middle - height / 2), height, height)
            )
        closest, left = (
            left + round(height * (1 + _OVER * (count - 1))) + look.px(_BESIDE) for count in (len(pieces), HAND_LIMIT)
        )
        right, color = box.right - look.px(14), look.palette.text_dark if lit else look.palette.text_soft
        figure = FIGURE.at(style.px)
        paid = meant.payment if isinstance(meant, PurchaseCard) else ()
        for kind, count in reversed([(kind, count) for kind, count in enumerate(paid) if count]):
            text = str(count)
            right = canvas.text(figure.in_color(color), text, right, middle, "midright").x - height - look.px(2)
            self._paint_piece(canvas, f"token_small/{kind}", Rect(right, round(middle - height / 2), height, height))
            right -= look.px(_BESIDE)
        if not self._fits(line, right - left, style):
            line = without_payment(line, self._rules)  # the tokens themselves go on after its words
        if not self._fits(line, right - left, style):
            left = closest  # else the words of all rows begin at the same place
        fitting = look.text.fit(style, line, right - left)
        canvas.text(fitting.in_color(color), line, left, middle, "midleft", max_width=right - left)

    def _fits(self, line: str, width: float, style: TextStyle) -> bool:
        """Whether a line fits ``width`` window pixels at the smallest size at which it can be read."""
        text = self.look.text
        return text.size(text.fit(style, line, width), line)[0] <= width

    def _paint_piece(self, canvas: Canvas, name: str, box: Rect) -> None:
        """Draw a piece in a box; a card is reduced from its size on the table: another one would have to be decoded."""
        if name.startswith("token"):
            image = self.look.atlas.icon(name, box.h)
        else:
            rest = self.table.view.layout.places[tile(0) if name.startswith("tile/") else market(1, 0)]
            width = round(box.h * rest.w / rest.h)
            image = self.look.warp.image(self.look.sprite(name, rest.w, rest.h), width, box.h)
        canvas.image(image, round(box.center[0] - image.width / 2), box.y)

    @property
    def _line(self) -> str:
        """The line to play: what is typed, or its only completion; of several none was meant yet."""
        offers = self.offers() if self.value.strip() and not self._offered else []
        return offers[0] if len(offers) == 1 and not self._is_legal(self.value) else self.value

    def _is_legal(self, line: str) -> bool:
        return understand(line, self._rules, self.own_choices.state) in self.own_choices.legal

    @property
    def _error_high(self) -> float:
        return 0.0

    def _write_below(self, canvas: Canvas, text: str, color: Color) -> None:
        """Write the error, or what is expected, in the place of the completions."""
        box, scale = self.field.rect, self.stage.scale
        width = box.w / scale
        x, y = (box.x - self.stage.at(0, 0)[0]) / scale, (box.bottom - self.stage.at(0, 0)[1]) / scale
        style = self._style_below(text, width)
        self.write_lines(canvas, style.in_color(color), text, x, y + _GAP, width, align=0.0, max_lines=2)

    def _rows(self) -> list[tuple[int, str]]:
        """Return the completions on show, with the number of each row; the one in the field is among them."""
        offers = self.offers()
        at = offers.index(self._offered) if self._offered in offers else 0
        first = max(0, at - _SHOWN + 1)
        return list(enumerate(offers[first : first + _SHOWN]))

    def _row_box(self, number: int) -> Rect:
        field, scale = self.field.rect, self.stage.scale
        top = field.bottom + round((_GAP + self._meaning_high + number * _ROW) * scale)
        return Rect(field.x, top, field.w, round((_ROW - 3) * scale))

    def _pieces(self, action: Action) -> list[str]:
        """Return the pieces that an action takes or gives back as sprites: tokens, a card or its back, or a tile."""
        match action:
            case TakeTokens(colors):
                return [f"token_small/{kind}" for kind in colors]
            case DiscardTokens(tokens):
                return [f"token_small/{kind}" for kind, count in enumerate(tokens) for _ in range(count)][:HAND_LIMIT]
            case PurchaseCard() | ReserveCard():
                card = self.own_choices.card_at(action.place)
                return [f"back/{action.place.row}" if card is None else f"card/{card.id}"]
            case ClaimTile(place):
                return [f"tile/{self.own_choices.state.tiles[place.row]}"]
        return []

    def changing(self) -> Iterator[Spoken]:
        yield from super().changing()
        yield Spoken("meaning", self._meaning)

    def offers(self) -> list[str]:
        """Return the completions of the line."""
        return completions(self._typed, self._rules, self.own_choices.legal)

    def possible(self) -> list[str]:
        """Return the completions of the line, or all legal actions if there are none."""
        offers = self.offers() if self.value.strip() else []
        return offers or possible_actions(self.own_choices, shared=self.table.view.shared)

    def _type(self, text: str) -> None:
        super()._type(text)
        self._typed = text
        self._offered = ""
        self._check()

    def _complete(self, by: int) -> bool:
        offers = self.offers()
        if not offers:
            return False
        at = offers.index(self._offered) + by if self._offered in offers else 0 if by > 0 else -1
        self._enter(offers[at % len(offers)])
        return True

    def _follows(self, by: int) -> bool:
        """Whether there is a completion to go to with an arrow; beyond the last one it goes to the buttons."""
        offers = self.offers()
        at = offers.index(self._offered) + by if self._offered in offers else min(by, 0)
        return 0 <= at < len(offers)

    def _enter(self, line: str) -> None:
        self._offered = self.value = self.field.text = line
        self.field.caret = len(line)
        self.error = ""
        self._check()
        self.app.redraw()

    def _check(self) -> None:
        """Let the line be played once it is a legal action, or the beginning of one alone; update what it means."""
        self._meaning = typed_meaning(self.value, self._rules, self.own_choices.state, self.own_choices.legal)
        self.buttons[0].enabled = self._is_legal(self._line)

    def _play(self, _: str) -> str | None:
        meant = understand(self._line, self._rules, self.own_choices.state)
        if isinstance(meant, str):
            return meant
        self._meant = meant
        return None

    def _submit(self) -> None:
        super()._submit()
        choices = self.table.choices
        if self._meant is None:
            return
        if self.table.held_up:
            self.table.show_note(self.table.held_up)
        elif choices is None or self._meant not in choices.legal:  # another move was made while the line was typed
            self.table.show_note(tr("The game has changed. Choose again."))
        else:
            # The typed action replaces the selection, which a refusal of the question restores.
            if asks_first(self.table, self._meant):
                ask_first(self.table, choices, self._meant)
                self.table.selection = IDLE
            else:
                self.table.selection = IDLE
                self.table.propose(choices, self._meant)


def open_typed(table: TableContext) -> None:
    """Open the prompt for the person to move, or show that it is nobody's turn here."""
    choices = table.choices
    if choices is None or choices.seat is None:
        table.show_note(table.held_up or tr("It is not your turn."))
        return
    table.pause(True)
    table.app.push(TypedActionScene(table, choices))
