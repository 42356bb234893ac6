"""Taking back, move after move, while the clock goes on."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import lights, texts
from firmware.games.minutes.tables import START
from firmware.shell.take_back import BACK, question

ASKED = "back"


def take_back(screen: "Perhaps[Entry]", sure: bool):
    """Take the last move back; unless it is `sure`, ask where it needs it as in every game.

    What asks is no dialog, which would stop the clock: the screen has `asked`, and ``#`` is yes.
    Only before somebody starts the clock has to wait.
    """
    shell = screen.shell
    referee = shell.referee
    move = referee.last()
    if move is None:
        screen.refuse(texts.say("nothing"))
        return None
    game: Minutes = referee.game
    others = referee.seat is not None and referee.seat != game.seat
    if not sure and (others or referee.new_cards):
        screen.asked = ASKED
        seen = " " + texts.say("seen") if referee.new_cards else ""
        screen.say(screen.undo(move) or question(referee, move) + seen)
        return None
    referee.take_back()
    here = screen
    game = referee.game
    if move[0] == START and not game.challenge:
        clocks.pause(shell)
        here = shell.screen()
    here.say(BACK.format(shell.referee.called(move)))
    shell.signals.done(lights.TOPS)
    return None if here is screen else here
