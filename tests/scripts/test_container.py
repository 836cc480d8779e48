"""The Containerfile and the compose files keep their promises. scripts/check_container.py builds and runs the image."""

from __future__ import annotations

import ipaddress
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # comes with schemathesis

from hareloom.server.ports import checked_port
from hareloom.server.settings import CHOICES, DRAIN, settings

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "Containerfile"
COMPOSED = ("compose.yaml", "compose.machines.yaml")
VARIABLES = {choice.variable: choice for choice in CHOICES}


@pytest.fixture(params=COMPOSED)
def composed(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A compose file."""
    found: dict[str, Any] = yaml.safe_load((ROOT / request.param).read_text(encoding="utf-8"))
    return found


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of each stage, with what they are given."""
    text = re.sub(r"^#.*\n", "", CONTAINERFILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    found: list[list[tuple[str, str]]] = []
    for line in filter(None, lines):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        found[-1].append((word, rest))
    return found


def last(word: str) -> str:
    """What the image's stage gives an instruction, the last time."""
    return [rest for name, rest in stages()[-1] if name == word][-1]


def environment() -> dict[str, str]:
    """The variables that the image sets."""
    return dict(pair.split("=", 1) for pair in last("ENV").split())


def test_hadolint_finds_nothing() -> None:
    """The usual linter, with all its rules."""
    said = subprocess.run(
        [Path(sys.executable).with_name("hadolint"), CONTAINERFILE], capture_output=True, text=True, check=False
    )
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


def test_the_image_has_no_tools_of_the_build() -> None:
    """It is built in stages, on one base, for any architecture; only the environment with the wheel is taken over."""
    bases = [rest.split()[0] for stage in stages() for word, rest in stage if word == "FROM"]
    assert len(bases) == 2
    assert len(set(bases)) == 1
    assert "/" not in bases[0]
    assert [rest for word, rest in stages()[-1] if word == "COPY"] == ["--from=build /opt/hareloom /opt/hareloom"]
    assert not re.search("amd64|arm64|x86|aarch64", CONTAINERFILE.read_text(encoding="utf-8"))


def test_what_is_copied_is_there_and_not_ignored() -> None:
    """A file that is renamed, or that .dockerignore leaves out, would stop the build."""
    ignore = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [path for word, rest in stages()[0] if word == "COPY" for path in rest.split()[:-1]]
    assert {"src", "web", "pyproject.toml"} <= set(copied)
    for path in copied:
        assert (ROOT / path).exists()
        assert f"!{path.split('/')[0]}" in ignore


def test_it_runs_as_a_user_who_owns_the_data_and_nothing_else() -> None:
    """Not root, by number; everything that is written is in the volume."""
    user, group = map(int, last("USER").split(":"))
    assert min(user, group) >= 10_000
    assert f"useradd --uid {user} " in last("RUN")
    assert environment()["HARELOOM_DATA"] == last("VOLUME") == last("WORKDIR") == "/data"
    assert environment()["PYTHONDONTWRITEBYTECODE"] == "1"
    after = [word for word, _ in stages()[-1]]
    assert "RUN" not in after[after.index("USER") :]


def test_its_settings_are_settings(composed: dict[str, Any]) -> None:
    """Each variable is one that the server knows, with a value that it takes; and so in the compose files."""
    ours = {name: value for name, value in environment().items() if name.startswith("HARELOOM_")}
    given = composed["services"]["hareloom"]["environment"]
    there = {
        name: re.sub(r"\$\{.*\}", "example.org", value) for name, value in given.items() if not name.startswith("PG")
    }
    assert set(ours | there) <= set(VARIABLES)
    chosen = settings({}, ours | there, host="127.0.0.1")
    assert (chosen.host, chosen.port, chosen.public_url) == ("0.0.0.0", 4273, "https://example.org")
    assert json.loads(last("ENTRYPOINT")) + json.loads(last("CMD")) == ["hareloom", "serve"]


def test_health_is_asked_for() -> None:
    """At the port that the server listens on, with Python, for the image has nothing else to ask with."""
    options, command = last("HEALTHCHECK").split("CMD ")
    assert "--timeout=" in options
    program, flag, code = json.loads(command)
    assert (program, flag) == ("python3", "-c")
    compile(code, "HEALTHCHECK", "exec")
    assert "/healthz" in code
    assert "HARELOOM_PORT" in code
    assert checked_port(last("EXPOSE")) == int(environment()["HARELOOM_PORT"])


def test_compose_bounds_what_strangers_reach(composed: dict[str, Any]) -> None:
    """A read-only root, no capabilities, memory, processes and descriptors bounded."""
    for name in ("hareloom", "caddy"):
        service = composed["services"][name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert {"mem_limit", "pids_limit", "ulimits", "restart"} <= set(service)
    assert composed["services"]["caddy"]["cap_add"] == ["NET_BIND_SERVICE"]
    volumes = [volume for service in composed["services"].values() for volume in service["volumes"]]
    assert {volume.split(":")[0] for volume in volumes if ":" in volume} == set(composed["volumes"])
    assert any(volume.rpartition(":")[2] == "/data" for volume in composed["services"]["hareloom"]["volumes"])


def test_only_caddy_is_reached_from_outside_and_is_believed(composed: dict[str, Any]) -> None:
    """Nothing else has a port outside; the trusted network is the one that they share."""
    services = composed["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert services["caddy"]["depends_on"] == {"hareloom": {"condition": "service_healthy"}}
    (subnet,) = (one["subnet"] for one in composed["networks"]["inside"]["ipam"]["config"])
    assert services["hareloom"]["environment"]["HARELOOM_TRUSTED_PROXIES"] == subnet
    assert ipaddress.ip_network(subnet).is_private
    assert {tuple(service["networks"]) for service in services.values()} == {("inside",)}


def test_caddy_finds_the_port_of_the_server() -> None:
    """Both compose files name it."""
    port = environment()["HARELOOM_PORT"]
    one, several = ((ROOT / name).read_text(encoding="utf-8") for name in COMPOSED)
    assert f"--to hareloom:{port}" in one
    assert f"port {port}" in several


def test_several_servers_are_composed_as_the_example_says() -> None:
    """Caddy's settings are those of docs/examples, which a test runs; the servers stop before they are killed."""
    several: dict[str, Any] = yaml.safe_load((ROOT / COMPOSED[1]).read_text(encoding="utf-8"))
    example = (ROOT / "docs" / "examples" / "Caddyfile-several").read_text(encoding="utf-8")
    lines = {line.strip() for line in example.splitlines() if line.strip() and not line.strip().startswith("#")}
    own = {line.strip() for line in several["configs"]["caddyfile"]["content"].replace("$$", "$").splitlines()}
    missing = {line for line in lines - own if not line.startswith(("hareloom.example.org", "reverse_proxy"))}
    assert missing == set()
    server = several["services"]["hareloom"]
    assert server["deploy"]["replicas"] == 3
    assert int(server["stop_grace_period"].rstrip("s")) > 2 * DRAIN
    assert "asyncpg==" in (ROOT / "requirements" / "container.txt").read_text(encoding="utf-8")
