"""A hand that a player types: its cards for a claim, or its points at the end; how it is kept."""

from firmware.games.melding.rules import SCORE, card_text, why_not_card, why_not_hand
from firmware.games.melding.screens import Typing, turn_with
from firmware.games.melding.texts import value
from firmware.play.knowledge import ON_CALL
from firmware.ui import kinds, layout
from firmware.ui.faces import S, T
from firmware.ui.hands import card_row

# What happened to a hand that is typed, and with a seat: whose hand is typed for its points.
ADD, OUT, LAST, THROWS, OPEN, CLOSE = range(6)
SCORED = 8

CLAIM = "{} throws {}"
WHOSE_HAND = "{}'s hand"
COUNT = "{}/{}"
TYPE = "Type a card first"
TYPE_ALL = "Type all {}."
NOT_THERE = "No {} is among them"
KEYS = "A joker  *less"
KEYS_100 = "A joker B 100  *less"
TYPED = "#add D remove  *less"
CHECK = "#check  *less"
HIDES = " C hide"  # before what ``*`` does
ROW = 8  # cards
_STEP = 17  # rows from one row of cards to the next
_APART = 4  # columns between title and count
_BETWEEN = 12  # columns between two keys
_HUNDRED = 100
_ALONE_MS = 1000  # by which a second nought would have come


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


def claim_on_call(shell: "Shell", seat: int, cards: "list[int]", stop: "Go"):
    """Return the proof that the player at `seat` is out with all `cards` but one, on call."""
    check: ClaimCheckPart = shell.referee.folder.part("melding.claim_check")
    return check.OnCallClaim(shell, seat, cards, stop)


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
    hides = False  # does C hide them?
    on_turn = True

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
        self.cards = begin(shell, whose, thrown)
        self.count = self.game.hand_size  # cards to be typed
        self.whole = False  # did the last key end a card of two digits?
        self.due = 0  # when all cards are judged, as the last one is no 100, ms; 0 for never

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
        self.due = 0
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
            self.not_now(TYPED_FIRST.format(shown) if self.input.live else TYPE)
        elif shown:  # what is done by itself may be confirmed too, or is refused again
            self.input.text = shown
            return self._add(value(shown))
        return None

    def on_tick(self, now: int) -> "Destination":
        if not 0 < self.due <= now:
            return None
        self.due = 0
        return self._check()

    def render(self, page: "Page") -> None:
        count = self.count
        keys = KEYS_100 if self.game.copies(_HUNDRED) else KEYS
        if not self.game.jokers:
            keys = keys.replace("A joker", "")
        if self.input.text:
            keys = TYPED.replace("#add ", "") if self.full else TYPED
        elif self.full:
            keys = CHECK
        # What is said has the whole head, so that it lies over no card.
        words = "" if self.note else COUNT.format(len(self.cards), count)
        # The title stands in T always, and the count where its longest has room beside it.
        both = page.width(self.title) + page.width(COUNT.format(min(count, 10), count))
        face, y = (T, 0) if both + _APART <= layout.RIGHT_EDGE else (S, 4)
        end = layout.RIGHT_EDGE - page.width(words, face)
        page.text(end, y, words, face)
        self.titled(page, self.title, end=end - _APART)
        cards = list(map(card_text, self.cards))
        if self.input.text or not self.full:
            cards.append(self.input.text + "_")
        for i in range(0, len(cards), ROW):
            y = layout.STAGE + 2 + _STEP * (i // ROW)
            card_row(page, cards[i : i + ROW], y, layout.WIDTH // ROW)
        if cards == ["_"]:
            layout.sentence(page, TYPE_ALL.format(count), y=layout.KEYS - layout.LINE)
        if self.hides:
            keys = keys.replace(" D remove", "").replace("joker B", "J B")  # for which is room
            keys = keys.replace("  *", HIDES + "  *")
        layout.keys(page, keys.strip(), between=_BETWEEN)

    def _add(self, card: int):
        count = (self.cards + self.others).count(card) + 1
        why = ("many", len(self.cards)) if self.full else why_not_card(self.game, card, count)
        if why and why[0] == "twice" and card not in self.cards:
            why = ("thrown", card)
        if why:
            return self.wrong(why, self._add)
        self.cards.append(card)
        note(self.shell, ADD, self.whose, card)
        self.input.clear()
        if self.full and self.whole and card == 10 and self.game.copies(_HUNDRED):
            self.due = self.shell.at + _ALONE_MS  # it may begin a 100
            return None
        return self._check() if self.full else None

    def _take_out(self) -> None:
        """Take the last card out again."""
        self.cards.pop()
        note(self.shell, LAST, self.whose)

    def _check(self):
        why = why_not_hand(self.game, self.cards + self.others)
        if why:
            return self.wrong(why, self._add)
        return self.all_typed(list(self.cards))

    def _remove(self, typed: str) -> None:
        card = value(typed)
        if card in self.cards:
            self.cards.remove(card)
            note(self.shell, OUT, self.whose, card)
            self.input.clear()
        else:
            self.input.refuse()
            self.refuse(NOT_THERE.format(typed))


TITLE = "Points of {}"
TYPE_POINTS = "Points, or D"
TYPED_FIRST = "{}: # or *"
BY_CARDS = "counted"
POINTS_KEYS = "D cards  *undo"
POINTS_TYPED = "#ok D cards  *clear"


class Score(Typing):
    """``5 #`` gives the player whose turn to count it is 5 points; by D they type their hand."""

    help = "SCORE"
    on_turn = True

    def __init__(self, shell: "Shell", counted: "int | None" = None):
        super().__init__(shell)
        self.seat = self.game.seat
        self.counted = counted
        texts: SetTexts = shell.referee.folder.texts
        self.what = texts.WHAT  # counts
        shell.expect(("firmware.shell.session",))  # for the result, while points are counted

    def on_key(self, key: str) -> "Destination":
        shown = self.input.text
        if key != "A" and self.input.take(key):
            return None
        if key == "*":
            if self.counted is None:
                return self.shell.take_back(self)
            self.counted = None
            return None
        points = self.input.number
        if points is None:
            points = self.counted
        if key == "#" and points is not None:
            # Where it was refused what was counted is seen before it is taken.
            return self._score(min(points, 255)) if shown == self.input.text else None
        if key == "D" and not self.input.live:
            return self.hand()
        self.not_now(TYPE_POINTS if key != "D" else TYPED_FIRST.format(self.input.text))
        return None

    def render(self, page: "Page") -> None:
        counted = self.counted if not self.input.text else None
        typed = self.input.text if counted is None else str(counted)
        self.titled(page, TITLE.format(self.game.name(self.seat)))
        does = POINTS_TYPED if counted is not None or self.input.live else POINTS_KEYS
        fact = self.what if counted is None else BY_CARDS
        kinds.entry(page, "", typed, fact, does)

    def _score(self, points: int):
        shell = self.shell
        why = shell.referee.submit((SCORE, self.seat, points))
        if why:
            return self.wrong(why, self._score)
        if shell.referee.hands_typed:
            close(shell)
        if self.game.over:
            shell.signals.ended(True)
        else:
            shell.signals.turn(self.game)
        return shell.screen()

    def hand(self):
        """Return the page on which the hand is typed, to be counted."""
        shell = self.shell

        def back():
            close(shell)
            return Score(shell)

        def counted(points: int):
            return Score(shell, points)

        def typed(cards: "list[int]"):
            check: ClaimCheckPart = shell.referee.folder.part("melding.claim_check")
            return check.Count(shell, cards, counted, lambda: there)

        there = counting(shell, typed, back)
        return there


# On the board kept_hand.py:
# Hands that are typed card by card, kept so that a power cut costs a key at most.
#
# The journal has two bytes for each thing that happened: what it was, times 16, with whose hand it
# is, then the card.  A hand that is left keeps its cards, to be gone on with; not so one of which
# only the points are counted.


_MUCH = 240  # bytes: then what matters of them takes their place
_MOST = 251  # of that; no hands of a game take so much
_ANEW = b"\0"


def hands(happened: bytes) -> "tuple[int, dict[int, list]]":
    """Return whose hand is being typed by what `happened`, -1: nobody's, and each by whose it is.

    That is the card it throws, 0 for none, and a list of the others.
    """
    opened = -1
    found: dict[int, list] = {}
    for at in range(0, len(happened) - 1, 2):
        what, whose, card = happened[at] >> 4, happened[at] & 15, happened[at + 1]
        hand = found.setdefault(whose, [0, []])
        if what == OPEN:
            opened = whose
        elif what == CLOSE:
            opened = -1
            if whose >= SCORED or card:  # else it is gone on with
                del found[whose]
        else:
            _change(hand, what, card)
    return opened, found


def _change(hand: list, what: int, card: int) -> None:
    thrown, cards = hand
    if what == ADD:
        cards.append(card)
    elif what == THROWS:
        if thrown:
            cards.append(thrown)
        if cards:
            cards.remove(card if card in cards else cards[-1])
        hand[0] = card
    elif what == LAST:
        if cards:
            cards.pop()
    elif card in cards:
        cards.remove(card)


def note(shell: "Shell", what: int, whose: int, card: int = 0) -> None:
    """Keep that `what` happened to the hand of `whose`, with `card` if it is about one."""
    _keep(shell, bytes((16 * what + whose, card)))


def _keep(shell: "Shell", happened: bytes) -> None:
    before = shell.referee.hands_typed
    if len(before) >= _MUCH:
        happened = (_ANEW + _matters(before))[:_MOST] + happened
    shell.referee.keep_typed(happened)


def _matters(before: bytes) -> bytes:
    """Return as few bytes as lead to the same hands as what happened `before`."""
    opened, found = hands(before)
    happened = b""
    for whose in found:
        thrown, cards = found[whose]
        if thrown:
            happened += bytes((16 * THROWS + whose, thrown))
        happened += b"".join([bytes((16 * ADD + whose, card)) for card in cards])
    return happened + (bytes((16 * OPEN + opened, 0)) if opened >= 0 else b"")


def begin(shell: "Shell", whose: int, thrown: int) -> "list[int]":
    """Let the hand of `whose` be typed, who throws `thrown` if that is told; return its cards."""
    opened, found = hands(shell.referee.hands_typed)
    happened = b""
    if thrown and (whose not in found or found[whose][0] != thrown):
        happened = bytes((16 * THROWS + whose, thrown))
    if opened != whose:
        happened += bytes((16 * OPEN + whose, 0))
    if happened:
        _keep(shell, happened)
    game: Drawing = shell.referee.game
    cards = hands(shell.referee.hands_typed)[1][whose][1]
    return [card for card in cards if game.copies(card)][: game.hand_size + 1]


def close(shell: "Shell") -> None:
    """Let no hand be typed any more."""
    opened = hands(shell.referee.hands_typed)[0]
    if opened >= 0:
        note(shell, CLOSE, opened)


def forget(shell: "Shell") -> None:
    """Forget all hands."""
    shell.referee.keep_typed(_ANEW)


def page(shell: "Shell"):
    """Return the page of the hand that was being typed when the power went, or None.

    On call it is the cover before it.
    """
    game: Drawing = shell.referee.game
    called = shell.referee.setup.level == ON_CALL
    whose, found = hands(shell.referee.hands_typed)
    for seat in found:
        if seat in game.gone:  # it lies under the pile
            note(shell, CLOSE, seat, 1)
    if whose < 0:
        if not (called or game.scoring) and game.drawn is None:
            forget(shell)  # the power went as a card was thrown: they were that turn's
        return None
    thrown = found[whose][0]
    if game.scoring:
        if whose == SCORED + game.seat:
            return Score(shell).hand()
    elif called:
        if whose < game.players and game.plays(whose):
            on_call: CalledClaimPart = shell.referee.folder.part("melding.on_call_turn")
            return on_call.Cover(shell)
    elif whose == game.seat and thrown and game.drawn is not None:
        return claim(shell, thrown)
    close(shell)  # the power went before that was kept
    return None
