"""The news of a finished game: medals earned for the first time, and its result in a challenge.

Knows the profile's database; knows nothing of how a result looks.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import msgspec

from game.challenges.attempts import Attempt, best
from game.challenges.deals import ChallengeDeal
from game.profile.medals import medals
from game.scenes.shared import challenge_text as challenges_texts
from game.support.i18n import tr, trn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.profile.database import ProfileStore


class News(msgspec.Struct, frozen=True):
    """New ``medals`` as (name, id); for a challenge its ``deal``, this game's ``attempt`` and the ``best`` so far."""

    medals: tuple[tuple[str, str], ...] = ()
    deal: ChallengeDeal | None = None
    attempt: Attempt | None = None
    best: Attempt | None = None


def news_of(profile: ProfileStore, game: str, file: str, deal: ChallengeDeal | None, people: Iterable[str]) -> News:
    """Return the news of a game that was counted; ``game`` is the id of its deal, ``file`` that of its record."""
    won: list[tuple[str, str]] = []
    attempts: list[Attempt] = []
    for name in people:
        games = profile.games(name)
        if games and games[-1].game.partition("/")[0] == game:  # the seat follows in a duplicate
            had = {medal for played in games[:-1] for medal in played.medals}
            won.extend((name, medal) for medal in games[-1].medals if medal not in had)
        if deal is not None:
            attempts.extend(each for each in profile.attempts(name) if _belongs(each, deal))
    mine = next((attempt for attempt in attempts if attempt.file == file), None)
    return News(tuple(won), deal, mine, best(attempts))


def news_lines(news: News, alone: bool) -> list[str]:
    """Return the news in words, a line each; a person who sits there ``alone`` is not named."""
    lines = []
    if news.deal is not None:
        lines.append(_challenge(news, news.deal))
    titles = {medal.id: tr(medal.title) for medal in medals()}
    if news.medals:
        names = [titles[medal] if alone else f"{name} – {titles[medal]}" for name, medal in news.medals]
        lines.append(tr("New in your profile: {medals}").format(medals=", ".join(names)))
    return lines


def medals_in_short(news: News) -> str:
    """Return how many medals are new, for a line that is too short for their names."""
    count = len(news.medals)
    return trn("New in your profile: {count} medal", "New in your profile: {count} medals", count).format(count=count)


def _challenge(news: News, deal: ChallengeDeal) -> str:
    """Return which challenge it was, and whether this result is the best one so far."""
    what = tr("Same deal {number}").format(number=deal.key)
    if deal.kind == "daily":
        what = tr("Daily game, {day}").format(day=challenges_texts.day(date.fromisoformat(deal.key)))
    if news.best is None or news.attempt is None:
        return what
    if news.best == news.attempt:
        return tr("{challenge}: new best result").format(challenge=what)
    return tr("{challenge}: your best is {score}").format(challenge=what, score=challenges_texts.score(news.best))


def _belongs(attempt: Attempt, deal: ChallengeDeal) -> bool:
    same = (attempt.kind, attempt.edition, attempt.players, attempt.key)
    return same == (deal.kind, deal.edition, deal.players, deal.key)
