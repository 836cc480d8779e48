"""What the host has decided about a table beside its game: who may come in, and who may speak."""

import msgspec
from msgspec import Struct, field

from hareloom.calls.ways import Webhook

from .models.budget import ModelUse


class TableSettings(Struct, frozen=True):
    """Settings of a table. All clients at the table see them."""

    locked: bool = False
    """No new person can join, even with the link."""
    approve: bool = False
    """The host lets newcomers in one by one."""
    chat: bool = True
    """People may write to each other."""
    watchers: bool = True
    """Those without a seat may come and watch."""
    takeover: bool = True
    """Newcomers may take over a bot's seat."""
    bots_talk: bool = True
    """Bots may say a few words in a reveal."""
    previews: bool = False
    """Messengers may show a picture of the best-loved turn beside a link to a finished game."""
    models: bool = False
    """A large model may play here, where the operator offers one: pictures and clues of this table go to it."""


class Private(Struct, frozen=True):
    """Facts about a table that are beside its game."""

    replay_key: str = ""
    """Part of the replays' links. A link is all one needs to look, so it can't be guessed."""
    webhook: Webhook | None = None
    """Where a message goes when it is a player's turn, in a game over days. A secret of the host's."""
    model: ModelUse = ModelUse()
    settings: TableSettings = field(default=TableSettings(), name="manners")
    """Stored under the name it had first, so that old tables keep theirs."""


read_private = msgspec.json.Decoder(Private).decode
