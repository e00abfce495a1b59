"""The layers of docs/architecture.md, found in the imports: every kind counts, in functions and for types alone too."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NAVIGATION = "game.scenes.navigation"
SOCKETS = {"socket", "ssl", "asyncio", "socketserver", "selectors", "zeroconf"}
CLOCKS_AND_THREADS = {"time", "threading", "queue", "random"}
IMPURE = {"random", "time", "datetime", "os", "sys", "threading", "secrets"}


def find_modules() -> dict[str, Path]:
    found = {}
    for path in sorted(path for folder in ("game", "net", "tools") for path in (ROOT / folder).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = find_modules()
TREES = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in MODULES.items()}
FOLDERS = sorted({name for name, path in MODULES.items() if path.name == "__init__.py"} | {"tools"})


def imported(module: str, tree: ast.AST) -> Iterator[str]:
    """Every module that a part of a module imports, as exactly as its name is known."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports relatively"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in MODULES else node.module or ""


USED = {name: set(imported(name, tree)) for name, tree in TREES.items()}


def below(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def users(*names: str) -> set[str]:
    """The modules that import one of these, or something inside it."""
    return {module for module, used in USED.items() if any(below(each, *names) for each in used)}


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_files_import_each_other_in_a_circle() -> None:
    found = circle({module: (used & MODULES.keys()) - {module} for module, used in USED.items()})
    assert not found, " <- ".join(found)


def test_the_packages_of_the_whole_are_layered() -> None:
    """Seen as boxes, the packages of ``game``, ``net`` and ``tools`` import each other in one direction."""
    depths = {"game": 2, "net": 1, "tools": 1}
    assert_layered(set(MODULES) - {"game"}, depths.__getitem__)


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder != "game"])
def test_the_modules_of_a_folder_are_layered(folder: str) -> None:
    inside = {module for module in MODULES if module != folder and below(module, folder)}
    assert_layered(inside, lambda _: folder.count(".") + 2)


def assert_layered(modules: set[str], depth: Callable[[str], int]) -> None:
    def box(module: str) -> str:
        parts = module.split(".")
        return ".".join(parts[: depth(parts[0])])

    graph: dict[str, set[str]] = {box(module): set() for module in modules}
    for module in modules:
        graph[box(module)] |= {box(each) for each in USED[module] & modules} - {box(module)}
    found = circle(graph)
    assert not found, " <- ".join(found)


def test_only_the_screen_knows_pygame() -> None:
    assert not {module for module in users("pygame") if not below(module, "game.ui", "game.scenes", "tools")}


def test_only_the_outermost_packages_of_net_know_sockets() -> None:
    found = {module for module in users(*SOCKETS) if not below(module, "net.transport", "net.discovery", "tools")}
    assert not found


def test_the_protocol_has_no_clock_and_no_threads() -> None:
    """Only the drivers of the protocol read the clock or start a thread; all else receives the time as an argument."""
    drivers = ("net.transport", "net.discovery", "net.room")
    assert not {module for module in users(*CLOCKS_AND_THREADS) if below(module, "net") and not below(module, *drivers)}


def test_the_rules_are_pure() -> None:
    assert not {module for module in users(*IMPURE) if below(module, "game.rules")}


def test_scenes_are_imported_late_in_one_file_only() -> None:
    """No scene imports another one to open it: they ask the navigator, which only the program's start knows."""
    late = {
        module: each
        for module, tree in TREES.items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for each in imported(module, function)
        if below(module, "game.scenes") and module != NAVIGATION and below(each, "game.scenes")
    }
    assert not late
    assert {module for module in users(NAVIGATION) if below(module, "game.scenes")} == {"game.scenes.start"}


def test_no_two_classes_have_the_same_name() -> None:
    found: dict[str, list[str]] = {}
    for module, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(module)
    assert not {name: modules for name, modules in found.items() if len(modules) > 1}
