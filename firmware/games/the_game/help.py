"""Help and rules of *The Game*, and whether a card goes on another, for whoever asks."""

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
