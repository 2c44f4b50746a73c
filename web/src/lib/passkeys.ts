// Asking the browser for passkeys. They need a name for the host, and a connection that nobody can listen to.

import { root } from "./root";
import type { PasskeyAsked } from "./protocol";

/** Why this page cannot ask for passkeys; empty: it can. */
export function obstacle(): "" | "browser" | "address" | "insecure" {
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "address";
  if (!isSecureContext) return "insecure";
  return globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === undefined ? "browser" : "";
}

/** Where the same server can be asked for passkeys, if it runs on this very machine. */
export const namedAddress = (): string =>
  /^127\.|^\[::1\]$/.test(location.hostname) ? `${location.protocol}//localhost:${location.port}${root}/me` : "";

type Json = Record<string, unknown>;

/** The person said no, or has no passkey here. */
export class NoPasskey extends Error {}

async function told(asked: Promise<Credential | null>): Promise<Json> {
  const found = await asked.catch(() => null);
  if (!(found instanceof PublicKeyCredential)) throw new NoPasskey();
  return found.toJSON() as unknown as Json;
}

export function makePasskey({ options }: PasskeyAsked): Promise<Json> {
  const wanted = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wanted);
  return told(navigator.credentials.create({ publicKey }));
}

export function showPasskey({ options }: PasskeyAsked): Promise<Json> {
  const wanted = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(wanted);
  return told(navigator.credentials.get({ publicKey }));
}

/** What to call this device by, until its owner knows better. */
export function deviceName(): string {
  const systems = ["iPhone", "iPad", "Android", "Windows", "Mac", "CrOS", "Linux"];
  return systems.find((system) => navigator.userAgent.includes(system)) ?? "";
}
