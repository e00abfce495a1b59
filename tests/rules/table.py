"""Small positions for rows of tests: only the relevant parts are given, the rest follows from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules import (
    COLORS,
    KINDS,
    SLOTS,
    Action,
    Deal,
    Event,
    GameState,
    HeldCard,
    Phase,
    Player,
    Reason,
    Tokens,
    apply,
    check,
    edition,
    initial_state,
)


def tok(text: str = "") -> Tokens:
    """Read tokens from digits in token order, such as ``"1 1 1"`` or ``"00000 2 1"``; missing kinds are none."""
    digits = [int(digit) for digit in text.replace(" ", "")]
    return (*digits, *(0,) * (KINDS - len(digits)))


def bon(text: str = "") -> tuple[int, ...]:
    """Read bonuses of the five colours from digits."""
    return tok(text)[:COLORS]


def held(card: str | None, *, blind: bool = False, level: int | None = None) -> HeldCard:
    """Make a reserved card."""
    return HeldCard(card, int(card[1]) if card and level is None else level or 1, blind)


def seat(
    tokens: str = "",
    bonuses: str = "",
    *,
    points: int = 0,
    tags: int = 0,
    bought: Sequence[str] = (),
    hand: Sequence[HeldCard] = (),
    tiles: Sequence[str] = (),
) -> Player:
    """Make a player from digits and lists."""
    return Player(tok(tokens), bon(bonuses), points, tags, tuple(bought), tuple(hand), tuple(tiles))


def table(
    *seats: Player,
    edition_name: str = "base",
    market: Mapping[int, Sequence[str | None]] | None = None,
    decks: tuple[int, int, int] = (30, 20, 10),
    tiles: Sequence[str | None] = (),
    bank: str | None = None,
    turn: int = 0,
    first: int = 0,
    round_: int = 5,
    majority: int | None = None,
    phase: Phase = Phase.ACTION,
    passes: int = 0,
    quiet: int = 0,
    redacted: bool = False,
) -> GameState:
    """Make a position; the bank holds what the seats do not, the market nothing that is not named."""
    players = seats or (seat(), seat())
    piles = initial_state(edition_name, len(players)).bank
    rows = market or {}
    return GameState(
        edition=edition_name,
        players=tuple(players),
        bank=tok(bank)
        if bank is not None
        else tuple(max(0, pile - sum(p.tokens[kind] for p in players)) for kind, pile in enumerate(piles)),
        market=tuple((*rows.get(level, ()), *(None,) * (SLOTS - len(rows.get(level, ())))) for level in (1, 2, 3)),
        decks=decks,
        tiles=tuple(tiles),
        majority=majority,
        first=first,
        turn=turn,
        round=round_,
        phase=phase,
        pending=(),
        passes=passes,
        quiet=quiet,
        winners=(),
        redacted=redacted,
    )


def play(state: GameState, *actions: Action) -> GameState:
    """Apply actions in turn and return the last position."""
    for action in actions:
        state, _ = apply(state, action)
    return state


def happened(state: GameState, *actions: Action) -> tuple[Event, ...]:
    """Apply actions in turn and return the events of the last one."""
    return apply(play(state, *actions[:-1]), actions[-1])[1]


def refused(state: GameState, action: Action) -> Reason:
    """Return the reason why an action is illegal; it must be."""
    verdict = check(state, action)
    assert verdict is not None, f"{action} is legal"
    return verdict.reason


def refill(state: GameState) -> GameState:
    """Deal to every waiting place the first card that can come."""
    from game.rules import legal_actions

    while state.pending:
        deal = legal_actions(state)[0]
        assert isinstance(deal, Deal)
        state, _ = apply(state, deal)
    return state


def card_at_cost(name: str, cost: str, level: int | None = None) -> str:
    """Find the id of the first card of an edition with a cost."""
    wanted = bon(cost)
    return next(card.id for card in edition(name).cards.values() if card.cost == wanted and level in (None, card.level))
