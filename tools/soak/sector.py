"""The sector of flash behind the board's nvm, and what was written to it."""

SIZE = 4096
ERASED = b"\xff"


class Sector:
    """The sector behind nvm; `writes` are place and bytes of what was written, and if erased."""

    def __init__(self, image: bytes = ERASED * SIZE) -> None:
        self.image = bytearray(image)
        self.writes: list[tuple[int, bytes, bool]] = []

    def __len__(self) -> int:
        return SIZE

    def __getitem__(self, place: slice) -> bytearray:
        return self.image[place]

    def __setitem__(self, place: slice, values: bytes) -> None:
        erase = bool(self.image[place].rstrip(ERASED))
        self.image[place] = values
        written = (0, bytes(self.image), True) if erase else (place.start, bytes(values), False)
        self.writes.append(written)
