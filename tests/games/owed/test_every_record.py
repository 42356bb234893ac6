"""The record of any game at any set-up is read as it was written, and goes on from its journal."""

from random import Random

import pytest

from firmware.modules.game_folder import GameFolder
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from tests import drawn
from tests.games.owed.test_every_game import GAMES, agreements
from tools.replay import record
from tools.replay.transcript_lines import sort_out

MOVES = 40


def with_options(game: GameFolder, agreed: Setup) -> list[Setup]:
    """Return `agreed`, and what the rules allow of it where each option is at either end."""
    rows = game.options(agreed.rules, agreed.level)
    usual = [row[3] for row in rows]
    kinds = [b"", bytes(usual)]
    for place, (_, _, values, _) in enumerate(rows):
        ends = (0, len(values) - 1) if isinstance(values[0], tuple) else values[:2]
        kinds += [bytes([*usual[:place], end, *usual[place + 1 :]]) for end in ends]
    found = []
    for options in dict.fromkeys(kinds):
        setup = Setup(agreed.rules, agreed.level, agreed.players, b"", options)
        try:
            if agreed.deck:
                setup.deck = bytes(game.part("rules").cards(setup))
            game.part("rules").new(setup)
        except ValueError:
            continue  # no such game in the book
        found.append(setup)
    return found


def played(game: GameFolder, agreed: Setup, chance: Random) -> Referee:
    """Return the referee of a game at `agreed` that was played at random for a while."""
    cards = list(agreed.deck)
    chance.shuffle(cards)
    agreed.deck = bytes(cards)
    journal = Journal(bytearray(b"\xff" * 4096))
    journal.begin(agreed.pack())
    referee = Referee(journal, game, agreed)
    for _ in range(MOVES):
        if not (legal := referee.game.legal_moves()):
            break
        code, *fields = chance.choice(legal)
        if referee.game.owes:
            chance.shuffle(fields)
        assert referee.submit((code, *fields)) is None
    return referee


@pytest.mark.parametrize("game", GAMES, ids=[game.folder for game in GAMES])
def test_the_record_of_every_set_up_comes_back(game: GameFolder):
    chance = Random(7)
    for agreed in drawn.some(agreements(game), 8):
        for setup in with_options(game, agreed):
            referee = played(game, setup, chance)
            lines = record.lines(referee)
            assert max(map(len, lines)) <= 72
            read = record.replay(sort_out("\n".join(lines)))
            assert read.log() == referee.log()
            assert vars(read.setup) == vars(setup)
            assert read.game.facts() == referee.game.facts()
            assert record.lines(record.remembered(bytes(read.journal.memory))) == lines
