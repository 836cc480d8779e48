"""The one kind of error that is shown to a person as it is, without a traceback."""


class Mistake(Exception):  # noqa: N818 - it is the person's mistake or the machine's, not the program's error
    """What was asked can't be done. The message says so kindly, and what to do instead."""
