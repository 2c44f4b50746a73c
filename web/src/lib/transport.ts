// What the page speaks over: a server, or on a host of plain files the engine in this browser. Nothing else knows.

import { device } from "../device/transport";
import { root } from "./root";

export interface Answer {
  status: number;
  text: string;
}

export type Method = "GET" | "POST" | "DELETE";

/** The part of a WebSocket that a link needs. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Are there others, elsewhere? Else the table is on this device alone, and so are its games. */
  readonly others: boolean;
  /** Rejected: there was no answer at all. `key`: for what is not for everybody. */
  ask(method: Method, path: string, body?: string, key?: string): Promise<Answer>;
  /** The live connection to a table. */
  line(table: string): Line;
}

const server: Transport = {
  others: true,
  async ask(method, path, body, key) {
    const headers = {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    };
    const answer = await fetch(root + path, { method, credentials: "same-origin", headers, body });
    return { status: answer.status, text: await answer.text() };
  },
  line: (table) =>
    new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${root}${tablePath(table)}/socket`,
    ),
};

export const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const transport: Transport = import.meta.env.MODE === "site" ? device() : server;
