"""Names in calls: a player wrote them, and a stranger may read them."""

import re

# Signs that chats and programs of mail read as a mention, a link or a format, and signs that look like them and are
# only themselves.
_HARMLESS = str.maketrans(
    {
        "@": "\uff20",
        "#": "\uff03",
        "&": "\uff06",
        "<": "\u2039",
        ">": "\u203a",
        "*": "\u2217",
        "_": "\uff3f",
        "~": "\u223c",
        "`": "\u02cb",
        "|": "\u2223",
        "\\": "\uff3c",
        "/": "\u2215",
        ":": "\u2236",
        "[": "\uff3b",
        "]": "\uff3d",
        "(": "\uff08",
        ")": "\uff09",
        "!": "\uff01",
        "$": "\uff04",
        "{": "\uff5b",
        "}": "\uff5d",
        "\u3002": "\u2024",
        "\uff0e": "\u2024",
        "\uff61": "\u2024",
    }
)
_DOT = re.compile(r"\.(?=\S)")


def harmless(name: str) -> str:
    """A player's name as it stands in a call: it mentions nobody, leads nowhere and has no format."""
    return _DOT.sub("\u2024", name.translate(_HARMLESS))
