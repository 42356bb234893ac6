"""Why *The Game* is as it is: a sentence to each refusal and event, for whoever learns it."""

from firmware.games.the_game.rules import LAY

LESSONS = {
    "up": "Up only, or back by exactly 10",
    "down": "Down only, or back by exactly 10",
    "laid": "Each number is there once",
    "held": "Only your own cards go",
    "few": "A turn is 2 cards, experts 3, at the end 1",
    "turn": "Only the others ask",
}
TEN_BACK = "Ten back: that pile has ten numbers more again"
EMPTY = "The draw pile is empty: now 1 card a turn is enough"
EMPTY_SHORT = "The draw pile is empty: 2 cards are due all the same"


def event(referee: "Referee") -> str:
    """Return a sentence on what the last move led to that is not usual, or nothing."""
    game: Any = referee.game
    move: Any = referee.last()
    if move[0] == LAY:
        was = referee.log()[:-1]
        tops = [each[1] for each in was if each[0] == LAY and each[2] == move[2]]
        back = move[1] + 10 if move[2] < 2 else move[1] - 10
        return TEN_BACK if tops[-1:] == [back] else ""
    if not game.over and not game.knowledge.draw and sum(game.knowledge.hands) == game.unlaid:
        full = len([hand for hand in game.knowledge.hands if hand == game.hand_size])
        if full >= game.players - 1:  # somebody has just drawn the last one
            return EMPTY_SHORT if game.short else EMPTY
    return ""
