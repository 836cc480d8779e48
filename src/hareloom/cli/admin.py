"""``hareloom admin``: what the operator does while the server runs, on the same machine."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers

DESCRIPTION = (
    "Look after a running server, as the user who runs it and on the same machine. "
    "Names and codes are shown with --names only. docs/HOSTING.md tells when to use which."
)
ANSWER_SECONDS = 30
WIDEST_BAN = {4: 16, 6: 32}
"""Prefixes by the version of IP: a ban of more addresses is asked about."""
Answer = dict[str, Any]


def register(subparsers: Subparsers) -> None:
    """Add the command, and its own commands."""
    command = subparsers.add_parser("admin", help="look after a running server", description=DESCRIPTION)

    def helped(_options: argparse.Namespace) -> int:
        command.print_help()
        return 0

    command.set_defaults(run=helped)
    own = command.add_subparsers(title="commands", metavar="COMMAND")

    def sub(name: str, text: str, say: Callable[[Answer], None], *fields: str) -> argparse.ArgumentParser:
        made = own.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        made.add_argument("--data", metavar="FOLDER", help="the server's data folder", default=None)
        made.add_argument("--json", action="store_true", help="as JSON")
        made.set_defaults(run=_run, do=name, say=say, fields=fields)
        return made

    sub("status", "say how the server is", _say_fields)
    tables = sub("tables", "list the tables that were active last", _say_tables, "most", "names")
    tables.add_argument("--most", type=int, default=50, metavar="NUMBER", help="at most this many (default: 50)")
    show = sub("show", "say more about a table", _say_fields, "table", "names")
    for each in (tables, show):
        each.add_argument("--names", action="store_true", help="with codes and names")
    close = sub("close", "close a table: nobody comes in until it is opened again", _say_fields, "table")
    opened = sub("open", "open a closed table again", _say_fields, "table")
    delete = sub("delete", "delete a table with all that belongs to it, for good", _say_fields, "table")
    for each in (show, close, opened, delete):
        each.add_argument("table", metavar="TABLE", help="its id, as in 'hareloom admin tables', or its code")
    ban = sub("ban", "let an address or a range in no more", _say_fields, "address", "days", "reason")
    ban.add_argument("--days", type=float, default=None, help="for this long (default: for good)")
    ban.add_argument("--reason", default="", help="a note for yourself")
    ban.add_argument("--yes", action="store_true", help="don't ask, even if it shuts out very many")
    unban = sub("unban", "let it in again", _say_fields, "address")
    for each in (ban, unban):
        each.add_argument("address", metavar="ADDRESS", help="such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48")
    sub("bans", "list who is banned", _say_bans)
    announce = sub("announce", "say a sentence to everybody at every table", _say_fields, "text", "minutes")
    announce.add_argument("text", metavar="TEXT", help="one line; an empty one takes it back")
    announce.add_argument("--minutes", type=float, default=60.0, help="for this long (default: 60)")
    drain = sub("drain", "open no more tables, before a restart; who plays plays on", _say_fields, "on")
    drain.add_argument("--off", dest="on", action="store_false", help="open tables again")
    sub("limits", "list the limits, and how often each refused something", _say_limits)
    sub("reports", "list what people have reported, the newest first", _say_reports)
    decks = sub("decks", "list the decks that players made, the newest first", _say_decks, "most", "names")
    decks.add_argument("--most", type=int, default=50, metavar="NUMBER", help="at most this many (default: 50)")
    decks.add_argument("--names", action="store_true", help="with their names")
    for name, text in (
        ("close-deck", "take a player's deck out of use, until it is opened again"),
        ("open-deck", "put a closed deck back into use"),
        ("delete-deck", "delete a player's deck at once; no deck takes its pictures again"),
    ):
        each = sub(name, text, _say_fields, "deck")
        each.add_argument("deck", metavar="DECK", help="its id, as in 'hareloom admin decks'")
    banned = sub("delete-picture", "delete a picture at once from all players' decks, for good", _say_fields, "card")
    banned.add_argument("card", metavar="PICTURE", help="its name, as in 'hareloom admin reports'")
    picture = sub("report-picture", "print the picture of a report, to be sent into a file", _save_picture, "no")
    closed = sub("close-report", "delete a report that was dealt with", _say_fields, "no")
    for each in (picture, closed):
        each.add_argument("no", type=int, metavar="NUMBER", help="as in 'hareloom admin reports'")


def _run(options: argparse.Namespace) -> int:
    from hareloom.cli.services import data_settings

    data = data_settings(options, os.environ, tables=False).data
    if options.do == "ban" and not options.yes:
        _check_ban(options.address)
    asked = {"do": options.do.replace("-", "_"), **{field: getattr(options, field) for field in options.fields}}
    answer = ask(data, asked)
    if options.json:
        sys.stdout.write(json.dumps(answer) + "\n")
    else:
        options.say(answer)
    return 0


def _check_ban(address: str) -> None:
    """Ask before a ban that shuts out a whole country, or everybody behind a proxy on this machine."""
    import ipaddress

    try:
        network = ipaddress.ip_network(address.strip(), strict=False)
    except ValueError:
        return  # the server says what is wrong with it
    here = any(ipaddress.ip_address(each) in network for each in ("127.0.0.1", "::1"))
    if network.prefixlen >= WIDEST_BAN[network.version] and not here:
        return
    whom = f"{network.num_addresses:,} addresses" if network.prefixlen else "everybody, you included"
    if here and network.is_loopback:
        whom = "this machine, and with it everybody behind a proxy that it doesn't trust"
    if not sys.stdin.isatty():
        raise Mistake(f"A ban of {network} shuts out {whom}. If you mean that, add --yes.")
    sys.stderr.write(f"A ban of {network} shuts out {whom}. Do you mean that? [y/N] ")
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() not in ("y", "yes"):
        raise Mistake("Nobody was banned.")


class NoServer(Mistake):
    """No server answers for that data folder."""


def ask(data: Any, asked: Answer) -> Answer:  # noqa: ANN401 - a Path, whose module --help needn't load
    """Send the server one line, and read one."""
    import socket

    from hareloom.server.admin.door import PORT_FILE, SOCKET, by_port

    try:
        at: Any = str(data / SOCKET)
        if by_port(data):
            found = json.loads((data / PORT_FILE).read_text(encoding="utf-8"))
            asked, at = asked | {"token": found["token"]}, ("127.0.0.1", found["port"])
        with socket.socket(socket.AF_INET if by_port(data) else socket.AF_UNIX) as wire:
            wire.settimeout(ANSWER_SECONDS)
            wire.connect(at)
            wire.sendall(json.dumps(asked).encode() + b"\n")
            with wire.makefile("rb") as lines:
                answer: Answer = json.loads(lines.readline() or b"{}")
    except PermissionError as problem:
        raise Mistake(f"You may not talk to the server of {data}. Run this as the user who runs it.") from problem
    except (OSError, ValueError) as problem:
        raise NoServer(f"No server answers in {data}. Name its data folder with --data.") from problem
    if "problem" in answer:
        raise Mistake(answer["problem"])
    return answer


def _say_fields(answer: Answer) -> None:
    for name, value in answer.items():
        shown = moment(value) if name.endswith("_at") else ", ".join(value) if isinstance(value, list) else value
        sys.stdout.write(f"{name.replace('_', ' '):20} {shown}\n")


def _say_tables(answer: Answer) -> None:
    rows = answer["tables"]
    sys.stdout.write(f"{'id':18}{'people':>7}{'online':>7}{'rows':>7}{'kB':>7}  {'opened':17}{'active':17}\n")
    for one in rows:
        numbers = f"{one['people']:7}{one['connections']:7}{one['rows']:7}{one['bytes'] // 1024:7}"
        more = " ".join(part for part in (one.get("code", ""), one["aside"]) if part)
        times = f"{moment(one['created_at']):17}{moment(one['active_at']):17}"
        sys.stdout.write(f"{one['id']:18}{numbers}  {times}{more}".rstrip() + "\n")


def _say_decks(answer: Answer) -> None:
    sys.stdout.write(f"{'id':22}{'state':8}{'for':8}{'cards':>6}{'MB':>7}{'tables':>7}  {'made':17}{'used':17}\n")
    for one in answer["decks"]:
        numbers = f"{one['cards']:6}{one['bytes'] / 1e6:7.1f}{one['tables']:7}"
        times = f"{moment(one['created_at']):17}{moment(one['used_at']):17}"
        words = f"{one['id']:22}{one['state']:8}{one['reach']:8}{numbers}  {times}{one.get('name', '')}"
        sys.stdout.write(words.rstrip() + "\n")


def _say_bans(answer: Answer) -> None:
    for ban in answer["bans"]:
        until = f"until {moment(ban['until'])}" if ban["until"] else "for good"
        sys.stdout.write(f"{ban['network']:24} {until:24} {ban['reason']}".rstrip() + "\n")
    if not answer["bans"]:
        sys.stdout.write("Nobody is banned.\n")


def _say_reports(answer: Answer) -> None:
    for one in answer["reports"]:
        who = f" by {one['who']!r}" if one["who"] else ""
        note = f"\n       {one['note']}" if one["note"] else ""
        sys.stdout.write(
            f"{one['no']:5}  {moment(one['at'])}  table {one['table_id']}  {one['kind']}{who}: {one['what']!r}{note}\n"
        )
    if not answer["reports"]:
        sys.stdout.write("Nothing was reported.\n")


def _save_picture(answer: Answer) -> None:
    import base64

    sys.stdout.flush()
    sys.stdout.buffer.write(base64.b64decode(answer["picture"] or ""))


def _say_limits(answer: Answer) -> None:
    for name, number in answer["limits"].items():
        refused = answer["refused"].get(name)
        sys.stdout.write(f"{name:30}{number:9}" + ("" if refused is None else f"   refused {refused}") + "\n")


def moment(milliseconds: int) -> str:
    """A time as people read it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))
