"""The three ways to take a turn in words: a verb each, and what it needs.

Knows choices and an edition's words; knows nothing of drawing, input or pygame.
"""

from __future__ import annotations

from collections.abc import Set

from game.rules.model import HAND_LIMIT, TOKEN_LIMIT, WILD
from game.support.i18n import tr, trn
from game.view.interaction.choices import Choices
from game.view.layout.table import Control, Target
from game.view.skins import skin


def swaps(now: Choices) -> bool:
    """Whether the seat holds as many tokens as it may: a take gives as many back (R11)."""
    return now.seat is not None and sum(now.state.players[now.seat].tokens) >= TOKEN_LIMIT


def reserve_gives_back(now: Choices) -> bool:
    """Whether the wild token of a reservation is one too many (R8, R11)."""
    return swaps(now) and now.state.bank[WILD] > 0


def offered_way(actionable: Set[Target]) -> Control | None:
    """Return the way to take a turn that is offered: to buy while a card is in reach, else to take, else to reserve."""
    return next((way for way in (Control.BUY, Control.TAKE, Control.RESERVE) if way in actionable), None)


def describe_way(now: Choices, way: Control) -> tuple[str, str]:
    """Return the verb of a way to take a turn and, shortly, what it needs or why it is not possible now."""
    if way is Control.TAKE:
        if not now.takes:
            need = tr("none left")
        elif swaps(now):
            need = tr("give some back")
        else:
            need = trn("{count} token", "up to {count} tokens", now.most()).format(count=now.most())
        return (tr("Swap") if swaps(now) else tr("Take")), need
    if way is Control.RESERVE:
        held = 0 if now.seat is None else len(now.state.players[now.seat].hand)
        full = tr("{held} of {limit} held").format(held=held, limit=HAND_LIMIT)
        need = tr("give one back") if reserve_gives_back(now) else tr("card or deck")
        return tr("Reserve"), need if now.reserves else full
    count = len(now.purchases)
    need = trn("{count} in reach", "{count} in reach", count).format(count=count) if count else tr("none in reach")
    return tr(skin(now.state.edition).text.buy_button), need


def prompt_of(way: Control) -> str:
    """Return a sentence on what to choose for a way to take a turn."""
    if way is Control.TAKE:
        return tr("Choose tokens in the bank")
    return tr("Choose a card or a deck") if way is Control.RESERVE else tr("Choose a card in reach")
