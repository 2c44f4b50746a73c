"""What one sends to friends: an address that leads to this machine from theirs too, and a QR code of it."""

import io
import re
from functools import lru_cache

import segno

from startable.server.network import addresses
from startable.server.protocol.http import Invitation
from startable.server.settings import Settings

_HOST = re.compile(r"[A-Za-z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
_LOCAL = re.compile(r"localhost|127\.[0-9.]+|\[::1\]")


def invitation(settings: Settings, scheme: str, host: str, table: str) -> Invitation:
    """As it was asked for by a page at this host; without a code where no other machine could follow it."""
    local = not _HOST.fullmatch(host) or bool(_LOCAL.fullmatch(re.sub(r":\d+$", "", host)))
    base = _from_elsewhere(settings) if local else f"{scheme}://{host}"
    return Invitation(f"{base}/t/{table}", qr_code(f"{base}/t/{table}")) if base else Invitation("", "")


def _from_elsewhere(settings: Settings) -> str:
    """Where others in the network find us; empty if we listen to this machine alone."""
    return next(iter(addresses(settings.host, settings.port)), "")


@lru_cache(maxsize=256)
def qr_code(address: str) -> str:
    """As SVG, dark on light in any theme, for cameras."""
    drawn = io.BytesIO()
    segno.make_qr(address).save(drawn, kind="svg", border=3, omitsize=True, light="#fff", xmldecl=False)
    return drawn.getvalue().decode()
