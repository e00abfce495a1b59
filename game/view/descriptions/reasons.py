"""Why an action is good: benefits that can be proved by the position, and their words.

Knows positions and the words of the table; knows nothing of how an action was chosen, of drawing or input. A benefit
holds as the position is; what others do in between is not known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from operator import add, sub

from game.rules.editions import edition
from game.rules.model import (
    KINDS,
    WILD,
    Action,
    ClaimTile,
    DiscardTokens,
    GameState,
    Place,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    Seat,
    TakeTokens,
    Tokens,
)
from game.rules.moves import MARKET_PLACES, earned
from game.rules.payment import legal_payments, net_cost
from game.rules.pieces import Edition
from game.rules.visibility import visible_card
from game.support.i18n import tr, trn
from game.view.counts import counted_gem
from game.view.descriptions.log_rows import points_text
from game.view.descriptions.plan import MAX_TURNS, cards_for, may_reserve, steps_to
from game.view.descriptions.purchase_effect import purchase_effect
from game.view.descriptions.race import distance
from game.view.descriptions.sentence_parts import sentence, unbroken

MAX_BENEFITS = 2
"""How many benefits a sentence makes: more are not read."""
NEAR_TILE = 4
"""A tile that lacks more bonuses than these is no reason."""


class BenefitKind(StrEnum):
    """What a benefit says, the weightiest first."""

    GOAL = "goal"
    """The seat meets the condition of the end."""
    TILE = "tile"
    """The seat gains a bonus tile that it would not gain otherwise."""
    MAJORITY = "majority"
    """The seat takes the majority tile."""
    POINTS = "points"
    """The card brings ``count`` points, tiles aside."""
    DENIES = "denies"
    """The rival ``seat`` could buy the card now."""
    READY = "ready"
    """The seat can pay for the card in its next turn."""
    NEARER = "nearer"
    """The card takes ``count`` turns less than it would without the action."""
    TOWARDS = "towards"
    """One bonus less is missing for the tile, ``count`` are left."""
    SAVES = "saves"
    """The bonus lowers the seat's price of ``count`` cards of the market."""
    SLOWER = "slower"
    """The rival ``seat`` cannot pay for the card of the benefit before now."""
    WILD = "wild"
    """The action brings a wild token."""
    KEEPS = "keeps"
    """The tokens returned do not make the way to the card longer."""


@dataclass(frozen=True)
class Benefit:
    """One true sentence about a position and an action; which fields are set depends on the kind."""

    kind: BenefitKind
    card: str | None = None
    seat: Seat | None = None
    tile: str | None = None
    count: int = 0


def benefits_for(state: GameState, action: Action) -> tuple[Benefit, ...]:
    """Return the weightiest benefits for an action of the seat to move: ``MAX_BENEFITS`` at most, perhaps none.

    Points that the words for the action already name are none of them.
    """
    seat = state.turn
    match action:
        case PurchaseCard(place, card, _):
            found = list(_of_purchase(state, seat, place, card))
        case TakeTokens(colors):
            found = list(
                _of_tokens(state, seat, tuple(colors.count(kind) for kind in range(KINDS)), BenefitKind.NEARER)
            )
        case ReserveCard(place):
            found = list(_of_reservation(state, seat, place))
        case DiscardTokens(tokens):
            found = list(_of_return(state, seat, tokens))
        case _:
            found = []
    order = list(BenefitKind)
    return tuple(sorted(found, key=lambda benefit: order.index(benefit.kind))[:MAX_BENEFITS])


def _of_purchase(state: GameState, seat: Seat, place: Place, card: str) -> Iterator[Benefit]:
    rules, player = edition(state.edition), state.players[seat]
    facts, effect = rules.cards[card], purchase_effect(state, seat, card)
    if effect.reaches_goal:
        yield Benefit(BenefitKind.GOAL)
    if effect.majority:
        yield Benefit(BenefitKind.MAJORITY)
    due = [state.tiles[slot] for slot in earned(state.edition, state.tiles, player.bonuses)]
    gained = [tile for tile in effect.tiles if tile not in due]
    if gained and not due:
        yield Benefit(BenefitKind.TILE, tile=gained[0])
    if facts.points and not _known_by_points(state, card):
        yield Benefit(BenefitKind.POINTS, count=facts.points)
    if place.kind is PlaceKind.MARKET:
        yield from _denied(state, seat, card)
    if not gained:
        yield from _towards(state, rules, seat, facts.bonus)
    bonuses = player.bonuses
    after = tuple(count + (color == facts.bonus) for color, count in enumerate(bonuses))
    others = [name for row in state.market for name in row if name not in (None, card)]
    costs = [rules.cards[name].cost for name in others if name is not None]
    saved = sum(sum(net_cost(bonuses, cost)) > sum(net_cost(after, cost)) for cost in costs)
    if saved:
        yield Benefit(BenefitKind.SAVES, count=saved)


def _denied(state: GameState, seat: Seat, card: str) -> Iterator[Benefit]:
    """Return the benefit that a rival could buy a card now: the one with most points."""
    facts = edition(state.edition).cards[card]
    able = [rival for rival in _rivals(state, seat) if legal_payments(state.players[rival], facts)]
    if able and facts.points:
        yield Benefit(BenefitKind.DENIES, card=card, seat=max(able, key=lambda rival: state.players[rival].points))


def _rivals(state: GameState, seat: Seat) -> list[Seat]:
    """Return the others in the order of their turns."""
    count = len(state.players)
    return [(seat + step) % count for step in range(1, count)]


def _towards(state: GameState, rules: Edition, seat: Seat, color: int) -> Iterator[Benefit]:
    """Return the benefit for the tile that a bonus brings nearest."""
    lacks = [
        (sum(lack), tile)
        for tile in state.tiles
        if tile and (lack := distance(rules, tile, state.players[seat]))[color]
    ]
    if lacks:
        count, tile = min(lacks, key=lambda each: each[0])
        if count <= NEAR_TILE:
            yield Benefit(BenefitKind.TOWARDS, tile=tile, count=count - 1)


def _of_tokens(state: GameState, seat: Seat, taken: Tokens, held: str | None = None) -> Iterator[Benefit]:
    """Return what tokens from the bank are good for: the best card that they bring nearer, who cannot pay for it."""
    rules, player = edition(state.edition), state.players[seat]
    tokens, bank = tuple(map(add, player.tokens, taken)), tuple(map(sub, state.bank, taken))
    best: tuple[tuple[int, ...], Benefit, Place] | None = None
    for place, card in cards_for(state, seat):
        before = turns_to(state, seat, card)
        after = _turns(state, seat, card, tokens, bank, reservable=may_reserve(state, seat, card) and card != held)
        if after is None or before is None or after >= before:
            continue
        benefit = (
            Benefit(BenefitKind.READY, card) if after == 1 else Benefit(BenefitKind.NEARER, card, count=before - after)
        )
        facts = rules.cards[card]
        rank = (facts.points - after, facts.points, before - after)
        if best is None or rank > best[0]:
            best = rank, benefit, place
    if best is None:
        return
    _, benefit, place = best
    yield benefit
    assert benefit.card is not None
    if place.kind is PlaceKind.MARKET and benefit.card != held and rules.cards[benefit.card].points:
        threat = max(_rivals(state, seat), key=lambda rival: state.players[rival].points)
        if not legal_payments(state.players[threat], rules.cards[benefit.card]):
            yield Benefit(BenefitKind.SLOWER, benefit.card, threat)


def turns_to(state: GameState, seat: Seat, card: str) -> int | None:
    """Return the number of a seat's turns to a card, the purchase included; ``None`` beyond ``MAX_TURNS``."""
    player = state.players[seat]
    return _turns(state, seat, card, player.tokens, state.bank, reservable=may_reserve(state, seat, card))


def _turns(state: GameState, seat: Seat, card: str, tokens: Tokens, bank: Tokens, *, reservable: bool) -> int | None:
    price = net_cost(state.players[seat].bonuses, edition(state.edition).cards[card].cost)
    steps = steps_to(tokens, price, bank, reservable and bank[WILD] > 0, MAX_TURNS - 1)
    return None if steps is None else len(steps) + 1


def _of_reservation(state: GameState, seat: Seat, place: Place) -> Iterator[Benefit]:
    card = visible_card(state, place)
    wild = state.bank[WILD] > 0
    if card is not None:
        yield from _denied(state, seat, card)
    if wild:
        yield Benefit(BenefitKind.WILD)
        taken = tuple(int(kind == WILD) for kind in range(KINDS))
        yield from (benefit for benefit in _of_tokens(state, seat, taken, card) if benefit.seat is None)


def _of_return(state: GameState, seat: Seat, tokens: Tokens) -> Iterator[Benefit]:
    """Return the best card that is as near after a return as before it."""
    rules, player = edition(state.edition), state.players[seat]
    kept = tuple(map(sub, player.tokens, tokens))
    bank = tuple(map(add, state.bank, tokens))
    found = []
    for _, card in cards_for(state, seat):
        reservable = may_reserve(state, seat, card)
        before = _turns(state, seat, card, player.tokens, state.bank, reservable=reservable)
        after = _turns(state, seat, card, kept, bank, reservable=reservable)
        if before is not None and after is not None and after <= before and rules.cards[card].points:
            found.append(((rules.cards[card].points - after, -after), card))
    if found:
        yield Benefit(BenefitKind.KEEPS, max(found)[1])


# --- words -----------------------------------------------------------------------------------------------------------


def describe_action(state: GameState, action: Action, *, brief: bool = False) -> str:
    """Return what to do, in the words of the table: “Take 1 ruby, 1 onyx”; a ``brief`` text names no prices."""
    rules = edition(state.edition)
    match action:
        case TakeTokens(colors):
            return tr("Take {tokens}").format(tokens=_counted(rules, [colors.count(kind) for kind in range(KINDS)]))
        case PurchaseCard(_, card, _):
            template = tr("Recruit {card}") if rules.gauntlet else tr("Buy {card}")
            return template.format(card=card_phrase(state, card, brief=brief))
        case ReserveCard(place):
            reserved = visible_card(state, place)
            if reserved is None:
                return tr("Reserve the top card of level {level}").format(level=place.row)
            return tr("Reserve {card}").format(card=card_phrase(state, reserved, brief=brief))
        case DiscardTokens(tokens):
            return tr("Give back {tokens}").format(tokens=_counted(rules, tokens))
        case ClaimTile(place):
            tile = state.tiles[place.row]
            return tr("Choose {tile}").format(tile="" if tile is None else unbroken(tr(rules.tiles[tile].name)))
        case _:
            return tr("Pass")


def _counted(rules: Edition, counts: Sequence[int]) -> str:
    return ", ".join(counted_gem(rules, kind, count) for kind, count in enumerate(counts) if count)


def card_phrase(state: GameState, card: str, *, brief: bool = False) -> str:
    """Return a card in a sentence: its name, or its colour and points, with its price where that is not enough."""
    rules = edition(state.edition)
    facts = rules.cards[card]
    if facts.name:
        return unbroken(facts.name)
    color = tr(rules.token_names[facts.bonus])
    if _known_by_points(state, card):
        return tr("the {color} card with {points}").format(color=color, points=points_text(facts.points))
    if brief:
        return tr("the {color} card of level {level}").format(color=color, level=facts.level)
    return tr("the {color} card for {cost}").format(color=color, cost=_counted(rules, facts.cost))


def _known_by_points(state: GameState, card: str) -> bool:
    """Whether the phrase for a card names its points: it has no name, and no other card of its colour as many."""
    cards = edition(state.edition).cards
    facts = cards[card]
    if facts.name or not facts.points:
        return False
    shown = [name for row in MARKET_PLACES for place in row if (name := visible_card(state, place))]
    return all(name == card or cards[name].bonus != facts.bonus or cards[name].points != facts.points for name in shown)


def describe_benefit(state: GameState, names: Sequence[str], benefit: Benefit, subject: str | None = None) -> str:
    """Return a benefit as a clause without a full stop; the card ``subject`` has been named already."""
    rules = edition(state.edition)
    card = "" if benefit.card is None else card_phrase(state, benefit.card)
    tile = "" if benefit.tile is None else unbroken(tr(rules.tiles[benefit.tile].name))
    name = "" if benefit.seat is None else unbroken(names[benefit.seat])
    count = benefit.count
    match benefit.kind:
        case BenefitKind.GOAL:
            return tr("it completes what you need to win")
        case BenefitKind.TILE:
            return tr("it wins {tile}").format(tile=tile)
        case BenefitKind.MAJORITY:
            return tr("it wins the Avengers tile")
        case BenefitKind.POINTS:
            return tr("it brings {points}").format(points=points_text(count))
        case BenefitKind.DENIES:
            return tr("{name} could afford it now").format(name=name)
        case BenefitKind.READY if benefit.card == subject:
            return tr("you can afford it next turn")
        case BenefitKind.NEARER if benefit.card == subject:
            return trn("it is {count} turn nearer", "it is {count} turns nearer", count).format(count=count)
        case BenefitKind.READY:
            return tr("next turn you can afford {card}").format(card=card)
        case BenefitKind.NEARER:
            template = trn("{card} is {count} turn nearer", "{card} is {count} turns nearer", count)
            return template.format(card=card, count=count)
        case BenefitKind.TOWARDS:
            if count == 0:
                return tr("it completes the demand of {tile}").format(tile=tile)
            template = trn(
                "{count} bonus is then missing for {tile}", "{count} bonuses are then missing for {tile}", count
            )
            return template.format(count=count, tile=tile)
        case BenefitKind.SAVES:
            template = trn(
                "it makes {count} other card in the market cheaper",
                "it makes {count} other cards in the market cheaper",
                count,
            )
            return template.format(count=count)
        case BenefitKind.SLOWER:
            return tr("{name} cannot afford it yet").format(name=name)
        case BenefitKind.WILD:
            return tr("you get {token}").format(token=counted_gem(rules, WILD, 1))
        case BenefitKind.KEEPS:
            return tr("{card} is as near as before").format(card=card)


def describe_reason(state: GameState, names: Sequence[str], action: Action, chance: float | None = None) -> str:
    """Return an action with its reasons as one sentence: “Take 1 ruby, 1 onyx: next turn you can afford Thor.”

    Where no benefit is true, the ``chance`` of winning stands for it.
    """
    what, clauses = describe_action(state, action), _clauses(state, names, action, chance)
    if not clauses:
        return f"{what}."
    reason = (
        clauses[0] if len(clauses) == 1 else tr("{first}, and {second}").format(first=clauses[0], second=clauses[1])
    )
    return tr("{action}: {reason}.").format(action=what, reason=reason)


def describe_main_reason(
    state: GameState, names: Sequence[str], action: Action, chance: float | None = None
) -> tuple[str, str]:
    """Return an action with its weightiest reason as one sentence, and that reason alone as one."""
    what, clauses = describe_action(state, action), _clauses(state, names, action, chance)
    if not clauses:
        return f"{what}.", f"{what}."
    reason = clauses[0]
    return tr("{action}: {reason}.").format(action=what, reason=reason), sentence(reason[:1].upper() + reason[1:])


def _clauses(state: GameState, names: Sequence[str], action: Action, chance: float | None) -> list[str]:
    """Return the reasons for an action as clauses, the weightiest first."""
    subject = visible_card(state, action.place) if isinstance(action, ReserveCard) else None
    found = benefits_for(state, action)
    # Nearly every reservation brings a wild token: the sentence names it only where there is no other reason.
    found = tuple(benefit for benefit in found if benefit.kind is not BenefitKind.WILD) or found
    clauses = [describe_benefit(state, names, benefit, subject) for benefit in found]
    if not clauses and chance is not None:
        clauses = [tr("it leaves a {percent}% chance of winning").format(percent=round(100 * chance))]
    return clauses
