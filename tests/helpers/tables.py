"""Games for tests: matches without files, scripted play that seeks the corners of the rules, and a careless forger."""

from __future__ import annotations

import contextlib
import random

import msgspec

from game.bots import make_bot
from game.match.dealer import secret_from
from game.match.match import Match, NoJournal, new_header
from game.record import Clock, Commit, GameRecord, Redeal, SeatInfo, Signature, Trailer, View
from game.record.follower import Follower
from game.record.hashing import ZERO, commit_to_share, line_digest
from game.record.position import InvalidEntry, deal_hand, opening_position, return_cards
from game.record.reader import read_record
from game.record.signing import Signer, ack_message
from game.record.writer import header_digests, public_entry_text, public_header_texts, record_text
from game.rules import (
    Action,
    DiscardTokens,
    GameState,
    IllegalAction,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    Seat,
    apply,
    current_actor,
    edition,
    legal_actions,
    observe,
    public_digest,
)

NAMES = ("Ana", "Bo “B” | Ö", "Cy", "Dee")
EDITIONS = ("base", "marvel")
SIGNERS = tuple(Signer(bytes([seat + 1]) * 32) for seat in range(4))
SEED_SHARES = tuple(bytes([seat + 101]) * 32 for seat in range(4))


def seats_of(players: int) -> tuple[SeatInfo, ...]:
    """Seat humans and bots by turns."""
    return tuple(
        SeatInfo(NAMES[seat], "bot", "greedy") if seat % 2 else SeatInfo(NAMES[seat], "human")
        for seat in range(players)
    )


def new_match(name: str, players: int, seed: str = "test", journal: NoJournal | None = None) -> Match:
    secret = secret_from(seed)
    return Match.new(new_header(name, seats_of(players), secret), secret, journal or NoJournal())


def network_match(name: str, players: int, seed: str = "network") -> Match:
    """Start a game among humans at machines of their own, whose header all of them have signed."""
    secret = secret_from(seed)
    seats = tuple(
        SeatInfo(NAMES[seat], "human", None, SIGNERS[seat].public.hex(), commit_to_share(SEED_SHARES[seat]).hex())
        for seat in range(players)
    )
    header = new_header(name, seats, secret)
    message = ack_message(header.game, 0, 0, header_digests(header)[-1])
    signatures = tuple(Signature(seat, 0, SIGNERS[seat].sign(message)) for seat in range(players))
    return Match.new(header, secret, NoJournal(), SEED_SHARES[:players], signatures)


def acknowledgement(match: Match, seat: int, seq: int) -> Signature:
    """Let a seat acknowledge an entry."""
    entry = match.record.entries[seq]
    message = ack_message(match.record.header.game, entry.epoch, seq, entry.trailer.digest)
    return Signature(seat, seq, SIGNERS[seat].sign(message))


def corner_choice(view: GameState, rng: random.Random) -> Action:
    """Prefer what other programs get wrong: blind cards, buying them, giving back wild tokens, paying with them."""
    actions = legal_actions(view)

    def interest(action: Action) -> float:
        match action:
            case PurchaseCard(place, _, payment):
                return 3 + (place.kind is PlaceKind.HAND) + 0.1 * payment[5]
            case ReserveCard(place):
                return 2 if place.kind is PlaceKind.DECK else 0.5
            case DiscardTokens(tokens):
                return 1 + tokens[5]
        return 1

    return max(actions, key=lambda action: (interest(action), rng.random()))


def play_corners(match: Match, turns: int, seed: int = 1) -> None:
    """Play some decisions of all seats, seeking corners."""
    rng = random.Random(seed)
    for _ in range(turns):
        seat = current_actor(match.state)
        if match.end is not None or seat is None:
            return
        match.propose(seat, corner_choice(observe(match.state, seat), rng))


def play_out(match: Match) -> None:
    """Let greedy bots play to the end."""
    bots = [make_bot("greedy", bytes([seat])) for seat in range(len(match.seats))]
    while match.end is None:
        seat = current_actor(match.state)
        assert seat is not None
        match.propose(seat, bots[seat].choose(observe(match.state, seat)))


def write_clock(match: Match, seat: Seat, millis: int) -> None:
    """Write down what a seat's clock shows: records may hold it, and no rule is in its way."""
    match._write(Clock(seat, millis))


def followers_of(match: Match, *views: View) -> dict[View, Follower]:
    """Let viewers follow a match from now on, each through its own entries."""
    found: dict[View, Follower] = {}
    for view in views:
        record = match.subscribe(view, lambda entry, view=view: found[view].accept(entry))
        follower = Follower(record.header, record.header_trailers)
        for entry in record.entries:
            follower.accept(entry)
        found[view] = follower
    return found


def recomputed(text: str) -> str:
    """Forge a record carelessly: make all digests fit the altered text, as far as positions can be followed."""
    record = read_record(text)
    digest = ZERO
    trailers = []
    for line, trailer in zip(public_header_texts(record.header), record.header_trailers, strict=True):
        digest = line_digest(digest, line, b"")
        trailers.append(Trailer(digest, trailer.seal))
    rules = edition(record.header.edition)
    states = [opening_position(record.header).state]
    entries = []
    for entry in record.entries:
        state = states[-1]
        if isinstance(entry.body, Commit):
            try:
                for action in entry.body.actions:
                    state, _ = apply(state, action)
            except IllegalAction:
                state = states[-1]
        elif isinstance(entry.body, Redeal):
            with contextlib.suppress(InvalidEntry):
                state = return_cards(state, entry.body.returned)
                for deal in entry.body.actions:
                    state, _ = deal_hand(state, deal)
        states.append(states[entry.body.to + 1] if hasattr(entry.body, "to") and entry.body.to < entry.seq else state)
        digest = line_digest(digest, public_entry_text(entry, rules), public_digest(states[-1]))
        entries.append(msgspec.structs.replace(entry, trailer=Trailer(digest, entry.trailer.seal)))
    return record_text(GameRecord(record.header, tuple(trailers), entries))
