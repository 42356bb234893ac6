"""The manifests of the games of discarding offer exactly what their rules allow."""

import pytest

from firmware.modules import catalog
from firmware.play.setup import Setup
from tests.games.shedding.positions import RULES, TABLES


@pytest.mark.rule("H-c", "H2.1", "H2.6", "H3.4", "H4.1")
@pytest.mark.parametrize("name", sorted(RULES))
def test_the_options_offered_are_those_that_the_rules_allow(name: str):
    home = catalog.game_of(name)
    assert home
    rows = home.manifest.OPTIONS[name]
    tables = TABLES[name]
    assert bytes(usual for _, _, _, usual in rows) == tables.USUAL
    for place, (_, question, values, usual) in enumerate(rows):
        assert len(question) <= 21
        if isinstance(values[0], int):
            low, high, step = values
            allowed = list(range(low, high + 1, step))
        else:
            allowed = list(range(len(values)))
            assert all(len(line) <= 19 for _, line, _ in values)
        assert allowed == list(range(tables.MOST[place] + 1))
        assert usual in allowed
        for value in (*allowed, allowed[-1] + 1):
            options = bytearray(tables.USUAL)
            options[place] = value
            agreed = Setup(name, 0, 2, b"", bytes(options))
            if value in allowed:
                assert RULES[name].new(agreed).players == 2
            else:
                with pytest.raises(ValueError, match="no such options"):
                    RULES[name].new(agreed)


@pytest.mark.parametrize("name", sorted(RULES))
def test_without_options_all_is_as_usual(name: str):
    plain = RULES[name].new(Setup(name, 0, 3))
    usual = RULES[name].new(Setup(name, 0, 3, b"", TABLES[name].USUAL))
    assert plain.facts() == usual.facts()
    assert (plain.jokers, plain.places) == (usual.jokers, usual.places)
    assert getattr(plain, "hundred", None) == getattr(usual, "hundred", None)
