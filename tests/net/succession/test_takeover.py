"""Cuts, crashes and takeovers, over simulated links."""

from __future__ import annotations

import pytest

from game.match.match import Journal
from game.record import GameRecord, Redeal, as_seen
from game.record.follower import load_record
from game.record.writer import record_text
from net.host.game import LOOK_AROUND_S
from net.protocol.limits import PROTOCOL, SILENCE_S
from net.protocol.link_effects import Close, Send
from net.protocol.messages import Hello, Refused, TableOptions
from tests.net.simulation.sim import Sim
from tests.net.simulation.sim_computer import Computer
from tests.net.simulation.sim_tables import deal, table

PATIENCE_S = 40
HASH = bytes(32)


def entries(sim: Sim) -> int:
    return max(sim.lengths())


def newest_epoch(sim: Sim) -> int:
    return max(
        computer.peer.guest.follower.position.epoch
        for computer in sim.computers
        if computer.peer is not None and computer.peer.guest is not None and computer.peer.guest.follower is not None
    )


def goes_on(sim: Sim, more: int = 4, within: float = PATIENCE_S) -> bool:
    target = entries(sim) + more
    return sim.run(within, lambda: min(sim.lengths()) >= target or sim.over())


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_whole_game_all_have_the_same_record_and_nobody_is_elected(edition: str, players: int) -> None:
    sim = Sim(1, players)
    table(sim, edition=edition)
    assert sim.run(600, sim.over), sim.explain()
    assert len(sim.digests()) == 1
    assert not sim.problems()
    assert newest_epoch(sim) == 1


def test_a_game_over_rough_links() -> None:
    sim = Sim(2, 4, rough=True)
    table(sim)
    assert sim.run(900, sim.over), sim.explain()
    assert len(sim.digests()) == 1


def test_a_guest_whose_link_is_reset_reconnects() -> None:
    sim = Sim(3, 3)
    table(sim)
    sim.run(2)
    for pipe in sim.pipes():
        sim.cut(pipe)
    assert goes_on(sim), sim.explain()
    assert sim.hosts() == [0]
    assert newest_epoch(sim) == 1
    assert len(sim.digests()) == 1 or sim.run(5, lambda: len(sim.digests()) == 1)


def test_a_killed_guest_resumes_from_its_saved_copy() -> None:
    sim = Sim(4, 3)
    table(sim)
    sim.run(2)
    game = sim.computers[1].peer.game
    sim.kill(1)
    sim.run(2)
    sim.computers[1].start().rejoin(game, sim.now)
    sim.settle()
    assert goes_on(sim), sim.explain()
    assert sim.hosts() == [0]


@pytest.mark.parametrize("players", [3, 4])
def test_a_dead_host_is_replaced_by_a_majority(players: int) -> None:
    sim = Sim(5, players)
    table(sim)
    sim.run(1.5)
    before = entries(sim)
    sim.kill(0)
    began = sim.now
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    assert sim.now - began < 5
    assert sim.hosts() == [1]
    assert goes_on(sim), sim.explain()
    assert entries(sim) > before


def test_of_two_the_other_takes_over_after_consent() -> None:
    sim = Sim(6, 2)
    table(sim)
    sim.run(1.5)
    sim.kill(0)
    peer = sim.computers[1].peer
    assert sim.run(PATIENCE_S, lambda: peer.succession.question)
    sim.run(10)
    assert not peer.hosting
    peer.guest.takeover.reply(True)
    assert sim.run(PATIENCE_S, lambda: peer.hosting and newest_epoch(sim) == 2)
    assert goes_on(sim, 6), sim.explain()


def test_of_two_the_other_takes_over_after_consent_and_a_restart() -> None:
    sim = Sim(6, 2)
    table(sim)
    sim.run(1.5)
    game = sim.computers[1].peer.game
    sim.kill(0)
    sim.kill(1)
    peer = sim.computers[1].start()
    peer.rejoin(game, sim.now)
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: peer.succession.question), sim.explain()
    peer.guest.takeover.reply(True)
    assert sim.run(PATIENCE_S, lambda: peer.hosting and newest_epoch(sim) == 2), sim.explain()


@pytest.mark.parametrize("players", [2, 3])
def test_an_old_host_whose_record_was_damaged_returns_with_what_is_left(players: int) -> None:
    sim = Sim(7, players)
    table(sim)
    sim.run(1.5)
    old = sim.computers[0]
    game = old.peer.game
    sim.kill(0)
    if players == 2:
        assert sim.run(PATIENCE_S, lambda: sim.computers[1].peer.succession.question)
        sim.computers[1].peer.guest.takeover.reply(True)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    follower = load_record(old.copies.records[game].encode()).follower
    left = as_seen(GameRecord(follower.record.header, follower.record.header_trailers, follower.record.entries[:3]), 0)
    old.copies.records[game] = record_text(left)
    old.start().rejoin(game, sim.now)
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: sim.hosts() == [1] and old.peer.guest.following), sim.explain()
    assert sim.run(600, sim.over), sim.explain()
    assert len(sim.digests()) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_old_host_returns_as_a_guest(players: int) -> None:
    sim = Sim(7, players)
    table(sim)
    sim.run(1.5)
    game = sim.computers[0].peer.game
    sim.kill(0)
    if players == 2:
        assert sim.run(PATIENCE_S, lambda: sim.computers[1].peer.succession.question)
        sim.computers[1].peer.guest.takeover.reply(True)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    sim.run(3)
    old = sim.computers[0]
    old.start().rejoin(game, sim.now, saved=old.saved_match(game))
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: sim.hosts() == [1] and old.peer.guest.following), sim.explain()
    assert goes_on(sim), sim.explain()
    assert sim.run(600, sim.over), sim.explain()
    assert len(sim.digests()) == 1
    assert not sim.problems()


@pytest.mark.parametrize(
    ("players", "side"), [(3, {0}), (3, {2}), (4, {0}), (4, {0, 1}), (4, {0, 3}), (4, {3}), (4, {2, 3})]
)
def test_a_network_cut_in_two_has_one_game(players: int, side: set[int]) -> None:
    sim = Sim(8, players)
    table(sim)
    sim.run(1.5)
    sim.part(side)
    sim.run(40)
    sim.heal()
    assert sim.run(PATIENCE_S, lambda: len(sim.hosts()) == 1), sim.explain()
    assert goes_on(sim), sim.explain()
    assert sim.run(600, sim.over), sim.explain()
    assert len(sim.digests()) == 1
    assert not sim.problems()


def test_players_elect_a_second_host_after_two_losses() -> None:
    sim = Sim(9, 4)
    table(sim)
    sim.run(1.5)
    game = sim.computers[0].peer.game
    sim.kill(0)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    sim.run(2)
    old = sim.computers[0]
    old.start().rejoin(game, sim.now, saved=old.saved_match(game))
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: old.peer.guest.following and not old.peer.hosting), sim.explain()
    sim.run(2)
    sim.kill(1)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 3), sim.explain()
    assert sim.hosts() == [2]
    assert sim.run(600, sim.over), sim.explain()
    record = sim.computers[2].peer.host.match.record
    assert sum(isinstance(entry.body, Redeal) for entry in record.entries) == 2


def test_a_headless_host_is_replaced() -> None:
    sim = Sim(10, 4)
    table(sim, seated=False)
    sim.run(1.5)
    sim.kill(0)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    assert goes_on(sim), sim.explain()


def takes_over(sim: Sim, number: int) -> None:
    """Let the person of a computer be asked, and take the game over."""
    peer = sim.computers[number].peer
    assert sim.run(PATIENCE_S, lambda: peer.succession.question), sim.explain()
    peer.guest.takeover.reply(True)
    assert sim.run(PATIENCE_S, lambda: peer.hosting), sim.explain()


def comes_back(sim: Sim, number: int, game: str) -> None:
    computer = sim.computers[number]
    computer.start().rejoin(game, sim.now, saved=computer.saved_match(game))
    sim.settle()


@pytest.mark.parametrize("together", [False, True])
def test_of_two_never_both_continue_after_two_takeovers(together: bool) -> None:
    sim = Sim(8, 2)
    table(sim, wait_s=12)
    sim.run(1.5)
    ana, bo = sim.computers
    game = ana.peer.game
    sim.kill(0)
    takes_over(sim, 1)
    ana.plays = bo.plays = False
    comes_back(sim, 0, game)
    assert sim.run(PATIENCE_S, lambda: ana.peer.guest.following and sim.hosts() == [1]), sim.explain()
    length = entries(sim)
    sim.run(2)
    assert entries(sim) == length  # all entries about Ana's presence were written before she was admitted
    sim.kill(1)
    sim.part({0}, {1})
    comes_back(sim, 1, game)
    ana.plays = bo.plays = True
    takes_over(sim, 0)
    if together:
        sim.heal()
        assert sim.run(PATIENCE_S, lambda: sim.hosts() == [0] and bo.peer.guest.following), sim.explain()
    sim.run(20)
    if not together:
        assert bo.peer.host.halted
        assert len(bo.peer.host.match.record.entries) == length
        assert not ana.peer.host.halted


def test_of_two_a_sole_host_asks_the_other_first_after_a_restart() -> None:
    sim = Sim(8, 2)
    table(sim, wait_s=0)
    sim.run(1.5)
    game = sim.computers[1].peer.game
    sim.kill(0)
    takes_over(sim, 1)
    assert goes_on(sim), sim.explain()
    sim.kill(1)
    comes_back(sim, 1, game)
    host = sim.computers[1].peer.host
    before = len(host.match.record.entries)
    sim.run(LOOK_AROUND_S - 0.5)
    assert host.halted
    assert len(host.match.record.entries) == before
    assert goes_on(sim), sim.explain()


def test_of_two_a_guest_that_was_restarted_is_asked_too() -> None:
    sim = Sim(6, 2)
    table(sim)
    sim.run(1.5)
    game = sim.computers[1].peer.game
    sim.kill(0)
    sim.kill(1)
    sim.run(1)
    comes_back(sim, 1, game)
    takes_over(sim, 1)
    assert goes_on(sim), sim.explain()


def test_a_guest_of_an_old_host_acknowledges_nothing_it_promised_away() -> None:
    sim = Sim(8, 3)
    table(sim)
    sim.run(1.5)
    ana, _, cy = sim.computers
    game = ana.peer.game
    sim.part({0})
    assert sim.run(PATIENCE_S, lambda: sim.hosts() == [0, 1] and newest_epoch(sim) == 2), sim.explain()
    sim.run(8)
    newer = cy.peer.guest.follower.record.entries[-1]
    assert newer.epoch == 2
    sim.kill(2)
    sim.part({1})
    old = len(ana.peer.host.match.record.entries)
    assert ana.peer.host.epoch == 1
    acks = sim.counts["Ack"]
    cy.start().join(ana.address, ana.port, sim.now, fingerprint=ana.certificate)
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: cy.peer.guest.linked), sim.explain()
    assert cy.peer.guest.copy.epoch == 2
    assert ana.peer.host.halted
    assert (ana.peer.host.epoch, len(ana.peer.host.match.record.entries), sim.counts["Ack"]) == (1, old, acks)
    assert cy.copies.resume_info(game).epoch >= 2
    # Without Bo these two are enough for a deal after that, from the longest log.
    assert sim.run(PATIENCE_S, lambda: cy.peer.guest.follower.position.epoch == 3), sim.explain()
    sim.heal()
    assert sim.run(600, sim.over), sim.explain()
    record = load_record(cy.copies.records[game].encode()).follower.record
    assert record.entries[newer.seq].trailer.digest == newer.trailer.digest
    assert not sim.problems()


def test_a_host_that_reopens_its_table_learns_that_the_others_are_further() -> None:
    sim = Sim(5, 3)
    table(sim)
    sim.run(1.5)
    ana, bo, cy = sim.computers
    game = ana.peer.game
    sim.kill(0)
    sim.run(6)
    newer = bo.peer.host.match.record.entries[-2]
    assert newer.epoch == 2
    sim.kill(1)
    sim.kill(2)
    sim.run(1)
    for computer in sim.computers:
        computer.plays = False
    peer = ana.start()
    peer.open_table(TableOptions(), 3, "ABCDEFGH", sim.now, saved=ana.saved_match(game))
    sim.settle()
    for computer in (bo, cy):
        computer.start().join(ana.address, ana.port, sim.now, fingerprint=ana.certificate, code="ABCDEFGH")
        sim.settle()
        sim.run(2)
    deal(sim, peer.host)
    for computer in sim.computers:
        computer.plays = True
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) > 2 and goes_on(sim)), sim.explain()
    assert sim.run(600, sim.over), sim.explain()
    assert len(sim.digests()) == 1
    assert not sim.problems()
    for computer in (bo, cy):
        record = load_record(computer.copies.records[game].encode()).follower.record
        assert record.entries[newer.seq].trailer.digest == newer.trailer.digest


@pytest.mark.parametrize("vanishes", [False, True])
def test_dead_links_delay_no_election(vanishes: bool) -> None:
    sim = Sim(11, 4)
    table(sim)
    sim.run(1.5)
    sim.computers[2].peer.guest.resign()
    sim.run(1)
    for pipe in sim.pipes():
        if {end[0].number for end in pipe.ends} in ({0, 1}, {0, 3}):
            sim.cut(pipe)
    sim.apart = {frozenset((0, 1)), frozenset((0, 3))}

    def know_of_the_host() -> bool:
        answers = [sim.computers[number].peer.succession.state.answers for number in (1, 3)]
        return all(2 in states and states[2].state == "alive" for states in answers)

    assert sim.run(PATIENCE_S, know_of_the_host), sim.explain()
    # Cy, whose answers these are, is on dead links from here on, and loses the host too.
    for pipe in sim.pipes():
        if {end[0].number for end in pipe.ends} in ({1, 2}, {2, 3}):
            sim.drop(pipe)
    if vanishes:
        sim.kill(2)
    sim.kill(0)
    within = SILENCE_S + (10 if vanishes else 5)
    assert sim.run(within, lambda: newest_epoch(sim) > 1), sim.explain()
    assert goes_on(sim), sim.explain()


def test_a_voter_restarted_before_the_new_deal_keeps_its_promise_at_the_old_table() -> None:
    sim = Sim(8, 3)
    table(sim)
    sim.run(1.5)
    ana, _, cy = sim.computers
    game = ana.peer.game
    sim.part({0})
    assert sim.run(PATIENCE_S, lambda: cy.copies.resume_info(game).epoch == 2), sim.explain()
    sim.kill(2)
    assert cy.copies.copy(game).position.epoch == 1
    sim.part({1})
    old = len(ana.peer.host.match.record.entries)
    cy.start().join(ana.address, ana.port, sim.now, fingerprint=ana.certificate)
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) > 2), sim.explain()
    deal = next(entry for entry in ana.peer.host.match.record.entries if isinstance(entry.body, Redeal))
    assert deal.epoch == 3
    assert deal.seq <= old + 1  # only an entry that was never acknowledged may stand behind what was there
    assert not sim.problems(), sim.explain()


def test_a_host_without_a_seat_gives_up_when_all_have_promised_themselves_away() -> None:
    sim = Sim(12, 4)
    table(sim, seated=False)
    sim.run(1.5)
    before = entries(sim)
    for computer in sim.computers[1:]:
        computer.peer.guest.promise(5)
    for pipe in sim.pipes():
        sim.cut(pipe)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) > 5), sim.explain()
    assert "another host" in sim.computers[0].peer.problem
    assert sim.run(PATIENCE_S, lambda: len(sim.hosts()) == 1 and entries(sim) > before + 5), sim.explain()


def test_the_votes_are_saved_before_the_new_deal() -> None:
    sim = Sim(5, 3)
    next_host = sim.computers[1]
    saved = []

    def begin(text: str, secret: bytes, game: str) -> Journal:
        saved.append(next_host.copies.resume_info(game).mandate)
        return Computer.begin(next_host, text, secret, game)

    next_host.begin = begin
    table(sim)
    sim.run(1.5)
    sim.kill(0)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    assert [[mandate.epoch for mandate in votes] for votes in saved] == [[2]]


# --- tables whose host cannot be replaced --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_without_takeover_the_table_waits_for_its_host(players: int) -> None:
    sim = Sim(13, players)
    table(sim, takeover=False)
    sim.run(1.5)
    game, before = sim.computers[0].peer.game, entries(sim)
    sim.kill(0)
    sim.run(PATIENCE_S)
    guests = [computer.peer for computer in sim.computers[1:]]
    assert {(peer.guest.linked, peer.succession.question, peer.game_to_find) for peer in guests} == {
        (False, False, game)
    }
    assert not sim.hosts()
    assert not (sim.counts["Ask"] or sim.counts["Elect"] or sim.counts["Compare"]), "guests do not call each other"
    sim.computers[0].start().rejoin(game, sim.now, saved=sim.computers[0].saved_match(game))
    assert goes_on(sim), sim.explain()
    assert (newest_epoch(sim), sim.hosts()) == (1, [0])
    assert entries(sim) > before


def test_without_takeover_a_restarted_guest_waits_too() -> None:
    sim = Sim(14, 3)
    table(sim, takeover=False)
    sim.run(1.5)
    game = sim.computers[0].peer.game
    for number in (0, 1, 2):
        sim.kill(number)
    for number in (1, 2):
        sim.computers[number].start().rejoin(game, sim.now)
    sim.run(PATIENCE_S)
    assert not sim.hosts()
    assert not (sim.counts["Ask"] or sim.counts["Elect"])


def test_without_takeover_a_call_of_a_fellow_player_is_refused() -> None:
    sim = Sim(15, 3)
    table(sim, takeover=False)
    sim.run(1.5)
    peer = sim.computers[1].peer
    hello = Hello(PROTOCOL, (), "", "peer", "Cy", sim.computers[2].signer.public, HASH, 1, HASH, peer.game)
    peer.opened(99, "10.0.0.3", sim.now)
    peer.received(99, hello, sim.now)
    assert peer.drain() == [Send(99, Refused("game")), Close(99)]


def test_a_voter_bound_by_a_promise_elects_another_where_the_host_has_resigned() -> None:
    sim = Sim(8, 4)
    table(sim)
    sim.run(1.5)
    ana, bo, cy, _ = sim.computers
    ana.peer.guest.resign()
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: all(0 in each.peer.guest.follower.position.resigned for each in sim.computers))
    for bound in (bo, cy):
        bound.peer.guest.promise(5)
        for pipe in list(bound.links.values()):
            sim.cut(pipe)
    assert sim.run(PATIENCE_S, lambda: ana.peer.host is not None and ana.peer.host.halted), sim.explain()
    assert goes_on(sim), sim.explain()
    assert sim.run(5, lambda: len(sim.digests()) == len(sim.hosts()) == 1), sim.explain()
    assert sim.hosts() != [0]
    assert not sim.problems()


def test_a_host_with_an_end_that_nobody_received_learns_that_the_others_are_further() -> None:
    sim = Sim(8, 4)
    table(sim)
    sim.run(1.5)
    ana, game = sim.computers[0], sim.computers[0].peer.game
    ana.peer.host.match.agree_end()
    sim.kill(0)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    comes_back(sim, 0, game)
    assert sim.run(PATIENCE_S, lambda: len(sim.lengths()) == 4 and len(sim.digests()) == len(sim.hosts()) == 1)
    assert sim.hosts() != [0]
    assert goes_on(sim), sim.explain()
    assert not sim.problems()


def test_a_guest_with_an_overtaken_end_follows_the_others() -> None:
    sim = Sim(8, 4)
    table(sim)
    sim.run(1.5)
    ana, dee = sim.computers[0], sim.computers[3]
    dee.peer.guest.resign()
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: all(3 in each.peer.guest.follower.position.resigned for each in sim.computers))
    sim.part({0, 3})
    ana.peer.host.match.agree_end()
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    assert dee.peer.guest.follower.record.end is not None
    sim.heal()
    assert sim.run(PATIENCE_S, lambda: len(sim.digests()) == len(sim.hosts()) == 1), sim.explain()
    assert sim.hosts() != [0]
    assert goes_on(sim), sim.explain()
    assert not sim.problems()
