"""The record of a game: its values, text, hashes, signatures, and what an entry does to a position.

A record is at once the saved game, the replay, what a network game sends and what ``verify`` checks. This module
re-exports the values; the rest is in the module of its subject. ``docs/record.md`` specifies the format.
"""

from game.record.model import *
