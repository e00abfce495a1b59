"""The table and its controls in words, for screen readers.

Knows positions, places, rows of the log and the controls of a form; knows nothing of when the text is spoken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.notation.actions import format_place
from game.rules.model import LEVELS, GameState, Phase, Place, PlaceKind, Seat, market
from game.rules.pieces import Edition
from game.support.i18n import gettext_noop, tr, trn
from game.view.counts import counted_gem, missing_text
from game.view.descriptions.affordability import affordability
from game.view.descriptions.card_details import describe_affordability, tags_text
from game.view.descriptions.log_rows import (
    CardSpan,
    LogRow,
    TokenSpan,
    about_majority,
    about_tile,
    points_text,
    tiles_word,
)
from game.view.descriptions.race import describe_finisher, distance, finishers
from game.view.descriptions.sentence_parts import labelled, listed, sentence
from game.view.layout.table import SEAT_CONTROLS, SLOT_CONTROLS, Control, Target
from game.view.skins import skin

_CONTROLS: Final = {
    Control.CONFIRM: gettext_noop("Confirm"),
    Control.UNDO: gettext_noop("Undo"),
    Control.TAKE: gettext_noop("Take"),
    Control.BUY: gettext_noop("Buy"),
    Control.RESERVE: gettext_noop("Reserve"),
    Control.MENU: gettext_noop("Pause menu"),
    Control.HELP: gettext_noop("Help"),
    Control.SETTINGS: gettext_noop("Settings"),
    Control.LOG: gettext_noop("Log"),
    Control.RECAP: gettext_noop("Recap"),
    Control.CHAT: gettext_noop("Chat"),
}


def describe_row(rules: Edition, row: LogRow, *, shared: bool = False) -> str:
    """Return a row of the log as a sentence, icons included: “Ana takes 1 red, 1 blue.”

    A ``shared`` screen is heard by several people, so a card that one of them reserved blind is not named.
    """
    words: list[str] = []
    for part in row.parts:
        if isinstance(part, TokenSpan):
            words.append(f"{counted_gem(rules, part.kind, part.count)},")
        elif isinstance(part, CardSpan):
            hidden = shared and part.blind
            words.append(tr("a level {level} card").format(level=part.level) if hidden else _card_span(rules, part))
        else:
            words.append((part if isinstance(part, str) else part.text).strip())
    if row.points:
        words.append(f"({points_text(row.points)})")
    said = " ".join(words).replace(" , ", ", ").replace(", (", " (")
    return f"{said.rstrip(', .')}."


def describe_tokens(rules: Edition, counts: Sequence[int]) -> str:
    """Describe counts of tokens or bonuses: “2 rubies, 1 gold”, or that there are none."""
    return ", ".join(counted_gem(rules, kind, count) for kind, count in enumerate(counts) if count) or tr("none")


def describe_card(rules: Edition, name: str) -> str:
    """Describe what is printed on a card."""
    card = rules.cards[name]
    template = tr("{card}, {color} bonus, {points}, costs {cost}")
    worth = [points_text(card.points)]
    if card.tags:
        worth.append(tags_text(card.tags))
    return template.format(
        card=card.name or tr("a level {level} card").format(level=card.level),
        color=tr(rules.token_names[card.bonus]),
        points=", ".join(worth),
        cost=describe_tokens(rules, card.cost),
    )


def describe_offer(rules: Edition, state: GameState, name: str, viewer: Seat | None) -> str:
    """Describe what is printed on a card, and how near it is to a viewer who plays."""
    said = describe_card(rules, name)
    if viewer is None or state.phase is Phase.OVER:
        return said
    return f"{said}. {describe_affordability(rules, affordability(state, viewer, name))}"


def describe_player(
    rules: Edition, state: GameState, names: Sequence[str], seat: Seat, viewer: Seat | None, *, over: bool = False
) -> str:
    """Describe the pieces and points of a player, and to others than themselves that they can reach the goal.

    They cannot once the game is ``over``, also by resignation or agreement.
    """
    player = state.players[seat]
    held = [
        tr("a level {level} card").format(level=each.level) if each.card is None else describe_card(rules, each.card)
        for each in player.hand
    ]
    template = tr("{name}: {points}. Tokens: {tokens}. Bonuses: {bonuses}. Reserved: {cards}.")
    said = template.format(
        name=names[seat],
        points=points_text(player.points),
        tokens=describe_tokens(rules, player.tokens),
        bonuses=describe_tokens(rules, player.bonuses),
        cards=listed(held) or tr("none"),
    )
    won = [tr(rules.tiles[tile].name) for tile in player.tiles]
    if state.majority == seat:
        won.append(tr("Avengers tile"))
    word = tiles_word(rules)
    tiles = [f"{labelled(word[0].upper() + word[1:], ', '.join(won))}."] if won else []
    tags = (
        [trn("{count} Avengers tag", "{count} Avengers tags", player.tags).format(count=player.tags) + "."]
        if player.tags
        else []
    )
    goal = [describe_finisher(names, seat)] if seat in finishers(state, viewer, over=over) else []
    return " ".join([said, *tiles, *tags, *goal])


def describe_position(
    rules: Edition, state: GameState, names: Sequence[str], seat: Seat, *, plays: bool, over: bool = False
) -> list[str]:
    """Describe a whole position to a seat: the turn, the goal, its own pieces, the others’, the bank, tiles and cards.

    What the seat lacks is included where somebody at this screen ``plays`` it.
    """
    viewer = seat if plays else None
    return [
        describe_turn(state, names),
        sentence(tr(skin(rules.name).text.aim)),
        describe_player(rules, state, names, seat, viewer, over=over),
        *describe_others(rules, state, names, seat, over=over),
        *describe_bank(rules, state, names, viewer),
        *describe_market(rules, state, names, viewer),
    ]


def describe_others(
    rules: Edition, state: GameState, names: Sequence[str], seat: Seat, *, over: bool = False
) -> list[str]:
    """Describe the pieces of each of the others, in the order of turns after a seat, and which can reach the goal."""
    seats = ((seat + step) % len(names) for step in range(1, len(names)))
    return [describe_player(rules, state, names, other, seat, over=over) for other in seats]


def describe_bank(rules: Edition, state: GameState, names: Sequence[str], viewer: Seat | None) -> list[str]:
    """Describe the bank and the tiles in the middle."""
    tiles = [Place(PlaceKind.TILE, row, 0) for row, tile in enumerate(state.tiles) if tile is not None]
    said = [tr("In the bank: {tokens}.").format(tokens=describe_tokens(rules, state.bank))]
    said += [describe_place(rules, state, names, tile, viewer) for tile in tiles]
    return [*said, about_majority(rules)] if rules.majority_points else said


def describe_market(rules: Edition, state: GameState, names: Sequence[str], viewer: Seat | None) -> list[str]:
    """Describe the cards that lie open, and how many lie in each deck."""
    lines = []
    for level in reversed(LEVELS):
        lines.append(_deck(state, level))
        slots = range(len(state.market[level - 1]))
        lines += [describe_place(rules, state, names, market(level, slot), viewer) for slot in slots]
    return lines


def describe_turned_up(rules: Edition, place: Place, card: str | None) -> str:
    """Describe the new card at a place of the market."""
    if card is None:
        return labelled(format_place(place), tr("Empty place"))
    return tr("New at {place}: {card}.").format(place=format_place(place), card=describe_card(rules, card))


def describe_points(names: Sequence[str], seat: Seat, points: int) -> str:
    """Describe how many points a player has now."""
    return tr("{name} now has {points}.").format(name=names[seat], points=points_text(points))


def describe_turn(state: GameState, names: Sequence[str]) -> str:
    """Describe whose turn it is."""
    return tr("Round {number}: {name}’s turn.").format(number=state.round, name=names[state.turn])


def describe_place(
    rules: Edition,
    state: GameState,
    names: Sequence[str],
    target: Target,
    viewer: Seat | None = None,
    *,
    over: bool = False,
) -> str:
    """Describe what lies at a place of the table, or what a control is; with what a ``viewer`` lacks there.

    ``over`` is whether the game has ended, also by agreement.
    """
    if isinstance(target, Control):
        if target in SEAT_CONTROLS:
            return describe_player(rules, state, names, SEAT_CONTROLS.index(target), viewer, over=over)
        if target in SLOT_CONTROLS:
            return tr("Chosen token {number}").format(number=SLOT_CONTROLS.index(target) + 1)
        return tr(_CONTROLS[target])
    row, slot = target.row, target.slot
    match target.kind:
        case PlaceKind.BANK:
            return tr("In the bank: {tokens}.").format(tokens=counted_gem(rules, row, state.bank[row]))
        case PlaceKind.TOKENS:
            return labelled(names[row], counted_gem(rules, slot, state.players[row].tokens[slot]))
        case PlaceKind.BONUS:
            said = counted_gem(rules, slot, state.players[row].bonuses[slot])
            return tr("{name}: bonuses {bonuses}").format(name=names[row], bonuses=said)
        case PlaceKind.MARKET:
            card = state.market[row - 1][slot]
            said = tr("Empty place") if card is None else describe_offer(rules, state, card, viewer)
            return labelled(format_place(target), said)
        case PlaceKind.DECK:
            return _deck(state, row)
        case PlaceKind.HAND:
            return _held(rules, state, names, target, viewer)
        case PlaceKind.TILE:
            tile = state.tiles[row]
            said = tr("Empty place") if tile is None else _tile(rules, state, names, tile, viewer)
            return tr(skin(rules.name).text.tile_number).format(number=row + 1, text=said)
        case PlaceKind.OWNED_TILE:
            tiles = [about_tile(rules, tile) for tile in state.players[row].tiles]
            return labelled(names[row], listed(tiles) or tr("none"))
        case PlaceKind.MAJORITY | PlaceKind.OWNED_MAJORITY:
            tags = (labelled(names[seat], tags_text(player.tags)) for seat, player in enumerate(state.players))
            return f"{about_majority(rules)}. {listed(tuple(tags))}"
    return ""


def _deck(state: GameState, level: int) -> str:
    count = state.decks[level - 1]
    left = trn("{count} card", "{count} cards", count).format(count=count)
    return tr("Level {level} deck: {cards}").format(level=level, cards=left)


def _tile(rules: Edition, state: GameState, names: Sequence[str], name: str, viewer: Seat | None) -> str:
    """Describe a tile, what the viewer lacks for it by colour, and how much each of the others does."""
    lacks = {seat: distance(rules, name, player) for seat, player in enumerate(state.players)}
    own = lacks.pop(viewer) if viewer is not None else ()
    missing = missing_text(rules.name, (*own, 0, 0), counted_gem) if any(own) else ""
    rivals = listed([f"{names[seat]} {sum(lack) or tr('complete')}" for seat, lack in lacks.items()])
    return ". ".join(filter(None, (about_tile(rules, name), missing, labelled(tr("Still needed"), rivals))))


def _held(rules: Edition, state: GameState, names: Sequence[str], place: Place, viewer: Seat | None) -> str:
    hand = state.players[place.row].hand
    if place.slot >= len(hand):
        said = tr("Empty place")
    elif (card := hand[place.slot].card) is None:
        said = tr("a level {level} card").format(level=hand[place.slot].level)
    else:
        said = describe_offer(rules, state, card, viewer if place.row == viewer else None)
    return labelled(f"{names[place.row]}, {format_place(place)}", said)


def _card_span(rules: Edition, span: CardSpan) -> str:
    """Describe a card with its colour, which is an icon in the log; a reserved one with everything printed on it."""
    if span.card is not None:
        return f"{describe_card(rules, span.card)},"
    return span.text if span.color is None else f"{span.text} ({tr(rules.token_names[span.color])})"
