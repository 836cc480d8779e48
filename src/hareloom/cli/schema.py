"""``hareloom schema``: the schema of everything that clients send and receive."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    command = subparsers.add_parser(
        "schema",
        help="print the JSON Schema of every message, or the OpenAPI document",
        description="Print the JSON Schema of every message of the socket and every body of the HTTP side. "
        "docs/PROTOCOL.md tells how they are used.",
    )
    command.add_argument("--openapi", action="store_true", help="print the OpenAPI document instead")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print one of the two, indented."""
    import msgspec

    from hareloom.server.http.documents import documents

    document = documents()["openapi" if options.openapi else "schema"]
    sys.stdout.write(msgspec.json.format(document).decode() + "\n")
    return 0
