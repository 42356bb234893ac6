"""Exceptions that end a run of the firmware from outside or report a fault to the desk.

The first three are raised in the firmware's thread and are no `Exception`: firmware that
catches every `Exception`, as it should, must not survive its power being cut.
"""


class PowerLost(BaseException):
    """The supply is gone; nothing that the firmware still does has any effect."""


class Restart(BaseException):
    """A restart, of the chip or of the program alone; `reason` is what the chip then gives.

    One into the `bootloader` runs no program until the power has been off.
    """

    def __init__(self, chip: bool, reason: str = "SOFTWARE", bootloader: bool = False) -> None:
        super().__init__("the chip" if chip else "the program")
        self.bootloader = bootloader
        self.chip = chip
        self.reason = reason


class Misuse(BaseException):
    """A chip was sent something that no such chip understands."""


class WireFault(Exception):
    """The firmware sent a chip nonsense: says what, to which chip, from which line."""


class Stuck(Exception):
    """The firmware kept the processor without ever letting time pass: says where."""
