"""Which random bytes make the firmware's own shuffle give a wanted order."""

from host_sim.drive import Drive
from host_sim.interpreter import compile_file


def bytes_for_order(cards: list[int], drive: Drive) -> bytes:
    """Return the bytes that lead `firmware/deck.py` from the sorted `cards` to `cards`.

    The shuffle is asked, not copied: it is run with every byte open, and each byte is settled
    by the place that the step which reads it must fill.  ValueError if there is no way.
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
    space["shuffle"](trial, lambda count: bytes(found[:count]))
    if trial != cards:
        raise ValueError("firmware/deck.py shuffles in a way that cannot be led to this order")
    return bytes(found)
