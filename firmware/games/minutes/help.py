"""Help and rules of *4 1/2 Minutes*."""

_CLOCK = (
    "# sets your cards aside, asked once more. Hold A for a pause; the menu (hold *) and this help "
    "make one too, # goes on. Hold 0 to ask. The clock never goes back.",
    "The ring is the clock: a light is 17 seconds. A play shows its side; a block counts there. A "
    "to D, 0, # and * count when let go.",
)
_SHORT = (
    "3R is a red 3. !R It's your turn, ~R change direction, +R draw two, =R Blocked, GB green/blue."
)
TURN = (
    "Number, colour, pile: 3 1 A is a red 3 on A. After a no, type all of it anew.",
    "8 It's your turn, 9 direction (way), 0 draw two (+2), C new colour by its first one (red-: "
    "red and yellow), D Blocked.",
) + _CLOCK
DEALT = (
    "Press a card's place, then A or B; It's your turn needs a player too. After a no, all anew. "
    "More than six: D turns the page. With hints, cards underlined go.",
    "Hold D: what lies before all. 3R is a red 3, !R It's your turn, ~R change direction, +R draw "
    "two, =R Blocked, GB green/blue.",
) + _CLOCK
ON_CALL = (
    "You judge the cards. A or B: a number or new colour on that pile.",
    "A sign has a key before its pile: 8 It's your turn, and then who, 9 direction, 0 draw two, "
    "D Blocked.",
) + _CLOCK
REST = ("# lets the clock go on, or shows the result. * takes back play after play.",) + _CLOCK[1:]
SCORES = (
    "You have one score: the minus points of each round in a frame, this one's in reverse, and "
    "their sum. After three rounds it tells how good you are together, and a new sum begins.",
    "A begins the next round with the same players. B: players leave or join, or the evening "
    "ends. * takes the last move back.",
)
START = (
    "Deal the cards face down. # takes the player in reverse and starts the clock. A number takes "
    "another; then # starts it.",
    "Where a start was taken back the clock has run, and goes on from there: # says who starts, "
    "and # once more lets it go on.",
)
GUIDED = (
    "All lies open but the draw pile: so I only ask about a card that is not before you. Else all "
    "is as at the table: you deal, draw and say that nothing goes.",
)
RULING = ("The table is right: set here what I have wrong.",)

_END = (
    "At the gong each card left costs 1, each set aside 2. Three rounds make a total. "
    "Our reading: who has no cards is passed over."
)
_SIGNS = (
    "Turn: name who is next, yourself too. Way: change direction. +2: the next player draws two "
    "more, and none after a play while above 4.",
    "White: red/yellow, change colour, one of the two goes on it. Block, then its colour goes on "
    "it. White goes on any.",
    _SHORT,
    "On top: P1> is on turn, it goes on > or back <; pile, what is left to draw; out, what is set "
    "aside; the clock.",
)
_READINGS = (
    "Our readings: each sign once a colour; new colours go round: red, yellow, green, "
    "blue, purple, red. A pause is told in the result.",
    "Our readings: who is named must have cards, the direction stays; the last card names nobody. "
    "Both piles are never blocked.",
    "Our readings: Draw two comes after your own card. Cards set aside end a block. What is played "
    "after the gong does not count.",
)
_TIP = (
    "A tip: look at the next player's cards, and lay what they can follow. Keep white cards for "
    "when nothing fits.",
)
RULES = (
    (
        "Play all cards in 4 1/2 minutes on two piles: same colour, number or sign; "
        "white on any. Then "
        "draw one, up to 4 (two play: 5).",
        "Can't or won't: all your cards go aside for new ones. Blocked shuts its pile "
        "for 3 cards on "
        "the other, never both piles.",
        _END,
    )
    + _SIGNS
    + _READINGS
    + _TIP
)
RULES_CHALLENGE = (
    (
        "Play all cards in 4 1/2 minutes on two piles: same colour, number or sign; white on any.",
        "Draw only when one card is left, up to 4 (two play: 5). Can't or won't: your "
        "cards go aside "
        "for new ones. Never block both piles.",
        _END,
    )
    + _SIGNS
    + _READINGS
    + _TIP
)


def rules(game) -> tuple:
    """Return the pages of *Rules in short* for `game`."""
    return RULES_CHALLENGE if game.challenge else RULES


# What a held # says of each rule set where it is chosen.
WHICH = {
    "FH": "After each play one draws up again, and the youngest begins.",
    "FH-challenge": "You choose who begins, and nobody draws until a single card is left.",
}
