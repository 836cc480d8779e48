"""What has been done since the server started, in plain numbers. Nothing here names a table or a person."""

from collections import Counter

from hareloom.game.actions import Action


class Counts:
    """Counters that the live tables add to and that the metrics read."""

    def __init__(self) -> None:
        self.actions: Counter[type[Action]] = Counter()
        self.refusals: Counter[str] = Counter()
        """By code, for example stale."""
        self.frames = 0
        self.bytes_sent = 0
        self.appends = 0
        self.append_seconds = 0.0
        self.tables_opened = 0
