"""What *4 1/2 Minutes* says, in the players' words."""

from firmware.games.minutes.tables import BLOCKED, COLOUR, NAMES, VERDICTS, text_of

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


def verdict(total: int) -> str:
    """Return what three rounds of `total` minus points are worth (FH17)."""
    for i in range(len(VERDICTS)):
        if total <= VERDICTS[i]:
            return TOTALS[i]
    return TOTALS[-1]


def session_verdict(games: int, totals) -> str:
    """Return the verdict on as many rounds as count together, else nothing."""
    return verdict(totals[0]) if games == 3 else ""
