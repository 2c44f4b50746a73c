"""Being called when the page is closed: Web Push."""

from typing import Annotated

from msgspec import Meta, Struct

from startable.server.protocol.fields import LanguageCode

Endpoint = Annotated[str, Meta(max_length=600)]


class PushKey(Struct):
    key: str
    """What a browser subscribes with (`applicationServerKey`); empty: this server calls nobody."""


class PushKeys(Struct, forbid_unknown_fields=True):
    """As the browser's subscription has them."""

    p256dh: Annotated[str, Meta(pattern=r"^B[A-Za-z0-9_-]{86}=?$(?!\n)")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?$(?!\n)")]


class PushOn(Struct, forbid_unknown_fields=True):
    """A browser's subscription, and the language in which it wants to be called."""

    endpoint: Endpoint
    keys: PushKeys
    language: LanguageCode = "en"


class PushOff(Struct, forbid_unknown_fields=True):
    endpoint: Endpoint
