"""Hands that are seen while the device is passed round, and the order of the discards."""

from firmware.games.shedding import screens, texts
from firmware.games.shedding.rules import DISCARD, FREE, JOKER, LAST, SHUFFLE, TREAT, TRICK
from firmware.games.shedding.screens import ring
from firmware.shell import hand_over
from firmware.ui.page import CELL, MARKED, TALL_CELL, WIDTH

__all__ = ("Cover", "Hand", "lie", "lights", "mark", "on_key", "piles", "render_table")


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


lights = ring


def render_table(page: "Page", game: "Discarding", title: str, hint: "Sequence[str]" = ()) -> None:
    """Put the table on rows 0 to 6, and who has just drawn beneath the draw pile."""
    screens.render_table(page, game, title, hint)
    screens.render_seats(page, game)
    drew = texts.draws(game).replace("draws ", "+")
    if len(title) * TALL_CELL + len(drew) * CELL <= WIDTH:
        page.end(1, drew)


def on_key(screen: "Between", key: str) -> "Answer":
    """Turn the page of a hand that is shown by D."""
    if key[-1] != "D" or not isinstance(screen, Hand):
        return False
    screen.page_at = screens.next_page(screen.game.knowledge.held(screen.seat), screen.page_at)
    return None


def mark(page: "Page", game: "Discarding") -> None:
    """Put those cards of the hand on rows 5 and 6 in reverse that may be laid now."""
    for row in (5, 6):
        line = page.rows[row]
        rest, marked = "", []
        for at in range(0, len(line), screens.CARD):
            word = line[at : at + screens.CARD]
            card = word.strip()
            goes = _goes(game, JOKER if card == "J" else int(card) if card.isdigit() else 0)
            rest += " " * screens.CARD if goes else word
            marked += [(at * CELL, card)] if goes else []
        page.row(row, rest)
        for x, card in marked:
            page.number(MARKED, x, row, card)


def _goes(game: "Discarding", card: int) -> bool:
    """Return True if the player on turn may lay `card` now, be it as Trick or Treat; 0 is none."""
    if card == LAST and not (game.why_not((TRICK,)) and game.why_not((TREAT,))):
        return True
    return card > 0 and game.goes(card)


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
        hint = self._texts.hint(game) if game.open and not game.over else ()
        render_table(page, game, self.title, hint)


class Hand(hand_over.Hand):
    """Show the hand of `seat` to its owner, until they hide it."""

    game: "Discarding"
    page_at = 0

    def render(self, page: "Page") -> None:
        hand = self.game.knowledge.held(self.seat)
        title = hand_over.THEIRS.format(self.name)
        said = self.said if self.said[:4] == texts.NEW else ""
        label = texts.NEW if said else self.said
        screens.render_table(page, self.game, title, (label, said[len(texts.NEW) :]))
        lines = screens.hand_lines(hand, self.page_at)
        page.row(5, lines[0])
        page.row(6, lines[1])
        does = self.does if self.game.knowledge.secret else self.does[:4]
        if len(hand) > screens.ON_PAGE:
            does = does.replace("mine ", "") + " D more"
        self.render_keys(page, does)
