"""The question after a refusal in *The Game*: is it right all the same?"""

from firmware.games.the_game.tables import TOP
from firmware.ui.screen import BACK

RIGHT = " Is it right all the same?"


def right(turn: "LayingTurn", card: int, pile: int):
    """Ask whether `card`, refused as it has been laid, goes on `pile` all the same.

    Then it is ruled there and away again, which leaves it in a hand; an earlier one was a slip.
    """
    game = turn.game
    top = game.tops[pile]
    if game.knowledge.hand(game.seat) is not None or not game.fits(card, pile):
        return None

    def yes():
        turn.say("")  # what it was refused with
        for ruled in (card, top):
            turn.shell.referee.submit((TOP, pile, ruled))
        return turn.lay(card, pile) or BACK

    return turn.shell.ask(turn.note + RIGHT, yes, turn)
