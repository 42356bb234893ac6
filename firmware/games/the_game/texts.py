"""The texts of *The Game*, in the players' words."""

# Why a move is refused, by the rules' word for it; two lines at most.
REFUSED = {
    "up": "{0} not on {1}\nabove {2}, or {3}",
    "down": "{0} not on {1}\nbelow {2}, or {4}",
    "card": "{0} is no card\nonly 2 to 99",
    "laid": "{0} lies already",
    "held": "You have no {0}",
    "empty": "Hand is empty\n#end",
    "few": "Lay {0} more first",
    "enough": "Enough is laid\n#end",
    "over": "It is over",
    "start": "Who starts?",
    "started": "It has started",
    "seat": "Players: P1 to P{0}",
    "turn": "The others ask\n{0} is on turn",
    "pile": "Piles are A to D",
    "count": "Only {0} to {1}",
    "dealt": "I dealt: it is sure",
    "many": "They hold {0}",
    "on-call": "You check cards",
}

TEN_BACK = "Ten back!"
WHICH_CARD = "First the card"
NO_ROOM = "No room to think"
HOW_MANY = "Count the cards"
WHICH_PILE = "Then A to D"
CALLED = {
    "lay": "{} on {}",
    "end": "the end",
    "cant": "can't",
    "laid": "the count of {0}",
    "stuck": "the count of {0}",
}
# Whose turn it is, and what they must do; the second ones of who plays alone.
LAYS = ("{0} lays {1}", "Lay {1}")
MORE = ("{0}: {1} more", "{1} more")
ENOUGH = ("{}: enough", "Enough")
ALL_OUT = ("{}: all laid", "All laid")

# Asked with how many are due, and laid.
CANT = (
    "{0} can't lay {1}?\nThen it is over, with {2} of {1} laid.",
    "Can't lay {1}?\nThen it is over, with {2} of {1} laid.",
)
PASS_ON = (
    "{0} can't lay {1}?\nThe turn passes, with {2} of {1} laid.",
    "Can't lay {1}?\nThe turn passes, with {2} of {1} laid.",
)
CANT_WORDS = (("over", "no"), ("pass", "no"))
ALL_LAID = "Is every card laid?"

MARKS = ("{} is free again", "Keep off {}", "No jump on {}", "Go fast on {}")
ASKS = ("", "{}: keep off {}", "{}: no jump on {}", "{}: fast on {}")
IGNORED = ("", "{} said: off {}!", "{} said: no jump!")
SOMEBODY = "Somebody"
WHO_ASKS = "Who asks?"
WHO_KEY = ("Press your own number", "A: another sign", "#: without a name")
WHO_KEYS = "{} #nobody A sign"
WHO = "Your own number, or #"

# What the keys do in a turn, then what # or * does.
KEYS = "card, then A-D  "
TYPED_KEYS = "which pile A-D ?  "  # as wide before the cap: it stays
CLEAR_KEY = "*clear"
END_KEY, PASS_KEY, CANT_KEY, UNDO_KEY = "#end", "#pass", "#can't", "*undo"

# A turn on call: what follows the count, and what the keys do.
LAYING = ("{} lays", "You lay")
THEN_DRAWS = "draws {}"
THEN = "then {}"
LEFT_OF = "{} left"
SAID = ("", "off ", "small ", "fast ")  # of piles
COUNT_KEYS = "0-9 count  #done"

CANT_LAY = "{} can't lay. "
AGAIN = "A plays again."

LEFT = "left"
SKIPPED = "turn {}: {} skipped"
WON = "The Game is beaten!"
EXCELLENT = "Excellent! {}"
FEW = "{}Under ten left."
MANY = "{}Under ten is excellent."
NONE_LEFT = "No card is left, as you ruled. I saw {} laid."
WON_SHORT = "All 98 are laid!"
NEEDED = "{} needed {}. "
NOTHING = "{} can't lay, nor can anybody. "
ALL = "All"
LEFT_SHORT = "Fewer is better."


def why(reason: "Reason", pile: int = -1) -> str:
    """Return the refusal `reason`, a word and its figures, as what is wrong and what goes.

    A `pile` is named where it is known, else its top.
    """
    figures = reason[1:]
    if reason[0] in ("up", "down"):
        card, top = figures
        figures = card, top if pile < 0 else "ABCD"[pile], top, top - 10, top + 10
    return REFUSED[reason[0]].format(*figures)


def ignored(game: "TheGame", pile: int) -> str:
    """Return what somebody had asked of `pile`."""
    seat = game.askers[pile]
    who = SOMEBODY if seat < 0 else player(game, seat)
    return IGNORED[game.marks[pile]].format(who, "ABCD"[pile])


def player(game: "TheGame | OnCall", seat: int) -> str:
    """Return what the player at `seat` is called."""
    return "You" if game.players == 1 else game.name(seat)


def deal(game: "TheGame | OnCall", done: bool = False) -> str:
    """Return how many cards everybody is dealt, or has been where that is `done`."""
    each = " each" if game.players > 1 else ""
    return "Deal{} {}{}".format("t:" if done else "", game.hand_size, each)


def draws(game: "TheGame | OnCall", seat: int, count: int) -> str:
    """Return how many cards the player at `seat` draws."""
    if not count:
        return ""
    return ("draw {1}" if game.players == 1 else "{} draws {}").format(game.name(seat), count)


STILL = "{} goes on alone."


def drawn(new: "Sequence[str]") -> str:
    """Return which cards are `new` in the hand of who plays alone."""
    return "New: " + " ".join(new) if new else "No new cards"
