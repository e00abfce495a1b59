"""Who deals when the dealer is lost: the players ask each other, vote, and one of them takes the game over.

A table of states and messages, told what arrived and what time it is. Knows followers, votes and promises; links are
numbers whose players are known already (``peering``), and the new deal itself is made by whoever it names.

Two promises make it safe. A player votes once for each epoch, and writes down before the vote leaves that it will
acknowledge nothing of an older one; and a dealer commits nothing without so many acknowledgements that the rest cannot
elect another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from game.keys import Signer
from game.match_takeover import extended
from game.record import Entry, RecordError
from game.record import Shown as ShownCard
from game.record_chain import commit_to_nonce, commit_to_secret
from game.record_follow import Desync, Follower, Refused
from game.rules import Seat, hand
from net.effects import Effect, Send
from net.limits import CHUNK_BYTES, ELECTION_S
from net.lines import pack_entry, unpack_entry
from net.messages import (
    AnyMessage,
    Ask,
    Elect,
    Elected,
    Fetch,
    History,
    Line,
    Nonce,
    NotElected,
    Peer,
    Whereabouts,
)
from net.votes import alone, electorate, is_elected, is_true, line, longest, make_vote, needed, newest, voice_of

State: TypeAlias = Literal["here", "alive", "lost", "voted", "pledged", "standing", "fetching", "elected"]
"""``here``: deals itself; ``alive``: is connected to the dealer; ``lost``: asks around; ``voted``, ``pledged``: for
another; ``standing``, ``fetching``, ``elected``: as the next dealer, before it has the votes, the log, the shares."""

ASK_S: Final = 0.5
"""How often the others are asked where the dealer is."""
PATIENCE_S: Final = 2 * ELECTION_S
"""How long a player waits for one step of somebody else’s."""
CLICK_S: Final = 3.0
"""How long the dealer of two must be lost before the other is asked whether to take over."""
REFUSALS: Final = 3
"""After how many refused votes a player turns to the next in line."""


class Found(msgspec.Struct, frozen=True):
    """The dealer is there: go and be its guest. ``epoch`` is the one it deals in."""

    peer: Peer
    epoch: int


class Pledged(msgspec.Struct, frozen=True):
    """A vote has led to an election: what the new deal must keep to.

    ``nonce`` is the own share of its seed, ``shown`` the slots of the own cards that the dealer has been shown.
    """

    epoch: int
    dealer: Seat
    deal: bytes
    nonce: bytes
    shown: tuple[int, ...]


class Won(msgspec.Struct, frozen=True):
    """This player is to deal: all that ``take_over`` needs, and the votes to show to whoever asks."""

    follower: Follower
    shown: tuple[ShownCard, ...]
    secret: bytes
    epoch: int
    nonces: tuple[bytes | None, ...]
    mandate: Elected


Outcome: TypeAlias = Found | Pledged | Won


class Ballotbox(msgspec.Struct):
    """The votes for this player in one epoch, and what came after them."""

    epoch: int = 0
    votes: dict[Seat, Elect] = msgspec.field(default_factory=dict)
    links: dict[Seat, int] = msgspec.field(default_factory=dict)
    nonces: dict[Seat, bytes] = msgspec.field(default_factory=dict)
    secret: bytes = b""
    mandate: Elected | None = None
    follower: Follower | None = None
    source: Seat | None = None
    lines: list[Line] = msgspec.field(default_factory=list)
    first: int = 0


class Succession:
    """One player’s part in finding who deals."""

    def __init__(
        self, signer: Signer, token: Callable[[int], bytes], copy: Callable[[], Follower], keep: Callable[[int], None]
    ) -> None:
        """``copy`` gives the own copy of the game, ``keep`` writes down that older epochs are done with."""
        self._signer = signer
        self._token = token
        self._copy = copy
        self._keep = keep
        self._outgoing: list[Effect | Outcome] = []
        self.state: State = "alive"
        self.me: Seat = 0
        self.dealer: Seat | None = None
        self.where: Peer | None = None
        self.halted = False
        self.promised = 0
        self.mandate: Elected | None = None
        self.question = False
        self.links: dict[int, Seat] = {}
        self.answers: dict[Seat, Whereabouts] = {}
        self._proofs: dict[Seat, Elected] = {}
        self._box = Ballotbox()
        self._vote: Elect | None = None
        self._voted_for: Seat = 0
        self._vote_link = -1
        self._nonce = b""
        self._failed: set[Seat] = set()
        self._refusals = 0
        self._lost_at = 0.0
        self._until = 0.0
        self._ask_at = 0.0
        self._pause_until = 0.0

    def drain(self) -> list[Effect | Outcome]:
        """Give what is to be done and what has come out, in order, once."""
        outgoing, self._outgoing = self._outgoing, []
        return outgoing

    @property
    def game(self) -> str:
        """The game all this is about."""
        return self._copy().record.header.game

    @property
    def is_asking(self) -> bool:
        """Whether the others should be called: the dealer is lost, or deals itself with too few people."""
        return self.state not in ("alive", "here") or (self.state == "here" and self.halted)

    # --- what the node tells ---------------------------------------------------------------------------------------

    def sit(self, me: Seat, promised: int) -> None:
        """Say which seat this is, and which epoch it has promised itself to before."""
        self.me = me
        self.promised = max(self.promised, promised)

    def follow(self, dealer: Seat | None, where: Peer | None) -> None:
        """The dealer is there and this player is its guest."""
        self._reset("alive")
        self.dealer, self.where = dealer, where

    def deal(self, mandate: Elected | None, where: Peer) -> None:
        """This player deals itself; ``mandate`` are the votes that made it the dealer."""
        self._reset("here")
        self.mandate, self.where = mandate, where
        self.dealer = self.me
        if mandate is not None:
            self.promised = max(self.promised, mandate.epoch)
        for link in self.links:
            self._tell(link)

    def lose(self, now: float) -> None:
        """The dealer is lost."""
        if self.state == "alive":
            self._reset("lost")
            self._lost_at = now
            self._ask_at = now

    def answer(self, yes: bool, now: float) -> None:
        """The person’s answer to the question whether to take over."""
        if not self.question:
            return
        self.question = False
        if yes:
            epoch = self._newest_epoch() + 1
            self._box = Ballotbox(epoch, follower=self._copy())
            self._promise(epoch)
            self._commit(now)
        else:
            self._lost_at = now + 10 * CLICK_S

    def up(self, link: int, seat: Seat, now: float) -> None:
        """A fellow player is on a link."""
        self.links[link] = seat
        if self.is_asking:
            self._ask(link)

    def gone(self, link: int, now: float) -> None:
        """A link to a fellow player has ended."""
        self.links.pop(link, None)
        if self.state in ("voted", "pledged") and link == self._vote_link:
            self._back(now)
        elif self.state == "elected" and link in self._box.links.values():
            self._win_when_complete(now)

    def received(self, link: int, message: AnyMessage, now: float) -> None:
        """Take what a fellow player says; what has no place in this state is passed over."""
        handler = _TABLE.get((self.state, type(message)))
        if handler is not None:
            handler(self, link, message, now)

    def tick(self, now: float) -> None:
        """Let time pass."""
        if self.is_asking and now >= self._ask_at:
            self._ask_at = now + ASK_S
            for link in self.links:
                self._ask(link)
        match self.state:
            case "lost":
                self._decide(now)
            case "voted" | "pledged" if now >= self._until:
                self._failed.add(self._voted_for)
                self._back(now)
            case "standing" | "fetching" if now >= self._until:
                self._failed.add(self.me)
                self._call_off(now)
            case "elected" if now >= self._until:
                self._win(now)

    # --- voting ----------------------------------------------------------------------------------------------------

    def _decide(self, now: float) -> None:
        """Vote for the next in line who can be reached, if it is time."""
        follower = self._copy()
        if self.me not in electorate(follower) or follower.record.end is not None:
            return
        if any(answer.state == "alive" for answer in self.answers.values()):
            self._lost_at = max(self._lost_at, now - ELECTION_S)
            return
        if alone(follower, self.dealer, self.me):
            self.question = self.question or now - self._lost_at >= CLICK_S
            return
        if now < self._pause_until or now < self._lost_at + ASK_S:
            return
        order = line(follower, self.dealer)
        reach = 1 + int((now - self._lost_at) / ELECTION_S)
        if self._failed >= set(order):
            self._failed.clear()
        for seat in order[:reach]:
            if seat in self._failed:
                continue
            if seat == self.me:
                if now - self._lost_at > ELECTION_S * (order.index(seat) + 1) + PATIENCE_S:
                    self._failed.add(seat)
                    continue
                return
            link = self._link_to(seat)
            if link is not None and seat in self.answers and self.answers[seat].state == "lost":
                self._elect(link, seat, now)
                return

    def _elect(self, link: int, seat: Seat, now: float) -> None:
        """Vote for a seat, after the promise is written down."""
        epoch = self._newest_epoch() + 1
        self._nonce = self._token(32)
        vote = make_vote(self._signer, self._copy(), self.me, seat, epoch, commit_to_nonce(self._nonce))
        self._promise(epoch)
        self._vote, self._voted_for, self._vote_link = vote, seat, link
        self.state, self._until = "voted", now + PATIENCE_S
        self._send(link, vote)

    def _on_refusal(self, link: int, message: NotElected, now: float) -> None:
        if link != self._vote_link:
            return
        seat = self._voted_for
        if seat in self.answers:
            known = max(self.answers[seat].epoch, message.epoch)
            self.answers[seat] = msgspec.structs.replace(self.answers[seat], epoch=known)
        self._refusals += 1
        if message.why != "stale" or self._refusals >= REFUSALS:
            self._failed.add(seat)
            self._refusals = 0
        self._back(now)

    def _on_fetch(self, link: int, message: Fetch, now: float) -> None:
        if link != self._vote_link:
            return
        follower = self._copy()
        lines: list[Line] = []
        first, size = message.first, 0
        for entry in follower.record.entries[max(first, 0) :]:
            packed = pack_entry(entry, follower.rules)
            weight = sum(map(len, packed[0])) * 2 + 40 * len(packed[1])
            if lines and size + weight > CHUNK_BYTES:
                self._send(link, History(first, tuple(lines)))
                first, size, lines = entry.seq, 0, []
            lines.append(packed)
            size += weight
        self._send(link, History(first, tuple(lines)))
        self._until = now + PATIENCE_S

    def _on_elected(self, link: int, message: Elected, now: float) -> None:
        """The vote has counted: open the share of the seed once the dealer has committed to its own."""
        vote = self._vote
        if link != self._vote_link or vote is None or message.epoch != vote.epoch or message.dealer != self._voted_for:
            self._on_proof(link, message, now)
            return
        mine = voice_of(self.me, vote)
        if mine not in message.votes or not is_elected(self._copy(), message, self.dealer):
            self._failed.add(self._voted_for)
            self._back(now)
            return
        slots = tuple(shown.slot for shown in vote.shown)
        self._outgoing.append(Pledged(vote.epoch, self._voted_for, message.deal, self._nonce, slots))
        self._proofs[self._voted_for] = message
        self.state, self._until = "pledged", now + PATIENCE_S
        self._send(link, Nonce(self._nonce))

    def _back(self, now: float) -> None:
        """Go on asking."""
        self.state, self._vote, self._vote_link = "lost", None, -1
        self._pause_until = now + ASK_S / 2

    # --- asking ----------------------------------------------------------------------------------------------------

    def _on_ask(self, link: int, message: Ask, now: float) -> None:
        if message.game == self.game:
            self._tell(link)

    def _tell(self, link: int) -> None:
        """Say what is known of the dealer; who deals shows its votes first."""
        position = self._copy().position
        match self.state:
            case "here":
                if self.mandate is not None:
                    self._send(link, self.mandate)
                self._send(link, Whereabouts(self.game, position.epoch, "here", self.where))
            case "alive":
                self._send(link, Whereabouts(self.game, position.epoch, "alive", self.where))
            case _:
                self._send(link, Whereabouts(self.game, self._own_epoch(), "lost", None))

    def _ask(self, link: int) -> None:
        self._send(link, Ask(self.game, self._copy().position.epoch))

    def _on_proof(self, link: int, message: Elected, now: float) -> None:
        seat = self.links.get(link)
        if seat == message.dealer and is_elected(self._copy(), message, self.dealer):
            self._proofs[seat] = message

    def _on_whereabouts(self, link: int, message: Whereabouts, now: float) -> None:
        """Take an answer; a dealer in a newer epoch counts only with its votes."""
        seat = self.links.get(link)
        if seat is None or message.game != self.game:
            return
        self.answers[seat] = message
        if message.state != "here" or message.dealer is None:
            return
        epoch = self._copy().position.epoch
        proof = self._proofs.get(seat)
        proven = proof is not None and proof.epoch == message.epoch
        if self.state == "here":
            if message.epoch > epoch and proven:
                self._outgoing.append(Found(message.dealer, message.epoch))
            return
        if not proven and not (message.epoch == epoch and seat == self.dealer):
            return
        if message.epoch < self.promised and self.state == "lost" and seat not in self._failed:
            # It deals in an epoch that this player has left: it may go on in a newer one, with this vote.
            self._elect(link, seat, now)
            return
        if self.state not in ("voted", "pledged") or message.epoch >= self.promised:
            self._outgoing.append(Found(message.dealer, message.epoch))

    # --- being the next dealer -------------------------------------------------------------------------------------

    def _on_vote(self, link: int, message: Elect, now: float) -> None:
        seat = self.links.get(link)
        follower = self._copy()
        if seat is None or message.game != self.game or follower.record.end is not None:
            return
        voice = voice_of(seat, message)
        if (
            message.dealer != self.me
            or seat not in electorate(follower)
            or not is_true(follower, message.epoch, self.me, voice)
        ):
            self._send(link, NotElected("wrong", self._own_epoch()))
            return
        least = max(self._own_epoch(), self._box.epoch - 1)
        if message.epoch <= least:
            self._send(link, NotElected("stale", least))
            return
        if message.epoch > self._box.epoch:
            for other in self._box.links.values():
                self._send(other, NotElected("stale", message.epoch - 1))
            self._box = Ballotbox(message.epoch)
        self._box.votes[seat], self._box.links[seat] = message, link
        self.state, self._until = "standing", now + PATIENCE_S
        if len(self._box.votes) + 1 >= needed(follower):
            self._promise(self._box.epoch)
            self._complete_log(now)

    def _on_vote_elsewhere(self, link: int, message: Elect, now: float) -> None:
        """Refuse a vote: the dealer lives, or this player is busy with another election."""
        lives = self.state in ("alive", "here")
        if self.state in ("fetching", "elected") and message.epoch == self._box.epoch:
            return
        self._send(link, NotElected("alive" if lives else "stale", self._own_epoch()))

    def _on_vote_here(self, link: int, message: Elect, now: float) -> None:
        """Somebody has promised itself to a newer epoch: without its acknowledgements a halted game cannot go on."""
        if self.halted:
            self._on_vote(link, message, now)
        else:
            self._on_vote_elsewhere(link, message, now)

    def _complete_log(self, now: float) -> None:
        """Take the longest log among the voters before the new deal."""
        follower = self._copy()
        best = longest(self._box.votes.items())
        epoch, seq, _ = newest(follower)
        self._box.follower = follower
        if best is None or (best[1].last_epoch, best[1].seq) <= (epoch, seq):
            self._commit(now)
            return
        seat, vote = best
        # Of a newer epoch the log may have left this copy at any earlier entry.
        self._box.first = seq + 1 if vote.last_epoch == epoch else 0
        self._box.source, self._box.lines = seat, []
        self.state, self._until = "fetching", now + PATIENCE_S
        self._send(self._box.links[seat], Fetch(self._box.first))

    def _on_history(self, link: int, message: History, now: float) -> None:
        box = self._box
        if box.source is None or link != box.links[box.source] or message.first != box.first + len(box.lines):
            return
        box.lines += message.lines
        vote = box.votes[box.source]
        if not message.lines or box.first + len(box.lines) > vote.seq:
            try:
                box.follower = self._extended(box, vote)
            except (RecordError, Refused, Desync):
                # A log that is not what its voter signed: go on without this voter.
                self._send(link, NotElected("wrong", self._own_epoch()))
                self._failed.add(self.me)
                self._call_off(now)
                return
            self._commit(now)

    def _extended(self, box: Ballotbox, vote: Elect) -> Follower:
        """Give the own copy the entries of a voter, in place of those that have been overtaken."""
        follower = self._copy()
        players = len(follower.record.header.seats)
        entries = [unpack_entry(packed, follower.rules, players) for packed in box.lines]
        own: list[Entry] = list(follower.record.entries)
        start = box.first
        while start < len(own) and entries and own[start].mark.digest == entries[0].mark.digest:
            start, entries = start + 1, entries[1:]
        if start < len(own):
            shorter = Follower(follower.record.header, follower.record.marks)
            for entry in own[:start]:
                shorter.accept(entry)
            follower = shorter
        longer = extended(follower, entries, box.epoch)
        if newest(longer) != (vote.last_epoch, vote.seq, vote.digest):
            raise Refused("the log does not end where its vote says")
        return longer

    def _commit(self, now: float) -> None:
        """Commit to a secret and show the votes."""
        box = self._box
        assert box.follower is not None
        box.secret = self._token(32)
        promise = commit_to_nonce(self._token(32))
        own = make_vote(self._signer, self._copy(), self.me, self.me, box.epoch, promise, show=False)
        voices = [voice_of(seat, vote) for seat, vote in box.votes.items()]
        votes = tuple(sorted((*voices, voice_of(self.me, own)), key=lambda voice: voice.seat))
        box.mandate = Elected(box.epoch, self.me, commit_to_secret(box.secret), votes)
        self.state, self._until = "elected", now + ELECTION_S
        for link in box.links.values():
            self._send(link, box.mandate)
        self._win_when_complete(now)

    def _on_nonce(self, link: int, message: Nonce, now: float) -> None:
        seat = self.links.get(link)
        vote = None if seat is None else self._box.votes.get(seat)
        if seat is None or vote is None or commit_to_nonce(message.value) != vote.promise:
            return
        self._box.nonces[seat] = message.value
        self._win_when_complete(now)

    def _win_when_complete(self, now: float) -> None:
        waiting = [seat for seat, link in self._box.links.items() if link in self.links]
        if all(seat in self._box.nonces for seat in waiting):
            self._win(now)

    def _win(self, now: float) -> None:
        """Hand over what the new deal needs; a voter that was lost meanwhile adds no share of the seed."""
        box = self._box
        assert box.follower is not None
        assert box.mandate is not None
        players = range(len(box.follower.record.header.seats))
        nonces = tuple(box.nonces.get(seat) for seat in players)
        shown = tuple(
            ShownCard(hand(seat, card.slot), card.card, card.salt)
            for seat, vote in box.votes.items()
            for card in vote.shown
        )
        self._outgoing.append(Won(box.follower, shown, box.secret, box.epoch, nonces, box.mandate))
        self._pause_until = now + PATIENCE_S
        self._reset("lost")
        self._lost_at = now

    def _call_off(self, now: float) -> None:
        for link in self._box.links.values():
            self._send(link, NotElected("stale", self._box.epoch))
        self._box = Ballotbox(self._box.epoch)
        self._back(now)
        if self.dealer == self.me:
            self.state = "here"

    # --- bookkeeping -----------------------------------------------------------------------------------------------

    def _reset(self, state: State) -> None:
        self.state, self.question = state, False
        self.answers, self._box = {}, Ballotbox()
        self._vote, self._vote_link = None, -1
        self._failed, self._refusals = set(), 0

    def _promise(self, epoch: int) -> None:
        """Write down that nothing of an older epoch will be acknowledged; only then may anybody hear of it."""
        self.promised = max(self.promised, epoch)
        self._keep(self.promised)

    def _own_epoch(self) -> int:
        return max(self.promised, self._copy().position.epoch)

    def _newest_epoch(self) -> int:
        return max(self._own_epoch(), *(answer.epoch for answer in self.answers.values()), 0)

    def _link_to(self, seat: Seat) -> int | None:
        return next((link for link, other in self.links.items() if other == seat), None)

    def _send(self, link: int, message: AnyMessage) -> None:
        if link in self.links:
            self._outgoing.append(Send(link, message))


_Handler: TypeAlias = Callable[[Succession, int, AnyMessage, float], None]
_ALL: Final[tuple[State, ...]] = get_args(State)


def _table() -> dict[tuple[State, type], _Handler]:
    """Say which message means what in which state; what is not here is passed over."""
    rows: list[tuple[tuple[State, ...], type, Callable[..., None]]] = [
        (_ALL, Ask, Succession._on_ask),
        (("lost", "standing"), Elect, Succession._on_vote),
        (("here",), Elect, Succession._on_vote_here),
        (("alive", "voted", "pledged", "fetching", "elected"), Elect, Succession._on_vote_elsewhere),
        (("voted",), NotElected, Succession._on_refusal),
        (("voted",), Fetch, Succession._on_fetch),
        (("voted",), Elected, Succession._on_elected),
        (("here", "lost", "pledged", "standing"), Elected, Succession._on_proof),
        (("here", "lost", "voted", "pledged", "standing"), Whereabouts, Succession._on_whereabouts),
        (("fetching",), History, Succession._on_history),
        (("elected",), Nonce, Succession._on_nonce),
    ]
    return {(state, kind): handler for states, kind, handler in rows for state in states}


_TABLE: Final = _table()
