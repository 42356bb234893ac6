"""The page of a game of discarding on which the device plays a turn of its own."""

from firmware.games.shedding import player, screens, texts
from firmware.games.shedding.rules import DISCARD, DRAW, FREE, TREAT, TRICK
from firmware.shell import box_turn
from firmware.ui import hands, layout


class BoxTurn(box_turn.BoxTurn):
    """The open card, what was played last, and the hand of who plays alone with the device."""

    player = player
    narrow = beside = True

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.texts: SheddingTexts = shell.referee.folder.texts
        if self.led:  # first the players draw what the turn before was about
            self.played = texts.told(self.game)
            self.laid = not self.played

    def render(self, page: "Page") -> None:
        game: Discarding = self.game
        hand = self.alone()
        factors = screens.has_factors(game)
        title = self.played or texts.head(game, self.texts)
        self.unseen, self.row_at = ("", layout.KEYS) if hand is None else (self.keys(), 0)
        self.text_at = 0 if factors or hand is not None else screens.X
        if hand is not None:
            cards = screens.hand_words(hand, 0)
            # Where a deck was shuffled by hand it is not loaded.
            over = screens.passing(self.shell).render_over_hand
            over(self, page, game, self.texts, cards, self.listed(), title)
            hands.hand(page, cards)
            return
        if self.place:
            self._render_place(page, title, layout.LEFT_EDGE if factors else screens.X)
            return
        screens.render_open(self, page, game, title)
        if factors:
            self.render_keys(page)
            return
        top = screens.render_need(page, game, self.texts, "")
        below = layout.FOOT + 2
        top = max(top, below - layout.SMALL_LINE * (game.players // 2))
        if top < below:
            screens.render_seats(page, game, top, below)
        self.render_keys(page, screens.X)

    def _render_place(self, page: "Page", title: str, x: int) -> None:
        """Put from the column `x` on which card the players are to lay, at the left what it is."""
        self.text_at = x
        self.titled(page, title, x=x)
        if x == screens.X:
            layout.open_card(page, self.game.open)
        layout.sentence(page, box_turn.PLACE.format(self.place), x, below=layout.FOOT)
        self.render_row(page, x)

    def put_note(self, page: "Page") -> None:
        """Put what is said, and what the players are to do, if it takes that one's place."""
        note = self.note
        if not self.laid and not self.told:
            todo = box_turn.PLACE.format(self.place) if self.place else self.played
            self.note += "\n" + todo
        super().put_note(page)
        self.note = note

    def play(self, move: "Move") -> str:
        game: Discarding = self.game
        shell, seat, out = self.shell, self.seat, len(game.out)
        shell.referee.submit(move)
        words = _called(move, game)
        if game.over:
            shell.signals.ended(True)
            return self.says(words) if self.led else ""
        stays = game.seat == seat and (game.laid > 0 or move[0] == TRICK)
        event = screens.sound(shell, move, seat, stays)
        gone = texts.OUT.format(game.name(seat), texts.PLACES[out]) if len(game.out) > out else ""
        if self.led:
            return self._leads(move, words, gone)
        if gone:
            return gone
        if move[0] == DRAW:
            return texts.draws(game)
        # The card lies open for all to see: whom it hits is told.
        return event if event and len(move) > 1 else words and self.says(words)

    def _leads(self, move: "Move", words: str, gone: str) -> str:
        """Return what the players are to do for `move`, and keep what they draw by it."""
        game: Discarding = self.game
        self.over = bool(game.owes)  # they shuffle before anybody draws
        told = "" if self.over else texts.told(game)
        if move[0] == DRAW:
            return told
        if game.seat == self.seat or not game.boxed(game.seat):  # a seat of its own tells it itself
            self.then = told
        words = words and self.says(words)
        return words + ". " + gone if words and gone else words or gone


def _called(move: "Any", game: "Discarding") -> str:
    """Return what is said of `move`, which has been made; nothing where that is only an end."""
    code = move[0]
    if code == DISCARD:
        return texts.PRODUCT.format(*move[1:]) if len(move) > 2 else str(move[1])
    if code == FREE:
        return texts.JOKER_AS.format(texts.PRODUCT.format(*move[1:]) if len(move) > 2 else move[1])
    if code == DRAW:
        return texts.DRAWS_TOO.format(game.drawn[1] if game.drawn else 0)
    if code in (TRICK, TREAT):
        return texts.PLAY[code == TREAT]
    return ""
