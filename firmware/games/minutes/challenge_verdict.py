"""The verdict on all rounds together (FH17)."""

_MOST = (0, 15, 35, 60, 90)  # minus points for each verdict but the last
VERDICTS = (
    "Not one! Nobody does better.",
    "Very good! A team of stars.",
    "Well done, you have the knack.",
    "Not bad. Another three?",
    "Next time will be better.",
    "Keep your heads up and go on!",
)


def verdict(total: int) -> str:
    """Return what three rounds of `total` minus points are worth."""
    for i in range(len(_MOST)):
        if total <= _MOST[i]:
            return VERDICTS[i]
    return VERDICTS[-1]
