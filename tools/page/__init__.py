"""The device as one HTML page: the same firmware and chips, on MicroPython in a browser."""
