"""A browser's passkeys for tests without a browser: real keys, real signatures."""

import os
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import sha256, websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

PRESENT = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV


class Authenticator:
    """Makes one passkey and shows it, as a page at this origin would let it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.counter = 0
        self.id = os.urandom(16)
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        public = ES256.from_cryptography_key(self._key.public_key())  # type: ignore[no-untyped-call]
        made = AttestedCredentialData.create(Aaguid(bytes(16)), self.id, public)
        host = sha256(options["rp"]["id"].encode())
        data = AuthenticatorData.create(host, PRESENT | AuthenticatorData.FLAG.AT, 0, bytes(made))
        client = self._client(CollectedClientData.TYPE.CREATE, options)
        attestation = AttestationObject.create("none", data, {})
        return self._answer(client, attestationObject=websafe_encode(bytes(attestation)))

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        self.counter += 1
        data = AuthenticatorData.create(sha256(options["rpId"].encode()), PRESENT, self.counter)
        client = self._client(CollectedClientData.TYPE.GET, options)
        signature = self._key.sign(bytes(data) + client.hash, ec.ECDSA(hashes.SHA256()))
        return self._answer(
            client, authenticatorData=websafe_encode(bytes(data)), signature=websafe_encode(signature)
        )

    def _client(self, kind: str, options: dict[str, Any]) -> CollectedClientData:
        return CollectedClientData.create(kind, websafe_decode(options["challenge"]), self.origin)

    def _answer(self, client: CollectedClientData, **response: str) -> dict[str, Any]:
        id = websafe_encode(self.id)
        told = {"clientDataJSON": websafe_encode(bytes(client)), **response}
        return {"id": id, "rawId": id, "type": "public-key", "response": told, "clientExtensionResults": {}}
