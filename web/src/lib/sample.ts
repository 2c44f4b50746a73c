// For tests of the connection.

import type { ToLink } from "./protocol";

/** A socket whose other end is the test. */
export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  /** Somebody whose last move there was at version `moved`. */
  accept(moved = 0): void {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ t: "welcome", seats: [0], moved, at_once: 60, a_second: 15 });
  }

  tell(message: ToLink): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  of(kind: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.t === kind);
  }
}
