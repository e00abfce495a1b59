"""Who won and why, in numbers and in sentences, for the result screen and the list of saved games.

Knows a final position and the reason of the end; knows nothing of pixels, fonts or files.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from game.rules import COLORS, SPECIAL, Edition, GameState, Seat, edition, outcome
from game.support.i18n import tr, trn
from game.view.descriptions.sentence_parts import sentence

if TYPE_CHECKING:
    from game.sessions.session import Session

BEST: Final = 5
"""How many of a seat's best cards a row contains."""


class VerdictRow(msgspec.Struct, frozen=True):
    """One seat of the final table; the points are also split by their source."""

    seat: Seat
    name: str
    rank: int
    winner: bool
    resigned: bool
    points: int
    card_points: int
    tile_points: int
    majority_points: int
    cards: int
    tiles: int
    tags: int
    bonuses: tuple[int, ...]
    special: bool
    best: tuple[str, ...] = ()
    """The most valuable cards, best first."""
    won: tuple[str, ...] = ()
    """The bonus tiles."""

    @property
    def colors(self) -> int:
        """The number of colours of which the seat has a bonus (R17)."""
        return sum(1 for count in self.bonuses if count)

    @property
    def place_text(self) -> str:
        """The seat's place in words."""
        if self.winner:
            return tr("Winner")
        if self.resigned:
            return tr("Resigned")
        return {2: tr("2nd place"), 3: tr("3rd place"), 4: tr("4th place")}.get(self.rank, tr("1st place"))


class Verdict(msgspec.Struct, frozen=True):
    """A finished game for display: the rows best first.

    Its texts are properties, because the language can change while it is shown.
    """

    edition: str
    reason: str
    rows: tuple[VerdictRow, ...]
    winners: tuple[Seat, ...]
    round: int

    @property
    def _names(self) -> list[str]:
        """The names in seat order."""
        return [row.name for row in sorted(self.rows, key=lambda row: row.seat)]

    @property
    def title(self) -> str:
        """The winner, short enough for a banner."""
        return title(self._names, self.winners, self.reason)

    @property
    def explanation(self) -> str:
        """Why the game ended like this, in a sentence or two."""
        left = [row for row in self.rows if not row.resigned]
        return ended_early(self._names, self.winners, self.reason) or explain(edition(self.edition), left, self.reason)

    def title_for(self, seat: Seat | None) -> str:
        """Return the headline for a seat, short enough for a banner: what it achieved, or who won where it watched."""
        if seat is None or not self.winners:
            return self.title
        if seat in self.winners:
            return tr("You win") if len(self.winners) == 1 else tr("You share the victory")
        own = next(row for row in self.rows if row.seat == seat)
        if own.resigned:
            return tr("You resigned")
        return {2: tr("You came 2nd"), 3: tr("You came 3rd")}.get(own.rank, tr("You came 4th"))

    def explanation_for(self, seat: Seat | None) -> str:
        """Return why the game ended like this, for a seat that did not win after who did."""
        if seat is None or not self.winners or seat in self.winners:
            return self.explanation
        if self.reason == "resigned" and len(self.rows) == 2:
            return sentence(self.title)  # the headline is that the seat resigned
        return f"{sentence(self.title)} {self.explanation}"


def _worth(rules: Edition, card: str) -> tuple[int, int]:
    return rules.cards[card].points, rules.cards[card].level


def _row(
    state: GameState, rules: Edition, name: str, seat: Seat, winners: Sequence[Seat], rank: int, resigned: bool
) -> VerdictRow:
    player = state.players[seat]
    cards = sum(rules.cards[card].points for card in player.bought)
    tiles = sum(rules.tiles[tile].points for tile in player.tiles)
    return VerdictRow(
        seat=seat,
        name=name,
        rank=rank,
        winner=seat in winners,
        resigned=resigned,
        points=player.points,
        card_points=cards,
        tile_points=tiles,
        majority_points=rules.majority_points if state.majority == seat else 0,
        cards=len(player.bought),
        tiles=len(player.tiles),
        tags=player.tags,
        bonuses=player.bonuses,
        special=player.tokens[SPECIAL] > 0,
        best=tuple(sorted(player.bought, key=lambda card: _worth(rules, card), reverse=True)[:BEST]),
        won=player.tiles,
    )


def _order(state: GameState, winners: Sequence[Seat], resigned: Collection[Seat]) -> list[Seat]:
    """Return the seats best first: by the ranking of the rules if there is one, else by winners, points, cards (R16).

    A seat that resigned cannot win and comes last.
    """
    final = outcome(state)
    if final is not None:
        return sorted(final.ranking, key=lambda seat: seat in resigned)

    def key(seat: Seat) -> tuple[bool, int, int, Seat]:
        player = state.players[seat]
        return seat not in winners, -player.points, len(player.bought), seat

    return sorted(range(len(state.players)), key=key)


def verdict(
    state: GameState, names: Sequence[str], winners: Sequence[Seat], reason: str, resigned: Collection[Seat] = ()
) -> Verdict:
    """Return the verdict on a finished game; ``reason`` is ``points``, ``stalled``, ``resigned`` or ``agreed``."""
    rules = edition(state.edition)
    rows: list[VerdictRow] = []
    rank, before = 0, None
    for place, seat in enumerate(_order(state, winners, resigned), start=1):
        player = state.players[seat]
        # Seats that are equal in all that the rules compare share a rank.
        level = seat in winners, seat in resigned, player.points, state.majority == seat, len(player.bought)
        rank = rank if level == before else place
        before = level
        rows.append(_row(state, rules, names[seat], seat, winners, rank, seat in resigned))
    return Verdict(state.edition, reason, tuple(rows), tuple(winners), state.round)


def verdict_of(session: Session) -> Verdict:
    """Return the verdict on a session that is over; raise ``ValueError`` if it is not."""
    end = session.result
    if end is None:
        raise ValueError("the game is not over")
    names = [seat.name for seat in session.seats]
    return verdict(session.state, names, end.winners, end.reason, session.resigned)


def title(names: Sequence[str], winners: Sequence[Seat], reason: str) -> str:
    """Return in a few words who won."""
    if len(winners) == 1:
        return tr("{name} wins").format(name=names[winners[0]])
    if len(winners) > 1:
        return tr("Shared victory")
    return tr("Ended by agreement") if reason == "agreed" else tr("No winner")


def joined(names: Sequence[str]) -> str:
    """Return names as they are listed in a sentence; raises ``IndexError`` if there are none."""
    if len(names) == 1:
        return names[0]
    return tr("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def ended_early(names: Sequence[str], winners: Sequence[Seat], reason: str) -> str:
    """Return a sentence on how players ended a game, by agreement or by resigning; empty where the rules ended it."""
    if reason == "agreed":
        return tr("All players agreed to end the game here.")
    if reason != "resigned":
        return ""
    if not winners:
        return tr("All players left the table.")
    others = [name for seat, name in enumerate(names) if seat not in winners]
    return tr("{name} resigned.").format(name=others[0]) if len(others) == 1 else tr("All other players resigned.")


def explain(rules: Edition, rows: Sequence[VerdictRow], reason: str) -> str:
    """Return a sentence or two on why the game ended like this: points, tie-break or the Gauntlet (R15 to R17)."""
    top = [row for row in rows if row.winner]
    if reason == "stalled" and not top:
        return tr("No legal moves were left, and nobody completed the Gauntlet.")
    if not top:
        return tr("Nobody completed the Gauntlet.")
    text = _explain_gauntlet(rules.goal, rows, top) if rules.gauntlet else _explain_points(rows, top)
    if reason == "stalled":
        return tr("No legal moves were left. {explanation}").format(explanation=text)
    return text


def _explain_points(rows: Sequence[VerdictRow], top: Sequence[VerdictRow]) -> str:
    best = top[0]
    level = [row for row in rows if row.points == best.points]
    if len(top) > 1:
        return tr("{names} share the victory with {points} points and {cards} cards each.").format(
            names=joined([row.name for row in top]), points=best.points, cards=best.cards
        )
    if len(level) > 1:
        return tr("Tied on {points} points; the fewest cards decide: {cards}.").format(
            points=best.points, cards=best.cards
        )
    return _won_by(best, _lead(rows, best))


def _lead(rows: Sequence[VerdictRow], best: VerdictRow) -> int:
    return best.points - max((row.points for row in rows if row is not best), default=0)


def _won_by(best: VerdictRow, lead: int) -> str:
    text = trn("{points} points, won by {lead}.", "{points} points, won by {lead}.", lead)
    return text.format(points=best.points, lead=lead)


def completes_gauntlet(row: VerdictRow, goal: int) -> bool:
    """Whether a seat meets all three conditions of the Gauntlet (R17)."""
    return row.points >= goal and row.colors == COLORS and row.special


def _explain_gauntlet(goal: int, rows: Sequence[VerdictRow], top: Sequence[VerdictRow]) -> str:
    best = top[0]
    rivals = [row for row in rows if completes_gauntlet(row, goal)]
    level = [row for row in rivals if row.points == best.points]
    if len(top) > 1:
        return tr("{names} completed the Gauntlet, tied on points and cards, and share the victory.").format(
            names=joined([row.name for row in top])
        )
    if len(rivals) <= 1:
        lead = _lead(rows, best)
        return _won_by(best, lead) if lead > 0 else tr("The Gauntlet is complete.")
    if len(level) == 1:
        return tr("More than one player completed the Gauntlet; {name} wins on points.").format(name=best.name)
    if best.majority_points:
        return tr("Tied on {points} points; the Avengers tile decides.").format(points=best.points)
    text = tr("Tied on {points} points; the fewest characters decide: {cards}.")
    return text.format(points=best.points, cards=best.cards)
