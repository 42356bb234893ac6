"""What *4 1/2 Minutes* says while the clock stands still, or seldom; see texts.py."""

SAID = """
over The round is over.
start Choose who starts first.
started The round has started.
card There is no such card.
nobody Nobody is named by that card now.
light In the light mode I see no cards.
full Type the card, please.
two With two there is no direction.
count From {0} to {1}, please.
dealt I dealt the cards, so that number is sure.
ruled Ruled: {}.
go-on # lets the clock go on.
starts {} starts
deal Deal {} each, face down.
ready {} cards each lie ready.
youngest The youngest starts.
up Time is up.
called time is up
all-gone All cards are gone!
ended It is over. # shows the result.
paused Paused.
score {} minus points.
keys-ready #start clock *back
keys-pause #go on *back
keys-end #result *back
"""
