"""The rules reference: which rules there are, in which order and edition, and what each says in a language.

Knows the numbers of docs/rules.md, the text files under ``assets/rules`` and the engine's reasons; knows nothing of
pictures, fonts, scenes or pygame.

The texts are one TOML file a language and not gettext messages. A rule is a heading and a paragraph that is written
anew in each edition's own terms, not one English sentence translated: as a message its key would be four sentences
long, a comma mended in English would orphan two translations, and everything would be loaded before the title shows.
Here a rule is found by its id, its three languages are read side by side, and a file is opened when the book is. What
is not language, the order, the editions and the links, stands below once for all; ``tests/rulebook`` holds each file to
it, as ``tests/support/test_locale.py`` does the catalogues.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, TypeAlias, TypeVar

from game.rules.editions import edition as rules_of
from game.rules.model import SPECIAL, WILD, Place, PlaceKind
from game.rules.pieces import Edition
from game.rules.reasons import Reason

T = TypeVar("T")
Feature: TypeAlias = Literal["points", "gauntlet", "special", "majority"]
"""What some editions have: an end by points (R16) or the Gauntlet (R17), special tokens (R13) and a majority tile."""


def features(edition: Edition) -> frozenset[Feature | None]:
    """Return the features of an edition, and ``None`` for what every edition has."""
    found: set[Feature | None] = {None, "gauntlet" if edition.gauntlet else "points"}
    if edition.special_each:
        found.add("special")
    if edition.majority_points:
        found.add("majority")
    return frozenset(found)


@dataclass(frozen=True)
class RuleEntry:
    """A place for a rule in the book: ``id`` is its number in docs/rules.md, a hyphen and a word.

    ``see`` names the ids that it links to; one that an edition does not have is left out there. ``ours`` marks a choice
    of this program where the rulebooks are silent.
    """

    id: str
    feature: Feature | None = None
    see: tuple[str, ...] = ()
    ours: bool = False

    @property
    def number(self) -> str:
        """The rule's number as docstrings and tests cite it, ``R7``."""
        return self.id.partition("-")[0]


@dataclass(frozen=True)
class Rule:
    """A rule as it is read: an entry with its words."""

    entry: RuleEntry
    head: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """Rules that are read together."""

    id: str
    title: str
    rules: tuple[Rule, ...]


OUTLINE: Final[dict[str, tuple[RuleEntry, ...]]] = {
    "aim": (
        RuleEntry("R16-aim", "points", ("R20-turn", "R16-end", "R12-tile")),
        RuleEntry("R17-aim", "gauntlet", ("R20-turn", "R17-gauntlet", "R13-time")),
    ),
    "table": (
        RuleEntry("R2-kinds", see=("R9-wild", "R13-time")),
        RuleEntry("R3-decks", see=("R10-refill",)),
        RuleEntry("R3-card", see=("R9-bonus", "R14-first")),
        RuleEntry("R4-tiles", see=("R12-tile",)),
        RuleEntry("R4-gauntlet", "gauntlet", ("R17-gauntlet", "R14-first")),
        RuleEntry("R5-first", ours=True),
    ),
    "players": (
        RuleEntry("R1-two", see=("R2-kinds", "R4-tiles")),
        RuleEntry("R1-three", see=("R2-kinds", "R4-tiles")),
        RuleEntry("R1-four", see=("R2-kinds", "R4-tiles")),
    ),
    "turn": (
        RuleEntry("R20-turn", see=("R6-three", "R7-two", "R8-reserve", "R9-buy", "R15-pass")),
        RuleEntry("R20-order", see=("R10-refill", "R11-ten", "R12-tile"), ours=True),
        RuleEntry("R10-refill"),
    ),
    "take": (
        RuleEntry("R6-three", see=("R6-fewer", "R11-ten")),
        RuleEntry("R6-fewer", ours=True),
        RuleEntry("R7-two", see=("R11-ten",)),
        RuleEntry("R11-ten", see=("R11-back",)),
        RuleEntry("R11-back"),
    ),
    "reserve": (
        RuleEntry("R8-reserve", see=("R8-wild", "R8-hand")),
        RuleEntry("R8-deck", see=("R19-hidden",)),
        RuleEntry("R8-hand", see=("R9-buy",)),
    ),
    "buy": (
        RuleEntry("R9-buy", see=("R9-bonus", "R9-wild", "R10-refill")),
        RuleEntry("R9-exact", see=("R9-wild",), ours=True),
    ),
    "wild": (
        RuleEntry("R8-wild", see=("R8-reserve", "R11-ten")),
        RuleEntry("R9-wild", see=("R9-exact",)),
    ),
    "bonus": (
        RuleEntry("R9-bonus", see=("R9-buy",)),
        RuleEntry("R9-free", see=("R12-tile",)),
    ),
    "tiles": (
        RuleEntry("R12-tile", see=("R12-several",)),
        RuleEntry("R12-several"),
        RuleEntry("R12-later", see=("R12-tile",)),
    ),
    "stones": (
        RuleEntry("R13-time", "special", ("R17-gauntlet", "R13-keep")),
        RuleEntry("R13-keep", "special", ("R11-back", "R9-buy")),
    ),
    "avengers": (
        RuleEntry("R14-first", "majority", ("R14-more",)),
        RuleEntry("R14-more", "majority", ("R17-lost",)),
    ),
    "gauntlet": (
        RuleEntry("R17-gauntlet", "gauntlet", ("R13-time", "R17-round")),
        RuleEntry("R17-lost", "gauntlet", ("R14-more",)),
    ),
    "end": (
        RuleEntry("R16-end", "points", ("R16-winner",)),
        RuleEntry("R16-winner", "points"),
        RuleEntry("R16-share", "points", ours=True),
        RuleEntry("R17-round", "gauntlet", ("R17-gauntlet", "R17-winner")),
        RuleEntry("R17-winner", "gauntlet", ("R14-first",)),
    ),
    "stuck": (
        RuleEntry("R15-pass", see=("R12-tile",), ours=True),
        RuleEntry("R15-over", see=("R16-winner", "R17-winner"), ours=True),
    ),
    "open": (
        RuleEntry("R18-open", ours=True),
        RuleEntry("R19-hidden", see=("R8-deck",)),
    ),
}
"""Every chapter and rule in reading order; a chapter without a rule for an edition is not in that edition's book."""

ENTRIES: Final = {entry.id: entry for entries in OUTLINE.values() for entry in entries}

WAITING: Final = "R20-turn"
"""The rule behind a hint that comes of no breach: it is another player’s turn, or nothing was chosen yet."""

_OF_REASONS: Final[dict[Reason, str | tuple[str, str]]] = {
    Reason.GAME_OVER: ("R16-end", "R17-round"),
    Reason.DEAL_FIRST: "R10-refill",
    Reason.DISCARD_FIRST: "R11-ten",
    Reason.TILE_FIRST: "R12-several",
    Reason.TOKEN_COUNTS: "R2-kinds",
    Reason.TAKE_NONE: "R6-fewer",
    Reason.TAKE_KIND: "R6-three",
    Reason.TAKE_WILD: "R6-three",
    Reason.TAKE_SPECIAL: ("R6-three", "R13-time"),
    Reason.TAKE_ORDER: "R6-three",
    Reason.TAKE_EMPTY: "R6-fewer",
    Reason.TAKE_TOO_MANY: "R6-three",
    Reason.TAKE_TOO_FEW: "R6-fewer",
    Reason.TAKE_PAIR_ALONE: "R7-two",
    Reason.TAKE_PAIR_SMALL: "R7-two",
    Reason.RESERVE_PLACE: "R8-reserve",
    Reason.HAND_FULL: "R8-hand",
    Reason.DECK_EMPTY: "R8-deck",
    Reason.PLACE_EMPTY: "R10-refill",
    Reason.BUY_PLACE: "R9-buy",
    Reason.BUY_OTHER_HAND: "R9-buy",
    Reason.BUY_OTHER_CARD: "R9-buy",
    Reason.BUY_SHORT: "R9-buy",
    Reason.PAY_SPECIAL: "R9-buy",
    Reason.PAY_NOT_HELD: "R9-buy",
    Reason.PAY_TOO_MUCH: "R9-exact",
    Reason.PAY_TOO_LITTLE: "R9-exact",
    Reason.NO_DISCARD: "R11-ten",
    Reason.DISCARD_SPECIAL: "R11-back",
    Reason.DISCARD_NOT_HELD: "R11-back",
    Reason.DISCARD_COUNT: "R11-back",
    Reason.NO_CLAIM: "R12-several",
    Reason.CLAIM_PLACE: "R12-tile",
    Reason.CLAIM_UNMET: "R12-tile",
    Reason.PASS_POSSIBLE: "R15-pass",
    Reason.NO_DEAL: "R10-refill",
    Reason.DEAL_PLACE: "R10-refill",
    Reason.DEAL_CARD: "R3-decks",
    Reason.DEAL_TILE: "R4-tiles",
    Reason.DEAL_SEAT: "R5-first",
    Reason.DEAL_HIDDEN: "R19-hidden",
}
"""The rule that explains each breach; a pair where the Gauntlet makes a difference."""


def rule_of(reason: Reason | None, edition: str) -> str:
    """Return the id of the rule behind a hint; ``None`` stands for a hint that names no breach."""
    if reason is None:
        return WAITING
    found = _OF_REASONS[reason]
    return found if isinstance(found, str) else found[rules_of(edition).gauntlet]


_OF_PLACES: Final = {
    PlaceKind.MARKET: "R9-buy",
    PlaceKind.DECK: "R8-deck",
    PlaceKind.HAND: "R8-hand",
    PlaceKind.TILE: "R12-tile",
    PlaceKind.OWNED_TILE: "R12-tile",
    PlaceKind.TOKENS: "R11-ten",
    PlaceKind.BONUS: "R9-bonus",
    PlaceKind.MAJORITY: "R14-first",
    PlaceKind.OWNED_MAJORITY: "R14-more",
    PlaceKind.FIRST: "R5-first",
}
_OF_PILES: Final = {WILD: "R8-wild", SPECIAL: "R13-time"}


def rule_about(place: Place | None) -> str | None:
    """Return the id of the rule about what lies at a place; ``None`` for no place."""
    if place is None:
        return None
    return _OF_PILES.get(place.row, "R6-three") if place.kind is PlaceKind.BANK else _OF_PLACES[place.kind]


@cache
def read(language: str) -> dict[str, dict[str, Any]]:
    """Read a language's file: chapters by id, and for each rule its words by edition; ``both`` is for either."""
    import assets

    path = resources.files(assets) / "rules" / f"{language}.toml"
    data: dict[str, dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return data


@cache
def book(edition: str, language: str) -> tuple[Chapter, ...]:
    """Put together an edition's book in a language; raises ``KeyError`` for a rule that the file does not have."""
    data, own = read(language), features(rules_of(edition))
    chapters = []
    for chapter, entries in OUTLINE.items():
        rules = tuple(_rule(entry, edition, data["rules"][entry.id]) for entry in entries if entry.feature in own)
        if rules:
            title = data["chapters"][chapter]
            chapters.append(Chapter(chapter, title if isinstance(title, str) else _in_words_of(edition, title), rules))
    return tuple(chapters)


def _in_words_of(edition: str, words: dict[str, T]) -> T:
    """Return an edition's words; one without any of its own shares those for all, or the first that there are."""
    return words.get(edition) or words.get("both") or next(iter(words.values()))


def _rule(entry: RuleEntry, edition: str, words: dict[str, dict[str, str]]) -> Rule:
    said = _in_words_of(edition, words)
    return Rule(entry, said["head"], said["text"].replace("\n", " ").strip())
