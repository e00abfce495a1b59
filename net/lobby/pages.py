"""What a server shows of its people and of finished games: a player's page, the best of a pool, a whole record.

Knows the store and the standings; knows nothing of connections. Nothing here holds a key or an address.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from net.lobby.people.names import skeleton
from net.lobby.people.ratings import GameResult, Standings
from net.lobby.store import FinishedGame, LobbyStore, LobbyStoreError
from net.protocol import lobby_messages as hall_msg


def player_page(store: LobbyStore, standings: Standings, asked: hall_msg.AskPlayer) -> hall_msg.PlayerPage:
    """Return the page of the player of a name, with the course of the rating in one pool."""
    edition, seats, skip = asked.edition, asked.seats, asked.skip
    key = store.key_of(skeleton(asked.name))
    if key is None:
        return hall_msg.PlayerPage(asked.name, False, edition, seats, (), (), (), skip)
    games = standings.finished_games(key)
    end = max(0, len(games) - skip)
    found = (store.result(game) for game in reversed(games[max(0, end - hall_msg.GAMES_AT_ONCE) : end]))
    return hall_msg.PlayerPage(
        store.name_of(key),
        True,
        edition,
        seats,
        rating_notes(standings, key),
        standings.course(key, (edition, seats))[-hall_msg.COURSE :],
        tuple(_past_game(game, key) for game in found if game is not None),
        skip,
        len(games),
    )


def rating_notes(standings: Standings, key: bytes) -> tuple[hall_msg.RatingNote, ...]:
    """Return all ratings of a person."""
    return tuple(
        hall_msg.RatingNote(pool[0], pool[1], rating.shown, rating.sure, standings.games(key, pool))
        for pool, rating in sorted(standings.pools(key).items())
    )


def best_players(store: LobbyStore, standings: Standings, edition: str, seats: int) -> hall_msg.BestPlayers:
    """Return the best of a pool; those who have been forgotten have no name, and are left out."""
    pool = edition, seats
    rows = (
        hall_msg.RankedPlayer(name, rating.shown, rating.sure, standings.games(key, pool))
        for key, rating in standings.best(pool, hall_msg.BEST)
        if (name := store.name_of(key))
    )
    return hall_msg.BestPlayers(edition, seats, tuple(rows))


def record_parts(store: LobbyStore, game: str) -> Iterator[hall_msg.RecordPart]:
    """Iterate over the record of a finished game; one empty part where there is none."""
    try:
        data = (store.finished(game).header + "".join(store.read(game))).encode()
    except LobbyStoreError:
        data = b""
    for first in range(0, len(data) or 1, hall_msg.PART_LIMIT):
        yield hall_msg.RecordPart(
            game, data[first : first + hall_msg.PART_LIMIT], first + hall_msg.PART_LIMIT >= len(data)
        )


def _past_game(finished: FinishedGame, key: bytes) -> hall_msg.PastGame:
    result = msgspec.msgpack.decode(finished.result, type=GameResult)
    seats = tuple(hall_msg.PastSeat(seat.name, seat.place, seat.points) for seat in result.seats)
    mine = next((seat for seat in result.seats if seat.key == key), None)
    before = None if mine is None or mine.before is None else mine.before.shown
    after = None if mine is None or mine.after is None else mine.after.shown
    return hall_msg.PastGame(finished.game, finished.finished, result.edition, seats, before, after)
