"""The page of a game of discarding on which the device plays a turn of its own."""

from firmware.games.shedding import screens, texts
from firmware.games.shedding.rules import DISCARD, DRAW, FREE, TREAT, TRICK
from firmware.shell import box_turn
from firmware.ui import hands, layout


class BoxTurn(box_turn.BoxTurn):
    """The open card, what was played last, and the hand of who plays alone with the device."""

    narrow = beside = True

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.texts: SheddingTexts = shell.referee.folder.texts

    def render(self, page: "Page") -> None:
        game: Discarding = self.game
        hand = self.alone()
        factors = screens.has_factors(game)
        title = self.played or texts.head(game, self.texts)
        self.unseen, self.row_at = ("", layout.KEYS) if hand is None else (box_turn.KEYS, 0)
        self.text_at = 0 if factors or hand is not None else screens.X
        if hand is not None:
            cards = screens.hand_words(hand, 0)
            does = [word.strip() for word in box_turn.KEYS.split("  ")]
            screens.render_over_hand(self, page, game, self.texts, cards, does, title)
            hands.hand(page, cards)
            return
        screens.render_open(self, page, game, title)
        if factors:
            layout.keys(page, box_turn.KEYS)
            return
        top = screens.render_need(page, game, self.texts, "")
        below = layout.FOOT + 2
        top = max(top, below - layout.SMALL_LINE * (game.players // 2))
        if top < below:
            screens.render_seats(page, game, top, below)
        layout.keys(page, box_turn.KEYS, screens.X)

    def play(self, move: "Move") -> str:
        game: Discarding = self.game
        shell, seat, out = self.shell, self.seat, len(game.out)
        shell.referee.submit(move)
        if game.over:
            shell.signals.ended(True)
            return ""
        stays = game.seat == seat and (game.laid > 0 or move[0] == TRICK)
        event = screens.sound(shell, move, seat, stays)
        if len(game.out) > out:
            return texts.OUT.format(game.name(seat), texts.PLACES[out])
        words = _called(move, game)
        # The card lies open for all to see: whom it hits is told.
        return event if event and len(move) > 1 else words and self.says(words)


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
