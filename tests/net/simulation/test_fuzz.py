"""A table of four under every kind of failure at once: all survivors end with the same game.

A game follows from its seed and the rules below alone, whatever else the sources contain. A failure shows the seed,
the command that replays it, and what happened. ``--fuzz-steps 100000`` continues for longer; the counts are printed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import get_args

import pytest

from game.support.reactions import Reaction
from net.protocol.messages import MESSAGE_TYPES, Ask, Decline, DesyncReport, Elect, Leave, Propose, TakeSeat
from net.succession.elected_succession import Elections
from tests.net.simulation.sim import Sim
from tests.net.simulation.sim_computer import Computer
from tests.net.simulation.sim_tables import CLOCK_S, deal, table

STEPS = 10_000
STEPS_A_GAME = 200
PAUSES = 20
"""How often a player who is refused for misbehaving tries again, every ``TRY_AGAIN_S``."""
TRY_AGAIN_S = 20.0
COUNTS: Counter[str] = Counter()
WANTED = {kind.__name__ for kind in MESSAGE_TYPES} | {
    "cut",
    "drop",
    "part",
    "kill",
    "split",
    "repeat",
    "takeover",
    "steps",
}

RULES: dict[str, dict[str, Sequence[object]]] = {}
"""What may happen, by the name of its method, with the values from which each argument is drawn."""
PLAYERS = range(4)
SIDES = [set(side) for size in (1, 2) for side in combinations(PLAYERS, size)]
OFTEN, SELDOM = range(8), range(50)
"""What ends a game, or somebody’s part in it, happens only where one of these gives 0."""


def rule(**choices: Sequence[object]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let a method be one of the things that happen, each of its arguments being drawn from the given values."""

    def add(method: Callable[..., None]) -> Callable[..., None]:
        RULES[method.__name__] = choices
        return method

    return add


class Misfortunes:
    """Each rule is something that happens to a table; time passes in between."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.sim = Sim(seed, 4, rough=True)
        table(self.sim, edition=self.rng.choice(["base", "marvel"]), lively=True)
        self.game = self.sim.computers[0].peer.game
        self.course: list[str] = []
        # A game under some of the misfortunes comes to states that all of them together hardly ever lead to.
        self.rules = self.rng.sample(list(RULES), self.rng.randint(len(RULES) // 2, len(RULES)))

    def happen(self) -> None:
        """Let one of the rules happen."""
        name = self.rng.choice(self.rules)
        arguments = {each: self.rng.choice(values) for each, values in RULES[name].items()}
        self.course.append(f"{name}({', '.join(f'{each}={value!r}' for each, value in arguments.items())})")
        COUNTS["steps"] += 1
        getattr(self, name)(**arguments)

    def come_together(self) -> None:
        """Heal everything: the game must go on, and all must have the same one."""
        sim = self.sim
        sim.heal()
        for pipe in sim.pipes():
            # No live link loses an acknowledgement for good: where one was lost, the link is dead.
            if any(computer.number in sim.deaf for computer, _ in pipe.ends):
                sim.cut(pipe)
        sim.deaf.clear()
        for _ in range(PAUSES):
            # A pause only ends when its player tries again, and must end for a player who then behaves.
            for computer in sim.computers:
                self.bring_back(computer)
            if sim.run(TRY_AGAIN_S, lambda: self.is_one() and not self.is_halted() and not sim.problems()):
                break
            for computer in sim.computers:
                if computer.peer is not None and computer.peer.succession.question:
                    computer.peer.guest.takeover.reply(True)
        assert sim.run(60, self.is_one), self.explain()
        assert not sim.problems(), self.explain()
        length = max(sim.lengths())
        assert sim.run(60, lambda: sim.over() or min(sim.lengths()) > length), self.explain()
        assert sim.run(60, self.is_one), self.explain()

    def is_one(self) -> bool:
        sim = self.sim
        return len(sim.lengths()) == 4 and len(sim.digests()) == 1 and len(sim.hosts()) == 1

    def is_halted(self) -> bool:
        return any(computer.peer.host.halted for computer in self.sim.computers if computer.peer and computer.peer.host)

    def explain(self) -> str:
        return self.sim.explain()

    def bring_back(self, computer: Computer) -> None:
        """Start the program where it does not run, and anew where its table has cut it off."""
        guest = self.guest(computer.number)
        if guest is not None and guest.phase == "closed":
            self.sim.kill(computer.number)
        if computer.peer is None:
            self.restart(computer)

    def restart(self, computer: Computer) -> None:
        saved = computer.saved_match(self.game)
        computer.start().rejoin(self.game, self.sim.now, saved=saved)
        self.sim.settle()

    # --- rules -----------------------------------------------------------------------------------------------------

    @rule(seconds=[0.05, 0.2, 0.5])
    def wait(self, seconds: float) -> None:
        self.step(seconds)

    @rule(seconds=[0.3, 0.3, 0.3, 9.0])
    def wait_long(self, seconds: float) -> None:
        self.step(seconds)

    @rule(number=range(1001))
    def cut(self, number: int) -> None:
        pipes = self.sim.pipes()
        if pipes:
            self.sim.cut(pipes[number % len(pipes)])
        self.step(0.1)

    @rule(number=range(1001), notified=[0, 1, None])
    def drop(self, number: int, notified: int | None) -> None:
        pipes = [pipe for pipe in self.sim.pipes() if pipe.open]
        if pipes:
            self.sim.drop(pipes[number % len(pipes)], notified)
        self.step(0.1)

    @rule(side=SIDES)
    def part(self, side: set[int]) -> None:
        self.sim.part(side)
        self.step(0.3)

    @rule()
    def heal(self) -> None:
        self.sim.heal()
        self.step(0.3)

    @rule(number=PLAYERS)
    def kill(self, number: int) -> None:
        down = sum(computer.peer is None for computer in self.sim.computers)
        # A guest that has not saved its copy yet can come back by an invitation alone.
        if down < 2 and self.game in self.sim.computers[number].copies.records:
            self.sim.kill(number)
        self.step(0.1)

    @rule()
    def kill_the_host(self) -> None:
        for number in self.sim.hosts()[:1]:
            self.kill(number)

    @rule()
    def kill_the_host_while_the_next_is_behind(self) -> None:
        hosts = self.sim.hosts()
        if len(hosts) != 1 or any(computer.peer is None for computer in self.sim.computers):
            return
        self.sim.heal()
        self.step(1.0)
        self.sim.part({(hosts[0] + 1) % 4})
        self.step(2.0)
        self.kill(hosts[0])
        self.sim.heal()
        self.step(3.0)

    @rule(number=PLAYERS)
    def ponder(self, number: int) -> None:
        """Somebody lets the clock run out, if it is their turn."""
        computer = self.sim.computers[number]
        computer.plays = False
        self.step(CLOCK_S + 0.3)
        computer.plays = True

    @rule(number=PLAYERS)
    def come_back(self, number: int) -> None:
        self.bring_back(self.sim.computers[number])
        self.step(0.2)

    @rule(number=PLAYERS)
    def lose_acknowledgements(self, number: int) -> None:
        if number in self.sim.deaf:
            # A peer that is reachable again returns over a new link: no live one loses an acknowledgement for good.
            for pipe in list(self.sim.computers[number].links.values()):
                self.sim.cut(pipe)
        self.sim.deaf ^= {number}
        self.step(0.5)

    @rule(number=PLAYERS, kind=get_args(Reaction))
    def talk(self, number: int, kind: str) -> None:
        guest = self.guest(number)
        if guest is not None:
            guest.chat("Well played…")
            guest.react(kind)
        self.step(0.1)

    @rule(number=PLAYERS)
    def ask_back(self, number: int) -> None:
        guest = self.guest(number)
        if guest is not None:
            guest.request("takeback")
        self.step(0.5)

    @rule(number=PLAYERS, yes=(False, True))
    def consent(self, number: int, yes: bool) -> None:
        guest = self.guest(number)
        if guest is not None:
            guest.reply("takeback", yes)
        self.step(0.1)

    @rule(number=PLAYERS, seq=range(-1, 41))
    def propose_nonsense(self, number: int, seq: int) -> None:
        self.say(number, Propose(seq, "take white blue green"))
        self.step(0.1)

    @rule(number=PLAYERS)
    def doubt_an_entry(self, number: int) -> None:
        guest = self.guest(number)
        if guest is not None and guest.following:
            self.say(number, DesyncReport(guest.copy.replica.last, bytes(32)))
        self.step(0.3)

    @rule(number=PLAYERS, out_of_place=[Leave(), TakeSeat(1), Decline("no"), Ask("0" * 32, 1)])
    def say_what_has_no_place(self, number: int, out_of_place: object) -> None:
        self.say(number, out_of_place)
        self.step(0.2)

    @rule(number=PLAYERS, epoch=range(1, 10))
    def vote_out_of_turn(self, number: int, epoch: int) -> None:
        computer = self.sim.computers[number]
        peer = computer.peer
        if peer is not None and isinstance(peer.succession, Elections):
            for link in list(peer.succession.state.links)[:1]:
                vote = Elect(self.game, epoch, 1, 1, 3, bytes(32), bytes(32), bytes(64))
                self.sim.send(computer, link, vote)
        self.step(0.1)

    @rule(number=PLAYERS, luck=range(3))
    def give_up(self, number: int, luck: int) -> None:
        guest = self.guest(number)
        if guest is not None and luck == 0 and not any(guest.follower.position.resigned for guest in self.guests()):
            guest.resign()
        self.step(0.2)

    @rule(luck=OFTEN)
    def close_the_table(self, luck: int) -> None:
        """Let the host leave; the players who have read that return when it is there again."""
        numbers = self.sim.hosts()[: luck == 0]
        for number in numbers:
            self.sim.computers[number].peer.leave(self.sim.now)
        self.step(0.5)
        for number in numbers:
            self.sim.kill(number)
            self.restart(self.sim.computers[number])

    @rule(luck=SELDOM)
    def play_another_game(self, luck: int) -> None:
        """All agree to end the game, and the host asks for a rematch."""
        if luck == 0:
            self.come_together()
            sim, guests = self.sim, self.guests()
            # A player away when a lobby opens joins it by an invitation alone: no link to the host may be dead.
            for pipe in sim.pipes():
                if not pipe.open:
                    sim.bury(pipe)
            assert sim.run(60, lambda: all(guest.following for guest in guests)), self.explain()
            for _ in range(5):
                next(guest for guest in guests if guest.seat not in guest.follower.position.resigned).request("end")
                sim.settle()
                sim.run(1)
                for guest in guests:
                    guest.reply("end", True)
                sim.settle()
                if sim.run(2, sim.over):
                    break
            assert sim.run(60, self.is_one), self.explain()
            (number,) = sim.hosts()
            host = sim.computers[number].peer.host
            host.rematch(sim.now)
            sim.settle()
            assert sim.run(10, lambda: all(guest.state == "lobby" for guest in guests)), self.explain()
            deal(sim, host)
            self.game = sim.computers[number].peer.game
        self.step(0.1)

    # --- parts -----------------------------------------------------------------------------------------------------

    def guest(self, number: int):
        peer = self.sim.computers[number].peer
        return None if peer is None else peer.guest

    def guests(self) -> list:
        return [guest for guest in map(self.guest, range(4)) if guest is not None and guest.follower is not None]

    def say(self, number: int, message: object) -> None:
        """Send a message in the name of a guest."""
        computer = self.sim.computers[number]
        link = computer.host_link()
        if link:
            self.sim.send(computer, link, message)

    def step(self, seconds: float) -> None:
        self.sim.settle()
        self.sim.run(seconds)


def play(seed: int, steps: int) -> None:
    """Play a game, and bring all together at its end; what fails names the seed and what has happened."""
    game = Misfortunes(seed)
    try:
        for _ in range(steps):
            game.happen()
        game.come_together()
    except Exception as error:
        command = f"python -m pytest {__file__} --fuzz-seed {seed} --fuzz-steps {steps}"
        error.add_note("\n".join([f"This was the game {seed}: {command}", *game.course]))
        raise
    finally:
        COUNTS.update(game.sim.counts)


def test_all_surviving_players_have_the_same_game(
    request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> None:
    steps = max(int(request.config.getoption("--fuzz-steps")), 1)
    first = int(request.config.getoption("--fuzz-seed"))
    COUNTS.clear()
    for number in range(0, steps, STEPS_A_GAME):
        play(first + number // STEPS_A_GAME, min(STEPS_A_GAME, steps - number))
    record_property("counts", ", ".join(f"{name} {COUNTS[name]}" for name in sorted(WANTED | set(COUNTS))))
    if steps >= STEPS:
        assert not [name for name in sorted(WANTED) if not COUNTS[name]]
