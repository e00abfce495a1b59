"""A network of its own for every program: namespaces joined by a bridge, whose cables can be pulled (Linux)."""

from __future__ import annotations

import shutil
import subprocess
from types import TracebackType
from typing import Final

TOOLS: Final = ("unshare", "nsenter", "ip")
IDLE: Final = ("sh", "-c", "echo; exec cat")
"""Prints that its namespace is there, and keeps it until its input ends."""


def missing() -> str:
    """Return why there can be no namespaces here; empty where there can."""
    lost = [tool for tool in TOOLS if shutil.which(tool) is None]
    if lost:
        return f"needs {', '.join(lost)}"
    probe = ["unshare", "-Urn", "ip", "link", "add", "name", "br0", "type", "bridge"]
    return (
        "" if subprocess.run(probe, capture_output=True, check=False).returncode == 0 else "namespaces are not allowed"
    )


class Wires:
    """A bridge in a namespace of its own, and behind it one namespace for each program: 10.7.0.1, 10.7.0.2, …"""

    def __init__(self) -> None:
        self._holders: list[subprocess.Popen[str]] = []

    def __enter__(self) -> Wires:
        self._hub = self._hold(["unshare", "-Urn", *IDLE])
        self._run(self._hub, "ip", "link", "set", "lo", "up")
        self._run(self._hub, "ip", "link", "add", "name", "br0", "type", "bridge")
        self._run(self._hub, "ip", "link", "set", "br0", "up")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for holder in reversed(self._holders):
            assert holder.stdin is not None
            holder.stdin.close()
            assert holder.stdout is not None
            holder.stdout.close()
            holder.wait()

    def plug_in(self, number: int) -> tuple[str, ...]:
        """Make the namespace of a program and return the command that starts one inside."""
        inside = self._hold([*self._enter(self._hub), "unshare", "-n", *IDLE])
        self._run(self._hub, "ip", "link", "add", "name", f"v{number}", "type", "veth", "peer", "name", f"w{number}")
        self._run(self._hub, "ip", "link", "set", f"v{number}", "master", "br0", "up")
        self._run(self._hub, "ip", "link", "set", f"w{number}", "netns", str(inside))
        self._run(inside, "ip", "link", "set", "lo", "up")
        self._run(inside, "ip", "addr", "add", f"10.7.0.{number}/24", "dev", f"w{number}")
        self._run(inside, "ip", "link", "set", f"w{number}", "up")
        self._run(inside, "ip", "route", "add", "default", "dev", f"w{number}")
        return self._enter(inside)

    def pull(self, number: int) -> None:
        """Pull a program's cable."""
        self._run(self._hub, "ip", "link", "set", f"v{number}", "down")

    def mend(self, number: int) -> None:
        """Put the cable back."""
        self._run(self._hub, "ip", "link", "set", f"v{number}", "up")

    def _hold(self, command: list[str]) -> int:
        """Start the process that keeps a namespace, and return it once the namespace exists."""
        holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._holders.append(holder)
        assert holder.stdout is not None
        assert holder.stdout.readline() == "\n"
        return holder.pid

    def _enter(self, process: int) -> tuple[str, ...]:
        return ("nsenter", "--preserve-credentials", "-U", "-n", "-t", str(process))

    def _run(self, process: int, *command: str) -> None:
        subprocess.run([*self._enter(process), *command], check=True, capture_output=True)
