"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.memo import on_call as on_call

parts: _Parts
