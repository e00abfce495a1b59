"""What a guest hands to its screen of the game: entries in order, and an answer to every proposal."""

from __future__ import annotations

from game.rules import Action
from game.support.i18n import tr
from net.guest.replica import Denied, News


class GameFeed:
    """News that nobody has taken yet, and proposals that nobody has answered yet."""

    def __init__(self) -> None:
        self.proposed: list[Action] = []
        """What was proposed for the position after the last entry and has had no answer."""
        self._news: list[News] = []

    def take(self) -> list[News]:
        """Return the news since the last call."""
        news, self._news = self._news, []
        return news

    def add(self, news: News) -> None:
        """Add an entry or a whole copy."""
        self._news.append(news)

    def deny(self, reason: str, text: str) -> None:
        """Add a refusal, for the rule named or for what the text says."""
        self._news.append(Denied(reason, text))

    def abandon(self) -> None:
        """Answer a proposal that the host will not answer any more, if there is one."""
        if self.proposed:
            self.deny("", tr("The connection was lost before the table answered: choose again."))
            self.proposed = []
