"""The three kinds of move in words: a verb each, and what it needs.

Knows choices and an edition's words; knows nothing of drawing, input or pygame.
"""

from __future__ import annotations

from collections.abc import Set

from game.rules.model import HAND_LIMIT, TOKEN_LIMIT, WILD
from game.support.i18n import tr, trn
from game.view.interaction.choices import Choices
from game.view.layout.table import Control, Target
from game.view.skins import skin


def take_gives_back(choices: Choices) -> bool:
    """Whether the seat holds as many tokens as it may: a take gives as many back (R11)."""
    return choices.seat is not None and sum(choices.state.players[choices.seat].tokens) >= TOKEN_LIMIT


def reserve_gives_back(choices: Choices) -> bool:
    """Whether the wild token of a reservation is one too many (R8, R11)."""
    return take_gives_back(choices) and choices.state.bank[WILD] > 0


def offered_kind(actionable: Set[Target]) -> Control | None:
    """Return the kind of move that is offered: to buy while a card is in reach, else to take, else to reserve."""
    return next(
        (move_kind for move_kind in (Control.BUY, Control.TAKE, Control.RESERVE) if move_kind in actionable), None
    )


def describe_move_kind(choices: Choices, move_kind: Control) -> tuple[str, str]:
    """Return the verb of a kind of move and, shortly, what it needs or why it is not possible now."""
    if move_kind is Control.TAKE:
        if not choices.takes:
            need = tr("none left")
        elif take_gives_back(choices):
            need = tr("then give back")
        else:
            need = trn("{count} token", "up to {count} tokens", choices.most()).format(count=choices.most())
        return tr("Take"), need
    if move_kind is Control.RESERVE:
        held = 0 if choices.seat is None else len(choices.state.players[choices.seat].hand)
        full = tr("{held} of {limit} held").format(held=held, limit=HAND_LIMIT)
        need = tr("give 1 back") if reserve_gives_back(choices) else tr("card or deck")
        return tr("Reserve"), need if choices.reserves else full
    count = len(choices.purchases)
    need = trn("{count} in reach", "{count} in reach", count).format(count=count) if count else tr("none in reach")
    return tr(skin(choices.state.edition).text.buy_button), need


def prompt_of(move_kind: Control) -> str:
    """Return a sentence on what to choose for a kind of move."""
    if move_kind is Control.TAKE:
        return tr("Choose tokens in the bank")
    return tr("Choose a card or a deck") if move_kind is Control.RESERVE else tr("Choose a card in reach")
