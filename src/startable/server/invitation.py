"""What one sends to friends: an address that leads to this machine from theirs too, and a QR code of it."""

import io
import re
from functools import lru_cache

from startable.server.network import addresses
from startable.server.protocol.http import Invitation
from startable.server.settings import Settings

_HOST = re.compile(r"[A-Za-z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
_LOCAL = re.compile(r"localhost|127\.[0-9.]+|\[::1\]")


def is_host(text: str) -> bool:
    """Can this be the name of a machine, with a port?"""
    return _HOST.fullmatch(text) is not None


def invitation(settings: Settings, scheme: str, host: str, id: str, page: str = "t") -> Invitation:
    """As it was asked for by a page at this host; without a code where no other machine could follow it."""
    base = _from_elsewhere(settings) if _is_local(host) else f"{scheme}://{host}{settings.prefix}"
    return Invitation(f"{base}/{page}/{id}", qr_code(f"{base}/{page}/{id}")) if base else Invitation("", "")


def address_of(scheme: str, host: str, path: str) -> tuple[str, str]:
    """At the very host that was asked for, and its QR code; none where no other machine could follow it."""
    address = f"{scheme}://{host}{path}" if is_host(host) else path
    return address, "" if _is_local(host) else qr_code(address)


def _is_local(host: str) -> bool:
    return not is_host(host) or bool(_LOCAL.fullmatch(re.sub(r":\d+$", "", host)))


def _from_elsewhere(settings: Settings) -> str:
    """Where others in the network find us; empty if we listen to this machine alone."""
    found = addresses(settings.host, settings.port)
    return f"{found[0]}{settings.prefix}" if found else ""


@lru_cache(maxsize=256)
def qr_code(address: str) -> str:
    """As SVG, dark on light in any theme, for cameras."""
    import segno  # Only here: a browser that is its own table has nobody to invite, and does not carry it.

    drawn = io.BytesIO()
    segno.make_qr(address).save(drawn, kind="svg", border=3, omitsize=True, light="#fff", xmldecl=False)
    return drawn.getvalue().decode()
