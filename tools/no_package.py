"""Answers ``pip install .``: Umpire is run from its folder, and is no package."""

raise SystemExit(
    "Umpire is no package to install. Run it from its folder: python3 dev.py help; dev.py puts "
    "what it needs into .venv by itself."
)
