"""A claim on the simulated wires: the power goes at any byte of what keeps it."""

import pytest

from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from host_sim.chips.flash import Flash, Nvm
from host_sim.desk import Desk
from tests import drawn
from tests.nvm import written
from tests.whole_device import SLOW, WholeDevice, used

AT_TABLE, CALLED = Setup("H5", TABLE, 2), Setup("H5", ON_CALL, 2)
DRAWN, CLAIMING = "150##99", "150##99D2345"
ALONE = "1D22345"

# What begins it, the keys before, the last of them, and how many bytes that one makes it write.
RECORDS = {
    "a claim begins": (AT_TABLE, DRAWN, "D", 8),
    "a card is typed": (AT_TABLE, CLAIMING + "6", "7", 6),
    "the last card is taken out": (AT_TABLE, CLAIMING, "*", 6),
    "another card is taken out": (AT_TABLE, CLAIMING + "23", "D", 6),
    "a claim is given up": (AT_TABLE, DRAWN + "D", "*", 6),
    "a claim on call begins": (CALLED, "1D", "2", 6),
    "a card is typed on call": (CALLED, ALONE + "6", "7", 6),
    "the cards are hidden": (CALLED, ALONE, "C", 6),
}


def memory(agreed: Setup) -> bytes:
    flash = Flash()
    Journal(Nvm(flash)).begin(agreed.pack())
    return flash.image


def looked(wired: WholeDevice) -> list[str]:
    """Return what the page shows, and the cards that somebody typed behind a cover."""
    rows = wired.rows()
    return rows if rows[0] != "Who is out?" else wired.type("2").rows()


@pytest.mark.parametrize("what", drawn.some(RECORDS, 3))
def test_power_that_goes_at_any_byte_leaves_the_claim_as_before_the_key_or_after(what: str):
    agreed, keys, last, length = RECORDS[what]
    with Desk(nvm=memory(agreed), pace=SLOW) as desk:
        desk.power_on()
        wired = WholeDevice(desk).type("#" + keys)
        start = desk.flash.image
        before = looked(wired.again().type("#"))
        assert written(desk.flash.image) == written(start), "to go on keeps nothing"
    states = []
    for byte in range(1, length + 2):
        with Desk(nvm=memory(agreed), pace=SLOW) as desk:
            desk.power_on()
            wired = WholeDevice(desk).type("#" + keys)
            bytes_before = used(desk)
            if byte <= length:
                desk.flash.cut_at_byte(byte)
            wired.type(last)
            if byte <= length:
                assert not desk.on, "the power went as the record was written"
                desk.power_on()
            else:
                assert used(desk) - bytes_before == length
                wired.again()
            states.append(looked(wired.type("#")))
    assert states[:-1] == [before] * length
    assert states[-1] != before
