"""Taking back, move after move, while the clock goes on."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import lights, texts
from firmware.games.minutes.tables import START
from firmware.shell.take_back import BACK, NOTHING


def take_back(screen: "Perhaps[Entry]", sure: bool):
    """Take the last move back; unless it is `sure`, ask where somebody has seen new cards since.

    Only before somebody starts the clock has to wait.
    """
    shell = screen.shell
    move = shell.referee.last()
    if move is None:
        screen.refuse(NOTHING)
        return None
    if shell.referee.new_cards and not sure:
        screen.asked = "*"
        screen.say(texts.say("seen"))
        return None
    shell.referee.take_back()
    here = screen
    game: Minutes = shell.referee.game
    if move[0] == START and not game.challenge:
        clocks.pause(shell)
        here = shell.screen()
    here.say(BACK.format(shell.referee.called(move)))
    shell.signals.done(lights.TOPS)
    return None if here is screen else here
