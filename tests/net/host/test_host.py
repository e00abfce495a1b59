"""A host’s games: start, consent, chat, spectators and rematch, while everybody is present."""

from __future__ import annotations

import pytest

from game.match.match import NoJournal
from game.record import Commit, Takeback
from game.record.follower import load_record
from game.record.signing import ack_message
from game.record.writer import record_text
from game.rules import legal_actions
from net.protocol.limits import ABSENCES, CODE_PAUSE_S, HANDSHAKE_S
from net.protocol.messages import (
    Challenge,
    Chat,
    ChatRelay,
    Decline,
    HeaderProposal,
    HeaderSignature,
    Lobby,
    ProposalRejected,
    Propose,
    React,
    Rematch,
    Rename,
    Reply,
    Request,
    RequestStatus,
    ResignRequest,
    Resume,
    TableOptions,
    TakeSeat,
    Welcome,
)
from tests.helpers.endless_bots import Endless
from tests.helpers.tables import SIGNERS
from tests.net.host.scripted import HASH, HOST, Scripted, Table


def ballot_of(guest: Scripted) -> RequestStatus:
    found = guest.last(RequestStatus)
    assert isinstance(found, RequestStatus)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_game_from_the_lobby_to_its_end(edition: str, people: int) -> None:
    table = Table(people, TableOptions("marvel" if edition == "marvel" else "base"))
    guests = table.deal(*range(1, people))
    table.play(500)
    assert table.match.end is not None
    for seat, guest in enumerate(guests):
        assert guest.follower is not None
        assert guest.follower.record.header.view == seat
        assert guest.follower.digest == table.match.follower.digest
        assert load_record(record_text(guest.follower.record).encode()).follower.record.end == table.match.end


def test_the_opening_contains_all_signatures_and_shares() -> None:
    table = Table(3)
    table.deal(1, 2)
    opening = table.match.record.entries[0]
    assert [signature.seat for signature in opening.signatures] == [0, 1, 2]
    assert isinstance(opening.body, Commit)
    assert None not in opening.body.seed_shares


def test_bots_play_their_own_seats_at_their_pace() -> None:
    table = Table(2, pace_s=0.5)
    table.host.set_bot(1, "greedy")
    table.own.ready()
    table.host.start(table.now)
    table.settle()
    while table.match.state.turn == 0:
        table.play(1)
    before = table.last
    table.wait(0.4, 0.1)
    assert table.last == before
    table.wait(0.3, 0.1)
    assert table.last > before


def test_the_host_works_while_a_bot_thinks_and_ignores_a_late_decision() -> None:
    bots = Endless()
    table = Table(3, runner=bots)
    table.host.set_bot(2, "greedy")
    guest = table.guest(1)
    guest.enter()
    guest.ready()
    table.own.ready()
    table.host.start(table.now)
    table.settle()
    while table.match.state.turn != 2:
        table.play(1)
    [job] = bots.jobs
    before = table.last
    guest.say(ResignRequest())
    table.settle()
    assert table.last > before, "nobody waits for the bot"
    assert job.cancelled
    job.decision = legal_actions(table.match.state)[0]
    before = table.last
    table.wait(2)
    assert table.last == before
    assert len(bots.jobs) == 2, "it is asked again for the new position"
    bots.jobs[1].decision = job.decision
    table.wait(1)
    assert table.last == before + 1


def test_a_start_needs_full_seats_and_everybody_ready() -> None:
    table = Table(2)
    table.own.ready()
    assert not table.host.can_start()
    guest = table.guest(1)
    guest.enter()
    assert not table.host.can_start()
    guest.ready()
    assert table.host.can_start()
    table.host.set_options(TableOptions("marvel"))
    assert not table.host.can_start()


def starting() -> tuple[Table, Scripted]:
    """Return a table that has just begun to deal, and its guest, who does nothing of itself."""
    table = Table(2)
    guest = table.guest(1)
    guest.enter()
    guest.acks = False
    guest.ready()
    table.own.ready()
    table.host.start(table.now)
    return table, guest


def test_a_guest_that_declines_is_named_and_the_lobby_reopens() -> None:
    table, guest = starting()
    table.settle()
    assert guest.got(HeaderProposal)
    guest.say(Decline("not mine"))
    assert ProposalRejected(-1, "declined", guest.name) in table.own.received
    assert isinstance(guest.received[-1], Lobby)
    assert not guest.received[-1].seats[0].ready
    assert table.host.phase == "lobby"


def test_a_guest_silent_at_the_start_is_named() -> None:
    table, guest = starting()
    table.wait(HANDSHAKE_S + 1)
    assert ProposalRejected(-1, "absent", guest.name) in table.own.received
    assert table.host.phase == "lobby"


@pytest.mark.parametrize("signs", [False, True])
def test_a_guest_silent_at_a_second_start_loses_the_seat(signs: bool) -> None:
    table, guest = starting()
    table.settle()
    for _ in range(ABSENCES):
        if signs:
            assert guest.follower is not None
            message = ack_message(guest.follower.record.header.game, 0, 0, guest.follower.digest)
            guest.say(HeaderSignature(guest.signer.sign(message)))
        late = table.guest(2)
        late.enter()
        assert late.refused == "full"
        assert not guest.refused
        table.wait(HANDSHAKE_S + 1)
        guest.ready()
        table.own.ready()
        table.host.start(table.now)
        table.settle()
    rejections = [message for message in table.own.received if isinstance(message, ProposalRejected)]
    assert rejections == [ProposalRejected(-1, "absent", guest.name), ProposalRejected(-1, "unseated", guest.name)]
    assert guest.refused == "absent"
    assert [seat.kind for seat in table.host.lobby.seats] == ["human", "open"]
    again = table.guest(1)
    again.enter()
    assert again.refused == "paused"
    table.deal(2)
    assert table.host.phase == "game"


def test_a_guest_lost_at_the_start_is_named_and_another_start_succeeds() -> None:
    table, guest = starting()
    table.lose(guest)
    assert ProposalRejected(-1, "absent", guest.name) in table.own.received
    table.deal(1)
    assert table.host.phase == "game"


def take(table: Table) -> Scripted:
    """Let the player to move take three tokens, which reveals no card."""
    mover = table.mover()
    mover.say(Propose(table.last, "take white blue green"))
    return mover


def test_a_turn_is_taken_back_when_the_others_agree() -> None:
    table = Table(3)
    guests = table.deal(1, 2)
    asker = take(table)
    others = [guest for guest in guests if guest is not asker]
    asker.say(Request("takeback"))
    assert ballot_of(others[0]).seat == guests.index(asker)
    others[0].say(Reply("takeback", True))
    assert not isinstance(table.match.record.entries[-1].body, Takeback)
    others[1].say(Reply("takeback", True))
    assert isinstance(table.match.record.entries[-1].body, Takeback)
    assert ballot_of(asker).seat is None


def test_one_refusal_keeps_the_turn() -> None:
    table = Table(2)
    guests = table.deal(1)
    asker = take(table)
    before = table.last
    other = guests[1 - guests.index(asker)]
    asker.say(Request("takeback"))
    other.say(Reply("takeback", False))
    assert table.last == before
    assert ballot_of(asker).seat is None
    assert asker.got(ProposalRejected)


def test_a_turn_that_turned_a_card_up_stays() -> None:
    table = Table(2)
    table.deal(1)
    asker = table.mover()
    asker.say(Propose(table.last, "reserve 1.1"))
    asker.say(Request("takeback"))
    assert isinstance(asker.received[-1], ProposalRejected)


def test_all_end_the_game_together() -> None:
    table = Table(3)
    own, ann, bob = table.deal(1, 2)
    own.say(Request("end"))
    ann.say(Reply("end", True))
    assert table.match.end is None
    bob.say(Reply("end", True))
    assert table.match.end is not None
    assert table.match.end.reason == "agreed"


def test_a_bot_plays_for_who_resigns_and_the_last_one_left_wins() -> None:
    table = Table(3)
    _, ann, bob = table.deal(1, 2)
    ann.say(ResignRequest())
    assert table.match.resigned == {1}
    assert table.match.seats[1].kind == "bot"
    bob.say(ResignRequest())
    assert table.match.end is not None
    assert table.match.end.winners == (0,)


def test_chat_is_cleaned_relayed_and_limited() -> None:
    table = Table(2)
    own, ann = table.deal(1)
    ann.say(Chat("  hi\u202e there\n"), React("wow"), Chat("\u200b"))
    said = [message for message in own.got(ChatRelay) if isinstance(message, ChatRelay)]
    assert [(one.seat, one.text, one.reaction) for one in said] == [(1, "hi there", None), (1, "", "wow")]
    for _ in range(20):
        ann.say(Chat("again"))
    assert len(own.got(ChatRelay)) < 10
    assert not ann.refused


def test_spectators_see_the_open_game() -> None:
    table = Table(2)
    table.deal(1)
    table.mover().say(Propose(table.last, "reserve deck 1"))
    watcher = table.guest(3)
    watcher.enter(purpose="watch")
    watcher.say(Resume("", -1, bytes(32), 0))
    table.play(4)
    assert watcher.follower is not None
    assert watcher.follower.record.header.view == "open"
    assert watcher.follower.digest == table.match.follower.digest
    hands = [held for player in watcher.follower.position.state.players for held in player.hand if held.blind]
    assert all(held.card is None for held in hands)


def test_delayed_spectators_are_a_turn_behind() -> None:
    table = Table(2, TableOptions(delayed=True))
    table.deal(1)
    watcher = table.guest(3)
    watcher.enter(purpose="watch")
    watcher.say(Resume("", -1, bytes(32), 0))
    table.play(6)
    assert watcher.follower is not None
    behind = watcher.follower.position.state
    assert 0 < len(watcher.follower.record.entries) <= table.last
    assert (behind.round, behind.turn) != (table.match.state.round, table.match.state.turn)
    table.own.say(ResignRequest())
    assert watcher.follower.digest == table.match.follower.digest


def test_a_watcher_of_the_lobby_follows_the_game_from_its_opening() -> None:
    table = Table(2)
    watcher = table.guest(3)
    watcher.enter(purpose="watch")
    table.deal(1)
    table.play(2)
    assert watcher.follower is not None
    assert watcher.follower.digest == table.match.follower.digest


def test_a_spectator_cannot_take_a_seat() -> None:
    table = Table(3)
    watcher = table.guest(3)
    watcher.enter(purpose="watch")
    watcher.say(TakeSeat(2))
    assert [seat.kind for seat in table.host.lobby.seats] == ["human", "open", "open"]
    assert [one.name for one in table.host.lobby.watchers] == [watcher.name]


def test_a_player_who_returned_as_a_spectator_is_not_seated_for_the_next_game() -> None:
    table = Table(2)
    _, ann = table.deal(1)
    table.lose(ann)
    again = table.guest(1)
    again.enter(None, purpose="watch", game=table.host.game)
    again.say(Resume(table.host.game, -1, bytes(32), 1), ResignRequest())
    table.host.rematch(table.now)
    table.settle()
    assert [seat.kind for seat in table.host.lobby.seats] == ["open", "human"]
    assert [one.name for one in table.host.lobby.watchers] == [again.name]


def test_a_host_that_takes_another_name_deals_under_that_one() -> None:
    table = Table(3)
    guest = table.guest(1)
    guest.enter()
    table.own.say(Rename("Zoé Strauß"))
    lobby = guest.last(Lobby)
    assert isinstance(lobby, Lobby)
    assert (lobby.host, lobby.seats[0].name) == ("Zoé Strauß", "Zoé Strauß")
    assert lobby.seats[0].person == lobby.host_person is not None
    guest.say(Rename("Eve"))
    assert table.host.lobby.host == "Zoé Strauß"
    late = table.guest(2)
    late.say(late.hello())
    challenge = late.last(Challenge)
    assert isinstance(challenge, Challenge)
    assert challenge.name == "Zoé Strauß"


@pytest.mark.parametrize(
    ("host", "guest", "shown"),
    [
        ("Player 1", "Player 1", "Player 2"),
        ("Spieler 2", "Spieler 2", "Spieler 3"),
        ("Player 1", "Spieler 1", "Spieler 1"),
        ("Ida", "Ida", "Ida 2"),
        ("Ida 2", "Ida 2", "Ida 2 2"),
    ],
)
def test_a_guest_of_the_hosts_name_gets_a_number_and_of_a_default_name_the_next_one(
    host: str, guest: str, shown: str
) -> None:
    table = Table(2)
    table.own.say(Rename(host))
    newcomer = table.guest(1)
    newcomer.name = guest
    newcomer.enter()
    assert [seat.name for seat in table.host.lobby.seats] == [host, shown]


def test_in_a_resumed_game_everybody_has_the_name_of_its_record() -> None:
    first = Table(3)
    first.deal(1, 2)
    names = [info.name for info in first.match.seats]
    for playing in (False, True):
        table = Table(3, saved=first.match, playing=playing, host=SIGNERS[1], seated=False)
        table.host.attach(0, SIGNERS[1].public, HASH, names[2], table.now)
        bob = table.guest(2)
        bob.enter(None)
        table.own.say(Rename("Somebody else"), Chat("Hello"))
        bob.say(Chat("Hello"))
        assert [line.name for line in table.own.received if isinstance(line, ChatRelay)] == [names[1], names[2]]
        assert table.host.lobby.host == table.host.name == names[1]


def test_a_host_without_a_seat_is_known_among_the_spectators() -> None:
    table = Table(2, seated=False)
    table.host.attach(0, HOST.public, HASH, "Ida", table.now, "watch")
    table.settle()
    assert [one.person for one in table.host.lobby.watchers] == [table.host.lobby.host_person]


def test_a_rematch_rotates_the_seats() -> None:
    table = Table(3)
    own, ann, bob = table.deal(1, 2)
    table.host.rematch(table.now)
    assert table.host.phase == "game"
    ann.say(ResignRequest())
    bob.say(ResignRequest())
    table.host.rematch(table.now)
    table.settle()
    assert ann.got(Rematch)
    assert [seat.name for seat in table.host.lobby.seats] == [ann.name, bob.name, "Ida"]
    for guest in (own, ann, bob):
        guest.follower = None
        guest.ready()
    table.host.start(table.now)
    table.settle()
    assert table.host.phase == "game"
    assert [info.name for info in table.match.seats] == [ann.name, bob.name, "Ida"]
    table.play(3)


def test_a_saved_table_resumes_with_the_same_people() -> None:
    first = Table(3)
    first.deal(1, 2)
    first.play(7)
    match = first.match
    table = Table(3, saved=match)
    assert [seat.kind for seat in table.host.lobby.seats] == ["human", "open", "open"]
    table.own.ready()
    stranger = table.guest(3)
    stranger.enter()
    assert stranger.refused == "full"
    ann = table.guest(1)
    ann.enter(None)
    ann.ready()
    assert table.host.can_start()
    table.host.start(table.now)
    table.settle()
    assert ann.follower is not None
    assert ann.follower.digest == match.follower.digest
    assert not table.host.halted


def test_seats_are_taken_swapped_and_filled_with_bots() -> None:
    table = Table(4)
    ann = table.guest(1)
    ann.enter()
    ann.say(TakeSeat(3))
    assert [seat.kind for seat in table.host.lobby.seats] == ["human", "open", "open", "human"]
    table.host.set_bot(1, "greedy")
    ann.say(TakeSeat(1))
    table.host.set_seats(2)
    assert [seat.name for seat in table.host.lobby.seats] == ["Ida", ann.name]
    table.host.swap(0, 1)
    assert [seat.name for seat in table.host.lobby.seats] == [ann.name, "Ida"]
    twin = table.guest(2)
    twin.name = ann.name
    twin.enter()
    assert twin.refused == "full"
    table.host.set_seats(3)
    twin = table.guest(2)
    twin.name = ann.name
    twin.enter()
    assert table.host.lobby.seats[2].name == "Bo “B” | Ö 2"
    table.host.kick(table.host.lobby.seats[2].person or 0, table.now)
    table.settle()
    assert twin.refused == "kicked"


def test_a_kicked_guest_returns_only_if_the_host_admits_it() -> None:
    table = Table(3)
    ann = table.guest(1)
    ann.enter()
    table.host.kick(table.host.lobby.seats[1].person or 0, table.now)
    table.settle()
    assert ann.refused == "kicked"
    back = table.guest(1)
    back.enter()
    assert not back.is_in, "the code does not help"
    (knock,) = table.host.admission.knocks
    assert knock.again and len(knock.safety_words) == 4
    table.host.admit(knock.number, False, table.now)
    table.settle()
    assert back.refused == "denied"
    pest = table.guest(1)
    pest.enter()
    assert pest.refused == "kicked" and not table.host.admission.knocks, "no knocking without end"
    table.wait(CODE_PAUSE_S + 1, CODE_PAUSE_S)
    back = table.guest(1)
    back.enter()
    (knock,) = table.host.admission.knocks
    table.host.admit(knock.number, True, table.now)
    table.settle()
    assert back.is_in and table.host.lobby.seats[1].name == ann.name
    table.lose(back)
    again = table.guest(1)
    again.enter()
    assert again.is_in, "all is forgiven"


def test_a_player_kicked_from_a_game_regains_the_seat_if_the_host_admits_them() -> None:
    table = Table(3)
    _, ann, _ = table.deal(1, 2)
    assert ann.got(Welcome)
    table.host.kick(next(one.number for one in table.host._connections.people() if one.name == ann.name), table.now)
    table.settle()
    table.wait(2)
    assert table.match.seats[1].kind == "bot"
    back = table.back(ann, 1, resume=False)
    assert not back.is_in
    table.host.admit(table.host.admission.knocks[0].number, True, table.now)
    table.settle()
    assert back.is_in
    back.say(Resume(table.host.game, -1, bytes(32), 1))
    table.wait(2)
    assert table.match.seats[1].kind == "human"


def test_a_game_that_cannot_be_saved_does_not_begin() -> None:
    def fails(*_: object) -> NoJournal:
        raise OSError("no room")

    table = Table(2, begin=fails)
    table.deal(1)
    assert table.host.phase == "lobby"
    assert table.own.got(ProposalRejected)
