"""What cannot follow in a record: every refusal of a reader, by its words."""

from __future__ import annotations

import re

import msgspec
import pytest

from game.match.dealer import Dealer, secret_from, seed_from
from game.match.match import Match, NoJournal, new_header, seal_header
from game.match.verify import verify
from game.record import Body, Clock, Commit, End, Entry, RecordError, Redeal, Resign, SeatChange, SeatInfo, Trailer
from game.record.follower import DigestMismatch, Follower, InvalidEntry, load_record
from game.record.hashing import commit_to_share
from game.record.reader import read_record
from game.record.writer import record_text
from game.rules import Deal, Pass, TakeTokens, apply, legal_actions, market
from tests.helpers.tables import new_match, play_corners, seats_of

SECRET = secret_from("test")
TAKE = TakeTokens((0, 1, 2))


def reader() -> Follower:
    match = new_match("base", 2)
    play_corners(match, 3)
    return match.follower


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (Commit(None, (Deal(market(1, 0), "b1-01"),), (None,)), "only the first entry can be an opening deal"),
        (Commit(0, (TAKE,), (None,), places=(bytes(32),)), "only a new deal can commit to cards"),
        (Commit(0, (TAKE,), (None,), seed_shares=(None, None)), "only a new deal can commit to cards"),
        (Commit(2, (TAKE,), (None,)), "it is not seat 3’s turn"),
        (Redeal(bytes(32), (bytes(32),)), "the deal has 1 commitments, not "),
        (End("agreed", (), bytes(32)), "the secret does not match the dealer’s commitment"),
        (End("points", (0,), SECRET), "the game ends by “agreed”, but the winners"),
    ],
)
def test_an_entry_that_breaks_a_rule_is_refused_and_changes_nothing(body: Body, message: str) -> None:
    follower = reader()
    before = follower.position
    epoch = 2 if isinstance(body, Redeal) else 1
    with pytest.raises(InvalidEntry, match=re.escape(message)):
        follower.accept(Entry(4, epoch, body))
    assert follower.position is before
    assert len(follower.record.entries) == 4


def test_a_commit_is_one_action_and_all_that_chance_owes() -> None:
    follower = reader()
    seat = follower.position.state.turn
    legal = legal_actions(follower.position.state)
    with pytest.raises(InvalidEntry, match="one action, followed by the cards"):
        follower.accept(Entry(4, 1, Commit(seat, (legal[0], legal[0]), (None, None))))
    reserve = next(action for action in legal if type(action).__name__ == "ReserveCard")
    with pytest.raises(InvalidEntry, match="not all cards have been dealt"):
        follower.accept(Entry(4, 1, Commit(seat, (reserve,), (None,))))
    with pytest.raises(InvalidEntry, match="there is a salt where no card is revealed"):
        follower.accept(Entry(4, 1, Commit(seat, (legal[0],), (bytes(32),))))
    with pytest.raises(InvalidEntry, match="the rules do not allow it: R15"):
        follower.accept(Entry(4, 1, Commit(seat, (Pass(),), (None,))))
    with pytest.raises(InvalidEntry, match="the epoch is 1, not 2"):
        follower.accept(Entry(4, 2, Clock(0, 1)))
    with pytest.raises(DigestMismatch) as caught:
        follower.accept(Entry(4, 1, Clock(0, 1)))
    assert (caught.value.seq, caught.value.theirs, len(caught.value.ours)) == (4, b"", 32)


def test_a_game_begins_with_its_opening_and_nothing_follows_its_end() -> None:
    header = new_header("base", seats_of(2), SECRET)
    follower = Follower(header, seal_header(header, SECRET))
    with pytest.raises(InvalidEntry, match="must start with the opening deal"):
        follower.accept(Entry(0, 1, Clock(0, 1)))
    match = new_match("base", 2)
    match.resign(0)
    with pytest.raises(InvalidEntry, match="is already over"):
        match.follower.accept(Entry(3, 1, Resign(1)))


def test_a_seat_that_resigned_stays_with_its_bot() -> None:
    match = new_match("base", 3)
    match.resign(0)
    with pytest.raises(InvalidEntry, match="only the computer can play it"):
        match.follower.accept(Entry(3, 1, SeatChange(0, SeatInfo("Ana", "human"))))


def test_a_header_has_a_trailer_for_each_line() -> None:
    header = new_header("base", seats_of(2), SECRET)
    with pytest.raises(RecordError, match="the header has 9 lines, not 1"):
        Follower(header, (Trailer(bytes(32), bytes(16)),))


def test_seed_shares_change_the_deal_and_must_match_their_commitments() -> None:
    share = bytes(range(32))
    guest = SeatInfo("Guest", "human", None, "ab12", commit_to_share(share).hex())
    header = new_header("base", (SeatInfo("Host", "human"), guest), SECRET)
    start = Follower(header, seal_header(header, SECRET))
    dealer = Dealer(seed_from(SECRET, (None, share)), 1, start.start.state)
    actions, salts, state = [], [], start.start.state
    local = Match.new(new_header("base", seats_of(2), SECRET), SECRET, NoJournal())
    assert dealer.places() != local.record.entries[0].body.places
    while state.pending:
        action, salt = dealer.deal(state)
        state, _ = apply(state, action)
        actions.append(action)
        salts.append(salt)
    opening = Commit(None, tuple(actions), tuple(salts), dealer.places(), (None, share))
    checked = start.check(Entry(0, 1, opening))
    assert checked.position.state == state
    start.accept(Entry(0, 1, opening, trailer=Trailer(checked.digest, bytes(16))))
    text = record_text(start.record)
    assert load_record(text.encode()).follower.position == checked.position
    with pytest.raises(RecordError, match="seat 2 has not signed the header"):
        verify(text.encode())
    match = Match(start, SECRET, NoJournal())
    play_corners(match, 4)
    for seed_shares in ((), (None, None), (share, None), (None, bytes(32))):
        other = Follower(header, seal_header(header, SECRET))
        with pytest.raises(InvalidEntry, match="the seed shares do not match"):
            other.check(Entry(0, 1, msgspec.structs.replace(opening, seed_shares=seed_shares)))


@pytest.mark.parametrize(
    ("pattern", "replacement", "message"),
    [
        (r"\nview table", r"\nview seat 4", "there is no seat 4"),
        (r"\nseat 1 ", r"\nseat 2 ", "seat 2 found, seat 1 expected"),
        (r"\nseat 2 [^\n]*", "", "a game has 2 to 4 seats, not 1"),
        (r'"Ana"', r'"A\\u006ea"', "the seat’s name is not valid"),
        (r'"Ana"', r'"A\\x"', "the seat’s name is not valid"),
        (r"\n1 1 commit", r"\n1 1 commit ", "is not valid"),
        (r"\n1 1 commit \d", r"\n1 1 commit 3", "there is no seat 3"),
        (r"\n1 1 (commit.*?) \|", r"\n1 1 \1 | colour=red", "the field “colour” does not belong here"),
        (r"(\n0 1 .* salts=)[0-9a-f]{64},", r"\1", "actions need"),
        (r"(\n0 1 .* salts=)[0-9a-f]", r"\1", "the field “salts” is not valid"),
        (r"\n2 1 commit \d [a-z]+", r"\n2 1 commit 1 juggle", "“juggle"),
        (r"(\nend|\n\d+ 1 end .*?) \| secret=[0-9a-f]+", r"\1", "the final entry must contain the dealer’s secret"),
        (r"\n2 1 ", "\n2 0 ", "expected an entry"),
        (r"\ntake|\n1 1 commit (\d) (\w+) ", r"\n1 1 commit \1  \2 ", "is not in the standard form"),
        (r"  # [0-9a-f]", "  # ", "the line has no valid digest and seal at its end"),
    ],
)
def test_malformed_text_is_reported(pattern: str, replacement: str, message: str) -> None:
    match = new_match("base", 2)
    play_corners(match, 3)
    match.agree_end()
    text, count = re.subn(pattern, replacement, record_text(match.record), count=1)
    assert count == 1
    with pytest.raises(RecordError, match=re.escape(message)):
        read_record(text)


def test_a_record_that_ends_inside_its_header_is_reported() -> None:
    lines = record_text(new_match("base", 2).record).splitlines(keepends=True)
    with pytest.raises(RecordError, match="Line 8: the record ends before the commitment to the deal"):
        read_record("".join(lines[:7]))
    with pytest.raises(RecordError, match="Line 8: the line is cut off"):
        read_record("".join(lines[:8])[:-1])
