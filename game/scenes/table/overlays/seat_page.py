"""The page of a player over the table: all their pieces, card by card.

Knows the table's view and input; ``game.ui.table.mats.seat_page`` draws it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from game.rules.model import Place, PlaceKind, Seat
from game.scenes.table.dialogs.people import name_with_page, show_player
from game.support.i18n import tr
from game.ui.app.scene import Scene, Spoken
from game.ui.graphics.canvas import Canvas
from game.ui.input.pad_labels import Hint, PadButton, leafing
from game.ui.table.card_details import draw_card_details
from game.ui.table.mats.seat_page import Opened, draw_seat
from game.ui.table.painter import Highlights
from game.view.descriptions.card_details import card_name, card_worth, details_for, details_of_card
from game.view.descriptions.log_rows import about_tile
from game.view.descriptions.speech import describe_card, describe_place, describe_player
from game.view.interaction.choices import Choices
from game.view.layout.table import SEAT_CONTROLS, Target

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext

_ALWAYS: Final = (PlaceKind.BONUS, PlaceKind.OWNED_TILE, PlaceKind.OWNED_MAJORITY)
_OF_OTHERS: Final = (PlaceKind.TOKENS, PlaceKind.HAND)


def seat_of(target: Target, choices: Choices | None) -> Seat | None:
    """Return whose page a press on a target opens: that of a player whose piece is not part of the current decision."""
    if target in SEAT_CONTROLS:
        return SEAT_CONTROLS.index(target)
    if not isinstance(target, Place) or choices is None:
        return None
    if target.kind in _ALWAYS or (
        target.kind in _OF_OTHERS and choices.seat is not None and target.row != choices.seat
    ):
        return target.row
    return None


def open_seat(table: TableContext, seat: Seat) -> None:
    """Open a player's page; bots pause meanwhile."""
    table.pause(True)
    table.app.push(SeatScene(table, seat))


class SeatScene(Scene):
    """Shows one player's pieces; arrows go to the next player, Tab from card to card, anything else closes.

    At a server Enter opens the page of who plays there.
    """

    opaque = False

    def __init__(self, table: TableContext, seat: Seat) -> None:
        self.edition = table.edition
        self.table = table
        self.seat = seat
        self.looked_at: str | Place | None = None
        self.opened: Opened | None = None

    def hints(self) -> list[Hint]:
        page = [(PadButton.A, tr("Profile"))] if name_with_page(self.table, self.seat) else []
        return [
            *page,
            (PadButton.LEFT, ""),
            (PadButton.RIGHT, tr("Other players")),
            *leafing(tr("Cards")),
            (PadButton.B, tr("Back")),
        ]

    def describe(self) -> list[str]:
        view = self.table.view
        if view.spoken_state is None:
            return []
        return [
            describe_player(view.edition, view.spoken_state, view.names, self.seat, view.local_viewer, over=view.over)
        ]

    def changing(self) -> Iterator[Spoken]:
        view, what, words = self.table.view, self.looked_at, ""
        if isinstance(what, Place) and view.spoken_state is not None:
            words = describe_place(view.edition, view.spoken_state, view.names, what)
        elif isinstance(what, str):
            words = describe_card(view.edition, what) if what in view.edition.cards else about_tile(view.edition, what)
        yield Spoken("detail", words)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._look(self._card_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._click(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def draw(self, canvas: Canvas) -> None:
        view = self.table.view
        p = view.painter(canvas, self.look, Highlights(over=view.over))
        if p is None:
            return
        profile = bool(name_with_page(self.table, self.seat))
        self.opened = draw_seat(p, self.seat, self.looked_at, view.log.bought, profile=profile)
        player = p.state.players[self.seat]
        if self.looked_at is None or self.looked_at in player.bought:
            return
        if isinstance(self.looked_at, Place):
            details = details_for(p.edition, p.state, None, self.looked_at, view.names)
        else:
            details = details_of_card(p.edition, p.state, self.seat, self.looked_at)
            card = p.edition.cards[self.looked_at]
            title = " · ".join(filter(None, (card_name(card), card_worth(card))))
            details = replace(details, title=title)
        if details is not None:
            facts = self.opened.facts
            draw_card_details(p, details, facts)

    def _look(self, what: str | Place | None) -> None:
        if what != self.looked_at:
            self.looked_at = what
            self.app.redraw()

    def _card_at(self, pos: tuple[int, int]) -> str | Place | None:
        cards = [] if self.opened is None else self.opened.cards
        return next((what for what, rect in reversed(cards) if rect.contains(pos)), None)

    def _click(self, pos: tuple[int, int]) -> None:
        if self.opened is None:
            return
        tab = next((seat for seat, rect in enumerate(self.opened.tabs) if rect.contains(pos)), None)
        if tab is not None:
            self._turn_to(tab)
        elif self.opened.profile.contains(pos):
            self._show_player()
        elif not self.opened.box.contains(pos) or self.opened.close.contains(pos):
            self.app.pop()
        else:
            self._look(self._card_at(pos))

    def _key(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._turn_to((self.seat + (1 if event.key == pygame.K_RIGHT else -1)) % len(self.table.view.names))
        elif event.key in (pygame.K_TAB, pygame.K_DOWN, pygame.K_UP):
            back = event.key == pygame.K_UP or (event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT)
            self._walk(-1 if back else 1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and name_with_page(self.table, self.seat):
            self._show_player()
        elif event.key == pygame.K_ESCAPE and self.looked_at is not None:
            self._look(None)
        else:
            self.app.pop()

    def _show_player(self) -> None:
        show_player(self.table, name_with_page(self.table, self.seat))

    def _turn_to(self, seat: Seat) -> None:
        self.seat, self.looked_at = seat, None
        self.app.redraw()

    def _walk(self, by: int) -> None:
        """Select the next card; after the last one none is selected."""
        order: list[str | Place | None] = [None]
        order += [] if self.opened is None else [what for what, _ in self.opened.cards]
        at = order.index(self.looked_at) if self.looked_at in order else 0
        self._look(order[(at + by) % len(order)])
