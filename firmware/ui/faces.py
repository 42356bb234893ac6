"""Type and pictures, as strips: vertical bytes, bit 0 on top, one for each eight rows.

Made by ``tools/type/pack.py`` from the text in ``tools/type/glyphs``: T and the numerals after
Roboto Condensed Bold (Apache 2.0), S from Spleen (c) 2018-2020 Frederic Cambus (BSD-2-Clause), CAPS
from Unscii by Viznut (public domain); see THIRD-PARTY.md.

A face is its strips, where each glyph starts in them, the code of the first one, and how many blank
columns stand between two.  T and S have all of ASCII from 0 on; two codes beneath the blank are for
what is not ASCII: see MORE.
"""

from array import array

MORE = {"½": 30, "×": 31}


def _starts(columns: bytes) -> "array[int]":
    """Return where glyphs start that take so many `columns`, with the blank one behind each."""
    starts = [0]
    for wide in columns:
        starts.append(starts[-1] + max(wide - 1, 0))
    return array("H", starts + starts[-1:])  # what is above ASCII has no glyph


# Columns of each sign, with the blank one behind it.
T_COLUMNS = bytes(30) + (
    b"\13\10\4\4\5\10\10\12\11\3\5\5\10\10\4\6\4\6\10\6\10\10\10\10\10\10\10\10\4\4\7\10\7"
    b"\7\14\12\11\11\11\10\10\11\12\4\10\11\10\14\12\12\11\12\11\11\11\11\12\15\11\11\10\4"
    b"\7\4\6\7\5\10\10\7\10\10\6\10\10\4\4\10\4\14\10\10\10\10\5\7\5\10\10\13\10\10\7\5\4"
    b"\5\11"
)
T = (
    (
        (
            b"\2~\xfe\xe08\xceb\xe0\xe0\0 `\xc0\x80\xc0` \0\0\0\xfe\xfe\0\36\36\36\36\60\xb0\xfe6"
            b"\xf0\xfe0x\xfc\xc4\xc6\x84\x9c\30<~f~\xfcp\x98\x80\0\0\xbc\xfe\xe6\xbe\34\x80\x80\36"
            b"\36\xf8\xfe\6\0\0\6\xfe\xf8\10\x98\xf0>~\xf0\x98\x80\x80\xf0\xf0\x80\x80\x80\0\0\0"
            b"\x80\x80\x80\x80\0\0\0\0\0\0\xf0~\6\xf8\xfe\6\6\xfe\xf8\0\30\14\xfc\xfe\0\30\36\6"
            b"\xc6\xfe|\0\14\16\xc6\xc6\xfe<\0\x80\xc0p\34\xfe\xfe\0~\xfeff\xe6\xc6\0\xf0\xf8|f"
            b"\xe6\xe6\x80\6\6\6\xc6\xfe~\16<\xfe\xc6\xc6\xfe<\0\xf8\xfe\x86\x86\xfc\xf8\0\60\60\0"
            b"\60\60\0\xc0\xe0\xe000\30``````\080\xb0\xe0\xe0\xc0\14\16\x86\xc6\xfe<\xe0\xf8<\xce"
            b"\xf66\xf6n\34\xf8\xe0\0\0\xe0\xfc>~\xf8\x80\0\xfe\xfe\xc6\xc6\xc6\xfe\xbc\0\xf8\xfc"
            b"\16\6\6\6\34\30\xfe\xfe\6\6\16\xfc\xf8\0\xfe\xfe\xc6\xc6\xc6\xc6\6\xfe\xfe\xc6\xc6"
            b"\xc6\xc6\6\xf8\xfc\16\6\x86\x86\x9c\x98\xfe\xfe\xc0\xc0\xc0\xc0\xfe\xfe\0\xfe\xfe\0"
            b"\0\0\0\0\xfe\xfe\0\xfe\xfe\xe0\xf8\xfc\36\6\0\xfe\xfe\0\0\0\0\0\xfe\xfe~\xf0\0\0\xf0"
            b"~\xfe\xfe\0\xfe\xfe<\xf0\xc0\0\xfe\xfe\0\xf8\xfc\16\6\6\16\xfc\xf8\0\xfe\xfe\x86\x86"
            b"\x86\xfcx\0\xf8\xfc\16\6\6\16\xfc\xf8\0\xfe\xfe\x86\x86\x86\xfex\0<|\xe6\xc6\xc6\x9c"
            b"\30\0\6\6\6\xfe\xfe\6\6\6\xfe\xfe\0\0\0\xfe\xfe\0\2>\xfe\xe0\0\xc0\xfe~\6\2\xfe\xfe"
            b"\x80\xf0\xfe\xfe\xf0\x80\xfe\xfe\2\0\16>\xfc\xe0\xfc>\16\2\36~\xe0\xe0~\36\2\6\6\x86"
            b"\xe6~\36\6\xfe\xfe\0\2>\xfe\xe0\0\0\0\xfe\xfep>\36x@\0\0\0\0\0\0\2\6\4\0`\xf0\xb0"
            b"\xb0\xf0\xe0\0\xfe\xfe00\xf0\xe0\0\xc0\xf000p`\xe0\xf000\xfe\xfe\0\xc0\xe0\xb0\xb0"
            b"\xb0\xf0\xc00\xfc\xfe66\xc0\xf0000\xf0\xf0\xfe\xfe00\xf0\xe0\0\xf6\xf6\0\0\xf6\xf6"
            b"\xfe\xfe\xc0\xe0p\20\0\xfe\xfe\0\xf0\xf000\xf0\xe000\xf0\xe0\0\xf0\xf000\xf0\xe0\0"
            b"\xc0\xe0000\xe0\xc0\xf0\xf000\xf0\xe0\0\xe0\xf000\xf0\xf0\0\xf8\xf8\30\30\xe0\xf0"
            b"\xb00p`0\xfc\xfc0\xf0\xf0\0\0\xf0\xf0\0\20\xf0\xf0\0\xe0\xf00\20\xf0\xe0\x80\xf0\xf0"
            b"\x80\xe0\xf00\0p\xf0\xc0\xf0p\20\20\xf0\xf0\0\xe0\xf0000\xb0\xf0\xf00\xc0\xfe>\0\xfe"
            b"\xfe\0\0>\xfe\xc0\x80\xc0\xc0\xc0\0\0\xc0\xc0"
        ),
        (
            b"\0\2\7\1\0\14\16\15\14\0\2\3\1\0\1\3\2\0\0\0\31\31\0\0\0\0\0\3\37\3\33\37\3\3\14\34"
            b"\60q\21\37\17\0\0\4\3\0\17\31\37\17\17\37\30\31\37\16\37\33\0\0\7?p\xc0\xc0p\37\7\0"
            b"\0\0\0\0\0\0\1\1\17\17\1\1\1\x80\xf8x\1\1\1\1\0\30\30\0\60?\7\0\0\7\37\30\30\17\7\0"
            b"\0\0\37\37\0\30\36\37\33\30\30\30\14\34\30\30\37\17\0\3\3\3\3\37\37\3\14\34\30\30\37"
            b"\7\0\7\17\34\30\34\17\7\0\20\36\37\3\0\0\17\37\30\30\37\17\0\0\31\31\35\17\3\0\30\30"
            b"\0|<\0\0\1\1\3\3\6\3\3\3\3\3\3\0\7\3\3\1\1\0\0\0\33\33\0\0\37?p\xff\xdf\xd8\xcf\30"
            b"\30\17\7\20\37\37\7\6\6\7\37\34\37\37\30\30\30\37\17\0\7\17\34\30\30\30\16\6\37\37"
            b"\30\30\34\17\7\0\37\37\30\30\30\30\30\37\37\0\0\0\0\0\7\17\34\30\31\31\37\17\37\37\0"
            b"\0\0\0\37\37\0\37\37\0\16\36\30\30\37\17\0\37\37\1\3\17\36\30\0\37\37\30\30\30\30\30"
            b"\37\37\0\3\37\37\3\0\37\37\0\37\37\0\0\3\17\37\37\0\7\17\34\30\30\34\17\7\0\37\37\1"
            b"\1\1\0\0\0\7\17\34\30\30<\x7f'\0\37\37\1\1\17\37\30\0\6\16\30\30\31\37\17\0\0\0\0\37"
            b"\37\0\0\0\17\37\30\30\30\37\17\0\0\0\3\37\36\37\7\0\0\0\0\37\37\37\1\1\37\37\37\0\0"
            b"\20\34\37\7\1\17\37\34\0\0\0\37\37\0\0\0\30\36\37\31\30\30\30\xff\xff\xc0\0\0\1\17?8"
            b"\xc0\xff\xff\0\0\0\0\0\60\60\60\60\60\60\0\0\0\0\17\37\31\31\37\37\0\37\37\30\30\37"
            b"\17\0\7\37\30\30\34\14\17\37\30\30\37\37\0\7\17\31\31\31\31\11\0\37\37\0\0\7\xdf\xd8"
            b"\xd8\xd8\x7f\x7f\37\37\0\0\37\37\0\37\37\0\xc0\xff\x7f\37\37\3\17\36\30\0\37\37\0\37"
            b"\37\0\0\37\37\0\0\37\37\0\37\37\0\0\37\37\0\7\17\30\30\30\17\7\xff\xff\30\30\37\17\0"
            b"\17\37\30\30\xff\xff\0\17\17\0\0\14\35\31\33\37\16\0\17\37\30\17\37\30\30\37\37\0\0"
            b"\1\37\36\37\3\0\0\3\37\37\3\3\37\37\7\0\20\34\37\7\37\36\20\0\xc1\xef\x7f\37\1\0\30"
            b"\36\37\33\30\30\0?\x7f@\x7f\x7f\0@\x7f?\0\3\3\0\0\3\3\3\1"
        ),
    ),
    _starts(T_COLUMNS),
    0,
    1,
)
S_COLUMNS = bytes(30) + (
    b"\6\6\3\2\4\6\5\5\6\2\4\4\5\6\3\5\2\5\6\4\6\6\6\6\6\6\6\6\2\3\5\5\5\5\5\5\5\5\5\5\5\5"
    b"\5\4\5\5\5\5\5\5\5\5\5\5\6\5\5\5\5\5\5\4\5\4\6\5\3\5\5\5\5\5\5\5\5\4\4\5\4\6\5\5\5\5"
    b"\5\5\5\5\5\6\5\5\5\5\2\5\6"
)
S = (
    (
        (
            b"\23\10FiXD(\20(D\0\0_\7\0\7$~$~$DJ\xff2\xc60\14c0NY&P\7<B\x81\x81B<T88T\20\20|\20\20"
            b"\x80`\20\20\20\20@\xc00\14\3>QIE>B\x7f@bQIIF!AIM3\30\24\22\x7f\20'EEE9<JII0\1q\11\5"
            b"\3\66III6\6II)\36H\x80h\10\34>\x7f((((\x7f>\34\10\2Q\11\6<BZ\x5c|\22\22|~JJ4<BBB~BB<"
            b"<JJB|\22\22\2<BJz~\10\10~B~B@B>\2~\10\10v>@@@~\14\14~~\14\60~<BB<~\22\22\14<B\xc2"
            b"\xbc~\22\22lDJJ2\2\2~\2\2>@@~\36``\36~00~f\30\30fNPP>bRJF\xff\x81\x81\3\14\60\xc0"
            b"\x81\x81\xff\10\4\2\4\10@@@@\1\2 TTx\x7fDD88DDD8DD\x7f8TT\x5c\10~\11\1\x98\xa4\xa4"
            b"\x5c\x7f\4\4x\10z@\x80\x80z\x7f\20(D?@@|\4|\4x|\4\4x8DD8\xfc$$\30\30$$\xfcx\4\4\14HT"
            b"T$\4?D@<@@|\34``\34<@0@<d\30\30d\x9c\xa0\xa0|DdTL\30~\x81\x81\xff\x81\x81~\30\20\10"
            b"\20\20\10"
        ),
    ),
    _starts(S_COLUMNS),
    0,
    1,
)
CAPS = (
    (
        (
            b"\24\x7f\x7f\24\24\x7f\x7f\24\0\0\0\0\0\0\x226\34\x7f\34\66\x22\0\0\10\10\10\10\0\0>"
            b"\x7fIE\x7f>@B\x7f\x7f@@bsYMGB\x22cII\x7f6\30\34\26\23\x7f\x7f\20'gEE}9<~KIy0\1\1qy"
            b"\17\7\66\x7fII\x7f6\6OIi?\36\0\0\0\0\0\0\0|~\23\23~|\x7f\x7fII\x7f6>\x7fAAc\x22\x7f"
            b"\x7fAc>\34"
        ),
    ),
    (
        0,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        21,
        22,
        23,
        27,
        28,
        29,
        35,
        41,
        47,
        53,
        60,
        66,
        72,
        78,
        84,
        90,
        91,
        92,
        93,
        94,
        95,
        96,
        97,
        103,
        109,
        115,
        121,
    ),
    35,
    1,
)
N13 = (
    (
        (
            b"\xfc\xff\3\3\xff\xfc\0\14\6\xfe\xff\0\14\17\x83\xe7\xff<\16\17c\xe3\xff\x9c\x80\xe0<"
            b"\xff\xff\0|\x7fgc\xe3\xc3\xf8\xfens\xe3\xc0\3\3\x83\xf3\x7f\17\x9c\xff\xe7\xe7\xff"
            b"\x9c|\xff\xc3\xc3\xff\xfc"
        ),
        (
            b"\7\37\30\30\37\7\0\0\0\37\37\0\30\36\37\31\30\30\16\36\30\30\37\17\3\3\3\37\37\3\16"
            b"\36\30\30\37\7\7\37\30\30\37\7\0\34\37\7\0\0\17\37\30\30\37\17\0\30\31\16\17\3"
        ),
    ),
    range(0, 61, 6),
    48,
    1,
)
N14 = (
    (
        (
            b"\xf8\xfc\xfe\6\6\xfe\xfc\xf8\0\30\30\xfc\xfc\xfe\0\08<\36\6\x8e\xfe\xfc8\30\34\36"
            b"\x86\x86\xfe\xfc8\0\x80\xe0x\xfe\xfe\xfe\0\xf0\xfe\xfe\xce\xc6\xc6\x86\0\xe0\xf8\xfc"
            b"\xde\xce\xc6\xc0\0\6\6\6\6\xe6\xfe~\168\xfc\xfe\xce\xce\xfe\xfc8\xf8\xfc\xfe\6\6\xfe"
            b"\xfc\xf8"
        ),
        (
            b"\37?\x7f``\x7f?\37\0\0\0\x7f\x7f\x7f\0\0`x|~gc``\308xaa\x7f?\36\16\17\17\14\x7f\x7f"
            b"\x7f\14\319ypa\x7f?\37\37?\x7f``\x7f?\37\0@x\x7f\37\3\0\0\36?\x7faa\x7f?\36\0\3cs{?"
            b"\37\7"
        ),
    ),
    range(0, 81, 8),
    48,
    1,
)
N22 = (
    (
        (
            b"\xe0\xf8\xfc\xfe>\36\36>\xfe\xfc\xf8\xe0\0\0\xf0px\xf8\xfc\xfc\xfe\0\0\0\xe0\xf8\xfc"
            b"\xfe\36\36\36>\xfe\xfc\xf8\xc0`x|~\36\36\36>\xfe\xfc\xf8\xe0\0\0\0\0\xc0\xf0\xfc\xfe"
            b"\xfe\xfe\0\0\0\xfc\xfe\xfe\xfe\36\36\36\36\36\36\0\0\xc0\xf0\xf8\xfc<\36\36\36\0\0\0"
            b"\36\36\36\36\36\36\36\xde\xfe\xfe\xfe\36\xe0\xf8\xfc\xfe\xfe\36\36\xfe\xfe\xfc\xf8"
            b"\xe0\xe0\xf8\xfc\xfe>\36\36>\xfe\xfc\xf8\xe0\xc0\xc0\xc0"
        ),
        (
            b"\xff\xff\xff\xff\0\0\0\0\xff\xff\xff\xff\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\0\0\x80"
            b"\xc0\xe0\xf8\xfe\x7f\37\7\0\0\0\0\0<<<~\xff\xff\xe7\xc1\xc0\xf0\xfc\xff\x9f\x83\xc1"
            b"\xff\xff\xff\xc0\x80\10\37\37\37\16\16\16\36\xfe\xfc\xfc\xf0\xff\xff\xff\xff\36\16"
            b"\17\37\xfe\xfe\xfc\xf0\0\0\0\0\xc0\xf0\xfe\xff\x7f\17\1\0\xc1\xe7\xff\xff\x7f<<\x7f"
            b"\xff\xff\xe7\xc1\17?\x7f\x7f\xf8\xf0px\xff\xff\xff\xff\1\1\1"
        ),
        (
            b"\7\37?\x7f|xx|\x7f?\37\7\0\0\0\0\0\x7f\x7f\x7f\x7f\0\0\0p|~\x7f\x7f\x7f{xxxxx\16\36>"
            b"~xpxx\x7f?\37\17\3\3\3\3\3\3\7\x7f\x7f\x7f\7\3\16\36>~xpx|\x7f?\37\7\7\37?\x7f|xx|"
            b"\x7f?\37\7\0\0p~\x7f\x7f\37\3\0\0\0\0\17\37?\x7f|xx|\x7f?\37\17\0\0\0xxx<?\37\17\3\0"
            b"\34\34\34"
        ),
    ),
    (0, 12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 123),
    48,
    2,
)
SLIM22 = (
    (
        (b"\xe0\xfc\xfe\36\36\xfe\xfc\xe0\0\xf0x\xf8\xfc\xfe\0\0"),
        (b"\xff\xff\xff\0\0\xff\xff\xff\0\0\0\xff\xff\xff\0\0"),
        (b"\7?\x7fxx\x7f?\7\0\0\0\x7f\x7f\x7f\0\0"),
    ),
    range(0, 17, 8),
    48,
    1,
)
N32 = (
    (
        (
            b"\0\xe0\xf8\xfc\xfe\xfe\xff?\37\37?\xff\xfe\xfe\xfc\xf8\xe0\0\0\0\0\xe0\xf0\xf0\xf8"
            b"\xf8\xf8\xfc\xfc\xfe\xfe\xff\0\0\0\0\x80\xf0\xf8\xfc\xfe\xfe\x7f?\37\37?\xff\xfe\xfe"
            b"\xfc\xf8\xf0\0\xc0\xf0\xf8\xfc\xfe\xfe\x7f?\37\37?\xff\xfe\xfe\xfc\xf8\xf0\x80\0\0\0"
            b"\0\0\0\x80\xe0\xf8\xfe\xff\xff\xff\xff\xff\xfe\0\0\0\xc0\xff\xff\xff\xff\xff\37\37"
            b"\37\37\37\37\37\37\37\37\0\0\0\xc0\xe0\xf0\xf8\xfc\xfe~>??\37\37\0\0\0\0???????????"
            b"\xbf\xff\xff\xff\xff\xff?\0\xf0\xf8\xfc\xfe\xfe\xff?\37\37?\xff\xfe\xfe\xfc\xf8\xf0"
            b"\0\xc0\xf0\xf8\xfc\xfe\xff\x7f?\37\37?\x7f\xfe\xfe\xfc\xf8\xe0\x80"
        ),
        (
            b"\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff\0\0\0\3\3\1\1\0\xff\xff"
            b"\xff\xff\xff\xff\0\0\0\0\3\3\3\3\3\3\0\0\0\x80\xe0\xff\xff\xff\xff\xff\37\0\1\1\1\1"
            b"\1\1\xe0\xe0\xe0\xe0\xe0\xf8\xff\xff\x7f?\37\3\0\0\0\xc0\xf0\xfc\xff\x7f\37\7\xff"
            b"\xff\xff\xff\xff\xff\0\0\0\xff\xff\xff\xff\xff\xff\xf8\xf8\xf8\xf8\xf8\xf8\xf0\xf0"
            b"\xe0\x80\0\xf0\xff\xff\xff\xff\xff\xf7\xf1\xf8\xf8\xf8\xf8\xf8\xf8\xf0\xe0\xc0\0\0\0"
            b"\0\0\0\0\0\0\x80\xf0\xfe\xff\xff\xff\x7f\17\1\0\0\37?\x7f\xff\xff\xff\xf0\xe0\xe0"
            b"\xf0\xff\xff\xff\x7f?\37\0\x7f\xff\xff\xff\xff\xff\xc0\x80\0\0\0\x80\xff\xff\xff\xff"
            b"\xff\xff"
        ),
        (
            b"\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\xff\xff"
            b"\xff\xff\xff\xff\0\0\0\0\0\0\0\x80\xc0\xe0\xf8\xfc\xfe\xff\x7f\37\17\7\1\0\0\0\x80"
            b"\x80\x80\x80\x80\x80\3\3\3\3\7\17\xff\xff\xff\xfe\xfc\xf0\xf0\xfc\xff\xff\xff\xff"
            b"\xf3\xf0\xf0\xf0\xff\xff\xff\xff\xff\xff\xf0\xf0\x80\x80\x81\x81\x81\x81\0\0\0\0\0\3"
            b"\xff\xff\xff\xff\xff\xfe\xff\xff\xff\xff\xff\xff\1\0\0\0\1\3\xff\xff\xff\xff\xff\xfe"
            b"\0\0\0\0\0\x80\xf0\xfc\xff\xff\xff\x7f\17\3\0\0\0\0\xf0\xfc\xfe\xff\xff\xff\17\7\3\3"
            b"\7\17\xff\xff\xff\xfe\xfc\xf0\0\3\7\17\37\37\37\37\37\37\x8f\xef\xff\xff\xff\xff\xff"
            b"\17"
        ),
        (
            b"\0\7\37?\x7f\x7f\xff\xfc\xf8\xf8\xfc\xff\x7f\x7f?\37\7\0\0\0\0\0\0\0\0\0\x7f\xff\xff"
            b"\xff\xff\xff\0\0\0\0p\xfc\xfe\xff\xff\xff\xff\xff\xfb\xf8\xf8\xf8\xf8\xf8\xf8\xf8"
            b"\xf8\xf8\7\37?\x7f\x7f\xff\xfc\xf8\xf8\xf8\xf8\xfe\xff\x7f??\17\3\1\1\1\1\1\1\1\1\1"
            b"\1\xff\xff\xff\xff\xff\xff\1\1\3\17\37?\x7f\x7f\xfe\xfc\xf8\xf8\xfc\xfe\x7f\x7f?\37"
            b"\17\1\1\7\37?\x7f\x7f\xfe\xfc\xf8\xf8\xfc\xfe\xff\x7f?\37\17\3\0\0\0\xe0\xfc\xff\xff"
            b"\xff\xff\37\3\0\0\0\0\0\0\0\3\17??\x7f\x7f\xfe\xfc\xf8\xf8\xfc\xfe\x7f\x7f??\37\7\0"
            b"\0\0\0\xf8\xf8\xfc\xfc|~\x7f?\37\17\7\3\0\0"
        ),
    ),
    range(0, 181, 18),
    48,
    2,
)
SLIM32 = (
    (
        (
            b"\x80\xf0\xfc\xfe\x7f\37\37\x7f\xfe\xfc\xf8\x80\0\xe0\xf0\xf0\xf8\xf8\xf8\xfc\xfc\xfe"
            b"\xfe\xff"
        ),
        (b"\xff\xff\xff\xff\0\0\0\0\xff\xff\xff\xff\0\3\3\1\1\0\xff\xff\xff\xff\xff\xff"),
        (b"\xff\xff\xff\xff\0\0\0\0\xff\xff\xff\xff\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff"),
        (b"\1\37?\x7f\xfe\xf8\xf8\xfe\x7f?\17\1\0\0\0\0\0\0\x7f\xff\xff\xff\xff\xff"),
    ),
    range(0, 25, 12),
    48,
    1,
)

# Pictures that any page may have: the width, then the strips.
PILE = b"\14\xf0\10\10\10\16\11\11\xf1\1\1\1\xfe\37      \37\4\4\4\3"
PERSON = b"\11\0\x80\xce\xdf\xdf\xdf\xce\x80\0\17\17\17\17\17\17\17\17\17"
UP = b"\11@`px|xp`@"
DOWN = b"\11\4\14\34<|<\34\14\4"
NEXT = b"\17ppppppppp\xff\xfe\xfc\xf8p \0\0\0\0\0\0\0\0\0\7\3\1\0\0\0"
PLAYED_BACK = b"\7 p\xf8\xf8\xfc\xfe\xff\0\0\0\0\1\3\7"
PLAY = b"\7\xff\xfe\xfc\xf8\xf8p \7\3\1\0\0\0\0"
BLOCKED = b"\15\xf0\xf8\xfc\36\37\37\37\37\37\36\xfc\xf8\xf0\1\3\7\17\37\37\37\37\37\17\7\3\1"
KEEP_OFF = b"\11<<vvvvv<<"
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
