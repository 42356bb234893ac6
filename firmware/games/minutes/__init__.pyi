"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.minutes import facts as facts
    from firmware.games.minutes import legal as legal
    from firmware.games.minutes import light_rules as light_rules
    from firmware.games.minutes import rulings as rulings
    from firmware.games.minutes import seldom as seldom
    from firmware.games.minutes import verdicts as verdicts
    from firmware.games.minutes import words as words

parts: _Parts
