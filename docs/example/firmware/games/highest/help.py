"""Help and rules of *Highest Card*: pages of seven lines at most."""

TURN = (
    "Turn over the top card, type its number, then #. Where I have the cards, # alone turns one "
    "over.",
    "> is on turn. * takes back a digit, then card after card. Hold * for the menu.",
)
RULES = (
    "Everybody turns over a card. The highest wins the round and begins the next.",
    "After five rounds whoever has won the most wins. A tie is shared. Games add up.",
)
