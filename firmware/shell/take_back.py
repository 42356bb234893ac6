"""Taking back, move after move, asking first where somebody has since seen new cards."""

NOTHING = "There is nothing to take back."
SEEN = "Cards have been drawn and seen since. Take the turn back all the same?"
BACK = "Taken back: {}."


def take_back(screen: "Screen"):
    """Take the last move back and return where the game then stands.

    The game's part ``texts`` may have ``seen(move)``, a question of its own where somebody has seen
    new cards.
    """
    shell = screen.shell
    move = shell.referee.last()
    if move is None:
        screen.refuse(NOTHING)
        return None
    if shell.referee.new_cards:
        seen = getattr(shell.referee.folder.part("texts"), "seen", None)
        text = seen(move) if seen else SEEN
        return shell.ask(text, lambda: _taken_back(shell, move, screen.looking))
    return _taken_back(shell, move, screen.looking)


def _taken_back(shell: "Shell", move: "Move", looking: bool):
    referee = shell.referee
    game: Game = referee.game
    seat = game.seat
    referee.take_back()
    game = referee.game
    same = looking and game.started and game.seat == seat and not game.over
    here = referee.folder.part("screens").Turn(shell) if same else shell.screen()
    here.say(BACK.format(referee.folder.called(referee.moves.text(move))))
    shell.signals.done()
    return here
