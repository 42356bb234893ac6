"""The stand-in for the board's arrays reckons as the board was seen to."""

import struct

from host_sim.circuitpython.ulab import numpy


def test_bytes_in_somebody_s_buffer_are_changed_there():
    buffer = bytearray((1, 2, 0, 4))
    numbers = numpy.frombuffer(buffer, dtype=numpy.uint8)
    numbers[1:] -= 1
    assert buffer == bytes((1, 1, 255, 3))
    numbers[2:] += 1
    assert buffer == bytes((1, 1, 0, 4))


def test_fractions_and_signed_bytes_are_read_from_where_they_begin():
    buffer = b"\7\0\0\0" + struct.pack("<2f", 0.5, 0.25) + b"\xff\2\3\xfe"
    scales = numpy.frombuffer(buffer, dtype=numpy.float, count=2, offset=4)
    cells = numpy.frombuffer(buffer, dtype=numpy.int8, count=4, offset=12).reshape((2, 2))
    assert [cells[0, 0], cells[0, 1], cells[1, 0], cells[1, 1]] == [-1, 2, 3, -2]
    row = (numpy.frombuffer(bytearray((4, 8)), dtype=numpy.uint8) * scales).reshape((1, 2))
    assert [row[0, 0], row[0, 1]] == [2.0, 2.0]
    found = numpy.dot(row, cells)
    assert [found[0, 0], found[0, 1]] == [4.0, 0.0]
    found = numpy.maximum(numpy.dot(row, cells) + scales, 0.3)
    assert [found[0, 0], found[0, 1]] == [4.5, 0.3]
