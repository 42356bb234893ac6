"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.shedding import events as events
    from firmware.games.shedding import factor_picture as factor_picture
    from firmware.games.shedding import facts as facts
    from firmware.games.shedding import legal as legal
    from firmware.games.shedding import on_call as on_call
    from firmware.games.shedding import questions as questions
    from firmware.games.shedding import refusal_texts as refusal_texts
    from firmware.games.shedding import result_texts as result_texts
    from firmware.games.shedding import ruling_rules as ruling_rules
    from firmware.games.shedding import special_ruling_rules as special_ruling_rules

parts: _Parts
