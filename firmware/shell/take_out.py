"""Which cards of a box of 1 to 100 and four jokers are played with, said before they are dealt."""

_LAST = 100
_JOKERS = 4  # H-a

_KEEP = "Keep the {} with X and {}."
_TAKE_OUT = "Take out {}."


def sentence(cards: "Sequence[int]") -> str:
    """Return what is to be done so that `cards` are left of the box; "" if they are all of it.

    A joker is any card above 100.
    """
    numbers = len([card for card in cards if card <= _LAST])
    jokers = len(cards) - numbers
    if numbers < _LAST - 1:  # the products of H4.1, which are marked
        return _KEEP.format(numbers, _count(jokers) if jokers else "no joker")
    out = []
    if jokers < _JOKERS:
        out.append(_count(_JOKERS - jokers) if jokers else "all jokers")
    if numbers < _LAST:
        out.append("the 100")
    return _TAKE_OUT.format(" and ".join(out)) if out else ""


def _count(jokers: int) -> str:
    return "1 joker" if jokers == 1 else "{} jokers".format(jokers)
