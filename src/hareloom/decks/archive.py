"""A deck in a ZIP file. Nothing is unpacked to disk: files are read into memory one by one, each within its limit."""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from hareloom.mistake import Mistake
from hareloom.words import listed, megabytes, shown

from .source import MOST_BYTES, MOST_FILE_BYTES, MOST_FILES, Folder, Source, Unreadable, ignored, path_problem

MOST_DIRECTORY_BYTES = 2_000_000
"""A ZIP's table of contents; zipfile reads it whole before its size can be checked."""

PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # others may ask for gigabytes of memory to unpack
ARCHIVES = (".zip", ".7z", ".rar", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".zst", ".jar", ".cbz")


class _Guarded(io.FileIO):
    """A file that gives no more than a certain amount at once, whatever its own headers promise."""

    def read(self, size: int | None = -1, /) -> bytes:
        wanted = -1 if size is None else size
        if 0 <= wanted <= MOST_DIRECTORY_BYTES:
            return super().read(wanted) or b""
        content = super().read(MOST_DIRECTORY_BYTES + 1) or b""
        if len(content) > MOST_DIRECTORY_BYTES:
            raise zipfile.BadZipFile("its table of contents is too long")
        return content


class Archive:
    """A ZIP file, its members checked by name, kind and declared size before any is read."""

    def __init__(self, path: Path) -> None:
        self.name = path.stem
        self.problems: list[str] = []
        try:
            self._file = _Guarded(path)
        except OSError as wrong:
            raise Mistake(f"{shown(path)} can't be read: {wrong.strerror}.") from wrong
        try:
            self._zip = zipfile.ZipFile(self._file)
        except Exception as wrong:
            self._file.close()
            # A broken header makes zipfile raise whatever comes, from struct.error to RuntimeError.
            raise Mistake(
                f"{shown(path)} is neither a folder nor a ZIP file that can be opened. "
                "Pack the pictures and deck.json into a ZIP, or name their folder."
            ) from wrong
        self._members = self._looked_through()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._zip.close()
        self._file.close()

    def _looked_through(self) -> dict[str, zipfile.ZipInfo]:
        members = [info for info in self._zip.infolist() if not ignored(info.filename)]
        if len(members) > MOST_FILES:
            self.problems.append(f"It holds {len(members)} files; at most {MOST_FILES} are looked at.")
            return {}
        files = [info for info in members if not info.is_dir()]
        wrong: dict[str, list[str]] = {}
        for info in members:
            if reason := _refusal(info):
                wrong.setdefault(reason, []).append(info.orig_filename)
        names = [info.filename for info in files]
        if twice := [name for name, times in Counter(names).items() if times > 1]:
            wrong["there are two files of that name"] = twice
        for reason, whose in wrong.items():
            self.problems.append(f"{listed(whose)}: {reason}.")
        if (total := sum(info.file_size for info in files)) > MOST_BYTES:
            self.problems.append(f"Unpacked it would be {megabytes(total)}; at most {megabytes(MOST_BYTES)} are taken.")
        if self.problems:
            return {}
        inside = _common_folder(names)
        return {info.filename.removeprefix(inside): info for info in files}

    def files(self) -> tuple[str, ...]:
        return tuple(sorted(self._members))

    def read(self, file: str, most: int = MOST_FILE_BYTES) -> bytes:
        try:
            with self._zip.open(self._members[file]) as member:
                content = member.read(most + 1)
                # The checksum is looked at only at the end.
                if len(content) <= most and member.read(1):
                    raise Unreadable("says it is smaller than it is")
        except KeyError as wrong:
            raise Unreadable("is missing") from wrong
        except (
            zipfile.BadZipFile,
            zlib.error,
            EOFError,
            OSError,
            ValueError,
            RuntimeError,
            NotImplementedError,
        ) as wrong:
            raise Unreadable("is damaged within the ZIP") from wrong
        if len(content) > most:
            raise Unreadable(f"is larger than {megabytes(most)}")
        return content


def _refusal(info: zipfile.ZipInfo) -> str | None:
    """Why a member makes the whole archive unwelcome, in words."""
    kind = stat.S_IFMT(info.external_attr >> 16)
    tests: tuple[tuple[Callable[[], object], str], ...] = (
        # zipfile cuts a name at a zero byte and turns backslashes round on some systems; the original tells.
        (lambda: info.orig_filename != info.filename, "its name has characters that don't belong in one"),
        (lambda: kind not in {0, stat.S_IFREG, stat.S_IFDIR}, "a link or a device; put the file itself there"),
        (lambda: info.flag_bits & 0x1, "it is locked with a password"),
        (lambda: info.compress_type not in PACKED, "it is packed in an unusual way; pack it as an ordinary ZIP"),
        (
            lambda: info.filename.lower().endswith(ARCHIVES),
            "an archive within the archive; pack the pictures themselves",
        ),
        (lambda: info.file_size > MOST_FILE_BYTES, f"larger than {megabytes(MOST_FILE_BYTES)}"),
    )
    return path_problem(info.filename.removesuffix("/")) or next((words for test, words in tests if test()), None)


def _common_folder(names: list[str]) -> str:
    """The one folder that everything lies in, with its slash, as file managers pack it; else nothing."""
    tops = {name.partition("/")[0] for name in names}
    return f"{tops.pop()}/" if len(tops) == 1 and all("/" in name for name in names) else ""


@contextmanager
def opened(path: Path) -> Iterator[Source]:
    """The folder or ZIP at that path, for as long as it is looked at."""
    if path.is_dir():
        yield Folder(path)
    elif path.is_file():
        with Archive(path) as archive:
            yield archive
    else:
        raise Mistake(f"There is nothing at {shown(path)}. Name a folder or a ZIP file.")
