"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.minutes import challenge_verdict as challenge_verdict
    from firmware.games.minutes import facts as facts
    from firmware.games.minutes import legal as legal
    from firmware.games.minutes import move_words as move_words
    from firmware.games.minutes import on_call_rules as on_call_rules
    from firmware.games.minutes import pause_texts as pause_texts
    from firmware.games.minutes import ruling_rules as ruling_rules

parts: _Parts
