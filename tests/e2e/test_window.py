"""The real program in a real window: on a virtual screen with a window manager, driven by key presses and clicks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.view.theme import MIN_SIZE
from tests.helpers.waiting import PATIENCE_S

TOOLS = ("Xvfb", "openbox", "xdotool")
SIZE = (1280, 720)
SCREEN = (1600, 1000)

pytestmark = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in TOOLS),
    reason=f"needs {', '.join(TOOLS)} for a window on a virtual screen",
)


@pytest.fixture(scope="module")
def screen() -> Iterator[dict[str, str]]:
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        display = answer.readline().strip()
    environment = {key: value for key, value in os.environ.items() if key not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
    environment |= {"DISPLAY": f":{display}", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
    yield environment
    for process in (manager, server):
        process.terminate()
        process.wait()


class Player:
    """Somebody at the keyboard and the mouse of one running program."""

    def __init__(self, screen: dict[str, str], data: Path, size: tuple[int, int] = SIZE, *options: str) -> None:
        self.screen = screen
        self.data = data
        self.window = ""
        self.errors = data / "stderr.txt"
        settings = data / "settings.toml"
        if not settings.exists():  # without one it would be the first start, with a welcome over the title
            settings.write_text('language = "en"\n', encoding="utf-8")
        command = [sys.executable, "-m", "game", "--data-dir", str(data), "--windowed", f"{size[0]}x{size[1]}"]
        with self.errors.open("w") as file:
            self.process = subprocess.Popen([*command, "--lang", "en", *options], env=screen, stderr=file)

    def __enter__(self) -> Player:
        found = self.until(lambda: self.tool("search", "--onlyvisible", "--class", "cabochon"), "a window")
        self.window = found.split()[0]
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def tool(self, *arguments: str) -> str:
        done = subprocess.run(["xdotool", *arguments], env=self.screen, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def until(self, happened: Callable[[], str], what: str, again: Callable[[], object] = lambda: None) -> str:
        """Wait for something, doing something again and again meanwhile; fails when the program ends or time is up."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            again()
            found = happened()
            if found:
                return found
            if self.process.poll() is not None:
                pytest.fail(f"the program ended: {self.errors.read_text()}")
            time.sleep(0.1)
        self.kill()
        pytest.fail(f"waited in vain for {what}")

    def keys(self, *names: str) -> None:
        self.tool("windowfocus", self.window)
        for name in names:
            self.tool("key", name)

    def click(self, x: int, y: int) -> None:
        self.tool("mousemove", "--window", self.window, str(x), str(y), "click", "1")

    def geometry(self) -> dict[str, int]:
        """Place and size of what is inside the window's decoration: ``X``, ``Y``, ``WIDTH``, ``HEIGHT``."""
        lines = self.tool("getwindowgeometry", "--shell", self.window).splitlines()
        return {name: int(value) for name, _, value in (line.partition("=") for line in lines)}

    def moves(self) -> list[str]:
        """What the record on disk holds by now, entry by entry."""
        records = sorted((self.data / "games").glob("*.cabochon"))
        if not records:
            return []
        lines = records[0].read_text(encoding="utf-8").splitlines(keepends=True)
        return [line for line in lines if line[0].isdigit() and line.endswith("\n")]

    def own(self) -> str:
        return "".join(line for line in self.moves() if " commit 1 " in line)


def test_deal_play_kill_continue_and_close(screen: dict[str, str], tmp_path: Path) -> None:
    deal_button = (round(SIZE[0] * 0.86), round(SIZE[1] * 0.93))
    # A window is seen before it takes keys: so nothing depends on one key press, and the first page is the setup.
    with Player(screen, tmp_path, SIZE, "--players", "2") as player:
        player.until(lambda: "".join(player.moves()), "a deal", lambda: player.click(*deal_button))
        player.until(player.own, "the first move", lambda: player.keys(*["BackSpace"] * 3, "1", "2", "3", "Return"))
        seen = player.moves()
        player.kill()
    with Player(screen, tmp_path) as player:
        assert player.moves()[: len(seen)] == seen
        before = len(player.own())
        player.until(
            lambda: player.own()[before:],
            "a move after going on",
            lambda: player.keys(*["BackSpace"] * 3, "1", "2", "3", "4", "5", "Return"),
        )
        player.until(lambda: "" if player.process.poll() is None else "ended", "the end", lambda: player.keys("alt+F4"))
        assert player.process.returncode == 0
    assert player.moves()[: len(seen)] == seen


def test_a_second_process_shows_a_dialog(screen: dict[str, str], tmp_path: Path) -> None:
    with Player(screen, tmp_path) as first:

        def dialog() -> str:
            windows = first.tool("search", "--onlyvisible", "--name", "^Cabochon$").split()
            return next((window for window in windows if window != first.window), "")

        command = [sys.executable, "-m", "game", "--data-dir", str(tmp_path), "--lang", "en"]
        second = subprocess.Popen(command, env=screen, stderr=subprocess.PIPE, text=True)
        try:
            window = first.until(dialog, "a dialog")
            first.until(
                lambda: "closed" if second.poll() is not None else "",
                "the dialog's end",
                lambda: first.tool("windowfocus", window, "key", "Return"),
            )
            assert second.returncode == 1
            assert second.stderr is not None
            said = second.stderr.read()
        finally:
            second.kill()
            second.communicate()
        assert said.count("\n") == 1
        assert "already running" in said


def test_a_window_as_large_as_the_screen_lies_on_it_whole_and_none_gets_too_small(
    screen: dict[str, str], tmp_path: Path
) -> None:
    with Player(screen, tmp_path, SCREEN) as player:

        def fits() -> str:
            found = player.geometry()
            title = found["Y"] // 2  # xdotool counts the decoration twice
            return "fits" if title > 0 and title + found["HEIGHT"] <= SCREEN[1] else ""

        player.until(fits, "a window that fits")
        assert player.geometry()["WIDTH"] <= SCREEN[0]
    (tmp_path / "small").mkdir()
    with Player(screen, tmp_path / "small") as player:

        def smallest() -> str:
            size = player.geometry()
            return "smallest" if (size["WIDTH"], size["HEIGHT"]) == MIN_SIZE else ""

        player.until(smallest, "the smallest size", lambda: player.tool("windowsize", player.window, "640", "400"))
