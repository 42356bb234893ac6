"""Every game gives all that the house asks of a game; the folders are listed to find them."""

import json
from pathlib import Path

import pytest

from firmware.modules import catalog, loader
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED, KNOWN, LEVELS, ON_CALL
from firmware.play.notation import Notation
from firmware.play.setup import Setup, unpack
from tests import drawn
from tests.desk import Desk, playing
from tests.games.playthrough_entry import CALLED
from tests.stories import CLAIMS, FILES, stories
from tests.text_fit import is_read
from tools.players.courses import home_keys

GAMES = catalog.games()
FOLDERS = Path(catalog.__file__).parents[1] / "games"
TESTS = Path(__file__).parents[1]
SEATS = range(1, 10)
OWED = ("manifest", "rules", "texts", "screens", "help", "desktop")

pytestmark = pytest.mark.parametrize("game", GAMES, ids=[game.folder for game in GAMES])


def agreements(game: GameFolder) -> list[Setup]:
    """Return every set-up of `game`: each rule set at each level for each number of players."""
    found = []
    for rules, _, fewest, most in game.manifest.RULE_SETS:
        for level in game.manifest.LEVELS:
            for count in range(fewest, most + 1):
                agreed = Setup(rules, level, count)
                if level in KNOWN:
                    agreed.deck = bytes(game.part("rules").cards(agreed))
                found.append(agreed)
    return found


def claimed() -> set[str]:
    """Return the rule sets of which claims are told instead of whole games."""
    return {claim["rules"] for claim in stories(CLAIMS)}


def keys_of(game: GameFolder) -> str:
    """Return the keys that choose `game` on home; the first ten have their own on every page."""
    return home_keys(GAMES.index(game))


def started(game: GameFolder, agreed: Setup) -> Desk:
    """Return a desk on which the questions were answered so that `agreed` is played.

    A deck that is in the players' hands has been ordered before.
    """
    if agreed.level == GUIDED:
        agreed.deck = agreed.deck or bytes(game.part("rules").cards(agreed))
        return playing(agreed)
    rows = [row[0] for row in game.manifest.RULE_SETS]
    options = game.asked(agreed.rules, agreed.level)
    asked = [rows.index(agreed.rules)] if len(rows) > 1 and not options else []
    levels = [level for level in game.manifest.LEVELS if level != GUIDED]
    keys = [*asked, levels.index(agreed.level)]
    desk = Desk().type(keys_of(game) + "".join(str(key + 1) for key in keys))
    change = f"1 {rows.index(agreed.rules) + 1}" if options and agreed.rules != rows[0] else ""
    return desk.type(str(agreed.players) + change + ("#" if options else ""))


def test_the_manifest_says_what_the_device_must_know(game: GameFolder):
    manifest = game.manifest
    assert 0 < len(manifest.TITLE) <= 14, "the head of its page at home, beside its key"
    assert isinstance(manifest.ORDER, int)
    assert manifest.LEVELS
    assert list(manifest.LEVELS) == sorted(set(manifest.LEVELS))
    assert max(manifest.LEVELS) < len(LEVELS)
    assert set(getattr(manifest, "OPTION_LEVELS", ())) <= set(manifest.LEVELS)
    for rules, name, fewest, most in manifest.RULE_SETS:
        assert rules.isascii()
        assert rules.split() == [rules], "an id is one word in a record"
        assert 0 < len(name) <= 11
        assert 1 <= fewest <= most <= 6, "seats at a table"


def test_no_two_rule_sets_have_one_id(game: GameFolder):
    ids = [row[0] for other in GAMES for row in other.manifest.RULE_SETS]
    assert len(set(ids)) == len(ids)
    assert all(catalog.game_of(row[0]) is game for row in game.manifest.RULE_SETS)


def test_the_folder_has_the_parts_that_every_game_owes(game: GameFolder):
    for module in map(game.module, OWED):
        assert (FOLDERS.parents[1] / f"{module.replace('.', '/')}.py").is_file(), module


def test_every_set_up_can_be_built_packed_and_asked_for_its_facts(game: GameFolder):
    rules = game.part("rules")
    for agreed in agreements(game):
        table = rules.new(agreed)
        assert json.loads(json.dumps(table.facts())) == table.facts()
        assert not table.over
        assert table.legal_moves()
        again = unpack(agreed.pack())
        assert vars(again) == vars(agreed)
        assert rules.new(again).facts() == table.facts()


def test_the_result_goes_into_the_closing_line_of_a_record(game: GameFolder):
    for agreed in agreements(game):
        result = game.part("rules").new(agreed).result()
        assert 0 < len(result) <= 60
        assert result.isascii()
        assert result == " ".join(result.split())
        assert ";" not in result, "a remark would begin there"


def test_a_number_of_players_that_is_not_offered_cannot_be_built(game: GameFolder):
    rules = game.part("rules")
    for row in game.manifest.RULE_SETS:
        for players in set(SEATS) - set(range(row[2], row[3] + 1)):
            with pytest.raises(ValueError, match="no such game"):
                rules.new(Setup(row[0], game.manifest.LEVELS[0], players))


def test_every_move_has_its_text_and_bytes_and_those_that_are_typed_their_keys(game: GameFolder):
    rules, table = game.part("rules"), game.part("rules")
    moves = Notation(table)
    for agreed in agreements(game):
        state = rules.new(agreed)
        for _ in range(6):
            if state.over:
                break
            legal = state.legal_moves()
            for move in legal:
                assert moves.parse(moves.text(move)) == move
                assert moves.unpack(moves.pack(move)) == move
                assert state.why_not(move) is None
                assert set(moves.keys(move)) <= set("0123456789ABCD#*")
                assert moves.keys(move)
            assert state.play(legal[0]) is None


def test_the_questions_lead_to_every_set_up_and_its_first_screen(game: GameFolder):
    for agreed in drawn.some(agreements(game), 8):
        desk = started(game, agreed)
        now = desk.referee.setup
        assert (now.rules, now.level, now.players) == (agreed.rules, agreed.level, agreed.players)
        assert sorted(now.deck) == sorted(agreed.deck)
        assert desk.words(), "and every text of it fits its place: the page is strict"
        assert len(desk.ring) == 16


def test_again_and_go_on_name_the_game_how_many_play_and_who_checks(game: GameFolder):
    ways = ("I check", "I shuffle", "I deal", "I count")
    for agreed in drawn.some(agreements(game), 8):
        desk = started(game, agreed)
        desk.power_off_and_on()
        who = "alone" if agreed.players == 1 else f"{agreed.players} players"
        row = game.rule_set(agreed.rules)
        if row is not game.rule_sets[0]:
            who = f"{row[1]} {agreed.players}"
        said = desk.words().replace(",", "")
        assert f"Go on? {who} {ways[agreed.level]} {game.title} " in said
        named = "" if row is game.rule_sets[0] else row[1] + " "  # else its sign says it
        said = desk.type("*").words()
        assert f"The same again? {agreed.players} {ways[agreed.level]} {named}*back" in said


def test_the_menu_has_the_rules_in_short_on_fourteen_pages_at_most(game: GameFolder):
    for rules, _, fewest, _ in game.manifest.RULE_SETS:
        desk = started(game, Setup(rules, game.manifest.LEVELS[0], fewest)).type("<*> 1")
        assert desk.rows()[2].startswith("1 Keys  2 Rules")
        desk.type("2")
        pages = 1
        while desk.rows()[7].startswith("#next"):
            desk.type("#")
            pages += 1
        assert pages <= 14, "rules, what is ours, signs, a tip"


def test_rules_and_help_are_in_pages_of_seven_lines(game: GameFolder):
    told = {
        name: pages
        for name, pages in vars(loader.load(game.module("help"))).items()
        if name.isupper() and isinstance(pages, tuple) and isinstance(pages[0], str)  # no face
    }
    pages = [page for name in told for page in told[name]]
    assert "RULES" in told
    assert game.part("help").TURN
    assert all(told.values())
    assert [page for page in pages if not is_read(page, 7)] == []


def test_there_is_help_for_its_first_screens(game: GameFolder):
    for level in game.manifest.LEVELS:
        row = game.manifest.RULE_SETS[0]
        desk = started(game, Setup(row[0], level, row[3]))
        for keys in ("", "1"):
            before = desk.type(keys + "<#>*").rows()  # a refusal goes with the next key
            assert desk.type("<#>").rows() != before
            assert desk.type("*").rows() == before


def test_a_letter_that_is_held_is_answered_whether_that_means_something_or_not(game: GameFolder):
    for level in game.manifest.LEVELS:
        row = game.manifest.RULE_SETS[0]
        desk = started(game, Setup(row[0], level, row[3]))
        for keys in ("<A>", "<B>", "<C>", "<D>", "1", "<A>", "<B>", "<C>", "<D>"):
            before = desk.rows()
            desk.tones()
            assert desk.type(keys).rows() != before or desk.tones(), (level, keys)


def test_each_rule_set_has_playthroughs(game: GameFolder):
    for row in game.manifest.RULE_SETS:
        if row[0] not in claimed() and game.levels != (ON_CALL,):
            assert FILES[row[0]].parent == TESTS / game.folder
            games = stories(row[0])
            assert len(games) >= 3
            assert all(len(told["steps"]) > 10 for told in games)
        if ON_CALL in game.manifest.LEVELS:
            called = stories(row[0] + CALLED)
            assert FILES[row[0] + CALLED].parent == TESTS / game.folder
            assert {told["level"] for told in called} == {LEVELS[ON_CALL]}
            counted = max(row[2], min(3, row[3]))  # dev.py bench counts the keys of three
            assert counted in [told["players"] for told in called]


def test_what_still_means_something_after_the_end_is_held_against_the_playthroughs(
    game: GameFolder,
):
    part = game.part("desktop")
    assert set(part.LASTING) <= set(part.FIELDS)
    ends = {"over", "winner"} & set(part.FIELDS)
    assert ends
    assert ends <= set(part.LASTING)
    for agreed in agreements(game):
        if agreed.level != ON_CALL:  # there is no card to be told
            assert {*part.FIELDS, part.RESULT} <= set(game.part("rules").new(agreed).facts())


def test_its_rules_have_tests_of_their_own(game: GameFolder):
    assert list((TESTS / game.folder).glob("test_rules*.py"))
