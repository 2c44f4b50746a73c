// The games of the server, fetched once.

import * as api from "./api";
import type { GameInfo } from "./protocol";

let known: Promise<GameInfo[]> | null = null;

export function catalogue(): Promise<GameInfo[]> {
  known ??= api.games();
  known.catch(() => (known = null));
  return known;
}
