"""Ask in games 5 and 6: whether cards are a set, what they cost if they are none, and why."""

from firmware.games.melding.rules import JOKER, card_text
from firmware.play.knowledge import TABLE
from firmware.play.setup import Setup
from firmware.shell import asking
from firmware.ui import layout
from firmware.ui.hands import card_row
from firmware.ui.screen import BACK

KEYS = "#anew A J  *back"
KEYS_100 = "#anew A J B 100 *back"
MOST = 15  # cards
_ROWS = ((6, 21), (8, 16))  # cards in a row and their columns: up to 12, and beyond
_TOO_MANY = "15 cards at most."
_AGAIN = "{} is there."
_NO_MORE = "No more jokers."
SINGLE = "all 1-9"
JOKERS = "all jokers"
SET = "a set: {}"
NO_SET = "not one set"
IN_SETS = "all in sets"
YET = "no set yet"
COSTS = "costs {}"
COUNTS = "counting"
AND_WHICH = "{} and which?"
# A sentence to each refusal, and to what a move led to that is not usual: for who learns the game.
LESSONS = {
    "draw": "Draw or take one, then throw one",
    "drawn": "One came, so throw one",
    "held": "Only your own cards go",
    "elsewhere": "It lies in discards or sets, or was taken",
    "sets": "A set: 4 or more: same ones or tens, or 1-9",
    "size": "All cards of the hand count",
    "top": "It lies open, so in no hand",
}
SHUFFLED = "The draw pile was used up: the discards are the new one"


class Asking(asking.Asking):
    """Card after card: are they a set, or what do they cost?  ``A`` is a joker, ``B`` the 100."""

    search: "Perhaps[CostSearch]" = None

    def on_key(self, key: str) -> "Destination":
        if key == "*" and self.cards:
            if not self.input.take(key):
                self.cards.pop()
            self.answer = self.part.judge(self) if self.cards else None
            return None
        if key == "*" and not self.input.text:
            return BACK
        # A card goes on with the same ones, but behind a 100 that is but a number.
        self.more = asking.HUNDRED not in self.cards or numbers(self)[1] >= asking.HUNDRED
        return super().on_key(key)

    def on_tick(self, now: int) -> "Destination":
        search = self.search
        if not self.answer:
            self.search = None  # a digit is typed meanwhile
        elif search and not search.step():
            self.answer = self.answer[:3] + (COSTS.format(search.points),)
            if search.found and not search.outside:
                self.answer = True, "own", IN_SETS, ""
            self.search = None
            self.stale = True
        return super().on_tick(now)

    def take(self, number: int) -> None:
        if number in self.cards and number != JOKER:
            self.input.refuse()
            self.refuse(_AGAIN.format(number))
        elif len(self.cards) == MOST:
            self.input.refuse()
            self.refuse(_TOO_MANY)
        else:
            super().take(number)

    def next(self) -> bool:
        """Begin anew, if there is anything to clear."""
        there = self.answer is not None or self.cards != []
        self.clear()
        return there

    def clear(self) -> None:
        super().clear()
        self.search = None

    def place(self, key: str) -> bool:
        high = numbers(self)[1]
        if self.input.live or key not in "AB" or key == "B" and high < asking.HUNDRED:
            return False
        if key == "B":
            self.take(high)
        elif self.cards.count(JOKER) == game_of(self).jokers:
            self.refuse(_NO_MORE)
        else:
            if not self.more:
                self.clear()
            self.input.clear()
            self.cards.append(JOKER)
            self.tell()
        return True

    def keys(self) -> str:
        return KEYS if numbers(self)[1] < 100 else KEYS_100


def game_of(asked: "Asking") -> "Drawing":
    """Return the game in play, or one like the one that is shown."""
    if asked.referee:
        game: Drawing = asked.referee.game
        return game
    folder = asked.folder
    found: Any = folder.rules.new(Setup(folder.rule_sets[0][0], TABLE, 2))
    return found


def numbers(asked: "Asking") -> "tuple[int, int]":
    """Return the lowest and the highest card."""
    rules: Any = asked.folder.rules
    return 1, rules.LAST


def now(asked: "Asking") -> str:
    """Return what goes as things stand: here nothing."""
    return ""


def judge(asked: "Asking") -> "tuple[Any, ...] | None":
    """Return whether the cards are one set, and by what, or what they cost."""
    cards = asked.cards
    game = game_of(asked)
    asked.search = None
    if len(cards) == 1:
        if keyed(game) and cards[0] != JOKER:
            return game.is_key(cards[0]), "fact", cards[0]
        return None, "own", AND_WHICH
    named = set_of(game, cards)
    if named:
        return True, "own", SET.format(named), ""
    asked.search = game.search(cards) if game.counting else None
    costs = COUNTS if asked.search else COSTS.format(game.cost(cards))
    yet = may_become_set(game, cards)
    return (None if yet else False), "own", (YET if yet else NO_SET), costs


def may_become_set(game: "Drawing", cards: "Cards") -> bool:
    """Return True if `cards`, which are too few for a set, can be one with others."""
    groups = game.groups(cards)
    if len(cards) >= groups.due + keyed(game):
        return False
    return set_of(game, list(cards) + [JOKER] * groups.due) != ""


def keyed(game: "Drawing") -> bool:
    """Return True if sets of the `game` have keys."""
    return game.is_key(2)


def set_of(game: "Drawing", cards: "Cards") -> str:
    """Return by what all `cards` are one set, its key or what they have in common, or nothing."""
    groups = game.groups(cards)
    if not groups.all and len(cards) >= groups.due + keyed(game):
        return JOKERS
    for i in range(len(groups.masks)):
        key = groups.keys[i]
        enough = len(cards) >= groups.due + (key is not None)
        if groups.masks[i] == groups.all and enough and (key != 0 or groups.jokers):
            ones, tens = groups.digits[i]
            if key is not None:
                return "key {}".format(10 * tens + ones)
            if not tens:
                return SINGLE
            return "all _{}".format(ones) if tens < 0 else "all {}_".format(tens)
    return ""


def render(page: "Page", asked: "Asking") -> None:
    """Put the cards, and whether they are a set."""
    cards, answer = asked.cards, asked.answer
    words = [card_text(card) for card in cards]
    game = game_of(asked)
    most, pitch = _ROWS[len(cards) > 2 * _ROWS[0][0]]
    for at in range(0, len(words), most):
        part = cards[at : at + most]
        marked = [i for i in range(len(part)) if game.is_key(part[i])]
        card_row(page, words[at : at + most], layout.LINE * (at // most), pitch, marked)
    if len(cards) == 1:
        layout.sentence(page, answer[2].format(words[0]), y=24)
        return
    if answer[0] is not None:
        asking.sign(page, 102, 32, answer[0])
    layout.sentence(page, answer[2], y=31, end=100, below=48)
    if answer[3]:
        layout.label(page, layout.LEFT_EDGE, 47, answer[3])


def event(referee: "Referee") -> str:
    """Return a sentence on what the last move led to that is not usual, or nothing."""
    last = -1
    for move in referee.past():
        last = move[0]
    return SHUFFLED if last == referee.rules.CHANCE else ""
