"""A server on a backup that was restored to rehearse calls nobody, and everything else goes on."""

from __future__ import annotations

from pathlib import Path

from hareloom.cli import main
from hareloom.server.rehearsal import CALLS_NOBODY
from tests.calls.calls import browser
from tests.calls.endpoints import Endpoint, until
from tests.calls.post_office import PostOffice
from tests.server.visitor import open_table

from .calling import ask, serving, subscribe


def test_a_rehearsed_restore_calls_no_player(tmp_path: Path, office: PostOffice, service: Endpoint) -> None:
    """Push messages and the table's webhook stay with the real server, and mail isn't offered."""
    backup, rehearsal = tmp_path / "backup.tar.gz", tmp_path / "rehearsal"
    with serving(tmp_path / "data", office) as server:
        robin = open_table(server.client)
        ask(robin, "PUT", "webhook", url=service.url("/hook"))
        subscribe(robin, browser(), service.url("/push"))
        server.call(robin)
        until(lambda: len(service.got) == 3)
        assert main(["backup", "--data", str(tmp_path / "data"), str(backup)]) == 0
    assert main(["restore", "--data", str(rehearsal), str(backup)]) == 0
    with serving(rehearsal, office) as server:
        robin.client = server.client
        assert server.webhook(robin)
        assert server.ways(robin).push
        server.call(robin)
        said = ask(robin, "PUT", "webhook", 400, url=service.url("/hook"))
        assert "rehearses" in said["detail"]
        assert ask(robin, "PUT", "mail", 409, address="robin@example.org", language="en")["code"] == "no_mail_here"
    assert len(service.got) == 3
    # The operator makes it the real one.
    (rehearsal / CALLS_NOBODY).unlink()
    with serving(rehearsal, office) as server:
        robin.client = server.client
        server.call(robin)
        until(lambda: len(service.got) == 5)
