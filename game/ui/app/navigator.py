"""The interface through which one screen opens another.

Knows the values that screens pass to each other. Must not know any single scene; ``game.scenes.navigation`` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from game.challenges.deals import ChallengeDeal
    from game.record import ClockRule, GameRecord, SeatInfo
    from game.replays.replay import Replay
    from game.rules import Seat
    from game.sessions.session import Session
    from game.tutorial.lesson_script import Lesson
    from net.room.room import Room, ServerHall


class Navigator(Protocol):
    """Opens screens; ``edition`` is the look of the calling screen, used for dialogs that report a problem."""

    def start_game(
        self,
        edition: str,
        seats: tuple[SeatInfo, ...],
        first: Seat | None,
        secret: bytes | None = None,
        clock: ClockRule | None = None,
    ) -> None:
        """Deal a new game and show its table."""

    def continue_game(self, game_id: str) -> None:
        """Show the table of a saved game; offer to repair a damaged one first."""

    def rejoin_game(self, edition: str, game_id: str) -> None:
        """Return to a network game, at the address where its host is now."""

    def fork_game(
        self, edition: str, record: GameRecord, seq: int, seats: tuple[SeatInfo, ...], clock: ClockRule | None = None
    ) -> None:
        """Play on from an entry of another game, as a game of its own."""

    def show_result(self, session: Session, room: Room | None = None) -> None:
        """Show how a finished game ended, in place of the table; a ``room`` is kept for a rematch."""

    def show_saved_result(self, edition: str, game_id: str) -> None:
        """Show how a saved game ended, over the current screen."""

    def to_menu(self, edition: str) -> None:
        """Return to the title."""

    def new_game_setup(
        self, edition: str, players: int | None = None, secret: bytes | None = None, *, instead: bool = False
    ) -> None:
        """Open the setup of a new game over the current screen, or ``instead`` of it."""

    def open_welcome(self, edition: str) -> None:
        """Open the welcome of a first start over the title."""

    def open_settings(self, edition: str) -> None:
        """Open the settings over the current screen."""

    def open_controller_help(self, edition: str, *, at_table: bool = False) -> None:
        """Open the list of a controller's buttons over the current screen: in menus, or ``at_table``."""

    def open_rules(self, edition: str, rule: str | None = None) -> None:
        """Open the rules of an edition over the current screen, at a rule of the rulebook or at the last position."""

    def open_profile(self, edition: str) -> None:
        """Open statistics and medals over the current screen."""

    def open_challenges(self, edition: str) -> None:
        """Open the deal of the day, duplicate play and the puzzles, over the current screen."""

    def back_to_challenge(self, deal: ChallengeDeal) -> None:
        """Return to the tab of a challenge where its results are compared, with the title below."""

    def open_tutorial(self, edition: str) -> None:
        """Begin the lesson of an edition; where one was left before, ask whether to continue there."""

    def start_tutorial(self, edition: str, step: int = 0) -> None:
        """Show the table of an edition's lesson at one of its steps."""

    def end_tutorial(self, edition: str) -> None:
        """Return from the end of a lesson to the title; the next time it begins at its first step."""

    def play_on_from_lesson(self, lesson: Lesson, name: str, rival: str) -> None:
        """Play the game of a lesson to its end, saved as a game of its own."""

    def saved_games(self, edition: str, *, unfinished: bool = False) -> None:
        """Open the list of saved games over the current screen, at first of all or of the ``unfinished`` ones."""

    def watch(self, replay: Replay, *, start: int = 0, at_end: bool = False, open_ended: bool = True) -> None:
        """Open the viewer over the current screen, at a step or ``at_end``."""

    def watch_file(self, edition: str, path: Path, open_ended: bool = True) -> None:
        """Open the viewer on a saved game; unless it is ``open_ended`` it hides what is still to come."""

    def find_table(self, edition: str) -> None:
        """Open the list of tables on the network over the current screen."""

    def prepare_title(self, edition: str) -> None:
        """Make ready the large pictures of the title, for screens with a way there: beside a table there is no room."""

    def prepare_pages(self, edition: str) -> Iterator[None]:
        """Return the steps that make ready what takes longest of the pages that the title leads to."""

    def open_room(self, room: Room) -> None:
        """Show the room in which people gather before a network game.

        Below it are the screens that led to it; after a game, the list of tables and the title.
        """

    def open_player(
        self, edition: str, hall: ServerHall, name: str, seats: int, mute: Callable[[str, bool], None]
    ) -> None:
        """Open the page of a player at a server over the current screen, with the rating for a number of seats.

        ``mute`` hides the player's lines, or shows them again.
        """

    def enter_game(self, room: Room) -> None:
        """Go from a room to the table of its game, which leaves the room at the end."""
