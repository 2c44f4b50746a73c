// The tables that this browser has sat at, as they are now.

import * as api from "../lib/api";
import type { RoomInfo } from "../lib/protocol";
import { forgetTable, recents } from "../lib/recent";

const MOST = 8;

/** Tables that are gone are forgotten; when the server is away, nothing is. */
async function look(table: string): Promise<RoomInfo | null> {
  try {
    return await api.room(table);
  } catch (error) {
    if (error instanceof api.Problem && error.status === 404) forgetTable(table);
    return null;
  }
}

export async function ownTables(): Promise<RoomInfo[]> {
  const found = await Promise.all(
    recents()
      .slice(0, MOST)
      .map((each) => look(each.table)),
  );
  return found.filter((room) => room !== null);
}
