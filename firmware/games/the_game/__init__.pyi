"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.the_game import legal as legal
    from firmware.games.the_game import on_call as on_call
    from firmware.games.the_game import questions as questions

parts: _Parts
