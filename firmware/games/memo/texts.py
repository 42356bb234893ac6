"""The texts of *Numbers Memo*, in the players' words."""

from firmware.games.memo.rules import DIFFERENCE, NEED, REVEAL
from firmware.ui import layout
from firmware.ui.faces import S

# Why a move is refused, by the rules' word for it; two lines at most.
REFUSED = {
    "over": "The game is over.",
    "start": "Choose who starts first.",
    "started": "The game has started.",
    "seat": "Players are P1 to P{0}.",
    "card": "Cards go from 1 to {0}.",
    "gone": "That one has been won already.",
    "same": "That one is up already.",
    "itself": "No card is a pair with itself.",
    "first": "Turn up a card first.",
    "declare": "Say which number you need first.",
    "second": "Turn up the second card first.",
    "both": "Press # first.",
    "pairs": "An even number up to {0}, please.",
    "lies": "That one still lies there.",
    "dealt": "I laid them out, so that number is sure.",
    "which": "Type the cards, please.",
    "on-call": "You check the cards in this game.",
}

# What is wrong with a declared number, by the way of pairing.
WRONG = (
    "{0} + {1} is {2}, not {4}.",
    "{0} - {1} is {3}, not {4}.",
    "{0} and {1} are no pair.",
)
RIGHT = "Won already. Is it right all the same?"
AGAIN = " Again, or # goes on."

# What pairs, by the way of pairing; one row.
RULE = ("pairs sum {}", "pairs {} apart", "pairs 1-2, 3-4")

CALLED = {
    "end": "the end of the turn",
    "reveal": "a card",
    "need": "a card",
    "pair": "a pair",
}
SEEN = "It has been seen, and is turned back."
HIDDEN = "What was up has been turned back: it is shown again."

LAY = "Lay 1-{} face down."
TAKE = "Only cards 1 to {}: lay them face down.\nWho starts?"
START = "Who starts?"
ROWS = "Lay them face down in rows of {}.\nWho starts?"
WON_SO_FAR = "cards {}"
LEFT = "left {}"
PLACES = "Places go from 1 to {}."
ALONE = "No other card there."

# What is asked for, after who is on turn, and which card is up where it is not large itself: what
# was declared, what is typed; a tall line, which is cut where a name and two numbers are long.
TURN_UP = ("{} turns {}_", "{} picks {}_")  # at the table, on the panel
ONCE_MORE = "{} again {}_"
NEEDS = "{} needs {}_"
WITH = "{} finds {}: {}_"
PAIR = "A pair! Again?"
NO_PAIR = "{}, {}: no pair"

# What the keys do: at the table, then on the grid.
KEYS = ("number #  *back", "place # A-D  *back")
STOP = ("card, #stop  *back", "place, A-D #stop  *back")
SAY = "number #  *back"
GO_ON = "number, #go on  *back"
CAME = "#it came, card #  *back"
CLOSE = ("next card or #  *back", "#turn both back  *back")
BACK_KEY = "*back"  # after which cards are pairs
STEPS = "A-D"  # after what each has won, where there is no other row for that

# On call.
PAIR_OR_NOT = "A is a pair, # is no pair."
PAIR_KEYS = "A pair #no pair  *back"
JUDGE = "{}: a pair?"
ANOTHER = "{}: go again!"

WON = "{} wins with {} of {} cards!"
SHARED = "A tie: {} each for {}."
LEADS = "{} leads with {}."
LEVEL = "{} tie"

_ROOM = 126  # columns


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return REFUSED[reason[0]].format(*reason[1:])


def wrong(game: "Memo", said: int) -> str:
    """Return what is wrong with declaring `said`, which does not pair with the first card."""
    one, other = game.up[0], said
    if game.pairs == DIFFERENCE and one < other:
        one, other = other, one
    figures = (one, other, one + other, one - other, rule_number(game))
    return WRONG[game.pairs].format(*figures) + AGAIN


def rule_number(game: "Memo") -> int:
    """Return the sum or the difference of a pair."""
    return game.count // 2 if game.pairs else game.count + 1


def rule(game: "Memo") -> str:
    """Return which cards are pairs."""
    return RULE[game.pairs].format(rule_number(game))


def finds(who: str, said: int, typed: str) -> str:
    """Return that `who` declared `said`, and what is `typed` of where they find it."""
    text = WITH.format(who, said, typed)
    return text if layout.width_of(text) <= _ROOM else text.replace(": ", ":")


def standing(game: "Memo", room: int = _ROOM) -> str:
    """Return how many cards each seat has won, in `room` columns; one row."""
    counts = " ".join([str(count) for count in game.knowledge.hands])
    text = WON_SO_FAR.format(counts)
    return text if layout.width_of(text, S) <= room else counts


def seen(move: "Move") -> str:
    """Return what is asked before `move` is taken back where cards have been seen."""
    return SEEN if move[0] in (REVEAL, NEED) else HIDDEN


def verdict(game: "Memo") -> str:
    """Return who has won (H7.5); two rows at most."""
    seats = game.winners()
    cards = game.knowledge.hands[seats[0]]
    if len(seats) == 1:
        return WON.format(game.name(seats[0]), cards, game.count)
    return SHARED.format(cards, game.all_called(seats))


def session_verdict(game: "Memo", games: int, totals: "Points") -> str:
    """Return who leads after some games, by cards added up (H7.5); one row."""
    if games < 2:
        return ""
    most = max(totals)
    seats = [seat for seat in range(len(totals)) if totals[seat] == most]
    if len(seats) > 1:
        return LEVEL.format(game.all_called(seats))
    return LEADS.format(game.name(seats[0]), most)
