"""The texts of *The Game*, in the players' words."""

# Why a move is refused, by the rules' word for it; two lines at most.
REFUSED = {
    "up": "{0} is not above {1}, nor exactly 10 below.",
    "down": "{0} is not below {1}, nor exactly 10 above.",
    "card": "{0} is no card here. They go from 2 to 99.",
    "laid": "{0} has been laid already.",
    "held": "You do not hold {0}.",
    "empty": "Your hand is empty. # ends your turn.",
    "few": "Lay {0} more first.",
    "enough": "Enough is laid. # ends your turn.",
    "over": "The game is over.",
    "start": "Choose who starts first.",
    "started": "The game has started.",
    "seat": "Players are P1 to P{0}.",
    "turn": "{0} is on turn: the others ask.",
    "pile": "Piles are A, B, C, D.",
    "count": "From {0} to {1}, please.",
    "dealt": "I dealt the cards, so that number is sure.",
    "many": "There are only {0} cards in that hand.",
    "on-call": "You check the cards in this game.",
}

TEN_BACK = "Ten back: great!"
WHICH_CARD = "Type the card first, as in 3 7 C."
HOW_MANY = "Cards laid? 3 # is three, # none."
WHICH_PILE = "On which pile? Press A, B, C or D."
CALLED = {
    "lay": "{} on {}",
    "end": "the end of the turn",
    "cant": "can't",
    "laid": "the count of {0}",
    "stuck": "the count of {0}",
}
CANT = "Can't lay more? {} laid {} of {}. Then the game is over."
ALL_LAID = "Is every card laid?"
CANT_SHORT = "Can't lay more? {} laid {} of {}. Then the turn passes on."

MARKS = ("{} is free again.", "{}: keep off!", "{}: no big jump!", "{}: raise it quickly!")
ASKS = ("", "{}: keep off {}!", "{}: no jump on {}!", "{}: raise {} quickly!")
IGNORED = ("", "{} asked to keep off {}.", "{} asked for no big jump on {}.")
SOMEBODY = "Somebody"
SAID = ("", "off ", "small ", "fast ")  # of a pile on the row below the counts
WHO_ASKS = "Who asks?"
WHO_KEY = ("Press your own number", "A: another sign", "#: without a name")
WHO_KEYS = "{} #nobody A sign *"
WHO = "Press your own number, or #."

KEYS = "card, A-D  *back"  # what the keys do in a turn; then what # does

COUNT_KEYS = "cards laid #  *back"  # what the keys do in a turn on call
LAYS = "{}: lay {}+"

LOOK = "A: look at your cards"

CANT_LAY = "{} can't lay. "
AGAIN = "A plays again."

LEFT = "left"
WON = "You have won! You beat The Game: all 98 laid."
EXCELLENT = "Excellent! {}"
FEW = "{}Less than ten are left."
MANY = "{}Fewer than ten left would be excellent."
NONE_LEFT = "No card is left, as you ruled. I saw {} laid."
WON_SHORT = "You have won! All 98 cards are laid."
NEEDED = "{} needed {}. "
NOTHING = "{} can't lay, nor could anybody else. "
ALL = "All"
LEFT_SHORT = "Try again: fewer is better."


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return REFUSED[reason[0]].format(*reason[1:])


def ignored(game: "TheGame", pile: int) -> str:
    """Return what somebody had asked of `pile`."""
    seat = game.askers[pile]
    who = SOMEBODY if seat < 0 else player(game, seat)
    return IGNORED[game.marks[pile]].format(who, "ABCD"[pile])


def asked_after(game: "TheGame | OnCall", laid: int) -> str:
    """Return the question whether the player on turn, who has `laid` too few, can lay no more."""
    return (CANT_SHORT if game.short else CANT).format(player(game, game.seat), laid, game.due)


def player(game: "TheGame | OnCall", seat: int) -> str:
    """Return what the player at `seat` is called."""
    return "You" if game.players == 1 else game.name(seat)


def deal(game: "TheGame | OnCall", done: bool = False) -> str:
    """Return how many cards everybody is dealt, or has been where that is `done`."""
    each = " each" if game.players > 1 else " cards"
    return "Deal{} {}{}.".format("t:" if done else "", game.hand_size, each)


def draws(game: "TheGame | OnCall", seat: int, count: int) -> str:
    """Return how many cards the player at `seat` draws."""
    if not count:
        return ""
    return ("draw {1}" if game.players == 1 else "{} draws {}").format(game.name(seat), count)


def drawn(hand: "Cards", kept: "Cards", room: int) -> str:
    """Return which cards of `hand` are new, in `room` characters; `kept` are those that are not."""
    new = [str(card) for card in hand if card not in kept]
    if not new:
        return "no new cards"
    if not kept:
        return "all are new"
    said = "new " + " ".join(new)
    return said if len(said) <= room else "kept " + " ".join([str(card) for card in kept])
