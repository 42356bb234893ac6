"""What the round was worth, which one it was, and whether the clock stood still meanwhile."""

from firmware import loader
from firmware.games.minutes import texts
from firmware.games.minutes.manifest import ROUNDS


def of(house):
    """Return the screen with the result of the round that is over (FH3, FH17)."""
    game = house.referee.game
    session = loader.load("firmware.session")
    number = session.totals(house.journal)[0]
    title = texts.say("round-paused" if game.paused else "round", number, ROUNDS)
    return session.Scores(house, texts.say("score", game.score), title)
