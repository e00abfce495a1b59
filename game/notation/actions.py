"""Actions as text that a person can read and type; ``docs/notation.md`` shows every form.

Knows words, columns and the names of an edition; knows nothing of what is legal: a well-formed text gives an action,
legal or not. Seats, slots and hands count from 1 in text and from 0 in the values.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import msgspec

from game.rules import (
    COLORS,
    FIRST,
    KINDS,
    LEVELS,
    WILD,
    Action,
    ClaimTile,
    Deal,
    DiscardTokens,
    Edition,
    GameState,
    Pass,
    Place,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    Tokens,
    default_payment,
)
from game.rules.model import deck, hand, market, tile
from game.rules.reasons import Reason

LETTERS: Final = {
    "white": "w",
    "blue": "b",
    "green": "g",
    "red": "r",
    "black": "k",
    "yellow": "y",
    "orange": "o",
    "purple": "p",
}
"""The short name of every colour; ``*`` is the wild token of either edition."""
WILD_LETTER: Final = "*"
HIDDEN: Final = "?"
"""Stands for a card that the viewer of a record may not see."""
_PAY_WORDS: Final = ("with", "=")
_NOTHING: Final = ("nothing", "0")
_MAX_CACHED: Final = 4096
"""Maximum number of actions that are kept by their texts."""
_MAX_CACHED_LENGTH: Final = 80
"""Maximum length of such a text; a formatted action is shorter."""
# Python 3.11 looks up members of enumerations slowly.
_MARKET: Final = PlaceKind.MARKET


class NotationError(ValueError):
    """A text that is no action: ``column`` counts from 1, ``message`` names what was expected there.

    ``reason`` is the rule that forbids it, where the text is understood but no action means it.
    """

    def __init__(self, column: int, message: str, reason: Reason | None = None) -> None:
        super().__init__(f"column {column}: {message}")
        self.column = column
        self.message = message
        self.reason = reason


def notation_letters(rules: Edition) -> str:
    """Return the six letters of an edition's payable token kinds, in token order."""
    return "".join(LETTERS[name] for name in rules.color_names) + WILD_LETTER


# --- values to text ----------------------------------------------------------------------------------------------


def format_action(action: Action, rules: Edition, short: bool = False) -> str:
    """Return an action as text that ``parse`` reads back exactly, without knowing the position."""
    match action:
        case TakeTokens(colors):
            if short:
                return "t " + "".join(notation_letters(rules)[color] for color in colors)
            return " ".join(["take", *(rules.color_names[color] for color in colors)])
        case ReserveCard(place):
            return f"{'r' if short else 'reserve'} {format_place(place, short)}"
        case PurchaseCard(place, card, payment):
            verb, pay = ("b", "=") if short else ("buy", "with")
            return f"{verb} {format_place(place, short)} {card} {pay} {format_tokens(payment, rules, short)}"
        case DiscardTokens(tokens):
            return f"{'g' if short else 'give back'} {format_tokens(tokens, rules, short)}"
        case ClaimTile(place):
            return f"{'c' if short else 'claim'} {place.row + 1}"
        case Pass():
            return "p" if short else "pass"
        case Deal(place, item):
            what = HIDDEN if item is None else str(int(item) + 1) if place == FIRST else item
            return f"{'d' if short else 'deal'} {format_place(place, short)} {what}"


def format_place(place: Place, short: bool = False) -> str:
    """Return the text of a place: ``2.3``, ``deck 3``, ``hand 2.1``, ``tile 1``, ``first``."""
    if place.kind is _MARKET:
        return f"{place.row}.{place.slot + 1}"
    match place.kind:
        case PlaceKind.DECK:
            return f"d{place.row}" if short else f"deck {place.row}"
        case PlaceKind.HAND:
            return f"{'h' if short else 'hand '}{place.row + 1}.{place.slot + 1}"
        case PlaceKind.TILE:
            return f"tile {place.row + 1}"
        case PlaceKind.FIRST:
            return "first"
        case _:
            raise ValueError(f"no action names the place {place}")


def format_tokens(tokens: Tokens, rules: Edition, short: bool = False) -> str:
    """Return the text of token counts, ``red 2 gold 1`` or ``r2*1``; ``nothing`` or ``0`` where there are none."""
    named = [(kind, count) for kind, count in enumerate(tokens) if count]
    if short:
        signs = notation_letters(rules)
        return "".join(f"{signs[kind]}{count}" for kind, count in named) or "0"
    return " ".join(f"{rules.kind_names[kind]} {count}" for kind, count in named) or "nothing"


# --- text to values ----------------------------------------------------------------------------------------------


def parse(text: str, rules: Edition, state: GameState | None = None) -> Action:
    """Return the action of a text; ``state`` fills what a person leaves out: the hand, the card, the default payment.

    Raises ``NotationError`` with the column and what was expected there.
    """
    if state is None and len(text) <= _MAX_CACHED_LENGTH:
        return _parsed(text, rules)
    return _Parser(text, rules, state).action()


@lru_cache(maxsize=_MAX_CACHED)
def _parsed(text: str, rules: Edition) -> Action:
    """Return the action of a whole text: the same texts come again and again, in all games at a server."""
    return _Parser(text, rules, None).action()


class _PlacedWord(msgspec.Struct, frozen=True):
    """A word in lower case and the column in which it begins, counted from 1."""

    text: str
    column: int


class _Parser:
    """Reads one text from left to right, a word at a time."""

    def __init__(self, text: str, rules: Edition, state: GameState | None) -> None:
        self._words = [_PlacedWord(found.group().lower(), found.start() + 1) for found in re.finditer(r"\S+", text)]
        self._end = len(text.rstrip()) + 1
        self._rules = rules
        self._state = state
        self._next = 0

    def action(self) -> Action:
        """Return the action of the whole text."""
        verb = self._take("an action: take, reserve, buy, give back, claim, pass or deal")
        action = self._after(verb)
        if self._next < len(self._words):
            extra = self._words[self._next]
            raise NotationError(extra.column, f"expected the end, not “{extra.text}”")
        return action

    def _after(self, verb: _PlacedWord) -> Action:
        match verb.text:
            case "take" | "t":
                return self._colors()
            case "reserve" | "r":
                return ReserveCard(self._place("a card such as 2.3 or a deck such as “deck 3”", ("deck",)))
            case "buy" | "b":
                return self._purchase()
            case "give" | "g":
                if self._peek("back"):
                    self._next += 1
                return DiscardTokens(self._bag("tokens to give back, such as “white 2”"))
            case "claim" | "c":
                return ClaimTile(tile(self._number("the number of a tile in the middle")))
            case "pass" | "p":
                return Pass()
            case "deal" | "d":
                return self._deal()
        raise NotationError(
            verb.column, f"“{verb.text}” is no action: take, reserve, buy, give back, claim, pass or deal"
        )

    def _colors(self) -> TakeTokens:
        start = self._column()
        counts = self._bag("colours to take, such as “white blue green”")
        if any(counts[COLORS:]):
            raise NotationError(start, "only the five colours can be taken", Reason.TAKE_WILD)
        return TakeTokens(tuple(color for color in range(COLORS) for _ in range(counts[color])))

    def _purchase(self) -> PurchaseCard:
        place = self._place("a card such as 2.3 or “hand 1”", ("hand",))
        column = self._words[self._next - 1].column
        if self._next < len(self._words) and not self._peek(*_PAY_WORDS):
            card = self._take("a card’s name").text
            if card not in self._rules.cards:
                raise NotationError(self._words[self._next - 1].column, f"this edition has no card “{card}”")
        else:
            card = self._card_at(place, column)
        if self._peek(*_PAY_WORDS):
            self._next += 1
            return PurchaseCard(place, card, self._bag("tokens to pay with, such as “red 2 gold 1”, or nothing"))
        return PurchaseCard(place, card, self._default_payment(card))

    def _deal(self) -> Deal:
        place = self._place("a place such as 1.2, “hand 2.1”, “tile 1” or first", ("hand", "tile", "first"))
        word = self._take("what is dealt: a card, a tile, a seat, or ? where it is hidden")
        if word.text == HIDDEN:
            return Deal(place, None)
        if place == FIRST:
            if not re.fullmatch("[1-9]", word.text):
                raise NotationError(word.column, f"expected the number of a seat, not “{word.text}”")
            return Deal(place, str(int(word.text) - 1))
        known = self._rules.tiles if place.kind is PlaceKind.TILE else self._rules.cards
        found = next((name for name in known if name.lower() == word.text), None)
        if found is None:
            raise NotationError(word.column, f"this edition has no “{word.text}”")
        return Deal(place, found)

    def _place(self, expected: str, kinds: tuple[str, ...]) -> Place:
        word = self._take(expected)
        if (found := re.fullmatch(r"([1-9])\.([1-9])", word.text)) and int(found[1]) in LEVELS:
            return market(int(found[1]), int(found[2]) - 1)
        if "first" in kinds and word.text == "first":
            return FIRST
        if "tile" in kinds and word.text == "tile":
            return tile(self._number("the number of a tile in the middle"))
        if "deck" in kinds and (level := self._suffix(word, "deck", "d", r"[1-3]", "the level of a deck, 1 to 3")):
            return deck(int(level))
        if "hand" in kinds:
            wanted = "a card in a hand: 1, or with its seat 2.1"
            if spot := self._suffix(word, "hand", "h", r"([1-9]\.)?[1-9]", wanted):
                seat, _, index = spot.rpartition(".")
                return hand(int(seat) - 1 if seat else self._turn(word), int(index) - 1)
        raise NotationError(word.column, f"expected {expected}, not “{word.text}”")

    def _suffix(self, word: _PlacedWord, long: str, short: str, pattern: str, expected: str) -> str | None:
        """Return what follows the long word or the letter in ``deck 3`` or ``d3``; ``None`` for neither."""
        if word.text == long:
            following = self._take(expected)
            if not re.fullmatch(pattern, following.text):
                raise NotationError(following.column, f"expected {expected}, not “{following.text}”")
            return following.text
        rest = word.text.removeprefix(short)
        return rest if rest != word.text and re.fullmatch(pattern, rest) else None

    def _bag(self, expected: str) -> Tokens:
        counts = [0] * KINDS
        words = 0
        while self._next < len(self._words):
            word = self._take(expected)
            if word.text in _NOTHING and not words and self._next == len(self._words):
                return tuple(counts)
            for kind, count in self._kinds(word):
                counts[kind] += count
            words += 1
        if not words:
            raise NotationError(self._end, f"expected {expected}")
        return tuple(counts)

    def _kinds(self, word: _PlacedWord) -> list[tuple[int, int]]:
        """Return the tokens in a word of a bag: a name with the count that may follow, or letters such as ``w2b*``."""
        names = self._rules.kind_names
        if word.text in names[: WILD + 1]:
            count = 1
            if self._next < len(self._words) and re.fullmatch(r"[1-9][0-9]?", self._words[self._next].text):
                count = int(self._take("a count").text)
            return [(names.index(word.text), count)]
        signs = notation_letters(self._rules)
        found = []
        at = 0
        while at < len(word.text):
            part = re.compile(r"(.)([1-9][0-9]?)?").match(word.text, at)
            if part is None or part[1] not in signs:
                colors = ", ".join(names[: WILD + 1])
                raise NotationError(word.column + at, f"expected a colour ({colors}; short {signs}), not “{word.text}”")
            found.append((signs.index(part[1]), int(part[2] or 1)))
            at = part.end()
        return found

    def _card_at(self, place: Place, column: int) -> str:
        if self._state is None:
            raise NotationError(self._end, "expected the card’s name, as no position is known")
        row: tuple[str | None, ...]
        if place.kind is PlaceKind.HAND:
            players = self._state.players
            row = tuple(held.card for held in players[place.row].hand) if place.row < len(players) else ()
        else:
            row = self._state.market[place.row - 1]
        card = row[place.slot] if place.slot < len(row) else None
        if card is None:
            raise NotationError(column, f"no open card lies at {format_place(place)}")
        return card

    def _default_payment(self, card: str) -> Tokens:
        if self._state is None:
            raise NotationError(self._end, "expected “with” and the payment, as no position is known")
        player = self._state.players[self._state.turn]
        paid = default_payment(player, self._rules.cards[card])
        if paid is not None:
            return paid
        cost = self._rules.cards[card].cost
        return (*(max(0, cost[color] - player.bonuses[color]) for color in range(COLORS)), 0, 0)

    def _turn(self, word: _PlacedWord) -> int:
        if self._state is None:
            raise NotationError(word.column, "expected the seat as well, such as “hand 2.1”, as no position is known")
        return self._state.turn

    def _number(self, expected: str) -> int:
        word = self._take(expected)
        if not re.fullmatch(r"[1-9]", word.text):
            raise NotationError(word.column, f"expected {expected}, not “{word.text}”")
        return int(word.text) - 1

    def _peek(self, *texts: str) -> bool:
        return self._next < len(self._words) and self._words[self._next].text in texts

    def _column(self) -> int:
        return self._words[self._next].column if self._next < len(self._words) else self._end

    def _take(self, expected: str) -> _PlacedWord:
        if self._next == len(self._words):
            raise NotationError(self._end, f"expected {expected}")
        self._next += 1
        return self._words[self._next - 1]
