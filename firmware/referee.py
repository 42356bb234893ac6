"""One game at the table: judges moves, keeps them in the journal, takes them back."""

from firmware import journal
from firmware.moves import Moves


class Referee:
    """The game that the journal holds, replayed from its set-up and its log.

    Raises ValueError if the rules do not know such a set-up or refuse a move of the log.
    """

    def __init__(self, kept, folder, setup):
        self.journal = kept
        self.folder = folder  # the game's entry in the catalog
        self.setup = setup
        self.rules = folder.part("rules")
        self.tables = folder.part("tables")
        self.moves = Moves(self.tables)
        self._replay()

    def submit(self, move):
        """Play `move`, keep it and return None, or return why it is refused and change nothing."""
        drew = self.game.drew(move)
        why = self.game.play(move)
        if why:
            return why
        note = move[0] in self.tables.NOTES
        if not note:
            self.drew = drew
        self.journal.append(journal.NOTE if note else journal.MOVE, self.moves.pack(move))
        self._close()
        return None

    def last(self):
        """Return the last move that can be taken back, or None."""
        last = self.journal.last_move()
        return self.moves.unpack(last) if last else None

    def take_back(self) -> None:
        """Take the last move back; `drew` tells before whether somebody has since seen cards."""
        if self.journal.moves:
            self.journal.append(journal.BACK)
            self._replay(judged=True)
            self._close()

    def log(self) -> list:
        """Return the moves that remain."""
        log = self.journal.entries()
        return [self.moves.unpack(payload) for kind, payload in log if kind == journal.MOVE]

    def log_text(self) -> list:
        """Return the moves that remain as people write them."""
        return [self.moves.text(move) for move in self.log()]

    def _close(self) -> None:
        if self.game.over:
            self.journal.append(journal.CLOSED)

    def _replay(self, judged: bool = False) -> None:
        """Play the log; moves that this referee has `judged` before are not judged again.

        Nor is it asked after each of them whether the game is over: the last one tells.
        """
        self.game = self.rules.new(self.setup)
        self.drew = False  # has the last move shown somebody new cards?
        left = self.journal.moves
        for kind, payload in self.journal.entries():
            move = tuple(payload) if judged else self.moves.unpack(payload)
            if kind != journal.MOVE:
                if not self.game.over:
                    self.game.judging = True
                    self.game.judge()
                self.game.play(move)  # refused if what it came after was taken back: let it go
                continue
            left -= 1
            self.game.judging = not (judged and left)
            if not left:
                self.drew = self.game.drew(move)
            if judged:
                self.game.do(move)
            elif self.game.play(move):
                raise ValueError("the log does not fit the rules")
