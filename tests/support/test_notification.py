"""Notifications of the desktop, with and without one."""

from __future__ import annotations

import queue
import sys
import threading
import types

import pytest

from game.support.notification import DesktopNotifier

PATIENCE_S = 30.0


def finish() -> None:
    """Wait until the thread of the notifications has ended."""
    for thread in threading.enumerate():
        if thread.name == "notifications":
            thread.join(PATIENCE_S)
            assert not thread.is_alive()


def test_a_notification_reaches_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: queue.SimpleQueue[tuple[str, str]] = queue.SimpleQueue()

    class Desktop:
        def __init__(self, app_name: str) -> None:
            self.name = app_name

        def send(self, title: str, message: str) -> None:
            shown.put((title, message))

    module = types.ModuleType("desktop_notifier")
    vars(module)["DesktopNotifierSync"] = Desktop
    monkeypatch.setitem(sys.modules, "desktop_notifier", module)
    with DesktopNotifier() as notifier:
        notifier.show("Your turn", "Bianca")
        assert shown.get(timeout=PATIENCE_S) == ("Your turn", "Bianca")
    finish()


def test_nothing_happens_without_a_desktop(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Desktop:
        def __init__(self, app_name: str) -> None:
            raise OSError(f"no bus for {app_name}")

    module = types.ModuleType("desktop_notifier")
    vars(module)["DesktopNotifierSync"] = Desktop
    monkeypatch.setitem(sys.modules, "desktop_notifier", module)
    notifier = DesktopNotifier()
    notifier.show("Your turn", "")
    finish()
    notifier.show("Your turn", "")
    notifier.close()
    assert capsys.readouterr() == ("", "")


def test_nothing_happens_without_the_library(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "desktop_notifier", None)
    with DesktopNotifier() as notifier:
        notifier.show("Your turn", "")
        finish()
    assert capsys.readouterr() == ("", "")
