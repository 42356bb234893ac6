"""Hands that are seen while the device is passed round, and the order of the discards."""

from firmware.games.shedding import screens, tabletop, texts
from firmware.games.shedding.rules import DISCARD, FREE, JOKER, LAST, SHUFFLE, TREAT, TRICK
from firmware.shell import hand_over
from firmware.ui import hands, layout
from firmware.ui.faces import S
from firmware.ui.page import CENTRE, RIGHT

FACTORS = "= {} \u00d7 {}"


def lie(referee: "Referee"):
    """Return the discards beneath the open card, the oldest first; None where it is not known."""
    game: Any = referee.game
    found = _discards(referee)[:-1]
    return found if sorted(found) == sorted(game.owes) else None


def piles(referee: "Referee") -> "list[list[int]]":
    """Return the discards with the open card, the oldest first, and the 100 of a Treat."""
    treats = [LAST for move in referee.past() if move[0] == TREAT]
    return [_discards(referee), treats]


def _discards(referee: "Referee") -> "list[int]":
    game: Any = referee.game
    deck = referee.setup.deck[referee.setup.players * game.hand_size :]  # some may have joined
    pile = [card for card in deck if card != JOKER][:1]
    hundred = False  # is the 100 of a Trick to go under them, once all have drawn?
    for move in referee.past():
        code = move[0]
        if hundred and code != SHUFFLE:
            pile.insert(0, LAST)
            hundred = False
        if code == DISCARD:
            pile.append(move[1])
        elif code == FREE:
            pile.append(JOKER)
        elif code == SHUFFLE:
            pile = pile[-1:]
        hundred = hundred or code == TRICK
    if hundred and not game.owes:
        pile.insert(0, LAST)
    return pile


def on_key(screen: "Between", key: str) -> "Answer":
    """Turn the page of a hand that is shown by D."""
    if key[-1] != "D" or not screen.shows:
        return False
    hand: Any = screen
    hand.page_at = screens.next_page(hand.game.knowledge.held(hand.seat), hand.page_at)
    return None


class Cover(hand_over.Cover):
    """Ask for the device to be handed on; what lies open, and who has just drawn, all see."""

    game: "Discarding"

    def render_foot(self, page: "Page") -> None:
        """Put the open card and what goes on it in the foot, and what was drawn just now."""
        game = self.game
        own: NeedTexts = self.shell.referee.folder.texts
        y = layout.FOOT
        wide = 24 if game.open < LAST else 30
        page.text(0, y, screens.card_text(game.top), align=CENTRE, end=wide, said="")
        page.frame(0, y, wide, layout.LINE - 1, 2)
        page.say(0, y, str(game.open))
        x = wide + 5
        if game.factors:
            x = page.text(x, y, FACTORS.format(*game.factors)) + 6
        elif not game.links_shown:
            x = page.text(x, y, own.brief(game)) + 6
        drew = texts.draws(game).replace("draws ", "+")
        if drew and not drew.endswith("none") and x + page.width(drew, S) <= layout.RIGHT_EDGE:
            page.text(x, y + 4, drew, S, RIGHT, layout.RIGHT_EDGE)


class Hand(hand_over.Hand):
    """Show the hand of `seat` to its owner, until they hide it."""

    game: "Discarding"
    page_at = 0
    row_at = 0

    def render(self, page: "Page") -> None:
        hand = self.game.knowledge.held(self.seat)
        cards = screens.hand_words(hand, self.page_at)
        title = self.said or hand_over.THEIRS.format(self.name)
        does = [self.key + self.does.split()[0]]
        if self.game.knowledge.secret and not self.game.over:
            does.append("B other")
        more = screens.more_key(hand, self.page_at)
        if more:
            does.append(more)
        own: NeedTexts = self.shell.referee.folder.texts
        tabletop.render_over_hand(self, page, self.game, own, self.seat, cards, does, title)
        said = (self.key + self.does + " " + more).strip()
        self.unseen = said + ("  *back" if self.back else "")
        hands.hand(page, cards)
