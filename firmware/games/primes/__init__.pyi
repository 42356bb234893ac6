"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.primes import groups as groups

parts: _Parts
