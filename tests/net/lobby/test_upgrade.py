"""What the version before has stored is read as it was meant; the bytes below were written by it."""

from __future__ import annotations

import msgspec

from net.host.clock import ClockState
from net.lobby.people.ratings import GameResult, Rating, SeatResult
from net.lobby.play.saved_tables import ResumeState, TableSummary, read_state, read_summary
from net.protocol.messages import TableOptions

KEY = "61" * 32
SUMMARY = (
    "86a57461626c65a23066a4636f6465a44b375158a76f7074696f6e7398a66d617276656cce000151803cc3c2c3c300a56e616d6573"
    f"92a3416e61a3426f74a46b65797392c420{KEY}c0a57261746564c3"
)
STATE = "929500c393cd03e8cd07d0cd0bb893000100cb4058c00000000000cb401e000000000000"
RESULT = (
    "84a765646974696f6ea462617365a6726561736f6ea6706f696e7473a6726f756e647315a573656174739286a46e616d65a3416e61"
    f"a36b6579c420{KEY}a5706c61636501a6706f696e74730fa66265666f726582a26d75cb4039000000000000a57369676d61cb4020aa"
    "aaaaaaaaaba5616674657282a26d75cb403b000000000000a57369676d61cb400000000000000086a46e616d65a2426fa36b6579c0a5"
    "706c61636502a6706f696e74730ba66265666f7265c0a56166746572c0"
)


def test_a_running_game_keeps_its_table_and_its_clocks() -> None:
    options = TableOptions(edition="marvel", private=True, clock_s=86_400)
    summary = TableSummary("0f", "K7QX", options, ("Ana", "Bot"), (b"a" * 32, None), rated=True)
    assert read_summary(bytes.fromhex(SUMMARY)) == summary
    clocks = ClockState(0, runs=True, left_ms=(1000, 2000, 3000), late=(0, 1, 0), at_s=99.0)
    assert read_state(bytes.fromhex(STATE)) == ResumeState(clocks, 7.5)
    assert read_state(b"") == ResumeState()


def test_a_result_keeps_its_ratings() -> None:
    seats = (SeatResult("Ana", b"a" * 32, 1, 15, Rating(), Rating(27.0, 2.0)), SeatResult("Bo", None, 2, 11))
    assert msgspec.msgpack.decode(bytes.fromhex(RESULT), type=GameResult) == GameResult("base", "points", 21, seats)
