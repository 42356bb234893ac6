"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.shedding import desktop as desktop
    from firmware.games.shedding import questions as questions
    from firmware.games.shedding import ruling_rules as ruling_rules
    from firmware.games.shedding import special_ruling_rules as special_ruling_rules

parts: _Parts
