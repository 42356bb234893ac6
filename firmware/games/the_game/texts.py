"""What *The Game* says, in the players' words."""

# Why a move is refused, by the rules' word for it; two lines of 21 characters at most.
REFUSED = {
    "up": "{0} is not above {1}, nor exactly 10 below.",
    "down": "{0} is not below {1}, nor exactly 10 above.",
    "card": "{0} is no card here. They go from 2 to 99.",
    "laid": "{0} has been laid already.",
    "held": "You do not hold {0}.",
    "few": "Lay {0} more first. A card of yours goes.",
    "enough": "Enough is laid. # ends your turn.",
    "over": "The game is over.",
    "start": "Choose who starts first.",
    "started": "The game has started.",
    "seat": "Players are P1 to P{0}.",
    "pile": "Piles are A, B, C, D.",
    "count": "From {0} to {1}, please.",
    "dealt": "I dealt the cards, so that number is sure.",
}

WHICH_CARD = "Type the card first, as in 3 7 C."
WHICH_PILE = "On which pile? Press A, B, C or D."
NOTHING_BACK = "There is nothing to take back."
BACK = "Taken back: {}."
SEEN = "Cards have been drawn and seen since. Take the turn back all the same?"
CANT = "{} has laid {} of {}. Can't you lay any more? Then the game is over."
CANT_SHORT = "{} has laid {} of {}. Can't you lay any more? Then the turn passes on."

MARKS = ("{} is free again.", "{}: keep off!", "{}: no big jump!")

PASS = "Hand me to {}. Nobody else looks."
STARTS = "{} starts"
LAID = "{} on {}"

WON = "All 98 cards laid: you beat The Game!"
EXCELLENT = "{} left. Less than 10: excellent!"
LEFT = "{} left. Fewer than 10 would be excellent."
WON_SHORT = "All 98 cards laid: you have won!"
LEFT_SHORT = "{} left. Fewer is better: try again."

HELP_TURN = (
    "Type a card and its pile: 3 7 C lays 37 on C. # ends the turn, or says that you can't play. "
    "* takes back. Hold A, B, C or D, nothing typed: keep off, no big jump, free again. "
    "Each quarter of the ring is a pile: the more light, the more room."
)
HELP_START = "Everybody looks at his cards, then you agree who starts and press the number."
HELP_PASS = "Only the player named may look. He presses #."
HELP_RESULT = "# plays again with the same players. * takes the last move back."

RULES = (
    "Lay all 98 cards, 2 to 99, on four piles. A and B go up from 1, C and D down from 100.\n"
    "Going up, a card must be higher than the top, or exactly 10 lower. Going down, lower, or "
    "exactly 10 higher.\n"
    "In your turn lay 2 cards or more (experts: 3), then draw up to your hand. With the draw pile "
    "empty, 1 is enough.\n"
    "Never tell a number. 'Keep off C' is fine.\n"
    "Who cannot lay enough ends the game. Our reading: lay while you can, nobody looks ahead.\n"
)
RULES_SHORT = (
    "Lay all 98 cards, 2 to 99, on four piles. A and B go up from 1, C and D down from 100.\n"
    "Going up, a card must be higher than the top, or exactly 10 lower. Going down, lower, or "
    "exactly 10 higher.\n"
    "Lay 2 cards or more, also when the draw pile is empty, then draw up to your hand.\n"
    "Never tell a number. 'Keep off C' is fine.\n"
    "Our reading: who cannot lay 2 lays what he can, even nothing. It is over when nobody can lay.\n"
)


def why(reason) -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return REFUSED[reason[0]].format(*reason[1:])


def player(game, seat: int) -> str:
    """Return what the player at `seat` is called."""
    return "You" if game.players == 1 else "P" + str(seat + 1)
