"""Returning freed memory to the operating system.

Knows the C library; must not know what was in the memory.
"""

from __future__ import annotations

import sys


def trim_heap() -> None:
    """Return the heap's free pages to the system; does nothing where the C library is not glibc.

    glibc keeps freed pages between live blocks. After some games in two editions those are more than 100 MB of pixels.
    """
    if not sys.platform.startswith("linux"):
        return
    import ctypes  # not before the title: it takes 3 ms to load

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):  # another C library, such as musl
        return
