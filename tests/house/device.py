"""The names in the Pico's CircuitPython, as 9.1.4 and 10.0.0 both listed them with ``dir()``.

Names that only one of the two has are left out."""

TYPES = {
    "str": """
        center count encode endswith find format index isalpha isdigit islower isspace isupper
        join lower lstrip partition replace rfind rindex rpartition rsplit rstrip split
        splitlines startswith strip upper
    """,
    "bytes": """
        center count decode endswith find format fromhex hex index isalpha isdigit islower
        isspace isupper join lower lstrip partition replace rfind rindex rpartition rsplit
        rstrip split splitlines startswith strip upper
    """,
    "bytearray": """
        append center count decode endswith extend find format fromhex hex index isalpha
        isdigit islower isspace isupper join lower lstrip partition replace rfind rindex
        rpartition rsplit rstrip split splitlines startswith strip upper
    """,
    "list": "append clear copy count extend index insert pop remove reverse sort",
    "dict": """
        clear copy fromkeys get items keys move_to_end pop popitem setdefault update values
    """,
    "tuple": "count index",
    "int": "bit_length from_bytes to_bytes",
    "float": "",
    "set": """
        add clear copy difference difference_update discard intersection intersection_update
        isdisjoint issubset issuperset pop remove symmetric_difference
        symmetric_difference_update union update
    """,
    "frozenset": """
        copy difference intersection isdisjoint issubset issuperset symmetric_difference union
    """,
    "memoryview": "cast hex",
    "range": "start step stop",
    "slice": "indices start step stop",
}

MODULES = {
    "os": """
        chdir getcwd getenv listdir mkdir remove rename rmdir sep stat statvfs sync uname
        unlink urandom utime
    """,
    "time": "localtime mktime monotonic monotonic_ns sleep struct_time time",
    "gc": "collect disable enable isenabled mem_alloc mem_free",
    "sys": """
        argv byteorder exit implementation maxsize modules path platform stderr stdin stdout
        version version_info
    """,
    "micropython": "const",
    "random": "choice getrandbits randint random randrange seed uniform",
    "struct": "calcsize pack pack_into unpack unpack_from",
    "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
    "microcontroller": """
        Pin Processor ResetReason RunMode cpu cpus delay_us disable_interrupts
        enable_interrupts nvm on_next_reset pin reset watchdog
    """,
    "supervisor": """
        RunReason SafeModeReason get_previous_traceback reload reset_terminal runtime
        set_next_code_file set_usb_identification status_bar ticks_ms
    """,
    "array": "array",
    "collections": "OrderedDict deque namedtuple",
    "io": "BytesIO IOBase StringIO open",
    "json": "dump dumps load loads",
    "errno": """
        EACCES EADDRINUSE EAGAIN EALREADY EBADF ECONNABORTED ECONNREFUSED ECONNRESET EEXIST
        EHOSTUNREACH EINPROGRESS EINVAL EIO EISDIR ENOBUFS ENODEV ENOENT ENOMEM ENOTCONN
        EOPNOTSUPP EPERM ETIMEDOUT errorcode
    """,
    "math": """
        acos asin atan atan2 ceil copysign cos degrees e exp fabs floor fmod frexp isfinite
        isinf isnan ldexp log modf pi pow radians sin sqrt tan trunc
    """,
    "re": "compile match search sub",
    "storage": """
        VfsFat disable_usb_drive enable_usb_drive erase_filesystem getmount mount remount
        umount
    """,
    "keypad": "Event EventQueue KeyMatrix Keys ShiftRegisterKeys",
    "pwmio": "PWMOut",
    "digitalio": "DigitalInOut Direction DriveMode Pull",
    "traceback": "format_exception print_exception",
    "busio": "I2C SPI UART",
    "zlib": "decompress",
    "hashlib": "new",
}

BUILTINS = """
    ArithmeticError AssertionError AttributeError BaseException BrokenPipeError
    ConnectionError EOFError Ellipsis Exception FutureWarning GeneratorExit ImportError
    IndentationError IndexError KeyError KeyboardInterrupt LookupError MemoryError NameError
    NotImplementedError OSError OverflowError ReloadException RuntimeError StopAsyncIteration
    StopIteration SyntaxError SystemExit TimeoutError TypeError UnicodeError ValueError
    Warning ZeroDivisionError abs all any bin bool bytearray bytes callable chr classmethod
    compile complex delattr dict dir divmod enumerate eval exec filter float frozenset getattr
    globals hasattr hash help hex id input int isinstance issubclass iter len list locals map
    max memoryview min next object oct open ord pow print property range repr reversed round
    set setattr slice sorted staticmethod str sum super tuple type zip
"""
