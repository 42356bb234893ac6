"""Which random bytes make the firmware's own shuffle give a wanted order."""

from host_sim.drive import Drive
from host_sim.interpreter import compile_file


def bytes_for_order(cards: list[int], drive: Drive) -> bytes:
    """Return the bytes that lead `firmware/deck.py` from the sorted `cards` to `cards`.

    Worked back from a Fisher-Yates shuffle, last place first, one byte a place; then the
    firmware's own shuffle is run on them.  ValueError if it does not end in `cards`.
    """
    if len(set(cards)) < len(cards):
        raise ValueError("a card is there twice")
    space: dict = {"__name__": "firmware.deck"}
    exec(compile_file(drive.path("firmware/deck.py")), space)
    found = bytearray()
    here = sorted(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = here.index(cards[last])
        here[last], here[other] = here[other], here[last]
        found.append(other)
    trial = sorted(cards)
    blocks = [bytes(found)]
    try:
        space["shuffle"](trial, lambda count: blocks.pop() if count == len(found) else b"")
    except (IndexError, StopIteration, RuntimeError):
        trial = []
    if trial != cards:
        raise ValueError("firmware/deck.py shuffles in a way that cannot be led to this order")
    return bytes(found)
