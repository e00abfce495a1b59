"""The version of the program, as it was installed.

Knows installed packages; knows nothing of what is done with a version. Looking them up is slow, so it is done once, on
first use.
"""

from __future__ import annotations

from functools import cache


@cache
def version() -> str:
    """Return the version, or that the program was never installed."""
    from importlib import metadata

    try:
        return metadata.version("cabochon")
    except metadata.PackageNotFoundError:
        return "(not installed)"
