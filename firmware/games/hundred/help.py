"""Help that the games of discarding share: pages of seven lines at most."""

_MORE = "Beside the open card: what each player holds. Hold * for the menu: rules, ruling and more."
TURN = (
    "Type a card and # to discard it. # alone draws; at the table it is asked once more. * takes "
    "back a digit, then move after move.",
    "Row 5 says what goes on the open card. D turns the page of your cards where +4 says that there "
    "are 4 more.",
    _MORE,
)
TURN_SPECIAL = (
    "Type a card and # to discard it. # alone ends the turn or draws; at the table it is asked once "
    "more. * takes back.",
    "A, a number, #: a free card as that number. B plays the 100 as Trick, C as Treat; + marks who "
    "has it beside him.",
    "Row 5 says what goes. ANSWER!: lay 1 to 9, or draw three. D turns the page of your cards where "
    "+4 says 4 more.",
    _MORE,
)
START = (
    "You agree who starts and press his number.",
    "Playing on the screen, A passes me round, so that each sees his own cards.",
)
OPENING = (
    "Deal, turn over one card from the draw pile and tell me its number, then #. A free card goes "
    "under the draw pile: turn the next.",
)
LOOK = ("Press the number of the player who wants to see his own cards.",)
RULING = ("The table is right: set here what I have wrong. The record keeps it as a ruling.",)

DECK = (
    "Draw pile used up: the open card stays, the rest is shuffled and drawn from. Our reading: even "
    "in the middle of three, a free card is free again."
)
SCORE = (
    "First hand empty wins and scores 0, others their cards; or play on for places: 2 3 4 by "
    "places. Lowest total wins."
)
