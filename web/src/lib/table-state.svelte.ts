// What this page knows of one table. Everything comes from the server; nothing is assumed.

import { ignore, isIgnored, speakerKey, wholeChat } from "./ignored.svelte";
import type { LinkState } from "./link";
import type { Choice, Frame, Happened, Moment, RoomInfo, Said } from "./protocol";

export type Trouble = "" | "unknown" | "private" | "offline" | "old" | "closed" | "out";

export abstract class TableState {
  constructor(readonly id: string) {}

  room: RoomInfo | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
  /** When it came, by performance.now(). */
  framedAt = 0;
  seats: number[] = $state.raw([]);
  state: LinkState = $state("connecting");
  trouble: Trouble = $state("");
  lag = $state(0);
  busy = $state(false);
  log: Happened[] = $state.raw([]);
  /** Does the log begin at the beginning, with nothing left out? */
  whole = $state(true);
  /** What the newest frame brought, for the board to show; empty after a reload. */
  fresh: Happened[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  /** What somebody has just said; after a reload nothing is news. */
  said: Said | null = $state.raw(null);
  /** The moment of the past that is looked at; null: now. */
  past: Moment | null = $state.raw(null);
  /** The version of the last move from here, or of the last turn, or of what one found on coming; -1: nothing yet. */
  moved = $state(-1);
  /** Do we know the words of the game? */
  met = $state(false);

  /** What one wants to hear of it. */
  readonly heard: Said[] = $derived(this.muted ? [] : this.chat.filter(({ seat }) => !this.ignores(seat)));
  readonly mine = $derived(this.seats.filter((seat) => !this.room?.seats[seat]?.stand_in));
  readonly over = $derived(this.frame?.result != null);
  readonly myTurn = $derived(
    !this.over && this.room?.status === "playing" && (this.frame?.awaits ?? []).some((s) => this.mine.includes(s)),
  );
  /** Nobody else is waited for by the bots that are to move: their waiting may be skipped. */
  readonly maySkip = $derived(
    this.mine.length > 0 &&
      !this.over &&
      !this.myTurn &&
      this.room?.status === "playing" &&
      this.room.seats.every(({ seat, kind, stand_in }) => kind === "bot" || stand_in || this.mine.includes(seat)),
  );
  readonly legal: Choice[] = $derived((this.frame?.legal ?? []).filter((each) => this.mine.includes(each.seat)));
  /** What has happened since the last move from here. */
  readonly since: Happened[] = $derived(
    this.moved < 0 ? [] : this.log.slice(this.log.findLastIndex(({ v }) => v <= this.moved) + 1),
  );
  readonly canSit = $derived(this.seats.length === 0 && !!this.room?.seats.some((seat) => seat.kind === "open"));

  /** Does this person want to hear nothing here? */
  get muted(): boolean {
    return isIgnored(wholeChat(this.id));
  }

  set muted(on: boolean) {
    ignore(wholeChat(this.id), on);
  }

  ignores(seat: number): boolean {
    return !!this.room && isIgnored(speakerKey(this.room, seat));
  }

  ignore(seat: number, on: boolean): void {
    if (this.room) ignore(speakerKey(this.room, seat), on);
  }
}
