"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.rummy import best_sets as best_sets
    from firmware.games.rummy import groups as groups
    from firmware.games.rummy import on_call as on_call

parts: _Parts
