"""One claim to be out, held against the rules.

What is a game's own its folder tells in the part ``desktop``: ``claim(told, level, rules)`` returns
whether the player who holds the hand is out by the rules; it raises ValueError if there is no such
hand.
"""

from tools.replay.playthrough import Disagreement, found, home_of, refuse_others, shown

FIELDS = ("rules", "hand", "discard", "out")


def judge(told: dict, level: int) -> None:
    """Raise Disagreement if the rules say otherwise than `told`, or `told` is no claim."""
    home = home_of(told, level)
    claim = getattr(home.part("desktop"), "claim", None)
    if claim is None:
        raise Disagreement(f"nobody claims to be out in {home.manifest.TITLE}")
    found(told, "hand", list)
    found(told, "discard", str if told.get("discard") == "F" else int)
    out = found(told, "out", bool)
    refuse_others(told, FIELDS)
    try:
        by_rules = claim(told, level, home.part("rules"))
    except ValueError as error:
        # A word that was told may have lines of its own.
        raise Disagreement("claim: " + " ".join(str(error).split())) from error
    if out != by_rules:
        raise Disagreement(f"out is {shown(out)}, but {shown(by_rules)} by the rules")
