"""The quick words that people send to each other with one click, at a table and in a server's hall.

Their names alone, for the network and the screen alike; ``game.view.descriptions.presence`` has the pictures and texts.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Reaction: TypeAlias = Literal["nice", "thanks", "think", "oops", "wow", "hurry"]
