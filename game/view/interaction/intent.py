"""The effect of a click: a selection and a target give a new selection or an action.

Knows the rules' legal actions and the names of places; knows nothing of rectangles, drawing, sessions or pygame. Every
function is pure. A refusal carries a sentence in the reader's language.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from game.rules import check, shortage
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
from game.view.interaction.choices import IDLE, Choices, Gather, GiveBack, Paying, Picked, PickTile, Selection, start
from game.view.layout.table import SLOT_CONTROLS, WAYS, Control, Target


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
    why: Explanation | None = None

    @property
    def note(self) -> str | None:
        """The sentence on why nothing happened."""
        return None if self.why is None else self.why.text


def step(now: Choices, selection: Selection, target: Target) -> ClickResult:
    """Return the effect of a click (or the equivalent key) on a place or control."""
    if now.seat is None:
        return ClickResult(selection, why=_not_yours(now))
    if target is Control.UNDO:
        return ClickResult(undo(now, selection))
    if isinstance(selection, GiveBack):
        return _give_back(now, selection, target)
    if isinstance(selection, PickTile):
        return _pick_tile(now, selection, target)
    if isinstance(selection, Paying):
        paid = _paying(now, selection, target)
        if paid is not None:
            return paid
    if target is Control.CONFIRM:
        return _confirm(now, selection)
    if target is Control.TAKE:
        text = tr("Take tokens or choose a card.") if now.takes else tr("No tokens to take")
        return ClickResult(selection, why=Explanation(text))
    if target is Control.BUY:
        return _buy(now, selection)
    if target is Control.RESERVE:
        return _reserve(now, selection)
    if isinstance(target, Control):
        return _drop_slot(selection, SLOT_CONTROLS.index(target)) if target in SLOT_CONTROLS else ClickResult(selection)
    if target.kind is PlaceKind.BANK:
        return _gather(now, selection, target.row)
    if target.kind is PlaceKind.MARKET or target.kind is PlaceKind.DECK or _is_own_hand(now, target):
        return _pick(now, selection, target)
    return ClickResult(selection, why=why_not(now, selection, target))


def undo(now: Choices, selection: Selection) -> Selection:
    """Return the selection before the last click."""
    if isinstance(selection, Gather):
        return Gather(selection.colors[:-1])
    if isinstance(selection, GiveBack):
        return GiveBack(selection.kinds[:-1])
    if isinstance(selection, PickTile):
        return PickTile()
    if isinstance(selection, Paying):
        return Picked(selection.place)
    return start(now)


def payments_of(now: Choices, selection: Paying) -> tuple[tuple[Tokens, ...], int]:
    """Return all payments for the card that is bought, and the number of the chosen one, the first one's being 0."""
    payments = tuple(action.payment for action in now.purchases.get(selection.place, ()))
    return payments, payments.index(selection.payment) if selection.payment in payments else 0


def cycle(now: Choices, selection: Selection, by: int) -> Selection:
    """Return a payment's next (1) or previous (-1) legal alternative, if any; any other selection is unchanged."""
    if not isinstance(selection, Paying):
        return selection
    payments, at = payments_of(now, selection)
    return replace(selection, payment=payments[(at + by) % len(payments)]) if payments else selection


def payments_on_show(now: Choices, selection: Paying) -> tuple[Tokens, ...]:
    """Return the payments to choose from in the dock: as many as it has places, the chosen one among them."""
    payments, at = payments_of(now, selection)
    first = max(0, min(at - 1, len(payments) - len(SLOT_CONTROLS)))
    return payments[first : first + len(SLOT_CONTROLS)]


def actionable(now: Choices, selection: Selection) -> frozenset[Target]:
    """Return every target whose click changes the selection or completes the action: what the table highlights."""
    found: set[Target] = set()
    if now.seat is None:
        return frozenset()
    for control in (Control.CONFIRM, Control.BUY, Control.RESERVE):
        answer = step(now, selection, control)
        if answer.note is None and (answer.action is not None or answer.selection != selection):
            found.add(control)
    if undo(now, selection) != selection:
        found.add(Control.UNDO)
    if isinstance(selection, GiveBack):
        held = now.state.players[now.seat].tokens
        if len(selection.kinds) < now.surplus:
            found |= {tokens(now.seat, kind) for kind in range(SPECIAL) if held[kind] > selection.kinds.count(kind)}
        return frozenset(found)
    if isinstance(selection, PickTile):
        return frozenset(found | now.claims)
    if isinstance(selection, Paying):
        return frozenset(found)
    found |= {way for way, places in ways(now, selection).items() if places}
    gathered = selection.colors if isinstance(selection, Gather) else ()
    found |= {bank(color) for color in range(COLORS) if _can_add(now, gathered, color)}
    if not gathered:
        found |= set(now.purchases)
    return frozenset(found)


def why_not(now: Choices, selection: Selection, target: Target) -> Explanation | None:
    """Return why nothing can be done with a target now; ``None`` where something can or nothing is expected."""
    if isinstance(target, Control):
        answer = step(now, selection, target) if now.seat is not None else ClickResult(selection)
        return answer.why
    if target.kind is PlaceKind.MARKET or target.kind is PlaceKind.HAND:
        return _why_not_card(now, target)
    if now.seat is None:
        return None
    if target.kind is PlaceKind.DECK and target not in now.reserves:
        return _reason(now, ReserveCard(target))
    if target.kind is PlaceKind.BANK and isinstance(selection, Gather):
        return _why_not_gather(now, selection.colors, target.row)
    if target.kind is PlaceKind.TILE and now.state.phase is Phase.TILE and target not in now.claims:
        return _reason(now, ClaimTile(target))
    return None


def ways(now: Choices, selection: Selection) -> dict[Control, frozenset[Place]]:
    """Return the ways to take a turn, each with the places that it may begin with: none once anything is chosen."""
    return dict(zip(WAYS, now.beginnings, strict=True)) if chooses_way(now, selection) else {}


def chooses_way(now: Choices, selection: Selection) -> bool:
    """Whether the ways to take a turn are to choose from: not once anything is chosen."""
    return now.seat is not None and selection == IDLE and any(now.beginnings)


def has_second(now: Choices, selection: Selection) -> bool:
    """Whether there is a second possibility beside the next step: a further payment, or to reserve instead."""
    if isinstance(selection, Paying):
        return len(now.purchases.get(selection.place, ())) > len(SLOT_CONTROLS)
    if not isinstance(selection, Picked) or selection.place not in now.reserves:
        return False
    return now.buys(selection) or bool(now.first_take(selection))


def missing(now: Choices, place: Place) -> Tokens | None:
    """Return what the seat to act lacks for the card at a place; ``None`` without such a card."""
    card = now.card_at(place)
    if card is None or now.seat is None:
        return None
    return shortage(now.state.players[now.seat], card)


def _not_yours(now: Choices) -> Explanation:
    if now.state.phase is Phase.OVER:
        return _breach(Reason.GAME_OVER)
    return Explanation(tr("It is not your turn."))


def _breach(reason: Reason) -> Explanation:
    return Explanation(tr(reason.text), reason)


def _reason(now: Choices, action: Action) -> Explanation | None:
    breach = check(now.state, action)
    return None if breach is None else _breach(breach.reason)


def _is_own_hand(now: Choices, place: Place) -> bool:
    return place.kind is PlaceKind.HAND and place.row == now.seat


def _can_add(now: Choices, gathered: tuple[int, ...], color: int) -> bool:
    wanted = Counter((*gathered, color))
    return any(wanted <= Counter(take) for take in now.takes)


def _gather(now: Choices, selection: Selection, color: int) -> ClickResult:
    gathered = selection.colors if isinstance(selection, Gather) else ()
    if _can_add(now, gathered, color):
        return ClickResult(Gather((*gathered, color)))
    if color in gathered:
        # A second click that cannot add drops what was gathered of the colour.
        return ClickResult(Gather(tuple(other for other in gathered if other != color)))
    return ClickResult(Gather(gathered), why=_why_not_gather(now, gathered, color))


def _why_not_gather(now: Choices, gathered: tuple[int, ...], color: int) -> Explanation | None:
    if _can_add(now, gathered, color) or color in gathered:
        return None
    if now.state.phase is not Phase.ACTION:
        return _reason(now, TakeTokens((color,)))
    if color == WILD:
        return _breach(Reason.TAKE_WILD)
    if color == SPECIAL:
        return _breach(Reason.TAKE_SPECIAL)
    if now.state.bank[color] == 0:
        return _breach(Reason.TAKE_EMPTY)
    if len(gathered) > len(set(gathered)):
        return _breach(Reason.TAKE_PAIR_ALONE)
    return _breach(Reason.TAKE_TOO_MANY)


def _drop_slot(selection: Selection, index: int) -> ClickResult:
    if isinstance(selection, Gather):
        return ClickResult(Gather(selection.colors[:index] + selection.colors[index + 1 :]))
    return ClickResult(selection)


def _pick(now: Choices, selection: Selection, place: Place) -> ClickResult:
    if isinstance(selection, Picked | Paying) and selection.place == place:
        return ClickResult(IDLE)
    if place in now.purchases or place in now.reserves:
        return ClickResult(Picked(place))
    if place.kind is PlaceKind.DECK:
        return ClickResult(selection, why=_reason(now, ReserveCard(place)))
    return ClickResult(selection, why=_why_not_card(now, place))


def _why_not_card(now: Choices, place: Place) -> Explanation | None:
    """Return why the card at a place cannot be bought and, where it cannot be reserved either, why not."""
    if now.seat is None or place in now.purchases:
        return None
    card = now.card_at(place)
    if card is None:
        return _breach(Reason.PLACE_EMPTY) if place.kind is PlaceKind.MARKET else None
    if place.kind is PlaceKind.HAND and place.row != now.seat:
        return _breach(Reason.BUY_OTHER_HAND)
    lack = missing(now, place)
    if lack is None or not any(lack):
        return _reason(now, PurchaseCard(place, card.id, (0,) * KINDS))
    text = missing_text(now.state.edition, lack)
    if place.kind is PlaceKind.MARKET and place not in now.reserves:
        full = _reason(now, ReserveCard(place))
        if full is not None:
            text = tr("{missing}. {reason}").format(missing=text, reason=full.text)
    return Explanation(text, Reason.BUY_SHORT)


def _confirm(now: Choices, selection: Selection) -> ClickResult:
    if isinstance(selection, Paying):
        action = next((a for a in now.purchases.get(selection.place, ()) if a.payment == selection.payment), None)
        return ClickResult(selection, action, None if action else _breach(Reason.BUY_SHORT))
    if isinstance(selection, Picked):
        first = now.first_take(selection)
        if first:
            return ClickResult(selection, TakeTokens(first))
        return _buy(now, selection) if now.buys(selection) else _reserve(now, selection)
    if not isinstance(selection, Gather):
        return ClickResult(selection)
    if not selection.colors:
        if now.may_pass:
            return ClickResult(selection, Pass())
        return ClickResult(selection, why=Explanation(tr("Take tokens or choose a card.")))
    take = tuple(sorted(selection.colors))
    if take in now.takes:
        return ClickResult(selection, TakeTokens(take))
    return ClickResult(selection, why=_reason(now, TakeTokens(take)))


def _place_of(selection: Selection) -> Place | None:
    return selection.place if isinstance(selection, Picked | Paying) else None


def _buy(now: Choices, selection: Selection) -> ClickResult:
    place = _place_of(selection)
    if place is None:
        text = tr("First choose a card.") if now.purchases else tr("No card is in reach.")
        return ClickResult(selection, why=Explanation(text))
    offers = now.purchases.get(place, ())
    if not offers:
        if place.kind is PlaceKind.DECK:
            return ClickResult(selection, why=_breach(Reason.BUY_PLACE))
        return ClickResult(selection, why=_why_not_card(now, place))
    if len(offers) == 1:
        return ClickResult(selection, offers[0])
    return ClickResult(Paying(place, offers[0].payment))


def _reserve(now: Choices, selection: Selection) -> ClickResult:
    place = _place_of(selection)
    if place is None:
        full = None if now.reserves else _reason(now, ReserveCard(deck(1)))
        return ClickResult(selection, why=full or Explanation(tr("First choose a card or a deck.")))
    if place in now.reserves:
        return ClickResult(selection, ReserveCard(place))
    return ClickResult(selection, why=_reason(now, ReserveCard(place)))


def _paying(now: Choices, selection: Paying, target: Target) -> ClickResult | None:
    """Change the payment; ``None`` where the target means something else."""
    if target is Control.BUY:
        return ClickResult(cycle(now, selection, -1))
    if target is Control.RESERVE:
        return ClickResult(cycle(now, selection, 1))
    if target in SLOT_CONTROLS:
        shown = payments_on_show(now, selection)
        at = SLOT_CONTROLS.index(target)
        return ClickResult(replace(selection, payment=shown[at]) if at < len(shown) else selection)
    if isinstance(target, Control):
        return None
    kind = target.row if target.kind is PlaceKind.BANK else target.slot
    if target.kind is not PlaceKind.BANK and (target.kind is not PlaceKind.TOKENS or target.row != now.seat):
        return None
    offers = {action.payment for action in now.purchases.get(selection.place, ())}
    default = now.purchases[selection.place][0].payment
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
    return ClickResult(selection, why=Explanation(tr("No other token can replace this one."), Reason.PAY_TOO_MUCH))


def _give_back(now: Choices, selection: GiveBack, target: Target) -> ClickResult:
    assert now.seat is not None
    surplus = now.surplus
    if target is Control.CONFIRM:
        if len(selection.kinds) == surplus:
            return ClickResult(selection, DiscardTokens(tuple(selection.kinds.count(kind) for kind in range(KINDS))))
        return ClickResult(selection, why=_breach(Reason.DISCARD_COUNT))
    if isinstance(target, Control):
        if target in SLOT_CONTROLS:
            index = SLOT_CONTROLS.index(target)
            return ClickResult(GiveBack(selection.kinds[:index] + selection.kinds[index + 1 :]))
        return ClickResult(selection, why=_breach(Reason.DISCARD_FIRST))
    own = target.kind is PlaceKind.TOKENS and target.row == now.seat
    if not own and target.kind is not PlaceKind.BANK:
        return ClickResult(selection, why=_breach(Reason.DISCARD_FIRST))
    kind = target.slot if own else target.row
    if kind == SPECIAL:
        return ClickResult(selection, why=_breach(Reason.DISCARD_SPECIAL))
    if selection.kinds.count(kind) >= now.state.players[now.seat].tokens[kind]:
        return ClickResult(selection, why=_breach(Reason.DISCARD_NOT_HELD))
    if len(selection.kinds) >= surplus:
        return ClickResult(selection, why=_breach(Reason.DISCARD_COUNT))
    return ClickResult(GiveBack((*selection.kinds, kind)))


def _pick_tile(now: Choices, selection: PickTile, target: Target) -> ClickResult:
    if target is Control.CONFIRM:
        if selection.place is None:
            return ClickResult(selection, why=_breach(Reason.TILE_FIRST))
        return ClickResult(selection, ClaimTile(selection.place))
    if isinstance(target, Place) and target.kind is PlaceKind.TILE:
        if target not in now.claims:
            return ClickResult(selection, why=_reason(now, ClaimTile(target)))
        return ClickResult(PickTile(None if target == selection.place else target))
    return ClickResult(selection, why=_breach(Reason.TILE_FIRST))
