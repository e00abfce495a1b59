"""A table of four under every misfortune at once: whoever survives ends with the same game.

``pytest tests/net/simulation/test_fuzz.py --fuzz-steps 100000`` goes on for longer; the counts are printed at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from net.protocol.messages import MESSAGE_TYPES, REACTIONS, Ask, Decline, DesyncReport, Elect, Leave, Propose, TakeSeat
from net.succession.elections import Elections
from tests.net.simulation.sim import Sim
from tests.net.simulation.sim_computer import Computer
from tests.net.simulation.sim_tables import CLOCK_S, deal, table

STEPS = 10_000
STEPS_A_GAME = 200
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

PLAYERS = st.integers(0, 3)
OFTEN, SELDOM = st.integers(0, 7), st.integers(0, 49)
"""What ends a game, or somebody’s part in it, happens only where one of these gives 0."""


class Misfortunes(RuleBasedStateMachine):
    """Each rule is something that happens to a table; time passes in between."""

    @initialize(seed=st.integers(0, 2**32), edition=st.sampled_from(["base", "marvel"]))
    def sit_down(self, seed: int, edition: str) -> None:
        self.sim = Sim(seed, 4, rough=True)
        table(self.sim, edition=edition, lively=True)
        self.game = self.sim.computers[0].node.game

    def teardown(self) -> None:
        if not hasattr(self, "sim"):
            return
        self.come_together()
        COUNTS.update(self.sim.counts)

    def come_together(self) -> None:
        """Heal everything: the game must go on, and all must have the same one."""
        sim = self.sim
        sim.heal()
        for pipe in sim.pipes():
            # No live link loses an acknowledgement for good: where one was lost, the link is dead.
            if any(computer.number in sim.deaf for computer, _ in pipe.ends):
                sim.cut(pipe)
        sim.deaf.clear()
        for computer in sim.computers:
            guest = self.guest(computer.number)
            if guest is not None and guest.phase == "closed":
                # Whoever spoke out of place was shown the door; it may come again.
                sim.kill(computer.number)
            if computer.node is None:
                self.restart(computer)
        sim.run(30, lambda: self.is_one() and not self.is_halted())
        for computer in sim.computers:
            if computer.node is not None and computer.node.question is not None:
                computer.node.guest.takeover.reply(True)
        assert sim.run(60, self.is_one), self.explain()
        assert not sim.problems(), self.explain()
        length = max(sim.lengths())
        assert sim.run(60, lambda: sim.over() or min(sim.lengths()) > length), self.explain()
        assert sim.run(60, self.is_one), self.explain()

    def is_one(self) -> bool:
        sim = self.sim
        return len(sim.lengths()) == 4 and len(sim.digests()) == 1 and len(sim.dealers()) == 1

    def is_halted(self) -> bool:
        return any(computer.node.host.halted for computer in self.sim.computers if computer.node and computer.node.host)

    def explain(self) -> str:
        return self.sim.explain()

    def restart(self, computer: Computer) -> None:
        saved = computer.saved_match(self.game)
        computer.start().rejoin(self.game, self.sim.now, saved=saved)
        self.sim.settle()

    # --- rules -----------------------------------------------------------------------------------------------------

    @rule(seconds=st.sampled_from([0.05, 0.2, 0.5]))
    def wait(self, seconds: float) -> None:
        self.step(seconds)

    @rule(seconds=st.sampled_from([0.3, 0.3, 0.3, 9.0]))
    def wait_long(self, seconds: float) -> None:
        self.step(seconds)

    @rule(number=st.integers(0, 1000))
    def cut(self, number: int) -> None:
        pipes = self.sim.pipes()
        if pipes:
            self.sim.cut(pipes[number % len(pipes)])
        self.step(0.1)

    @rule(number=st.integers(0, 1000), told=st.sampled_from([0, 1, None]))
    def drop(self, number: int, told: int | None) -> None:
        pipes = [pipe for pipe in self.sim.pipes() if pipe.open]
        if pipes:
            self.sim.drop(pipes[number % len(pipes)], told)
        self.step(0.1)

    @rule(side=st.sets(PLAYERS, min_size=1, max_size=2))
    def part(self, side: set[int]) -> None:
        self.sim.part(side)
        self.step(0.3)

    @precondition(lambda self: self.sim.apart)
    @rule()
    def heal(self) -> None:
        self.sim.heal()
        self.step(0.3)

    @rule(number=PLAYERS)
    def kill(self, number: int) -> None:
        down = sum(computer.node is None for computer in self.sim.computers)
        # Who has not yet written its copy can come back by an invitation alone.
        if down < 2 and self.game in self.sim.computers[number].keeper.records:
            self.sim.kill(number)
        self.step(0.1)

    @rule()
    def kill_the_dealer(self) -> None:
        for number in self.sim.dealers()[:1]:
            self.kill(number)

    @rule()
    def kill_the_dealer_while_the_next_is_behind(self) -> None:
        dealers = self.sim.dealers()
        if len(dealers) != 1 or any(computer.node is None for computer in self.sim.computers):
            return
        self.sim.heal()
        self.step(1.0)
        self.sim.part({(dealers[0] + 1) % 4})
        self.step(2.0)
        self.kill(dealers[0])
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
        if self.sim.computers[number].node is None:
            self.restart(self.sim.computers[number])
        self.step(0.2)

    @rule(number=PLAYERS)
    def lose_acknowledgements(self, number: int) -> None:
        if number in self.sim.deaf:
            # Who is heard again comes back over a new link: no live one loses an acknowledgement for good.
            for pipe in list(self.sim.computers[number].links.values()):
                self.sim.cut(pipe)
        self.sim.deaf ^= {number}
        self.step(0.5)

    @rule(number=PLAYERS, kind=st.sampled_from(REACTIONS))
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

    @rule(number=PLAYERS, yes=st.booleans())
    def consent(self, number: int, yes: bool) -> None:
        guest = self.guest(number)
        if guest is not None:
            guest.reply("takeback", yes)
        self.step(0.1)

    @rule(number=PLAYERS, seq=st.integers(-1, 40))
    def propose_nonsense(self, number: int, seq: int) -> None:
        self.say(number, Propose(seq, "take white blue green"))
        self.step(0.1)

    @rule(number=PLAYERS)
    def doubt_an_entry(self, number: int) -> None:
        guest = self.guest(number)
        if guest is not None and guest.following:
            self.say(number, DesyncReport(guest.copy.replica.last, bytes(32)))
        self.step(0.3)

    @rule(number=PLAYERS, out_of_place=st.sampled_from([Leave(), TakeSeat(1), Decline("no"), Ask("0" * 32, 1)]))
    def say_what_has_no_place(self, number: int, out_of_place: object) -> None:
        self.say(number, out_of_place)
        self.step(0.2)

    @rule(number=PLAYERS, epoch=st.integers(1, 9))
    def vote_out_of_turn(self, number: int, epoch: int) -> None:
        computer = self.sim.computers[number]
        node = computer.node
        if node is not None and isinstance(node.succession, Elections):
            for link in list(node.succession.voter.links)[:1]:
                vote = Elect(self.game, epoch, 1, 1, 3, bytes(32), bytes(32), bytes(64))
                self.sim.send(computer, link, vote)
        self.step(0.1)

    @rule(number=PLAYERS, luck=st.integers(0, 2))
    def give_up(self, number: int, luck: int) -> None:
        guest = self.guest(number)
        if guest is not None and luck == 0 and not any(guest.follower.position.resigned for guest in self.guests()):
            guest.resign()
        self.step(0.2)

    @rule(luck=OFTEN)
    def close_the_table(self, luck: int) -> None:
        """The dealer goes on purpose; whoever has read that comes back when it is there again."""
        numbers = self.sim.dealers()[: luck == 0]
        for number in numbers:
            self.sim.computers[number].node.leave(self.sim.now)
        self.step(0.5)
        for number in numbers:
            self.sim.kill(number)
            self.restart(self.sim.computers[number])

    @rule(luck=SELDOM)
    def play_another_game(self, luck: int) -> None:
        """All agree to end the game, and the dealer asks for a rematch."""
        if luck == 0:
            self.come_together()
            sim, guests = self.sim, self.guests()
            # Who is away when a lobby opens comes to it by an invitation alone: no link to the dealer may be dead.
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
            (dealer,) = sim.dealers()
            host = sim.computers[dealer].node.host
            host.rematch(sim.now)
            sim.settle()
            assert sim.run(10, lambda: all(guest.state == "lobby" for guest in guests)), self.explain()
            deal(sim, host)
            self.game = sim.computers[dealer].node.game
        self.step(0.1)

    # --- parts -----------------------------------------------------------------------------------------------------

    def guest(self, number: int):
        node = self.sim.computers[number].node
        return None if node is None else node.guest

    def guests(self) -> list:
        return [guest for guest in map(self.guest, range(4)) if guest is not None and guest.follower is not None]

    def say(self, number: int, message: object) -> None:
        """Put words into a guest’s mouth."""
        computer = self.sim.computers[number]
        link = computer.dealer_link()
        if link:
            self.sim.send(computer, link, message)

    def step(self, seconds: float) -> None:
        COUNTS["steps"] += 1
        self.sim.settle()
        self.sim.run(seconds)


def test_all_survivors_have_the_same_game(
    request: pytest.FixtureRequest, record_property: Callable[[str, object], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Who is cut off for what it sent comes back at once: the pauses have tests of their own.
    monkeypatch.setattr("net.host.admission.OFFENCE_PAUSES_S", (0.0,))
    steps = max(int(request.config.getoption("--fuzz-steps")), 1)
    COUNTS.clear()
    run_state_machine_as_test(
        Misfortunes,
        settings=settings(
            max_examples=max(steps * 17 // 10 // STEPS_A_GAME, 1),
            stateful_step_count=STEPS_A_GAME,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )
    record_property("counts", ", ".join(f"{name} {COUNTS[name]}" for name in sorted(WANTED | set(COUNTS))))
    if steps >= STEPS:
        assert COUNTS["steps"] >= STEPS
        assert not [name for name in sorted(WANTED) if not COUNTS[name]]
