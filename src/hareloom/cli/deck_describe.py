"""``hareloom deck describe``: have a machine draft the texts of a deck's pictures."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hareloom.decks.manifest import Manifest
    from hareloom.endpoint.address import Endpoint

HELP = "have a machine draft descriptions, tags and inventories for the cards that have none"
EPILOG = (
    "The machine is any OpenAI-compatible endpoint that takes pictures: HARELOOM_DESCRIBER_URL (such as "
    "http://localhost:11434/v1), HARELOOM_DESCRIBER_MODEL, and HARELOOM_DESCRIBER_KEY or HARELOOM_DESCRIBER_KEY_FILE "
    "if it wants a key. Nothing is sent before you agree."
)


def options_of(command: argparse.ArgumentParser) -> None:
    """The command's options."""
    command.epilog = EPILOG
    command.add_argument("path", metavar="PATH", type=Path, help="a folder, or a ZIP file")
    command.add_argument(
        "--to", metavar="FILE", type=Path, help="write the draft here (default: the folder's deck.json)"
    )
    command.add_argument("--language", metavar="TAGS", default="en", help="such as en or en,fr (default: en)")
    command.add_argument("--again", action="store_true", help="describe cards that have a description, too")
    command.add_argument("--yes", action="store_true", help="send the pictures without asking")
    command.add_argument("--a-minute", metavar="N", type=_number, default=60, help="pictures a minute (default: 60)")
    command.add_argument("--most-tokens", metavar="N", type=_number, help="stop when so many tokens are spent")


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= 10**9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def run(options: argparse.Namespace) -> int:
    """Describe, and say at the end what was done and what it cost."""
    from hareloom.decks.archive import opened
    from hareloom.decks.check import examined
    from hareloom.decks.describing.asking import Stopped
    from hareloom.decks.describing.deck import describe, wanting
    from hareloom.decks.source import Refused
    from hareloom.endpoint.address import DESCRIBER, named_by
    from hareloom.mistake import Mistake
    from hareloom.words import count, shown

    machine = named_by(os.environ, DESCRIBER)
    if machine is None:
        raise Mistake(f"No machine is named that could describe pictures. {EPILOG}")
    languages = _languages(options.language)
    target = _target(options)
    with opened(options.path) as source:
        report = examined(source, to_mix=True)
        if report.manifest is None:
            raise Refused(f"{shown(options.path.name)} can't be described as it is:", report.problems)
        cards = wanting(report.manifest, languages, again=options.again)
        if not cards:
            _say("Every card has its description. To have them described anew: --again.")
            return 0
        if not options.yes and not _agreed(machine, len(cards)):
            _say("Nothing was sent.")
            return 1
        done = failed = tokens = 0
        stopped = ""
        try:
            for each in describe(
                source,
                report.manifest,
                machine,
                languages,
                again=options.again,
                a_minute=options.a_minute,
                most_tokens=options.most_tokens,
            ):
                tokens += each.tokens
                if each.problem:
                    failed += 1
                    _say(f"not described: {shown(each.card.picture)} {each.problem}")
                else:
                    done += 1
                    _save(each.manifest, target)
                    _say(f"{done + failed} of {len(cards)}: {shown(each.card.picture)}")
        except Stopped as wrong:
            stopped = str(wrong)
    cost = f", for {count(tokens, 'token')}" if tokens else ""
    written = f" The draft is in {shown(target)}: read and correct it, then 'hareloom deck add'." if done else ""
    _say(f"{count(done, 'card')} described{cost}, {len(cards) - done} not.{written}")
    if stopped:
        raise Mistake(f"{stopped} What is described is kept; run it again to go on.")
    return 1 if failed else 0


def _languages(text: str) -> tuple[str, ...]:
    from hareloom.decks.languages import language_problem
    from hareloom.mistake import Mistake

    languages = tuple(dict.fromkeys(tag.strip() for tag in text.split(",")))
    for tag in languages:
        if problem := language_problem(tag):
            raise Mistake(f"--language: {problem}.")
    return languages


def _target(options: argparse.Namespace) -> Path:
    from hareloom.decks.manifest import MANIFEST
    from hareloom.mistake import Mistake

    if options.to is not None:
        return Path(options.to)
    if options.path.is_dir():
        return Path(options.path / MANIFEST)
    raise Mistake("A draft isn't written into a ZIP. Say where with --to deck.json.")


def _agreed(machine: Endpoint, pictures: int) -> bool:
    from hareloom.mistake import Mistake
    from hareloom.words import count, shown

    if not sys.stdin.isatty():
        raise Mistake("Pictures are sent only to where you agree to. Say so with --yes.")
    question = f"{count(pictures, 'picture')} will be sent to {machine.host}, to the model {shown(machine.model)}."
    return input(f"{question} Go on? [y/N] ").strip().lower() in {"y", "yes"}


def _save(manifest: Manifest, target: Path) -> None:
    """Write the draft as a whole or not at all, after every picture: a broken run loses one picture."""
    from hareloom.decks.manifest import encoded
    from hareloom.mistake import Mistake
    from hareloom.words import shown

    try:
        fresh = target.with_name(f".{target.name}.new")
        with fresh.open("wb") as file:
            file.write(encoded(manifest))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(target)
    except OSError as wrong:
        raise Mistake(f"{shown(target)} can't be written: {wrong.strerror or wrong}.") from wrong


def _say(line: str) -> None:
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(line.encode(encoding, "replace").decode(encoding) + "\n")
    sys.stdout.flush()
