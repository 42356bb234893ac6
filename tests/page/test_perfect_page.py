"""Perfect play as the page asks it: its proofs, its lines, and what is told of a game."""

import json
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import KNOWN, ON_CALL, SCREEN
from firmware.play.setup import Setup
from firmware.shell import looking
from firmware.storage.journal import CLOSED
from tests.journal_games import begun
from tests.page.test_page_device import REST, ask, typed
from tests.tools.test_story import EVERY, played
from tools.page import node
from tools.page.html import FACE
from tools.players.random_games import Course
from tools.story.perfect.every_way import Hands, Rules, can_win

SCRIPT = FACE.parent.parent.parent / "tests" / "page" / "perfect_test.mjs"
PLENTY = 100_000  # how often a question may ask whether its time is over


def answered(positions: Sequence[Any], games: Sequence[Any] = (), rounds: int = PLENTY) -> Any:
    """Return what perfect.mjs says of `positions` and of whole `games`."""
    done = node.told(SCRIPT, {"positions": positions, "games": games, "rounds": rounds}, FACE)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def deal_of(rules: Rules, deck: tuple[int, ...]) -> dict[str, Any]:
    players, hand, least, at_end, passes = rules
    return {
        "deck": list(deck), "players": players, "hand": hand, "least": least,
        "leastAtEnd": at_end, "passes": passes,
    }  # fmt: skip


def endgame(chance: Random) -> tuple[tuple[int, ...], Hands, tuple[int, ...], int, Rules]:
    """Return tops, hands, draw pile, seat and rules of a small endgame."""
    players = chance.randint(1, 4)
    kinds = [(2, 1, False), (3, 1, False), (2, 2, True)]  # nobody plays the short sheet alone
    kind = kinds[chance.randrange(3 if players > 1 else 2)]
    size = chance.randint(2, 7) // players + 1
    drawn = chance.choice((0, 0, 1, 2, 3))
    low = chance.randint(2, 60)
    out = chance.sample(range(low, low + 40), players * size + drawn)
    gone = [card for card in range(low, low + 40) if card not in out]
    tops = sorted(chance.sample(gone, 4), reverse=True)
    if chance.random() < 0.4:
        chance.shuffle(tops)
    hands = tuple(frozenset(out[seat : players * size : players]) for seat in range(players))
    rules = (players, size, *kind)
    return tuple(tops), hands, tuple(out[players * size :]), chance.randrange(players), rules


def test_its_answers_agree_with_every_way_of_playing_endgames():
    positions, expected = [], []
    for number in range(400):
        tops, hands, pile, seat, rules = endgame(Random(f"page {number}"))
        table = {"tops": tops, "hands": [sorted(hand) for hand in hands], "seat": seat}
        positions.append({"deal": deal_of(rules, pile), "table": {**table, "draw": len(pile)}})
        expected.append("won" if can_win(tops, hands, pile, seat, rules) else "lost")
    assert [one["word"] for one in answered(positions)["answers"]] == expected
    assert {*expected} == {"won", "lost"}


def dealt(chance: int, players: int = 2) -> Any:
    """Return the referee of a dealt game that was played by whoever lays what skips least."""
    rules = catalog.game_of("TG").rules
    deck = rules.cards()
    Random(chance).shuffle(deck)
    referee = begun(Setup("TG", SCREEN, players, bytes(deck)))
    while not referee.game.over:
        game = referee.game
        move = min(game.legal_moves(), key=lambda move: _skips(game, move))
        assert referee.submit(move) is None
    return referee


def _skips(game: Any, move: tuple[int, ...]) -> int:
    if len(move) < 3:
        return 0
    return (move[1] - game.tops[move[2]]) * (1 if move[2] < 2 else -1)


def position(game: Any) -> dict[str, Any]:
    """Return a dealt `game` as perfect.mjs is asked about it."""
    known = game.knowledge
    hands = [sorted(known.held(seat)) for seat in range(game.players)]
    rules = (game.players, game.hand_size, game.least[1], game.least[0], game.short)
    table = {"tops": list(game.tops), "hands": hands, "seat": game.seat, "draw": known.draw}
    return {"deal": deal_of(rules, tuple(known.pile)), "table": table}


def test_each_line_that_wins_is_one_by_the_firmwares_rules():
    games, positions = [], []
    for chance in range(6):
        whole = dealt(chance)
        game = whole.new_game()
        for move in whole.log()[:40]:
            game.do(tuple(move))
        if not game.laid:
            games.append(game)
            positions.append(position(game))
    answers = answered(positions, rounds=300)["answers"]
    rules = catalog.game_of("TG").rules
    won = 0
    for game, answer in zip(games, answers, strict=True):
        for move in answer.get("line", ()):
            assert game.play((rules.LAY, *move) if move else (rules.END,)) is None
        assert game.won == (answer["word"] == "won")
        won += game.won
    assert won


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """Return what the page tells of a dealt game that was lost, and what its memory is."""
    referee = dealt(2)
    assert not referee.game.won
    referee.journal.append(CLOSED)
    memory = bytes(referee.journal.memory[0:4096]).hex()
    begin = [("Page", memory), (0, "power_on"), (0, *REST), *typed("*")]
    story = json.loads(ask(*begin, (0, "story"))[-1])
    return {"begin": begin, "story": story}


def test_of_a_dealt_game_the_page_tells_where_each_card_was(told: dict[str, Any]):
    story = told["story"]
    assert story["names"] == ["P1", "P2"]
    deal, turns = story["perfect"]["deal"], story["perfect"]["turns"]
    cards = list(range(2, 100))
    Random(2).shuffle(cards)
    assert (deal["deck"], deal["hand"], deal["least"], deal["leastAtEnd"]) == (cards, 7, 2, 1)
    assert turns[0]["hands"] == [sorted(cards[0:14:2]), sorted(cards[1:14:2])]
    assert (turns[0]["tops"], turns[0]["draw"], turns[0]["at"]) == ([1, 1, 100, 100], 84, 1)
    assert len(story["charts"][0]["series"][0]["values"]) == len(turns)
    assert not [each for each in story["sentences"] if each.startswith("After turn")]


def test_the_turn_that_lost_it_is_found_and_the_firmware_plays_the_line(told: dict[str, Any]):
    perfect = told["story"]["perfect"]
    found = answered([], [perfect])
    (since,) = found["told"]
    won = since["won"]
    assert since["words"].startswith(f"Turn {won + 1} decided it: it could still be won then")
    assert since["lost"] == won + 1
    assert since["rows"][0][:2] == [won + 1, perfect["turns"][won]["seat"]]
    laid = ", ".join(cards for _, _, cards in since["rows"]).split(", ")
    assert laid == [f"{move[0]} {'ABCD'[move[1]]}" for move in since["line"] if move]
    assert found["stopped"] is None, "nobody is there any more to hear it"
    at, line = perfect["turns"][won]["at"], since["line"]
    answers = ask(
        *told["begin"], (0, "wins", at, json.dumps(line)), (0, "wins", at, json.dumps(line[:-1])),
        (0, "wins", at, json.dumps([[1, 0]])), (0, "over"),
    )  # fmt: skip
    assert answers[-4:] == [True, False, False, True]


def test_a_turn_where_a_better_one_was_known_is_told_with_it(told: dict[str, Any]):
    turns = told["story"]["turns"]
    asked = [(0, "better", start, end) for start, end in pairwise([*turns, 999])][:12]
    answers = ask(*told["begin"], *asked, (0, "over"))[-len(asked) - 1 : -1]
    found = [json.loads(answer) for answer in answers]
    assert any(found)
    referee, rules = dealt(2), catalog.game_of("TG").rules
    for (_, _, start, _), one in zip(asked, found, strict=True):
        game = referee.new_game()
        for move in referee.log()[:start]:
            game.do(tuple(move))
        if one:
            assert one["who"] == game.name(game.seat)
            assert one["more"] >= 0.5
            for card, pile in one["plays"]:
                assert game.play((rules.LAY, card, pile)) is None
            assert game.play((rules.END,)) is None


@pytest.mark.parametrize("course", EVERY, ids=[course.name for course in EVERY])
def test_the_page_tells_every_game_and_asks_where_all_cards_of_four_piles_are_known(course: Course):
    where = FACE.parent / "inside" / "tale.py"
    spec = spec_from_file_location("tale", where)
    assert spec
    assert spec.loader
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    referee = played(course, Random(7))
    found = module.told(looking, referee)
    assert json.loads(json.dumps(found)) == found
    assert found["sentences"]
    four = course.agreed.rules.startswith("T")
    asked = four and course.agreed.level in KNOWN and not referee.game.won
    assert ("perfect" in found) == asked
    assert ("turns" in found) == (four and course.agreed.level in KNOWN)
    titles = [chart["title"] for chart in found["charts"]]
    assert ("Room lost by each turn" in titles) == (four and course.agreed.level != ON_CALL)


def test_a_question_whose_time_is_over_is_unknown_and_a_card_that_never_goes_is_a_loss():
    """Turn 24 of that deal, which a wide beam wins, is none for the narrow ones."""
    whole = dealt(1)
    game = whole.new_game()
    turn = 0
    for move in whole.log():
        turn += move[0] in (whole.rules.START, whole.rules.END)
        game.do(tuple(move))
        if turn == 24:
            break
    dead = {"tops": [60, 61, 40, 41], "hands": [[55, 99]], "seat": 0, "draw": 0}
    positions = [position(game), {"deal": deal_of((1, 8, 2, 1, False), ()), "table": dead}]
    answers = answered(positions, rounds=0)["answers"]
    assert [one["word"] for one in answers] == ["unknown", "lost"]
