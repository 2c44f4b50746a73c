// The live connection to one table. It comes back by itself, and no move is lost or made twice:
// what was not acknowledged is sent again with the same number, which the server recognises.

import type { FromLink, MoveIn, ToLink } from "./protocol";
import { type Line, transport } from "./transport";

export type LinkState = "connecting" | "open" | "reconnecting" | "closed";

export interface Ears {
  /** The version that we have already. */
  version(): number;
  /** The language in which the server has to tell the board; empty: we draw it. */
  text(): string;
  heard(message: ToLink): void;
  turned(state: LinkState): void;
  /** The server wants us gone for good, or could not be reached the first time. */
  failed(code: number): void;
  lag(ms: number): void;
  /** All seats have committed so: our salt, to be shown now. */
  salt(commits: string[]): string;
}

const PING_EVERY = 15_000;
const PATIENCE = 8_000;
const SLOWEST = 15_000;
const FIRST = 400;
/** A connection that stays for so long is back for good; one that breaks at once again may be broken for long. */
const STEADY = 5_000;

/** Some hex digits that nobody guesses; works on plain http too. */
export function randomHex(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Link {
  #socket: Line | null = null;
  #client = randomHex(8);
  #n = 0;
  #pending = new Map<number, MoveIn>();
  #tries = 0;
  #retry = 0;
  #beat = 0;
  #waiting = 0;
  #steady = 0;
  #state: LinkState = "connecting";

  constructor(
    private readonly table: string,
    private readonly commit: string,
    private readonly ears: Ears,
  ) {}

  open(): void {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#wake);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    this.#turn("closed");
  }

  /** Says hello anew, for somebody who has just sat down. */
  again(): void {
    this.#drop();
    this.#connect();
  }

  move(seat: number, kind: string, args: number[]): void {
    const message: MoveIn = { t: "move", n: ++this.#n, seat, kind, args };
    this.#pending.set(message.n, message);
    this.send(message);
  }

  why(seat: number, kind: string, args: number[]): void {
    this.send({ t: "why", n: ++this.#n, seat, kind, args });
  }

  /** The same about a move as somebody has typed it: only the server reads notation. */
  whyTyped(seat: number, text: string): void {
    this.send({ t: "why", n: ++this.#n, seat, kind: "", text });
  }

  send(message: FromLink): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  get busy(): boolean {
    return this.#pending.size > 0;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = transport.line(this.table);
    this.#socket = socket;
    socket.onopen = () => {
      const text = this.ears.text();
      const hello = {
        t: "hello",
        client: this.#client,
        v: this.ears.version(),
        commit: this.commit,
        ready: false,
      } as const;
      this.send(text ? { ...hello, text } : hello);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToLink);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #hear(message: ToLink): void {
    clearTimeout(this.#waiting);
    if (message.t === "welcome") this.#welcomed();
    if (message.t === "ack" || message.t === "refused") {
      this.#pending.delete(message.n);
      this.#tries = 0;
    }
    // A fault does not say which message it is about; none of ours can be on its way to success.
    if (message.t === "fault") this.#pending.clear();
    if (message.t === "beat") this.send(message);
    else if (message.t === "reveal" && message.commits.every(Boolean) && message.commits.includes(this.commit))
      this.send({ t: "salt", salt: this.ears.salt(message.commits) });
    else if (message.t === "pong") this.ears.lag(Math.round(performance.now() - message.at));
    else this.ears.heard(message);
  }

  #welcomed(): void {
    clearTimeout(this.#steady);
    this.#steady = window.setTimeout(() => (this.#tries = 0), STEADY);
    this.#turn("open");
    for (const message of this.#pending.values()) this.send(message);
    clearInterval(this.#beat);
    this.#beat = window.setInterval(() => this.#ping(), PING_EVERY);
    this.#ping();
  }

  #ping(): void {
    this.send({ t: "ping", at: performance.now() });
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => this.#lostSilently(), PATIENCE);
  }

  /** Nothing came back: a dead connection may take minutes to notice by itself. */
  #lostSilently(): void {
    this.#drop();
    this.#lost(1006);
  }

  #lost(code: number): void {
    clearInterval(this.#beat);
    clearTimeout(this.#waiting);
    clearTimeout(this.#steady);
    this.#socket = null;
    const never = this.#state === "connecting" && this.#tries === 0;
    if (code >= 4400 || never) this.ears.failed(code);
    if (code >= 4400) {
      this.close();
      return;
    }
    this.#turn("reconnecting");
    const pause = Math.min(SLOWEST, FIRST * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    this.#retry = window.setTimeout(() => this.#connect(), pause);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#waiting);
    clearTimeout(this.#steady);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#state === "closed") return;
    if (this.#state === "open") this.#ping();
    else if (this.#socket === null) {
      this.#tries = 0;
      this.#connect();
    }
  };

  #turn(state: LinkState): void {
    this.#state = state;
    this.ears.turned(state);
  }
}
