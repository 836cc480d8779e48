"""Runs the nginx of docs/examples before a server, as docs/HOSTING.md says, and plays through it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect
from websockets.typing import Origin

from serving import expect, fetch, free_port, is_well, serving

ROOT = Path(__file__).resolve().parent.parent
NOT_HERE = 77
PUBLIC = "https://hareloom.example.org"
SYSTEM = "/usr/sbin:/usr/local/sbin"

AROUND = """
daemon off;
error_log stderr warn;
pid {home}/nginx.pid;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {home}/body;
    proxy_temp_path {home}/proxy;
    fastcgi_temp_path {home}/fastcgi;
    uwsgi_temp_path {home}/uwsgi;
    scgi_temp_path {home}/scgi;
    {site}
}}
"""


def configuration(home: Path, port: int, upstream: int) -> Path:
    """The example, without its certificate and on ports of this test; all else is as it stands there."""
    site = (ROOT / "docs" / "examples" / "nginx.conf").read_text(encoding="utf-8")
    site = re.sub(r"server \{\s+listen 80;.*?\n\}\n", "", site, flags=re.DOTALL)
    site = re.sub(r"\n\s+ssl_\w+ [^\n]+", "", site)
    site = re.sub(r"\n\s+listen \[::\]:443 ssl;", "", site)
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace(":4273", f":{upstream}")
    file = home / "nginx.conf"
    file.write_text(AROUND.format(home=home, site=site), encoding="utf-8")
    return file


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    """An answer as a browser behind the proxy gets it."""
    headers = {"Content-Type": "application/json", "Origin": PUBLIC}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        result: dict[str, Any] = json.load(answer)
    return result


def play(base: str) -> None:
    """Open a table, listen, and try to guess another one."""
    entered = post(f"{base}/api/tables", {"name": "Robin", "bearer": True})
    expect(entered["link"].startswith(f"{PUBLIC}/t/"), "links are the public ones")
    address = f"ws{base[4:]}/api/tables/{entered['code']}/socket"
    secret = {"Authorization": f"Bearer {entered['secret']}"}
    with connect(address, additional_headers=secret, origin=Origin(PUBLIC)) as socket:
        expect(json.loads(socket.recv(timeout=10))["whole"], "the socket is upgraded, and the first frame comes")
        socket.send(json.dumps({"id": "1", "action": {"do": "add_bot"}}))
        expect(json.loads(socket.recv(timeout=10))["ack"] == "1", "what changes comes at once, with the ack")
    with connect(address, additional_headers=secret, origin=Origin("https://elsewhere.example")) as socket:
        with contextlib.suppress(ConnectionClosedError):
            socket.recv(timeout=10)
        expect(socket.close_code == 4403, "another website's page gets nothing")
    claims = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(30)]
    answers = [fetch(f"{base}/api/tables/bbbbbbbbbb", claim)[0] for claim in claims]
    expect(answers[0] == 404 and answers[-1] == 429, "claiming another address makes guessing no faster")


def main() -> int:
    """Start both, play, stop both."""
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}{os.pathsep}{SYSTEM}")
    if nginx is None:
        print("THERE IS NO NGINX ON THIS MACHINE: NOT TESTED WITH IT.")
        return NOT_HERE
    with tempfile.TemporaryDirectory() as folder:
        home, upstream, port = Path(folder), free_port(), free_port()
        # Its workers may run as another user, who must be able to look into this folder.
        home.chmod(0o755)
        options = ["--port", str(upstream), "--data", str(home / "data"), "--public-url", PUBLIC]
        command = [sys.executable, "-m", "hareloom", "serve", *options, "--trusted-proxies", "127.0.0.1"]
        with serving(command, upstream, patience=20):
            proxy = subprocess.Popen([nginx, "-p", folder, "-c", str(configuration(home, port, upstream))])
            try:
                base, began = f"http://127.0.0.1:{port}", time.monotonic()
                while not is_well(base):
                    expect(proxy.poll() is None and time.monotonic() - began < 10, "nginx takes the configuration")
                    time.sleep(0.05)
                expect(True, "nginx passes requests on")
                play(base)
            finally:
                proxy.send_signal(signal.SIGTERM)
                proxy.wait(10)
    return 0


if __name__ == "__main__":
    sys.exit(main())
