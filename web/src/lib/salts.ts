// Our part in a table's dice: committed to before any is shown, and remembered, so that it can be asked for later.

import { sha256 } from "@noble/hashes/sha2.js";

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a seat tells of its salt before it shows it; works on plain http too. */
export const seal = (table: string, salt: string): string =>
  hexOf(sha256(new TextEncoder().encode(`${table}|${salt}`)));
