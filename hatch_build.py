"""Builds the page before a wheel or a source distribution is packed, so that installing it needs no Node.

And makes the long description of README.md, which is read where our files are not: its links become absolute.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

RELATIVE = re.compile(r"(!?)(\[[^\]]*\])\((?![a-z]+:|[#/])([^()\s]+)\)")


class BuildPage(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is internal to hatchling
    """Runs web/build_page.py."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Build the page, unless this is an unpacked source distribution, which brings it along."""
        root = Path(self.root)
        built = (root / "src" / "hareloom" / "server" / "static" / "index.html").is_file()
        if built and (root / "PKG-INFO").is_file():
            return
        sys.path.insert(0, str(root / "web"))
        import build_page

        build_page.build()


def with_absolute_links(text: str, pictures: str, pages: str) -> str:
    """A Markdown text whose relative links lead to these addresses; to an empty one they stay as they are."""

    def absolute(link: re.Match[str]) -> str:
        picture, words, path = link.groups()
        base = pictures if picture else pages
        return f"{picture}{words}({base.rstrip('/')}/{path})" if base else link[0]

    return RELATIVE.sub(absolute, text)


class LongDescription(MetadataHookInterface):
    """Adds README.md; its settings in pyproject.toml say where the repository's files are to be seen."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the project's readme."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        absolute = with_absolute_links(text, self.config.get("pictures", ""), self.config.get("pages", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute}
