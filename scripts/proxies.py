"""The proxies of docs/examples, on ports of a test and without certificates; all else is as it stands there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from serving import expect, free_port, is_well

EXAMPLES = Path(__file__).resolve().parent.parent / "docs" / "examples"
SYSTEM = "/usr/sbin:/usr/local/sbin"
FIRST_PORT = 4273

AROUND_NGINX = """
daemon off;
error_log stderr error;
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
AROUND_CADDY = (
    "{{\n\tadmin off\n\tstorage file_system {home}\n\tauto_https off\n\tlog {{\n\t\tlevel ERROR\n\t}}\n}}\n{site}"
)


def program(name: str) -> str | None:
    """Where a proxy is installed, if it is."""
    return shutil.which(name, path=f"{os.environ['PATH']}{os.pathsep}{SYSTEM}")


def nginx(example: str, home: Path, port: int, servers: Sequence[int]) -> list[str]:
    """The command that starts nginx with that example."""
    site = (EXAMPLES / example).read_text(encoding="utf-8")
    site = re.sub(r"server \{\s+listen 80;.*?\n\}\n", "", site, flags=re.DOTALL)
    site = re.sub(r"\n\s+ssl_\w+ [^\n]+", "", site)
    site = re.sub(r"\n\s+listen \[::\]:443 ssl;", "", site)
    site = _on_ports(site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};"), servers)
    file = home / "nginx.conf"
    file.write_text(AROUND_NGINX.format(home=home, site=site), encoding="utf-8")
    return [str(program("nginx")), "-p", str(home), "-c", str(file)]


def caddy(example: str, home: Path, port: int, servers: Sequence[int]) -> list[str]:
    """The command that starts Caddy with that example."""
    site = (EXAMPLES / example).read_text(encoding="utf-8")
    site = _on_ports(site.replace("hareloom.example.org {", f"http://:{port} {{"), servers)
    file = home / "Caddyfile"
    file.write_text(AROUND_CADDY.format(home=home, site=site), encoding="utf-8")
    return [str(program("caddy")), "run", "--adapter", "caddyfile", "--config", str(file)]


def _on_ports(site: str, servers: Sequence[int]) -> str:
    for no in reversed(range(len(servers))):
        site = site.replace(f":{FIRST_PORT + no}", f":{servers[no]}")
    return site


STARTED_BY = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxying(name: str, example: str, home: Path, servers: Sequence[int]) -> Iterator[str]:
    """A proxy before servers on these ports: its address."""
    port = free_port()
    place = home / f"{name}-{port}"
    place.mkdir()
    place.chmod(0o755)  # its workers may run as another user
    command = STARTED_BY[name](example, place, port, servers)
    process = subprocess.Popen(command, env={**os.environ, "HOME": str(place)}, stderr=subprocess.DEVNULL)
    try:
        base, began = f"http://127.0.0.1:{port}", time.monotonic()
        while not is_well(base):
            if process.poll() is not None or time.monotonic() - began > 10:
                raise RuntimeError(f"{name} does not take {example}")
            time.sleep(0.05)
        expect(True, f"{name} passes requests on ({example})")
        yield base
    finally:
        process.terminate()
        process.wait(10)
