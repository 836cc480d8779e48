"""``hareloom score``: the points of turns written down at a real table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers

EXAMPLE = (
    '{"edition": "classic", "players": ["Ana", "Tom", "Léa", "Max"], "storyteller": "Ana", '
    '"cards": {"1": "Ana", "2": "Tom", "3": "Léa", "4": "Max"}, "votes": {"Tom": [1], "Léa": [4], "Max": [1]}}'
)


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    command = subparsers.add_parser(
        "score",
        help="count turns played at a real table, or of a replay",
        description="Counts turns written down one a line as JSON: players clockwise, cards by position, votes by "
        "voter; where they apply also red, teams and options (house rules). Answers one JSON line each. "
        "The exit code is 1 if any line could not be counted. "
        "Of a file of 'hareloom replay export' it counts every turn anew and says whether the points are the same; "
        "the exit code is 1 if they are not.",
        epilog=f"A line looks like this: {EXAMPLE}",
    )
    command.add_argument("file", metavar="TURNS", help="a file of turns, one a line, or a replay; - for standard input")
    command.add_argument("--explain", action="store_true", help="also say what each point was for")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Count every line; one that can't be counted does not stop the rest."""
    if options.file == "-":
        return _count(sys.stdin.buffer, options.explain)
    try:
        with Path(options.file).open("rb") as file:
            return _count(file, options.explain)
    except OSError as wrong:
        raise Mistake(f"{options.file} can't be read: {wrong.strerror}.") from wrong


def _count(lines: IO[bytes], explain: bool) -> int:
    import msgspec

    from hareloom.replays.format import LONGEST_LINE, MOST_BYTES
    from hareloom.replays.reading import is_replay

    first = lines.readline(LONGEST_LINE + 1)
    if is_replay(first):
        return _recount(first + lines.read(MOST_BYTES + 1 - len(first)), explain)
    failed = 0
    for number, line in enumerate(_lines(first, lines), 1):
        if not line.strip():
            continue
        answer = _answer(line, number, explain)
        failed += "error" in answer
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 1 if failed else 0


def _lines(first: bytes, rest: IO[bytes]) -> Iterator[bytes]:
    """All lines, the first of which was read already, or only its beginning."""
    yield first if first.endswith(b"\n") else first + rest.readline()
    yield from rest


def _recount(content: bytes, explain: bool) -> int:
    """Count the turns of a replay anew."""
    import msgspec

    from hareloom.replays.reading import read
    from hareloom.sim.recount import recounted

    different = 0
    for turn in recounted(read(content)):
        different += not turn.same
        answer = {"turn": turn.turn, "points": turn.points, "same": turn.same}
        answer |= {} if turn.same else {"recorded": turn.recorded}
        answer |= {"awards": turn.awards} if explain else {}
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 1 if different else 0


def _answer(line: bytes, number: int, explain: bool) -> dict[str, Any]:
    from hareloom.game.refusals import Refusal
    from hareloom.sim.scoresheet import Malformed, read_line, score_line

    try:
        turn = read_line(line)
    except Malformed as wrong:
        return {"line": number, "error": "malformed", "message": f"Line {number} is not a turn: {wrong}."}
    known = {"line": number} if turn.id is None else {"id": turn.id}
    try:
        scored = score_line(turn)
    except Refusal as refusal:
        return {**known, "error": refusal.code, "message": refusal.sentence}
    except Malformed as wrong:
        return {**known, "line": number, "error": "malformed", "message": f"Line {number} is not a turn: {wrong}."}
    answer = {**known, "points": scored.points}
    return {**answer, "awards": scored.awards} if explain else answer
