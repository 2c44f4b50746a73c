"""Passkeys: what a browser is asked to make or to show, and whether what it brings is right (WebAuthn)."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from startable.core import Unreadable

if TYPE_CHECKING or find_spec("fido2"):  # Where it is not, as in a browser, nobody has a passkey.
    from fido2.server import Fido2Server
    from fido2.utils import websafe_decode, websafe_encode
    from fido2.webauthn import (
        AttestationConveyancePreference,
        AttestedCredentialData,
        AuthenticationResponse,
        PublicKeyCredentialDescriptor,
        PublicKeyCredentialRpEntity,
        PublicKeyCredentialType,
        PublicKeyCredentialUserEntity,
        RegistrationResponse,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

LONGEST = 1023
"""Bytes that the number of a passkey may have."""


class Place(NamedTuple):
    """Where a passkey is good: the name of the host, and the origin of its page."""

    host: str
    origin: str


class Asked(NamedTuple):
    options: dict[str, Any]
    """For `navigator.credentials`, as JSON has it."""
    state: dict[str, Any]
    """To be kept until the browser answers."""


class Passkey(NamedTuple):
    id: str
    data: str
    """Its public key, with its number."""
    counter: int


def ask_for_new(place: Place, player: str, name: str, has: list[str]) -> Asked:
    """A new passkey for a player who has these already."""
    kind = PublicKeyCredentialType.PUBLIC_KEY
    known = [PublicKeyCredentialDescriptor(type=kind, id=websafe_decode(id)) for id in has]
    user = PublicKeyCredentialUserEntity(id=player.encode(), name=name, display_name=name)
    options, state = _server(place).register_begin(
        user,
        known,
        resident_key_requirement=ResidentKeyRequirement.REQUIRED,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return Asked(dict(options)["publicKey"], state)


def ask_for_known(place: Place) -> Asked:
    """Any passkey that this browser has for us."""
    options, state = _server(place).authenticate_begin(
        user_verification=UserVerificationRequirement.PREFERRED
    )
    return Asked(dict(options)["publicKey"], state)


def made(place: Place, state: dict[str, Any], answer: dict[str, Any]) -> Passkey:
    """Unreadable if it is not what was asked for."""
    try:
        found = _server(place).register_complete(state, RegistrationResponse.from_dict(answer))
        data = found.credential_data
        if data is None or len(data.credential_id) > LONGEST:
            raise ValueError
    except Exception:  # The library meets what strangers send; whatever it says, it is no passkey.
        raise Unreadable("passkey-refused") from None
    return Passkey(websafe_encode(data.credential_id), websafe_encode(bytes(data)), found.counter)


def number_of(answer: dict[str, Any]) -> str:
    """Which passkey it claims to be."""
    found = answer.get("rawId")
    return found if isinstance(found, str) and len(found) <= 2 * LONGEST else ""


def shown(place: Place, state: dict[str, Any], known: Passkey, answer: dict[str, Any]) -> int:
    """Its counter now; Unreadable if it is not this passkey, or an older copy of it."""
    try:
        response = AuthenticationResponse.from_dict(answer)
        credential = AttestedCredentialData(websafe_decode(known.data))
        _server(place).authenticate_complete(state, [credential], response)
        counter: int = response.response.authenticator_data.counter
    except Exception:  # as above
        raise Unreadable("passkey-refused") from None
    if (counter or known.counter) and counter <= known.counter:
        raise Unreadable("passkey-refused")
    return counter


def _server(place: Place) -> "Fido2Server":
    """The origin was welcomed at the door; what the browser signed must be the very same."""
    return Fido2Server(
        PublicKeyCredentialRpEntity(id=place.host, name="Startable"),
        attestation=AttestationConveyancePreference.NONE,
        verify_origin=lambda origin: origin == place.origin,
    )
