"""The cards on the table: open card, discard pile, draw pile, and drawing when it is used up."""

from firmware.games.shedding.tables import JOKER
from firmware.play.knowledge import Hands, knowledge_of
from firmware.play.rules_base import RulesBase


class Piles(RulesBase):
    """The piles, and who must still draw.  Raises ValueError if `cards` are not the deck."""

    def __init__(self, setup: "Setup", cards: list, hand_size: int):
        self.total = len(cards)
        self.knowledge = knowledge_of(setup, cards)
        self.hand_size = hand_size
        self.knowledge.deal(hand_size)
        self.open = 0  # the open card as declared; 0 while nobody has typed it
        self.top = 0  # the card that it really is: JOKER, the same, or 0 where nobody knows
        self.under = bytearray(JOKER + 1)  # of each card, how many are known to lie beneath it
        self.started = False
        self.owes: Cards = ()  # the cards that must be shuffled before anything else, H-b
        self.waiting = False  # does something wait, such as a Trick, until all have drawn?
        self.drawing: list[int] = []  # seat and count, in pairs: the draws still to come
        self.drawn: list[int] = []  # the same: the draws that the last move has caused
        self.renewals = 0  # how often the draw pile has been made anew
        self.shuffled: tuple[
            int, ...
        ] = ()  # by the last move: how many cards, and after how many drawn
        self._turn_over()

    @property
    def aside(self) -> int:
        """Cards that lie neither in a hand nor in a pile; a game that has such says how many."""
        return 0

    @property
    def spare(self) -> int:
        """Cards that are neither held nor open nor aside: in the two piles."""
        return self.total - sum(self.knowledge.hands) - self.aside - 1

    @property
    def below(self) -> int:
        """Cards beneath the open card: what a new draw pile would have (H-b)."""
        return max(self.spare - self.knowledge.draw, 0)

    def draw_all(self) -> None:
        """Draw what is to be drawn; stop where the device must shuffle first.

        That is as soon as the last card is taken, or when a card must be drawn and none could be
        shuffled before (H-b).
        """
        knowledge = self.knowledge
        taken = False  # has the last card of the draw pile just been taken?
        while self.drawing or taken:
            if not knowledge.draw and self.below:
                if isinstance(knowledge, Hands):
                    self.owes = self._beneath()
                    return
                self.renew(bytes(self.below))
            taken = False
            drawing = self.drawing
            if drawing:
                seat, count = drawing[0], drawing[1]
                got = knowledge.take(seat, count)
                self._note(seat, got)
                drawing[1] = count - got
                taken = got > 0 and not knowledge.draw
                if got == count or not self.below:
                    self.drawing = drawing[2:]
        self.drawing_done()

    def drawing_done(self) -> None:
        """Go on after a move for which all have drawn who must; a game may have more to do."""

    def renew(self, cards: "Cards") -> None:
        """Make `cards` the draw pile, in that order if the device knows them."""
        self.shuffled = (len(cards), sum([self.drawn[i] for i in range(1, len(self.drawn), 2)]))
        self.knowledge.renew(cards)
        self.under = bytearray(JOKER + 1)
        self.owes = ()
        self.renewals += 1

    def forget(self) -> None:
        """Know no more than how many cards lie where; what was to be shuffled the players shuffle.

        Before anybody has started, the open card is as little known as all others (H1.1).
        """
        super().forget()
        if self.owes:
            self.renew(bytes(len(self.owes)))
        if not self.started:
            self.open = self.top = 0

    def _turn_over(self) -> None:
        """Turn over the first open card, free cards under the draw pile (H1.1, H-e)."""
        knowledge = self.knowledge
        if not isinstance(knowledge, Hands):
            knowledge.turn_over()  # the players type which card it is
            return
        card = knowledge.turn_over()
        while card == JOKER:
            rest = knowledge.pile[len(knowledge.pile) - knowledge.draw :]
            knowledge.renew(bytes(rest) + bytes((JOKER,)))
            card = knowledge.turn_over()
        self.open = self.top = card

    def _note(self, seat: int, count: int) -> None:
        """Add to what the last move has made `seat` draw."""
        if self.drawn and self.drawn[-2] == seat:
            self.drawn[-1] += count
        else:
            self.drawn += [seat, count]

    def _beneath(self) -> "list[int]":
        cards = []
        for card in range(1, JOKER + 1):
            cards += [card] * self.under[card]
        return cards
