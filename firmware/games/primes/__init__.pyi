"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.primes import groups as groups
    from firmware.games.primes import on_call as on_call

parts: _Parts
