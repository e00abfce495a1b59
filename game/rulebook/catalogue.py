"""The rules reference: which rules there are, in which order and edition, and the text of each in a language.

Knows the numbers of docs/rules.md, the files under ``assets/rules`` and the engine's reasons; knows nothing of
pictures, fonts, scenes or pygame.

The texts are one TOML file a language and not gettext messages. A rule is a heading and a paragraph that is written
separately in each edition's own terms, not one English sentence translated: as a message its key would be four
sentences long, a comma corrected in English would orphan two translations, and everything would be loaded before the
title shows. Here a rule is found by its id, its three languages can be compared side by side, and a file is read when
the book is opened. What is not language, the order, the editions and the links, is in ``outline.toml``;
``tests/rulebook`` checks each language against it, as ``tests/support/test_locale.py`` does the catalogues.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

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


class RuleEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    """A rule with its heading and text."""

    entry: RuleEntry
    head: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """Rules that are read together."""

    id: str
    title: str
    rules: tuple[Rule, ...]


class ChapterOutline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a chapter in reading order; it is in an edition's book where one of them is."""

    id: str
    rules: tuple[RuleEntry, ...]


class Outline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is not language: every chapter, and the ids of the rules behind reasons and places."""

    chapters: tuple[ChapterOutline, ...]
    reasons: dict[str, str | tuple[str, str]]
    places: dict[str, str]

    @property
    def entries(self) -> dict[str, RuleEntry]:
        """Every rule by its id, in reading order."""
        return {entry.id: entry for chapter in self.chapters for entry in chapter.rules}


WAITING: Final = "R20-turn"
"""The rule behind a hint without a breach: it is another player’s turn, or nothing was chosen yet."""
_PILES: Final = {WILD: "bank_wild", SPECIAL: "bank_special"}


@cache
def outline() -> Outline:
    """Return what ``outline.toml`` contains; raises ``ValueError`` for a mistake in it."""
    return msgspec.convert(read("outline"), Outline)


def rule_of(reason: Reason | None, edition: str) -> str:
    """Return the id of the rule behind a hint; ``None`` stands for a hint that names no breach."""
    if reason is None:
        return WAITING
    found = outline().reasons[reason.name]
    return found if isinstance(found, str) else found[rules_of(edition).gauntlet]


def rule_about(place: Place | None) -> str | None:
    """Return the id of the rule about what lies at a place; ``None`` for no place."""
    if place is None:
        return None
    return outline().places[_PILES.get(place.row, place.kind) if place.kind is PlaceKind.BANK else place.kind]


@cache
def read(name: str) -> dict[str, dict[str, Any]]:
    """Return a file, mostly a language's: chapters by id, and for each rule its text by edition or for ``both``."""
    return tomllib.loads((resources.files("assets") / "rules" / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def book(edition: str, language: str) -> tuple[Chapter, ...]:
    """Return an edition's book in a language; raises ``KeyError`` for a rule that the file does not have."""
    data, own = read(language), features(rules_of(edition))
    chapters = []
    for chapter in outline().chapters:
        entries = [entry for entry in chapter.rules if entry.feature in own]
        rules = tuple(_rule(entry, edition, data["rules"][entry.id]) for entry in entries)
        if rules:
            title = data["chapters"][chapter.id]
            words = title if isinstance(title, str) else _in_words_of(edition, title)
            chapters.append(Chapter(chapter.id, words, rules))
    return tuple(chapters)


def _in_words_of(edition: str, words: dict[str, T]) -> T:
    """Return an edition's own words, else those for both editions, else the first ones."""
    return words.get(edition) or words.get("both") or next(iter(words.values()))


def _rule(entry: RuleEntry, edition: str, words: dict[str, dict[str, str]]) -> Rule:
    found = _in_words_of(edition, words)
    return Rule(entry, found["head"], found["text"].replace("\n", " ").strip())
