"""Counting finished games for the profile, from wherever a screen needs it to be up to date.

Knows the app's folder and the profile's file; knows nothing of how figures look.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from game.scenes.profile.news import News, news_of
from game.scenes.shared.lineup import default_name, remembered

if TYPE_CHECKING:
    from game.profile.database import ProfileStore
    from game.sessions.session import Session
    from game.ui.app.scene import AppContext

PATIENCE_S: Final = 0.008
"""How much of a frame goes into reading finished games that were never counted before."""

logger = logging.getLogger(__name__)


def open_store(app: AppContext) -> ProfileStore:
    """Open the profile's file; raises ``ProfileError``."""
    from game.profile.database import ProfileStore

    return ProfileStore(app.store.data_dir)


def own_key(app: AppContext) -> str | None:
    """Give this computer's public key in hexadecimal, by which its seat at a network table is known."""
    from net.room.local_network import FOLDER

    folder = app.store.data_dir / FOLDER
    if not folder.is_dir():
        return None
    from net.transport.identity import load_or_create

    with suppress(OSError):
        return load_or_create(folder).signer.public.hex()
    return None


def count_finished(app: AppContext, session: Session) -> News:
    """Count what has just been finished, and tell what it has brought to the people at this screen.

    A profile that cannot be used does not stand in the way of the result.
    """
    from game.challenges.deals import challenge_of
    from game.profile.database import ProfileError
    from game.profile.stats import person_name

    header, file = session.record.header, session.game_id
    deal = challenge_of(header)
    people = [person_name(header.seats[seat]) for seat in sorted(session.local_seats)]
    try:
        with open_store(app) as profile:
            if profile.note:
                logger.warning("%s", profile.note)
            profile.sync(app.store, own_key(app), PATIENCE_S)
            return news_of(profile, header.game, file or "", deal, people)
    except ProfileError as error:
        logger.warning("The finished game is not counted: %s", error)
        return News(deal=deal)


def player_name(app: AppContext) -> str:
    """Name who plays challenges at this screen: the first person of the last game.

    Who was never named is called by the same name from now on, whatever the language, so that results stay theirs.
    """
    settings = app.settings
    chairs = remembered(settings, settings.edition).taken
    name = next((chair.name for chair in chairs if chair.kind == "human"), default_name(0, "human"))
    settings.names = settings.names or [name]
    return name
