"""The texts of the games of discarding, in the players' words."""

from firmware.games.shedding.rules import JOKER, TREAT, TRICK, digits
from firmware.play.rules_base import HELD
from firmware.ui.layout import width_of

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th")
OUT = "{} is out: {}."
WHICH = "Type a card, then #."
SPECIAL = ("B Trick", "B Trick  C Treat")
TYPED = ("{}: {}", "{} must lay {}")  # the second one where a Monumeral is answered
HEAD = 126  # pixels
KEYS = "#discard  *back"  # its place is always the same
ANSWER = ("", "1-9 or +3")
# The discards to be shuffled, how many are drawn before, and who draws; the first words tall.
SHUFFLE_FIRST = "Shuffle {0}. {2}"
SHUFFLE_LAST = "{2}. Shuffle {0}."
SHUFFLE_AFTER = "{2}. Shuffle {0} after {1}."
SHUFFLE_EACH = "Draw {2}, shuffle {0} at {1}"  # so few are there that all is two digits
SHUFFLED = "Shuffled {} discards."


def why(reason: "Reason", own: "dict[str, str] | None" = None) -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence, `own` or ours."""
    word = reason[0] + (" free" if reason[1:] == (JOKER,) and reason[0] in ("gone", HELD) else "")
    for texts in (own or {}, REFUSED, REFUSED_SPECIAL):
        if word in texts:
            return texts[word].format(*reason[1:])
    return word


def status(game: "Discarding") -> str:
    """Return who is on turn, under an obligation or in a run (H2.2, H2.3)."""
    return turn(game, game.run)


def hint(game: "Discarding") -> "tuple[str, str]":
    """Return which cards go, where a digit in common is it: a label, and what stands over it."""
    if game.obliged:
        return ANSWER
    return by_run(game.run) if game.run else by_digits(game.open)


def turn(game: "Discarding", run: int = 0) -> str:
    """Return who is on turn, and whether they must answer or go on with a `run` of a digit."""
    who = game.name(game.seat)
    if game.obliged:
        return who + " must answer"
    return "{}: more {}s".format(who, run) if run else who + "'s turn"


def typing(game: "Discarding", typed: str) -> str:
    """Return who is on turn, and what they have `typed`; but little of what stood there changes."""
    text = TYPED[game.obliged].format(game.name(game.seat), typed)
    return text if width_of(text) <= HEAD else TYPED[0].format(game.name(game.seat), typed)


def by_digits(number: int) -> "tuple[str, str]":
    """Return which cards go on `number` (H1.2, H1.3): a label, and what stands over it."""
    bits = digits(number)
    having = [
        ("an {}" if digit == 8 else "a {}").format(digit)
        for digit in range(10)
        if bits >> digit & 1
    ]
    return "", ("1-9 or " if number < 10 else "") + " or ".join(having)


def by_run(run: int) -> "tuple[str, str]":
    """Return that a card with the digit `run` goes, or the turn ends (H2.3)."""
    return "", "{} or # end".format(run)


def is_event(game: "Discarding", move: "Move", seat: int) -> bool:
    """Return True if all must hear of `move`, which `seat` has just made."""
    drawn = game.drawn
    if move[0] in (TRICK, TREAT) or game.obliged or game.shuffled:
        return True
    return len(drawn) > 0 and (drawn[0] != seat or drawn[1] > 1)  # a skip, or three


def draws(game: "Discarding") -> str:
    """Return who draws how many after the last move, 16 characters if that can be.

    Each is told by number if they differ.
    """
    seats, counts = [], []
    for i in range(0, len(game.drawn), 2):
        seats.append(game.drawn[i])
        counts.append(game.drawn[i + 1])
    if len(seats) < 2:
        return "{} draws {}".format(game.name(seats[0]), counts[0] or "none") if seats else ""
    if min(counts) == max(counts):
        return "Others +{}".format(counts[0]) if counts[0] else "Others draw none"
    return " ".join(["{}:{}".format(seats[i] + 1, counts[i]) for i in range(len(seats))])


def told(game: "Discarding") -> str:
    """Return what the players must do after the last move.

    Where cards are drawn before and after a shuffle, it says after how many of them (H-b).
    """
    text = draws(game)
    each = text[1:2] == ":"
    if not game.shuffled:
        return "Draw " + text if each else text
    cards, after = game.shuffled
    drawn = sum([game.drawn[i] for i in range(1, len(game.drawn), 2)])
    words = SHUFFLE_AFTER if after else SHUFFLE_FIRST
    if each:
        words = SHUFFLE_EACH
    elif after == drawn:
        words = SHUFFLE_LAST
    return words.format(cards, after, text)


def new(before: "Cards", hand: "Cards") -> "list[int]":
    """Return which cards of `hand` are new since `before`, three at most."""
    cards = list(hand)
    for card in before:
        cards.remove(card)
    return cards


# Why a move is refused, by the rules' word for it; two lines at most.
REFUSED = {
    "over": "The game is over.",
    "start": "Choose who starts first.",
    "started": "The game has started.",
    "seat": "Players are P1 to P{0}.",
    "open": "Type the open card first.",
    "opened": "{0} lies open already.",
    "under": "Jokers go under. Turn the next one.",
    "card": "{0} is no card of this game.",
    "gone": "{0} has been played already.",
    "gone free": "All jokers have been played.",
    "held": "You do not hold {0}.",
    "held free": "You hold no joker.",
    "jokers": "No jokers in this game.",
    "declare": "Say what number the joker is.",
    "free": "A joker is any number from 1 to 99.",
    "laid": "You have discarded: # ends the turn.",
    "shuffle": "First I shuffle the discarded cards.",
    "out": "{0} has no cards left.",
    "dealt": "I dealt the cards, so that number is sure.",
    "count": "From {0} to {1}, please.",
    "digit": "{0} shares no digit with {1}.",
    "check": "I check every card here: type it.",
    "on-call": "You check the cards in this game.",
    "one": "One card a turn here: # is that one.",
    "nobody": "{0} obliges nobody.",
    "plain": "There is no Trick or Treat here.",
}

# The same of the games with Monumerals, Twinumerals and the special 100.
REFUSED_SPECIAL = {
    "nothing": "Nothing discarded. # draws a card.",
    "oblige": "Answer with 1 to 9, or draw three.",
    "run": "{0} has no {1}. # ends the turn.",
    "special": "The 100 is for Trick or Treat only.",
    "late": "Treat only instead of your turn.",
    "norun": "So many only in a run: set that first.",
    "nodigit": "{0} has no {1}: no such run.",
    "immune": "{0} has the 100 and is free.",
    "early": "Too few cards lie there for that.",
    "answer": "No Treat now: answer, or draw three.",
}


# What players call a move, by its name; the others by what comes after it.
CALLED = {
    "draw": "the draw",
    "end": "the end of the turn",
    "trick": "the Trick",
    "treat": "the Treat",
    "free": "a joker",
    "laid": "a card",
    "last": "a card",
    "pass": "passing",
    "oblige": "the end of the turn",
    "ruling-mistyped": "another open card",
}


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    words = move.split()
    if words[0] == "discard":
        return words[1]
    return CALLED.get(words[0], move[move.find("-") + 1 :])


def verdict(game: "Discarding") -> str:
    """Return who has won, and in which order the others finished (H-c)."""
    text = game.name(game.out[0]) + " has won!"
    if not game.places:
        return text + " Cards left count."
    rest = [seat for seat in range(game.players) if seat not in game.out]
    return text + " Then " + game.listed(game.out[1:] + rest) + "."
