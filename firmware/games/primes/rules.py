"""Rules of the Primes' Game and its advanced form (H5): those of drawing, with keys in the sets."""

from firmware.games.melding import rules
from firmware.games.primes.tables import LAST, RULE_SETS


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    if setup.rules not in RULE_SETS:
        raise ValueError("no such game")
    return rules.new(setup, RULE_SETS[setup.rules], LAST)
