"""Who starts (H-d), where each player has a hand: games 1 to 6."""

from firmware.starter import Starter

DEAL = "Deal {}. Who starts?"


class Start(Starter):
    """Choose who starts; everybody may look at his hand before.

    Where the players have the cards, the screen of the part `opening` comes next.
    """

    def __init__(self, house, opening: str):
        game = house.referee.game
        dealt = game.table.hand(0) is not None
        if not dealt:
            house.soon(house.referee.folder.module(opening))
        super().__init__(house, "Who starts?" if dealt else DEAL.format(game.hand_size), dealt)
