"""Why games 5 and 6 are as they are: a sentence to each refusal and event."""

LESSONS = {
    "draw": "Draw or take one, then throw one",
    "drawn": "One came, so throw one",
    "held": "Only your own cards go",
    "elsewhere": "It lies open, or somebody took it",
    "sets": "A set: 4 or more, the same ones or tens",
    "size": "All cards of the hand count",
    "top": "The open card stays for the next",
}
SHUFFLED = "The draw pile was used up: the discards are the new one"


def event(referee: "Referee") -> str:
    """Return a sentence on what the last move led to that is not usual, or nothing."""
    moves = referee.log()
    return SHUFFLED if moves[-1][0] == referee.rules.CHANCE else ""
