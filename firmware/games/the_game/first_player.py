"""Who starts, after all have looked at their hands (TG3)."""

from firmware.games.the_game import texts
from firmware.games.the_game.screens import passed_round
from firmware.modules.later import later
from firmware.play.knowledge import GUIDED
from firmware.shell.first_player import FirstPlayerChoice


class FirstPlayer(FirstPlayerChoice):
    """TG3: the cards are dealt; all may look at their hands, then the starter is chosen."""

    def __init__(self, shell: "Shell"):
        game: TheGame = shell.referee.game
        secret = game.knowledge.secret
        super().__init__(shell, "Who starts?", passed_round(game) or secret)
        if shell.referee.setup.level == GUIDED:
            self.below = later.guided.packets(game, game.hand_size)
        else:
            self.below = texts.LOOK if self.look else texts.deal(game)

    def render(self, page: "Page") -> None:
        super().render(page)
        page.row(6, self.below)
