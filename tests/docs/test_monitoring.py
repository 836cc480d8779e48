"""The dashboard and the alert rules name only what the server measures, and are what Grafana and Prometheus read."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # comes with schemathesis
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient
from tests.server.conftest import client
from tests.server.visitor import app_of, open_table

from hareloom.server.metrics import HallCollector

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
ALERTS, DASHBOARD = EXAMPLES / "alerts.yml", EXAMPLES / "grafana.json"
NAMED = re.compile(r"\bhareloom_\w+")

__all__ = ["client"]


@pytest.fixture
def measured(client: TestClient, tmp_path: Path) -> dict[str, float]:
    """The names of all samples that a server with a table has, and the sums of their values."""
    host = open_table(client)
    host.do("add_bot")
    host.do("start_game", 409)
    registry = CollectorRegistry()
    hall = app_of(client).state.hall
    registry.register(HallCollector(hall, tmp_path))
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(generate_latest(registry).decode()):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


def _expressions() -> list[str]:
    dashboard: dict[str, Any] = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    groups = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"]
    return shown + [rule["expr"] for group in groups for rule in group["rules"]]


def test_everything_that_is_shown_is_measured(measured: dict[str, float]) -> None:
    """A metric that was renamed is renamed in both files."""
    named = {name for expression in _expressions() for name in NAMED.findall(expression)}
    assert len(named) > 15
    assert named <= measured.keys()


def test_an_action_is_timed(measured: dict[str, float]) -> None:
    """Its commit, the telling, and both together; the version, the disk and each limit are there too."""
    assert measured["hareloom_action_seconds_count"] >= measured["hareloom_commit_seconds_count"] >= 3
    assert measured["hareloom_action_seconds_sum"] >= measured["hareloom_commit_seconds_sum"] > 0
    assert measured["hareloom_send_seconds_count"] == measured["hareloom_commit_seconds_count"]
    assert (measured["hareloom_info"], measured["hareloom_limited_total"]) == (1, 0)
    assert measured["hareloom_disk_bytes"] > measured["hareloom_disk_free_bytes"] > 0


def test_rules_say_what_to_do() -> None:
    """Each has an expression whose brackets close, a severity and a sentence; promtool agrees, where it is."""
    for group in yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"]:
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in ("page", "warn")
            assert rule["annotations"]["summary"].endswith(".")
    for expression in _expressions():
        for left, right in ("()", "[]", "{}"):
            assert expression.count(left) == expression.count(right), expression
    tool = shutil.which("promtool")
    if tool is not None:
        subprocess.run([tool, "check", "rules", str(ALERTS)], check=True)


def test_panels_have_a_place_of_their_own() -> None:
    """None lies on another, and each number is used once."""
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)
