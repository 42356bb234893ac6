"""Hands that are seen while the device is passed round, and the order of the discards."""

from firmware.games.shedding import screens, texts
from firmware.games.shedding.rules import DISCARD, FREE, JOKER, LAST, SHUFFLE, TREAT, TRICK
from firmware.shell import hand_over
from firmware.ui import layout
from firmware.ui.faces import S

__all__ = ("Cover", "Hand", "lie", "marked", "on_key", "piles", "render_table")


def lie(referee: "Referee"):
    """Return the discards beneath the open card, the oldest first; None where it is not known."""
    game: Any = referee.game
    found = _discards(referee)[:-1]
    return found if sorted(found) == sorted(game.owes) else None


def piles(referee: "Referee") -> "list[list[int]]":
    """Return the discards with the open card, the oldest first, and the 100 of a Treat."""
    treats = [LAST for move in referee.log() if move[0] == TREAT]
    return [_discards(referee), treats]


def _discards(referee: "Referee") -> "list[int]":
    game: Any = referee.game
    deck = referee.setup.deck[game.players * game.hand_size :]
    pile = [card for card in deck if card != JOKER][:1]
    hundred = False  # is the 100 of a Trick to go under them, once all have drawn?
    for move in referee.log():
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


_DREW = 92  # pixels for the title and who has drawn


def render_table(
    page: "Page", game: "Discarding", title: str, hint: "Sequence[str]" = ("", "")
) -> None:
    """Put the table, and who has just drawn beside its title or else in the place of the hint."""
    drew = texts.draws(game).replace("draws ", "+")
    top = screens.render_table(page, game, title, hint or ("", ""))
    screens.render_seats(page, game, top, layout.KEYS)
    if layout.width_of(title) + layout.width_of(drew, S) <= _DREW:
        page.text(layout.width_of(title) + 4, layout.SMALL_LINE, drew, S)


def on_key(screen: "Between", key: str) -> "Answer":
    """Turn the page of a hand that is shown by D."""
    if key[-1] != "D" or not screen.shows:
        return False
    hand: Any = screen
    hand.page_at = screens.next_page(hand.game.knowledge.held(hand.seat), hand.page_at)
    return None


def marked(game: "Discarding", cards: "Sequence[str]") -> "list[int]":
    """Return the places of those of `cards` that may be laid now."""
    return [i for i in range(len(cards)) if cards[i] and _goes(game, _card(cards[i]))]


def _card(word: str) -> int:
    return JOKER if word == "J" else int(word)


def _goes(game: "Discarding", card: int) -> bool:
    """Return True if the player on turn may lay `card` now, be it as Trick or Treat."""
    if card == LAST and not (game.why_not((TRICK,)) and game.why_not((TREAT,))):
        return True
    return game.goes(card)


class Cover(hand_over.Cover):
    """Ask for the device to be handed on; what goes on the open card stays where it stands."""

    game: "Discarding"

    @property
    def _texts(self) -> "SheddingTexts":
        return self.shell.referee.folder.texts

    def heading(self) -> str:
        return super().heading() if self.game.over else self._texts.status(self.game)

    def render_table(self, page: "Page") -> None:
        """Put the table, with the hint that the turn shows."""
        game = self.game
        hint = self._texts.hint(game) if game.open and not game.over else ("", "")
        render_table(page, game, self.title, hint)


class Hand(hand_over.Hand):
    """Show the hand of `seat` to its owner, until they hide it."""

    game: "Discarding"
    page_at = 0

    def render(self, page: "Page") -> None:
        hand = self.game.knowledge.held(self.seat)
        title = hand_over.THEIRS.format(self.name)
        cards = screens.hand_words(hand, self.page_at)
        screens.render_table(page, self.game, title, ("", self.said), cards)
        layout.hand(page, cards, (), screens.HAND)
        does = self.does if self.game.knowledge.secret else self.does[:4]
        more = screens.more_key(hand, self.page_at)
        if more:
            does = does.replace("mine ", "") + " " + more
        self.render_keys(page, does)
