"""What games 5 and 6 say, in the players' words."""

from firmware import loader
from firmware.games.hundred.drawing_tables import card_text
from firmware.games.hundred.sets import JOKER
from firmware.ui.page import COLUMNS

# Why a move is refused, by the rules' word for it; two lines of 21 characters at most.
REFUSED = {
    "over": "The game is over.",
    "start": "Choose who starts first.",
    "started": "The game has started.",
    "seat": "Players are P1 to P{0}.",
    "open": "Type the open card first.",
    "told": "The open card is known.",
    "under": "Free cards go under. Turn the next one.",
    "card": "Cards are 1 to {1}.",
    "jokers": "No free cards in this game.",
    "draw": "First draw: # or A.",
    "drawn": "A card is drawn: throw one first.",
    "held": "You do not hold {0}.",
    "twice": "{0} is there already. D takes it out.",
    "thrown": "{0} is the one you throw.",
    "many": "All {0} are there. D takes one out.",
    "elsewhere": "{0} lies open or in another's hand.",
    "shown": "You took {0}: it must be among them.",
    "size": "All {0} cards, please.",
    "sets": "These are no sets.",
    "score": "First the points of P{0}.",
    "playing": "Nobody is out yet.",
    "count": "From {0} to {1}, please.",
    "dealt": "I dealt the cards, so that number is sure.",
    "top": "{0} is the open card.",
    "unseen": "I have not seen {0} lie open.",
    "finished": "P{0} is out already.",
    "owes": "First I shuffle the discarded cards.",
    "full": "The draw pile is not empty.",
}
_OF_CARDS = ("held", "thrown", "twice", "elsewhere", "shown", "top", "unseen")

WHICH = "Type the card you throw, then # or D."
NO_SETS = "No: without {} they are not all in sets."
RENEWED = "Shuffle all discards but the open card."
SEEN = "That card has been seen. Take it back all the same? It comes again."

DREW = "you drew {}"
TOOK = "you took {}"
HIDDEN = "one drawn"
THROW = "throw {}_"
SORTS = ("C by ones", "C by number")
OUT = "out {}"
TAKEN = "P{} took {}."

OUT_WITH = "P{}: out with {}?"
MOMENT = "One moment, please."

# What the keys do.
DRAW_KEYS = "#draw A open *back"
THROW_KEYS = "card #throw *back"
TYPED_KEYS = "#throw D out *back"
STOP = "*stop"


def why(reason) -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    figures = reason[1:]
    if reason[0] in _OF_CARDS:
        figures = [card_text(card) for card in figures]
    return REFUSED[reason[0]].format(*figures)


def value(typed: str) -> int:
    """Return the card that was typed; 255, which is none, for a number above all cards."""
    if typed == "F":
        return JOKER
    return int(typed) if int(typed) < JOKER else 255


def status(who: str, game) -> str:
    """Return row 0: `who` is on turn, and the draw pile."""
    draw = "draw {:>2}".format(game.table.draw)
    return who + " " * (COLUMNS - len(who) - len(draw)) + draw


def drawn(game) -> str:
    """Return which card the player on turn has drawn, if he has; else who is out already."""
    if game.drawn is None:
        return OUT.format(players(game.finished)) if game.finished else ""
    if not game.drawn:
        return HIDDEN
    taken = game.drawn in game.shown[game.seat]
    return (TOOK if taken else DREW).format(card_text(game.drawn))


def players(seats) -> str:
    """Return the players at `seats`."""
    return " ".join(["P" + str(seat + 1) for seat in seats])


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    return loader.load("firmware.games.hundred.drawing_words").called(move)


def seen(move) -> str:
    """Return what is asked before `move`, a draw, is taken back."""
    return SEEN


def session_verdict(games: int, totals) -> str:
    """Return who leads after some games (H-c)."""
    return loader.load("firmware.games.hundred.words").session_verdict(games, totals)
