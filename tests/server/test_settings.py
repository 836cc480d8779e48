"""Settings: flags, environment, defaults, documentation."""

from __future__ import annotations

import logging
from dataclasses import fields
from pathlib import Path

import pytest

from hareloom.calls.mail_server import PASSWORD, PASSWORD_FILE
from hareloom.cli.options import FLAGS
from hareloom.mistake import Mistake
from hareloom.server.caps import Caps
from hareloom.server.settings import CHOICES, PORT, Choice, Settings, made_data_dir, settings

DOCS = Path(__file__).parents[2] / "docs" / "SETTINGS.md"


def test_defaults() -> None:
    """Without a word, the command's address and our port are taken."""
    chosen = settings({}, {}, host="127.0.0.1")
    assert (chosen.host, chosen.port, chosen.public_url) == ("127.0.0.1", PORT, None)
    assert chosen.data.name == "hareloom"


def test_environment_sets_what_no_flag_sets(tmp_path: Path) -> None:
    """The environment counts where there is no flag."""
    environment = {
        "HARELOOM_HOST": "0.0.0.0",
        "HARELOOM_PORT": "9000",
        "HARELOOM_PUBLIC_URL": "https://hareloom.example.org/",
        "HARELOOM_DATA": str(tmp_path),
        "HARELOOM_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8",
        "HARELOOM_METRICS_PORT": "9090",
        "HARELOOM_KEEP": "30",
        "HARELOOM_LIMITS": "watchers=200, tables=5",
    }
    assert settings({}, environment, host="127.0.0.1") == Settings(
        "0.0.0.0",
        9000,
        "https://hareloom.example.org",
        tmp_path,
        "127.0.0.1,10.0.0.0/8",
        30,
        9090,
        Caps(watchers=200, tables=5),
    )


def test_flag_wins_over_environment() -> None:
    """What was typed counts more than what was set."""
    assert settings({"port": "9001"}, {"HARELOOM_PORT": "9000"}, host="127.0.0.1").port == 9001


def test_empty_variable_is_unset() -> None:
    """An empty variable leaves the default, as in compose files."""
    assert settings({}, {"HARELOOM_PORT": ""}, host="127.0.0.1").port == PORT


@pytest.mark.parametrize(
    ("flags", "environment", "source"),
    [
        ({"port": "abc"}, {}, "--port"),
        ({}, {"HARELOOM_PORT": "abc"}, "HARELOOM_PORT"),
        ({}, {"HARELOOM_PUBLIC_URL": "nonsense"}, "HARELOOM_PUBLIC_URL"),
        ({"host": "http://localhost/"}, {}, "--host"),
        ({"data": " "}, {}, "--data"),
        ({"trusted_proxies": "everybody"}, {}, "--trusted-proxies"),
        ({"keep": "0"}, {}, "--keep"),
        ({"keep": "for ever"}, {}, "--keep"),
        ({"limits": "watchers"}, {}, "--limits"),
        ({"limits": "watchers=0"}, {}, "--limits"),
        ({"limits": "elephants=3"}, {}, "--limits"),
        ({"privacy_notice": "no such file"}, {}, "--privacy-notice"),
        ({"security_contact": "http://example.org"}, {}, "--security-contact"),
        ({"security_contact": "me@example.org\nExpires: never"}, {}, "--security-contact"),
        ({"security_expires": "next year"}, {}, "--security-expires"),
        ({"calls_to": "at home"}, {}, "--calls-to"),
        ({"calls_to": "10.0.0.1/8"}, {}, "--calls-to"),
        ({}, {"HARELOOM_MAIL": "mail.example.org"}, "HARELOOM_MAIL"),
        ({"mail_from": "me"}, {}, "--mail-from"),
    ],
)
def test_mistake_names_where_it_was_made(flags: dict[str, str], environment: dict[str, str], source: str) -> None:
    """The error says where the mistake is."""
    with pytest.raises(Mistake, match=f"^{source}: "):
        settings(flags, environment, host="127.0.0.1")


def test_data_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    """The data folder is made with what lies above it, and nobody else can look in."""
    folder = made_data_dir(tmp_path / "a" / "b")
    assert folder.is_dir()
    assert folder.stat().st_mode & 0o077 == 0
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(("mode", "warned"), [(0o700, False), (0o755, False), (0o770, True), (0o707, True)])
def test_a_folder_that_others_may_write_draws_a_warning(
    tmp_path: Path, mode: int, warned: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Reading is the file's own matter; writing in the folder would let others take the file away."""
    tmp_path.chmod(mode)
    with caplog.at_level(logging.WARNING, "hareloom"):
        made_data_dir(tmp_path)
    assert any("others may write" in record.message for record in caplog.records) is warned


def test_data_folder_that_cannot_be_is_explained(tmp_path: Path) -> None:
    """Where no folder can be made, it says so and what to do."""
    (tmp_path / "file").touch()
    with pytest.raises(Mistake, match=r"Can't write in the data folder .*--data"):
        made_data_dir(tmp_path / "file" / "inside")


def test_every_setting_is_a_choice_and_a_flag() -> None:
    """No setting exists that can't be chosen, and --help leaves none out; the describer may have a key, so no flag."""
    names = [field.name for field in fields(Settings) if field.name not in ("describer", "models", "worker")]
    assert [choice.name for choice in CHOICES] == names
    assert list(FLAGS) == names


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.name)
def test_every_setting_is_documented(choice: Choice) -> None:
    """docs/SETTINGS.md has every flag and every variable."""
    text = DOCS.read_text(encoding="utf-8")
    assert f"`{choice.flag}" in text
    assert f"`{choice.variable}`" in text


@pytest.mark.parametrize("limit", Caps.__struct_fields__)
def test_every_limit_is_documented_with_its_default(limit: str) -> None:
    """docs/SETTINGS.md has a row for each limit, with the number that the server takes."""
    assert f"| `{limit}` | {getattr(Caps(), limit)} | " in DOCS.read_text(encoding="utf-8")


def test_mail_has_a_server_a_sender_and_perhaps_a_password(tmp_path: Path) -> None:
    """The two are set together; the password comes from a file or a variable, and is shown nowhere."""
    (tmp_path / "password").write_text("geheim\n")
    environment = {
        "HARELOOM_MAIL": "smtp://robin@mail.example.org",
        "HARELOOM_MAIL_FROM": "hareloom@example.org",
        "HARELOOM_MAIL_PASSWORD_FILE": str(tmp_path / "password"),
    }
    chosen = settings({}, environment, host="127.0.0.1")
    assert chosen.mail is not None
    assert (chosen.mail.user, chosen.mail.password, chosen.mail.security) == ("robin", "geheim", "starttls")
    assert "geheim" not in repr(chosen)
    environment["HARELOOM_MAIL_PASSWORD"], _ = "also geheim", environment.pop("HARELOOM_MAIL_PASSWORD_FILE")
    chosen = settings({}, environment, host="127.0.0.1")
    assert chosen.mail is not None
    assert chosen.mail.password == "also geheim"
    for one in ("HARELOOM_MAIL", "HARELOOM_MAIL_FROM"):
        with pytest.raises(Mistake, match="--mail and --mail-from"):
            settings({}, {one: environment[one]}, host="127.0.0.1")
    for variable in (PASSWORD, PASSWORD_FILE):
        assert f"`{variable}`" in DOCS.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ({"workers": "2"}, "--database"),
        ({"workers": "2", "database": "postgresql://x/y", "port": "0"}, "leaves room"),
        ({"workers": "3", "database": "postgresql://x/y", "port": "65534"}, "leaves room"),
        ({"workers": "many"}, "from 1 to 64"),
        ({"drain": "soon"}, "from 0 to 600"),
        ({"drain": "nan"}, "from 0 to 600"),
    ],
)
def test_workers_and_drain_that_make_no_sense_are_refused(flags: dict[str, str | None], said: str) -> None:
    """Each with a sentence that says what to write instead."""
    with pytest.raises(Mistake, match=said):
        settings(flags, {}, host="127.0.0.1")
