"""Help and rules of *Numbers Memo*: pages of seven lines."""

TURN = (
    "Turn up a card on the table and type its number, then #. Say which number it needs, then #.",
    "Turn up the second card: # alone if it is the one that you said, else type it, #.",
    "A pair is yours: take it and go again, or # stops. If it is none, let everybody see both; # "
    "or the next card's number turns them back.",
)
GRID = (
    "Type a place and #: places count row by row, from 1. Or go there by A up, D down, B left, C "
    "right. ? is the place you are at.",
    "Say which number it needs, then #. Then turn up the second.",
    "If it is no pair, let everybody see both.",
)
ON_CALL = (
    "You judge the cards. A: it is a pair, yours, and you may go again. #: it is none, or you "
    "stop, and the next player is on turn.",
    "I count the cards that each has won and what is left.",
)
START = (
    "Lay the cards out face down, in rows, or I do. You agree who starts and press their number.",
)
GUIDED = (
    "Lay the deck out row by row from its top. Then type places: I know which card lies there, and "
    "tell nobody. Another card all the same? # says so.",
)
RULING = ("The table is right: set here what I have wrong. The record keeps it as a ruling.",)

RULES = (
    "Two cards make a pair by their sum, by their difference, or as neighbours such as 7-8, the "
    "even one greater. You chose which.",
    "Turn up a card, say which number it needs, turn up another. A pair is yours, and you may go "
    "again. If not, both are turned back.",
    "Most cards win, a tie is shared, games add up. Our reading: a wrong number said costs "
    "nothing, what counts is the pair.",
    "Our readings: a card that is up, or gone, cannot be turned up. You agree who starts.",
    "Signs: a dot is an empty place, ! a card face up, ? the place you are at.",
    "A tip: turn up a card that nobody has seen first. Its partner is known? Then take the pair; "
    "else learn one more place.",
)
