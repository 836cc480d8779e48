"""Messages over HTTP and the socket, besides the game's actions and views. The schema comes from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from hareloom.calls.ways import WebhookKind
from hareloom.game.house_rules import HouseRules
from hareloom.game.values import Phase, RecordingKind, Reveal
from hareloom.replays.format import PlayedDeck, ReplayStep
from hareloom.store import Reach, ReportKind
from hareloom.tables.people import Hare
from hareloom.tables.requests import RequestId

Name = Annotated[str, Meta(min_length=1, max_length=100, description="Shown to all; at most 24 characters of it.")]
Language = Annotated[
    str, Meta(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$(?!\n)", max_length=35, description="A BCP 47 tag.")
]
Secret = Annotated[str, Meta(min_length=20, max_length=100, description="Known to its owner only.")]


class OpenTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table, be its host, and (unless seat is false) sit down."""

    name: Name
    hare: Hare | None = None
    """Wanted; you get another one if it is taken."""
    language: Language = "en"
    """The language that players at the table speak."""
    edition: str = "odyssey"
    """classic, revised, odyssey, party or team."""
    house: HouseRules = HouseRules()
    decks: tuple[str, ...] = ("hareloom",)
    pace: Literal["none", "relaxed", "brisk", "days"] = "none"
    """How much time there is; the host can set own seconds later, at the table. `days` is 24 hours for each phase."""
    seat: bool = True
    """False: run the table without playing."""
    bearer: bool = False
    """Answer with the secret instead of setting a cookie, for programs."""


class JoinTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Join a table: to sit down if there is a free seat, or to watch."""

    name: Name
    hare: Hare | None = None
    """Wanted; you get another one if it is taken."""
    seat: bool = True
    """False: only watch. True: sit down if there is a seat, else watch."""
    bearer: bool = False
    """Answer with the secret instead of setting a cookie, for programs."""


class EnterTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come back by the personal link: its secret, from the part behind the # that browsers never send."""

    secret: Secret
    """What follows `#me=` in the link."""
    bearer: bool = False
    """Answer with a secret for this device instead of setting a cookie, for programs."""


class Rename(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change your name."""

    name: Name


class ChangeHare(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change your hare."""

    hare: Hare


class BeUnnamed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Be "a hare" of your colour in replays, exports and books; at the table you keep your name."""

    unnamed: bool


Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=24 * 60, description="Minutes since midnight.")]


class QuietHours(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same hours every night, by your own clock."""

    start: Minute
    end: Minute


class SetHours(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Your time zone, and when you want your quiet, in a game over days."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """By its name in the IANA database, such as Europe/Paris."""
    quiet: QuietHours | None
    """Null for none."""


class SetVacation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go on vacation, in a game over days."""

    until: int | None
    """In milliseconds since 1970; null: you are back."""


class Saw(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far you have looked at a table of days."""

    game: Count
    turn: Count
    """The last turn whose reveal you have seen."""
    remark: Count = 0
    """The last remark that you have read."""


class Turns(Struct, frozen=True):
    """Turns that were revealed."""

    game: int
    turns: tuple[Reveal, ...]


class Entered(Struct, frozen=True):
    """You are at the table."""

    code: str
    link: str
    """For friends."""
    person: str
    """Your public id."""
    seat: int | None
    """Null for those who watch."""
    host: bool
    """May run the table."""
    secret: str | None = None
    """Only if the request asked for a bearer secret."""
    waiting: bool = False
    """You stand at the door until the host lets you in."""


class TableDoor(Struct, frozen=True):
    """A table as newcomers see it: enough to decide whether to join."""

    code: str
    words: tuple[str, ...]
    """The code's parts, to be shown with spaces between them and read out."""
    link: str
    """The link for friends, with the address that reaches furthest."""
    language: str
    edition: str
    phase: Phase
    seats: int
    """How many there are, bots' seats among them."""
    people: int
    """How many are at the table, seated or not."""
    bots: int
    """How many seats bots have for themselves, not for a person who is away."""
    hares_taken: tuple[Hare, ...]
    inside: bool
    """You are at this table already."""
    waiting: bool = False
    """You stand at the door until the host lets you in."""
    locked: bool = False
    """No new person can join."""
    approve: bool = False
    """The host lets newcomers in one by one."""
    watchers: bool = True
    """People without a seat may watch."""
    days: bool = False
    """It is played over days: nobody needs to be there at the same time."""
    model: str | None = None
    """A large model plays here, and pictures and clues go to this host; null where none does."""


class MyTable(Struct, frozen=True):
    """A table that this browser is at."""

    code: str
    edition: str
    phase: Phase
    people: tuple[str, ...]
    """Their names, yours left out."""
    bots: int
    """How many seats they have for themselves."""
    name: str
    """Yours."""
    hare: Hare
    host: bool
    """May run the table."""
    awaited: bool
    """It waits for you."""
    here: int
    """How many are connected."""
    active_at: int
    """Its last sign of life, in milliseconds since 1970."""
    games: int
    """How many were finished or stopped there: each has a storybook."""
    days: bool = False
    """It is played over days."""
    since: int | None = None
    """When the phase began, in milliseconds since 1970; null between games."""
    due: int | None = None
    """When a bot moves for you, if it is your turn in a game over days, in milliseconds since 1970."""
    waits_for: tuple[str, ...] = ()
    """The names of the people whose move is missing, yours left out."""
    turn: int = 0
    missed: int = 0
    """How many reveals there were since you looked, in a game over days."""
    unread: int = 0
    """How many remarks there were since you looked, in a game over days."""


class PersonalLink(Struct, frozen=True):
    """Opens your seat on another device. Keep it to yourself."""

    link: str


class Device(Struct, frozen=True):
    """A device that lets you in at a table."""

    id: str
    """Names it, and opens nothing."""
    browser: str
    """Such as Firefox; empty if it is not known."""
    system: str
    """Such as Android; empty if it is not known."""
    since: int
    """When it came, in milliseconds since 1970."""
    by_link: bool
    """It came by your personal link."""
    here: bool
    """Connected right now."""
    this: bool
    """The one that asks."""


class DeviceList(Struct, frozen=True):
    """Your devices at a table."""

    devices: tuple[Device, ...]
    """The oldest first."""
    link: bool
    """A personal link opens your seat on another device."""


Url = Annotated[str, Meta(min_length=1, max_length=2000, description="An address of the web.")]
Key = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$(?!\n)", description="Base64url.")]


class CallsHere(Struct, frozen=True):
    """How players can be called on this server."""

    push_key: str
    """What a browser needs to subscribe to push messages (`applicationServerKey`), in base64url."""
    mail: bool
    """This server sends mail."""


class PushKeys(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The keys of a push subscription, as `PushSubscription.toJSON()` has them."""

    p256dh: Key
    auth: Key


class CallDevice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Call this device by push messages: what its browser's push service gave it."""

    endpoint: Url
    keys: PushKeys
    language: Language = "en"
    """In which you are called."""


class DeviceCalled(Struct, frozen=True):
    """Whether the device that asks is called by push messages."""

    this: bool


class SetMail(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Be called by mail, once you have confirmed the address."""

    address: Annotated[str, Meta(min_length=3, max_length=254, description="An address of mail.")]
    language: Language = "en"
    """In which you are called."""


class MailToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What follows `#confirm=` or `#stop=` in the link of a mail."""

    token: Secret


class SetWebhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tell a chat whose turn it is."""

    url: Url
    """A secret: who has it can write in that chat. Nobody is shown it again."""
    kind: WebhookKind | None = None
    """Whose form the messages have. Null: told by the address, else Slack's, which most chats understand."""


class ReportShown(Struct, frozen=True):
    """What was reported at a table. Who reported it is not known."""

    kind: ReportKind
    what: str
    """The text, or the picture's name."""
    who: str
    """Whose it is; empty for a picture."""
    note: str
    at: int
    """In milliseconds since 1970."""


class Reported(Struct, frozen=True):
    """Sent to the host over the socket: something was reported."""

    reported: ReportKind


class ExportedRemark(Struct, frozen=True):
    """Something you said."""

    text: str
    at: int


class ExportedRecording(Struct, frozen=True):
    """A clue that you said, sang or mimed."""

    game: int
    turn: int
    kind: RecordingKind
    type: str
    """Its media type."""
    seconds: float
    at: int
    """When you sent it, in milliseconds since 1970."""
    file: str | None
    """Where it is to be had; null before it is told."""


class ExportedTable(Struct, frozen=True):
    """What is yours at one table."""

    code: str
    name: str
    hare: int
    host: bool
    joined_at: int
    """In milliseconds since 1970, as all times."""
    remarks: tuple[ExportedRemark, ...]
    clues: tuple[str, ...]
    hearts: int
    """How many you have given."""
    heard: tuple[int, ...] = ()
    """The numbers of the bots' phrases that you have heard, so that bots say others."""
    unnamed: bool = False
    """You are "a hare" of your colour in replays, exports and books."""
    recordings: tuple[ExportedRecording, ...] = ()
    mail: str = ""
    """The address at which you are called by mail."""
    pushes: int = 0
    """How many of your devices are called by push messages."""


class ExportedDeck(Struct, frozen=True):
    """A deck that you made. Its pictures are in its ZIP."""

    id: str
    name: str
    reach: Reach
    author: str
    licence: str
    language: str
    created_at: int
    used_at: int
    descriptions: tuple[str, ...]
    """Of its cards, in their order."""
    zip: str
    """Where its pictures are to be had."""


class Export(Struct, frozen=True):
    """All that is yours on this server, as far as this browser's cookies reach."""

    tables: tuple[ExportedTable, ...]
    decks: tuple[ExportedDeck, ...] = ()


class Erased(Struct, frozen=True):
    """You are forgotten."""

    tables: int
    """At that many tables."""
    left: int
    """Tables that can't be read at the moment. Ask again later."""
    decks: int = 0
    """So many decks of yours are deleted."""


class RecordingSent(Struct, frozen=True):
    """The recording is there, and nobody knows of it until you tell."""

    id: str
    """Names it in `give_clue`."""
    kind: RecordingKind
    type: str
    """Its media type."""
    seconds: float


class Done(Struct, frozen=True):
    """The request is done and stored durably."""

    ack: RequestId
    """The id of the request."""


class ReplayList(Struct, frozen=True):
    """The finished games of this table that have a replay."""

    links: tuple[str, ...]
    """A client needs only the link: `/r/CODE/KEY/GAME` of the page is `/api/replays/CODE/KEY/GAME` for programs."""


class Player(Struct, frozen=True):
    """A person who played, as they are called now."""

    name: str | None
    """Null for a person who wants no name here, or is no longer known where the game was played: "a hare"."""
    hare: int


class Replay(Struct, frozen=True):
    """A finished game, step by step."""

    game: int
    """Its number at the table."""
    players: dict[int, Player]
    """By their seats; bots, and people who are no longer known here, are not among them."""
    steps: tuple[ReplayStep, ...]
    decks: tuple[PlayedDeck, ...] = ()
    """Only of a replay that came as a file: its decks, and of each picture that lay on the table what is to be seen on
    it. This server may not have the pictures."""


class SocketRefusal(Struct, frozen=True):
    """The request with that id was not done."""

    refused: str | None
    """The id, if it could be read."""
    code: str
    """Stable, for programs."""
    detail: str
    """A sentence, for people."""


class Hello(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first message of a program that has a bearer secret instead of a cookie."""

    hello: Secret


class Ping(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Is the connection still one? A page can't see the pings of the WebSocket."""

    ping: Annotated[str, Meta(max_length=64)]


class Pong(Struct, frozen=True):
    """It is. The answer to a ping, with its text."""

    pong: str


encode = msgspec.json.encode


def decoder(kind: type[Any]) -> msgspec.json.Decoder[Any]:
    """A decoder, made once."""
    return msgspec.json.Decoder(kind)
