"""The layers of docs/architecture.md, asserted by walking the imports."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LAYERS = [
    ["game.support.i18n", "game.support.cleaning", "game.rules"],
    ["game.record.model", "game.notation.actions", "game.record.keys"],
    ["game.match.dealer", "game.match.match", "game.bots"],
    ["game.sessions.local"],
    ["net"],
    ["game.ui", "game.scenes"],
    ["game.__main__", "game.cli"],
]
"""Lowest first: a module may import its own layer and those below."""
MIDDLE = {"game.storage.store": 3, "game.storage.settings": 3, "game.tutorial.lesson": 3}
PYGAME_FREE_UI = {
    "game.view.interaction.choices",
    "game.view.animation.sound_cues",
    "game.view.animation.flights",
    "game.view.layout.geometry",
    "game.view.interaction.intent",
    "game.view.layout.table",
    "game.view.layout.compact",
    "game.view.layout.edges",
    "game.view.layout.compact_panels",
    "game.view.layout.spec",
    "game.view.layout.panels",
    "game.view.layout.model",
    "game.view.descriptions.log_rows",
    "game.view.theme",
    "game.view.animation.timeline",
}
SOCKET_MODULES = {"socket", "ssl", "asyncio", "socketserver", "selectors", "zeroconf"}
OUTERMOST = {
    "net.transport.runtime",
    "net.transport.connection",
    "net.transport.ports",
    "net.transport.tls",
    "net.discovery.mdns",
}
"""All of ``net`` that knows sockets."""
DRIVERS = {*OUTERMOST, "net.room.network", "net.room.headless", "net.discovery.game_finder", "net.room.session"}
"""All of ``net`` that may look at the clock or start a thread; the rest is told the time."""


def modules() -> dict[str, Path]:
    found = {}
    for path in sorted(path for folder in ("game", "net") for path in (ROOT / folder).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(path: Path, package: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                stem = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*stem, base]).rstrip(".")
            found.add(base)
            found |= {f"{base}.{alias.name}" for alias in node.names}
    return found


def layer(module: str) -> int | None:
    for level, prefixes in enumerate(LAYERS):
        if any(module == prefix or module.startswith((f"{prefix}.", f"{prefix}_")) for prefix in prefixes):
            return level
    return next((level for name, level in MIDDLE.items() if module == name or module.startswith(f"{name}_")), None)


MODULES = modules()


@pytest.mark.parametrize("module", sorted(MODULES))
def test_imports_run_one_way(module: str) -> None:
    own = layer(module)
    if own is None:
        assert module == "game" or not any(name.startswith(("game.ui", "game.scenes")) for name in used(module))
        return
    for name in used(module):
        other = layer(name)
        assert other is None or other <= own, f"{module} must not import {name}"


@pytest.mark.parametrize("module", sorted(MODULES))
def test_only_the_drawing_half_knows_pygame(module: str) -> None:
    drawing = module.startswith(("game.ui.", "game.scenes")) and module not in PYGAME_FREE_UI
    if not drawing and module != "game.__main__":
        assert not any(name.split(".")[0] == "pygame" for name in used(module))


@pytest.mark.parametrize("module", sorted(PYGAME_FREE_UI))
def test_the_other_half_does_not_know_the_drawing_one(module: str) -> None:
    assert {name for name in used(module) if name in MODULES and name.startswith("game.ui.")} <= PYGAME_FREE_UI


@pytest.mark.parametrize("module", sorted(MODULES))
def test_only_the_outermost_files_know_sockets(module: str) -> None:
    assert module in OUTERMOST or not {name.split(".")[0] for name in used(module)} & SOCKET_MODULES


@pytest.mark.parametrize("module", sorted(name for name in MODULES if name.startswith("net.") and name not in DRIVERS))
def test_machines_have_no_clock_and_no_threads(module: str) -> None:
    assert not {name.split(".")[0] for name in used(module)} & {"time", "threading", "queue", "random"}


@pytest.mark.parametrize("module", sorted(name for name in MODULES if name.startswith("game.rules")))
def test_rules_are_pure(module: str) -> None:
    outside = {"random", "time", "datetime", "os", "sys", "threading", "secrets"}
    assert not {name.split(".")[0] for name in used(module)} & outside


def used(module: str) -> set[str]:
    path = MODULES[module]
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    return imports(path, package)
