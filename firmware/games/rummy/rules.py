"""Rules of the 100 Rummy (H6): those of drawing, with sets of one digit."""

from firmware.games.melding import rules
from firmware.games.rummy.tables import LAST, RULE_SETS


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    if setup.rules not in RULE_SETS:
        raise ValueError("no such game")
    return rules.new(setup, RULE_SETS[setup.rules], LAST)
