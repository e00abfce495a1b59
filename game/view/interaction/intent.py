"""The effect of a click: a selection and a target give a new selection or an action.

Knows the rules' legal actions and the names of places; knows nothing of rectangles, drawing, sessions or pygame. Every
function is pure. A refusal carries a sentence in the language of the program.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from game.rules import check, edition, shortage
from game.rules.model import (
    COLORS,
    KINDS,
    SPECIAL,
    WILD,
    Action,
    ClaimTile,
    DiscardTokens,
    Pass,
    Phase,
    Place,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    Tokens,
    bank,
    deck,
    tokens,
)
from game.rules.reasons import Reason
from game.support.i18n import tr
from game.view.counts import missing_text
from game.view.interaction.choices import (
    IDLE,
    Choices,
    GiveBack,
    Paying,
    Picked,
    PickTile,
    Selection,
    TakeSelection,
    initial_selection,
)
from game.view.layout.table import MOVE_KINDS, SLOT_CONTROLS, Control, Target


@dataclass(frozen=True)
class Explanation:
    """Why something cannot be done: a sentence, and the ``Reason`` of the rules where there is one."""

    text: str
    reason: Reason | None = None


@dataclass(frozen=True)
class ClickResult:
    """The result of an input: the new selection, an action to propose, or why nothing happened."""

    selection: Selection
    action: Action | None = None
    explanation: Explanation | None = None


def click(choices: Choices, selection: Selection, target: Target) -> ClickResult:
    """Return the effect of a click (or the equivalent key) on a place or control."""
    if choices.seat is None:
        return ClickResult(selection, explanation=_not_yours(choices))
    if target is Control.UNDO:
        return ClickResult(undo(choices, selection))
    if isinstance(selection, GiveBack):
        return _give_back(choices, selection, target)
    if isinstance(selection, PickTile):
        return _pick_tile(choices, selection, target)
    if isinstance(selection, Paying):
        paid = _paying(choices, selection, target)
        if paid is not None:
            return paid
    if target is Control.CONFIRM:
        return _confirm(choices, selection)
    if target is Control.TAKE:
        text = tr("Take tokens or choose a card.") if choices.takes else tr("No tokens to take")
        return ClickResult(selection, explanation=Explanation(text))
    if target is Control.BUY:
        return _buy(choices, selection)
    if target is Control.RESERVE:
        return _reserve(choices, selection)
    if isinstance(target, Control):
        return _drop_slot(selection, SLOT_CONTROLS.index(target)) if target in SLOT_CONTROLS else ClickResult(selection)
    if target.kind is PlaceKind.BANK:
        return _add_to_take(choices, selection, target.row)
    if target.kind is PlaceKind.MARKET or target.kind is PlaceKind.DECK or _is_own_hand(choices, target):
        return _pick(choices, selection, target)
    return ClickResult(selection, explanation=explain(choices, selection, target))


def undo(choices: Choices, selection: Selection) -> Selection:
    """Return the selection before the last click."""
    if isinstance(selection, TakeSelection):
        return TakeSelection(selection.colors[:-1])
    if isinstance(selection, GiveBack):
        return GiveBack(selection.kinds[:-1])
    if isinstance(selection, PickTile):
        return PickTile()
    if isinstance(selection, Paying):
        return Picked(selection.place)
    return initial_selection(choices)


def payments_of(choices: Choices, selection: Paying) -> tuple[tuple[Tokens, ...], int]:
    """Return all payments for the card that is bought, and the number of the chosen one, the first one's being 0."""
    payments = tuple(action.payment for action in choices.purchases.get(selection.place, ()))
    return payments, payments.index(selection.payment) if selection.payment in payments else 0


def cycle(choices: Choices, selection: Selection, by: int) -> Selection:
    """Return a payment's next (1) or previous (-1) legal alternative, if any; any other selection is unchanged."""
    if not isinstance(selection, Paying):
        return selection
    payments, at = payments_of(choices, selection)
    return replace(selection, payment=payments[(at + by) % len(payments)]) if payments else selection


def payments_on_show(choices: Choices, selection: Paying) -> tuple[Tokens, ...]:
    """Return the payments to choose from in the dock: as many as it has places, the chosen one among them."""
    payments, at = payments_of(choices, selection)
    first = max(0, min(at - 1, len(payments) - len(SLOT_CONTROLS)))
    return payments[first : first + len(SLOT_CONTROLS)]


def actionable(choices: Choices, selection: Selection) -> frozenset[Target]:
    """Return every target whose click changes the selection or completes the action: what the table highlights."""
    found: set[Target] = set()
    if choices.seat is None:
        return frozenset()
    for control in (Control.CONFIRM, Control.BUY, Control.RESERVE):
        result = click(choices, selection, control)
        if result.explanation is None and (result.action is not None or result.selection != selection):
            found.add(control)
    if undo(choices, selection) != selection:
        found.add(Control.UNDO)
    if isinstance(selection, GiveBack):
        held = choices.state.players[choices.seat].tokens
        if len(selection.kinds) < choices.surplus:
            found |= {tokens(choices.seat, kind) for kind in range(SPECIAL) if held[kind] > selection.kinds.count(kind)}
        return frozenset(found)
    if isinstance(selection, PickTile):
        return frozenset(found | choices.claims)
    if isinstance(selection, Paying):
        return frozenset(found)
    found |= {move_kind for move_kind, places in move_kinds(choices, selection).items() if places}
    gathered = selection.colors if isinstance(selection, TakeSelection) else ()
    found |= {bank(color) for color in range(COLORS) if _can_add(choices, gathered, color)}
    if not gathered:
        found |= set(choices.purchases)
    return frozenset(found)


def explain(choices: Choices, selection: Selection, target: Target) -> Explanation | None:
    """Return why nothing can be done with a target now; ``None`` where something can or nothing is expected."""
    if isinstance(target, Control):
        return None if choices.seat is None else click(choices, selection, target).explanation
    if target.kind is PlaceKind.MARKET or target.kind is PlaceKind.HAND:
        return _explain_card(choices, target)
    if choices.seat is None:
        return None
    if target.kind is PlaceKind.DECK and target not in choices.reserves:
        return _explain_action(choices, ReserveCard(target))
    if target.kind is PlaceKind.BANK and isinstance(selection, TakeSelection):
        return _explain_take(choices, selection.colors, target.row)
    if target.kind is PlaceKind.TILE and choices.state.phase is Phase.TILE and target not in choices.claims:
        return _explain_action(choices, ClaimTile(target))
    return None


def move_kinds(choices: Choices, selection: Selection) -> dict[Control, frozenset[Place]]:
    """Return the kinds of move, each with the places that it may begin with: none once anything is chosen."""
    return dict(zip(MOVE_KINDS, choices.beginnings, strict=True)) if may_choose_move_kind(choices, selection) else {}


def may_choose_move_kind(choices: Choices, selection: Selection) -> bool:
    """Whether the kinds of move are to choose from: not once anything is chosen."""
    return choices.seat is not None and selection == IDLE and any(choices.beginnings)


def alternative(choices: Choices, selection: Selection) -> Control | None:
    """Return the control of the second possibility beside the next step, ``None`` without one.

    That is a further payment or to reserve instead; beside a card of the market that is to be reserved it is to buy
    instead, whether that is possible or not.
    """
    if isinstance(selection, Paying):
        return Control.RESERVE if len(choices.purchases.get(selection.place, ())) > len(SLOT_CONTROLS) else None
    if not isinstance(selection, Picked) or selection.place not in choices.reserves:
        return None
    if choices.buys(selection) or choices.first_take(selection):
        return Control.RESERVE
    return Control.BUY if selection.place.kind is PlaceKind.MARKET else None


def _not_yours(choices: Choices) -> Explanation:
    if choices.state.phase is Phase.OVER:
        return _breach(choices, Reason.GAME_OVER)
    return Explanation(tr("It is not your turn."))


def _breach(choices: Choices, reason: Reason) -> Explanation:
    return Explanation(tr(edition(choices.state.edition).sentence(reason)), reason)


def _explain_action(choices: Choices, action: Action) -> Explanation | None:
    breach = check(choices.state, action)
    return None if breach is None else _breach(choices, breach.reason)


def _is_own_hand(choices: Choices, place: Place) -> bool:
    return place.kind is PlaceKind.HAND and place.row == choices.seat


def _can_add(choices: Choices, gathered: tuple[int, ...], color: int) -> bool:
    wanted = Counter((*gathered, color))
    return any(wanted <= Counter(take) for take in choices.takes)


def _add_to_take(choices: Choices, selection: Selection, color: int) -> ClickResult:
    gathered = selection.colors if isinstance(selection, TakeSelection) else ()
    if _can_add(choices, gathered, color):
        return ClickResult(TakeSelection((*gathered, color)))
    if color in gathered:
        # A second click that cannot add drops what was gathered of the colour.
        return ClickResult(TakeSelection(tuple(other for other in gathered if other != color)))
    return ClickResult(TakeSelection(gathered), explanation=_explain_take(choices, gathered, color))


def _explain_take(choices: Choices, gathered: tuple[int, ...], color: int) -> Explanation | None:
    if _can_add(choices, gathered, color) or color in gathered:
        return None
    if choices.state.phase is not Phase.ACTION:
        return _explain_action(choices, TakeTokens((color,)))
    if color == WILD:
        return _breach(choices, Reason.TAKE_WILD)
    if color == SPECIAL:
        return _breach(choices, Reason.TAKE_SPECIAL)
    if choices.state.bank[color] == 0:
        return _breach(choices, Reason.TAKE_EMPTY)
    if len(gathered) > len(set(gathered)):
        return _breach(choices, Reason.TAKE_PAIR_ALONE)
    return _breach(choices, Reason.TAKE_TOO_MANY)


def _drop_slot(selection: Selection, index: int) -> ClickResult:
    if isinstance(selection, TakeSelection):
        return ClickResult(TakeSelection(selection.colors[:index] + selection.colors[index + 1 :]))
    return ClickResult(selection)


def _pick(choices: Choices, selection: Selection, place: Place) -> ClickResult:
    if isinstance(selection, Picked | Paying) and selection.place == place:
        return ClickResult(IDLE)
    picked = Picked(place)
    if place in choices.purchases or place in choices.reserves or choices.first_take(picked):
        return ClickResult(picked)
    if place.kind is PlaceKind.DECK:
        return ClickResult(selection, explanation=_explain_action(choices, ReserveCard(place)))
    return ClickResult(selection, explanation=_explain_card(choices, place))


def _explain_card(choices: Choices, place: Place) -> Explanation | None:
    """Return why the card at a place cannot be bought and, where it cannot be reserved either, why not."""
    if choices.seat is None or place in choices.purchases:
        return None
    card = choices.card_at(place)
    if card is None:
        return _breach(choices, Reason.PLACE_EMPTY) if place.kind is PlaceKind.MARKET else None
    if place.kind is PlaceKind.HAND and place.row != choices.seat:
        return _breach(choices, Reason.BUY_OTHER_HAND)
    lack = shortage(choices.state.players[choices.seat], card)
    if not any(lack):
        return _explain_action(choices, PurchaseCard(place, card.id, (0,) * KINDS))
    text = missing_text(choices.state.edition, lack)
    if place.kind is PlaceKind.MARKET and place not in choices.reserves:
        full = _explain_action(choices, ReserveCard(place))
        if full is not None:
            text = tr("{missing}. {reason}").format(missing=text, reason=full.text)
    return Explanation(text, Reason.BUY_SHORT)


def _confirm(choices: Choices, selection: Selection) -> ClickResult:
    if isinstance(selection, Paying):
        action = next((a for a in choices.purchases.get(selection.place, ()) if a.payment == selection.payment), None)
        return ClickResult(selection, action, None if action else _breach(choices, Reason.BUY_SHORT))
    if isinstance(selection, Picked):
        first = choices.first_take(selection)
        if first:
            return ClickResult(selection, TakeTokens(first))
        return _buy(choices, selection) if choices.buys(selection) else _reserve(choices, selection)
    if not isinstance(selection, TakeSelection):
        return ClickResult(selection)
    if not selection.colors:
        if choices.may_pass:
            return ClickResult(selection, Pass())
        return ClickResult(selection, explanation=Explanation(tr("Take tokens or choose a card.")))
    take = tuple(sorted(selection.colors))
    if take in choices.takes:
        return ClickResult(selection, TakeTokens(take))
    return ClickResult(selection, explanation=_explain_action(choices, TakeTokens(take)))


def _place_of(selection: Selection) -> Place | None:
    return selection.place if isinstance(selection, Picked | Paying) else None


def _buy(choices: Choices, selection: Selection) -> ClickResult:
    place = _place_of(selection)
    if place is None:
        text = tr("First choose a card.") if choices.purchases else tr("No card is in reach.")
        return ClickResult(selection, explanation=Explanation(text))
    offers = choices.purchases.get(place, ())
    if not offers:
        if place.kind is PlaceKind.DECK:
            return ClickResult(selection, explanation=_breach(choices, Reason.BUY_PLACE))
        return ClickResult(selection, explanation=_explain_card(choices, place))
    if len(offers) == 1:
        return ClickResult(selection, offers[0])
    return ClickResult(Paying(place, offers[0].payment))


def _reserve(choices: Choices, selection: Selection) -> ClickResult:
    place = _place_of(selection)
    if place is None:
        full = None if choices.reserves else _explain_action(choices, ReserveCard(deck(1)))
        return ClickResult(selection, explanation=full or Explanation(tr("First choose a card or a deck.")))
    if place in choices.reserves:
        return ClickResult(selection, ReserveCard(place))
    return ClickResult(selection, explanation=_explain_action(choices, ReserveCard(place)))


def _paying(choices: Choices, selection: Paying, target: Target) -> ClickResult | None:
    """Change the payment; ``None`` where the target means something else."""
    if target is Control.BUY:
        return ClickResult(cycle(choices, selection, -1))
    if target is Control.RESERVE:
        return ClickResult(cycle(choices, selection, 1))
    if target in SLOT_CONTROLS:
        shown = payments_on_show(choices, selection)
        at = SLOT_CONTROLS.index(target)
        return ClickResult(replace(selection, payment=shown[at]) if at < len(shown) else selection)
    if isinstance(target, Control):
        return None
    kind = target.row if target.kind is PlaceKind.BANK else target.slot
    if target.kind is not PlaceKind.BANK and (target.kind is not PlaceKind.TOKENS or target.row != choices.seat):
        return None
    offers = {action.payment for action in choices.purchases.get(selection.place, ())}
    default = choices.purchases[selection.place][0].payment
    if kind == WILD or kind >= KINDS:
        return ClickResult(replace(selection, payment=default))
    swapped = list(selection.payment)
    swapped[kind] -= 1
    swapped[WILD] += 1
    if tuple(swapped) in offers:
        return ClickResult(replace(selection, payment=tuple(swapped)))
    back = list(selection.payment)
    back[WILD] -= default[kind] - back[kind]
    back[kind] = default[kind]
    if tuple(back) in offers and tuple(back) != selection.payment:
        return ClickResult(replace(selection, payment=tuple(back)))
    return ClickResult(
        selection, explanation=Explanation(tr("No other token can replace this one."), Reason.PAY_TOO_MUCH)
    )


def _give_back(choices: Choices, selection: GiveBack, target: Target) -> ClickResult:
    assert choices.seat is not None
    surplus = choices.surplus
    if target is Control.CONFIRM:
        if len(selection.kinds) == surplus:
            return ClickResult(selection, DiscardTokens(tuple(selection.kinds.count(kind) for kind in range(KINDS))))
        return ClickResult(selection, explanation=_breach(choices, Reason.DISCARD_COUNT))
    if isinstance(target, Control):
        if target in SLOT_CONTROLS:
            index = SLOT_CONTROLS.index(target)
            return ClickResult(GiveBack(selection.kinds[:index] + selection.kinds[index + 1 :]))
        return ClickResult(selection, explanation=_breach(choices, Reason.DISCARD_FIRST))
    own = target.kind is PlaceKind.TOKENS and target.row == choices.seat
    if not own and target.kind is not PlaceKind.BANK:
        return ClickResult(selection, explanation=_breach(choices, Reason.DISCARD_FIRST))
    kind = target.slot if own else target.row
    if kind == SPECIAL:
        return ClickResult(selection, explanation=_breach(choices, Reason.DISCARD_SPECIAL))
    if selection.kinds.count(kind) >= choices.state.players[choices.seat].tokens[kind]:
        return ClickResult(selection, explanation=_breach(choices, Reason.DISCARD_NOT_HELD))
    if len(selection.kinds) >= surplus:
        return ClickResult(selection, explanation=_breach(choices, Reason.DISCARD_COUNT))
    return ClickResult(GiveBack((*selection.kinds, kind)))


def _pick_tile(choices: Choices, selection: PickTile, target: Target) -> ClickResult:
    if target is Control.CONFIRM:
        if selection.place is None:
            return ClickResult(selection, explanation=_breach(choices, Reason.TILE_FIRST))
        return ClickResult(selection, ClaimTile(selection.place))
    if isinstance(target, Place) and target.kind is PlaceKind.TILE:
        if target not in choices.claims:
            return ClickResult(selection, explanation=_explain_action(choices, ClaimTile(target)))
        return ClickResult(PickTile(None if target == selection.place else target))
    return ClickResult(selection, explanation=_breach(choices, Reason.TILE_FIRST))
