"""Builds the page before a wheel or a source distribution is packed, so that installing it needs no Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


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
