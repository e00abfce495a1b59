"""Guests: the messages they accept in each state."""

from __future__ import annotations

from typing import get_args

import pytest

from net.guest.states import SILENT, GuestState
from net.protocol.messages import (
    MESSAGE_TYPES,
    Backlog,
    ChatRelay,
    Elected,
    Goodbye,
    HeaderProposal,
    Message,
    Ping,
    Pong,
    Presence,
    ProposalRejected,
    Refused,
    Rematch,
    RequestStatus,
    Roster,
    SeedShareRequest,
    TimeUp,
    Waiting,
    Welcome,
)
from tests.net.guest.guest_states import STATE_SETUPS
from tests.net.guest.scripted_host import CHALLENGE, Hosted, lobby_of, signed_entry


def messages_for(hosted: Hosted) -> dict[type[Message], Message]:
    """Return one of each message that a host sends."""
    found = (
        CHALLENGE,
        Waiting(),
        Welcome(3),
        Refused("full"),
        Ping(1),
        Pong(1),
        Goodbye(),
        lobby_of(hosted.match),
        HeaderProposal(hosted.header_lines),
        SeedShareRequest(hosted.signatures()),
        hosted.begin(),
        hosted.history(),
        Roster(()),
        signed_entry(hosted.match, hosted.match.record.entries[0], 1),
        ProposalRejected(0, "", "No."),
        RequestStatus("end", None, ()),
        Presence((None, None), (), False, -1),
        TimeUp(0),
        ChatRelay(0, "Ida", None, "Hello", None),
        Backlog((ChatRelay(0, "Ida", None, "Hello", None),)),
        Rematch(),
        Elected(2, 0, bytes(32), ()),
    )
    return {type(message): message for message in found}


@pytest.mark.parametrize("state", get_args(GuestState))
def test_every_state_is_reached(state: GuestState) -> None:
    hosted = Hosted()
    STATE_SETUPS[state](hosted)
    assert hosted.guest.state == state


@pytest.mark.parametrize("kind", MESSAGE_TYPES, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("state", get_args(GuestState))
def test_a_message_is_accepted_in_the_listed_states_alone(state: GuestState, kind: type[Message]) -> None:
    hosted = Hosted()
    STATE_SETUPS[state](hosted)
    example = messages_for(hosted).get(kind)
    allowed = hosted.guest.handlers[state].get(kind)
    if example is None:
        assert allowed is None, f"no host sends {kind.__name__}"
        return
    hosted.guest.drain()
    hosted.send(example)
    if state in SILENT:
        assert hosted.guest.state == state
    elif allowed is None:
        assert hosted.guest.state == "closed"
        assert "sent something invalid" in hosted.guest.problem
        assert hosted.guest.link.hang_up
    else:
        assert "sent something invalid" not in hosted.guest.problem
        assert not hosted.guest.alarm
