"""The day of a moment, as a server and the command line write it.

Knows the calendar in UTC; knows nothing of local time.
"""

from __future__ import annotations

from datetime import UTC, datetime


def utc_day(seconds: int) -> str:
    """Return the day in UTC of a moment in seconds since 1970, as ``2026-11-05``."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")
