"""Rules of games 5 and 6 on call: who is out is told, and with which cards; of the turns nothing.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.  The class of
each game has these functions as its methods; nobody knows whose turn it is, so `seat` is who was
the last of whom that is known: who starts, or who comes behind one who went out.
"""

from firmware.games.melding import rules
from firmware.games.melding.rules import CLAIM, FINISHED, SCORE, SPLIT, START, UNSEEN, Drawing, real


def facts(self: "Drawing") -> "dict[str, Any]":
    """Return what is known of the table, as plain numbers and lists."""
    found = Drawing.facts(self)
    del found["open"], found["drawn"], found["draw"]
    return found


def legal_moves(self: "Drawing") -> "list[Move]":
    """Return every move that the rules allow now; claims left out."""
    moves = Drawing.legal_moves(self)
    moves += [(FINISHED, seat) for seat in range(self.players)]
    return [move for move in moves if not self.why_not(move)]


def why_not(self: "Drawing", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code == UNSEEN and not self.over:
        return rules.why_not_ruling(self, move)
    if code not in (START, SCORE, CLAIM, FINISHED):
        return ("on-call",)
    if self.over:
        return ("over",)
    if not self.started:
        return self.why_not_first(move, START)
    if code == START:
        return ("started",)
    if self.scoring or code == SCORE:
        return rules.why_not_score(self, move)
    seat = move[1]
    if seat >= self.players:
        return ("seat", self.players)
    if seat in self.finished:
        return ("finished", self.name(seat))
    return rules.why_not_out(self, move[1:]) if code == CLAIM else None


def do(self: "Drawing", move: "Move") -> None:
    """Play `move`, which is legal."""
    code = move[0]
    if code not in (CLAIM, FINISHED):
        Drawing.do(self, move)
        return
    seat = move[1]
    self.turn_to(seat)
    self.knowledge.put(seat, 0)  # what they have drawn
    if code == CLAIM:
        self.out(move[2], [real(part) for part in move[3:] if part != SPLIT])
    else:
        self.out(0, [0] * self.hand_size)  # some cards: nobody tells which
    if code == FINISHED or not self.scoring:
        self.pile = []  # or it may have been taken by now
