"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.minutes import desktop as desktop

parts: _Parts
