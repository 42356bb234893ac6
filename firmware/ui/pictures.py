"""Pictures that any page may have: the width, then strips of vertical bytes.

Made by ``tools/type/pack.py`` from the text in ``tools/type/glyphs``.
"""

PILE = b"\14\xf0\10\10\10\16\11\11\xf1\1\1\1\xfe\37      \37\4\4\4\3"
PERSON = b"\11\0\x80\xce\xdf\xdf\xdf\xce\x80\0\17\17\17\17\17\17\17\17\17"
UP = b"\11@`px|xp`@"
DOWN = b"\11\4\14\34<|<\34\14\4"
NEXT = b"\17ppppppppp\xff\xfe\xfc\xf8p \0\0\0\0\0\0\0\0\0\7\3\1\0\0\0"
PLAYED_BACK = b"\7 p\xf8\xf8\xfc\xfe\xff\0\0\0\0\1\3\7"
PLAY = b"\7\xff\xfe\xfc\xf8\xf8p \7\3\1\0\0\0\0"
BLOCKED = b"\15\xf0\xf8\xfc\36\37\37\37\37\37\36\xfc\xf8\xf0\1\3\7\17\37\37\37\37\37\17\7\3\1"
KEEP_OFF = b"\11<~n\xef\xef\xefn~<"
SMALL_JUMP = b"\11$\22\22$H$\22\22$"
NO = b"\11\308p\xe0\xc0\xe0p8\30\14\16\7\3\1\3\7\16\14"
CROSS = b"\7cw>\34>wc"
YES = (
    b"\30\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xc0\xc0\xf0\xf0\xfc\xfc??\xfc\xfc\xf0\xf0\xc0"
    b"\xc0\0\0\xc0\xc0\xf0\xf0\xfc\xfc??\17\17\3\3\0\0\0\0\0\0\3\3\17\17??\17\17\3\3\0\0\0"
    b"\0\0\0\0\0\0\0\0\0"
)
WRONG = (
    b"\22\3\7\17\36<x\xf0\xe0\xc0\xc0\xe0\xf0x<\36\17\7\3\x80\xc0\xe0\xf0x<\36\17\7\7\17"
    b"\36<x\xf0\xe0\xc0\x80\1\1\1\0\0\0\0\0\0\0\0\0\0\0\0\1\1\1"
)
SPARK = b"\5\4\4\37\4\4"
KEYPAD = b"\16\63\63\0\0\63\63\0\0\63\63\0\0\63\63\63\63\0\0\63\63\0\0\63\63\0\0\63\63"
BOOK = b"\15\xff\1)))\1\xff\1)))\1\xff\7\4\4\4\4\4\17\4\4\4\4\4\7"
PENCIL = b"\15\0\0\x80\xc0\xe0\xf0\xf8\xfc\xfaw.\34\10\30\16\17\7\7\7\3\1\0\0\0\0\0"
CUP = b"\16\34\x22A?\x7f\xff\xff\xff\xff\x7f?A\x22\34\0\0\0\60\60\61??100\0\0\0"
UNDO = b"\15\xff\xfe\xfc\xf8\xf8\xec\xcc\x8c\14\308\xf0\xc0\0\0\0\0\0\60\60\60\60\30\34\17\3"
ABOUT = b"\16\xf8\xfc\xfe\xff\xff\xd3\23\23\23\xff\xff\xfe\xfc\xf8\7\17\37??30003?\37\17\7"
UPDATE = b"\16\0 `\xe0\xe0\xff\xff\xff\xff\xe0\xe0` \0>>0013773100>>"
ASK = b"\16\xfe\xff\xff\xff\xff\xf7\xbb\xdb\xe7\xff\xff\xff\xff\xfe\3\7\7?\37\17\16\7\7\7\7\7\7\3"
SOUND = b"\16\xf0\xf0\xf0\xf0\xf8\xfc\xfe\xff\0\0\10\xf0\0\6\0\0\0\0\1\3\7\17\0\0\1\0\0\6"
LIGHT = b"\16\xc0\xc2\4\0\xc0\xe0\xf3\xf3\xe0\xc0\0\4\xc2\xc0\0\20\10\0\0\1\63\63\1\0\0\10\20\0"
SEAT = b"\14\0\0\0\x8c\x9e\xbf\xbf\x9e\x8c\0\0\0<>????????><"
LEAVE = b"\15\xff\1\1\1\1\xc1\xc1\xff\xc0\xc0\xf8\xf0\xe0?      ?\0\0\7\3\0"
