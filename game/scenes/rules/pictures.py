"""The small picture beside each rule, put together from the table's own sprites.

Knows rule ids and what each picture is made of; how pieces are drawn is ``rules_pieces``'s business.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import pygame

from game.rules.editions import edition as rules_of
from game.scenes.rules.pieces import MIDDLE, WIDTH, Pieces, RulePicture, arrow, bonuses, card, draw_pieces, row, tile
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.view.skins import skin


def draw_picture(canvas: Canvas, look: RenderContext, rule: str, box: pygame.Rect) -> None:
    """Draw a rule's picture into a box in window pixels."""
    draw_pieces(canvas, look, picture(rule, look.edition), box)


@cache
def picture(rule: str, edition: str) -> tuple[RulePicture, ...]:
    """List the pieces of a rule's picture, bottom first; raises ``KeyError`` for an unknown rule."""
    return tuple(_PICTURES[rule](edition))


def _aim(edition: str) -> Pieces:
    if rules_of(edition).gauntlet:
        yield RulePicture("gauntlet", 70, MIDDLE, 112)
    else:
        yield RulePicture(card(edition, 3, 6), 44, MIDDLE, 98)
        yield RulePicture(tile(edition, 4), 106, MIDDLE + 14, 72)
    yield RulePicture("icon/points", 164, MIDDLE - 28, 34)
    yield RulePicture("", 164, MIDDLE + 18, 54, str(rules_of(edition).goal))


def _kinds(edition: str) -> Pieces:
    yield from row([f"token/{kind}" for kind in range(5)], 40, 42, 42)
    yield from row([f"token/{kind}" for kind in range(5, rules_of(edition).kinds)], 90, 42, 46)


def _decks(_: str) -> Pieces:
    yield from row(["back/1", "back/2", "back/3"], 56, 88, 70)
    for x, count in zip((38, 108, 178), ("40", "30", "20"), strict=True):
        yield RulePicture("ui/deck_count", x, 108, 28, count)


def _reading(edition: str) -> Pieces:
    yield RulePicture(card(edition, skin(edition).rule_reading, 4), 52, MIDDLE, 122)
    for y, part in ((24, "icon/points"), (MIDDLE, "bonus/0"), (102, "icon/tokens")):
        yield RulePicture("icon/left", 118, y, 22, alpha=190)
        yield RulePicture(part, 160, y, 34)


def _tiles(edition: str) -> Pieces:
    yield from row([tile(edition, number) for number in (1, 2, 3)], MIDDLE, 66, 72)


def _two_tiles(_: str) -> Pieces:
    yield RulePicture("gauntlet_empty", 58, MIDDLE, 92)
    yield RulePicture("majority", 158, MIDDLE, 92)


def _first(_: str) -> Pieces:
    yield from row([f"avatar/{seat}" for seat in range(4)], 76, 40, 52)
    yield RulePicture("icon/down", WIDTH / 2 - 78, 32, 32)


def _players(count: int) -> Callable[[str], Pieces]:
    def pieces(edition: str) -> Pieces:
        yield from row([f"avatar/{seat}" for seat in range(count)], 24, 40, 48)
        gems = {2: 4, 3: 5, 4: 7}[count]
        rules = rules_of(edition)
        tiles = count + rules.extra_tiles
        shown = [("token/0", gems), ("token/5", 5), (tile(edition, 1), tiles)]
        if rules.special_each:
            shown.insert(2, ("token/6", count))
        places = ((62, 68), (158, 68), (62, 108), (158, 108)) if len(shown) == 4 else ((36, 88), (108, 88), (180, 88))
        for (sprite, number), (x, y) in zip(shown, places, strict=True):
            yield RulePicture(sprite, x - 16, y, 36)
            yield RulePicture("", x + 20, y, 26, str(number))

    return pieces


def _turn(edition: str) -> Pieces:
    yield from row(["token/0", "token/1", "token/3"], 34, 34, 25, 54)
    yield from row(["token/2", "token/2"], 34, 34, 22, 160)
    yield from (RulePicture(card(edition, 1, 9), 40, 94, 58), RulePicture("icon/reserve", 76, 94, 28))
    yield from (RulePicture(card(edition, 1, 20), 146, 94, 58), RulePicture("icon/buy", 182, 94, 28))


def _order(edition: str) -> Pieces:
    yield RulePicture("back/1", 26, MIDDLE, 56)
    yield RulePicture("token/1", 84, MIDDLE, 42)
    yield RulePicture(tile(edition, 2), 142, MIDDLE, 44)
    yield RulePicture("icon/flag", 196, MIDDLE, 32)
    for x in (55, 113, 172):
        yield RulePicture("icon/right", x, MIDDLE, 16)


def _refill(edition: str) -> Pieces:
    yield RulePicture("back/2", 46, MIDDLE, 104)
    yield arrow(108)
    yield RulePicture("ui/slot", 170, MIDDLE, 104)
    yield RulePicture(card(edition, 2, 12), 163, MIDDLE - 5, 104)


def _three(_: str) -> Pieces:
    yield from row(["token/0", "token/1", "token/3"], MIDDLE, 66, 68)


def _fewer(_: str) -> Pieces:
    yield from row(["token/1", "token/4"], 38, 52, 62)
    yield from row([f"token_ghost/{kind}" for kind in (0, 2, 3)], 96, 36, 48)


def _pair(_: str) -> Pieces:
    for index in range(2):
        yield RulePicture("token/2", 44, 84 - 12 * index, 58)
    yield arrow(104)
    yield from row(["token/2", "token/2"], MIDDLE, 58, 30, 164)


def _ten(_: str) -> Pieces:
    for index in range(10):
        yield RulePicture(f"token/{index % 6}", 24 + 30 * (index % 5), 42 + 40 * (index // 5), 36)
    yield RulePicture("", 186, MIDDLE, 44, "10")


def _give_back(_: str) -> Pieces:
    for index, kind in enumerate((0, 1, 3, 4, 5)):
        x, raised = 28 + 40 * index, index in (1, 4)
        yield RulePicture(f"token/{kind}", x, 62 if raised else 92, 44)
        if raised:
            yield RulePicture("icon/up", x, 22, 26)


def _reserve(edition: str) -> Pieces:
    yield RulePicture(card(edition, 2, 7), 48, MIDDLE, 108)
    yield RulePicture("icon/hand", 118, MIDDLE, 40)
    yield RulePicture("token/5", 176, MIDDLE, 58)


def _from_deck(_: str) -> Pieces:
    yield from row(["back/1", "back/2", "back/3"], MIDDLE, 88, 42, 78)
    yield RulePicture("icon/eye", 186, MIDDLE, 44)


def _hand(edition: str) -> Pieces:
    yield from row([card(edition, 1, 3), card(edition, 2, 3), "back/3"], MIDDLE, 98, 68)


def _buy(edition: str) -> Pieces:
    yield from row(["token/0", "token/1"], 40, 46, 46, 54)
    yield from row(["token/3", "token/5"], 88, 46, 46, 54)
    yield arrow(118)
    yield RulePicture(card(edition, 2, 14), 174, MIDDLE, 108)


def _exact(_: str) -> Pieces:
    yield from row(["pip/0", "pip/1", "pip/1"], MIDDLE, 28, 28, 46)
    yield RulePicture("", 102, MIDDLE, 36, "=")
    yield from row(["token/0", "token/1", "token/5"], MIDDLE, 38, 30, 164)


def _wild_comes(_: str) -> Pieces:
    yield RulePicture("back/2", 50, MIDDLE, 104)
    yield RulePicture("icon/plus", 112, MIDDLE, 34)
    yield RulePicture("token/5", 172, MIDDLE, 68)


def _wild_pays(_: str) -> Pieces:
    yield RulePicture("token/5", 42, MIDDLE, 66)
    yield RulePicture("", 92, MIDDLE, 40, "=")
    yield from row(["gem/0", "gem/1", "gem/2"], 40, 38, 36, 160)
    yield from row(["gem/3", "gem/4"], 86, 38, 36, 160)


def _bonus(edition: str) -> Pieces:
    yield from bonuses(edition, (1, 1), 48)
    yield arrow(104)
    yield from (RulePicture("pip/1", 140, 38, 32, alpha=90), RulePicture("pip/1", 176, 38, 32, alpha=90))
    yield RulePicture("token/2", 158, 88, 52)


def _free(edition: str) -> Pieces:
    yield from bonuses(edition, (0, 1, 3), 58)
    yield arrow(128)
    yield RulePicture(card(edition, 1, 30), 178, MIDDLE, 100)


def _tile_comes(edition: str) -> Pieces:
    yield from bonuses(edition, (0, 1, 2), 58)
    yield arrow(124)
    yield RulePicture(tile(edition, 3), 174, MIDDLE, 78)


def _one_tile(edition: str) -> Pieces:
    yield RulePicture(tile(edition, 1), 58, MIDDLE, 88)
    yield RulePicture("icon/ok", 98, 24, 34)
    yield RulePicture(tile(edition, 4), 164, MIDDLE, 76, alpha=110)


def _later(edition: str) -> Pieces:
    yield RulePicture("icon/clock", 52, MIDDLE, 50)
    yield arrow(106)
    yield RulePicture(tile(edition, 4), 164, MIDDLE, 86)


def _time(edition: str) -> Pieces:
    yield RulePicture(card(edition, 3, 1), 50, MIDDLE, 110)
    yield arrow(112)
    yield RulePicture("token/6", 168, MIDDLE, 72)


def _time_stays(_: str) -> Pieces:
    yield RulePicture("token/6", 60, MIDDLE, 76)
    yield RulePicture("token_ghost/6", 156, MIDDLE, 60)
    yield RulePicture("icon/cancel", 156, MIDDLE, 34)


def _avengers(_: str) -> Pieces:
    yield from row(["tag", "tag", "tag"], MIDDLE, 38, 31, 50)
    yield arrow(112)
    yield RulePicture("majority", 166, MIDDLE, 84)


def _overtaken(_: str) -> Pieces:
    for y, seat, count in ((34, 0, "4"), (92, 1, "5")):
        yield RulePicture(f"avatar/{seat}", 26, y, 42)
        yield RulePicture("tag", 70, y, 36)
        yield RulePicture("", 102, y, 34, count)
    yield RulePicture("majority", 166, 86, 70)
    yield RulePicture("icon/down", 166, 26, 28)


def _gauntlet(_: str) -> Pieces:
    yield RulePicture("", 34, 34, 44, "16")
    yield from row([f"gem/{kind}" for kind in range(5)], 92, 25, 25, 66)
    yield RulePicture("token/6", 94, 36, 46)
    yield arrow(136, 40)
    yield RulePicture("gauntlet", 178, MIDDLE + 6, 78)


def _lost(_: str) -> Pieces:
    yield RulePicture("majority", 48, MIDDLE, 74)
    yield arrow(106)
    yield RulePicture("gauntlet_empty", 164, MIDDLE, 92)


def _last_round(edition: str) -> Pieces:
    if rules_of(edition).gauntlet:
        yield RulePicture("gauntlet", 54, 40, 68)
    else:
        yield RulePicture("", 54, 38, 54, str(rules_of(edition).goal))
    yield RulePicture("icon/flag", 152, 38, 50)
    yield from row([f"avatar/{seat}" for seat in range(4)], 100, 36, 44)


def _winner(edition: str) -> Pieces:
    yield RulePicture("icon/trophy", 34, MIDDLE, 56)
    yield RulePicture("icon/points", 86, MIDDLE, 32)
    fewest = card(edition, 1, 12)
    if rules_of(edition).majority_points:
        yield RulePicture("majority", 138, MIDDLE, 44)
        yield from (RulePicture("icon/right", x, MIDDLE, 16) for x in (109, 168))
        yield RulePicture(fewest, 195, MIDDLE, 60)
    else:
        yield RulePicture("icon/right", 126, MIDDLE, 16)
        yield RulePicture(fewest, 170, MIDDLE, 92)


def _share(_: str) -> Pieces:
    yield from (RulePicture("avatar/0", 38, 74, 56), RulePicture("avatar/2", 178, 74, 56))
    yield RulePicture("icon/handshake", WIDTH / 2, 78, 48)
    yield RulePicture("icon/trophy", WIDTH / 2, 30, 38)


def _pass(_: str) -> Pieces:
    yield from row([f"token_ghost/{kind}" for kind in range(3)], 40, 40, 46, 70)
    yield from row([f"token_ghost/{kind}" for kind in (3, 4)], 88, 40, 46, 70)
    yield RulePicture("icon/step_forward", 172, MIDDLE, 50)


def _stands(_: str) -> Pieces:
    yield RulePicture("icon/pause", 48, MIDDLE, 56)
    yield RulePicture("", 116, MIDDLE, 54, "20")
    yield RulePicture("icon/clock", 180, MIDDLE, 44)


def _open(edition: str) -> Pieces:
    yield RulePicture("icon/eye", 36, MIDDLE, 46)
    yield RulePicture(card(edition, 2, 9), 102, MIDDLE, 96)
    yield from (RulePicture("token/1", 172, 40, 44), RulePicture(tile(edition, 2), 172, 90, 48))


def _hidden(_: str) -> Pieces:
    yield RulePicture("icon/eye_off", 32, MIDDLE, 44)
    yield from row(["back/1", "back/2", "back/3"], MIDDLE, 88, 42, 138)


_PICTURES: Final[dict[str, Callable[[str], Pieces]]] = {
    "R16-aim": _aim,
    "R17-aim": _aim,
    "R2-kinds": _kinds,
    "R3-decks": _decks,
    "R3-card": _reading,
    "R4-tiles": _tiles,
    "R4-gauntlet": _two_tiles,
    "R5-first": _first,
    "R1-two": _players(2),
    "R1-three": _players(3),
    "R1-four": _players(4),
    "R20-turn": _turn,
    "R20-order": _order,
    "R10-refill": _refill,
    "R6-three": _three,
    "R6-fewer": _fewer,
    "R7-two": _pair,
    "R11-ten": _ten,
    "R11-back": _give_back,
    "R8-reserve": _reserve,
    "R8-deck": _from_deck,
    "R8-hand": _hand,
    "R9-buy": _buy,
    "R9-exact": _exact,
    "R8-wild": _wild_comes,
    "R9-wild": _wild_pays,
    "R9-bonus": _bonus,
    "R9-free": _free,
    "R12-tile": _tile_comes,
    "R12-several": _one_tile,
    "R12-later": _later,
    "R13-time": _time,
    "R13-keep": _time_stays,
    "R14-first": _avengers,
    "R14-more": _overtaken,
    "R17-gauntlet": _gauntlet,
    "R17-lost": _lost,
    "R16-end": _last_round,
    "R16-winner": _winner,
    "R16-share": _share,
    "R17-round": _last_round,
    "R17-winner": _winner,
    "R15-pass": _pass,
    "R15-over": _stands,
    "R18-open": _open,
    "R19-hidden": _hidden,
}
