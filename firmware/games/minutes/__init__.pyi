"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.minutes import desktop as desktop
    from firmware.games.minutes import pause as pause
    from firmware.games.minutes import ruling_rules as ruling_rules
    from firmware.games.minutes import who_starts as who_starts

parts: _Parts
