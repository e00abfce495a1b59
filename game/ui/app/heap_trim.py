"""Returning freed memory to the operating system.

Knows the C library; must not know what was in the memory.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

_MMAP_THRESHOLD: Final = -3
"""The number of the parameter ``M_MMAP_THRESHOLD`` of glibc's ``mallopt``."""


def separate_large_blocks(least: int) -> None:
    """Have blocks of ``least`` bytes or more returned to the system when freed; does nothing without glibc.

    Each has pages of its own, which makes it some 60 us dearer: pictures that are made for one frame should be smaller.
    By itself glibc does so only until the first of them is freed. From then on pictures of pages lie between those
    that stay, and what they leave free is lost: 20 to 30 MB after some games in two editions.
    """
    if sys.platform.startswith("linux"):
        import ctypes

        with suppress(OSError, AttributeError):  # another C library, such as musl
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, least)


def trim_heap() -> None:
    """Return the heap's free pages to the system; does nothing where the C library is not glibc.

    glibc keeps freed pages between live blocks.
    """
    if sys.platform.startswith("linux"):
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
