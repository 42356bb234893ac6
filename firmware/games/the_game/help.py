"""Help and rules of *The Game*: pages of seven lines at most."""

TURN = (
    "Type a card and its pile: 3 7 C lays 37 on C. # ends the turn, or says that you can't play. "
    "* takes back a digit, then move after move.",
    "Hold A, B, C or D, nothing typed, to tell the player on turn: keep off {, no big jump }, "
    "free again.",
    "Each quarter of the ring is a pile: the more light, the more room it has.",
    "Hold * for the menu: rules, ruling, restart, sound and more.",
)
ON_CALL = (
    "You check the cards. At the end of a turn type how many were laid: 3 # is three. # alone says "
    "that you can't lay any. * takes back.",
    "I say how many to draw, count the pile and tell whose turn it is.",
    TURN[1],
    TURN[3],
)
START = (
    "All look at their cards. Then you agree who starts and press their number.",
    "Playing on the screen, A passes me round: each presses their own number, in any order.",
)
RULING = ("The table is right: set here what I have wrong. The record keeps it as a ruling.",)
RESULT = (
    "A plays again with the same players. * takes the last move back. Where I dealt, D shows the "
    "hands.",
)

RULES = (
    "Lay all 98 cards, 2 to 99, on four piles. A and B go up from 1, C and D down from 100. A card "
    "may also go back by exactly 10.",
    "A turn lays 2 cards or more, experts 3, then draws up to the hand. With the draw pile empty "
    "1 will do. Never tell a number!",
    "Who cannot lay enough ends the game. Our reading: lay what fits; nobody must look ahead.",
)
RULES_SHORT = (
    RULES[0],
    "A turn lays 2 cards or more, even when the draw pile is empty, then draws up to the hand. "
    "Never tell a number!",
    "Our reading: who cannot lay 2 lays what they can, even nothing. It ends when nobody can lay.",
)


def rules(game) -> tuple:
    """Return the pages of *Rules in short* for `game`."""
    return RULES_SHORT if game.short else RULES
