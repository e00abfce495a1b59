"""The safety words that two people compare to exclude a man in the middle between their computers.

Knows hashing and a list of words. The list is part of the protocol: both sides must have the same one, in the same
order.
"""

from __future__ import annotations

from typing import Final

from game.record.hashing import sha

_ALL: Final = """
acorn alder amber anchor anvil apple apron arrow ash atlas autumn badge bagel baker bamboo banjo barley
basil beach bell berry birch bison blanket boat bonfire book bottle branch bread brick bridge broom bucket
buffalo butter button cabin cactus camel candle canoe carpet castle cedar cello chalk cherry chess chimney
cider circle clay cliff clock cloud clover coach cobalt coffee comet copper coral cotton cousin cradle crane
crystal daisy dawn desert diamond dolphin donkey door dragon drum duck dune eagle earth echo elbow elm ember
engine evening fabric falcon feather fern ferry fiddle field finch fire flint flute foam fossil fountain fox
frog frost fruit galaxy garden garnet gate giant ginger giraffe glacier glass globe goat gold gondola goose
granite grape grass guitar hammer harbor hat hazel hedge helmet heron hill honey island ivory ivy jacket
jade jasmine jelly jewel jungle kayak kettle kite kiwi koala ladder lagoon lamp lantern lark lava lemon
leopard lily linen lion lizard lobster lotus magnet mango maple marble market meadow melon mint mirror
monkey moon moss mountain mustard napkin nest night nutmeg oak oasis ocean olive onion opal orange orchard
otter owl oyster paddle palace panda paper parrot peach pearl pencil penguin pepper piano pine planet plum
pocket pond poppy prairie pumpkin puzzle quartz quill rabbit radish rain raven ribbon ring river robin
rocket rose ruby saffron sail salmon sapphire scarf shadow silver spoon squirrel star stone sugar summer
swan sword thunder tiger tomato tower trumpet tulip turtle umbrella valley velvet violin volcano walnut
whale willow window winter wolf zebra
"""
WORDS: Final = tuple(_ALL.split())
"""Short things that can be seen or touched and do not sound alike, 256 of them in order of the alphabet."""
COUNT: Final = 4


def words_for(
    host_certificate: bytes, guest_certificate: bytes, host_nonce: bytes, guest_nonce: bytes
) -> tuple[str, ...]:
    """Return the four words that both sides derive from their certificates’ fingerprints and fresh nonces.

    A man in the middle shows each side another certificate, and has one chance in 2³² that the words agree.
    """
    digest = sha("words", host_certificate, guest_certificate, host_nonce, guest_nonce)
    return tuple(WORDS[byte] for byte in digest[:COUNT])
