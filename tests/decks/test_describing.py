"""Descriptions by a machine, against a real HTTP server that answers as such machines do, and as they shouldn't."""

from __future__ import annotations

import base64
import io
import json
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from hareloom.cli import main
from hareloom.decks.describing.answer import drafted
from hareloom.decks.describing.asking import Silent, Stopped, asked
from hareloom.decks.manifest import LONGEST_DESCRIPTION, MOST_TAGS, Manifest
from hareloom.decks.source import Unreadable
from hareloom.endpoint.address import DESCRIBER, Endpoint, named_by
from hareloom.mistake import Mistake
from tests.endpoint.machine import Answer, Served, chat, drip, status

from .machine import GOOD, TEXTS, describing


@pytest.fixture
def machine() -> Iterator[Served]:
    """A machine that describes everything well."""
    with describing() as served:
        yield served


def picture(shade: int = 90) -> bytes:
    """A photo with a place in its notes."""
    packed = io.BytesIO()
    notes = Image.Exif()
    notes.get_ifd(0x8825)[2] = (48.0, 51.0, 29.0)
    Image.effect_mandelbrot((400, 600), (-2, -1.5, 1, 1.5), 20 + shade).convert("RGB").save(packed, "JPEG", exif=notes)
    return packed.getvalue()


@pytest.fixture
def photos(tmp_path: Path, machine: Served, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of three photos, and the environment that names the machine."""
    folder = tmp_path / "Summer"
    folder.mkdir()
    for number in range(3):
        (folder / f"{number}.jpg").write_bytes(picture(number))
    monkeypatch.setenv("HARELOOM_DESCRIBER_URL", machine.url)
    monkeypatch.setenv("HARELOOM_DESCRIBER_MODEL", "sees")
    monkeypatch.setenv("HARELOOM_DESCRIBER_KEY", "sk-secret")
    return folder


def described(folder: Path) -> Manifest:
    """The draft in a folder."""
    return msgspec.json.decode((folder / "deck.json").read_bytes(), type=Manifest)


def run(*words: str) -> int:
    """``hareloom deck describe``, as fast as it goes."""
    return main(["deck", "describe", *words, "--a-minute", "1000000"])


class TestTheCommand:
    def test_drafts_what_is_missing_and_says_what_it_cost(
        self, photos: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """Every card gets its texts, in a deck.json that can be corrected and added."""
        assert run(str(photos), "--yes") == 0
        said = capsys.readouterr()
        assert "3 cards described, for 2100 tokens, 0 not." in said.out
        assert "sk-secret" not in said.out + said.err
        manifest = described(photos)
        assert [card.description for card in manifest.cards] == [{"en": TEXTS["description"]}] * 3
        assert manifest.cards[0].tags == {"en": ("patience", "night")}
        assert manifest.cards[0].inventory == {"en": ("hare", "loom", "moon")}
        assert main(["deck", "check", "--to-mix", str(photos)]) == 0

    def test_sends_small_pictures_without_the_cameras_notes(self, photos: Path, machine: Served) -> None:
        """Neither the place nor the file's name leaves the machine, the key goes where keys go."""
        run(str(photos), "--yes")
        path, headers, body = machine.asked[0]
        assert path == "/v1/chat/completions"
        assert headers["Authorization"] == "Bearer sk-secret"
        url = body["messages"][0]["content"][1]["image_url"]["url"]
        with Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2]))) as sent:
            assert max(sent.size) <= 768
            assert not sent.getexif()
        assert "0.jpg" not in json.dumps(body)

    def test_asks_before_anything_leaves(
        self, photos: Path, machine: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Without --yes and without a terminal nothing is sent; at a terminal, no is no."""
        assert run(str(photos)) == 2
        assert "--yes" in capsys.readouterr().err
        monkeypatch.setattr("sys.stdin.isatty", lambda: True)
        monkeypatch.setattr("builtins.input", lambda question: "n" if "3 pictures" in question else "y")
        assert run(str(photos)) == 1
        assert machine.asked == []
        assert not (photos / "deck.json").exists()

    def test_goes_on_where_it_stopped_and_keeps_what_a_person_wrote(self, photos: Path, machine: Served) -> None:
        """The run breaks off at the second picture; the next run asks for the missing ones alone."""
        machine.answers = [chat(GOOD), status(401)]
        assert run(str(photos), "--yes") == 2
        text = (photos / "deck.json").read_text("utf-8").replace("moonlight", "wool")
        (photos / "deck.json").write_text(text, "utf-8")
        machine.answers, asked_before = [chat(GOOD)], len(machine.asked)
        assert run(str(photos), "--yes") == 0
        assert len(machine.asked) - asked_before == 2
        assert [card.description["en"][-9:] for card in described(photos).cards] == [" is wool.", *["oonlight."] * 2]
        assert run(str(photos), "--yes") == 0  # nothing left to do

    def test_says_what_is_wrong_at_its_picture_and_goes_on(
        self, photos: Path, machine: Served, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """An answer that is none costs its own picture alone."""
        machine.answers = [chat("I'm sorry, I can't help with that."), chat(GOOD)]
        assert run(str(photos), "--yes") == 1
        said = capsys.readouterr().out
        assert "not described: '0.jpg' got an answer without a description" in said
        assert "2 cards described" in said

    def test_stops_at_the_cost_that_was_allowed(
        self, photos: Path, machine: Served, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """After the picture that exceeds it."""
        assert run(str(photos), "--yes", "--most-tokens", "1000") == 2
        said = capsys.readouterr()
        assert "2 cards described, for 1400 tokens, 1 not." in said.out
        assert "1400 tokens are spent" in said.err
        assert len(machine.asked) == 2


class TestTheMachine:
    def test_is_waited_for_as_long_as_it_asks(self, machine: Served) -> None:
        """Busy twice: as it says, and at most a minute; then it answers."""
        machine.answers = [status(429, Retry_After="7"), status(503, Retry_After="999999"), chat(GOOD)]
        waits: list[float] = []
        assert asked(machine.endpoint, "?", picture(), wait=waits.append).text == GOOD
        assert waits == [7, 60]

    def test_is_given_up_after_four_tries(self, machine: Served) -> None:
        """With longer and longer pauses between them."""
        machine.answers = [status(500)]
        waits: list[float] = []
        with pytest.raises(Silent, match="busy"):
            asked(machine.endpoint, "?", picture(), wait=waits.append)
        assert waits == [2, 4, 8]

    def test_may_not_drip(self, machine: Served) -> None:
        """An answer that comes byte by byte is cut off when its time is over."""
        machine.answers = [drip]
        began = time.monotonic()
        with pytest.raises((Silent, Unreadable)):
            asked(machine.endpoint, "?", picture(), wait=lambda _: None, deadline=0.2)
        assert time.monotonic() - began < 3

    def test_may_not_flood(self, machine: Served) -> None:
        """An answer of megabytes isn't read to its end."""
        machine.answers = [chat("x" * 3_000_000)]
        with pytest.raises(Unreadable, match="more than 1 MB"):
            asked(machine.endpoint, "?", picture())

    def test_may_not_send_the_key_elsewhere(self, machine: Served) -> None:
        """A redirect is not followed."""
        machine.answers = [status(307, Location="http://127.0.0.1:1/v1/chat/completions")]
        with pytest.raises(Stopped, match="leads elsewhere"):
            asked(machine.endpoint, "?", picture())
        assert len(machine.asked) == 1

    @pytest.mark.parametrize(
        ("answer", "kind", "words"),
        [
            (status(401), Stopped, "refuses the key"),
            (status(404), Stopped, "no model 'sees'"),
            (status(400, '{"error": {"message": "too \\u001b[31mred"}}'), Unreadable, r"too \\x1b\[31mred"),
            (status(200, "<html>"), Unreadable, "none of an OpenAI-compatible endpoint"),
            (status(200, '{"choices": []}'), Unreadable, "none of an OpenAI-compatible endpoint"),
            (status(200, '{"choices": [{"message": {"content": 7}}]}'), Unreadable, "none of an OpenAI"),
        ],
    )
    def test_is_refused_in_words(self, machine: Served, answer: Answer, kind: type[Exception], words: str) -> None:
        """What is wrong with an answer is said, without the key and without steering a terminal."""
        machine.answers = [answer]
        with pytest.raises(kind, match=words) as caught:
            asked(machine.endpoint, "?", picture(), wait=lambda _: None)
        assert "sk-secret" not in str(caught.value)

    def test_is_not_there(self) -> None:
        """Nobody listens: the sentence names the machine."""
        with pytest.raises(Silent, match=r"127.0.0.1:1: .*refused"):
            asked(Endpoint("http://127.0.0.1:1", "sees"), "?", picture(), wait=lambda _: None)


class TestAnAnswer:
    def test_is_found_among_talk(self) -> None:
        """In a fence, or with the language's name left out."""
        assert drafted(f"Sure!\n```json\n{GOOD}\n```", ("en",)).description["en"] == TEXTS["description"]
        assert drafted(json.dumps(TEXTS), ("en",)).tags["en"] == ("patience", "night")

    def test_is_cut_to_what_a_card_may_have(self) -> None:
        """Whole sentences, so many tags, no line breaks, nothing that turns the direction of text."""
        texts = {
            "description": "One\nsentence\u202e here. " * 60,
            "tags": [f"tag {n}" for n in range(50)] + ["x" * 200],
        }
        draft = drafted(json.dumps({"en": texts}), ("en",))
        assert len(draft.description["en"]) <= LONGEST_DESCRIPTION
        assert draft.description["en"].endswith("here.")
        assert "\u202e" not in draft.description["en"]
        assert len(draft.tags["en"]) == MOST_TAGS

    @pytest.mark.parametrize("text", ["", "{}", "{" * 5000, '{"en": {"description": " "}}', '{"fr": 3}', '{"en": []}'])
    def test_without_a_description_is_none(self, text: str) -> None:
        """Whatever it says otherwise."""
        with pytest.raises(Unreadable, match="answer"):
            drafted(text, ("en",))

    def test_has_every_language_that_was_asked_for(self) -> None:
        """One of two is too few."""
        with pytest.raises(Unreadable, match="in fr"):
            drafted(GOOD, ("en", "fr"))


class TestTheSettings:
    @pytest.mark.parametrize(
        ("given", "words"),
        [
            ({"URL": "ftp://x", "MODEL": "m"}, "no address"),
            ({"URL": "http://localhost:99999", "MODEL": "m"}, "no address"),
            ({"URL": "http://localhost"}, "MODEL is missing"),
            ({"URL": "http://example.org/v1", "MODEL": "m", "KEY": "k"}, "https"),
            ({"URL": "http://localhost", "MODEL": "m", "KEY": "k", "KEY_FILE": "f"}, "not both"),
            ({"URL": "http://localhost", "MODEL": "m", "KEY_FILE": "/nowhere/key"}, "can't be read"),
            ({"URL": "http://localhost", "MODEL": "m", "KEY": "a\nb"}, "characters that no key has"),
        ],
    )
    def test_are_checked(self, given: dict[str, str], words: str) -> None:
        """A wrong one says what to write."""
        with pytest.raises(Mistake, match=words):
            named_by({f"HARELOOM_DESCRIBER_{name}": value for name, value in given.items()}, DESCRIBER)

    def test_take_the_key_from_a_file_and_never_print_it(self, tmp_path: Path) -> None:
        """As secrets are mounted in containers."""
        (tmp_path / "key").write_text("sk-file\n", "utf-8")
        names = {"URL": "https://example.org/v1/", "MODEL": "m", "KEY_FILE": str(tmp_path / "key")}
        found = named_by({f"HARELOOM_DESCRIBER_{name}": value for name, value in names.items()}, DESCRIBER)
        assert found is not None
        assert found.key == "sk-file"
        assert "sk-file" not in repr(found)
        assert named_by({}, DESCRIBER) is None
