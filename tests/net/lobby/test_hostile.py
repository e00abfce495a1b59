"""Whatever people send, in whatever order: the server raises nothing, and those who behave play on."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from net.protocol import lobby_messages as hall_msg
from net.protocol import messages as msg
from net.protocol.framing import encode
from tests.net.lobby.lobby_sim import LobbySim
from tools.load.fuzz_messages import FuzzMessages


@pytest.mark.parametrize("seed", range(4))
def test_messages_without_sense_disturb_nobody_else(seed: int) -> None:
    sim = LobbySim("Ana", "Bo", "Mal", "Eve")
    ana, bo, *hostile = sim.people
    assert sim.run(5, lambda: all(person.client.claim.name for person in sim.people))
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.hall.tables))
    table = next(iter(bo.client.hall.tables))
    bo.enter(table)
    assert sim.run(60, lambda: len(ana.record) > 3)
    game = next(iter(sim.store.games))
    hall_server = sim.hall_server
    assert hall_server is not None
    fuzz = FuzzMessages(random.Random(seed), (game, table))
    link, sent = 5001, 0
    while sent < 2500:
        # A fresh connection, one in the hall, or one that has entered the table to watch.
        chosen = fuzz.rng.choice(hostile)
        if fuzz.rng.random() < 0.2:
            chosen.enter(table, watch=True)
            sim.carry()
        numbers = [number for number, (owner, _) in sim._links.items() if owner is chosen]
        if fuzz.rng.random() < 0.3 or not numbers:
            link += 2
            hall_server.opened(link, "10.9.9.9", sim.now)
            numbers = [link]
        for _ in range(fuzz.rng.randint(1, 12)):
            hall_server.received(numbers[0], fuzz.message(), sim.now)
            sent += 1
        sim.run(0.1)
    assert hall_server.connections < 2500
    sim.run(60)  # whoever has proved nothing is gone
    assert hall_server.connections <= len(sim.people)
    assert sim.run(900, lambda: ana.over and bo.over)
    assert ana.record == bo.record


def test_nobody_is_sent_what_is_hidden_from_them() -> None:
    sim = LobbySim("Ana", "Bo", "Cy")
    ana, bo, cy = sim.people
    assert sim.run(5, lambda: all(person.client.claim.name for person in sim.people))
    ana.open(3)
    assert sim.run(5, lambda: bool(bo.client.hall.tables))
    for person in (bo, cy):
        person.enter(next(iter(person.client.hall.tables)))
    assert sim.run(60, lambda: len(ana.record) > 10)
    secret = next(iter(sim.store.games.values())).secret
    everything = b"".join(encode(message) for person in sim.people for message in person.received)
    assert secret not in everything and b"10.0.0" not in everything
    assert not [message for person in sim.people for message in person.received if isinstance(message, msg.Roster)]


def test_a_flood_of_strangers_is_ended_after_the_time_of_a_handshake() -> None:
    sim = LobbySim("Ana")
    assert sim.run(5, lambda: sim.people[0].client.linked)
    assert sim.hall_server is not None
    for number in range(1001, 5001, 2):
        sim.hall_server.opened(number, "10.9.9.9", sim.now)
    sim.run(12)
    assert sim.hall_server.connections == 1


def test_every_literal_of_a_refusal_has_a_sentence() -> None:
    from net.lobby.hall_text import refusal_sentence

    assert all(refusal_sentence(reason).endswith(".") for reason in get_args(hall_msg.EnterRefusalReason))
