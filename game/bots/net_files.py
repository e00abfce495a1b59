"""The nets that the program ships, by edition and number of players.

Knows the files in ``assets/bots``; knows nothing of what is done with a net.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from io import BytesIO
from typing import IO, Final

import numpy as np

from game.bots.position_array import Array, tables_of
from game.bots.value_net import ValueNet

WEIGHTS: Final = 10
"""How many arrays a file holds, ``w0`` to ``w9``, of half precision."""


@cache
def shipped_net(edition: str, players: int) -> ValueNet | None:
    """Return the net for an edition and a number of players, ``None`` where there is none."""
    file = resources.files("assets") / "bots" / f"{edition}-{players}.npz"
    if not file.is_file():
        return None
    return read_net(file.read_bytes(), edition)


def read_net(data: bytes, edition: str) -> ValueNet:
    """Return a net from the content of a file; raises ``ValueError`` or ``KeyError`` where it is damaged."""
    weights = read_weights(BytesIO(data))
    return ValueNet(weights, len(weights[-1]), tables_of(edition))


def read_weights(file: str | IO[bytes]) -> list[Array]:
    """Return the arrays of a net's file in single precision; raises as ``read_net``."""
    with np.load(file) as arrays:
        return [arrays[f"w{number}"].astype(np.float32) for number in range(WEIGHTS)]
