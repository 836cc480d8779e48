"""The page's lines, and those of its styles, only become fewer."""

from __future__ import annotations

from pathlib import Path

import page_lines


def test_the_page_and_its_styles_do_not_grow() -> None:
    """At most what web/lines.json holds is counted: `python scripts/page_lines.py --hold` writes a lower number."""
    counted, held = page_lines.count(), page_lines.held()
    assert counted["style"] <= held["style"], "styles grew: use a token, a utility class or a component that exists"
    assert counted["page"] <= held["page"], "the page grew: merge what is written twice"


def test_style_and_page_are_counted_as_the_script_says(tmp_path: Path) -> None:
    """Generated files don't count, and a line of 150 characters counts twice."""
    source = tmp_path / "src"
    source.mkdir()
    (source / "Card.svelte").write_text("<p>one</p>\n\n<style>\n  p {\n    top: 0;\n  }\n</style>\n")
    (source / "long.css").write_text("/* " + "x" * 144 + " */\n")
    (source / "types.ts").write_text(f"{page_lines.GENERATED}types.py\nexport type A = 1;\n")
    (source / "words.json").write_text("{}\n")
    assert page_lines.count(tmp_path) == {"page": 9, "style": 5}
