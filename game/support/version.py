"""Which version of the program this is, as it was installed.

Knows the installed packages; they are dear to look up, so it is done once, when somebody asks.
"""

from __future__ import annotations

from functools import cache


@cache
def version() -> str:
    """Give the version, or that the program was never installed."""
    from importlib import metadata

    try:
        return metadata.version("cabochon")
    except metadata.PackageNotFoundError:
        return "(not installed)"
