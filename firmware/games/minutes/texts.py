"""What *4 1/2 Minutes* says, in the players' words."""

from firmware.games.minutes.tables import BLOCKED, COLOUR, NAMES, TURN, VERDICTS, text_of

HELPS = "firmware.games.minutes.help"

# Why a move is refused, by the rules' word for it; three lines of 21 characters at most.
REFUSED = {
    "over": "The round is over.",
    "start": "Choose who starts first.",
    "started": "The round has started.",
    "seat": "Players are P1 to P{0}.",
    "card": "There is no such card.",
    "pile": "Piles are A and B.",
    "first": "The first card begins pile A.",
    "gone": "{0}: all of them have been laid.",
    "held": "{0} does not lie before you.",
    "fit": "{0} does not go on {1}.",
    "change": "{0} does not go on {1}: {2}, {3} or a white card.",
    "block": "{0} does not go on {1}: only {2} or a white card.",
    "blocked": "Pile {0} is blocked, {1} to go.",
    "second": "Never block both piles!",
    "name": "Name a player: whose turn is it?",
    "nobody": "Nobody is named by that card now.",
    "empty": "P{0} has no cards.",
    "light": "In the light mode I see no cards.",
    "full": "Type the card, please.",
    "two": "With two there is no direction.",
    "count": "From {0} to {1}, please.",
    "dealt": "I dealt the cards, so that number is sure.",
}

SCORE = "{} minus points."
# Of three rounds together, by VERDICTS; then the worst.
TOTALS = (
    "Not one! Nobody does better.",
    "Very good! A team of stars.",
    "Well done, you have the knack.",
    "Not bad. Another three?",
    "Next time will be better.",
    "Keep your heads up and go on!",
)


def why(reason) -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    word, figures = reason[0], list(reason[1:])
    if word in ("fit", "gone", "held"):
        figures = [text_of(card) for card in figures]
    elif word == "blocked":
        figures[0] = "AB"[figures[0]]
    if word == "fit" and reason[2] & 15 in (COLOUR, BLOCKED):
        colour = reason[2] >> 4
        word = "change" if reason[2] & 15 == COLOUR else "block"
        figures += [NAMES[colour], NAMES[(colour + 1) % len(NAMES)]]
    return REFUSED[word].format(*figures)


def neither(whys) -> str:
    """Return why a card goes on no pile, for the reasons `whys` of each."""
    if whys[0][0] == whys[1][0] == "fit":
        return NEITHER.format(*[text_of(card) for card in whys[0][1:] + whys[1][2:]])
    for reason in whys:
        if reason[0] not in ("blocked", "first"):
            return why(reason)
    return why(whys[0])


def verdict(total: int) -> str:
    """Return what three rounds of `total` minus points are worth (FH17)."""
    for i in range(len(VERDICTS)):
        if total <= VERDICTS[i]:
            return TOTALS[i]
    return TOTALS[-1]


def session_verdict(games: int, totals) -> str:
    """Return the verdict on as many rounds as count together, else nothing."""
    return verdict(totals[0]) if games == 3 else ""


# What is said besides refusals.
WHICH_CARD = "Number or sign first, then the colour."
WHICH_COLOUR = "There are {0} colours: press 1 to {0}."
WHICH_PILE = "Pile A or B?"
WHICH_PLAYER = "Press the player's number, 1 to {}."
WHICH_PLACE = "Choose a card, 1 to {}."
NO_NUMBERS = "Numbers and new colours: just A or B."
FINISH = "Finish the card, or drop it with *."
NEITHER = "{} goes neither on {} nor on {}."
ASIDE = "Set {} cards aside? # yes, others no."
SEEN = "New cards were seen. * again takes back."
RULED = "Ruled: {}."
GONG = "The gong has gone: it does not count."
GO_ON = "# lets the clock go on."
STARTS = "{} starts"
DEAL = "Deal {} each, face down."
DEALT = "{} cards each lie ready."
COUNTS = ("free", "ONE", "TWO", "THREE")  # as the players call them, FH13
YOUNGEST = "The youngest starts."
WHO_BEGINS = "Who begins? 1-{}"
WHO_NEXT = "Whose turn next? 1-{}"
COUNTED = "cards {}"
UP = "Time is up."
GONE = "All cards are gone!"
OVER = "It is over. # shows the result."
PAUSED = "Paused."

# What the keys do.
KEYS = "#aside *back"
KEYS_SIGNS = "1-7 8> 9~ 0+ C/ D#"
KEYS_LIGHT = "A,B card 8> 9~ 0+ D#"
KEYS_DEALT = "1-9 card #aside *back"
KEYS_MORE = "1-0 D more #asid *bk"
KEYS_ENTRY = "*back"
KEYS_ALL = "Any key goes back."
KEYS_READY = "#start clock *back"
KEYS_PAUSED = "#go on *back"
KEYS_END = "#result *back"
SPECIAL = ("turn", "direction", "draw 2")
CALLED = {"time": "time is up", "aside": "cards set aside"}


def player(seat: int) -> str:
    """Return what the player at `seat` is called."""
    return "P" + str(seat + 1)


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    return CALLED.get(move, move[move.find("-") + 1 :])


def status(game, left: int) -> str:
    """Return row 0 with `left` seconds to play: who is on turn, time, draw pile, set aside."""
    who = player(game.seat) if game.started else "P?"
    way = " " if game.players == 2 else ">" if game.way > 0 else "<"
    clock = "{}:{:02}".format(left // 60, left % 60)
    return "{}{} {} draw{:>2} out{:>2}".format(who, way, clock, game.table.draw, game.aside)


def top(game, pile: int) -> str:
    """Return the row of `pile`: its top, in letters and in words."""
    card = game.tops[pile]
    head = "AB"[pile] + " " + (text_of(card) + " " if card else "")
    if game.count and pile == game.blocked:
        return head + "blocked: " + COUNTS[game.count]
    if not card:
        return head + (COUNTS[0] if game.light else "not begun")
    colour, kind = card >> 4, card & 15
    if kind == COLOUR:
        return head + NAMES[colour] + " or " + NAMES[(colour + 1) % len(NAMES)]
    if kind == BLOCKED:
        return head + NAMES[colour] + " or white"
    return head + NAMES[colour] + " " + (str(kind) if kind < TURN else SPECIAL[kind - TURN])


def draws(game, seat: int, before, laid: int) -> str:
    """Return who draws how many, where that is not as usual.

    `before` are the displays' counts before `seat` took `laid` cards off his own.
    """
    said = []
    for other in range(game.players):
        count = game.table.hands[other] - before[other]
        usual = 0
        if other == seat:
            count += laid
            usual = 0 if game.challenge else 1
        if count != usual:
            said.append("{} draws {}".format(player(other), count))
    return " ".join(said)
