"""One game at the table: judges moves, keeps them in the journal as bytes, takes them back."""

import struct

from firmware.modules.later import later
from firmware.play.knowledge import KNOWN
from firmware.play.rules_base import BOXES
from firmware.play.setup import shuffle
from firmware.storage import journal
from firmware.storage.journal import names_in

ANOTHERS = "another's"  # why an edit is refused after which a later move were another seat's
_NOBODY = 255  # before anybody is on turn


def pack_scores(scores: "Points") -> bytes:
    """Return each seat's points (-32768 to 32767) in two bytes, as a closed game keeps them."""
    return struct.pack(">" + "h" * len(scores), *scores)


def unpack_scores(packed: bytes) -> "list[int]":
    """Return the points that `pack_scores` packed."""
    return list(struct.unpack_from(">" + "h" * (len(packed) // 2), packed))


def plays(folder: "Folder", level: int) -> bool:
    """Return True if the device can play for seats of a game at `level`, dealt or led by it."""
    return level in KNOWN and folder.has_part("player")


class Moves:
    """One game's moves as bytes and as text, by its card tables.

    ``tables.MOVES`` are the rows; ``tables.WORDS``, where there is one, has for each kind of field
    with words of its own the functions value to word and word to value (raises ValueError), and, if
    its word is not what is typed, value to keys.
    """

    def __init__(self, tables: "Tables"):
        self.rows = tables.MOVES
        self.own = getattr(tables, "WORDS", {})

    def row(self, code: int) -> "list[str]":
        """Return the name of the moves of row `code` and the kinds of their fields."""
        return self.rows[code][0].split()

    def ruled(self, move: "Move | bytes") -> bool:
        """Return True if `move` is a ruling, which is nobody's."""
        return self.rows[move[0]][0][:7] == "ruling-"

    def text(self, move: "Move", name: "Callable[[int], str] | None" = None) -> str:
        """Return `move` as people write it: ``lay 37 C``; `name` tells what a seat is called."""
        row = self.row(move[0])
        words = [row[0]]
        for i in range(1, len(move)):
            called = name if kind(row, i) == "seat" else None
            words.append(called(move[i]) if called else self.word(kind(row, i), move[i]))
        return " ".join(words)

    def word(self, kind: str, value: int) -> str:
        """Return how `value` is written in a field of `kind`."""
        if kind in self.own:
            return self.own[kind][0](value)
        if kind == "seat":
            return "P" + str(value + 1)
        if kind == "pile":
            return chr(65 + value)
        return str(value)

    def pack(self, move: "Move") -> bytes:
        """Return `move` as bytes: its row, then a byte for each field."""
        return bytes(move)

    def unpack(self, packed: bytes):
        """Return the move that `packed` holds; raise ValueError where it holds none."""
        if packed and packed[0] < len(self.rows) and fills(self.row(packed[0]), len(packed)):
            return tuple(packed)
        raise ValueError("no move")


def fills(row: "Sequence[str]", count: int) -> bool:
    """Return True if a move of `row` can have `count` words, its name among them."""
    return count >= len(row) - 1 if row[-1].endswith("...") else count == len(row)


def kind(row: "Sequence[str]", place: int) -> str:
    """Return the kind of the field at `place` of a move of `row`."""
    kind = row[min(place, len(row) - 1)]
    return kind[:-3] if kind.endswith("...") else kind


class Referee:
    """The game that the journal holds, replayed from its set-up and its log.

    Cards that the game wants shuffled after a move are shuffled with `random_bytes`, and the order
    is kept.  Without `random_bytes` the game waits until that order is submitted, as a written
    record has it.  Where the rules refuse a record of the log, the log ends before it, and `lost`
    is the number of moves that are gone.  Raises ValueError if the rules know no such set-up.
    """

    def __init__(
        self,
        kept: "Journal",
        folder: "Folder",
        setup: "Setup",
        random_bytes: "RandomBytes | None" = None,
    ):
        self.journal = kept
        self.folder = folder  # the game's entry in the catalog
        self.setup = setup
        self.rules = folder.rules
        self.notes = getattr(self.rules, "NOTES", ())  # moves that are said, not played
        self.moves = Moves(self.rules)
        self.random_bytes = random_bytes
        self.lost = 0
        self.refused: Perhaps[tuple[Move, Reason]] = None  # by the key that was handled last
        # By seat, what a page under which others were opened holds that was typed and not entered;
        # by 0 where it is the table's.
        self.typed = {}
        self.clock: Any = None  # the game's own, if it has one: its screens put it here
        # What is asked often of a game that is over, and takes long to find out: by a name each.
        self.found: dict[str, Any] = {}
        self.just_over = False  # has it ended since anybody asked?
        self.disproved = -1  # the number of moves after which a claim was refused by what is known
        self._replay()
        # Power may have gone before what follows from a move was written.
        self.settle()
        if self.game.over:
            self._close()
        elif kept.closing != journal.GIVEN_UP:
            kept.reopen()

    def submit(self, move: "Move", at: "int | None" = None):
        """Play `move`, keep it and return None, or return why it is refused and change nothing.

        `at` is the time of it, in ms on the game's clock, if there is one.
        """
        drew = self.game.drew(move)
        seat = self._mover()
        kind = self._kind(move)
        why = self.game.play(move)
        if why:
            self.refused = move, why
            return why
        self.found = {}
        if kind == journal.MOVE:
            self.new_cards = drew
            self.seat = seat
        if at is not None:
            self.keep_time(at)
        self.journal.append(kind, self.moves.pack(move))
        self.settle()
        self._close()
        return None

    def _mover(self) -> "int | None":
        """Return who makes the next move: the seat on turn, None before anybody is."""
        return self.game.seat if self.game.started else None

    def kept(self, name: str, find: "Callable[[], Any]") -> "Any":
        """Return what `find` finds out of the game, which is over; it is asked once."""
        if name not in self.found:
            self.found[name] = find()
        return self.found[name]

    def keep_time(self, at: int) -> None:
        """Keep what the game's clock shows, in ms."""
        self.journal.append(journal.TIME, at.to_bytes(3, "big"))

    def keep_typed(self, happened: bytes) -> None:
        """Keep what a page was told, `happened`: see TYPED in storage/journal.py."""
        self.journal.append(journal.TYPED, happened)

    @property
    def played(self) -> int:
        """How many moves were played and not taken back, chance and notes apart."""
        return self.journal.moves

    @property
    def hands_typed(self) -> bytes:
        """The bytes of what a page was told and no move holds: see TYPED in storage/journal.py."""
        return self.journal.typed

    @property
    def time(self) -> int:
        """Return what the game's clock showed when it was last kept, in ms."""
        return self.journal.time

    def _kind(self, move: "Move") -> int:
        """Return the kind of record that holds `move` as things stand."""
        if move[0] in self.notes:
            return journal.NOTE
        chance = getattr(self.rules, "CHANCE", -1)
        return journal.CHANCE if move[0] == chance else journal.MOVE

    def last(self):
        """Return the last move that can be taken back, or None."""
        last = self.journal.last_move()
        return self.moves.unpack(last) if last else None

    def take_back(self, count: int = 1) -> None:
        """Take the last moves back; `new_cards` says before if somebody has since seen cards."""
        if self.journal.moves:
            for _ in range(count):
                self.journal.append(journal.BACK)
            self._replay_judged()
            self._close()

    def edit(self, at: int, move: "Move", first: "Move" = ()):
        """Let the move at the byte `at` of the log be `move`, and judge all after it anew.

        `first` is a ruling that comes before it, and is not needed behind.  Return None, or what is
        refused then: the move, why, and whose it is; nothing has changed.  It is refused, too, as
        (ANOTHERS, seat) where a later move would be that of another seat.
        """
        game = self.game
        try:
            refused = self._refused_by(at, move, first)
        finally:
            self.game = game
        if refused:
            return refused
        place = at + journal.AFTER if first else at
        edited = place.to_bytes(2, "big") + bytes(first) + self.moves.pack(move)
        self.journal.append(journal.EDIT, edited)
        self._replay()
        self.settle()
        self._close()
        return None

    def _refused_by(self, at: int, move: "Move", first: "Move"):
        """Return what is refused if `move` was that at the byte `at`: see `edit`."""
        movers = self._movers()
        self._new()
        place = moves = 0
        for kind, payload in self.journal.entries():
            there = self.moves.unpack(payload)
            if place == at:
                there = move
                if first:
                    self.game.play(first)
            place += 2 + len(payload)
            if kind == journal.NOTE:
                self._note(there)
                continue
            seat = self._mover()
            if kind == journal.MOVE:
                was = movers[moves]
                moves += 1
                another = was not in (seat, _NOBODY) and not self.moves.ruled(there)
                if another and seat is not None:
                    return there, (ANOTHERS, seat), was
            why = self.game.play(there)
            if why and there != first:
                return there, why, seat
        return None

    def _movers(self) -> bytearray:
        """Return whose the moves of the log are, notes and chance apart."""
        movers = bytearray()
        replayed = self.new_game()
        replayed.judging = False
        for kind, move in self.journal.entries(tuple):
            if kind == journal.MOVE:
                movers.append(replayed.seat if replayed.started else _NOBODY)
            if kind != journal.NOTE:
                replayed.do(move)
        return movers

    def past(self):
        """Yield the moves that remain, each with the chance that it caused behind it."""
        for kind, payload in self.journal.entries():
            if kind != journal.NOTE:
                yield self.moves.unpack(payload)

    def log(self) -> "list[Move]":
        """Return the moves that remain in a list, 8 KB of a long game: pages go through `past`."""
        return list(self.past())

    def log_text(self) -> "list[str]":
        """Return the moves that remain as people write them."""
        return [self.moves.text(move) for move in self.log()]

    def _close(self) -> None:
        """Close the journal's game if it is over and not closed so already."""
        if not self.game.over:
            return
        closing = pack_scores(self.game.scores() or ())
        if self.journal.open or self.journal.closing != closing:
            self.just_over = True
            self.journal.append(journal.RESULT, later.outcome.packed(self))
            self.journal.append(journal.CLOSED, closing)

    def name_late(self, seat: int, name: str) -> None:
        """Let the `name` of the player at `seat`, who had none at the end, stand in the result."""
        result = self.journal.result
        found = result and later.outcome.named(result, seat, name)
        if found != result:
            self.journal.append(journal.RESULT, found)

    def settle(self) -> None:
        """Shuffle what the game wants shuffled; after taking back, in the same order as before."""
        while self.game.owes and self.random_bytes:
            order = list(self.game.owes)
            for packed in self.journal.chances:
                if sorted(packed[1:]) == sorted(order):
                    order = list(packed[1:])
                    break
            else:
                shuffle(order, self.random_bytes)
            move = (self.rules.CHANCE,) + tuple(order)
            if self.game.play(move):
                raise ValueError
            self.journal.append(journal.CHANCE, self.moves.pack(move))

    def called(self, move: "Move") -> str:
        """Return what players call `move`."""
        return self.folder.called(self.moves.text(move, self.game.name))

    def new_game(self) -> "Game":
        """Return the game as it began, with the players' names as they are kept."""
        game = self.rules.new(self.setup)
        names = names_in(self.journal.settings)
        if names:
            game.names = names
        if plays(self.folder, self.setup.level):
            game.boxes = BOXES
        return game

    def _new(self) -> "Game":
        """Begin the game anew; what was found out of it is no more."""
        self.found = {}
        self.game = self.new_game()
        return self.game

    def _replay(self) -> None:
        """Play the log, and judge each of its moves."""
        game = self._new()
        self.new_cards = False  # has the last move shown somebody new cards?
        self.seat: Perhaps[int] = None  # who made it, None if the table did
        left = self.journal.moves
        at = 0  # bytes of the log
        for kind, payload in self.journal.entries():
            move = self._unpack(kind, payload)
            if move and kind == journal.MOVE:
                left -= 1
                if not left:
                    self.new_cards = game.drew(move)
                    self.seat = self._mover()
            if move and kind == journal.NOTE:
                self._note(move)
            elif not move or game.play(move):
                self._cut(at)
                return
            at += 2 + len(payload)

    def _replay_judged(self) -> None:
        """Play the log, whose moves this referee has judged: somebody waits for it.

        They are not judged again, nor is it asked after each of them whether the game is over: the
        last one tells.
        """
        game = self._new()
        do = game.do
        self.new_cards = False
        self.seat = None
        left = self.journal.moves
        game.judging = not left
        for kind, move in self.journal.entries(tuple):
            if kind == journal.NOTE:
                game.judging = True
                self._note(move)
                game.judging = not left
                continue
            if kind == journal.MOVE:
                left -= 1
                if not left:
                    game.judging = True
                    self.new_cards = game.drew(move)
                    self.seat = self._mover()
            do(move)

    def _note(self, move: "Move") -> None:
        game = self.game
        if not game.over:
            game.judge()
        game.play(move)  # refused if what it came after was taken back: let it go

    def _unpack(self, kind: int, payload: bytes):
        """Return the move of a record, or None if there cannot be such a one as things stand."""
        try:
            move = self.moves.unpack(payload)
        except ValueError:
            return None
        return move if self._kind(move) == kind else None

    def _cut(self, at: int) -> None:
        """Let the log end at `at`, as what comes next does not fit, and play what is left."""
        moves = self.journal.moves
        self.journal.append(journal.CUT, at.to_bytes(2, "big"))
        self.lost += max(moves - self.journal.moves, 1)
        self._replay()
