# As in circuitpython-stubs, but for __exit__, which takes no arguments there, so that a type check
# would refuse every `with device:`.
from busio import I2C
from circuitpython_typing import ReadableBuffer, WriteableBuffer

class I2CDevice:
    def __init__(self, i2c: I2C, device_address: int, probe: bool = True) -> None: ...
    def __enter__(self) -> I2CDevice: ...
    def __exit__(self, *error: object) -> None: ...
    def readinto(self, buffer: WriteableBuffer, *, start: int = 0, end: int = ...) -> None: ...
    def write(self, buffer: ReadableBuffer, *, start: int = 0, end: int = ...) -> None: ...
    def write_then_readinto(
        self,
        out_buffer: ReadableBuffer,
        in_buffer: WriteableBuffer,
        *,
        out_start: int = 0,
        out_end: int = ...,
        in_start: int = 0,
        in_end: int = ...,
    ) -> None: ...
