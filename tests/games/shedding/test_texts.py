"""Every refusal of the games of discarding fits two rows with its longest figures."""

import ast
from pathlib import Path

import pytest

from firmware.games.shedding import texts as sentences
from firmware.games.shedding import texts as shared
from firmware.games.shedding.rules import JOKER
from firmware.modules import catalog
from firmware.play.rules_base import HELD
from firmware.ui.layout import NOTE_ROOM
from tests.text_fit import is_read

FOLDERS = {"H1": "digits", "H2": "great_digits", "H3": "numbers", "H4": "multiplication"}
FIRMWARE = Path(catalog.__file__).parents[1] / "games"

# The longest figures of those that have any.
LONGEST = {
    "seat": (6,), "opened": (100,), "card": (255,), "gone": (100,), "lies": (100,),
    "held": (100,), "free": (255,),
    "out": ("MMM",), "count": (1, 104), "nodigit": (100, 9), "nobody": (100,), "immune": ("MMM",),
    "digit": (99, 100), "run": (100, 5), "match": (99, 100),
    "product": (10, 10, 255), "factors": (10, 10, 10, 10), "first": (10, 10, 40, 4, 5, 8, 10),
}  # fmt: skip


def words(*modules: str) -> set[str]:
    """Return the reasons that modules of the firmware's games give: answers that begin so."""
    found = set()
    for module in modules:
        tree = ast.parse((FIRMWARE / f"{module}.py").read_text(encoding="utf-8"))
        answers = [node for node in ast.walk(tree) if isinstance(node, ast.Return)]
        for node in [each for answer in answers for each in ast.walk(answer)]:
            if isinstance(node, ast.Tuple) and node.elts:
                first = node.elts[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
                elif isinstance(first, ast.Name) and first.id == "HELD":
                    found.add(HELD)
    return found


def reasons(name: str) -> set[str]:
    shared = ["ruling_rules", "rules"]
    shared += ["specials", "special_ruling_rules"] if name in ("H2", "H3") else []
    modules = [f"shedding/{module}" for module in shared]
    return words(*modules, f"{FOLDERS[name]}/rules")


@pytest.mark.parametrize("name", sorted(FOLDERS))
def test_each_reason_of_a_refusal_is_a_sentence_of_two_rows_at_most(name: str):
    why = catalog.GameFolder(FOLDERS[name]).part("texts").why
    found = reasons(name)
    # Those of special cards are said by games that have them.
    found -= {"special", "early", "oblige"} if name in ("H1", "H4") else set()
    assert {"digit", "gone", "held", "jokers"} <= found
    for word in found:
        assert is_read(why((word, *LONGEST.get(word, ()))), 4, NOTE_ROOM), word


def test_a_free_card_is_called_by_its_name():
    assert shared.why(("gone", JOKER)) == "Joker\nall are played"
    assert shared.why(("held", JOKER)) == "No joker"
    for word in ("gone free", "held free"):
        assert is_read(sentences.REFUSED[word], 4, NOTE_ROOM)


def test_no_sentence_is_left_over():
    said = set().union(*(reasons(name) for name in FOLDERS)) | {"gone free", "held free"}
    texts = set(sentences.REFUSED) | set(sentences.REFUSED_SPECIAL)
    for folder in ("numbers", "multiplication"):
        texts |= set(catalog.GameFolder(folder).part("texts").REFUSED)
    assert texts == said


@pytest.mark.parametrize("name", ["H1", "H2", "H3"])
def test_help_says_of_what_is_shown_only_where_the_device_dealt_that_it_is_there(name: str):
    pages = " ".join(catalog.GameFolder(FOLDERS[name]).part("help").TURN)
    assert "Where I deal D turns the page of your cards" in pages
    assert "more 5s" not in pages, "which stands nowhere"
