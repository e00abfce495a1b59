"""The picture at the left of a result screen: the base edition's still life of trophies, Marvel's Gauntlet.

Knows a verdict, the sprites and their places; ``age_ms`` is the time since the screen opened, which animates them.
Knows nothing of the table beside the picture, of input or of sessions.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import TYPE_CHECKING, Final

from game.rules import COLORS, LEVELS
from game.rules import edition as rules_of
from game.scenes.result.confetti import Spark, arrival, dust, flash, sparks
from game.scenes.shared.page import Page
from game.scenes.shared.verdict import Verdict, VerdictRow
from game.ui.graphics.type_scale import NAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.ui.graphics.atlas import Atlas
    from game.ui.graphics.canvas import Canvas

MIDDLE_X: Final = 396.0
CLOTH: Final = (396.0, 462.0)
"""The middle of the round cloth."""
QUIET: Final = (568.0, 96.0)
"""Size of the plate of a game that nobody at this screen won."""
DUST: Final = (70.0, 200.0, 652.0, 640.0)
PIVOT: Final = (396.0, 648.0)
"""The centre of the fan of cards."""
REACH: Final = 300.0
"""From the centre to the middle of a card: the outermost corners keep clear of the cloth's stitches."""
CARD: Final = (153.0, 214.0)
FANS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (0,),
    (10, -10),
    (20, 0, -20),
    (30, 10, -10, -30),
    (38, 19, 0, -19, -38),
)
"""Tilt of each card, counter-clockwise, by how many there are: in steps at which no corner shows behind the next."""
CASE: Final = (96.0, 640.0, 600.0, 214.0)
GEM: Final = (84.0, 62.0)
"""A stone as it lies in its socket, seen at the angle of the case."""
MEDALS: Final = ((554.0, 598.0, -4), (238.0, 598.0, 4), (646.0, 592.0, -8), (146.0, 592.0, 8), (694.0, 494.0, -10))
"""The places of the nobles won, middle and tilt: on both sides of the wreath, below the fan's cards."""
MEDAL: Final = 84.0
SHARED_MEDAL: Final = 78.0
SHARED_TILT: Final = 5
"""The nobles of several winners, each outside its winner's wreath, or where they are many on the winner's card."""
ON_CARD: Final = 58.0
SHARED_CARD: Final = (140.0, 196.0)
"""A card of several winners, whose cards are above their wreaths."""
SHARED_FANS: Final[tuple[tuple[tuple[int, float], ...], ...]] = ((), ((0, 0.0),), ((8, -52.0), (-8, 52.0)))
"""Tilt and distance of the cards above a wreath, by how many there are."""
COURTS: Final[tuple[tuple[float, float, float], ...]] = (
    (0.58, 558.0, 0.0),
    (0.58, 558.0, 0.0),
    (0.56, 548.0, 284.0),
    (0.58, 516.0, 214.0),
    (0.48, 536.0, 146.0),
)
"""Scale, y of the middle and distance of the portraits, by their number."""
WREATH: Final = (380.0, 360.0, 190.0, 176.0)
"""Size of the wreath, and the middle of its ring inside it."""
PORTRAIT: Final = 206.0
CRACKLE: Final = (620.0, 620.0)
GLOVE: Final = (396.0, 455.0, 560.0, 490.0)
"""Middle and greatest size of the Gauntlet."""
STONES: Final = ((-11.4, -16.6), (26.2, 99.8), (-72.6, 27.1), (-49.0, 99.8), (49.9, 27.1), (-11.4, 47.2))
"""The places of the Gauntlet's stones, relative to its middle, in the order in which they light up."""
STONE: Final = 74.0
STONE_MS: Final = 170.0
"""The time between two stones."""
BEAMS_MS: Final = 1200.0
POPS: Final = (-142, -32, 24, 148, 92, -88)
"""The directions of the halftone bursts around the Gauntlet in degrees, 90 being down."""
POP_REACH: Final = 230.0
POP: Final = 154.0
ROW: Final = 765.0
"""The middle of the row below the Gauntlet: the winners' portraits, and the best cards of a single one."""
HERO: Final = (130.0, 176.0)
OTHERS: Final = (104.0, 146.0)
"""The size of one or two winners' portraits and their distance, and that of more portraits."""
BEST_CARD: Final = (108.0, 151.0)
HAND: Final = ((10, -76.0, 8.0), (0, 0.0, 0.0), (-10, 76.0, 8.0))
"""The best cards of a single winner: tilt, and place from the middle of the hand."""
BESIDE: Final = (-128.0, 60.0)
"""From the middle of the picture to a single winner's portrait and to the middle of the hand beside it."""


def result_sprites(atlas: Atlas, scale: float, shown: Verdict) -> Iterator[tuple[str, float, float]]:
    """Yield the larger sprites of a verdict's picture with their sizes in window pixels, for preloading."""
    winners = [row for row in shown.rows if row.winner]
    sizes: dict[str, tuple[float, float]]
    if "fx/crackle" in atlas:
        factor = min(GLOVE[2] / atlas.size("hero")[0], GLOVE[3] / atlas.size("hero")[1])
        glove = atlas.size("hero")[0] * factor, atlas.size("hero")[1] * factor
        sizes = {"fx/crackle": CRACKLE, "hero": glove, "victory/gauntlet": glove, "fx/pop": (POP, POP)}
        sizes |= {f"card/{card}": BEST_CARD for card in _best(winners)}
    else:
        size = COURTS[len(winners)][0]
        card = CARD if len(winners) < 2 else SHARED_CARD
        sizes = {"victory/cloth": atlas.size("victory/cloth")} | dict.fromkeys(_pick(winners), card)
        sizes |= {"victory/laurel": (WREATH[0] * size, WREATH[1] * size), "victory/case": (CASE[2], CASE[3])}
    sizes["victory/plaque"] = atlas.size("victory/plaque")
    yield from ((name, width * scale, height * scale) for name, (width, height) in sizes.items())


def paint_trophies(page: Page, canvas: Canvas, shown: Verdict, title: str, age_ms: float, *, glad: bool) -> None:
    """Draw the picture with the title on a plate above it, and with sparks if ``glad``."""
    if rules_of(page.edition).gauntlet:
        _gauntlet(page, canvas, shown, age_ms)
    else:
        _still_life(page, canvas, shown, age_ms)
    if glad:
        large = page.look.skin.result.mote
        for light in dust(DUST, age_ms):
            _light(page, canvas, "fx/mote", light, light.size * large)
        for light in sparks((MIDDLE_X, 300), age_ms):
            _light(page, canvas, "fx/spark", light, light.size)
    _plaque(page, canvas, title, glad=glad)
    if rules_of(page.edition).gauntlet:
        _heroes(page, canvas, shown.rows, age_ms)


def _plaque(page: Page, canvas: Canvas, title: str, *, glad: bool) -> None:
    """Draw the plate with the title, a plainer one where there is nothing to celebrate."""
    name = "victory/plaque" if glad else "banner/other"
    width, height = page.look.atlas.size(name) if glad else QUIET
    skin = page.look.skin
    middle = skin.result.plaque_y
    _piece(page, canvas, name, (MIDDLE_X, middle), (width, height))
    letters = skin.result.letters if glad else QUIET[1] * 0.8
    top = middle - letters * skin.capital_middle
    dark = glad and skin.result.dark
    page.banner(canvas, title, MIDDLE_X, top, letters, align=0.5, max_width=480, dark=dark)


def _light(page: Page, canvas: Canvas, name: str, light: Spark, size: float) -> None:
    _piece(page, canvas, name, (light.x, light.y), (size, size), strength=light.strength)


def _still_life(page: Page, canvas: Canvas, shown: Verdict, age_ms: float) -> None:
    winners = [row for row in shown.rows if row.winner]
    _piece(page, canvas, "victory/cloth", CLOTH, page.look.atlas.size("victory/cloth"))
    if len(winners) < 2:
        _fan(page, canvas, _pick(winners), age_ms)
        prizes = [tile for row in winners for tile in row.won]
        _prizes(page, canvas, prizes, MEDALS, MEDAL, age_ms)
    else:
        _shared_cards(page, canvas, winners, age_ms)
        for seat, row in enumerate(winners):
            _prizes(page, canvas, row.won, _beside_wreath(seat, len(winners)), SHARED_MEDAL, age_ms)
    names = [row.name for row in shown.rows]
    _court(page, canvas, winners or list(shown.rows), names, age_ms, crowned=bool(winners))
    _case(page, canvas, winners or list(shown.rows), age_ms)


def _beside_wreath(seat: int, winners: int) -> tuple[tuple[float, float, int], ...]:
    """Return the places of the nobles of one of several winners, the first one lowest."""
    size, y, apart = COURTS[winners]
    outwards = 1 if winners > 2 or seat else -1
    x = MIDDLE_X + (seat - (winners - 1) / 2) * apart
    if winners > 2:
        x, y = x + ON_CARD, y - WREATH[3] * size
    else:
        x += outwards * (WREATH[0] * size / 2 + SHARED_MEDAL * 0.42)
    return tuple((x, y + 34 - number * (SHARED_MEDAL + 8), -outwards * SHARED_TILT) for number in range(2))


def _prizes(
    page: Page,
    canvas: Canvas,
    prizes: Sequence[str],
    places: tuple[tuple[float, float, int], ...],
    side: float,
    age_ms: float,
) -> None:
    """Draw bonus tiles at their places, as many as there are places."""
    for number, (name, (x, y, tilt)) in enumerate(zip(prizes, places, strict=False)):
        arrived = arrival(age_ms, 500 + 120 * number, 400)
        spot = x, y - 40 * (1 - arrived)
        _piece(page, canvas, f"tile/{name}", spot, (side, side), tilt=tilt, strength=arrived)


def _pick(winners: list[VerdictRow]) -> list[str]:
    """Return the sprites of the fan: the best cards of the winners, the same number of each."""
    if not winners:
        return [f"back/{level}" for level in LEVELS]
    each = len(FANS) - 1 if len(winners) == 1 else _each(winners)
    return [f"card/{card}" for row in winners for card in row.best[:each]]


def _each(winners: list[VerdictRow]) -> int:
    """Return how many cards of each of several winners are shown."""
    return 2 if len(winners) == 2 else 1


def _shared_cards(page: Page, canvas: Canvas, winners: list[VerdictRow], age_ms: float) -> None:
    """Draw the best cards of several winners, each above the winner's wreath."""
    size, y, apart = COURTS[len(winners)]
    middle = y - WREATH[3] * size - SHARED_CARD[1] / 2 - 12
    number = 0
    for seat, row in enumerate(winners):
        cards = row.best[: _each(winners)]
        for card, (tilt, aside) in zip(cards, SHARED_FANS[len(cards)], strict=True):
            arrived = arrival(age_ms, 90 * number, 480)
            x = MIDDLE_X + (seat - (len(winners) - 1) / 2) * apart + aside
            spot = x, middle + 60 * (1 - arrived)
            _piece(page, canvas, f"card/{card}", spot, SHARED_CARD, tilt=tilt, strength=arrived)
            number += 1


def _fan(page: Page, canvas: Canvas, names: list[str], age_ms: float) -> None:
    for number, (name, tilt) in enumerate(zip(names, FANS[len(names)], strict=True)):
        arrived = arrival(age_ms, 90 * number, 480)
        reach = REACH * (0.45 + 0.55 * arrived)
        spot = PIVOT[0] - reach * sin(radians(tilt)), PIVOT[1] - reach * cos(radians(tilt))
        _piece(page, canvas, name, spot, CARD, tilt=tilt, strength=arrived)


def _piece(
    page: Page,
    canvas: Canvas,
    name: str,
    middle: tuple[float, float],
    size: tuple[float, float],
    *,
    tilt: int = 0,
    strength: float = 1.0,
) -> None:
    """Draw a sprite around a middle on the stage; its size in pixels is constant, so that it is scaled only once."""
    scale = page.stage.scale
    width, height = size
    image = page.look.atlas.sprite(name, width * scale, height * scale, angle=tilt)
    left, top = page.stage.at(middle[0] - width / 2, middle[1] - height / 2)
    canvas.image(image, round(left), round(top), round(255 * strength))


def _court(
    page: Page, canvas: Canvas, rows: list[VerdictRow], names: list[str], age_ms: float, *, crowned: bool
) -> None:
    """Draw the winners' portraits in wreaths; without a winner all portraits, without wreaths; ``names``: everybody."""
    size, y, apart = COURTS[len(rows)]
    if not crowned:
        size, y = size * 1.1, y + 48
    for number, row in enumerate(rows):
        x = MIDDLE_X + (number - (len(rows) - 1) / 2) * apart
        arrived = arrival(age_ms, 260 + 120 * number, 420)
        down = y + 36 * (1 - arrived)
        if crowned:
            width, height, across, deep = (length * size for length in WREATH)
            spot = x - across + width / 2, down - deep + height / 2
            _piece(page, canvas, "victory/laurel", spot, (width, height), strength=arrived)
        side = PORTRAIT * size
        avatar = page.look.avatars(names)[names.index(row.name)]
        _piece(page, canvas, avatar, (x, down), (side, side), strength=arrived)
        if crowned and arrived == 1.0:
            _name(page, canvas, row.name, (x, down + side * 0.56), side * 1.3)


def _name(page: Page, canvas: Canvas, name: str, middle: tuple[float, float], most: float) -> None:
    """Write a winner's name on a slip below the portrait, at most ``most`` wide."""
    text, scale = page.look.text, page.stage.scale
    height = 36.0
    style = text.fit(NAME, name, (most - 28) * scale, height * scale)
    width = text.size(style, name)[0] / scale + 36
    page.sprite(canvas, "ui/pill_active", middle[0] - width / 2, middle[1] - height / 2, width, height)
    page.write(canvas, style.in_color("text_dark"), name, *middle, "center")


def _case(page: Page, canvas: Canvas, rows: list[VerdictRow], age_ms: float) -> None:
    """Draw the jewel case with a stone of each colour of which one of some players has a bonus."""
    x, y, width, height = CASE
    _piece(page, canvas, "victory/case", (x + width / 2, y + height / 2), (width, height))
    for color in range(COLORS):
        if not any(row.bonuses[color] for row in rows):
            continue
        across, down = page.look.atlas.anchor("victory/case", f"gem/{color}")[:2]
        moment = 420.0 + 130 * color
        fallen = arrival(age_ms, moment, 320)
        spot = x + width * across, y + height * down - 5 - 60 * (1 - fallen)
        _piece(page, canvas, f"gem/{color}", spot, GEM, strength=fallen)
        _glint(page, canvas, spot[0] - GEM[0] * 0.18, spot[1] - GEM[1] * 0.24, 62, flash(age_ms, moment + 260))


def _glint(page: Page, canvas: Canvas, x: float, y: float, size: float, strength: float) -> None:
    if strength > 0:
        page.sprite(canvas, "fx/glint", x - size / 2, y - size / 2, size, size, round(255 * strength))


def _gauntlet(page: Page, canvas: Canvas, shown: Verdict, age_ms: float) -> None:
    """Draw the glove; if somebody won, its stones light up one after another, then it is drawn with beams."""
    x, y = GLOVE[:2]
    _piece(page, canvas, "fx/crackle", (x, y - 16), CRACKLE)
    if shown.winners:
        for number, degrees in enumerate(POPS):
            spot = x + POP_REACH * cos(radians(degrees)), y + POP_REACH * sin(radians(degrees))
            shine = flash(age_ms, BEAMS_MS - 60 + 70 * number, 420)
            _piece(page, canvas, "fx/pop", spot, (POP, POP), strength=min(1.0, 1.5 * shine))
    if shown.winners and age_ms >= BEAMS_MS:
        _glove(page, canvas, "hero")
    else:
        _glove(page, canvas, "victory/gauntlet")
    for number, (dx, dy) in enumerate(STONES if shown.winners else ()):
        moment = STONE_MS * (number + 1)
        if moment <= age_ms < BEAMS_MS:
            with canvas.clip(page.stage.box(x + dx - STONE / 2, y + dy - STONE / 2, STONE, STONE)):
                _glove(page, canvas, "hero")
        _glint(page, canvas, x + dx, y + dy, 130, flash(age_ms, moment - 90, 460))


def _heroes(page: Page, canvas: Canvas, rows: Sequence[VerdictRow], age_ms: float) -> None:
    """Draw the winners' portraits, or everybody's, below the Gauntlet; beside a single one the winner's best cards."""
    avatars = page.look.avatars(row.name for row in rows)
    won = any(row.winner for row in rows)
    people = [(avatar, row.name) for avatar, row in zip(avatars, rows, strict=True) if row.winner or not won]
    cards = _best([row for row in rows if row.winner])
    for number, (card, (tilt, x, y)) in enumerate(zip(cards, HAND[: len(cards)], strict=True)):
        arrived = arrival(age_ms, 420 + 90 * number, 420)
        spot = MIDDLE_X + BESIDE[1] + x, ROW + y + 30 * (1 - arrived)
        _piece(page, canvas, f"card/{card}", spot, BEST_CARD, tilt=tilt, strength=arrived)
    side, apart = HERO if len(people) < 3 else OTHERS
    left = MIDDLE_X + BESIDE[0] if cards else MIDDLE_X - (len(people) - 1) / 2 * apart
    for number, (avatar, name) in enumerate(people):
        arrived, x = arrival(age_ms, 300 + 120 * number, 420), left + number * apart
        _piece(page, canvas, avatar, (x, ROW + 30 * (1 - arrived)), (side, side), strength=arrived)
        if won and arrived == 1.0:
            _name(page, canvas, name, (x, ROW + side * 0.5), side * 1.1)


def _best(winners: Sequence[VerdictRow]) -> tuple[str, ...]:
    """Return the best cards of a single winner; nothing of several, whose portraits take their place."""
    return winners[0].best[: len(HAND)] if len(winners) == 1 else ()


def _glove(page: Page, canvas: Canvas, name: str) -> None:
    """Draw one of the two gloves, whose sprites are aligned."""
    x, y, room_wide, room_high = GLOVE
    width, height = page.look.atlas.size(name)
    factor = min(room_wide / width, room_high / height)
    _piece(page, canvas, name, (x, y), (width * factor, height * factor))
