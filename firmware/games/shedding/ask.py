"""Ask in the games of discarding: whether a card goes on the open one or another, and why."""

from firmware.games.shedding.rules import (
    DISCARD,
    DRAW,
    FREE,
    JOKER,
    LAST,
    OPEN,
    PASS,
    TREAT,
    TRICK,
    card_text,
    digits,
    why_not_declared,
)
from firmware.games.shedding.rules import START as STARTS
from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from firmware.shell import asking

CALLED_KEYS = "on which?  *back"
LIST_KEYS = "on which number?  *back"
TYPING_ON = "{} on which?"
GO = "On {} go"
GOES = "goes: "
ANSWER = "1 to 9"
SINGLE = "1-9 on 1-9"
RUN = "the run's {}"
BY_JOKER = "only as a joker: {}"
NOT_IN = "{} in {}"
_COMPARED = ("digit", "match", "factors", "first")  # the card with the open one
_MISFITS = ("digit", "match", "run", "oblige", "three", "factors", "first")
# A sentence to each refusal, and to what a move led to that is not usual: for who learns the game.
LESSONS = {
    "digit": "It goes by a digit of the open card",
    "match": "Same ones, tens or sum of digits",
    "three": "3 a turn, more only in a run",
    "factors": "One factor must be the open card's",
    "first": "One factor must be the open card's",
    "product": "The two multiplied make it",
    "run": "A run goes on by its digit alone",
    "oblige": "On 1-9 go 1-9, or draw three",
    "lies": "It is the open card",
    "gone": "It was laid before",
    "held": "Only your own cards go",
    "special": "B: Trick, others +3. C: Treat",
    "late": "A Treat is instead of a turn",
    "answer": "A Treat helps from next time",
    "nothing": "Lay a card, or draw one",
    "laid": "Who has laid draws none",
    "one": "A turn is one card here",
    "nobody": "Only 1 to 9 oblige the next",
    "plain": "Here the 100 is a card like others",
}
TRICK_SAID = "Trick: all others draw three, the turn goes on"
LIES = "It lies beside {}"
TREAT_SAID = "Treat: who has it never draws three again"
SHUFFLED = "The draw pile is used up: the discards are it now"
SKIPPED = "After a square, {} = {} × {}, the next draws one and waits"
DRAWS_THREE = "Who lays no 1 to 9 on 1 to 9 draws three"
OBLIGED = "1 to 9 oblige the next: one of 1 to 9, or draw three"


class Asking(asking.Asking):
    """``5 7`` asks whether 57 goes on the open card, ``# 6 6`` on 66; ``A`` what goes there.

    Where no open card is known the next number is the one below, without ``#``.
    """

    def tell(self) -> None:
        super().tell()
        if self.referee and len(self.cards) == 1 and not self.letter and not open_game(self):
            self.more = True
            self.title = TYPING_ON.format(self.cards[0])

    def next(self) -> bool:
        if not self.answer or not self.cards:
            return False
        del self.cards[1:]
        self.letter = ""
        return self.ask_more(TYPING_ON.format(self.cards[0]))

    def place(self, key: str) -> bool:
        if key != "A" or self.input.text or not (self.cards or open_game(self)):
            return False
        self.letter = key
        if self.cards[1:]:
            self.cards = self.cards[1:]
        elif open_game(self):
            self.cards = []
        self.tell()
        return True

    def refused(self, move: "Move", why: "Reason") -> None:
        if move[0] in (DISCARD, FREE) and why[0] in _MISFITS:
            self.cards = [move[1]]
            self.answer = self.part.judge(self)
            return
        super().refused(move, why)
        game: Any = self.referee and self.referee.game
        for seat in range(game.players) if why == ("gone", LAST) else ():
            if game.has_beside(seat):
                self.answer = self.answer[:3] + (LIES.format(game.name(seat)),)

    def keys(self) -> str:
        return LIST_KEYS if self.letter else CALLED_KEYS if self.more else asking.KEYS

    def clear(self) -> None:
        letter = self.letter
        super().clear()
        self.letter = letter  # what goes on the next number is asked, too


def numbers(asked: "Asking") -> "tuple[int, int]":
    """Return the lowest and the highest card."""
    return 1, LAST


def now(asked: "Asking") -> str:
    """Return what goes as things stand, or nothing where no open card is known."""
    game = open_game(asked)
    return GO.format(game.open) + "\n" + own(asked).fits(game) if game else ""


def own(asked: "Asking") -> "SheddingAskPart":
    """Return the game's part."""
    part: Any = asked.part
    return part


def open_game(asked: "Asking") -> "Perhaps[Discarding]":
    """Return the game in play where a card lies open that the device knows, else None."""
    referee = asked.referee
    game: Perhaps[Discarding] = referee and referee.game
    known = game and game.started and not game.over and game.open
    called = known and referee.setup.level == ON_CALL
    return game if known and (not called or game.told and not game.laid) else None


def game_on(asked: "Asking", below: int) -> "tuple[Discarding, Reason | None]":
    """Return a game in which `below` lies open and nothing is known of hands, and why not."""
    rules: Any = asked.folder.rules
    referee = asked.referee
    if referee:
        agreed = referee.setup
        agreed = Setup(agreed.rules, TABLE, agreed.players, b"", agreed.options)
    else:
        agreed = Setup(asked.folder.rule_sets[0][0], TABLE, 2, b"", rules.USUAL)
    game = rules.new(agreed)
    game.play((STARTS, 0))
    return game, game.play((OPEN, below))


def judge(asked: "Asking") -> "tuple[Any, ...] | None":
    """Return the answer: see `Asking` of the house."""
    cards, part = asked.cards, own(asked)
    game, why = open_game(asked), None
    below = cards[1:]
    if not below and (asked.letter or asked.referee and not game):
        below = cards
    if below:
        game, why = game_on(asked, below[0])
    if not game:
        return None
    if why:
        return False, "text", card_text(below[0]), asked.folder.why(why).replace("\n", " ")
    if asked.letter:
        title = GO.format(part.called(game))
        return None, "list", title, part.all_that_go(game)
    if not cards[1:] and below:
        return None, "fact", cards[0], GO.format(cards[0]) + "\n" + part.fits(game)
    return judged(asked, game, cards[0], not below)


def judged(
    asked: "Asking", game: "Discarding", card: int, in_play: bool
) -> "tuple[bool, str, str, str, str, str]":
    """Return whether `card` goes on the open card of `game`, and why."""
    part = own(asked)
    lies = in_play and card == (game.told if game.called else game.top)
    used = lies or in_play and not game.called and game.discarded(card)
    free = game.jokers and (game.called or not game.discarded(JOKER))
    why: Any = game.why_not_card(card)
    ways = []
    for way in () if why else game.declarations(card):
        why = why_not_declared(game, (DISCARD, card) + way)
        if not why:
            ways.append(way)
    # Nobody who holds it all the same is helped by that where it does not go.
    if used and not free and (lies or ways or game.knowledge.hand(0) is not None):
        why, ways = ("lies" if lies else "gone", card), []
    both = str(card), str(game.open)
    if ways:
        by = ", ".join(part.reasons(game, card, ways))
        return (True, "on") + both + (BY_JOKER.format(by) if used else by, "")
    said = asked.folder.why(why).replace("\n", " ")
    if why[0] in _COMPARED:
        said = part.against(game, card)
    elif why[0] == "run":
        said = NOT_IN.format("no {}".format(why[2]), card)
    more = GOES + part.fits(game) if why[0] in _MISFITS[1:] else ""  # the first says it
    if why[0] == "three":
        said = said.replace(" #", ": #")
        more = more if game.run else ""  # else nothing does
    return (False, "on") + both + (said, more)


def fits(game: "Discarding") -> str:
    """Return in few words what goes on the open card."""
    if game.obliged:
        return ANSWER  # H2.2
    run = getattr(game, "run", 0)
    if run:
        return RUN.format(run)
    named = [article(digit) for digit in range(10) if digits(game.open) >> digit & 1]
    return " or ".join((["1-9"] if game.open < 10 else []) + named)


def article(digit: int) -> str:
    """Return a digit as one says it: a 7, an 8."""
    return ("an {}" if digit == 8 else "a {}").format(digit)


def all_that_go(game: "Discarding") -> str:
    """Return what goes on the open card, in full."""
    return fits(game)


def called(game: "Discarding") -> str:
    """Return what the open card is called."""
    return str(game.open)


def reasons(game: "Discarding", card: int, ways: "list[tuple[int, ...]]") -> "list[str]":
    """Return all by which `card` goes that does: digits in common (H1.2), a run (H2.3), 1 to 9."""
    named = sorted(set(str(card)) & set(str(game.open)))
    found = [("digits " if named[1:] else "digit ") + ", ".join(named)] if named else []
    if card < 10 and game.open < 10:
        found.append(SINGLE)
    return by_turn(game, card) or found


def against(game: "Discarding", card: int) -> str:
    """Return what `card` lacks that the open card has."""
    named = sorted(set(str(game.open)))
    return NOT_IN.format(", ".join(["no " + digit for digit in named]), card)


ANSWERS = "it answers"


def by_turn(game: "Any", card: int) -> "list[str]":
    """Return by what `card` goes because of the cards before the open one, if it does."""
    if game.obliged:
        return [ANSWERS]  # H2.2
    run = getattr(game, "run", 0)
    return [RUN.format(run)] if run and game.in_run(card) else []


def event(referee: "Referee") -> str:
    """Return a sentence on what the last move led to that is not usual, or nothing."""
    game: Any = referee.game
    move: Any = referee.last()
    drawn = game.drawn
    if move[0] == TRICK:
        return TRICK_SAID
    if move[0] == TREAT:
        return TREAT_SAID
    if move[0] in (DRAW, PASS):
        return SHUFFLED if game.shuffled else DRAWS_THREE if drawn and drawn[1] > 1 else ""
    if drawn:
        root = int(game.open**0.5)
        return SKIPPED.format(game.open, root, root)
    return OBLIGED if game.obliged else ""
