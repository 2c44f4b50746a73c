"""Friends in the local network: from an address that is not this machine's loopback."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from startable.cli.serve import qr_code
from startable.server.network import addresses, own_hosts

from .conftest import NewServer

SPACE, HERE, THERE = f"startable{os.getpid()}", "10.213.77.1", "10.213.77.2"
NEAR, FAR = f"sta{os.getpid() % 100_000}", f"stb{os.getpid() % 100_000}"

WIRING = [
    f"ip netns add {SPACE}",
    f"ip link add {NEAR} type veth peer name {FAR} netns {SPACE}",
    f"ip addr add {HERE}/24 dev {NEAR}",
    f"ip link set {NEAR} up",
    f"ip -n {SPACE} addr add {THERE}/24 dev {FAR}",
    f"ip -n {SPACE} link set {FAR} up",
]

FRIEND = """
import json, socket, sys, urllib.error, urllib.request
base, origin = sys.argv[1:]
def post(path, body):
    head = {"origin": origin, "content-type": "application/json"}
    asked = urllib.request.Request(base + path, json.dumps(body).encode(), head)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(asked, timeout=10) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, {}
seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
status, seated = post("/api/tables", {"game": "ur", "seats": seats})
host = base.removeprefix("http://")
name, port = host.split(":")
line = socket.create_connection((name, int(port)), timeout=10)
path = f"/api/tables/{seated.get('table', 'abc')}/socket"
head = [f"GET {path} HTTP/1.1", f"Host: {host}", f"Origin: {origin}", "Connection: Upgrade"]
head += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}==", "", ""]
line.sendall("\\r\\n".join(head).encode())
print(status, line.recv(100).split()[1].decode())
"""


def wire(command: str) -> bool:
    return subprocess.run(command.split(), capture_output=True, check=False).returncode == 0


@pytest.fixture
def elsewhere() -> Iterator[list[str]]:
    """How a command is run on another machine, as far as the network can tell."""
    try:
        if not all(wire(command) for command in WIRING):
            pytest.skip("no network namespace may be made here")
        yield ["ip", "netns", "exec", SPACE]
    except FileNotFoundError:
        pytest.skip("iproute2 is not installed here")
    finally:
        for command in (f"ip netns del {SPACE}", f"ip link del {NEAR}"):
            if os.path.exists("/usr/sbin/ip") or os.path.exists("/sbin/ip"):
                wire(command)


def test_a_friend_in_the_network_plays(new_server: NewServer, elsewhere: list[str]) -> None:
    server = new_server(host="0.0.0.0")
    base = f"http://{HERE}:{server.port}"
    assert base in addresses("0.0.0.0", server.port)
    assert said_by_friend(elsewhere, base, base) == "201 101"
    assert said_by_friend(elsewhere, base, "http://evil.example") == "403 403"
    assert "http://evil.example" in server.log.read_text()


def said_by_friend(elsewhere: list[str], base: str, origin: str) -> str:
    command = [*elsewhere, sys.executable, "-c", FRIEND, base, origin]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.strip()


def test_addresses_are_told_only_to_whom_they_concern() -> None:
    assert addresses("127.0.0.1", 8000) == addresses("localhost", 8000) == addresses("::1", 8000) == []
    assert addresses("192.0.2.5", 8000) == ["http://192.0.2.5:8000"]
    assert addresses("fd00::5", 8000) == ["http://[fd00::5]:8000"]
    assert not [host for host in own_hosts() if host.startswith("127.")]


def test_a_code_for_a_phone_fits_a_terminal() -> None:
    lines = qr_code("http://192.168.100.200:8000").splitlines()
    assert 10 < len(lines) < 24
    assert all(len(line) < 60 for line in lines)
