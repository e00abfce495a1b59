"""Games that have lost their dealer, and the state on which everybody at such a table has to agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.match.dealer import secret_from
from game.match.match import Match, NoJournal
from game.match.takeover import own_cards, take_over
from game.record import OPEN, Commit, Entry, View
from game.record.follower import Follower
from game.record.writer import record_text
from game.rules import Deal, GameState, PlaceKind, edition, observe, public_digest, redact_event
from tests.helpers.tables import SEED_SHARES, followers_of, network_match, play_corners

FRESH = secret_from("fresh")
Followers = dict[View, Follower]


def seen_by(view: View) -> int | None:
    return view if isinstance(view, int) else None


def lost_game(name: str, players: int, turns: int = 30) -> tuple[Match, Followers]:
    """Play until blind cards lie in the hands of several seats; then the dealer is lost."""
    match = network_match(name, players)
    followers = followers_of(match, OPEN, *range(players))
    play_corners(match, turns)
    owners = [seat for seat, player in enumerate(match.state.players) if any(held.blind for held in player.hand)]
    assert len(owners) >= 2
    assert match.end is None
    return match, followers


def taken_over(
    followers: Followers, dealer: View, present: Iterable[int], epoch: int = 2, secret: bytes = FRESH
) -> Match:
    """Let a viewer take over the deal with the cards revealed by the present seats; all followers receive it."""
    shown = [card for seat in present for card in own_cards(followers[seat])]
    texts: list[str] = []

    def begin(text: str) -> NoJournal:
        texts.append(text)
        return NoJournal()

    again = take_over(followers[dealer], shown, secret, epoch, begin, SEED_SHARES[: len(followers) - 1])
    assert texts == [record_text(again.record)]
    listen(again, followers)
    return again


def listen(match: Match, followers: Followers) -> None:
    """Send followers the entries that they have missed, and all later ones."""
    for view, follower in followers.items():
        record = match.subscribe(view, follower.accept)
        for entry in record.entries[len(follower.positions) :]:
            follower.accept(entry)


def held_cards(state: GameState) -> Counter[str]:
    cards = Counter(card for row in state.market for card in row if card is not None)
    for player in state.players:
        cards.update(player.bought)
        cards.update(held.card for held in player.hand if held.card is not None)
    return cards


def check_agreed(match: Match, followers: Followers) -> None:
    """All followers stand where the authority stands, each in its own view; no card is there twice or missing."""
    for view, follower in followers.items():
        assert follower.digest == match.follower.digest
        assert follower.position.state == observe(match.state, seen_by(view))
        assert public_digest(follower.position.state) == public_digest(match.state)
        events = match.follower.events[-1]
        assert follower.events[-1] == tuple(redact_event(event, seen_by(view)) for event in events)
    cards = held_cards(match.state)
    assert set(cards.values()) == {1}
    assert len(cards) + sum(match.state.decks) == len(edition(match.state.edition).cards)


def hidden(entry: Entry) -> tuple[Deal, ...]:
    """List the cards that an entry deals to hands."""
    actions = entry.body.actions if isinstance(entry.body, Commit) else ()
    return tuple(action for action in actions if isinstance(action, Deal) and action.place.kind is PlaceKind.HAND)
