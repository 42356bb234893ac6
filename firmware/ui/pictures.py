"""Pictures that any page may have: the width, then strips of vertical bytes.

Made by ``tools/type/pack.py`` from the text in ``tools/type/glyphs``.
"""

PILE = b"\14\xf0\10\10\10\16\11\11\xf1\1\1\1\xfe\37      \37\4\4\4\3"
UP = b"\11@`px|xp`@"
DOWN = b"\11\4\14\34<|<\34\14\4"
KEEP_OFF = b"\11\34>wwwww>\34"
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
