"""What a screen knows of the others at a table: here that of a spectator who is behind them."""

from __future__ import annotations

from msgspec.structs import replace

from net.room.participants import table_state
from tests.net.peer.test_moved import spectated


def test_a_delayed_spectator_sees_that_and_no_running_clock() -> None:
    sim, peer = spectated(private=False)
    guest = peer.guest
    assert guest is not None and guest.lobby.presence is not None
    guest.lobby.presence = replace(guest.lobby.presence, clock_ms=60_000)
    state = table_state(guest, False, sim.now)
    assert not state.delayed and state.clock_s is not None
    guest.lobby.options = replace(guest.lobby.options, delayed=True)
    state = table_state(guest, False, sim.now)
    assert state.delayed and state.clock_s is None
