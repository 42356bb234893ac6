"""The rarer texts of *4 1/2 Minutes*, mostly for while the clock stands still; see texts.py."""

from firmware.games.minutes import texts
from firmware.modules.later import later
from firmware.play.knowledge import GUIDED

SAID = """
over The round is over.
start Choose who starts first.
started The round has started.
card There is no such card.
nobody Nobody is named by that card now.
on-call You check the cards in this game.
full Type the card, please.
two With two there is no direction.
count From {0} to {1}, please.
dealt I dealt the cards, so that is sure.
unblocked No Blocked! lies there. Set the top first.
three No card lies on the other pile: three are to come.
few {0} has too few cards for that. Set them first.
last A ruling does not end the round. Play the last card.
many Over {0} cards with that. Set a lower count first.
go-on # lets the clock go on.
starts {} starts
deal Deal {} each, face down.
ready {} cards each lie ready.
youngest The youngest starts: # is go!
up Time is up.
late Time is up! {} does not count.
called-time time is up
called-lay {} on {}
called-aside cards set aside
called-play card on {}
called-name turn card
called-reverse way card
called-two +2 card
called-block Blocked on {}
all-gone All cards are gone!
ended It is over. # shows the result.
paused Paused.
score {} minus points
round Round {} of {} is over.
round-paused Round {} of {}, paused.
keys-ready #start clock *back
keys-pause #go on *back
keys-end #result *back
"""

FACE_DOWN = "{}, face down."


def deal(shell: "Shell") -> str:
    """Return how many cards each is dealt, in packets where the deck was ordered, or has."""
    game: Minutes = shell.referee.game
    if shell.referee.setup.level == GUIDED:
        return FACE_DOWN.format(later.guided.packets(game, game.size))
    return texts.say("deal" if game.knowledge.hand(0) is None else "ready", game.size)
