"""The small picture beside each rule, put together from the table's own sprites.

Knows the atlas's names and rule ids; knows nothing of texts or scrolling. Everything is in reference pixels of a box of
``WIDTH`` x ``HEIGHT``; x and y are the middle of a piece, its size is its height.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

import pygame

from game.ui.canvas import Canvas
from game.ui.look import Look

WIDTH: Final = 216.0
HEIGHT: Final = 126.0
_MIDDLE: Final = HEIGHT / 2


@dataclass(frozen=True)
class Piece:
    """A sprite, or where there is none a word; ``alpha`` fades it."""

    sprite: str
    x: float
    y: float
    size: float
    word: str = ""
    alpha: int = 255


_Pieces = Iterable[Piece]


def draw_picture(canvas: Canvas, look: Look, rule: str, box: pygame.Rect) -> None:
    """Draw a rule's picture into a box in window pixels."""
    factor = min(box.w / WIDTH, box.h / HEIGHT)
    left, top = box.centerx - WIDTH * factor / 2, box.centery - HEIGHT * factor / 2
    for piece in picture(rule, look.edition):
        x, y, size = left + piece.x * factor, top + piece.y * factor, piece.size * factor
        if piece.sprite:
            image = look.atlas.icon(piece.sprite, size)
            canvas.image(image, round(x - image.width / 2), round(y - image.height / 2), piece.alpha)
        if piece.word:
            px = look.text.reference("count", size * (0.62 if piece.sprite else 1))
            color = look.palette.text_dark if piece.sprite and look.edition == "marvel" else look.palette.text
            canvas.text("count", piece.word, x, y, color, "center", px)


@cache
def picture(rule: str, edition: str) -> tuple[Piece, ...]:
    """List the pieces of a rule's picture, bottom first; raises ``KeyError`` for an unknown rule."""
    return tuple(_PICTURES[rule](edition))


def _row(names: Iterable[str], y: float, size: float, step: float, middle: float = WIDTH / 2) -> list[Piece]:
    """Set sprites beside each other, their middles ``step`` apart."""
    listed = list(names)
    first = middle - step * (len(listed) - 1) / 2
    return [Piece(name, first + step * index, y, size) for index, name in enumerate(listed)]


def _card(edition: str, level: int, number: int) -> str:
    return f"card/{edition[0]}{level}-{number:02}"


def _tile(edition: str, number: int) -> str:
    return f"tile/ml-{number}A" if edition == "marvel" else f"tile/bn-{number:02}"


def _bonuses(edition: str, kinds: Iterable[int], middle: float) -> list[Piece]:
    """Set bonuses beside each other: upright cards in one edition, lying plates in the other."""
    size, step = (34, 36) if edition == "marvel" else (50, 37)
    return _row([f"bonus/{kind}" for kind in kinds], _MIDDLE, size, step, middle)


def _arrow(x: float, y: float = _MIDDLE) -> Piece:
    return Piece("icon/right", x, y, 30)


def _goal(edition: str) -> str:
    return "16" if edition == "marvel" else "15"


def _aim(edition: str) -> _Pieces:
    if edition == "marvel":
        yield Piece("gauntlet", 70, _MIDDLE, 112)
    else:
        yield Piece(_card(edition, 3, 6), 44, _MIDDLE, 98)
        yield Piece(_tile(edition, 4), 106, _MIDDLE + 14, 72)
    yield Piece("icon/points", 164, _MIDDLE - 28, 34)
    yield Piece("", 164, _MIDDLE + 18, 54, _goal(edition))


def _kinds(edition: str) -> _Pieces:
    yield from _row([f"token/{kind}" for kind in range(5)], 40, 42, 42)
    last = [5, 6] if edition == "marvel" else [5]
    yield from _row([f"token/{kind}" for kind in last], 90, 42, 46)


def _decks(_: str) -> _Pieces:
    yield from _row(["back/1", "back/2", "back/3"], 56, 88, 70)
    for x, count in zip((38, 108, 178), ("40", "30", "20"), strict=True):
        yield Piece("ui/deck_count", x, 108, 28, count)


def _reading(edition: str) -> _Pieces:
    yield Piece(_card(edition, 3 if edition == "marvel" else 2, 4), 52, _MIDDLE, 122)
    for y, part in ((24, "icon/points"), (_MIDDLE, "bonus/0"), (102, "icon/tokens")):
        yield Piece("icon/left", 118, y, 22, alpha=190)
        yield Piece(part, 160, y, 34)


def _tiles(edition: str) -> _Pieces:
    yield from _row([_tile(edition, number) for number in (1, 2, 3)], _MIDDLE, 66, 72)


def _two_tiles(_: str) -> _Pieces:
    yield Piece("gauntlet_empty", 58, _MIDDLE, 92)
    yield Piece("majority", 158, _MIDDLE, 92)


def _first(_: str) -> _Pieces:
    yield from _row([f"avatar/{seat}" for seat in range(4)], 76, 40, 52)
    yield Piece("icon/down", WIDTH / 2 - 78, 32, 32)


def _players(count: int) -> Callable[[str], _Pieces]:
    def pieces(edition: str) -> _Pieces:
        yield from _row([f"avatar/{seat}" for seat in range(count)], 24, 40, 48)
        gems = {2: 4, 3: 5, 4: 7}[count]
        tiles = count if edition == "marvel" else count + 1
        shown = [("token/0", gems), ("token/5", 5), (_tile(edition, 1), tiles)]
        if edition == "marvel":
            shown.insert(2, ("token/6", count))
        places = ((62, 68), (158, 68), (62, 108), (158, 108)) if len(shown) == 4 else ((36, 88), (108, 88), (180, 88))
        for (sprite, number), (x, y) in zip(shown, places, strict=True):
            yield Piece(sprite, x - 16, y, 36)
            yield Piece("", x + 20, y, 26, str(number))

    return pieces


def _turn(edition: str) -> _Pieces:
    yield from _row(["token/0", "token/1", "token/3"], 34, 34, 25, 54)
    yield from _row(["token/2", "token/2"], 34, 34, 22, 160)
    yield from (Piece(_card(edition, 1, 9), 40, 94, 58), Piece("icon/reserve", 76, 94, 28))
    yield from (Piece(_card(edition, 1, 20), 146, 94, 58), Piece("icon/buy", 182, 94, 28))


def _order(edition: str) -> _Pieces:
    yield Piece("back/1", 26, _MIDDLE, 56)
    yield Piece("token/1", 84, _MIDDLE, 42)
    yield Piece(_tile(edition, 2), 142, _MIDDLE, 44)
    yield Piece("icon/flag", 196, _MIDDLE, 32)
    for x in (55, 113, 172):
        yield Piece("icon/right", x, _MIDDLE, 16)


def _refill(edition: str) -> _Pieces:
    yield Piece("back/2", 46, _MIDDLE, 104)
    yield _arrow(108)
    yield Piece("ui/slot", 170, _MIDDLE, 104)
    yield Piece(_card(edition, 2, 12), 163, _MIDDLE - 5, 104)


def _three(_: str) -> _Pieces:
    yield from _row(["token/0", "token/1", "token/3"], _MIDDLE, 66, 68)


def _fewer(_: str) -> _Pieces:
    yield from _row(["token/1", "token/4"], 38, 52, 62)
    yield from _row([f"token_ghost/{kind}" for kind in (0, 2, 3)], 96, 36, 48)


def _pair(_: str) -> _Pieces:
    for index in range(2):
        yield Piece("token/2", 44, 84 - 12 * index, 58)
    yield _arrow(104)
    yield from _row(["token/2", "token/2"], _MIDDLE, 58, 30, 164)


def _ten(_: str) -> _Pieces:
    for index in range(10):
        yield Piece(f"token/{index % 6}", 24 + 30 * (index % 5), 42 + 40 * (index // 5), 36)
    yield Piece("", 186, _MIDDLE, 44, "10")


def _give_back(_: str) -> _Pieces:
    for index, kind in enumerate((0, 1, 3, 4, 5)):
        x, raised = 28 + 40 * index, index in (1, 4)
        yield Piece(f"token/{kind}", x, 62 if raised else 92, 44)
        if raised:
            yield Piece("icon/up", x, 22, 26)


def _reserve(edition: str) -> _Pieces:
    yield Piece(_card(edition, 2, 7), 48, _MIDDLE, 108)
    yield Piece("icon/hand", 118, _MIDDLE, 40)
    yield Piece("token/5", 176, _MIDDLE, 58)


def _from_deck(_: str) -> _Pieces:
    yield from _row(["back/1", "back/2", "back/3"], _MIDDLE, 88, 42, 78)
    yield Piece("icon/eye", 186, _MIDDLE, 44)


def _hand(edition: str) -> _Pieces:
    yield from _row([_card(edition, 1, 3), _card(edition, 2, 3), "back/3"], _MIDDLE, 98, 68)


def _buy(edition: str) -> _Pieces:
    yield from _row(["token/0", "token/1"], 40, 46, 46, 54)
    yield from _row(["token/3", "token/5"], 88, 46, 46, 54)
    yield _arrow(118)
    yield Piece(_card(edition, 2, 14), 174, _MIDDLE, 108)


def _exact(_: str) -> _Pieces:
    yield from _row(["pip/0", "pip/1", "pip/1"], _MIDDLE, 28, 28, 46)
    yield Piece("", 102, _MIDDLE, 36, "=")
    yield from _row(["token/0", "token/1", "token/5"], _MIDDLE, 38, 30, 164)


def _wild_comes(_: str) -> _Pieces:
    yield Piece("back/2", 50, _MIDDLE, 104)
    yield Piece("icon/plus", 112, _MIDDLE, 34)
    yield Piece("token/5", 172, _MIDDLE, 68)


def _wild_pays(_: str) -> _Pieces:
    yield Piece("token/5", 42, _MIDDLE, 66)
    yield Piece("", 92, _MIDDLE, 40, "=")
    yield from _row(["gem/0", "gem/1", "gem/2"], 40, 38, 36, 160)
    yield from _row(["gem/3", "gem/4"], 86, 38, 36, 160)


def _bonus(edition: str) -> _Pieces:
    yield from _bonuses(edition, (1, 1), 48)
    yield _arrow(104)
    yield from (Piece("pip/1", 140, 38, 32, alpha=90), Piece("pip/1", 176, 38, 32, alpha=90))
    yield Piece("token/2", 158, 88, 52)


def _free(edition: str) -> _Pieces:
    yield from _bonuses(edition, (0, 1, 3), 58)
    yield _arrow(128)
    yield Piece(_card(edition, 1, 30), 178, _MIDDLE, 100)


def _tile_comes(edition: str) -> _Pieces:
    yield from _bonuses(edition, (0, 1, 2), 58)
    yield _arrow(124)
    yield Piece(_tile(edition, 3), 174, _MIDDLE, 78)


def _one_tile(edition: str) -> _Pieces:
    yield Piece(_tile(edition, 1), 58, _MIDDLE, 88)
    yield Piece("icon/ok", 98, 24, 34)
    yield Piece(_tile(edition, 4), 164, _MIDDLE, 76, alpha=110)


def _later(edition: str) -> _Pieces:
    yield Piece("icon/clock", 52, _MIDDLE, 50)
    yield _arrow(106)
    yield Piece(_tile(edition, 4), 164, _MIDDLE, 86)


def _time(edition: str) -> _Pieces:
    yield Piece(_card(edition, 3, 1), 50, _MIDDLE, 110)
    yield _arrow(112)
    yield Piece("token/6", 168, _MIDDLE, 72)


def _time_stays(_: str) -> _Pieces:
    yield Piece("token/6", 60, _MIDDLE, 76)
    yield Piece("token_ghost/6", 156, _MIDDLE, 60)
    yield Piece("icon/cancel", 156, _MIDDLE, 34)


def _avengers(_: str) -> _Pieces:
    yield from _row(["tag", "tag", "tag"], _MIDDLE, 38, 31, 50)
    yield _arrow(112)
    yield Piece("majority", 166, _MIDDLE, 84)


def _overtaken(_: str) -> _Pieces:
    for y, seat, count in ((34, 0, "4"), (92, 1, "5")):
        yield Piece(f"avatar/{seat}", 26, y, 42)
        yield Piece("tag", 70, y, 36)
        yield Piece("", 102, y, 34, count)
    yield Piece("majority", 166, 86, 70)
    yield Piece("icon/down", 166, 26, 28)


def _gauntlet(_: str) -> _Pieces:
    yield Piece("", 34, 34, 44, "16")
    yield from _row([f"gem/{kind}" for kind in range(5)], 92, 25, 25, 66)
    yield Piece("token/6", 94, 36, 46)
    yield _arrow(136, 40)
    yield Piece("gauntlet", 178, _MIDDLE + 6, 78)


def _lost(_: str) -> _Pieces:
    yield Piece("majority", 48, _MIDDLE, 74)
    yield _arrow(106)
    yield Piece("gauntlet_empty", 164, _MIDDLE, 92)


def _last_round(edition: str) -> _Pieces:
    if edition == "marvel":
        yield Piece("gauntlet", 54, 40, 68)
    else:
        yield Piece("", 54, 38, 54, _goal(edition))
    yield Piece("icon/flag", 152, 38, 50)
    yield from _row([f"avatar/{seat}" for seat in range(4)], 100, 36, 44)


def _winner(edition: str) -> _Pieces:
    yield Piece("icon/trophy", 34, _MIDDLE, 56)
    yield Piece("icon/points", 86, _MIDDLE, 32)
    if edition == "marvel":
        yield Piece("majority", 138, _MIDDLE, 44)
    yield from (Piece("icon/right", x, _MIDDLE, 16) for x in ((109, 168) if edition == "marvel" else (126,)))
    yield Piece(_card(edition, 1, 12), 195 if edition == "marvel" else 170, _MIDDLE, 60 if edition == "marvel" else 92)


def _share(_: str) -> _Pieces:
    yield from (Piece("avatar/0", 38, 74, 56), Piece("avatar/2", 178, 74, 56))
    yield Piece("icon/handshake", WIDTH / 2, 78, 48)
    yield Piece("icon/trophy", WIDTH / 2, 30, 38)


def _pass(_: str) -> _Pieces:
    yield from _row([f"token_ghost/{kind}" for kind in range(3)], 40, 40, 46, 70)
    yield from _row([f"token_ghost/{kind}" for kind in (3, 4)], 88, 40, 46, 70)
    yield Piece("icon/step_forward", 172, _MIDDLE, 50)


def _stands(_: str) -> _Pieces:
    yield Piece("icon/pause", 48, _MIDDLE, 56)
    yield Piece("", 116, _MIDDLE, 54, "20")
    yield Piece("icon/clock", 180, _MIDDLE, 44)


def _open(edition: str) -> _Pieces:
    yield Piece("icon/eye", 36, _MIDDLE, 46)
    yield Piece(_card(edition, 2, 9), 102, _MIDDLE, 96)
    yield from (Piece("token/1", 172, 40, 44), Piece(_tile(edition, 2), 172, 90, 48))


def _hidden(_: str) -> _Pieces:
    yield Piece("icon/eye_off", 32, _MIDDLE, 44)
    yield from _row(["back/1", "back/2", "back/3"], _MIDDLE, 88, 42, 138)


_PICTURES: Final[dict[str, Callable[[str], _Pieces]]] = {
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
