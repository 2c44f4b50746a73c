"""Where this machine can be reached by others in its network."""

import socket
import struct
import sys

_ANY = ("0.0.0.0", "::", "")
_LOCAL = ("127.", "localhost", "::1")
_SIOCGIFADDR = 0x8915


def addresses(host: str, port: int) -> list[str]:
    """For a server that listens there: what others may type; none if it listens for this machine alone."""
    if host.startswith(_LOCAL):
        return []
    hosts = own_hosts() if host in _ANY else [host]
    return [f"http://{_bracketed(each)}:{port}" for each in hosts]


def own_hosts() -> list[str]:
    """The addresses of our interfaces, the one that leads farthest first; without the loopback's."""
    found = [*_of_route(), *_of_interfaces()]
    return [each for each in dict.fromkeys(found) if not each.startswith(("127.", "0."))]


def _of_route() -> list[str]:
    """By which address we would go out; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        return [probe.getsockname()[0]]


def _of_interfaces() -> list[str]:
    if sys.platform != "linux":  # the route’s address is enough there
        return []
    return [found for _, name in socket.if_nameindex() if (found := _of_interface(name))]


def _of_interface(name: str) -> str:
    if sys.platform == "win32":
        return ""
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            told = fcntl.ioctl(probe, _SIOCGIFADDR, struct.pack("256s", name[:15].encode()))
        except OSError:
            return ""
    return socket.inet_ntoa(told[20:24])


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
