"""Rules of the Primes' Game on call: those of the family, with this game's sets and costs."""

from firmware.games.melding import on_call
from firmware.games.primes.rules import Primes


class OnCall(Primes):
    """One game, advanced in place by `play`; of its cards only those in sets are told."""

    facts = on_call.facts
    legal_moves = on_call.legal_moves
    why_not = on_call.why_not
    do = on_call.do
