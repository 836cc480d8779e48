"""The baseline: picows and nothing else. For each message, all connections of a room get the same bytes.

bench/server.py runs it beside Hareloom. Arguments: port, bytes of a message.
"""

import sys

import uvloop
from picows import WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server
from picows.picows import WSFrame

PORT, SIZE = int(sys.argv[1]), int(sys.argv[2])
MESSAGE = b"x" * SIZE
TEXT = WSMsgType.TEXT
rooms: dict[bytes, list[WSTransport]] = {}


class Room(WSListener):
    """One connection of a room."""

    def __init__(self, room: bytes) -> None:
        self.room = rooms.setdefault(room, [])

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.room.append(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows names them
        frame.get_payload_as_ascii_text()
        for other in self.room:
            other.send(TEXT, MESSAGE)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.room.remove(transport)


def enter(request: WSUpgradeRequest) -> Room:
    """The room is the first part of the path."""
    return Room(request.path.split(b"/")[1])


async def main() -> None:
    """Serve until killed."""
    server = await ws_create_server(enter, "127.0.0.1", PORT, backlog=4096)
    await server.serve_forever()


uvloop.run(main())
