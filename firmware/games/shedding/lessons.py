"""Why games of discarding are as they are: a sentence to each refusal and event."""

from firmware.games.shedding.rules import DRAW, TREAT, TRICK

LESSONS = {
    "digit": "It goes by a digit of the open card",
    "match": "Same ones, tens or sum of digits",
    "three": "3 cards a turn, more only in a run",
    "factors": "One factor must be the open card's",
    "first": "One factor must be the open card's",
    "product": "The two multiplied are the card",
    "run": "A run goes on by its digit alone",
    "oblige": "On 1-9 go 1-9, or you draw three",
    "gone": "It lies among the discards",
    "held": "Only your own cards go",
    "special": "B: Trick, others +3. C: Treat",
    "late": "A Treat is instead of a turn",
    "answer": "A Treat helps from next time on",
    "nothing": "A turn: lay a card, or draw one",
    "laid": "Who has laid a card draws none",
    "one": "A turn is one card here",
    "nobody": "Only 1 to 9 oblige the next",
}
TRICK_SAID = "The 100 as Trick: all others draw three, the turn goes on"
TREAT_SAID = "The 100 as Treat: who has it never draws three again"
SHUFFLED = "The draw pile was used up: the discards are the new one"
SKIPPED = "After a square, 36 = 6 x 6, the next draws one and waits"
THREE = "Who lays no 1 to 9 on 1 to 9 draws three"
OBLIGED = "1 to 9 oblige the next: one of 1 to 9, or draw three"


def event(referee: "Referee") -> str:
    """Return a sentence on what the last move led to that is not usual, or nothing."""
    game: Any = referee.game
    move: Any = referee.last()
    drawn = game.drawn
    if move[0] == TRICK:
        return TRICK_SAID
    if move[0] == TREAT:
        return TREAT_SAID
    if move[0] == DRAW:
        return SHUFFLED if game.shuffled else THREE if drawn and drawn[1] > 1 else ""
    if drawn:
        return SKIPPED
    return OBLIGED if game.obliged else ""
