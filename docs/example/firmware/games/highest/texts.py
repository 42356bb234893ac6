"""Every word of *Highest Card* that players read; help and rules in pages of seven lines."""

# Why a move is refused, by the rules' word for it; two lines at most.
REFUSED = {
    "over": "The game is over.",
    "card": "Cards go from 1 to {0}.",
    "turned": "The {0} has been turned over already.",
    "dealt": "That is not the top card.",
}
CALLED = {"turn": "the {0}"}  # a move that is taken back
REMIND = ("Turn over a card and type it.", "# turns over a card.")  # on the table, on the screen
KEYS = ("card, then #  *back", "#turn over  *back")
ON_TURN = "{}: {}_"  # seat, what is typed
ROUND = "Round {} of {}"
SEAT = "{} {} won {}"  # seat, card, rounds won
TAKES = "{} takes the round."

TURN = (
    "Turn over the top card, type its number, then #. Where I have the cards, # alone turns one "
    "over.",
    "* takes back a digit, then card after card. Hold * for the menu.",
)
RULES = (
    "Everybody turns over a card. The highest wins the round and begins the next.",
    "After five rounds whoever has won the most wins. A tie is shared. Games add up.",
)
