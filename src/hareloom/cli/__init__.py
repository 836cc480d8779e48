"""The command ``hareloom``: one file per command, each with ``register(subparsers)``, listed in COMMANDS.

A command imports what it needs when it runs, so that ``hareloom --help`` is quick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from hareloom import __version__
from hareloom.cli import (
    admin,
    arena,
    backup,
    bench,
    bots,
    deck,
    migrate,
    move,
    play,
    replay,
    schema,
    score,
    serve,
    simulate,
    store,
    storybook,
)
from hareloom.mistake import Mistake

COMMANDS = (
    play,
    serve,
    admin,
    backup,
    migrate,
    move,
    replay,
    score,
    simulate,
    arena,
    bench,
    bots,
    deck,
    store,
    storybook,
    schema,
)


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="hareloom",
        description="A storytelling card game in the browser: an independent implementation of the rules of Dixit.",
        epilog="'hareloom COMMAND --help' tells more about a command.",
    )
    top.add_argument("--version", action="version", version=f"hareloom {__version__}")
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.register(subparsers)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    top = parser()
    options = top.parse_args(arguments)
    run: Callable[[argparse.Namespace], int] | None = getattr(options, "run", None)
    if run is None:
        top.print_help()
        return 0
    try:
        return run(options)
    except Mistake as mistake:
        sys.stderr.write(f"hareloom: {mistake}\n")
        return 2
    except KeyboardInterrupt:
        # Ctrl-C is how a person ends a server, not an error.
        return 0
