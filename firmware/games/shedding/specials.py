"""Special cards of H2 and H3: Monumerals, Twinumerals, free cards and the special 100."""

from firmware.games.shedding import parts
from firmware.games.shedding.rules import (
    END,
    LAST,
    OUT,
    PLAIN,
    SPECIAL,
    TREAT,
    TRICK,
    Discarding,
    digits,
    twin,
    why_not_held,
)


class Specials(Discarding):
    """A game in which cards have effects (H2.2 to H2.5)."""

    special = True

    def __init__(self, setup: "Setup", cards: "Cards", hand_size: int, options: bytes):
        super().__init__(setup, cards, hand_size, options)
        self.hundred = options[1] if len(options) > 2 else PLAIN
        # By seat: does the 100 lie beside them (H2.4)?  None: beside one who sat there and left.
        self.immune: list[Perhaps[bool]] = [False] * setup.players

    @property
    def obliged(self) -> bool:
        """True if the player on turn must answer a Monumeral or draw three (H2.2)."""
        return self.hot and self.open < 10 and not self.laid and not self.immune[self.seat]

    def rulings(self) -> "SpecialRulings":
        """The module of the rulings that only such games have."""
        return parts.special_ruling_rules

    @property
    def aside(self) -> int:
        """1 while the 100 lies beside somebody, or all draw for a Trick."""
        return (self.immune.count(False) < len(self.immune)) + self.waiting

    def has_beside(self, seat: int) -> bool:
        """Return True if the 100 lies beside `seat` (H2.4)."""
        return self.immune[seat] is True

    def join(self, seat: int) -> None:
        """Let somebody play along at `seat`, nothing beside them."""
        super().join(seat)
        self.immune += [False] * (self.players - len(self.immune))
        if self.immune[seat]:  # it stays aside, H-f
            self.immune[seat] = None

    def turn_to(self, seat: int) -> None:
        """Begin the turn of `seat`."""
        super().turn_to(seat)
        self.run = 0

    def drawing_done(self) -> None:
        """Let the Trick that was drawn for lie among the discards, and see who is out."""
        if self.waiting:
            self.waiting = False
            self.under[LAST] += 1
            if self.finished():  # H2.5
                self.pass_on()

    def is_card(self, number: int) -> bool:
        """Return True if the deck has that `number`."""
        return 0 < number <= LAST - (self.hundred == OUT)

    def discarded(self, card: int) -> bool:
        """Return True if `card` certainly is in no hand and in no draw pile."""
        return super().discarded(card) or card == LAST and self.aside > 0

    def why_not_card(self, card: int) -> "Reason | None":
        """Return why `card` is never discarded, or None if it may be (H2.4)."""
        special = card == LAST and self.hundred == SPECIAL
        return ("special",) if special else super().why_not_card(card)

    def in_run(self, number: int) -> bool:
        """Return True if `number` has the digit of the run that keeps the turn (H2.3)."""
        return self.run > 0 and digits(number) >> self.run & 1 > 0

    def continues(self, number: int) -> bool:
        """Return True if a run stands after the discard `number`: the old one or its own."""
        if not self.in_run(number):
            self.run = twin(number)
        return self.run > 0

    def misfit(self, move: "Move") -> "Reason":
        """Return why the number that `move` discards does not fit."""
        if self.obliged:
            return ("oblige",)
        return ("run", move[1], self.run) if self.run else super().misfit(move)

    def why_not_other(self, move: "Move") -> "Reason | None":
        """Return why `move`, which discards nothing and is the game's own, is refused, or None."""
        code = move[0]
        if code == END:
            return None if self.laid else ("nothing",)
        if code != TRICK and code != TREAT:
            return super().why_not_other(move)
        if self.hundred != SPECIAL:
            return ("plain",)
        if code == TREAT and self.laid:
            return ("late",)  # H2.5
        if code == TREAT and self.obliged:
            return ("answer",)  # H2.5
        return why_not_held(self, LAST)

    def do_other(self, move: "Move") -> None:
        """Play `move`, which discards nothing and is the game's own."""
        code = move[0]
        if code == TRICK:
            self.knowledge.lay(self.seat, LAST)
            self.waiting = True
            self.hot = False  # it lifts an obligation, H2.5
            for step in range(1, self.players):
                seat = (self.seat + step) % self.players
                if seat not in self.out and seat not in self.away:
                    self.drawing += [seat, 3]
        elif code == TREAT:
            self.knowledge.lay(self.seat, LAST)
            self.immune[self.seat] = True
            self.finished()  # H2.5
            self.pass_on()
        else:  # END
            self.pass_on()
