"""How a game begins: a new one, the next of a session, or one found again at power-up."""

from firmware.modules import loader
from firmware.modules.later import later
from firmware.play import setup
from firmware.play.knowledge import GUIDED, SCREEN
from firmware.play.referee import pack_scores
from firmware.play.rules_base import SEATS
from firmware.play.setup import START, shuffle
from firmware.shell.session_record import (
    ENDED,
    JOINED,
    LEARNT,
    OUT,
    SEAT,
    ended,
    last_byte,
    left,
    proposed,
    seated,
    staying,
    sums,
    totals,
    with_last_byte,
)
from firmware.shell.shell import OVER
from firmware.storage.journal import CLOSED, FOREIGN, GIVEN_UP, GONE_ON, MOVE
from firmware.ui import layout
from firmware.ui.screen import Screen


def moved(names: str, kept: "Journal", session: bytes, seats: "Seats", players: int) -> str:
    """Return the `names` as they go with the players into the next game, which has the `session`.

    `seats` are the former seats of those who play on, of so many `players`, -1 for each who joins.
    The names of those who have left come behind those of all seats.
    """
    before = [names[i : i + 3] for i in range(0, 3 * (SEATS + OUT), 3)]
    here = [before[seat] if seat >= 0 else "" for seat in seats]
    here += [""] * (players - len(here))
    gone = before[SEATS : SEATS + len(left(kept))]
    gone += [before[seat] for seat in range(players) if seat not in seats]
    count = last_byte(session) >> 4 & 7
    cells = here + before[len(here) : SEATS] + gone[len(gone) - count :]
    return "".join(["{:<3}".format(cell) for cell in cells]).rstrip()


def carried(kept: "Journal", game: "Folder", seats: "Seats | None" = None) -> bytes:
    """Return the session as the next game begins with it, packed for the journal.

    A new one begins after its end, and after as many ROUNDS as make a total by the manifest of
    `game`.  `seats` are the former seats of those who play on, -1 for each who joins, with no
    points; None if they are the same.  Points that all make together stay as they are.
    """
    games, scores = totals(kept)
    rounds = getattr(game.manifest, "ROUNDS", 0)
    if not scores or ended(kept) or rounds and games >= rounds:
        return b""
    out = left(kept) if len(scores) > 1 else []
    if seats is not None and len(scores) > 1:
        out += [(seat, scores[seat]) for seat in range(len(scores)) if seat not in seats]
        there = range(len(scores))  # who has just joined has none yet
        scores = [scores[seat] if seat in there else 0 for seat in seats]
    out = out[-OUT:]
    for line in out:
        scores += line
    session = bytes((min(games, 255),)) + pack_scores(scores)
    return with_last_byte(session, len(out) << 4) if out else session


def propose(session: bytes, seat: int) -> bytes:
    """Return the packed `session`, which goes on, with `seat` as its proposal."""
    return with_last_byte(session, last_byte(session) & ~(ENDED | LEARNT | SEAT) | seat & SEAT)


def started(kept: "Journal") -> int:
    """Return the seat that started the game in the journal, or is proposed to."""
    for kind, payload in kept.entries():
        if kind == MOVE:
            if len(payload) == 2 and payload[0] == START:
                return payload[1]
            break
    return proposed(kept)


def following(kept: "Journal", players: int, same: bool) -> int:
    """Return the seat that is proposed for the game after that in the journal.

    It is the next one, but the same if the game was not played to its end, or always if it is the
    `same` player in all games.
    """
    return (started(kept) + (not same and not kept.open and kept.closing != GIVEN_UP)) % players


def place(seat: int, players: int, seats: "Seats") -> int:
    """Return where they sit who had `seat` of `players` or took it, or the next who plays on.

    `seats` are the former seats of those who play, -1 for each who joins.
    """
    if len(seats) == players and seats[seat] < 0:
        return seat
    for i in range(players):
        former = (seat + i) % players
        if former in seats:
            return seats.index(former)
    return 0


WAIT = "wait"
HOME = "firmware.shell.home"
UNREADABLE = "I can't read the game in the memory."
LOST = ("The last record is lost.", "The last {} moves are lost.")
MAKING_ROOM = "One moment: I make room."
ROOM = 12_000  # bytes that are free before a game, if a start anew can make them so
BEGIN = 14_000  # bytes that are free as its cards are dealt
_EVERYBODY = 63  # a bit a seat
PAGES = 30_000  # of which a game's pages leave enough for that
PART = 3_000  # bytes that a module of a game takes
FEW = 2  # modules to be loaded, for which it is not said that it takes a moment


def first_screen(shell: "Shell"):
    """Return what the device shows when it is switched on, or has made room for a game."""
    if shell.box.restarted and shell.journal.open:
        return resume(shell, MAKING_ROOM)  # so the panel goes on saying it
    return later.home.first_screen(shell)


def last_setup(shell: "Shell"):
    """Return the set-up of the game in the journal, or None."""
    if shell.journal.setup is None:
        return None
    try:
        last = setup.unpack(shell.journal.setup)
    except ValueError:
        return None
    return last if _game_of(shell, last.rules) else None


def home(shell: "Shell", left: "Folder | None" = None):
    """Return the screen that leads to home, back from `left` if a game was chosen."""
    loader.expect_none()  # of the game that is left
    loader.forget(games=True)  # a game gives way last, after what leads home and is in use
    shell.expect(of_home())
    wait = Wait(shell, lambda: later.home.Home(shell, left))
    if not left:  # the key is answered first: after a game there is more to load
        wait.said = WAIT
    return wait


def of_home() -> "list[str]":
    """Return the full names of the modules with which a game is chosen."""
    return later.catalog.missing() + [HOME]


def begin(shell: "Shell", agreed: "Setup", session: bytes):
    """Return the screen that begins a game as `agreed`, shuffled anew if the device deals.

    `session` are the scores of the games before it, if any, and who is proposed to start.
    """

    def start(game: "Folder", short: bool):
        _deal(shell, game, agreed, session, short)

    return _dealing(shell, agreed, start)


def _dealing(shell: "Shell", agreed: "Setup", start: "Callable[..., Any]"):
    """Return the screen by which a new game begins: its deck may have to be shuffled by hand."""
    if agreed.level == GUIDED:
        game = _game_of(shell, agreed.rules)
        return shell.guided.begin(shell, game, agreed, start)
    return opening(shell, agreed, start)


def opening(shell: "Shell", agreed: "Setup", start: "Callable[..., Any]"):
    """Return the screen that loads the game of `agreed` and goes to `start(game, short)`.

    Where memory is `short`, that screen says so, and only what deals the cards is loaded.
    """
    game = _game_of(shell, agreed.rules)
    shell.prepare(game, agreed.level)
    return Opening(shell, game, agreed, start)


def _deal(
    shell: "Shell",
    game: "Folder",
    agreed: "Setup",
    session: bytes,
    short: bool,
    settings: "bytes | None" = None,
) -> None:
    agreed.deck = b""
    agreed.hints = _hinted(shell, game, agreed)
    if agreed.level == SCREEN:
        cards = game.rules.cards(agreed)
        shuffle(cards, shell.box.random_bytes)
        agreed.deck = bytes(cards)
    points, out = sums(session)
    for at in range(0, len(out), 2):  # no join of the last game goes back any more
        out[at] %= JOINED
    if out:
        session = with_last_byte(session[:1] + pack_scores(points + out), last_byte(session))
    shell.journal.begin(agreed.pack(), session, settings)
    shell.referee = None
    if not agreed.undealt:
        seat(shell, game, agreed, short)


def seat(shell: "Shell", game: "Folder", agreed: "Setup", short: bool) -> None:
    """Let the game begin that the journal holds."""
    if short and shell.journal.keeps():
        shell.box.restart()  # frees memory; the game goes on from the journal
    agreed.hints |= _hinted(shell, game, agreed)
    try:
        shell.seat(game, agreed)
    except MemoryError:  # by now what has asked the questions can give way
        shell.forget()
        shell.seat(game, agreed)


def _hinted(shell: "Shell", game: "Folder", agreed: "Setup") -> bool:
    """Return True if anybody has hints in `game` as it is `agreed`; an older one says it of all."""
    if shell.hints is None and agreed.hints:
        shell.hints = _EVERYBODY
    there = (shell.hints or 0) & (1 << agreed.players) - 1
    return there > 0 and agreed.level == SCREEN and game.hints


def unreadable(shell: "Shell"):
    """Return the first screen, behind a page which says that the game cannot be read."""
    return told(shell, UNREADABLE)


def told(shell: "Shell", text: str):
    """Return the screen on which a game is chosen, behind a page which says `text`."""
    return later.power_up.Wrong(shell, (text,), later.home.Home(shell))


def seats_again(shell: "Shell", game: "Folder", players: int) -> "Seats":
    """Return the seats of those who would play the last `game` again, whose rules are there."""
    return staying(shell.journal, game.rules, players) or range(players)


def restart(shell: "Shell"):
    """Return the screen that begins the game in play anew: it adds nothing to the session."""
    kept = shell.journal
    session = propose(kept.session, started(kept))
    return begin(shell, shell.referee.setup, session)


def _game_of(shell: "Shell", rules: str):
    """Return the game of the rule set `rules`: if it is there, others need not be looked at."""
    there = shell.referee.folder if shell.referee else shell.game
    return there if there and there.has(rules) else later.catalog.game_of(rules)


def _is_short(shell: "Shell", game: "Folder") -> bool:
    """Return True if `game`, which is prepared, would have less than ROOM, but not after a restart.

    The names in whatever was loaded before, other games and the questions, are never freed else.
    Where room is short no more of its pages is loaded, and they give way as its cards are dealt.
    """
    shell.await_game()  # it is not to give way to itself
    wanted = BEGIN + PART * shell.missing
    if loader.make_room(wanted) >= wanted:
        return False
    shell.hold_to_deal(game)
    if shell.clean or shell.journal.state == FOREIGN:
        return False
    return loader.make_room(ROOM) < ROOM


def again(shell: "Shell", seats: "Seats | None" = None):
    """Return the screen that begins a game like the last one, the next of its session.

    `seats` are the former seats of those who play on, -1 for each who joins; None: all who have
    not left in its middle.
    """
    last = last_setup(shell)
    if last is None:
        return home(shell)
    kept, rules = shell.journal, _game_of(shell, last.rules).rules
    players = seated(kept, rules, last.players)
    seats = seats or staying(kept, rules, last.players)
    if seats is not None:
        last.players = len(seats)

    def start(game: "Folder", short: bool):
        if kept.open and shell.referee is None:
            _close_if_over(shell, game, last)
        seat = following(kept, players, getattr(game.manifest, "SAME_STARTER", False))
        session = carried(kept, game, seats)
        settings = None
        if seats is not None:
            seat = place(seat, players, seats)
            names = moved(shell.names, kept, session, seats, players)
            settings = later.settings.reseat(shell, seats, names)
        _deal(shell, game, last, propose(session, seat), short, settings)

    return _dealing(shell, last, start)


def _close_if_over(shell: "Shell", game: "Folder", agreed: "Setup") -> None:
    """Close the game of the journal if its moves ended it: power may have gone before that."""
    try:
        shell.seat(game, agreed)
    except ValueError:  # it cannot be known
        shell.referee = None


def resume(shell: "Shell", said: str = ""):
    """Return the screen that goes on with the game of the journal; it says `said` meanwhile."""
    agreed = last_setup(shell)
    if agreed is None:
        return home(shell)
    game = _game_of(shell, agreed.rules)
    if agreed.undealt:
        return shell.guided.resume(shell, game, agreed)
    kept = shell.journal
    over = not kept.open and kept.closing != GIVEN_UP
    shell.prepare(game, OVER if over else agreed.level, not kept.moves)

    def start(game: "Folder", short: bool):
        seat(shell, game, agreed, short)
        if kept.closing == GIVEN_UP:  # from now on it is offered again
            if last_byte(kept.session) & ENDED:  # and counts, as the evening goes on with it
                shell.evening(False)
            kept.append(CLOSED, GONE_ON)

    return Opening(shell, game, agreed, start, said, ROOM)


class Wait(Screen):
    """Load what is missing, then go to `then()`; say that it takes a moment if it is not FEW.

    It may `rest` so many ms once it is seen, where there is no room for the pages before, too.
    """

    busy = True
    said = ""
    waits = True  # for what has no room but by what others give?

    def __init__(self, shell: "Shell", then: "Go", rest: int = 0):
        super().__init__(shell)
        self.then = then
        self.rest = rest
        self.drawn = False
        self.seen = 0  # when it was seen first, ms

    def on_tick(self, now: int) -> "Destination":
        if self.drawn:
            self.seen = self.seen or now
            if now - self.seen < self.rest:
                return None
            return None if self.shell.load_part(self.waits) else self.then()
        if self.said or self.rest or self.shell.missing > FEW:  # the key is answered first
            return None
        while self.shell.load_part(self.waits):
            pass
        return self.then()

    def render(self, page: "Page") -> None:
        page.keep()
        layout.last_word(page, WAIT)
        self.drawn = True


class Opening(Wait):
    """Load what is missing of `game`, played as `agreed`, then `start(game, short)` and go there.

    It shows `said`.  It sees whether memory is short, now that what has asked the questions is no
    more: where it is nothing is loaded, as it would be thrown away.  `room` bytes are free before
    `start`; where they are those of a game that goes on, no start anew makes them so.
    """

    waits = False  # what has no room now would go again before the game begins

    def __init__(
        self,
        shell: "Shell",
        game: "Folder",
        agreed: "Setup",
        start: "Callable[..., Any]",
        said: str = "",
        room: int = BEGIN,
    ):
        super().__init__(shell, self.open)
        self.game = game
        self.agreed = agreed
        self.start = start
        self.said = said
        self.room = room
        self.short: Perhaps[bool] = None

    def on_tick(self, now: int) -> "Destination":
        if self.short is None:
            self.short = _is_short(self.shell, self.game) and self.room == BEGIN
            if self.short:
                self.said = MAKING_ROOM
        if self.short:
            return self.open() if self.drawn else None
        return super().on_tick(now)

    def render(self, page: "Page") -> None:
        if self.said:
            layout.sentence(page, self.said)
            self.drawn = True
        else:
            super().render(page)

    def open(self) -> "Destination":
        """Start the game and return its first screen; what led here can give way by now."""
        shell = self.shell
        shell.hold_to_deal(self.game)
        if loader.make_room(self.room) >= PAGES:
            self.game.screens  # noqa: B018 (between the cards there may be no such piece)
        try:
            self.start(self.game, self.short)
        except ValueError:
            return unreadable(shell)
        there: Any = shell.screen()
        told = getattr(self.game.screens, "draw", None)
        told = told and told(shell.referee.game)
        if told:  # who must draw may not have done so
            there.remark = told
        lost = shell.referee.lost
        if lost:
            there.say(LOST[lost > 1].format(lost))
        return there
