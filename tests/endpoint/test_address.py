"""Where an endpoint is: read from the environment, checked, and never printed with its key."""

from __future__ import annotations

from pathlib import Path

import pytest

from hareloom.endpoint.address import DESCRIBER, MODEL, Endpoint, Variables, checked, key_of, named_by
from hareloom.mistake import Mistake


@pytest.mark.parametrize(
    ("variables", "model"), [(DESCRIBER, "HARELOOM_DESCRIBER_MODEL"), (MODEL, "HARELOOM_MODEL_NAME")]
)
def test_an_endpoint_is_named_by_its_variables(variables: Variables, model: str) -> None:
    """By a prefix of its own; without an address there is none."""
    named = {variables.url: " https://models.example/v1/ ", model: "sees", variables.key: "sk-secret"}
    assert named_by(named, variables) == Endpoint("https://models.example/v1", "sees", "sk-secret")
    assert named_by({model: "sees"}, variables) is None


@pytest.mark.parametrize(
    "url",
    [
        "ftp://x",
        "models.example",
        "http://",
        "http://x:99999",
        "https://me:pw@x/v1",
        "https://x?a=b",
        "https://x y",
        "http://[::1",
    ],
)
def test_what_is_no_address_is_a_mistake(url: str) -> None:
    """The sentence shows how one looks."""
    with pytest.raises(Mistake, match="Write it like"):
        checked(url, "sees", None, "HARELOOM_MODEL_URL")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "192.168.1.7", "[::1]", "llama", "box.local"])
def test_at_home_a_key_may_go_over_http(host: str) -> None:
    """To this machine and its own network."""
    assert checked(f"http://{host}:8080/v1", "sees", "sk-secret", "URL").key == "sk-secret"


def test_elsewhere_it_may_not() -> None:
    """It could be read on its way."""
    with pytest.raises(Mistake, match="https"):
        checked("http://models.example/v1", "sees", "sk-secret", "URL")
    assert checked("http://models.example/v1", "sees", None, "URL").key is None


@pytest.mark.parametrize("url", ["https://me:s3cret@h.example/v1", "https://h.example/v1?key=s3cret"])
def test_a_secret_in_an_address_is_refused_and_not_repeated(url: str) -> None:
    """It would be in the journal; the sentence says where a key belongs."""
    with pytest.raises(Mistake, match="don't belong") as refused:
        checked(url, "m", None, "HARELOOM_MODEL_URL")
    assert "s3cret" not in str(refused.value)


def test_a_key_is_in_no_message_and_no_repr(tmp_path: Path) -> None:
    """Not of the endpoint, not of a Mistake about the key itself."""
    assert "sk-secret" not in repr(Endpoint("https://x", "m", "sk-secret"))
    file = tmp_path / "key"
    file.write_text("sk-secret\nand more", "utf-8")
    with pytest.raises(Mistake, match="characters that no key has") as caught:
        key_of({MODEL.key_file: str(file)}, MODEL)
    assert "sk-secret" not in str(caught.value)
    file.write_bytes(b"sk-secret\xff")
    with pytest.raises(Mistake, match="not text") as caught:
        key_of({MODEL.key_file: str(file)}, MODEL)
    assert "sk-secret" not in repr(caught.value)


def test_a_word_for_a_key_hides_no_text() -> None:
    """Local endpoints take any word; only what looks like a secret is crossed out."""
    assert Endpoint("http://x", "m", "none").without_key("none of it") == "none of it"
    assert Endpoint("http://x", "m", "sk-secret").without_key("sk-secret!") == "***!"
