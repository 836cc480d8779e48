"""Rate limits per address, person, table and server: token buckets that refill with time."""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache
from http import HTTPStatus

from hareloom.calls.allowed import unwrapped
from hareloom.game.actions import Nudge, React
from hareloom.server.caps import REFILLED, Caps
from hareloom.server.http.problems import Refused
from hareloom.tables.requests import PersonAction, Say, Unsay

EVERYONE = ""
TALK = frozenset({Say, Unsay, Nudge, React})


class Bucket:
    """A token bucket: a burst at once, then a steady rate per second."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limit:
    """A bucket for each address or person."""

    def __init__(self, burst: float, per_second: float, keep: int = 50_000) -> None:
        self._burst = burst
        self._rate = per_second
        self._keep = keep
        self._buckets: dict[str, Bucket] = {}
        self.refused = 0
        """How often there was not enough."""

    def left_to_wait(self, who: str, cost: float = 1) -> float:
        """The seconds to wait before there is enough in the bucket, from which nothing is taken."""
        bucket, cost = self._buckets.get(who), min(cost, self._burst)
        if bucket is None:
            return 0.0
        left = min(self._burst, bucket.left + (time.monotonic() - bucket.at) * self._rate)
        return max(0.0, (cost - left) / self._rate)

    def left(self, who: str) -> int:
        """How often there is enough now."""
        bucket = self._buckets.get(who)
        if bucket is None:
            return int(self._burst)
        return int(min(self._burst, bucket.left + (time.monotonic() - bucket.at) * self._rate))

    def wait(self, who: str, cost: float = 1) -> float:
        """Take from the bucket; the seconds to wait before there is enough (0: it was taken).

        What costs more than a full bucket takes all of it: it would be refused at any time otherwise.
        """
        moment, cost = time.monotonic(), min(cost, self._burst)
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._keep:
                self._forget_full(moment)
            bucket = self._buckets[who] = Bucket(self._burst, moment)
        bucket.left = min(self._burst, bucket.left + (moment - bucket.at) * self._rate)
        bucket.at = moment
        if bucket.left >= cost:
            bucket.left -= cost
            return 0.0
        self.refused += 1
        return (cost - bucket.left) / self._rate

    def _forget_full(self, moment: float) -> None:
        """Drop the buckets that are full again by now."""
        rested = self._burst / self._rate
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if moment - bucket.at < rested}
        while len(self._buckets) >= self._keep:
            self._buckets.pop(next(iter(self._buckets)))

    def check(self, who: str, cost: float = 1) -> None:
        """Raise Refused if the bucket is empty."""
        refuse_for(self.wait(who, cost))


def plain_address(address: str) -> str:
    """An address of IPv4 in its usual form: a server that listens on :: gets it as ::ffff:192.0.2.1."""
    return str(unwrapped(ipaddress.IPv6Address(address))) if address.startswith(("::ffff:", "64:ff9b:")) else address


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """The network that an address counts for, wherever something is limited or banned.

    One household gets 2 to the power of 64 addresses of IPv6, so a /64 counts as one. An address of IPv4 counts for
    itself, in whatever form it comes. A name stays a name.
    """
    try:
        found = unwrapped(ipaddress.ip_address(address))
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


def refuse_for(seconds: float) -> None:
    """Raise Refused, unless there is nothing to wait for."""
    if seconds:
        whole = max(1, round(seconds + 0.5))
        raise Refused(
            HTTPStatus.TOO_MANY_REQUESTS,
            "too_many_requests",
            f"That was a lot at once. Wait {whole} s and try again.",
            {"Retry-After": str(whole)},
        )


class Guesses:
    """Wrong codes and secrets: of one address, and of all together (docs/decisions/0020).

    Past the first two limits a wrong try is refused, and a right one is not. Only an address that guesses on regardless
    finds the door closed: there a right guess would be luck. A player whom a secret proves never waits.
    """

    def __init__(self, caps: Caps) -> None:
        self.of_address = _limit(caps, "misses")
        self.of_server = _limit(caps, "misses_of_server")
        self.patience = Limit(burst=5 * caps.misses, per_second=caps.misses / REFILLED["misses"])
        """With one address, before its door is closed."""
        self.less_patience = Limit(burst=max(1, caps.misses // 2), per_second=1 / 600)
        """The same, while all together are past their limit."""

    def closed(self, address: str) -> float:
        """Seconds until that address may try again, even with a right code; 0 if it may now."""
        network = network_of(address)
        wait = self.patience.left_to_wait(network)
        crowded = self.of_server.left_to_wait(EVERYONE)
        return max(wait, self.less_patience.left_to_wait(network)) if crowded else wait

    def missed(self, address: str) -> float:
        """Count a wrong try; the seconds to wait before the next (0: it was within the limits)."""
        network = network_of(address)
        self.patience.wait(network)
        self.less_patience.wait(network)
        return max(self.of_address.wait(network), self.of_server.wait(EVERYONE))

    def check(self, address: str) -> None:
        """Count a wrong try; raise Refused if there were too many."""
        refuse_for(self.missed(address))


class Limits:
    """What is bounded per address, per person and per table."""

    BODY = 16 * 1024
    PICTURE = 16_000_000
    """A picture for a player's deck. The page makes them smaller; a telephone's HEIC comes as it is."""

    def __init__(self, caps: Caps | None = None) -> None:
        self.caps = caps = caps or Caps()
        self.opened_tables = _limit(caps, "tables")
        self.joined = _limit(caps, "joins")
        self.joined_table = _limit(caps, "joins_of_table")
        """By table and address: nobody fills a table alone."""
        self.guesses = Guesses(caps)
        self.requests = _limit(caps, "requests")
        self.reports = _limit(caps, "reports")
        self.actions = _limit(caps, "actions")
        self.talk = _limit(caps, "talk")
        """Remarks, nudges and hearts, which all people at the table see."""
        self.decks = _limit(caps, "decks")
        self.pictures = _limit(caps, "pictures")
        self.described = _limit(caps, "described")
        self.recordings = _limit(caps, "recordings")
        self.mails = _limit(caps, "mails")
        self.mails_to = _limit(caps, "mails_to")
        """By box of mail and address: strangers who ask for a box don't keep its owner out."""
        self.mails_of_box = _limit(caps, "mails_of_box")
        self.mails_of_server = _limit(caps, "mails_of_server")
        self.webhooks = _limit(caps, "webhooks")
        self.stopped = Limit(burst=1, per_second=1 / (7 * 86_400))
        """By table and box of mail: one that said no is not asked again for a week."""

    @property
    def refused(self) -> dict[str, int]:
        """How often each limit refused something."""
        limits = {
            "tables": self.opened_tables,
            "joins": self.joined,
            "joins_of_table": self.joined_table,
            "misses": self.guesses.of_address,
            "misses_of_server": self.guesses.of_server,
            "requests": self.requests,
            "reports": self.reports,
            "actions": self.actions,
            "talk": self.talk,
            "decks": self.decks,
            "pictures": self.pictures,
            "described": self.described,
            "recordings": self.recordings,
            "mails": self.mails,
            "mails_to": self.mails_to,
            "mails_of_box": self.mails_of_box,
            "mails_of_server": self.mails_of_server,
            "webhooks": self.webhooks,
        }
        return {name: limit.refused for name, limit in limits.items()}

    def wait_to_act(self, person_id: str, action: PersonAction) -> float:
        """Seconds until a person may do that; 0 if they may now."""
        wait = self.actions.wait(person_id)
        return wait or (self.talk.wait(person_id) if type(action) in TALK else 0)


def _limit(caps: Caps, name: str) -> Limit:
    burst: int = getattr(caps, name)
    return Limit(burst, burst / REFILLED[name])
