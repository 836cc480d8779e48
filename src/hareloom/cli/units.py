"""Reads a systemd unit: the settings of a service, with its drop-ins, as systemd puts them together."""

from __future__ import annotations

import contextlib
import re
import shlex
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

PREFIXES = "@-:+!"
"""What may stand before a program in ExecStart."""
_VARIABLE = re.compile(r"\$\{(\w+)\}|\$(\w+)")


@dataclass(frozen=True, slots=True)
class Unit:
    """The section [Service] of a unit."""

    name: str
    lines: Mapping[str, list[str]]
    """The values of each setting, in their order."""

    def value(self, key: str) -> str:
        """The value that was set last; nothing for what is unset or off."""
        values = self.lines.get(key, [])
        value = values[-1] if values else ""
        return "" if value.lower() in ("no", "false", "0", "off") else value

    def environment(self) -> dict[str, str]:
        """The variables of Environment and of each EnvironmentFile that can be read: they are often root's alone."""
        found: dict[str, str] = {}
        for line in self.lines.get("Environment", []):
            found |= dict(word.partition("=")[::2] for word in shlex.split(line))
        for name in self.lines.get("EnvironmentFile", []):
            with contextlib.suppress(OSError):
                found |= read_environment(Path(name.removeprefix("-")).read_text(encoding="utf-8"))
        return found

    def folders(self, state: Path = Path("/var/lib")) -> dict[str, str]:
        """The variable that names the folders of StateDirectory."""
        names = [word.partition(":")[0] for line in self.lines.get("StateDirectory", []) for word in line.split()]
        return {"STATE_DIRECTORY": ":".join(str(state / name) for name in names)} if names else {}

    def command(self, variables: Mapping[str, str]) -> list[str]:
        """ExecStart as words. A variable in braces is part of its word, one without is split at its spaces."""
        words: list[str] = []
        for word in shlex.split(self.value("ExecStart").lstrip(PREFIXES)):
            alone = _VARIABLE.fullmatch(word)
            if alone and alone[2]:
                words += variables.get(alone[2], "").split()
            else:
                words.append(_VARIABLE.sub(lambda found: variables.get(found[1] or found[2], ""), word))
        return words


def read_unit(path: Path) -> Unit:
    """Read a unit with its drop-ins. Raises OSError, or ValueError for what is no unit."""
    lines: defaultdict[str, list[str]] = defaultdict(list)
    for part in (path, *sorted(path.with_name(path.name + ".d").glob("*.conf"))):
        for key, value in _service_lines(part.read_text(encoding="utf-8")):
            if value:
                lines[key].append(value)
            else:  # an empty value takes back what was set before
                lines[key].clear()
    return Unit(path.name, dict(lines))


def _service_lines(text: str) -> Iterator[tuple[str, str]]:
    section = ""
    for line in re.sub(r"\\\n", " ", text).splitlines():
        stripped = line.strip()
        if stripped.startswith("["):
            section = stripped
        elif stripped and stripped[0] not in "#;" and section == "[Service]":
            key, _, value = stripped.partition("=")
            yield key.strip(), value.strip()


def read_environment(text: str) -> dict[str, str]:
    """The variables of an environment file, whose values may be quoted."""
    found = {}
    for line in re.sub(r"\\\n", "", text).splitlines():
        name, given, value = line.strip().partition("=")
        if given and not name.startswith(("#", ";")):
            found[name.strip()] = _unquoted(value.strip())
    return found


def _unquoted(value: str) -> str:
    return value[1:-1] if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"" else value
