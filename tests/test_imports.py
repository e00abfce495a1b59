"""The layers of docs/architecture.md, found in the imports: every kind counts, in functions and for types alone too."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.conftest import LONGEST, SLOW_PATHS

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
FOLDERS = sorted({name for name, path in MODULES.items() if path.name == "__init__.py"} | {"tools"})


@dataclass
class Imports:
    """What one module imports, as exactly as the names are known."""

    all: set[str] = field(default_factory=set)
    late: set[str] = field(default_factory=set)
    """Those inside functions."""


def imports_of(module: str, path: Path) -> Imports:
    """Read a module's imports; expressions contain none, so that only its statements are visited."""
    found = Imports()
    rest: list[tuple[ast.AST, bool]] = [(ast.parse(path.read_text(encoding="utf-8")), False)]
    while rest:
        node, late = rest.pop()
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports relatively"
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [each if each in MODULES else node.module or "" for each in inner]
        found.all.update(names)
        if late:
            found.late.update(names)
        late = late or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for block in ("body", "orelse", "finalbody", "handlers", "cases"):
            rest.extend((inside, late) for inside in getattr(node, block, ()))
    return found


@cache
def imports() -> dict[str, Imports]:
    return {module: imports_of(module, path) for module, path in MODULES.items()}


@cache
def used() -> dict[str, set[str]]:
    return {module: found.all for module, found in imports().items()}


def below(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def users(*names: str) -> set[str]:
    """The modules that import one of these, or something inside it."""
    return {module for module, names_used in used().items() if any(below(each, *names) for each in names_used)}


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_files_import_each_other_in_a_circle() -> None:
    found = circle({module: (each & MODULES.keys()) - {module} for module, each in used().items()})
    assert not found, " <- ".join(found)


def package(module: str) -> str:
    """Return the package of ``game`` or ``net`` that a module belongs to, such as ``game.ui`` or ``net.host``."""
    return ".".join(module.split(".")[:2])


def graph_of(modules: Iterable[str], box: Callable[[str], str]) -> dict[str, set[str]]:
    """Return which boxes import which others, where ``box`` gives the box of a module."""
    inside = set(modules)
    graph: dict[str, set[str]] = {box(module): set() for module in inside}
    for module in inside:
        graph[box(module)] |= {box(each) for each in used()[module] & inside} - {box(module)}
    return graph


def test_the_packages_of_the_whole_are_layered() -> None:
    """The packages of ``game`` and ``net``, and ``tools`` as one, import each other in one direction."""
    found = circle(
        graph_of(MODULES.keys() - {"game", "net"}, lambda each: "tools" if below(each, "tools") else package(each))
    )
    assert not found, " <- ".join(found)


def test_the_packages_are_few_and_import_few_others() -> None:
    """The limits of the map, which are 26 packages and 130 arrows.

    A package is a folder directly in ``game`` or ``net`` with all that is inside; an arrow is a pair of packages of
    which one imports the other, in whatever way and however often. ``game/__main__.py`` only starts the command line.
    The 130 hold where ``net`` is one box; its packages one by one have an own, slightly higher limit.
    """
    modules = {each for each in MODULES if below(each, "game", "net") and each not in ("game", "net", "game.__main__")}
    graph = graph_of(modules, package)
    assert len(graph) <= 26
    assert arrows(graph) <= 157
    assert arrows(graph_of(modules, lambda each: "net" if below(each, "net") else package(each))) <= 130


def arrows(graph: Mapping[str, set[str]]) -> int:
    return sum(map(len, graph.values()))


SCREENS_OF_SCREENS = {
    "challenges": {"profile", "table"},
    "replays": {"review"},
    "result": {"profile"},
    "table": {"result"},
    "tables": {"room", "server"},
    "title": {"result", "settings"},
    "tutorial": {"table"},
}
"""The packages of ``game/scenes`` that import another one which is not ``shared``, and which ones."""


def test_screens_import_only_these_other_screens() -> None:
    modules = {each for each in MODULES if below(each, "game.scenes") and each.count(".") > 2}
    modules -= {each for each in modules if below(each, "game.scenes.shared")}
    graph = graph_of(modules, lambda each: each.split(".")[2])
    assert {screen: found for screen, found in graph.items() if found} == SCREENS_OF_SCREENS


def test_the_packages_of_scenes_import_few_others() -> None:
    modules = {each for each in MODULES if below(each, "game.scenes") and each != "game.scenes"}
    graph = graph_of(modules, lambda each: ".".join(each.split(".")[:3]))
    assert arrows(graph) <= 60
    found = circle(graph)
    assert not found, " <- ".join(found)


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder != "game"])
def test_the_modules_of_a_folder_are_layered(folder: str) -> None:
    inside = {module for module in MODULES if module != folder and below(module, folder)}
    depth = folder.count(".") + 2
    found = circle(graph_of(inside, lambda module: ".".join(module.split(".")[:depth])))
    assert not found, " <- ".join(found)


def test_only_the_screen_knows_pygame() -> None:
    assert not {module for module in users("pygame") if not below(module, "game.ui", "game.scenes", "tools")}


def test_only_the_outermost_packages_of_net_know_sockets() -> None:
    found = {
        module
        for module in users(*SOCKETS)
        if not below(module, "net.transport", "net.discovery", "net.lobby.operation.web", "tools")
    }
    assert not found


def test_the_protocol_has_no_clock_and_no_threads() -> None:
    """Only the drivers of the protocol read the clock or start a thread; all else receives the time as an argument."""
    drivers = ("net.transport", "net.discovery", "net.room", "net.lobby.server")
    drivers += ("net.lobby.sqlite.store", "net.lobby.sqlite.admin", "net.lobby.operation.web")
    assert not {module for module in users(*CLOCKS_AND_THREADS) if below(module, "net") and not below(module, *drivers)}


def test_only_the_store_of_the_server_knows_sql() -> None:
    server = {f"net.lobby.sqlite.{part}" for part in ("store", "admin", "restore")}
    assert users("sqlite3") <= {*server, "game.profile.database"}


def test_the_rules_are_pure() -> None:
    assert not {module for module in users(*IMPURE) if below(module, "game.rules")}


def test_scenes_are_imported_late_in_one_file_only() -> None:
    """No scene imports another one to open it: they ask the navigator, which only the program's start knows."""
    late = {
        module: scenes
        for module, found in imports().items()
        if below(module, "game.scenes")
        and module != NAVIGATION
        and (scenes := {each for each in found.late if below(each, "game.scenes")})
    }
    assert not late
    assert {module for module in users(NAVIGATION) if below(module, "game.scenes")} == {"game.scenes.start"}


def test_no_two_classes_have_the_same_name() -> None:
    """An underscore makes no other name of one: a reader sees both."""
    found: dict[str, list[str]] = {}
    for path in (*MODULES.values(), *(ROOT / "tests" / "helpers").rglob("*.py")):
        for name in re.findall(r"^ *class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            found.setdefault(name.lstrip("_"), []).append(path.name)
    assert not {name: files for name, files in found.items() if len(files) > 1}


def test_no_two_aliases_of_types_have_the_same_name() -> None:
    found: dict[str, list[str]] = {}
    for module, path in MODULES.items():
        if not below(module, "tools"):
            for name in re.findall(r"^(\w+): TypeAlias = ", path.read_text(encoding="utf-8"), re.MULTILINE):
                found.setdefault(name, []).append(module)
    assert not {name: modules for name, modules in found.items() if len(modules) > 1}


def test_the_tests_that_the_configuration_lists_exist() -> None:
    assert all(path.exists() for path in (*SLOW_PATHS, *LONGEST))
