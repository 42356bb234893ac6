"""The base of all rules: a move is judged, then played."""

# Words of refusals that mean something to the house, whatever sentence a game has for them.
# Nobody can give it who does not see the hand: (HELD, card), which may be known to lie elsewhere.
HELD = "held"
# The device cannot know it and asks the players, who answer by the game's own move: (ASKED, …).
ASKED = "ask"
SEATS = 6  # at a table, at most; somebody may join while it is played
# For who is called so the device plays, where it dealt and can: see shell/box_turn.py.
BOXES = ("Box", "Bix", "Bax", "Bux", "Bot")


class RulesBase:
    """One game, advanced in place by `play`; a game's own class has `why_not` and `do`."""

    players = 1
    hand_size = 0  # cards that each is dealt, and who joins draws
    names = ""  # three characters a seat, blanks where there is no name; no rule minds them
    boxes: "Sequence[str]" = ()  # the names of those for whom the device plays
    guided = False  # are the cards known that lie at places, as a shuffle by hand led to them?
    seat = 0  # who is on turn
    started = True  # is it said who begins?
    over = False
    on_call = False  # do the players judge, and nobody tells whose turn it is?
    obliged = False  # must who is on turn answer a card?
    knowledge: "Counts"

    def name(self, seat: int, place: int = -1) -> str:
        """Return what the player at `seat` is called on the panel: their name, or else P1 to P6.

        The name is at another `place` of the names where they have left a session.
        """
        at = 3 * (seat if place < 0 else place)
        return self.names[at : at + 3].strip() or "P" + str(seat + 1)

    def boxed(self, seat: int) -> bool:
        """Return True if the device plays for `seat`."""
        return self.name(seat) in self.boxes

    def people(self) -> "list[int]":
        """Return the seats for which somebody at the table plays."""
        return [seat for seat in range(self.players) if not self.boxed(seat)]

    def looked_at(self) -> "int | None":
        """Return the seat on turn, or None before and after the game."""
        return self.seat if self.started and not self.over else None

    def all_called(self, seats: "Seats") -> str:
        """Return the names of the players at `seats`, who are alike; no longer than P1 to P6."""
        if self.names and len(seats) >= max(self.players - 1, 4):
            others = [self.name(seat) for seat in range(self.players) if seat not in seats]
            return " but ".join(["All"] + others)
        return self.listed(seats)

    def listed(self, seats: "Seats") -> str:
        """Return the names of the players at `seats` in this order."""
        return " ".join([self.name(seat) for seat in seats])

    def left_together(self) -> "int | None":
        """Return what is left where all play together, the less the better, or None."""
        return None

    def winners(self) -> "Seats":
        """Return the seats that have won a game which is over, where each plays for themselves."""
        return ()

    def why_not(self, move: "Move") -> tuple | None:
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        raise NotImplementedError

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        raise NotImplementedError

    def play(self, move: "Move") -> tuple | None:
        """Play `move` and return None, or return why it is refused and change nothing."""
        why = self.why_not(move) or self.why_not_there(move)
        if not why:
            self.do(move)
        return why

    def cards_of(self, move: "Move") -> "Cards":
        """Return the cards that `move` puts down out of the hand of the player on turn."""
        return ()

    def why_not_there(self, move: "Move") -> tuple | None:
        """Return (HELD, card) if `move` puts down one that is known in secret to lie elsewhere.

        `why_not` never tells it, so that no screen can by what it offers.
        """
        cards = self.cards_of(move)
        if not cards or not self.knowledge.secret:
            return None
        hand = self.knowledge.held(self.seat)
        for card in cards:
            if hand.count(card) < cards.count(card):
                return (HELD, card)
        return None

    def why_not_leave(self, seat: int) -> tuple | None:
        """Return why the player at `seat` cannot leave while the others play on, or None."""
        if seat >= self.players:
            return ("seat", self.players)
        hands = self.knowledge.hands
        return ("over",) if self.over or sum(hands) == hands[seat] else None

    def why_not_join(self, seat: int, most: int, away: "Seats" = ()) -> tuple | None:
        """Return why nobody can join at `seat`, that of one who is `away` or the next, or None.

        No more than `most` play.  Who joins draws a hand, and the draw pile is not used up.
        """
        if self.over:
            return ("over",)
        if seat not in away and not seat == self.players < most:
            return ("seat", self.players)
        size, draw = self.hand_size, self.knowledge.draw
        return None if draw > size else ("count", size + 1, draw)

    def join(self, seat: int) -> None:
        """Let somebody play along from now on at `seat`, and draw a hand where one is dealt."""
        if seat == self.players:
            self.players += 1
            self.knowledge.add_seat()
        self.knowledge.take(seat, self.hand_size)

    def why_not_forget(self) -> tuple | None:
        """Return why it cannot be ruled that the cards lie otherwise than is known in secret."""
        return None if self.knowledge.secret else ("dealt",)

    def forget(self) -> None:
        """Know no more than how many cards lie where: at the table they lie otherwise."""
        known: Any = self.knowledge
        self.knowledge = known.counts()
        self.boxes = ()  # it cannot play for a seat whose cards it does not know

    def why_not_first(self, move: "Move", start: int) -> tuple | None:
        """Return why `move` cannot be the first one, which is `start` and a seat, or None."""
        if move[0] != start:
            return ("start",)
        return None if move[1] < self.players else ("seat", self.players)
