"""One grammar for all keys, as the table in docs/play.md has it, held against what they did.

A digit begins or goes on with a number, or chooses; ``#`` is yes, done, next; ``*`` clears what is
typed, then closes what is said, then takes back.  In a question it is no, which may play a card.
"""

from tools.soak.failure import Failure
from tools.soak.page_desk import Answer


def hold(before: Answer, stroke: str, after: Answer) -> None:
    """Raise Failure if on the page `before` the `stroke` did not do what it does everywhere."""
    wrong = ""
    if stroke == "*":
        wrong = _of_star(before, after)
    elif stroke == "#":
        wrong = _of_done(before, after)
    elif stroke.isdigit():
        wrong = _of_digit(before, stroke, after)
    if wrong:
        said = "\n".join("  |" + row for row in (*before.rows, "", *after.rows))
        raise Failure(f"the grammar of keys: {wrong}", said, f"{before.screen} {stroke}")


def _of_star(before: Answer, after: Answer) -> str:
    there, then = before.there, after.there
    if there.asks:
        return ""
    if there.typed:
        return "" if _same(before, after) and not then.typed else "* does not clear what is typed"
    if there.said:
        return "" if _same(before, after) and not then.said else "* does not close what is said"
    more = len(after.kept.log) > len(before.kept.log)
    return "* plays" if more and not there.works else ""


def _of_done(before: Answer, after: Answer) -> str:
    fewer = 0 < len(after.kept.log) < len(before.kept.log)
    return "# takes back" if fewer and not before.there.asks else ""


def _of_digit(before: Answer, digit: str, after: Answer) -> str:
    there, then = before.there, after.there
    if not there.types or after.screen != before.screen or then.noted:
        return ""
    # A number of two digits or a second factor is done by itself, and a 0 lets a 10 be 100.
    hundred = digit == "0" and not there.typed and "10" in " ".join(before.rows).split()
    done = len(there.typed) == 1 or after.kept.log != before.kept.log or hundred
    return "" if done and not then.typed or then.typed[-1:] == digit else "a digit is not typed"


def _same(before: Answer, after: Answer) -> bool:
    return after.screen == before.screen and after.kept.log == before.kept.log
