"""The skin of an edition: everything in which its look, texts and sounds differ from another's.

Knows numbers, texts and the names of sprites; knows nothing of rules, states, scenes or pygame. Texts are msgids, to
be translated where they are shown.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.view.theme import Color, Theme

MAJORITY_SIGN: Final = "star"
"""The icon of the majority tile, in every edition that has one."""
_NAMED: Final = 0.95
"""Where a picture ends above this share of a card's height, a name follows."""


class SkinText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of an edition."""

    name: str
    short: str
    box: str
    """The edition's name beside the logo."""
    slogan: str
    aim: str
    first_hint: str
    """What tokens and cards are for, in a first game."""
    only_here: str
    """The mark of a rule that other editions do not have."""
    buy: str
    """The action as one word, in a sentence's case and in capitals."""
    buy_button: str
    buy_key: str
    """What its key does, in the help."""
    buy_card: str
    buy_or_reserve: str
    act: str
    bought_in: str
    """The caption of the round in which a card was bought."""
    bought: str
    """The log's row of a purchase, and of one for nothing."""
    bought_free: str
    tile_won: str
    tiles: str
    tiles_missing: str
    tile: str
    choose_tile: str
    confirm_tile: str
    tile_number: str
    """A tile in the middle by its number and in words, for a screen reader."""
    goes_for_tiles: str
    """What a bot does that prefers tiles."""
    columns: tuple[str, ...]
    """The result's columns: the total and where points come from."""
    stones: str


class CardLetters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The positions of the letters of colours on cards and tiles, as shares of a piece's width and height."""

    size: float
    beside_cost: float
    """Offset to the right of a price's stone."""
    demands: tuple[float, float, float, float]
    """On a tile: the x of the demands, their lower end, and the pitch of two and of three."""
    foot_of_three: float


class ResultSkin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The picture and the columns of a result."""

    plaque_y: float
    letters: float
    """The height of the winner's name."""
    dark: bool
    """Whether the winner's name is dark on its plate."""
    mote: float
    """The size of a mote: gold dust has a glow around it, a printed dot has none."""
    columns: tuple[float, ...]
    bonuses: float
    """Where the bonuses begin, right of the columns."""
    rank_w: float


class TableLights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of the light on the table."""

    tray: Color
    """The light on the floor of the bank's tray."""
    shade: Color
    """White in the shade of a card that the viewer cannot pay for: with less green than red, yellow stays warm."""
    last_round: Color
    """The light around the cloth in the last round: blended with orange, blue print would turn grey."""
    resting_mat: Color
    """What is left of its light on a mat whose seat does not act: less where mats are printed in bright colours."""


class Skin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One edition on the screen."""

    edition: str
    atlas: str
    """The folder of its sprites."""
    sounds: str
    """The folder of its effects and music."""
    theme: Theme
    text: SkinText
    letters: CardLetters
    result: ResultSkin
    lights: TableLights

    display: str
    """The style of baked glyphs for titles on a dark ground."""
    capital_middle: float
    """The middle of capitals, as a share of such a line's height."""
    capitals: bool
    """Whether titles are written in capitals."""
    word_space: float
    """The space between two words of such a title, by the height of its line."""
    portraits: bool
    """Whether players have portraits, or a small mark in their colour each."""
    light_plates: bool
    """Whether small plates are light, so that text on them is dark."""
    comic: bool
    """Whether prints, moments and animations are in the style of a comic."""
    slanted_buttons: bool
    """Whether the ends of buttons are slanted, so that words keep farther from them."""
    named_tiles: bool
    """Whether a tile's picture has its name on it."""
    white_bonus: bool
    """Whether the first colour's bonus is so light that its number is dark."""

    picture: tuple[float, float, float, float]
    """What of a card shows its picture: left, top, right and bottom as shares of the card."""
    medallions: dict[str, tuple[float, float, float]]
    """What of each tile a medallion shows, a face or a place: its middle and its width as shares of the tile.

    Of the majority tile it is the ground of the sign of what is counted.
    """
    medallion_corner: float
    """The radius of a medallion's corners by its width."""
    light: tuple[float, float, float]
    """The glint on a card's stone: point and size as shares of the card."""
    title_lights: tuple[tuple[float, float, float], ...]
    """The glints on the title's picture: x, y and width on the stage; as many in every edition."""
    fan: tuple[str, ...]
    """The cards that represent the edition."""
    samples: tuple[str, str]
    """An affordable card and one for which tokens are missing, in the settings."""
    sound_pictures: tuple[str, str]
    """The sprites for the sounds of a purchase and of a tile."""
    figure_sign: str
    """The icon beside the edition's figures in the profile."""
    tile_sign: str
    """The icon of a tile."""
    rule_card: str
    """The sprite of a card by ``level`` and ``number`` in the pictures of the rules, a format."""
    rule_tile: str
    """The same of a tile, by ``number``."""
    rule_reading: int
    """The level of the card on which the rules show how to read one."""

    @property
    def named_cards(self) -> bool:
        """Whether cards have their name below their picture."""
        return self.picture[3] < _NAMED
