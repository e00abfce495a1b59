"""What a skin is: everything in which the look, the words and the sounds of one edition differ from another's.

Knows numbers, words and the names of sprites; knows nothing of rules, states, scenes or pygame. Words are English, to
be looked up in the catalogues where they are shown.
"""

from __future__ import annotations

import msgspec

from game.view.layout.spec import LayoutSpec
from game.view.theme import Role, Theme


class SkinText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an edition calls things."""

    name: str
    short: str
    box: str
    """The edition's name beside the logo."""
    slogan: str
    aim: str
    only_here: str
    """Of a rule that other editions do not have."""
    your_turn: str
    buy: str
    """The action as one word, in a sentence's case and in capitals."""
    buy_button: str
    buy_card: str
    buy_or_reserve: str
    act: str
    bought: str
    """The log's row of a purchase, and of one for nothing."""
    bought_free: str
    tile_won: str
    tiles: str
    tiles_missing: str
    no_card: str
    log: str
    reserve: str
    """What stands in an empty place of the hand."""
    columns: tuple[str, ...]
    """The result's columns: the total and where points come from."""
    stones: str
    kinds: tuple[str, ...] = ()
    """The names below the piles of the bank, for all kinds or for none."""
    no_tile: str = ""
    """What stands where a player has no tile and none is near."""


class CardLetters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the letters of colours lie on cards and tiles, as shares of a piece's width and height."""

    size: float
    beside_cost: float
    """How far right of a price's stone."""
    demands: tuple[float, float, float, float]
    """On a tile: how far right, the foot of the demands, and the pitch of two and of three."""
    foot_of_three: float


class ResultSkin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The picture and the columns of a result."""

    plaque_y: float
    letters: float
    """The height of the winner's name."""
    dark: bool
    """Whether the winner's name is dark on its plate."""
    mote: float
    """How large a mote is drawn: gold dust glows wider than it is, a printed dot does not."""
    columns: tuple[float, ...]
    bonuses: float
    """Where the bonuses begin, right of the columns."""
    rank_w: float


class Skin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One edition on the screen."""

    edition: str
    atlas: str
    """The folder of its sprites."""
    sounds: str
    """The folder of its effects and music."""
    theme: Theme
    layout: LayoutSpec
    text: SkinText
    letters: CardLetters
    result: ResultSkin

    display: str
    """The baked letters for points and titles on a dark ground."""
    capital_middle: float
    """How far down a line of them the middle of capitals is, and that of digits."""
    digit_middle: float
    title_role: Role
    """In what the titles of small panels are set."""
    slot_role: Role
    """In what an empty place of the hand is named."""

    capitals: bool
    """Whether names at the table are written in capitals."""
    portraits: bool
    """Whether players have portraits, or a small mark in their colour each."""
    light_plates: bool
    """Whether small plates are light, so that what stands on them is dark."""
    comic: bool
    """Whether pieces dash and burst and buttons slant as in a comic, or pieces glide and gleam."""
    turn_flag: bool
    """Whether the sign of the turn is one line on a flag, or a banner with the prompt."""
    labelled: bool
    """Whether the bank and the points bear captions, and points stand without a plate."""
    white_bonus: bool
    """Whether the first colour's bonus is so light that its number is dark."""
    shows_reach: bool
    """Whether the cards that the reader could pay for are edged during the turns of others."""

    light: tuple[float, float, float]
    """Where light plays on a card's stone: point and size as shares of the card."""
    title_lights: tuple[tuple[float, float, float], ...]
    """Where light plays on the title's picture: x, y and width on the stage; as many in every edition."""
    fan: tuple[str, ...]
    """The cards that stand for the edition."""
    samples: tuple[str, str]
    """A card that can be bought and one for which something is missing, in the settings."""
    sound_pictures: tuple[str, str]
    """The sprites for the sounds of a purchase and of a tile."""
    figure_sign: str
    """The icon beside the edition's figures in the profile."""
    rule_card: str
    """The sprite of a card by ``level`` and ``number`` in the pictures of the rules, a format."""
    rule_tile: str
    """The same of a tile, by ``number``."""
    rule_reading: int
    """The level of the card on which the rules show how to read one."""
