"""A hand that a player types: its cards for a claim, or its points at the end."""

from firmware.games.melding import kept_hand
from firmware.games.melding.kept_hand import ADD, LAST, OUT, SCORED
from firmware.games.melding.rules import SCORE, card_text, why_not_card, why_not_hand
from firmware.games.melding.screens import Typing, render_cards, turn_with
from firmware.games.melding.texts import value
from firmware.ui import layout

CLAIM = "{} throws {}"
WHOSE_HAND = "{}'s hand"
CARD = "card {}/{}: {}_"
FULL = "all {} typed"
TYPE = "Type a card."
NOT_THERE = "{} is not among them."
KEYS = "card A joker  *back"
KEYS_100 = "card A J B 100  *back"
TYPED = "#add D remove  *back"
CHECK = "#check card D  *back"
FACT = layout.STAGE  # where whose hand it is stands
ROW = 8  # cards
_HUNDRED = 100


def claim(shell: "Shell", thrown: int):
    """Return the screen on which the player on turn types what they hold beside `thrown`.

    What they typed for a claim of this turn is there still.
    """
    game: Drawing = shell.referee.game
    seat = game.seat

    def typed(cards: "list[int]"):
        check: ClaimCheckPart = shell.referee.folder.part("melding.claim_check")
        return check.with_cards(shell, thrown, cards)

    title = CLAIM.format(game.name(seat), card_text(thrown))
    return HandEntry(shell, seat, title, thrown, typed, lambda: turn_with(shell, thrown))


def counting(shell: "Shell", typed: "Callable[[list[int]], Destination]", back: "Go"):
    """Return the screen on which the hand is typed whose points are due."""
    game: Drawing = shell.referee.game
    title = WHOSE_HAND.format(game.name(game.seat))
    return HandEntry(shell, SCORED + game.seat, title, 0, typed, back)


class HandEntry(Typing):
    """Type the hand of `whose`: a seat, SCORED added to it where only its points are counted.

    They throw `thrown`, if it is not 0.  `typed(cards)` returns where to go once all others are
    there and can be so, `back()` before that.  Two digits are a card, one needs ``#``; A is a
    joker, B the 100.
    """

    help = "HAND"

    def __init__(
        self,
        shell: "Shell",
        whose: int,
        title: str,
        thrown: int,
        typed: "Callable[[list[int]], Destination]",
        back: "Go",
    ):
        super().__init__(shell)
        self.whose = whose
        self.title = title
        self.others = [thrown] if thrown else []
        self.all_typed = typed
        self.back = back
        self.cards = kept_hand.begin(shell, whose, thrown)
        self.count = self.game.hand_size  # cards to be typed
        self.whole = False  # did the last key end a card of two digits?

    @property
    def full(self) -> bool:
        """True once all cards have been typed."""
        return len(self.cards) == self.count

    def ahead(self, key: str) -> bool:
        return True

    def withdraw(self) -> None:
        if self.whole and self.cards:
            self._take_out()
        super().withdraw()

    def on_key(self, key: str) -> "Destination":
        shown = self.input.text  # refused or not, D takes it out
        whole, self.whole = self.whole, False
        hundred = self.game.copies(_HUNDRED) > 0
        if whole and key == "0" and hundred and self.cards[-1:] == [10]:
            self._take_out()
            key = "B"
        if key == "B" and hundred and not self.input.live:
            self.input.offer(_HUNDRED)
            return self._add(_HUNDRED)
        if self.input.take(key):
            if key != "A" and len(self.input.live) < 2:
                return None
            self.whole = key != "A"
            return self._add(self.input.card)
        if key == "*":
            if not self.cards:
                return self.back()
            self._take_out()
        elif key == "#" and self.input.card is not None:
            return self._add(self.input.card)
        elif key == "#" and self.full:
            return self._check()
        elif key == "D" and shown:
            self._remove(shown)
        elif key != "#" or not whole:
            self.refuse(TYPE)
        elif shown:  # what is done by itself may be confirmed too, or is refused again
            return self._add(value(shown))
        return None

    def render(self, page: "Page") -> None:
        count = self.count
        keys = KEYS_100 if self.game.copies(_HUNDRED) else KEYS
        if self.input.text:
            keys = TYPED
        words = CARD.format(min(len(self.cards) + 1, count), count, self.input.text)
        if self.full and not self.input.text:
            words, keys = FULL.format(count), CHECK
        layout.head(page, words)
        render_cards(page, self.game, self.cards, FACT + layout.SMALL_LINE, ROW)
        layout.label(page, layout.LEFT_EDGE, FACT, self.title)
        layout.keys(page, keys)

    def _add(self, card: int):
        count = (self.cards + self.others).count(card) + 1
        why = ("many", len(self.cards)) if self.full else why_not_card(self.game, card, count)
        if why and why[0] == "twice" and card not in self.cards:
            why = ("thrown", card)
        if why:
            return self.wrong(why, self._add)
        self.cards.append(card)
        kept_hand.note(self.shell, ADD, self.whose, card)
        self.input.clear()
        return self._check() if self.full else None

    def _take_out(self) -> None:
        """Take the last card out again."""
        self.cards.pop()
        kept_hand.note(self.shell, LAST, self.whose)

    def _check(self):
        why = why_not_hand(self.game, self.cards + self.others)
        if why:
            return self.wrong(why, self._add)
        return self.all_typed(list(self.cards))

    def _remove(self, typed: str) -> None:
        card = value(typed)
        if card in self.cards:
            self.cards.remove(card)
            kept_hand.note(self.shell, OUT, self.whose, card)
            self.input.clear()
        else:
            self.input.refuse()
            self.refuse(NOT_THERE.format(typed))


TITLE = "Points of {}"
NUMBER = "points: {}_"
BY_CARDS = "counted: {}"
TYPE_POINTS = "Type points, or D."
TYPED_FIRST = "{} typed: # or *."
POINTS_KEYS = "number # D cards  *back"
POINTS_TYPED = "#ok D cards  *back"


class Score(Typing):
    """``5 #`` gives the player whose turn to count it is 5 points; by D they type their hand."""

    help = "SCORE"
    on_turn = True

    def __init__(self, shell: "Shell", counted: "int | None" = None):
        super().__init__(shell)
        self.seat = self.game.seat
        self.counted = counted
        folder = shell.referee.folder
        texts: SetTexts = folder.texts
        self.what = texts.WHAT  # counts
        shell.expect(("firmware.shell.session",))  # for the result, while points are counted

    def on_key(self, key: str) -> "Destination":
        if key != "A" and self.input.take(key):
            return None
        if key == "*":
            return self.shell.take_back(self)
        points = self.input.number
        if points is None:
            points = self.counted
        if key == "#" and points is not None:
            return self._score(min(points, 255))
        if key == "D" and self.input.number is None:
            return self.hand()
        self.refuse(TYPE_POINTS if key != "D" else TYPED_FIRST.format(self.input.text))
        return None

    def render(self, page: "Page") -> None:
        layout.head(page, TITLE.format(self.game.name(self.seat)))
        layout.sentence(page, self.what, below=32)
        counted = self.counted if not self.input.live else None
        words = NUMBER.format(self.input.text) if counted is None else BY_CARDS.format(counted)
        layout.sentence(page, words, y=32, below=48)
        typed = counted is not None or self.input.live
        layout.keys(page, POINTS_TYPED if typed else POINTS_KEYS)

    def _score(self, points: int):
        why = self.shell.referee.submit((SCORE, self.seat, points))
        if why:
            return self.wrong(why, self._score)
        if self.shell.referee.hands_typed:
            kept_hand.close(self.shell)
        if self.game.over:
            self.shell.signals.ended(True)
        else:
            self.shell.signals.turn(self.game)
        return self.shell.screen()

    def hand(self):
        """Return the page on which the hand is typed, to be counted."""
        shell = self.shell
        part = shell.referee.folder.part

        def back():
            kept_hand.close(shell)
            return Score(shell)

        def counted(points: int):
            return Score(shell, points)

        def typed(cards: "list[int]"):
            check: ClaimCheckPart = part("melding.claim_check")
            return check.Count(shell, cards, counted, lambda: there)

        there = counting(shell, typed, back)
        return there
