"""All that the self-test says."""

LET_GO = "Self-test. Let go of all keys."
PRESS = "Press every key once."
TO_COME = "{} to come"
WATCH = "Next, every dot of the display is lit for 3 s, then dark for 2 s. Watch it."
ALL_DOTS = "Were all dots lit, then all dark?"
SHIFTED = "Is the picture shifted, with snow at one edge?"
RING = "The ring: are all {} lights {}?"
COLOURS = ("red", "green", "blue")
COUNT = "How many are lit, from the first on?"
SOUND = "Three tones: do you hear them?"

GO_ON = "{} go on"
YES_NO = "{} yes  {} no"
TAKE = "{} so many  {} one more"
NEXT = "{} next  {} start   {}/{}"

GOOD = "Self-test: good."
FAULT = "Self-test: {}."
VERSION = "Umpire {}"
DISPLAY = "display at 0x{:02x}"
NO_DISPLAY = "no display"
FREE = "free memory {:,}"
KEPT = "memory kept byte {}/{}"
NOT_TRIED = "memory: not tried"

# What was found; each is said behind "Self-test: ".
NO_KEY = "no key answers: see the keypad's header"
ROW = "row {} of the keys does not answer: see its wire to {}"
COLUMN = "column {} of the keys does not answer: see its wire to {}"
KEYS = "these keys do not answer: {}"
STUCK = "key {} is always down"
NO_PULL_UPS = (
    "the display's wires are not pulled up: no power there, {} and {} swapped, or no R2 and R3"
)
SILENT = "no display answers on {} and {}: see its four wires"
ELSEWHERE = "the display answers at 0x{:02x}: set UMPIRE_ADDRESS"
OTHERWISE = "the display: {}"
SH1106 = "the display is an SH1106, not an SSD1306"
DOTS = "the display has dead dots or lines"
RING_DARK = "the ring stays dark: see its data wire to {}, D1 and 5 V"
RING_PART = "lights 1 to {} of the ring are lit: see the wire between {} and {}"
RING_COLOURS = "the ring shows other colours: it is not GRB, or a light is bad"
NO_SOUND = "no sound: see the piezo's wires to {} and GND; an active one will not do"
MEMORY = "the board's memory does not keep what is written"
FOREIGN = "the memory is another program's or version's, and was not tried"
UNSEEN = "nobody answered about the {}"
THINGS = ("display", "ring", "sound")
