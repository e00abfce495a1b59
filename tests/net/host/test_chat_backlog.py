"""The backlog of the chat: sent to late guests in order, bounded, and without duplicates."""

from __future__ import annotations

from net.host.chat_backlog import ChatBacklog
from net.protocol.framing import encode
from net.protocol.limits import CHAT_BACKLOG, CHAT_LENGTH, FRAME_BYTES, NAME_LENGTH
from net.protocol.messages import Backlog, Chat, ChatRelay, Goodbye, React
from tests.net.guest.scripted_host import Hosted
from tests.net.host.scripted import Scripted, Table
from tests.net.simulation.sim import Sim
from tests.net.simulation.sim_tables import table


def line(text: str, name: str = "Ida") -> ChatRelay:
    return ChatRelay(0, name, None, text, None)


def backlog_of(guest: Scripted) -> list[str]:
    """Return the lines of the backlogs that a guest received, oldest first."""
    return [said.text for backlog in guest.got(Backlog) if isinstance(backlog, Backlog) for said in backlog.lines]


def chat_of(hosted: Hosted) -> list[str]:
    return [said.text for said in hosted.guest.lobby.chat]


def test_a_late_guest_receives_the_backlog() -> None:
    host = Table(3)
    first = host.guest(1)
    first.enter()
    first.say(Chat("Is anybody\u202e here?"), React("think"))
    late = host.guest(2)
    late.enter()
    backlog = late.last(Backlog)
    assert isinstance(backlog, Backlog)
    assert [(said.name, said.text, said.reaction) for said in backlog.lines] == [
        (first.name, "Is anybody here?", None),
        (first.name, "", "think"),
    ]
    assert not first.got(Backlog), "there were no lines yet"
    assert late.is_in


def test_a_spectator_or_returning_player_receives_the_backlog() -> None:
    host = Table(2)
    own, ann = host.deal(1)
    own.say(Chat("Good luck!"))
    host.lose(ann)
    own.say(Chat("Where are you?"))
    back = host.back(ann, 1)
    assert backlog_of(back) == ["Good luck!", "Where are you?"]
    watcher = host.guest(3)
    watcher.enter(purpose="watch")
    assert backlog_of(watcher) == ["Good luck!", "Where are you?"]


def test_a_program_that_knows_no_backlog_gets_none() -> None:
    host = Table(3)
    first = host.guest(1)
    first.enter()
    first.say(Chat("Hello"))
    old = host.guest(2)
    old.capabilities = ("chat",)
    old.enter()
    assert old.is_in
    assert not old.got(Backlog)


def test_only_the_last_lines_are_kept_and_fit_into_a_frame() -> None:
    talk = ChatBacklog()
    assert talk.backlog() is None
    for number in range(3 * CHAT_BACKLOG):
        talk.add(line(f"line {number}"))
    backlog = talk.backlog()
    assert backlog is not None
    assert [said.text for said in backlog.lines] == [f"line {n}" for n in range(2 * CHAT_BACKLOG, 3 * CHAT_BACKLOG)]
    for _ in range(CHAT_BACKLOG):
        talk.add(line("\U0001f600" * CHAT_LENGTH, "\U0001f600" * NAME_LENGTH))
    backlog = talk.backlog()
    assert backlog is not None
    assert 20 < len(backlog.lines) <= CHAT_BACKLOG
    assert len(encode(backlog)) <= FRAME_BYTES


def test_a_guest_adds_only_new_lines_of_a_backlog() -> None:
    hosted = Hosted()
    hosted.gather()
    hosted.send(Backlog((line("one"), line("two"))))
    assert chat_of(hosted) == ["one", "two"]
    hosted.send(line("three"), line("three"))
    hosted.send(Backlog((line("two"), line("three"), line("three"), line("four"))))
    assert chat_of(hosted) == ["one", "two", "three", "three", "four"]
    hosted.send(Backlog((line("three"), line("four"))), Backlog(()))
    assert chat_of(hosted) == ["one", "two", "three", "three", "four"]
    hosted.send(Backlog((line("nine"), line("ten"))))
    assert chat_of(hosted)[-2:] == ["nine", "ten"], "of a chat that was missed for long the last lines are sent"
    assert [said.number for said in hosted.guest.lobby.chat] == list(range(1, len(hosted.guest.lobby.chat) + 1))


def test_the_lines_of_a_backlog_are_cleaned() -> None:
    hosted = Hosted()
    hosted.gather()
    hosted.send(Backlog((line("one\x07", "I\u202eda"), line("\u202e"), ChatRelay(1, "Bo", 1, "", "nice"))))
    assert [(said.name, said.text, said.reaction) for said in hosted.guest.lobby.chat] == [
        ("Ida", "one", None),
        ("Bo", "", "nice"),
    ]
    hosted.send(Goodbye())


def test_a_new_host_continues_the_chat_of_its_guest() -> None:
    talk = ChatBacklog()
    hosted = Hosted()
    hosted.gather()
    hosted.send(line("Hello"), ChatRelay(2, "Bo", 1, "", "wow"))
    hosted.guest.lobby.chat.append(hosted.guest.lobby.chat[0].__class__(9, "", None, "The start was called off."))
    talk.remember(hosted.guest.lobby.chat)
    backlog = talk.backlog()
    assert backlog is not None
    assert [(said.name, said.text, said.reaction) for said in backlog.lines] == [
        ("Ida", "Hello", None),
        ("Bo", "", "wow"),
    ]


def test_the_chat_survives_its_host_and_is_sent_to_returning_players() -> None:
    sim = Sim(6, 3)
    table(sim)
    sim.run(1.5)
    sim.computers[2].peer.guest.chat("Shall we?")
    sim.run(1)
    game = sim.computers[0].peer.game
    sim.kill(0)
    assert sim.run(40, lambda: 1 in sim.hosts()), sim.explain()
    sim.run(5)
    sim.computers[1].peer.guest.chat("On we go.")
    old = sim.computers[0]
    old.start().rejoin(game, sim.now, saved=old.saved_match(game))
    sim.settle()
    assert sim.run(40, lambda: sim.hosts() == [1] and old.peer.guest.following), sim.explain()
    sim.run(1)
    for computer in sim.computers:
        said = [one.text for one in computer.peer.guest.lobby.chat if one.name]
        assert said == ["Shall we?", "On we go."], computer.name
