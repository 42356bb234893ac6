"""The modules of loader.py's rows, as type checkers see them: later.py loads them when asked."""

class Parts:
    def __init__(self, package: str) -> None: ...

class Later:
    from firmware.modules import catalog as catalog
    from firmware.play import outcome as outcome
    from firmware.play import story as story
    from firmware.play import transcript as transcript
    from firmware.selftest import keys as keys
    from firmware.selftest import lights as lights
    from firmware.selftest import test as test
    from firmware.selftest import texts as texts
    from firmware.shell import asking as asking
    from firmware.shell import best as best
    from firmware.shell import box_turn as box_turn
    from firmware.shell import crash as crash
    from firmware.shell import first_player as first_player
    from firmware.shell import game_start as game_start
    from firmware.shell import group as group
    from firmware.shell import guided as guided
    from firmware.shell import hand_over as hand_over
    from firmware.shell import help as help  # noqa: A004 (so it is called)
    from firmware.shell import home as home
    from firmware.shell import looking as looking
    from firmware.shell import menu as menu
    from firmware.shell import names as names
    from firmware.shell import pad as pad
    from firmware.shell import power_up as power_up
    from firmware.shell import ruling as ruling
    from firmware.shell import session as session
    from firmware.shell import settings as settings
    from firmware.shell import setup_questions as setup_questions
    from firmware.shell import statistics as statistics
    from firmware.shell import take_back as take_back
    from firmware.shuffle import course as course
    from firmware.shuffle import shuffle_start as shuffle_start
    from firmware.shuffle import shuffling as shuffling
    from firmware.storage import history as history
    from firmware.storage import journal_rewrite as journal_rewrite
    from firmware.storage import second_copy as second_copy
    from firmware.ui import hands as hands
    from firmware.ui import moving as moving
    from firmware.ui import tops as tops

later: Later
