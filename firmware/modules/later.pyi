"""The modules of names.py, as type checkers see them: later.py loads them when asked."""

class Parts:
    def __init__(self, package: str) -> None: ...

class Later:
    from firmware.modules import catalog as catalog
    from firmware.play import deck as deck
    from firmware.play import secret as secret
    from firmware.play import transcript as transcript
    from firmware.selftest import dots as dots
    from firmware.selftest import key_release as key_release
    from firmware.selftest import keys as keys
    from firmware.selftest import lights as lights
    from firmware.selftest import question as question
    from firmware.selftest import sound as sound
    from firmware.selftest import test as test
    from firmware.selftest import texts as texts
    from firmware.selftest import touch as touch
    from firmware.selftest import verdict as verdict
    from firmware.shell import about as about
    from firmware.shell import asking as asking
    from firmware.shell import crash as crash
    from firmware.shell import deck_shuffle as deck_shuffle
    from firmware.shell import first_player as first_player
    from firmware.shell import game_start as game_start
    from firmware.shell import guided as guided
    from firmware.shell import help as help  # noqa: A004 (so it is called)
    from firmware.shell import home as home
    from firmware.shell import menu as menu
    from firmware.shell import names as names
    from firmware.shell import next_game as next_game
    from firmware.shell import peek as peek
    from firmware.shell import power_up as power_up
    from firmware.shell import roster as roster
    from firmware.shell import ruling as ruling
    from firmware.shell import session as session
    from firmware.shell import session_record as session_record
    from firmware.shell import settings as settings
    from firmware.shell import settings_record as settings_record
    from firmware.shell import setup_questions as setup_questions
    from firmware.shell import standings as standings
    from firmware.shell import take_back as take_back
    from firmware.shell import take_out as take_out
    from firmware.shell import unkept as unkept
    from firmware.shell import wrong as wrong
    from firmware.shuffle import course as course
    from firmware.shuffle import deck_words as deck_words
    from firmware.shuffle import kept as kept
    from firmware.shuffle import left_deck as left_deck
    from firmware.shuffle import shuffle_page as shuffle_page
    from firmware.shuffle import shuffle_start as shuffle_start
    from firmware.shuffle import shuffling as shuffling
    from firmware.storage import journal_rewrite as journal_rewrite
    from firmware.ui import choice as choice
    from firmware.ui import number_screen as number_screen
    from firmware.ui import stuck_keys as stuck_keys
    from firmware.ui import text_screen as text_screen

later: Later
