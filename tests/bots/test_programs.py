"""Programs that play over the bot protocol, and our bots behind it."""

from __future__ import annotations

import io
import logging
import sys
import threading
from pathlib import Path

import msgspec
import pytest

from game.bots import program_bot
from game.bots.bot_task import bot_task
from game.bots.line_protocol import (
    PROTOCOL,
    Choose,
    Chosen,
    LineError,
    PlayerHello,
    PlayerReady,
    from_player,
    hello,
    serve_bot,
    to_line,
    to_player,
)
from game.bots.program_bot import ProgramBot, ProgramError
from game.bots.programs import program_bots, program_name, use_programs
from game.bots.registry import BOT_LEVELS, bot_choices, can_play, make_bot
from game.match.match import Match
from game.record import SeatInfo
from game.record.reader import read_record
from game.record.writer import record_text
from game.rules import EDITION_NAMES, GameState, edition, legal_actions, observe
from tools.ladder.contestants import end_contestant, make_contestant
from tools.ladder.match import DealtCards, play_game

ROOT = Path(__file__).parents[2]
EXAMPLE = (sys.executable, str(ROOT / "docs" / "example_bot.py"))


def opening(name: str) -> GameState:
    """Return the view of the seat that begins."""
    seats = (SeatInfo("Ada", "bot", "easy"), SeatInfo("Ben", "bot", "easy"))
    state = Match.unsaved(name, seats, bytes(32)).state
    return observe(state, state.turn)


def script(text: str) -> tuple[str, ...]:
    """Return the command of a program that answers ``hello`` and then runs ``text`` for each line."""
    lines = (
        "import json, sys",
        "print(json.dumps({'type': 'ready', 'protocol': 1, 'name': 'Odd'}), flush=True)",
        "sys.stdin.readline()",
        "for line in sys.stdin:",
        f"    {text}",
    )
    return sys.executable, "-c", "\n".join(lines)


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_the_example_plays_whole_games(name: str) -> None:
    bots = [make_contestant(f'exec:"{EXAMPLE[0]}" "{EXAMPLE[1]}"', b"seed"), make_bot("random", b"seed")]
    try:
        end = play_game(name, bots, 0, DealtCards(b"cards"))
        assert end.players[0].points >= edition(name).goal
    finally:
        end_contestant(bots[0])


@pytest.mark.parametrize("size", [0, 1 << 20], ids=["short", "longer than a pipe holds"])
def test_a_program_that_neither_reads_nor_answers_is_ended(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setattr(program_bot, "START_S", 0.2)
    monkeypatch.setattr(program_bot, "END_S", 0.2)
    monkeypatch.setattr(program_bot, "to_line", lambda message: to_line(message) + b" " * size)
    with pytest.raises(ProgramError, match="does not answer within"):
        ProgramBot((sys.executable, "-c", "import time; time.sleep(60)"), b"seed")


def test_closing_a_program_does_not_wait_for_its_children(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As under a launcher: the program ends, and what it has started still has its standard output."""
    monkeypatch.setattr(program_bot, "END_S", 0.2)
    end = tmp_path / "end"
    child = f"import pathlib, time\nwhile not pathlib.Path({str(end)!r}).exists(): time.sleep(0.02)"
    text = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {child!r}]); print('no', flush=True)"
    with pytest.raises(ProgramError, match="not a message"):
        ProgramBot((sys.executable, "-c", text), b"seed")
    [reader] = [thread for thread in threading.enumerate() if thread.name == "from program"]
    end.touch()
    reader.join(60)
    assert not reader.is_alive()


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_our_bot_behind_the_protocol_chooses_as_in_the_window(name: str) -> None:
    view = opening(name)
    sent = b"".join((to_line(hello(b"seed")), to_line(Choose(7, 5.0, view, legal_actions(view)))))
    out = io.BytesIO()
    serve_bot("hard", io.BytesIO(sent), out)
    ready, chosen = map(from_player, out.getvalue().splitlines())
    assert ready == PlayerReady(PROTOCOL, "Cabochon hard")
    assert isinstance(chosen, Chosen)
    assert chosen.id == 7
    assert legal_actions(view)[chosen.action] == make_bot("hard", b"seed").choose(view)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (b"rubbish\n", "not a message"),
        (b"\xff\xfe\n", "not a message"),
        (b'{"type":"choose"}\n', "not a message"),
        (to_line(PlayerReady(1, "x")), "not a message"),
        (to_line(PlayerHello(2, "00", ())), "protocol 2"),
        (to_line(PlayerHello(1, "seed", ())), "hexadecimal"),
        (to_line(Choose(1, 1.0, opening("base"), ())), "first message"),
        (to_line(hello(b"")) + to_line(Choose(1, 1.0, opening("base"), ())), "actions are not those"),
    ],
)
def test_wrong_lines_end_our_bot_with_a_sentence(lines: bytes, sentence: str) -> None:
    with pytest.raises(LineError, match=sentence):
        serve_bot("easy", io.BytesIO(lines), io.BytesIO())


@pytest.mark.parametrize(
    "changes",
    [
        {"edition": "?"},
        {"players": ()},
        {"turn": 7},
        {"bank": (10**6, 4, 4, 4, 4, 5, 0)},
        {"tiles": ("no-tile",)},
    ],
)
def test_a_view_that_no_game_has_ends_our_bot_with_a_sentence(changes: dict[str, object]) -> None:
    view = opening("base")
    message = Choose(1, 1.0, msgspec.structs.replace(view, **changes), legal_actions(view))
    with pytest.raises(LineError, match="not a position"):
        serve_bot("easy", io.BytesIO(to_line(hello(b"")) + to_line(message)), io.BytesIO())


def test_a_view_survives_the_line() -> None:
    view = opening("marvel")
    message = Choose(1, 5.0, view, legal_actions(view))
    assert to_player(to_line(message)) == message


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("no-such-program-here",), "does not start"),
        ((sys.executable, "-c", "pass"), "has ended"),
        ((sys.executable, "-c", "print('hi', flush=True)"), "not a message"),
        ((sys.executable, "-c", """print('{"type":"ready","protocol":9,"name":"x"}', flush=True)"""), "protocol 1"),
    ],
)
def test_a_program_that_is_not_ready_is_refused(command: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(ProgramError, match=sentence):
        ProgramBot(command, b"seed")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("break", "has ended"),
        ("print('x' * 2000, flush=True)", "not a message"),
        ("print(json.dumps({'type': 'chosen', 'id': 1, 'action': 999}), flush=True)", "action 999 of"),
        ("print(json.dumps({'type': 'chosen', 'id': 1, 'action': -1}), flush=True)", "action -1 of"),
        ("print(json.dumps({'type': 'chosen', 'id': 2, 'action': 0}), flush=True)", "with id 1"),
        ("pass", "does not answer within"),
    ],
)
def test_a_program_that_answers_wrongly_is_ended(text: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.bots.program_bot.GRACE_S", 0.0)
    bot = ProgramBot(script(text), b"seed", seconds=0.05 if text == "pass" else 60.0)
    with pytest.raises(ProgramError, match=sentence):
        bot.choose(opening("base"))


def test_a_level_plays_on_for_a_program_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    view = opening("base")
    use_programs({"Odd": script("break")})
    try:
        task = bot_task("program:Odd", b"seed", view)
        assert task.command == script("break")
        memory: dict[object, object] = {}
        with caplog.at_level(logging.WARNING):
            assert task.run(memory) == make_bot("normal", b"seed").choose(view)
        assert "Odd: the program has ended; level normal plays on" in caplog.text
        caplog.clear()
        assert task.run(memory) in legal_actions(view)
        assert not caplog.text
    finally:
        use_programs({})


def test_a_record_names_a_program() -> None:
    seats = (SeatInfo("Ada", "human"), SeatInfo("Ben", "bot", "program:My_bot-2"))
    record = Match.unsaved("base", seats, bytes(32)).record
    assert read_record(record_text(record)).header.seats == record.header.seats


def test_programs_are_offered_by_name_and_started_only_if_added() -> None:
    assert bot_choices() == BOT_LEVELS
    assert not can_play("program:Odd")
    use_programs({"Odd": ["odd", "--fast"]})
    try:
        assert bot_choices() == (*BOT_LEVELS, "program:Odd")
        assert can_play("program:Odd")
        assert program_bots() == ("program:Odd",)
        assert program_name("program:Odd") == "Odd"
        assert program_name("easy") == program_name(None) == ""
        assert not can_play("program:Even")
        assert not bot_task("program:Even", b"", opening("base")).command
    finally:
        use_programs({})
