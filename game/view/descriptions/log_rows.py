"""The rows of the log, in sentences of words and icons.

Knows updates, names and editions; knows nothing of fonts, rectangles or pygame. A row is a list of fragments, so that
a translated sentence decides itself where its icons stand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from string import Formatter
from typing import TypeAlias

from game.rules.model import (
    LEVELS,
    Action,
    CardMoved,
    DiscardTokens,
    Event,
    MajorityMoved,
    Passed,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    Seat,
    TileMoved,
    TokensMoved,
)
from game.rules.pieces import Edition
from game.sessions.update import Update
from game.support.i18n import tr, trn
from game.view.counts import counted_gem
from game.view.descriptions.recent_moves import ActionKind
from game.view.descriptions.sentence_parts import unbroken
from game.view.skins import skin


@dataclass(frozen=True)
class NameSpan:
    """A player's name, drawn in the seat's colour."""

    seat: Seat
    text: str


@dataclass(frozen=True)
class TokenSpan:
    """Tokens of one kind, drawn as an icon with their number where there are several."""

    kind: int
    count: int


@dataclass(frozen=True)
class CardSpan:
    """A card: its bonus colour as an icon (``None`` face down), then its name or level; ``named`` if it has a name.

    ``card`` is the id of a reserved card, so that a screen reader can describe it; ``blind``: it came from a deck.
    """

    color: int | None
    level: int
    text: str
    card: str | None = None
    blind: bool = False
    named: bool = False


Fragment: TypeAlias = str | NameSpan | TokenSpan | CardSpan


@dataclass(frozen=True)
class LogRow:
    """A row of the log: its seat (``None`` for none), its fragments, the points gained, and the round of the game.

    ``action`` is what the seat did where a sign of that and the pieces say all of it, without the words.
    """

    seat: Seat | None
    parts: tuple[Fragment, ...]
    points: int = 0
    round: int = 0
    action: ActionKind | None = None

    @property
    def text(self) -> str:
        """The row in plain words, without icons."""
        words = [part if isinstance(part, str) else part.text for part in self.parts if not isinstance(part, TokenSpan)]
        return " ".join("".join(f"{word} " for word in words).split())


def fill(template: str, **fields: Sequence[Fragment]) -> tuple[Fragment, ...]:
    """Return a translated sentence with fragments in its named fields."""
    parts: list[Fragment] = []
    for literal, name, _, _ in Formatter().parse(template):
        if literal.strip():
            parts.append(literal)
        if name is not None:
            parts.extend(fields[name])
    return tuple(parts)


def log_rows(
    edition: Edition, names: Sequence[str], seat: Seat | None, actions: Sequence[Action], events: Iterable[Event]
) -> list[LogRow]:
    """Return the rows of one committed update, oldest first; the opening deal is one row."""
    events = tuple(events)
    if seat is None:
        return _opening(events)
    writer = _RowWriter(edition, names, seat)
    action = actions[0] if actions else None
    return [row for row in (writer.action(action, events), *writer.consequences(events)) if row is not None]


def about_tile(edition: Edition, name: str) -> str:
    """Return what a bonus tile is worth and what it demands."""
    tile = edition.tiles[name]
    parts = [counted_gem(edition, color, count) for color, count in enumerate(tile.demand) if count]
    template = tr("{name}: {points} for bonuses of {bonuses}")
    return template.format(name=unbroken(tr(tile.name)), points=points_text(tile.points), bonuses=", ".join(parts))


def tiles_word(edition: Edition) -> str:
    """Return the edition's word for bonus tiles."""
    return tr(skin(edition.name).text.tiles)


def about_majority(edition: Edition) -> str:
    """Return what the majority tile is worth and who gets it (R14)."""
    return tr("Avengers tile: {points} for the most Avengers tags, at least 3").format(
        points=points_text(edition.majority_points)
    )


def points_text(points: int) -> str:
    """Return a number of points in words: “3 points”."""
    return trn("{count} point", "{count} points", points).format(count=points)


def update_rows(edition: Edition, names: Sequence[str], update: Update, resigned: Collection[Seat]) -> list[LogRow]:
    """Return the rows of one update, oldest first; a bot at a seat that has ``resigned`` before has none."""
    seat = update.seat
    if update.kind == "commit":
        return log_rows(edition, names, seat, update.actions, update.events)
    if update.winners is not None:
        return [ended_row(names, update.winners)]
    if update.kind == "redeal":
        again = tr("Continued from here; hidden cards are shuffled again.")
        return [LogRow(None, (again if update.local else tr("The host was lost; hidden cards are shuffled again."),))]
    if seat is None:
        return []
    if update.kind == "resign":
        text = tr("{name} resigns") if len(names) == 2 else tr("{name} resigns; the computer takes over")
    elif update.kind == "time_up":
        text = tr("{name} ran out of time")
    elif update.kind == "takeback":
        text = tr("{name} undoes the last turn")
    elif update.sitting is None or seat in resigned:
        return []
    elif update.sitting == "bot":
        text = tr("The computer plays for {name}")
    else:
        text = tr("A human plays for {name}") if update.local else tr("{name} is back")
    return [LogRow(seat, fill(text, name=[NameSpan(seat, names[seat])]))]


class _RowWriter:
    """Writes the rows of one seat's action."""

    def __init__(self, edition: Edition, names: Sequence[str], seat: Seat) -> None:
        self.edition = edition
        self.seat = seat
        self.name = [NameSpan(seat, names[seat])]

    def action(self, action: Action | None, events: tuple[Event, ...]) -> LogRow | None:
        """Return the row of the seat's own action; a tile choice counts as its consequence."""
        taken = _tokens(events, PlaceKind.BANK, PlaceKind.TOKENS)
        paid = _tokens(events, PlaceKind.TOKENS, PlaceKind.BANK)
        if isinstance(action, PurchaseCard):
            return self._purchase(action, paid)
        if isinstance(action, ReserveCard):
            moved = next((event for event in events if isinstance(event, CardMoved)), None)
            blind = action.place.kind is PlaceKind.DECK
            card = [] if moved is None else [replace(self.card(moved.card, moved.level), card=moved.card, blind=blind)]
            wild = [span for span in taken if span.kind < 6]
            template = tr("{name} reserves {card} and takes {tokens}") if wild else tr("{name} reserves {card}")
            return LogRow(self.seat, fill(template, name=self.name, card=card, tokens=wild), action="reserve")
        if isinstance(action, DiscardTokens):
            parts = fill(tr("{name} gives back {tokens}"), name=self.name, tokens=paid)
            return LogRow(self.seat, parts, action="give")
        if any(isinstance(event, Passed) for event in events):
            return LogRow(self.seat, fill(tr("{name} passes"), name=self.name))
        if taken:
            return LogRow(self.seat, fill(tr("{name} takes {tokens}"), name=self.name, tokens=taken), action="take")
        return None

    def _purchase(self, action: PurchaseCard, paid: list[TokenSpan]) -> LogRow:
        card = self.edition.cards[action.card]
        text = skin(self.edition.name).text
        parts = fill(
            tr(text.bought if paid else text.bought_free),
            name=self.name,
            card=[self.card(card.id, card.level)],
            tokens=paid,
        )
        return LogRow(self.seat, parts, card.points, action="buy")

    def consequences(self, events: tuple[Event, ...]) -> Iterable[LogRow]:
        """Return the rows of automatic consequences: the special token, the majority tile, a bonus tile."""
        for event in events:
            if isinstance(event, TokensMoved) and event.kind == 6 and event.target.kind is PlaceKind.TOKENS:
                span = [TokenSpan(event.kind, event.count)]
                yield LogRow(self.seat, fill(tr("{name} receives {tokens}"), name=self.name, tokens=span))
            elif isinstance(event, MajorityMoved) and event.target.kind is PlaceKind.OWNED_MAJORITY:
                yield LogRow(self.seat, fill(tr("{name} takes the Avengers tile"), name=self.name), 3)
            elif isinstance(event, TileMoved) and event.target.kind is PlaceKind.OWNED_TILE:
                tile = self.edition.tiles[event.tile]
                template = tr(skin(self.edition.name).text.tile_won)
                yield LogRow(self.seat, fill(template, name=self.name, tile=[unbroken(tr(tile.name))]), tile.points)

    def card(self, card: str | None, level: int) -> CardSpan:
        """Return a card by its name where it has one, else by its level; a face-down card by its level only."""
        if card is None:
            return CardSpan(None, level, tr("a level {level} card").format(level=level))
        facts = self.edition.cards[card]
        text = facts.name or tr("a level {level} card").format(level=level)
        return CardSpan(facts.bonus, level, text, named=bool(facts.name))


def _tokens(events: Iterable[Event], source: PlaceKind, target: PlaceKind) -> list[TokenSpan]:
    return [
        TokenSpan(event.kind, event.count)
        for event in events
        if isinstance(event, TokensMoved) and event.source.kind is source and event.target.kind is target
    ]


def _opening(events: tuple[Event, ...]) -> list[LogRow]:
    dealt = sum(isinstance(event, CardMoved) for event in events)
    if dealt < len(LEVELS):
        return []
    return [LogRow(None, (tr("The cards are dealt."),))]


def ended_row(names: Sequence[str], winners: Sequence[Seat]) -> LogRow:
    """Return the row that names who has won."""
    if not winners:
        return LogRow(None, (tr("The game ends without a winner."),))
    *others, last = [NameSpan(seat, names[seat]) for seat in winners]
    if not others:
        return LogRow(winners[0], fill(tr("{name} wins the game"), name=[last]))
    listed = [NameSpan(span.seat, f"{span.text},") for span in others[:-1]] + others[-1:]
    everyone = fill(tr("{names} and {last}"), names=listed, last=[last])
    return LogRow(winners[0], fill(tr("{names} share the victory"), names=everyone))
