"""The turns of a seat for which the device plays, at a pace that people can follow.

A game's part ``player`` decides: `look(game, past)` yields what the player on turn may see now and
has seen in the moves before, in plain numbers, and `think(seen)` a move; both yield None before,
each time after 10 ms at most.  Its own ``BoxTurn`` is the page; its part ``why``, if there is
one, tells by `of_last(referee, game, move)` why the last move was made in the game as it stood
before: by what all may know, never by a hand.  Nothing is kept of a turn but its moves: after a
power cut it is thought about anew.
"""

from firmware.modules.later import later
from firmware.storage.journal import MOVE, NOTE, names_in
from firmware.ui import layout
from firmware.ui.screen import Screen

PACE_MS = 1600  # from one play to the next
BACK = "  *undo"
KEYS = "#go on" + BACK
LAID = "#done" + BACK
WHY = "0 why"  # once it has played something
PLACE = "card {} from left"
WAIT = "# goes on, * undo."
SAYS = "{}: {}"
ALL = "Undo all that I played?"


class BoxTurn(Screen):
    """A turn of the device's own: each play is shown for a while, and ``#`` goes on at once.

    A game has its own, with its `thinker`, with `render`, and `play(move)`, which makes it and
    returns what all hear.  The hand on it is never that of who is on turn.  Where the players have
    the cards those of the seat lie face down in a row, as they came: it says which of them is to be
    laid, and waits.
    """

    thinker: "tuple[Any, Any]"  # `look` and `think` of its part ``player``
    help = "BOX"
    helps = ""
    pace_ms = PACE_MS

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.seat = self.game.seat
        self.led = self.game.knowledge.secret  # have the players the cards?  Then they lay them
        # What it played last, and what the players must do after that.
        self.played = self.then = ""
        # Can it be told why that was played?  Was that all?  Then it is shown for a while.
        self.tells = self.over = False
        self.laid = True  # have they laid that?
        self.place = 0  # of the card that is to be laid, in the row: 1 is the first at the left
        self.row: Perhaps[list[int]] = None  # the cards as they lie, once that is known
        self.wait()

    @property
    def game(self) -> "Any":
        """The game as its rules know it."""
        return self.shell.referee.game

    def wait(self) -> None:
        """Think about the next play, and make it after a while."""
        self.telling = False  # is it told why? Then it waits for a key
        self.mind: Any = None  # what thinks
        self.starved = False  # has it had no memory for it once?
        self.move: Perhaps[Move] = None  # what it has come to
        self.due = 0  # when that is played, ms

    stand_still = wait

    def on_key(self, key: str) -> "Destination":
        told, self.telling = self.telling, False
        if key == "#":
            self.place = 0
            if self.then:
                self.played, self.then = self.then, ""
                return None
            if self.over:
                return self.shell.screen()
            if not self.laid:
                self.laid = True
                self.played, self.tells = "", False
                self.due = 0
                return None
            self.due = 1
            return self.go_on() if self.move else None
        move = self.move
        self.wait()
        if key == "*":
            return self.shell.take_back(self)
        if key == "0" and self.tells:  # once more, and what it played stands there again
            self.move = move  # nothing has changed, so ``#`` plays that at once
            if not told:
                self.say(reason(self.shell.referee) or WAIT)
                self.telling = True
            return None
        there = self.meant(key)
        return self.not_now(WAIT) if there is False else there

    def say(self, text: str, sign: str = "") -> None:
        """Say `text`, in the place of a reason that is told."""
        super().say(text, sign)
        self.telling = False

    def meant(self, key: str) -> "Answer":
        """Act on a `key` that means something in this game, or return False."""
        return False

    def on_tick(self, now: int) -> "Destination":
        if not self.game.boxed(self.seat):
            return self.shell.screen()
        if self.shell.keys.down or not self.laid:  # it acts on what is seen now
            return None
        self.due = self.due or now + self.pace_ms
        due = now >= self.due and not self.telling
        if self.over:
            return self.shell.screen() if due else None
        if not self.move:
            try:
                self.mind = self.mind or self._think()
                self.move = next(self.mind)
            except MemoryError:  # once more, when all that can has given way
                if self.starved:
                    raise
                self.starved = True
                self.mind = None
                self.shell.forget()
        elif due:
            return self.go_on()
        return None

    def go_on(self) -> "Destination":
        """Make the move that was thought of, and return where the game then stands."""
        move: Any = self.move
        row = self.row
        self.wait()
        self.say("")
        words = self.played = self.play(move)
        self.tells = self.shell.referee.folder.has_part("why")
        game = self.game
        self.over = self.over or game.over or game.seat != self.seat
        if self.led:
            self.laid = False
            self.lie(row or [])
            if not words:
                words = self.played = self.then
                self.then = ""
            return None if words else self.shell.screen()
        return self.shell.screen() if game.over or self.over and not words else None

    def lie(self, row: "list[int]") -> None:
        """Let the seat's cards lie as they do now, after they lay as `row`."""
        knowledge = self.game.knowledge
        held = knowledge.held(self.seat) or []
        self.row = as_they_came(row, held, knowledge)
        if len(held) < len(row):
            gone = [i for i in range(len(row)) if row.count(row[i]) > held.count(row[i])]
            self.place = gone[0] + 1

    def render_keys(self, page: "Page", x: int = layout.LEFT_EDGE) -> None:
        """Put what the keys do from the column `x` on, above it the card that is to be laid."""
        if self.place:
            layout.label(page, x, layout.FOOT, PLACE.format(self.place))
        self.render_row(page, x)

    def render_row(self, page: "Page", x: int) -> None:
        """Put what the keys do from the column `x` on, as far as that has room."""
        keys = self.keys()
        layout.keys(page, keys.replace(WHY + BACK, " " + WHY) if x > layout.LEFT_EDGE else keys, x)

    def keys(self) -> str:
        """Return what the keys do."""
        return keys_row(self.laid, self.tells)

    def listed(self) -> "list[str]":
        """Return what the keys do, key by key."""
        return [KEYS[:6]] + [WHY] * self.tells + [BACK[2:]]

    def _think(self):
        """Yield None, in the end the move that the player thinks best."""
        look, think = self.thinker
        if self.led and self.row is None:
            yield from self._lay_out()
        seen = None
        for seen in look(self.game, played(self.shell.referee.journal)):
            if seen is None:
                yield None
        yield from think(seen)

    def _lay_out(self):
        """Yield None while the game is played anew to find how the cards of the seat lie."""
        referee = self.shell.referee
        game: Any = referee.new_game()
        game.judging = False
        deck, seats = referee.setup.deck, game.players
        count = len(game.knowledge.held(self.seat) or ())
        row = [deck[i] for i in range(self.seat, seats * count, seats)]  # see `deal`
        for kind, move in referee.journal.entries(tuple):
            row = as_they_came(row, game.knowledge.held(self.seat) or (), game.knowledge)
            if kind != NOTE:
                game.do(move)
            yield None
        self.row = as_they_came(row, game.knowledge.held(self.seat) or (), game.knowledge)

    def play(self, move: "Move") -> str:
        """Make `move`, answer it with light and tone, and return what all are to hear of it."""
        raise NotImplementedError

    def says(self, words: str) -> str:
        """Return `words` with the name of whoever has played."""
        return SAYS.format(self.game.name(self.seat), words)

    def alone(self) -> "Perhaps[list[int]]":
        """Return the hand of who plays alone with the device, else None."""
        people = self.game.people()
        return self.game.knowledge.hand(people[0]) if len(people) == 1 else None


def keys_row(laid: bool, tells: bool) -> str:
    """Return what the keys do, as its card is `laid` or not, and it `tells` why or not."""
    keys = KEYS if laid else LAID
    return keys.replace(BACK, " " + WHY + BACK) if tells else keys


def as_they_came(row: "list[int]", held: "Cards", knowledge: "Any") -> "list[int]":
    """Return the cards `held` as they lie: those of `row` as before, what was drawn behind them."""
    new = list(held)
    lie = []
    for card in row:
        if card in new:
            new.remove(card)
            lie.append(card)
    pile = knowledge.pile
    top = len(pile) - knowledge.draw
    return lie + sorted(new, key=lambda card: pile.rfind(bytes((card,)), 0, top))


def reason(referee: "SeatedReferee") -> str:
    """Return why the last move was made, in the game's words, if the device made it."""
    game: Any = referee.new_game()
    game.judging = False
    last: list[Move] = []  # that move, and the chance behind it
    for kind, move in referee.journal.entries(tuple):
        if kind == MOVE:
            for each in last:
                game.do(each)
            last = []
        if kind != NOTE:
            last.append(move)
    if last and game.started and game.boxed(game.seat):
        return referee.folder.part("why").of_last(referee, game, last[0])
    return ""


def played(kept: "Journal"):
    """Yield the moves of the game in the journal."""
    for kind, move in kept.entries(tuple):
        if kind == MOVE:
            yield move


def take_back(screen: "Screen"):
    """Ask whether all is taken back up to the last move that a player at the table made."""
    shell = screen.shell
    referee = shell.referee
    back = later.take_back
    count, move, seat, drew = last_of_people(referee)
    if move is None:
        return shell.questions(referee.folder, referee.setup)
    text = ALL if seat is None else back.question(referee, move, seat)
    if drew:
        text += back.seen(referee, move)
    return shell.ask(text, lambda: back.taken_back(screen, move, count))


def last_of_people(referee: "SeatedReferee") -> "tuple[Any, ...]":
    """Return the last move that the device did not make: how many moves ago, 1 for the last one.

    Then come the move, or None, whose it was, and whether it showed new cards.  A ruling is always
    the players' own, and so is what they played before the device went on for them.
    """
    game: Any = referee.new_game()
    game.judging = False
    names = game.names
    at, named = referee.journal.before
    left = referee.played + 1
    found: tuple[Any, ...] = (0, None, None, False)
    for kind, move in referee.journal.entries(tuple):
        if kind == NOTE:
            continue
        if kind == MOVE:
            left -= 1
            game.names = names_in(named) if referee.played - left < at else names
            seat = game.seat if game.started else None
            ruled = referee.moves.ruled(move)
            if seat is None or ruled or not game.boxed(seat):
                found = left, move, seat, game.drew(move)
        game.do(move)
    return found
