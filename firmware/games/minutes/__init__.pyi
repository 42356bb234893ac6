"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.minutes import desktop as desktop
    from firmware.games.minutes import rules as rules
    from firmware.games.minutes import texts as texts

parts: _Parts
