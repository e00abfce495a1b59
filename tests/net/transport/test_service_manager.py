"""What is reported to a service manager over a real socket."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from net.transport.service_manager import READY, STOPPING, VARIABLE, report

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such service manager")


@pytest.mark.parametrize("abstract", [False, True] if sys.platform == "linux" else [False])
def test_states_reach_the_service_manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, abstract: bool) -> None:
    path = f"@cabochon{tmp_path}"[:100] if abstract else str(tmp_path / "s")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(path.replace("@", "\0"))
        manager.settimeout(5)
        monkeypatch.setenv(VARIABLE, path)
        report(READY)
        report(STOPPING)
        assert [manager.recv(100), manager.recv(100)] == [b"READY=1", b"STOPPING=1"]


@pytest.mark.parametrize("address", [None, "/nowhere/at/all"])
def test_without_a_service_manager_nothing_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str | None
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    if address is not None:
        monkeypatch.setenv(VARIABLE, address)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as other:
        other.bind(str(tmp_path / "s"))
        other.setblocking(False)
        report(READY)
        with pytest.raises(BlockingIOError):
            other.recv(100)
