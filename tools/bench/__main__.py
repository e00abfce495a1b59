"""``python -m tools.bench [GROUP ...] [--json]``: measure every budget and print which are kept."""

from __future__ import annotations

import argparse
import sys

import msgspec

from tools.bench import hour, net, net_host, speed, window
from tools.bench.rows import Row

GROUPS = {
    "speed": speed.measure,
    "host": net_host.measure,
    "net": net.measure,
    "window": window.measure,
    "hour": hour.measure,
}


def main() -> int:
    """Measure, print each result at once, and return 1 when a budget is not kept."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description="Measure the budgets.")
    parser.add_argument("groups", nargs="*", choices=[[], *GROUPS], metavar="GROUP", help=", ".join(GROUPS))
    parser.add_argument("--json", action="store_true", help="print one list of rows at the end instead of a table")
    options = parser.parse_args()
    rows: list[Row] = []
    for name in options.groups or GROUPS:
        for row in GROUPS[name]():
            rows.append(row)
            if not options.json:
                budget = "" if row.budget is None else f"budget {row.budget:g}"
                print(
                    f"{'ok  ' if row.ok else 'OVER'} {row.name:<48} {row.value:>10.2f} {row.unit:<12} {budget}",
                    flush=True,
                )
    if options.json:
        sys.stdout.write(msgspec.json.encode(rows).decode() + "\n")
    return 0 if all(row.ok for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
