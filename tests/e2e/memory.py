"""What a running program holds: its whole readable memory, and every file in its folder (Linux)."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

REGION = re.compile(r"([0-9a-f]+)-([0-9a-f]+) r")
KERNEL_REGIONS = ("[vvar", "[vsyscall]")


def memory(process: int) -> Iterator[bytes]:
    """Read every region of a process that can be read."""
    folder = Path("/proc") / str(process)
    with (folder / "mem").open("rb", buffering=0) as file:
        for line in (folder / "maps").read_text().splitlines():
            region = REGION.match(line)
            if region is None or any(name in line for name in KERNEL_REGIONS):
                continue
            start, end = (int(value, 16) for value in region.groups())
            file.seek(start)
            with contextlib.suppress(OSError):  # what belongs to a device
                data = b""
                while len(data) < end - start and (piece := file.read(end - start - len(data))):
                    data += piece
                yield data


def files(folder: Path) -> Iterator[bytes]:
    """Read every file of a folder and those below it."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.read_bytes()


def found(values: Iterable[bytes], pieces: Iterable[bytes]) -> set[bytes]:
    """Return which values occur in the pieces, as bytes or in hexadecimal."""
    wanted = set(values)
    forms = {value: (value, value.hex().encode(), value.hex().upper().encode()) for value in wanted}
    hits: set[bytes] = set()
    for piece in pieces:
        hits |= {value for value in wanted - hits if any(form in piece for form in forms[value])}
    return hits
