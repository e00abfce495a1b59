"""Counting finished games for the profile, for every screen that needs it to be up to date.

Knows the app's folder and the profile's file; knows nothing of how figures look.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from game.challenges.deals import challenge_of
from game.profile.database import ProfileError, ProfileStore
from game.profile.stats import person_name
from game.scenes.profile.news import News, news_of
from game.scenes.shared.lineup import default_name, remembered

if TYPE_CHECKING:
    from game.sessions.session import Session
    from game.ui.app.scene import AppContext

PATIENCE_S: Final = 0.008
"""The share of a frame for reading finished games that were never counted, so that many do not block it."""

_log = logging.getLogger(__name__)


def open_store(app: AppContext) -> ProfileStore:
    """Open the profile's file; raises ``ProfileError``."""
    return ProfileStore(app.store.data_dir)


def own_key(app: AppContext) -> str | None:
    """Return this computer's public key in hexadecimal, which identifies its seat in network games, if it has one."""
    # Imported here because it takes long to load; usually the title has preloaded it by now.
    from net.room.own_key import own_key_in

    with suppress(OSError):
        return own_key_in(app.store.data_dir)
    return None


def count_finished(app: AppContext, session: Session) -> News | None:
    """Count the game that has just ended and return its news for the people at this screen.

    A session without a file is not counted and has no news. If the profile cannot be used, the error is logged and
    the result is shown without news.
    """
    if session.game_id is None:
        return None
    header = session.record.header
    deal = challenge_of(header)
    people = [person_name(header.seats[seat]) for seat in sorted(session.own_seats)]
    try:
        with open_store(app) as profile:
            if profile.note:
                _log.warning("%s", profile.note)
            profile.sync(app.store, own_key(app), PATIENCE_S)
            return news_of(profile, header.game, session.game_id, deal, people)
    except ProfileError as error:
        _log.warning("The finished game is not counted: %s", error)
        return News(deal=deal)


def player_name(app: AppContext) -> str:
    """Return the name of the person who plays challenges at this screen: the first person of the last game.

    A default name is stored, so that results keep their name when the language changes.
    """
    settings = app.settings
    seats = remembered(settings, settings.edition).taken
    name = next((seat.name for seat in seats if seat.kind == "human"), default_name(0, "human"))
    settings.names = settings.names or [name]
    return name
