"""The texts of refusals in the games of discarding; loaded when there is one."""

# Why a move is refused, by the rules' word for it; two lines of 21 characters at most.
REFUSED = {
    "over": "The game is over.",
    "start": "Choose who starts first.",
    "started": "The game has started.",
    "seat": "Players are P1 to P{0}.",
    "open": "Type the open card first.",
    "opened": "{0} lies open already.",
    "under": "Jokers go under. Turn the next one.",
    "card": "{0} is no card of this game.",
    "gone": "{0} has been played already.",
    "gone free": "All jokers have been played.",
    "held": "You do not hold {0}.",
    "held free": "You hold no joker.",
    "jokers": "No jokers in this game.",
    "declare": "Say what number the joker is.",
    "free": "A joker is any number from 1 to 99.",
    "laid": "You have discarded: # ends the turn.",
    "shuffle": "First I shuffle the discarded cards.",
    "out": "{0} has no cards left.",
    "dealt": "I dealt the cards, so that number is sure.",
    "count": "From {0} to {1}, please.",
    "digit": "{0} shares no digit with {1}.",
    "check": "I check every card here: type it.",
    "on-call": "You check the cards in this game.",
    "one": "One card a turn here: # is that one.",
    "nobody": "{0} obliges nobody.",
    "plain": "There is no Trick or Treat here.",
}

# The same of the games with Monumerals, Twinumerals and the special 100.
REFUSED_SPECIAL = {
    "nothing": "Nothing discarded. # draws a card.",
    "oblige": "Answer with 1 to 9, or draw three.",
    "run": "{0} has no {1}. # ends the turn.",
    "special": "The 100 is for Trick or Treat only.",
    "late": "Treat only instead of your turn.",
    "norun": "So many only in a run: set that first.",
    "nodigit": "{0} has no {1}: no such run.",
    "immune": "{0} has the 100 and is free.",
    "early": "Too few cards lie there for that.",
    "answer": "No Treat now: answer, or draw three.",
}
