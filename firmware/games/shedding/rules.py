"""The rules that all games of discarding share (H1 to H4): which card may go, and what it does.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.shedding import parts, refusal_rules
from firmware.games.shedding.tables import (
    DISCARD,
    DRAW,
    FORGET,
    FREE,
    JOKER,
    LAST,
    OPEN,
    RULE_HUNDRED,
    SHUFFLE,
    START,
    TREAT,
    TRICK,
    is_ruling,
)
from firmware.games.shedding.turn_rules import Turns
from firmware.play.knowledge import ON_CALL


def begun(setup: "Setup", tables: "SheddingTables", usual: "Callable"):
    """Return the game that begins with `setup`: of the class `usual`, or on call of all games'."""
    return (parts.on_call.OnCall if setup.level == ON_CALL else usual)(setup, tables)


class Discarding(Turns):
    """One game, advanced in place by `play`; what a game has of its own it adds or overrides."""

    special = False  # has it Monumerals, Twinumerals and such that do something?
    rulings: "Callable[[], SpecialRulings]"  # the module, where the game has some of its own

    def facts(self) -> "dict[str, Any]":
        """Return what the rules know of the table, as plain numbers and lists."""
        return parts.facts.of(self)

    def is_card(self, number: int) -> bool:
        """Return True if the deck has that `number`."""
        return 0 < number <= LAST

    def is_free(self, number: int) -> bool:
        """Return True if a free card can be declared as `number` at all (H2.1)."""
        return 0 < number < LAST

    def has_beside(self, seat: int) -> bool:
        """Return True if a card lies beside `seat`, for all to see."""
        return False

    def discarded(self, card: int) -> bool:
        """Return True if `card` certainly is in no hand and in no draw pile."""
        if card == JOKER:
            return self.under[card] + (self.top == card) >= self.jokers
        return card == self.top or self.under[card] > 0

    def why_not_card(self, card: int) -> "Reason | None":
        """Return why `card` is never discarded, or None if it may be."""
        return None if self.is_card(card) else ("card", card)

    def goes(self, card: int) -> bool:
        """Return True if the player on turn, who holds `card`, may discard it now."""
        if card == JOKER:
            return any(self.fits(number) for number in range(1, LAST))
        return not self.why_not_card(card) and self.fits(card)

    def fits(self, number: int) -> bool:
        """Return True if `number` may be discarded now, be it a card or declared."""
        raise NotImplementedError

    def fits_as(self, move: "Move") -> bool:
        """Return True if what `move` discards may be discarded so, its fields being possible."""
        return self.fits(move[1])

    def misfit(self, move: "Move") -> "Reason":
        """Return why the number that `move` discards does not fit."""
        return ("digit", move[1], self.open)

    def why_not_fields(self, move: "Move") -> "Reason | None":
        """Return why no discard can be declared like `move`, or None."""
        return None

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings left out, of a shuffle one order."""
        return parts.legal.moves(self)

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        return refusal_rules.why_not(self, move)

    def why_not_other(self, move: "Move") -> "Reason | None":
        """Return why `move`, which discards nothing and is the game's own, is refused, or None."""
        code = move[0]
        if code == DRAW:
            return ("laid",) if self.laid else None  # H1.4
        return ("check",) if code > RULE_HUNDRED else ("plain",)

    def cards_of(self, move: "Move") -> "Cards":
        """Return the card that `move` discards or lays down, if any."""
        code = move[0]
        if code == DISCARD:
            return move[1:2]
        return (JOKER,) if code == FREE else (LAST,) if code in (TRICK, TREAT) else ()

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        code = move[0]
        if code == SHUFFLE:
            self.renew(move[1:])
        elif code == FORGET:
            self.forget()
        else:
            self.drawn = []
            self.shuffled = ()
            if code == DISCARD:
                self._discard(move, move[1])
            elif code == DRAW:
                self._draw()
            elif code == FREE:
                self._discard(move, JOKER)
            elif code == START:
                self.turn_to(move[1])
            elif code == OPEN:
                self.open = self.top = move[1]
            elif is_ruling(code):
                parts.ruling_rules.rule(self, move)
            else:
                self.do_other(move)
        if self.drawing or self.waiting:
            self.draw_all()

    def declarations(self, number: int) -> list:
        """Return the ways in which `number` may be declared; each follows it in a move."""
        return [()]

    def do_other(self, move: "Move") -> None:
        """Play `move`, which discards nothing and is the game's own."""

    def _draw(self) -> None:
        """Let the player on turn draw, and end the turn (H1.4)."""
        seat = self.seat
        count = 3 if self.obliged else 1  # H2.2
        if self.knowledge.draw > count:
            self.knowledge.take(seat, count)
            self.drawn = [seat, count]
        else:  # something may have to be shuffled
            self.drawing = [seat, count]
        self.pass_on()

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see cards not seen before."""
        return move[0] in (DRAW, TRICK) and self.knowledge.draw + self.below > 0

    def show(self, move: "Move") -> None:
        """Let the open card be as `move` declares it."""
        self.open = move[1]

    def ends(self, number: int, answer: bool) -> bool:
        """Return True if the turn is over with the discard `number`; `answer`: it was obliged."""
        return True

    def _discard(self, move: "Move", card: int) -> None:
        answer = self.obliged
        knowledge, seat = self.knowledge, self.seat
        knowledge.lay(seat, card)
        self.under[self.top] += 1
        self.top = card
        self.show(move)
        self.laid += 1
        ends = self.ends(move[1], answer)
        if not knowledge.hands[seat]:
            ends = self.finished()
        if ends:
            self.pass_on()
