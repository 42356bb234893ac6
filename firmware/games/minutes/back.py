"""Taking back, move after move, while the clock goes on."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import lights, texts
from firmware.games.minutes.tables import START
from firmware.takeback import BACK, NOTHING


def take_back(screen, sure: bool):
    """Take the last move back; unless it is `sure`, ask where somebody has seen new cards since.

    Only before somebody starts the clock has to wait.
    """
    house = screen.house
    move = house.referee.last()
    if move is None:
        screen.refuse(NOTHING)
        return None
    if house.referee.drew and not sure:
        screen.asked = "*"
        screen.say(texts.say("seen"))
        return None
    house.referee.take_back()
    here = screen
    if move[0] == START and not house.referee.game.challenge:
        clocks.pause(house)
        here = house.screen()
    here.say(BACK.format(texts.called(house.referee.moves.text(move))))
    house.signals.done(lights.TOPS[0], 4)
    return None if here is screen else here
