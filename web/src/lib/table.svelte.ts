// One table as this page knows it. Everything comes from the server; nothing is assumed.

import { manners } from "../games";
import * as api from "./api";
import { Link, type LinkState } from "./link";
import { factText } from "./players";
import { choose } from "./prefs.svelte";
import type { Choice, Frame, Happened, Moment, Refused, RoomInfo, Said, ToLink } from "./protocol";
import { forgetTable, noteTable, saltFor } from "./recent";
import { tellRefusal } from "./refusal";
import { type Sound, play } from "./sound";
import { dismissRefusals, notify } from "./toasts.svelte";
import { say } from "./words/index.svelte";

/** How often somebody at the door of a private table looks whether a seat is still free. */
const LOOK_AGAIN = 3000;
/** The code with which the server closes a private table's door. */
const PRIVATE = 4403;

/** Faults that the whole page tells of. */
const SAID_BY_PAGE = new Set(["table-unknown", "watching-not-allowed"]);

export type Trouble = "" | "unknown" | "private" | "offline";

export class TableStore {
  room: RoomInfo | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
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
  muted = $state(false);
  /** What somebody has just said; after a reload nothing is news. */
  said: Said | null = $state.raw(null);
  /** The moment of the past that is looked at; null: now. */
  past: Moment | null = $state.raw(null);

  readonly mine = $derived(this.seats.filter((seat) => !this.room?.seats[seat]?.stand_in));
  readonly over = $derived(this.frame?.result != null);
  readonly myTurn = $derived(
    !this.over && this.room?.status === "playing" && (this.frame?.awaits ?? []).some((s) => this.mine.includes(s)),
  );
  readonly legal: Choice[] = $derived((this.frame?.legal ?? []).filter((each) => this.mine.includes(each.seat)));
  readonly canSit = $derived(this.seats.length === 0 && !!this.room?.seats.some((seat) => seat.kind === "open"));

  #link: Link;
  #moments: Moment[] = [];
  #looking = 0;
  #greeted = false;

  constructor(readonly id: string) {
    this.#link = new Link(id, saltFor(id), {
      version: () => this.frame?.v ?? 0,
      heard: (message) => this.#heard(message),
      turned: (state) => (this.state = state),
      failed: (code) => void this.#failed(code),
      lag: (ms) => (this.lag = ms),
    });
  }

  open(): void {
    this.#link.open();
  }

  close(): void {
    clearTimeout(this.#looking);
    this.#link.close();
  }

  move(choice: Choice): void {
    if (this.past) this.now();
    dismissRefusals();
    this.#link.move(choice.seat, choice.kind, choice.args);
    this.busy = this.#link.busy;
  }

  why(seat: number, kind: string, args: number[]): void {
    this.#link.why(seat, kind, args);
  }

  speak(text: string): void {
    this.#link.send({ t: "say", text });
  }

  letBotPlay(seat: number): void {
    this.#link.send({ t: "stand_in", seat });
  }

  takeBack(seat: number): void {
    this.#link.send({ t: "take_back", seat });
  }

  askRematch(): void {
    this.#link.send({ t: "rematch" });
  }

  async sit(name: string, seat = -1): Promise<void> {
    choose({ name });
    try {
      await api.sitDown(this.id, { name, seat });
    } catch (error) {
      if (this.state === "closed") void this.#failed(PRIVATE);
      throw error;
    }
    clearTimeout(this.#looking);
    if (this.state === "closed") this.#link.open();
    else this.#link.again();
  }

  // --- looking back ---

  /** Shows the position right after version v. */
  async look(v: number): Promise<void> {
    if (v >= (this.frame?.v ?? 0)) {
      this.now();
      return;
    }
    const moments = await this.#history(v);
    this.past = moments.find((moment) => moment.v === v) ?? null;
  }

  now(): void {
    this.past = null;
  }

  /** One version back or forth from what is shown. */
  step(by: number): void {
    const at = this.past?.v ?? this.frame?.v ?? 0;
    if (at + by >= 1) void this.look(at + by);
  }

  /** The whole log, when the server's short memory did not bring its beginning. */
  async wholeLog(): Promise<void> {
    const moments = await this.#history(this.frame?.v ?? 0);
    const last = moments.at(-1)?.v ?? 0;
    this.log = [...moments.flatMap((moment) => moment.events), ...this.log.filter((event) => event.v > last)];
    this.whole = last > 0;
  }

  async #history(v: number): Promise<Moment[]> {
    if ((this.#moments.at(-1)?.v ?? 0) < v) {
      try {
        this.#moments = (await api.history(this.id, this.seats[0] ?? -1)).moments;
      } catch {
        notify({ kind: "problem", text: say("history-failed") });
      }
    }
    return this.#moments;
  }

  // --- hearing ---

  #heard(message: ToLink): void {
    this.busy = this.#link.busy;
    switch (message.t) {
      case "welcome":
        this.seats = message.seats;
        this.trouble = "";
        this.chat = []; // The room says again what was said last, before its frame.
        this.#greeted = false;
        break;
      case "room":
        this.room = message;
        if (this.seats.length) noteTable(message);
        break;
      case "frame":
        this.#framed(message);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "said":
        this.chat = [...this.chat, message];
        if (this.#greeted) this.said = message;
        break;
      case "fault":
        if (!SAID_BY_PAGE.has(message.fact)) notify({ kind: "problem", text: factText(message.fact, message.args) });
        break;
    }
  }

  #framed(frame: Frame): void {
    this.#greeted = true;
    const before = this.frame;
    const last = before?.v ?? 0;
    const news = frame.events.filter((event) => event.v > last);
    const wasMine = this.myTurn;
    this.log = [...this.log, ...news];
    this.fresh = before ? news : [];
    this.frame = frame;
    if (before) this.#sound(news, wasMine);
    // The server has forgotten what happened on the way here: its history knows.
    if (frame.v > last && news.length === 0) {
      this.whole = false;
      void this.wholeLog();
    }
  }

  #sound(news: Happened[], wasMine: boolean): void {
    const known = manners(this.room?.game ?? "").sounds;
    const sounds = news.flatMap((event): Sound[] => (known[event.what] ? [known[event.what]!] : []));
    // A capture is a move too: one sound is enough.
    const heard = sounds.includes("capture") ? sounds.filter((each) => each !== "move") : sounds;
    const alone = this.mine.length === 1;
    play(...heard, ...(this.myTurn && !wasMine && alone ? (["turn"] as const) : []));
  }

  #refused({ rule, fact, args }: Refused): void {
    if (rule) void tellRefusal(this.room?.game ?? "", rule, fact, args);
    else notify({ kind: "info", text: factText(fact, args) });
  }

  async #failed(code: number): Promise<void> {
    try {
      const room = await api.room(this.id);
      if (this.state === "closed") this.room = room;
      else this.room ??= room;
      if (code === PRIVATE) this.#atTheDoor();
    } catch (error) {
      const status = error instanceof api.Problem ? error.status : 0;
      if (status === 404 || status === 400) {
        this.trouble = "unknown";
        forgetTable(this.id);
        this.close();
      } else if (code === PRIVATE) this.#lookAgain();
      else if (!this.frame) this.trouble = "offline";
    }
  }

  /** Nobody may watch; but whoever has the link may take a free seat, as long as there is one. */
  #atTheDoor(): void {
    if (this.canSit) this.#lookAgain();
    else this.trouble = "private";
  }

  #lookAgain(): void {
    clearTimeout(this.#looking);
    this.#looking = window.setTimeout(() => void this.#failed(PRIVATE), LOOK_AGAIN);
  }
}
