"""Why the device played something is told in every game that it plays: never by what is hidden."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from firmware.shell import box_turn
from tests.desk import playing
from tests.games.shuffled import dealt, home_of
from tests.text_fit import is_read

PLAYED = [game for game in catalog.games() if game.has_part("player")]
RULES = [row[0] for game in PLAYED for row in game.rule_sets]
SECRET = [rules for rules in RULES if not rules.startswith("FH")]  # there all displays lie open
NAMES = "BoxBixBaxBux"
MOVES = 120  # of a game, at most


class Told(NamedTuple):
    """A move of the device's own, the game before it, and why."""

    referee: Any
    before: Any
    move: Any
    why: str


def of_a_game(rules: str, seed: int) -> Iterator[Told]:
    """Yield what is told in a game that the device plays for everybody."""
    folder = home_of(rules)
    fewest, most = folder.rule_set(rules)[2:]
    referee: Any = playing(dealt(rules, SCREEN, max(fewest, min(3, most)), seed)).referee
    new_game, player = referee.new_game, folder.part("player")

    def named() -> Any:
        game = new_game()
        game.names = NAMES
        return game

    referee.new_game = named
    referee.game.names = NAMES
    referee.submit((0, 0))
    for _ in range(MOVES):
        game = referee.game
        if game.over:
            return
        seen = list(player.look(game, box_turn.played(referee.journal)))[-1]
        move = next(each for each in player.think(seen) if each)
        word = referee.moves.row(move[0])[0].split()[0]
        if word == "out":  # its sets are shown to all
            return
        if word in ("reveal", "need"):  # it names a place
            named_too = (game.needed,) if word == "need" else ()
            move = (move[0], *named_too, game.places[move[1]])
        before = deepcopy(game)
        assert referee.submit(move) is None, move
        yield Told(referee, before, move, box_turn.reason(referee))


def mixed(told: Told, chance: Random) -> Any:
    """Return the game before with all cards elsewhere that not all can see but by that move."""
    game, move = deepcopy(told.before), told.move
    if getattr(game, "places", b""):
        seen = {card for each in told.referee.past() for card in each[1:]}
        lie = [at for at, card in enumerate(game.places) if card not in seen]
        cards = [game.places[at] for at in lie]
        chance.shuffle(cards)
        places = dict(enumerate(game.places)) | dict(zip(lie, cards, strict=True))
        game.places = bytes(places[at] for at in sorted(places))
        return game
    table = game.knowledge
    shown = [card for card in game.cards_of(move) if card in table.known[game.seat]]
    top = len(table.pile) - table.draw
    hidden = [card for hand in table.known for card in hand] + list(table.pile[top:])
    for card in shown:
        hidden.remove(card)
    chance.shuffle(hidden)
    for seat, hand in enumerate(table.known):
        own = shown if seat == game.seat else []
        count = len(hand) - len(own)
        table.known[seat], hidden = sorted(hidden[:count] + own), hidden[count:]
    table.pile = bytes([*table.pile[:top], *hidden])
    return game


@pytest.mark.parametrize("rules", RULES)
def test_each_move_of_the_device_has_a_reason_of_a_line_or_two(rules: str):
    found = {told.why for told in of_a_game(rules, 1)}
    assert found
    assert "" not in found
    assert [why for why in found if not is_read(why, 2)] == []


@pytest.mark.parametrize("rules", SECRET)
def test_a_reason_is_the_same_whatever_the_hands_and_the_pile_have(rules: str):
    chance = Random(rules)
    part = home_of(rules).part("why")
    for told in of_a_game(rules, 2):
        again = part.of_last(told.referee, mixed(told, chance), told.move)
        assert again == told.why, (told.move, again)


@pytest.mark.parametrize("game", PLAYED)
def test_every_game_that_the_device_plays_tells_why(game: Any):
    assert game.has_part("why"), game.folder
