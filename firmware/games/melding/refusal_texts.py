"""The texts of refusals in games 5 and 6; loaded when there is one."""

from firmware.games.melding.tables import card_text

# Why a move is refused, by the rules' word for it; the first words, which stand tall, say it all.
REFUSED = {
    "over": "The game is over.",
    "start": "Choose who starts first.",
    "started": "The game has started.",
    "seat": "Players are P1 to P{0}.",
    "open": "Type the open card first.",
    "told": "The open card is known.",
    "under": "Jokers go under. Turn the next one.",
    "card": "Cards are 1 to {1}.",
    "jokers": "No jokers in this game.",
    "draw": "First draw: # or A.",
    "drawn": "Throw one first.",
    "held": "You do not hold {0}.",
    "twice": "{0} is there: D takes it out.",
    "thrown": "{0} is the one you throw.",
    "many": "All {0} there: D takes one out.",
    "elsewhere": "{0} is gone: thrown or another's.",
    "room": "No room for {0} with the cards you took.",
    "shown": "You took {0}: it must be among them.",
    "size": "All {0} cards, please.",
    "sets": "These are no sets.",
    "score": "First the points of {0}.",
    "playing": "Nobody has won yet.",
    "count": "From {0} to {1}, please.",
    "dealt": "I dealt the cards, so that number is sure.",
    "top": "{0} is the open card.",
    "unseen": "I have not seen {0} lie open.",
    "on-call": "You check the cards in this game.",
    "checked": "I check every card in this game.",
    "finished": "{0} is out already.",
    "owes": "First I shuffle the discarded cards.",
    "full": "The draw pile is not empty.",
}
_OF_CARDS = ("held", "thrown", "twice", "elsewhere", "room", "shown", "top", "unseen")


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    figures = reason[1:]
    if reason[0] in _OF_CARDS:
        figures = [card_text(card) for card in figures]
    return REFUSED[reason[0]].format(*figures)
