"""Rules of *The Game* on call: the players judge their cards, only how many are laid is told.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.the_game.tables import (
    DECK,
    DRAW,
    HAND,
    LAY_COUNT,
    MARK,
    NO_JUMP,
    RULE_SETS,
    START,
    STUCK,
    TURN,
)
from firmware.play.knowledge import Counts
from firmware.play.rules_base import RulesBase


class OnCall(RulesBase):
    """One game of which only the counts are known, advanced in place by `play`."""

    owes = ()  # no chance comes in the middle of it

    def __init__(self, rules: str, players: int):
        least, least_at_end, hands = RULE_SETS[rules]
        self.short = rules == "TS"
        self.knowledge = Counts(players, DECK)
        self.players = players
        self.hand_size = hands[players - 1]
        self.least = (least_at_end, least)
        self.knowledge.deal(self.hand_size)  # TG3
        self.unlaid = DECK
        self.started = players == 1
        self.seat = 0  # who is on turn, once it has started
        self.idle = 0  # turns in a row that ended with nothing laid, TS5
        self.over = False
        self.judging = True  # the shell's; nothing here is dear to judge
        self.marks = [0] * 4  # the sign on each pile, TG15
        self.marked = [0] * 4  # and who was on turn when it was set

    @property
    def left(self) -> int:
        """Cards in all hands and in the draw pile: the result, 0 beats the game (TG12, TS6)."""
        return self.knowledge.draw + sum(self.knowledge.hands)

    @property
    def due(self) -> int:
        """Cards that this turn must lay (TG7, TG9, TG13, TS2)."""
        return min(self.least[self.knowledge.draw > 0], self.knowledge.hands[self.seat])

    @property
    def won(self) -> bool:
        """True if every card was laid; counts that rulings have bent prove nothing."""
        return not self.unlaid and not self.left

    def scores(self) -> None:
        """Return None: nobody has points of their own."""

    def result(self) -> str:
        """Return the result as a record's last words (TG12, TS6)."""
        return "{} left".format(self.left)

    def facts(self) -> "dict[str, Any]":
        """Return what is known of the table, as plain numbers and lists."""
        return {
            "seat": self.seat if self.started else None,
            "draw": self.knowledge.draw,
            "hands": list(self.knowledge.hands),
            "over": self.over,
            "left": self.left,
            "marks": list(self.marks),
        }

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings and signs left out."""
        if self.over:
            return []
        if not self.started:
            return [(START, seat) for seat in range(self.players)]
        due = self.due
        laid = [(LAY_COUNT, count) for count in range(due, self.knowledge.hands[self.seat] + 1)]
        return laid + [(STUCK, count) for count in range(due)]

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        code = move[0]
        if code in (DRAW, HAND, TURN):
            return self._why_not_ruled(move)
        if self.over:
            return ("over",)
        if not self.started:
            if code != START:
                return ("start",)
            return None if move[1] < self.players else ("seat", self.players)
        if code == MARK:
            return None if move[1] < 4 and move[2] <= NO_JUMP else ("pile",)
        if code not in (LAY_COUNT, STUCK):
            return ("started",) if code == START else ("on-call",)
        held = self.knowledge.hands[self.seat]
        if move[1] > held:
            return ("many", held)
        if code == STUCK:
            return None if move[1] < self.due else ("enough",)
        return None if move[1] >= self.due else ("ask", self.due - move[1])  # TG16: they say

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        code = move[0]
        if code == START:
            self.turn_to(move[1])
        elif code == MARK:
            self.marks[move[1]] = move[2]
            self.marked[move[1]] = self.seat
        elif code in (LAY_COUNT, STUCK):
            self._lay(move[1])
            if code == STUCK and not self.short:
                self.over = True  # TG11, on the player's word: TG16
            elif not self.over:
                self._end(move[1])
        else:
            self._rule(move)

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see new cards."""
        code = move[0]
        ends = code == LAY_COUNT or code == STUCK and self.short
        return ends and self.knowledge.draw > 0 and move[1] > 0

    def turn_to(self, seat: int) -> None:
        """Begin the turn of `seat`."""
        self.started = True
        self.seat = seat
        for pile in range(4):
            if self.marks[pile] and self.marked[pile] == seat:
                self.marks[pile] = 0  # TG15: it has gone once round

    def judge(self) -> None:
        """Judge nothing: only the players can tell whether a card goes."""

    def _lay(self, count: int) -> None:
        self.knowledge.hands[self.seat] -= count
        self.unlaid -= count
        self.over = not self.left

    def _end(self, count: int) -> None:
        holders = len([1 for held in self.knowledge.hands if held])
        self.idle = 0 if count else self.idle + 1
        self.knowledge.refill(self.seat, self.hand_size)  # TG8, TS3
        if self.idle >= holders:
            self.over = True  # TS5: nobody laid anything for a whole round
            return
        for step in range(1, self.players + 1):
            seat = (self.seat + step) % self.players
            if self.knowledge.hands[seat]:  # TG10
                self.turn_to(seat)
                break

    def _why_not_ruled(self, move: "Move"):
        code = move[0]
        if not self.started:
            return ("start",)
        if code == DRAW:
            return None if move[1] <= DECK else ("count", 0, DECK)
        if move[1] >= self.players:
            return ("seat", self.players)
        if code == TURN or move[2] <= self.hand_size:
            return None
        return ("count", 0, self.hand_size)

    def _rule(self, move: "Move") -> None:
        code = move[0]
        if code == DRAW:
            self.knowledge.draw = move[1]
        elif code == HAND:
            self.knowledge.hands[move[1]] = move[2]
        else:
            self.turn_to(move[1])
        self.idle = 0
        self.over = False
