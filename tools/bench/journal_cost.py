"""The cost of a long game for the memory: bytes of the journal, and erases of the flash."""

import random

from firmware.modules.game_folder import GameFolder
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from host_sim.chips.flash import Flash, Nvm
from tools.bench.steps import PLAYERS, decks

MOVES = 150


def cost(game: GameFolder, level: int) -> tuple[int, int]:
    """Return journal bytes and erases of 150 random moves of `game`, in a memory that was used."""
    flash = Flash()
    play(flash, game, level, random.Random(1))
    before = Journal(flash.image).used(), flash.erases
    play(flash, game, level, random.Random(2))
    return Journal(flash.image).used() - before[0], flash.erases - before[1]


def play(flash: Flash, game: GameFolder, level: int, chance: random.Random) -> None:
    """Play until the game is over, but MOVES at most."""
    name = game.manifest.RULE_SETS[0][0]
    agreed = Setup(name, level, PLAYERS, decks(game, level, chance)[0])
    journal = Journal(Nvm(flash))
    journal.begin(agreed.pack())
    go_on(journal, game, agreed, chance)


def go_on(journal: Journal, game: GameFolder, agreed: Setup, chance: random.Random) -> None:
    """Play the game of `journal` until it is over, but MOVES at most."""
    referee = Referee(journal, game, agreed, chance.randbytes)
    for _ in range(MOVES):
        moves = referee.game.legal_moves() if not referee.game.over else []
        if not moves:
            return
        move = chance.choice(moves)
        if referee.game.owes:
            move = (move[0], *referee.game.owes)
        if referee.submit(move):
            raise AssertionError(f"{move} was listed as legal and refused")
