"""The texts of *The Game*, in the players' words."""

from firmware.games.the_game.rules import LAY, ROW_CARDS, TOP

# Why a move is refused, by the rules' word for it; two lines at most.
REFUSED = {
    "up": "{0} not on {1}\nabove {2}{3}",
    "down": "{0} not on {1}\nbelow {2}{3}",
    "card": "{0} is no card\nonly 2 to 99",
    "laid": "{0} lies already",
    "held": "You have no {0}",
    "none": "No cards\n{0} has none",
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
    "many": "Only {0} in hand",
    "on-call": "You check cards",
}

TEN_BACK = "Ten back!"
WHICH_CARD = "Type a card first"
NO_ROOM = "No room to think"
HOW_MANY = "Count the cards"
WHICH_PILE = "Then A to D"
CALLED = {
    "lay": "{} on {}",
    "end": "the end",
    "cant": "can't",
    "laid": "the count of {0}",
    "stuck": "the count of {0}",
    "ruling-top": "{1} on {0}",
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

MARKS = ("{} is free again", "Keep off {}", "No big jump on {}", "Go fast on {}")
ASKS = ("", "{}: keep off {}", "{}: no big jump {}", "{}: fast on {}")
IGNORED = ("", "{} said: off {}!", "{}: no big jump!")
SOMEBODY = "Somebody"
WHO_ASKS = "Who asks?"
WHO_KEY = ("Press your own number", "A: another sign", "#: without a name")
WHO_KEYS = "{} #none A sign"
WHO = "Your own number, or #"

# What the keys do in a turn, then what # or * does.
KEYS = "card, then A-D  "
TYPED_KEYS = "which pile A-D ?  "  # as wide before the cap: it stays
CLEAR_KEY = "*clear"
END_KEY, PASS_KEY, CANT_KEY, UNDO_KEY = "#end", "#pass", "#can't", "*undo"

# A turn on call: what follows the count, and what the keys do.
LAYING = ("{} lays", "You lay")
THEN_DRAWS = "draws {}"
OR_MORE = "or more"
THEN = "then {}"
LEFT_OF = "{} left"
SAID = ("", "off ", "no big ", "fast ")  # of piles
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
NOTHING_SHORT = "Nobody can lay. "
ALL = "All"
LEFT_SHORT = "Fewer is better."


def why(reason: "Reason", pile: int = -1) -> str:
    """Return the refusal `reason`, a word and its figures, as what is wrong and what goes.

    A `pile` is named where it is known, else its top.
    """
    word = reason[0]
    figures = reason[1:]
    if len(figures) > 1:
        card, top = figures
        ten = top - 10 if word == "up" else top + 10
        other = ", or {}".format(ten) * (1 < ten < 100)  # else there is no such card
        figures = card, top if pile < 0 else "ABCD"[pile], top, other
    return REFUSED[word].format(*figures)


def ignored(game: "TheGame", pile: int) -> str:
    """Return what somebody had asked of `pile`."""
    seat = game.askers[pile]
    who = SOMEBODY if seat < 0 else player(game, seat)
    return IGNORED[game.marks[pile]].format(who, "ABCD"[pile])


def count(referee: "SeatedReferee") -> int:
    """Return how many moves the last key made: three where a card that lay was right all the same.

    They are two rulings, by which it lies there and then no more, and the card itself, even if that
    was edited since; then the rulings still leave the pile as it lay.
    """
    last, tops = [], list(ROW_CARDS)  # the last three moves, and what lay before them
    for move in referee.past():
        last.append(move)
        if len(last) > 3:
            gone = last.pop(0)
            if gone[0] == LAY:
                tops[gone[2]] = gone[1]
            elif gone[0] == TOP:
                tops[gone[1]] = gone[2]
    if len(last) < 3 or last[2][0] != LAY or not last[0][0] == last[1][0] == TOP:
        return 1
    card, pile = last[2][1:]
    lies, rests = last[0][1:], last[1][1:]
    same = lies == (pile, card) or lies[1] != tops[lies[0]] == rests[1]
    return 3 if lies[0] == rests[0] and same else 1


def player(game: "TheGame | OnCall", seat: int) -> str:
    """Return what the player at `seat` is called."""
    return "You" if game.players == 1 else game.name(seat)


def deal(game: "TheGame | OnCall", done: bool = False) -> str:
    """Return how many cards everybody is dealt, or has been where that is `done`."""
    each = " each" if game.players > 1 else ""
    return "Deal{} {}{}".format("t:" if done else "", game.hand_size, each)


def draws(game: "TheGame | OnCall") -> str:
    """Return who draws how many cards, as their turn has just ended."""
    if not game.drawn or game.laid:
        return ""
    seat, count = game.drawn
    if not game.knowledge.hands[seat]:  # they have left since
        return ""
    return ("draw {1}" if game.players == 1 else "{} draws {}").format(game.name(seat), count)


STILL = "{} goes on alone."


def drawn(new: "Sequence[str]") -> str:
    """Return which cards are `new` in the hand of who plays alone."""
    return "New: " + " ".join(new) if new else "No new cards"


# On the board help.py:
# Help and rules of *The Game*, and whether a card goes on another, for whoever asks.


SAY = (
    "What may I say? All but numbers, nor a hint that means one. Fine: keep off this pile; no big "
    "jump here; go up fast here; I can't play.",
)
TURN = (
    "Type a card and its pile: 3 7 C lays 37 on C. # ends the turn, or says that you can't play. * "
    "clears, then takes back. At the top right: so many are left to draw.",
    "A and B go up, C and D down. Where I dealt, cards that begin as you type stand in reverse; "
    "one alone is meant. With hints, underlined cards go; 0 says what to lay.",
    "Hold A to D: keep off X, no big jump (over 10), free again. Short sheet: go fast on it. "
    "Three or more of you: your number behind it says who asks.",
) + SAY
COACH = (
    "I look at all ends of your turn, by what you see yourself, and name the first card of the "
    "best one. Any key goes on. Of 100 games alone my hints win 30.",
)
SIGNAL = (
    "The sign has the name of who asks: press your own number. A is another sign, the last one "
    "takes it away.",
)
ON_CALL = (
    "You check the cards. At the end of a turn type how many were laid: 3 # is three. # alone says "
    "that you can't lay any.",
    "I say how many to draw, count the pile and tell whose turn it is.",
    TURN[2],
) + SAY
START = ("All look at their cards. Then you agree who starts and press their number.",)
GUIDED = (
    "I know who holds what, and tell nobody. Nobody has to say that they can't play: I end the "
    "game then, and tell which cards would have gone. B: one goes, play on.",
)
RULING = ("The table is right: set here what I have wrong.",)
RESULT = ("Where I dealt, D shows the hands.",)

_TIP = (
    "A tip: lay what lies close, one or two apart. Keep two cards that are ten apart together: "
    "the second leads back.",
)
_PILES = (
    "Lay all 98 cards, 2 to 99, on four piles. A and B go up from 1, C and D down from "
    "100, as the arrows say. A card may also go back by exactly 10."
)
RULES = (
    (
        _PILES,
        "A turn lays 2 cards or more, experts 3, then draws up to the hand. With the "
        "draw pile empty "
        "1 will do. Never tell a number!",
        "Fewer, and none fits? The game is over. 0 left beats it, under 10 is excellent.",
        "Our readings: lay while a card fits, nobody must look ahead. Experts too lay just 1 once "
        "the draw pile is empty.",
        'Our reading: at the table your "can\'t" counts, asked once more; where I dealt I see '
        "whether a card fits.",
    )
    + SAY
    + _TIP
)
RULES_SHORT = (
    (
        _PILES,
        "A turn lays 2 cards or more, even when the draw pile is empty, then draws up to the hand. "
        "Never tell a number!",
        "It ends when nobody can lay or all is laid. Fewer left is better.",
        "Our readings: who cannot lay 2 lays what they can, even nothing, and the turn passes on. "
        "You agree who starts.",
        "Our reading: who holds fewer than 2 lays those; who has none is passed over.",
    )
    + SAY
    + _TIP
)


def rules(game) -> tuple:
    """Return the pages of *Rules in short* for `game`."""
    return RULES_SHORT if game.short else RULES


# What a held # says of each rule set where it is chosen.
WHICH = {
    "TG": (
        "Lay two cards a turn or more, one once the draw pile is empty. Eight cards alone, 7 "
        "for two, else 6."
    ),
    "TG-expert1": ("Three cards a turn or more as long as there is a draw pile."),
    "TG-expert2": ("Three a turn or more, and smaller hands: 7 cards alone, 6 for two, else 5."),
    "TS": (
        "Who can't lay two passes on, and the others play on. Two a turn, also without a draw "
        "pile. A third sign: go fast on it."
    ),
}
