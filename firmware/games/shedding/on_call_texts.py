"""The texts of a turn on call."""

KEYS = "#laid    *back"
KEYS_ONE = "#laid  A draw   *back"
KEYS_ANSWER = "1-9#  A draw 3  *back"
KEYS_MORE = ("#laid A draw D more *", "#last A end  D more *")  # nothing laid yet, or something

ANSWER = "must lay one of 1-9"
LAID = "{} laid in this turn"
TURN_OVER = "Turn one card over."
TYPED = "{} is typed. # lays it, * takes it away."
