"""What a measurement is: a named value against its budget."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One measured value; ``ok`` is whether it keeps its budget, true where there is none."""

    name: str
    value: float
    unit: str
    budget: float | None
    ok: bool


def at_most(name: str, value: float, unit: str, budget: float) -> Row:
    """Return a row whose value must not exceed the budget."""
    return Row(name, round(value, 3), unit, budget, value <= budget)


def at_least(name: str, value: float, unit: str, budget: float) -> Row:
    """Return a row whose value must reach the budget."""
    return Row(name, round(value, 3), unit, budget, value >= budget)


def unbudgeted(name: str, value: float, unit: str) -> Row:
    """Return a row without a budget, for comparison."""
    return Row(name, round(value, 3), unit, None, True)


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the value that ``percent`` per cent of the values do not exceed; raise for fewer than two values."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]
