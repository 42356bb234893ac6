"""Strict stand-ins for the board's built-in modules: nothing that the device lacks.

Each file is run anew for every power-on, in the thread of the firmware that imports it, and
offers what its `__all__` lists; `tests/host_sim/test_stand_ins.py` holds that to the board.
"""
