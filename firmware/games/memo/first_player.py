"""Who starts, after the cards have been laid out (H-d)."""

from firmware.games.memo import texts
from firmware.shell.first_player import FirstPlayerChoice


class FirstPlayer(FirstPlayerChoice):
    """Choose who starts; at the table the cards are laid out meanwhile."""

    def __init__(self, shell: "Shell"):
        game: Memo = shell.referee.game
        title = texts.START if game.places else texts.TAKE.format(game.count)
        if game.guided:
            grid: GridPart = shell.referee.folder.part("grid")
            title = texts.ROWS.format(grid.across(game.count))
        super().__init__(shell, title)
