"""The texts of a turn on call."""

KEYS = "#laid           *back"
KEYS_ONE = "#laid  A draw   *back"
KEYS_ANSWER = "1-9#  A draw 3  *back"
KEYS_MORE = ("#laid A draw D more *", "#last A end  D more *")  # nothing laid yet, or something

ANSWER = "1-9 or +3:{}"  # then what is typed
LAY = "lay, or draw"
LAID = "{} laid, more?"
SHOWN = "last: {}_"
TURN_OVER = "Turn over 1 card"
LAST = "Last card: # or 1-9 #."
TYPED = "{} is typed. # lays it, * takes it away."
