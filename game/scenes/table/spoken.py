"""A table in words, for a screen reader: what may change there, and what can be done.

Knows the table's context and highlights; knows nothing of what was spoken before.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final

from game.notation.actions import format_place
from game.notation.completion import typed_form, typed_verb
from game.rules import Place, PlaceKind, PurchaseCard, edition
from game.scenes.table.overlays.recap import recap_words
from game.support.i18n import tr, trn
from game.ui.app.scene import Spoken
from game.view.descriptions.moments import moment_words
from game.view.descriptions.sentence_parts import describe_choice, labelled, listed
from game.view.descriptions.speech import describe_card, describe_place, describe_tokens
from game.view.interaction.choices import Choices, GiveBack, Paying, Picked, PickTile, TakeSelection
from game.view.interaction.move_kinds import describe_move_kind
from game.view.layout.table import Control

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext
    from game.ui.table.table_view import Highlights

_LITTLE_S: Final = (5, 10, 30, 60)
"""The seconds left at which the clock is announced."""


def spoken_table(table: TableContext, highlights: Highlights) -> Iterator[Spoken]:
    """Return what may change at a table besides its log: notes, the selection, and the place that has the focus."""
    view, state = table.view, table.view.spoken_state
    if state is None:
        return
    if highlights.participants_view is not None:
        yield Spoken("notice", highlights.participants_view.notice)
    if view.recap is not None:
        yield Spoken("recap", " ".join(recap_words(table, view.recap)))
    moment = None if view.moment is None else view.moment.moment
    if moment is not None and moment.kind != "tile":  # the log tells of tiles
        yield Spoken("moment", ". ".join(moment_words(state, view.names, moment)))
    yield Spoken("clock", _time_left(table, highlights))
    yield Spoken(f"note {table.note.count}", highlights.note)
    yield Spoken("chosen", _chosen(table))
    yield Spoken("prompt", highlights.prompt or highlights.waiting)
    place = ""
    if table.focus is not None:
        place = describe_place(view.edition, state, view.names, table.focus, view.local_viewer, over=view.over)
    if isinstance(table.focus, Control) and table.focus in table.move_kinds and table.choices is not None:
        place = labelled(*describe_move_kind(table.choices, table.focus))
    yield Spoken("place", place, table.focus)


def possible_actions(choices: Choices | None, *, shared: bool) -> list[str]:
    """Return the legal actions in the notation in which they can be typed: a line for each card that can be bought,
    then a line for each kind of action. On a ``shared`` screen a card that was reserved blind is not described.
    """
    if choices is None or choices.seat is None:
        return [tr("You cannot do anything now.")]
    rules = edition(choices.state.edition)
    lines = []
    for offers in choices.purchases.values():
        typed = typed_form(offers[0], rules).partition(f" {offers[0].card} ")[0]
        place = offers[0].place
        held = choices.state.players[place.row].hand[place.slot] if place.kind is PlaceKind.HAND else None
        if shared and held is not None and held.blind:
            lines.append(labelled(typed, tr("a level {level} card").format(level=held.level)))
        else:
            lines.append(labelled(typed, describe_card(rules, offers[0].card)))
    others = [action for action in choices.legal if not isinstance(action, PurchaseCard)]
    for verb, actions in groupby(others, lambda action: typed_verb(action, rules)):
        texts = [typed_form(action, rules).removeprefix(verb).strip() for action in actions]
        lines.append(f"{verb} {listed(texts)}".strip())
    return lines


def _time_left(table: TableContext, highlights: Highlights) -> str:
    """Return the time left to the person to move here, or an empty string while there is enough."""
    choices = table.choices
    if choices is None or choices.seat is None:
        return ""
    left = highlights.clocks.get(choices.seat)
    if highlights.participants_view is not None:
        left = highlights.participants_view.state.clock_s
    most = None if left is None else next((most for most in _LITTLE_S if left <= most), None)
    return "" if most is None else trn("{count} second left", "{count} seconds left", most).format(count=most)


def _chosen(table: TableContext) -> str:
    """Return the selection in words."""
    choices, selection = table.choices, table.selection
    if choices is None or choices.seat is None:
        return ""
    rules = table.view.edition
    match selection:
        case TakeSelection(kinds) | GiveBack(kinds) if kinds:
            counts = [kinds.count(kind) for kind in range(len(choices.state.bank))]
            return tr("Chosen: {tokens}.").format(tokens=describe_tokens(rules, counts))
        case Picked(place) | PickTile(place) if place is not None:
            return tr("Chosen: {tokens}.").format(tokens=_name_at(choices, place))
        case Paying(place, payment):
            payments = [offer.payment for offer in choices.purchases.get(place, ())]
            text = tr("Payment: {tokens}").format(tokens=describe_tokens(rules, payment))
            return describe_choice(text, payments.index(payment), len(payments)) if payment in payments else text
    return ""


def _name_at(choices: Choices, place: Place) -> str:
    """Return the name of the card or tile at a place, or the place where it has none; no face-down card is named."""
    rules = edition(choices.state.edition)
    if place.kind is PlaceKind.TILE:
        name = choices.state.tiles[place.row]
        return format_place(place) if name is None else tr(rules.tiles[name].name)
    held = choices.state.players[place.row].hand[place.slot] if place.kind is PlaceKind.HAND else None
    card = choices.card_at(place)
    return format_place(place) if card is None or not card.name or (held and held.blind) else card.name
