"""Decks in ZIP files, of friends and of others."""

from __future__ import annotations

import io
import stat
import struct
import tempfile
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hareloom.decks import archive as archives
from hareloom.decks import source as sources
from hareloom.decks.adding import add_deck, check_deck
from hareloom.mistake import Mistake

from .painting import everything_in, files_of, packed, painted


def refused(zip_file: Path) -> str:
    """The words with which a ZIP is refused; nothing of it may stay."""
    decks = zip_file.parent / "decks"
    with pytest.raises(Mistake) as refusal:
        add_deck(zip_file, decks, to_mix=True)
    assert everything_in(decks) == []
    assert everything_in(zip_file.parent) == sorted({zip_file.name, *(["decks"] if decks.exists() else [])})
    return str(refusal.value)


@pytest.mark.parametrize("inside", ["", "mine/"])
def test_a_zip_is_a_folder(inside: str, tmp_path: Path) -> None:
    """A deck may be packed with its folder or without, and with what a Mac leaves in a ZIP."""
    files = {f"{inside}{name}": content for name, content in files_of().items()}
    zip_file = packed(tmp_path / "deck.zip", {**files, "__MACOSX/._0.png": b"x", f"{inside}.DS_Store": b"x"})
    report = check_deck(zip_file, to_mix=True)
    assert report.problems == ()
    assert report.manifest
    assert len(report.manifest.cards) == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("../evil.png", "'../evil.png': it leads out of the deck"),
        ("a/../../evil.png", "it leads out of the deck"),
        ("/etc/cron.d/evil", "its name is not one within the deck"),
        ("~/evil", "its name is not one within the deck"),
        ("C:/evil.png", "its name is not one within the deck"),
        ("a\\..\\evil.png", "'a\\..\\evil.png': its name has a backslash"),
        ("evil\x1b[2J.png", r"'evil\x1b[2J.png': its name has characters"),
        ("evil\u202egnp.exe", "its name has characters that can't be printed"),
        ("a//b.png", "its name has an empty part"),
        ("inner.zip", "'inner.zip': an archive within the archive"),
        ("inner.CBZ", "an archive within the archive"),
    ],
)
def test_odd_names_are_refused_by_name(name: str, said: str, tmp_path: Path) -> None:
    """A member that would land elsewhere, or hides what it is, makes the whole ZIP unwelcome."""
    assert said in refused(packed(tmp_path / "deck.zip", {**files_of(), name: b"x"}))


def test_a_name_cut_by_a_zero_byte_is_refused(tmp_path: Path) -> None:
    """A name that one program reads to its end and another doesn't is refused."""
    zip_file = packed(tmp_path / "deck.zip", {**files_of(), "evil.png?x": b"x"})
    zip_file.write_bytes(zip_file.read_bytes().replace(b"evil.png?x", b"evil.png\0x"))
    assert "its name has characters that don't belong in one" in refused(zip_file)


def test_links_in_a_zip_are_refused(tmp_path: Path) -> None:
    """A link is never made, and never followed."""
    link = zipfile.ZipInfo("1.png")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    files: dict[str | zipfile.ZipInfo, bytes] = {name: file for name, file in files_of().items() if name != "1.png"}
    assert "'1.png': a link or a device" in refused(packed(tmp_path / "deck.zip", {**files, link: b"/etc/passwd"}))


def test_locked_zips_are_refused(tmp_path: Path) -> None:
    """A ZIP with a password says so, rather than failing at its first picture."""
    zip_file = packed(tmp_path / "deck.zip", files_of())
    content = bytearray(zip_file.read_bytes())
    at = content.find(b"PK\x01\x02")
    content[at + 8] |= 1
    zip_file.write_bytes(content)
    assert "'deck.json': it is locked with a password" in refused(zip_file)


def test_unusual_packing_is_refused(tmp_path: Path) -> None:
    """Ways of packing that may ask for gigabytes of memory are not unpacked."""
    zip_file = tmp_path / "deck.zip"
    with zipfile.ZipFile(zip_file, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("0.png", painted())
    assert "packed in an unusual way" in refused(zip_file)


def test_two_files_of_one_name_are_refused(tmp_path: Path) -> None:
    """The sentence names the file, because no rule says which of the two is meant."""
    zip_file = packed(tmp_path / "deck.zip", files_of())
    with zipfile.ZipFile(zip_file, "a") as archive, pytest.warns(UserWarning, match="Duplicate name"):
        archive.writestr("0.png", painted(5))
    assert "'0.png': there are two files of that name" in refused(zip_file)


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    """A file that declares more than 40 MB is refused by name, and so is a whole that is too large."""
    bomb = packed(tmp_path / "a" / "deck.zip", {**files_of(), "bomb.png": b"\0" * 40_000_001})
    assert bomb.stat().st_size < 100_000
    assert "'bomb.png': larger than 40 MB" in refused(bomb)


def test_the_whole_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many files that are each small enough may still be too much."""
    monkeypatch.setattr(archives, "MOST_BYTES", 1000)
    monkeypatch.setattr(sources, "MOST_BYTES", 1000)
    assert "Unpacked it would be" in refused(packed(tmp_path / "deck.zip", files_of()))


def test_a_bomb_that_lies_about_its_size_is_refused(tmp_path: Path) -> None:
    """A file that is larger than it declares is not read beyond what it declares, and refused by name."""
    content = painted(1) + b"\0" * 5_000_000
    zip_file = packed(tmp_path / "deck.zip", {**files_of(), "1.png": content})
    true, false = struct.pack("<L", len(content)), struct.pack("<L", 2000)
    zip_file.write_bytes(zip_file.read_bytes().replace(true, false))
    assert "'1.png' is damaged within the ZIP" in refused(zip_file)


def test_too_many_members_are_refused(tmp_path: Path) -> None:
    """A ZIP of very many files is refused without looking at each."""
    zip_file = packed(tmp_path / "deck.zip", {f"{number}.png": b"" for number in range(2_001)})
    assert "It holds 2001 files; at most 2000" in refused(zip_file)


def test_a_table_of_contents_without_end_is_not_read(tmp_path: Path) -> None:
    """A table of contents of many megabytes is refused before it is taken apart."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for number in range(40):
            entry = zipfile.ZipInfo(f"{number}" + "x" * 60_000)
            archive.writestr(entry, b"")
    zip_file = tmp_path / "deck.zip"
    zip_file.write_bytes(made.getvalue())
    assert "neither a folder nor a ZIP file" in refused(zip_file)


def test_what_is_no_zip_says_what_would_be_right(tmp_path: Path) -> None:
    """A picture, a text or a broken ZIP is answered with what to do."""
    for number, content in enumerate((b"", b"hello", painted(), b"PK\x05\x06" + b"\xff" * 18)):
        zip_file = tmp_path / str(number) / "deck.zip"
        zip_file.parent.mkdir()
        zip_file.write_bytes(content)
        assert "neither a folder nor a ZIP file that can be opened" in refused(zip_file)


def test_nothing_there_says_so(tmp_path: Path) -> None:
    """A path that leads nowhere is a mistake in one line."""
    with pytest.raises(Mistake, match="There is nothing at"):
        check_deck(tmp_path / "nowhere")


def tried(content: bytes) -> None:
    """Add bytes as a ZIP; whatever they are, only a Mistake may be raised, and then nothing stays."""
    with tempfile.TemporaryDirectory() as folder:
        zip_file, decks = Path(folder, "deck.zip"), Path(folder, "decks")
        zip_file.write_bytes(content)
        try:
            add_deck(zip_file, decks, to_mix=True)
        except Mistake:
            assert everything_in(decks) == []


@given(st.binary(max_size=300), st.sampled_from([b"", b"PK\x03\x04", b"PK\x05\x06" + b"\0" * 18]))
@settings(max_examples=60, deadline=None)
def test_junk_is_refused_kindly(junk: bytes, end: bytes) -> None:
    """Random bytes, with or without a ZIP's marks, never raise anything but the kind error."""
    tried(junk + end)


def _whole() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        return packed(Path(folder, "deck.zip"), files_of(1)).read_bytes()


WHOLE = _whole()


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_damaged_zip_is_refused_kindly(data: st.DataObject) -> None:
    """A true ZIP with bytes changed or cut off is added whole or refused kindly."""
    content = bytearray(WHOLE)
    for _ in range(data.draw(st.integers(0, 6))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    with suppress(IndexError):
        del content[data.draw(st.integers(len(content) // 2, len(content))) :]
    tried(bytes(content))
