"""What the round was worth, which one it was, and whether the clock stood still meanwhile."""

from firmware.games.minutes import texts
from firmware.games.minutes.manifest import ROUNDS
from firmware.modules.later import later


def of(shell):
    """Return the screen with the result of the round that is over (FH3, FH17)."""
    game = shell.referee.game
    session = later.session
    number = session.totals(shell.journal)[0]
    title = texts.say("round-paused" if game.paused else "round", number, ROUNDS)
    return session.Scores(shell, texts.say("score", game.score), title)
