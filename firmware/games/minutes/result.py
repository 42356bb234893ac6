"""The result of a round: its worth, which one it was, and whether the clock was paused."""

from firmware.games.minutes import texts
from firmware.games.minutes.manifest import ROUNDS
from firmware.modules.later import later


def of(shell: "Shell"):
    """Return the screen with the result of the round that is over (FH3, FH17)."""
    game: Minutes = shell.referee.game
    number = later.session_record.totals(shell.journal)[0]
    title = texts.say("round-paused" if game.paused else "round", number, ROUNDS)
    return later.session.Scores(shell, title, texts.say("score", game.score))
