"""Arrays of numbers, as far as the firmware reckons with them."""

import struct

__all__ = ["numpy"]


class ndarray:
    """Numbers in a row or in rows; those of whole bytes may lie in somebody's buffer."""

    def __init__(self, cells, shape, top=0):
        self._cells = cells
        self.shape = shape
        self._top = top  # the largest whole number, 0 if they are fractions

    def reshape(self, shape):
        return ndarray(self._cells, shape, self._top)

    def __getitem__(self, at):
        if isinstance(at, slice):
            cells = self._cells[at]
            return ndarray(cells, (len(cells),), self._top)
        return self._cells[at[0] * self.shape[1] + at[1]]

    def __setitem__(self, at, value):
        self._cells[at] = value._cells

    def __iadd__(self, more):
        return self._moved(more)

    def __isub__(self, less):
        return self._moved(-less)

    def _moved(self, by):
        for i in range(len(self._cells)):
            self._cells[i] = self._cells[i] + by & self._top
        return self

    def __add__(self, other):
        sums = [cell + other._cells[i] for i, cell in enumerate(self._cells)]
        return ndarray(sums, self.shape)

    def __mul__(self, other):
        products = [cell * other._cells[i] for i, cell in enumerate(self._cells)]
        return ndarray(products, self.shape)


class numpy:
    """As much of numpy as is there."""

    ndarray = ndarray
    float = "f"
    int8 = "b"
    uint8 = "B"

    @staticmethod
    def frombuffer(buffer, *, dtype="f", count=-1, offset=0):
        if dtype == "B" and not offset and count < 0:
            return ndarray(buffer, (len(buffer),), 255)
        size = struct.calcsize(dtype)
        count = (len(buffer) - offset) // size if count < 0 else count
        found = struct.unpack_from(f"<{count}{dtype}", buffer, offset)
        return ndarray(list(found), (count,), 127 if dtype == "b" else 0)

    @staticmethod
    def dot(m1, m2):
        rows, inner = m1.shape
        columns = m2.shape[1]
        left, right = m1._cells, m2._cells
        cells = [0.0] * (rows * columns)
        for row in range(rows):
            for k in range(inner):
                factor = left[row * inner + k]
                if factor:
                    at = k * columns
                    for column in range(columns):
                        cells[row * columns + column] += factor * right[at + column]
        return ndarray(cells, (rows, columns))

    @staticmethod
    def maximum(x1, x2):
        return ndarray([max(cell, x2) for cell in x1._cells], x1.shape, x1._top)
