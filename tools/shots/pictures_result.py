"""The pictures of how a game ended: a victory, a shared one, an agreed end, and among people at other screens.

Knows the result page and posed ends of games; knows nothing of files.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.challenges.attempts import Attempt
from game.challenges.deals import daily
from game.rules import COLORS, GameState, Phase, Player, edition
from game.scenes.profile.news import News
from game.scenes.result.finished import Finished, result_of_saved
from game.scenes.result.scene import ResultScene
from game.scenes.shared.verdict import Verdict, verdict
from tools.shots import gathered
from tools.shots.pictures_profile import TODAY
from tools.shots.posed import NAMES, position, seats
from tools.shots.seated import Take, my_turn
from tools.shots.stage import Studio


def _show_result(studio: Studio, name: str, players: int, shown: Verdict, here: frozenset[int] = frozenset()) -> None:
    summary = next(game for game in studio.store.list_games() if game.edition == name and len(game.seats) == players)
    studio.show(ResultScene(Finished(name, seats(name, players), shown, game_id=summary.id, here=here)))


def result(studio: Studio, name: str, players: int) -> None:
    """Show a victory."""
    steps = position(name, players, lambda s: s.phase is Phase.OVER and bool(s.winners))
    state = steps[-1].state
    _show_result(studio, name, players, verdict(state, NAMES[name][:players], state.winners, "points"))


def result_rematch(studio: Studio, name: str, players: int) -> None:
    """Show a guest’s result after a game with people at other screens."""
    steps = position(name, players, lambda s: s.phase is Phase.OVER and bool(s.winners))
    state = steps[-1].state
    shown = verdict(state, NAMES[name][:players], state.winners, "points")
    summary = next(game for game in studio.store.list_games() if game.edition == name and len(game.seats) == players)
    here = frozenset({0})  # where somebody else won: this person's row is to be found at a glance
    finished = Finished(name, seats(name, players, players), shown, game_id=summary.id, here=here)
    studio.show(ResultScene(finished, gathered.FakeRoom(None, hosting=False, phase="game")))


def _equal(player: Player, state: GameState) -> Player:
    """Return a player with as many points from as many cards and tiles, of those that no player of ``state`` has."""
    rules = edition(state.edition)
    taken = {card for each in state.players for card in each.bought}
    bought: list[str] = []
    for card in player.bought:
        points, level = rules.cards[card].points, rules.cards[card].level
        has = [rules.cards[own].bonus for own in bought]
        equals = [id for id, each in rules.cards.items() if (each.points, each.level) == (points, level)]
        free = [id for id in equals if id not in taken]
        bought.append(min(free, key=lambda id: has.count(rules.cards[id].bonus), default=card))
        taken.add(bought[-1])
    won = {tile for each in state.players for tile in each.tiles}
    left = tuple(tile for tile in rules.tiles if tile not in won)
    cards = [rules.cards[card] for card in bought]
    return msgspec.structs.replace(
        player,
        bought=tuple(bought),
        bonuses=tuple(sum(card.bonus == color for card in cards) for color in range(COLORS)),
        tiles=left[: len(player.tiles)],
    )


def result_shared(studio: Studio, name: str, players: int) -> None:
    """Show a victory shared by two, one of them at this screen; a posed position, for it is rare."""
    steps = position(name, players, lambda s: s.phase is Phase.OVER and bool(s.winners))
    state = steps[-1].state
    rules, best = edition(name), state.players[state.winners[0]]
    points = sum(rules.cards[card].points for card in best.bought) + sum(
        rules.tiles[tile].points for tile in best.tiles
    )
    first = msgspec.structs.replace(best, points=max(points, rules.goal))
    other = (state.winners[0] + 1) % players
    second = _equal(first, state)
    group = tuple(
        first if seat == state.winners[0] else second if seat == other else player
        for seat, player in enumerate(state.players)
    )
    winners = tuple(sorted((state.winners[0], other)))
    posed = msgspec.structs.replace(state, players=group, winners=winners, majority=None)
    shown = verdict(posed, NAMES[name][:players], posed.winners, "points")
    _show_result(studio, name, players, shown, frozenset(winners[:1]))


def result_agreed(studio: Studio, name: str, players: int) -> None:
    """Show a game that everyone agreed to end."""
    steps = position(name, players, my_turn)
    shown = verdict(steps[-1].state, NAMES[name][:players], (), "agreed")
    _show_result(studio, name, players, shown)


def result_news(studio: Studio, name: str, players: int) -> None:
    """Show the deal of a day, won, with a medal that is new."""
    steps = position(name, players, lambda s: s.phase is Phase.OVER and bool(s.winners))
    state = steps[-1].state
    seat = state.winners[0]
    points = tuple(player.points for player in state.players)
    person, ended = NAMES[name][seat], f"{TODAY}T12:00:00+00:00"
    this = Attempt("new", "daily", name, players, str(TODAY), person, seat, points, state.round, True, ended)
    medals = ((person, "no_reserve"), (person, "behind"))
    news = News(medals, daily(TODAY, name), this, this)
    shown = verdict(state, NAMES[name][:players], state.winners, "points")
    studio.show(ResultScene(Finished(name, seats(name, players), shown, here=frozenset({seat})), news=news))


def result_reopened(studio: Studio, name: str, players: int) -> None:
    """Show the result of a game that was chosen from the saved games."""
    summary = next(game for game in studio.store.list_games() if game.edition == name and len(game.seats) == players)
    follower = studio.store.load(summary.id).follower
    studio.show(ResultScene(result_of_saved(summary.id, follower, frozenset()), reopened=True))


RESULTS: Final[dict[str, Take]] = {
    "result": result,
    "result-shared": result_shared,
    "result-rematch": result_rematch,
    "result-agreed": result_agreed,
    "result-news": result_news,
    "result-reopened": result_reopened,
}
