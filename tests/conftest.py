"""Settings of all tests."""

from hypothesis import settings

# The same examples in every run, and none refused because the machine was busy.
settings.register_profile("umpire", deadline=None, derandomize=True)
settings.load_profile("umpire")
