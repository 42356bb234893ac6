"""Help of the games of discarding: pages of seven lines at most."""

MORE = (
    "Beside the open card: who holds how many. D turns the page of your cards: +4, 4 more. With "
    "hints, underlined cards go.",
    "Last card of the draw pile taken: shuffle the discards at once, not the open card. Played "
    "already, I say, and it is not? # lets it be right.",
)
_TOLD = (
    "What you type before # is your last card: 4 5 #. If the next one is told too and can hardly "
    "go on it, I ask. Draw pile empty: shuffle the discards.",
)
TURN = (
    "Type a card and # to discard it. # alone draws, asked once at the table or while a card of "
    "yours goes. Beside the open card: what goes on it.",
) + MORE
TURN_SPECIAL = (
    "Type a card and #. # alone ends the turn or draws, asked once at the table or while a card of "
    "yours goes. Who must answer lays 1 to 9 or draws three.",
    "A, a number, #: a joker (J) as that number. B plays the 100 as Trick, C as Treat; + marks who "
    "has it. 'more 5s' is your run: a 5 in each card.",
) + MORE
ON_CALL = (
    "You check the cards. # says that you laid one, A that you laid none and drew one.",
) + _TOLD
ON_CALL_SPECIAL = (
    "You check the cards. # says: one laid, my turn is over. D before it: one more laid. 7 #: the "
    "last one was a 7, or a joker as 7.",
    "A says: laid none, and drew one; three if 1 to 9 lay there. After D it says: no more laid, "
    "and I ask whether the last was 1 to 9.",
    "B plays the 100 as Trick, C as Treat, before the last card; + marks who has it.",
) + _TOLD
START = ("You agree who starts and press their number.",)
OPENING = (
    "Deal, turn over one card and type it, then #. A joker goes under the draw pile: turn the "
    "next.",
)
GUIDED = (
    "I know who holds what, and tell nobody. You draw though a card of yours goes? I don't tell. "
    "A card I know elsewhere, and it is right? # says so.",
)
RULING = (
    "The table is right: set here what I have wrong.",
    "None wins: set one card and discard it. Who is on turn and is set again still has to answer.",
)

READINGS = (
    "Our readings: the first discards are shuffled as the last card is taken, even of three. "
    "Nothing there? Draw what there is.",
    "Our readings: You agree who starts. Playing on, what the last card does still holds; the "
    "next are those still in.",
)
READINGS_SPECIAL = READINGS + (
    "Our readings: a first open card obliges nobody; a joker there goes under. An open 100 is "
    "matched by 1 and 0.",
    "Our readings: No Treat when you must answer or have laid a card; Trick frees you. A last "
    "card as Trick or Treat wins.",
)
CARDS = (
    "On the cards: red is a prime, green a square, X a product of 1 to 10, ? a joker. The hat "
    "tells 6 from 9.",
)
SIGNS = (
    "1 to 9 are Monumerals, 11, 22 .. 99 Twinumerals: each has its sign on the card, and so has "
    "the 100.",
    "On my panel: J a joker; + beside a player, the 100; +4, four more cards; pile, what is left "
    "to draw.",
)
END = (
    "First hand empty wins, 0 points. Others count cards in hand; or play on: by place 2, 3, 4. "
    "Lowest total wins."
)
