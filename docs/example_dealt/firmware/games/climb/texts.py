"""Every word of *Climb* that players read; help and rules in pages of seven lines."""

# Why a move is refused, by the rules' word for it; two lines at most.
REFUSED = {"over": "The game is over.", "held": "You do not hold {0}."}
CALLED = {"lay": "the {0}"}  # a move that is taken back
REMIND = "Type a card, then #."
KEYS = "card, then #  *back"
TURN_OF = "{}: {}_"
TOP = "over {}"
WON = "{}: won {}"

TURN = (
    "Type one of your cards, then #. It is a point if it is higher than the one on the pile.",
    "* takes back a digit, then card after card. Hold * for the menu.",
)
PASS = ("Hand me on. Whoever is named presses their number and sees their cards.",)
RULES = (
    "Everybody lays one of five cards in turn. A card higher than the one before is a point.",
    "After the last card whoever has the most points wins. A tie is shared.",
)
