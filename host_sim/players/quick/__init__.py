"""The Game compiled by numba: turns enumerated, valued and played, as `lab` and `train` need it."""
