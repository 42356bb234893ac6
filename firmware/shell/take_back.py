"""Taking back, move after move, asking before what is not one's own last key of this turn."""

from firmware.play.knowledge import GUIDED
from firmware.shell.first_player import START

NOTHING = "There is nothing to take back."
UNDO = "Undo {}?"
OF = "{}'s {}"
SEEN = "New cards have been seen."
TAKEN_BACK = "Undone: {}."


def take_back(screen: "Screen", own: bool = False):
    """Take the last move back and return where the game then stands; before it to the questions.

    It asks first where the move was another player's, unless it is known to be one's `own`, or
    somebody has seen new cards by it, of which the game's part ``texts`` may have ``seen(move)``,
    words of its own.
    """
    shell = screen.shell
    referee = shell.referee
    move = referee.last()
    if move is None and referee.setup.level != GUIDED:  # it is not given up by one key
        return shell.questions(referee.folder, referee.setup)
    if move is None:
        screen.refuse(NOTHING)
        return None
    text = ""
    game: Game = referee.game
    if not own and referee.seat is not None and referee.seat != game.seat:
        text = question(referee, move)
    if referee.new_cards:
        seen = getattr(referee.folder.texts, "seen", None)
        text = (text or question(referee, move)) + " " + (seen(move) if seen else SEEN)
    return shell.ask_back(text, screen) if text else taken_back(screen)


def question(referee: "SeatedReferee", move: "Move") -> str:
    """Return the question whether `move`, the last one, is to be undone; it names whose it was."""
    what = referee.called(move)
    game: Game = referee.game
    if referee.moves.text(move)[:7] == "ruling-":
        what = "the ruling " + what
    elif "'s " not in what and game.players > 1 and referee.seat is not None:  # else it names them
        for article in ("the ", "a "):
            if what.startswith(article):
                what = what[len(article) :]
        what = OF.format(game.name(referee.seat), what)
    return UNDO.format(what)


def taken_back(screen: "Screen"):
    """Take the last move back without a question; return where the game then stands."""
    shell = screen.shell
    referee = shell.referee
    move: Any = referee.last()
    game: Game = referee.game
    seat = game.seat
    referee.take_back()
    shell.hold()
    game = referee.game
    same = screen.looking and game.started and game.seat == seat and not game.over
    here: Any = referee.folder.screens.Turn(shell) if same else shell.screen()
    if not game.started and move[0] == START and hasattr(here, "starts"):  # it is asked again
        here.chosen = move[1]
    here.say(TAKEN_BACK.format(referee.called(move)))
    shell.signals.done()
    return here
