"""The help of every game: symbols, our readings, a tip, what may be said, the list of primes."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from firmware.games.primes.rules import PRIMES
from firmware.modules import catalog, loader
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import KNOWN, ON_CALL
from firmware.play.setup import Setup
from firmware.shell import help as house
from firmware.ui.screen import Screen
from tests.desk import Desk, playing
from tests.sample import OURS
from tests.text_fit import is_read

GAMES = catalog.games()
LONGER_THAN_OTHERS = 40  # letters
ONLY_HUNDRED = ("H2", "H3")
MELDED = ("H5", "H5-advanced", "H6")

# What RULES.md settles, by the rule sets in which it holds and words of the page that says it.
SETTLED = [
    (("TG", "TG-expert1", "TG-expert2"), "TG11", "nobody must look ahead"),
    (("TG", "TG-expert1", "TG-expert2"), "TG13", "Experts too lay just 1"),
    (("TG", "TG-expert1", "TG-expert2"), "TG16", 'your "can\'t" counts'),
    (("TS",), "TS1", "You agree who starts"),
    (("TS",), "TS2", "who holds fewer than 2 lays those"),
    (("TS",), "TS5", "the turn passes on"),
    (("H1", *ONLY_HUNDRED, "H4", *MELDED), "H-b", "shuffled as the last card is taken"),
    (("H1", *ONLY_HUNDRED, "H4", *MELDED), "H-b", "Nothing there? Draw what there is."),
    (("H1", *ONLY_HUNDRED, "H4"), "H-c", "what the last card does still holds"),
    (MELDED, "H-c", "the last one takes the last place"),
    (("H1", *ONLY_HUNDRED, "H4", *MELDED, "H7"), "H-d", "You agree who starts"),
    ((*ONLY_HUNDRED, "H4"), "H-e", "a joker there goes under"),
    (MELDED, "H-e", "a first open joker goes under"),
    (ONLY_HUNDRED, "H2.2", "a first open card obliges nobody"),
    (ONLY_HUNDRED, "H2.5", "No Treat when you must answer or have laid a card"),
    (ONLY_HUNDRED, "H2.5", "A last card as Trick or Treat wins"),
    (("H2",), "H2.7", "An open 100 is matched by 1 and 0"),
    (("H2",), "H2.8", "one card that begins no run ends your turn"),
    (("H3",), "H2.8", "# ends your turn"),
    (("H3",), "H3.1", "7 has no tens; 100 is ones 0, tens 0, sum 1"),
    (("H3",), "H3.3", "without the run's digit ends the run"),
    (("H3",), "H3.4", "A joker may be any number of a run"),
    (("H4",), "H4.2", "by any of its factors"),
    (("H4",), "H4.3", "a square there passes nobody over"),
    (MELDED, "H5.1", "The card taken may be thrown again"),
    (("H5", "H5-advanced"), "H5.2", "ones and tens may mix"),
    (MELDED, "H5.5", "a wrong claim costs nothing"),
    (("H5", "H5-advanced"), "H5.6", "all primes in hand count"),
    (("H6",), "H6.2", "shares its tens with no card"),
    (("H7",), "H7.4", "a wrong number said costs nothing"),
    (("H7",), "H7.4", "cannot be turned up"),
    (("FH", "FH-challenge"), "FH1", "red, yellow, green, blue, purple, red"),
    (("FH", "FH-challenge"), "FH3", "A pause is told in the result"),
    (("FH", "FH-challenge"), "FH10", "who is named must have cards"),
    (("FH", "FH-challenge"), "FH12", "Draw two comes after your own card"),
    (("FH", "FH-challenge"), "FH14", "Cards set aside end a block"),
    (("FH", "FH-challenge"), "FH15", "Both piles are never blocked"),
    (("FH", "FH-challenge"), "FH16", "who has no cards is passed over"),
]

# Signs on the panel or on the cards, by the rule sets in which they are seen.
SIGNS = [
    (
        ("TG", "TG-expert1", "TG-expert2", "TS"),
        ["A and B go up", "C and D down", "as the arrows say"],
    ),
    (ONLY_HUNDRED, ["J a joker", "+ beside a player", "+4, ", "Monumerals", "Twinumerals"]),
    (("H1", *ONLY_HUNDRED, "H4", *MELDED), ["red is a prime", "green a square", "? a joker"]),
    (("H4",), ["A joker (J)"]),
    (("H5", "H5-advanced", "H6"), ["J is any of", "J for a joker"]),
    (("H7",), ["a dot is an empty place", "! a card face up"]),
    (("FH", "FH-challenge"), ["3R", "!R", "~R", "+R", "GB", "=R", "red/yellow", "back <"]),
]


def rules_of(rules: str) -> list[str]:
    """Return the pages of *Rules in short*, as they stand on the panel."""
    game = catalog.game_of(rules)
    assert game is not None
    level = game.levels[0]
    desk = playing(Setup(rules, level, max(game.rule_set(rules)[2], 2)))
    own = getattr(game.part("help"), "rules", None)
    pages = own(desk.game) if own else game.part("help").RULES
    return list(pages)


def all_rules() -> list[str]:
    return [row[0] for game in OURS for row in game.manifest.RULE_SETS]


@pytest.mark.parametrize(("names", "rule", "words"), SETTLED)
def test_what_is_our_reading_is_named_as_ours(names: tuple[str, ...], rule: str, words: str):
    for name in names:
        pages = rules_of(name)
        at = [number for number, page in enumerate(pages) if words in page]
        assert at, f"{name}: nothing says {rule}"
        assert "Our reading" in pages[at[-1]], "a page says by itself whose reading it is"


@pytest.mark.parametrize(("names", "signs"), SIGNS)
def test_every_sign_is_explained(names: tuple[str, ...], signs: list[str]):
    for name in names:
        said = " ".join(rules_of(name))
        assert [sign for sign in signs if sign not in said] == []


@pytest.mark.parametrize("name", all_rules())
def test_each_game_has_a_tip_as_its_last_page(name: str):
    pages = rules_of(name)
    assert pages[-1].startswith("A tip: ")
    assert [page for page in pages if not is_read(page, 7)] == []


@pytest.mark.parametrize("name", ["H5", "H5-advanced"])
def test_the_primes_are_listed_in_the_rules_and_in_the_help_of_a_turn(name: str):
    texts = catalog.game_of(name).part("help")  # type: ignore[union-attr]
    for pages in (rules_of(name), texts.TURN):
        (page,) = [page for page in pages if page.startswith("The primes: ")]
        assert [int(word) for word in re.findall(r"\d+", page)] == list(PRIMES)


@pytest.mark.rule("TG15", "TG16")
@pytest.mark.parametrize("name", ["TG", "TG-expert1", "TG-expert2", "TS"])
def test_what_may_be_said_is_told_in_the_rules_and_in_the_help_of_a_turn(name: str):
    texts = catalog.game_of(name).part("help")  # type: ignore[union-attr]
    for pages in (rules_of(name), texts.TURN, texts.ON_CALL):
        said = " ".join(pages)
        assert "What may I say? All but numbers" in said
        assert "keep off this pile; no big jump here" in said
        assert "go up fast here" in said, "the short sheet's: increase this pile quickly"


def test_no_card_is_free_where_players_read():
    for game in GAMES:
        for part in ("help", "texts"):
            for name, value in vars(loader.load(game.module(part))).items():
                if name.isupper():
                    assert "free card" not in str(value), (game.title, name)


def read(desk: Desk) -> str:
    """Return the help on the page of `desk`, all its pages."""
    pages = [desk.type("<#>").words()]
    shown = desk.app.stack[-1]
    while shown.at < len(shown.pages) - 1:
        pages.append(desk.type("#").words())
    desk.type("*")
    return " ".join(pages)


def pages_of(game: GameFolder) -> list[str]:
    """Return the names of the help that `game` or its family has, but for its rules."""
    modules = (game.module("help"), "firmware.games.shedding.texts", "firmware.games.melding.texts")
    named = {name for module in modules for name in vars(loader.load(module)) if name.isupper()}
    return [
        name
        for name in named
        if name[:5] != "RULES" and is_help(getattr(game.part("help"), name, None))
    ]


def is_help(value: object) -> bool:
    """Return True if `value` is some pages, not a tuple of other texts."""
    return isinstance(value, tuple) and all(
        isinstance(page, str) and len(page) > LONGER_THAN_OTHERS for page in value
    )


@pytest.mark.parametrize(
    ("game", "level"),
    [(game, level) for game in GAMES for level in game.levels],
    ids=lambda what: getattr(what, "title", str(what)),
)
def test_behind_the_keys_help_has_four_pages_at_most(game: GameFolder, level: int):
    desk = Desk()
    shell: Any = desk.app.shell
    setup, played = SimpleNamespace(level=level), SimpleNamespace(why_not_forget=lambda: None)
    shell.referee = SimpleNamespace(folder=game, setup=setup, game=played)
    own = pages_of(game)
    assert {"TURN", "START", "RULING"} <= {*own} or game not in OURS and "TURN" in own
    for name in own:
        helped = shell.explain("help", name, Screen(shell))
        assert 0 < len(helped.pages) - helped.drawn <= 4, name


def test_what_the_house_helps_with_has_four_pages_at_most():
    told = {name: pages for name, pages in vars(house).items() if isinstance(pages, tuple)}
    assert len(told) > 20
    assert [name for name, pages in told.items() if len(pages) > 4] == []


LEVELS_OF = [
    (game.rule_sets[0][0], level)
    for game in GAMES
    if hasattr(game.part("help"), "START")
    for level in game.levels
]


@pytest.mark.parametrize(("name", "level"), LEVELS_OF)
def test_who_starts_is_told_of_passing_round_only_where_it_is_passed_round(name: str, level: int):
    agreed = Setup(name, level, 2)
    if level in KNOWN:
        game = catalog.game_of(name)
        assert game is not None
        agreed.deck = bytes(game.part("rules").cards(agreed))
    desk = playing(agreed)
    looks = "A look" in desk.words()
    said = read(desk)
    assert ("A passes me round" in said) == looks, (name, level)
    assert "on the screen" not in said


@pytest.mark.parametrize("name", ["H1", "H2", "H3"])
def test_on_call_no_help_tells_what_only_a_judge_does(name: str):
    desk = playing(Setup(name, ON_CALL, 2)).type("1")
    said = read(desk)
    assert "You check the cards" in said
    assert "Played already" not in said
    assert "Held: menu" in said


def test_the_help_of_the_game_tells_what_its_page_shows():
    desk = Desk().type("1 1 1 2 1 3 7 C")
    assert desk.rows()[0] == "P1: 1 more  pile 84"
    said = read(desk)
    assert "At the top right: so many are left to draw" in said
    assert "1 of 2" not in said
