// One table: what somebody wants of it is sent to the server, and what the server tells is known from then on.

import { isPlain, meet, pageOf, textFor } from "../games";
import * as api from "./api";
import { Link } from "./link";
import { factText } from "./players";
import { notePlayed } from "./played.svelte";
import { choose } from "./prefs.svelte";
import type { Choice, Fault, Frame, FromLink, Happened, Refused, RoomInfo, Said, ToLink, Welcome } from "./protocol";
import { noteRace } from "./raced";
import { forgetTable, noteCommit, noteTable, saltFor, showSalt } from "./recent";
import { tellRefusal } from "./refusal";
import { seal } from "./salts";
import { play } from "./sound";
import { TableWishes } from "./table-wishes.svelte";
import { dismissRefusals, notify } from "./toasts.svelte";
import { say } from "./words/index.svelte";

/** How often somebody at the door of a private table looks whether a seat is still free. */
const LOOK_AGAIN = 3000;
/** The code with which the server closes a private table's door. */
const PRIVATE = 4403;
/** The code with which it sends everybody home whose host has closed the table. */
const CLOSED = 4410;
/** The code with which it sends away whom the host has put out. */
const PUT_OUT = 4411;

/** So many moves are named to somebody who typed none. */
const SOME = 12;

/** Faults that the whole page tells of. */
const SAID_BY_PAGE = new Set(["table-unknown", "table-closed", "watching-not-allowed", "put-out"]);

const whyGone = ({ fault }: api.Problem): "closed" | "old" => (fault?.fact === "table-closed" ? "closed" : "old");

export class TableStore extends TableWishes {
  #link: Link;
  #looking = 0;
  /** The version of our seats' last move, as the server told it when we came; -1: we have none. */
  #told = -1;
  /** Had the game begun when we came? */
  #late: boolean | undefined;
  /** What was typed last and may be no move at all. */
  #typed = "";
  /** The version of the newest move from here. */
  #acked = -1;

  constructor(id: string) {
    super(id);
    this.#link = new Link(id, seal(id, saltFor(id)), {
      version: () => this.frame?.v ?? 0,
      text: () => this.text,
      heard: (message) => this.#heard(message),
      turned: (state) => (this.state = state),
      failed: (code) => this.#lost(code),
      lag: (ms) => (this.lag = ms),
      salt: (commits) => showSalt(id, commits),
    });
  }

  open(): void {
    this.#link.open();
  }

  close(): void {
    clearTimeout(this.#looking);
    this.#link.close();
  }

  protected send(wish: FromLink): void {
    this.#link.send(wish);
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

  /** Asks about a move as it was typed; a watcher's can only be unknown. */
  whyTyped(seat: number, text: string): void {
    if (seat < 0) return this.#tellUnknown(text);
    this.#typed = text;
    this.#link.whyTyped(seat, text);
  }

  #tellUnknown(text: string): void {
    const moves = this.legal.slice(0, SOME).map((each) => each.text);
    const more = this.legal.length > SOME ? [...moves, "…"] : moves;
    notify({ kind: "problem", text: say("typed-unknown", { text, moves: more.join(", ") || "–" }) });
  }

  async sit(name: string, seat = -1): Promise<void> {
    choose({ name });
    try {
      const { commit } = await api.sitDown(this.id, { name, seat });
      noteCommit(this.id, commit);
    } catch (error) {
      if (this.state === "closed") void this.#failed(PRIVATE);
      throw error;
    }
    clearTimeout(this.#looking);
    if (this.state === "closed") this.#link.open();
    else this.#link.again();
  }

  // --- hearing ---

  #heard(message: ToLink): void {
    this.busy = this.#link.busy;
    switch (message.t) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "room":
        if (message.old_rules && !this.room) notify({ kind: "info", text: say("table-old-shown") });
        this.#entered(message);
        break;
      case "frame":
        this.#framed(message);
        break;
      case "ack":
        this.#acked = message.v;
        if (this.#turn(this.frame) === null) this.moved = message.v;
        break;
      case "refused":
        this.#refused(message);
        break;
      case "said":
        this.#listen(message);
        break;
      case "fault":
        this.#fault(message);
        break;
    }
  }

  /** What was said before we came is no news, nor is what one does not want to hear. */
  #listen(said: Said): void {
    this.chat = [...this.chat, said];
    if (!said.before && !this.muted && !this.ignores(said.seat)) this.said = said;
  }

  #welcomed(welcome: Welcome): void {
    this.seats = welcome.seats;
    this.#told = welcome.seats.length ? welcome.moved : -1;
    this.moved = Math.max(this.moved, this.moved < 0 ? -1 : this.#told);
    this.trouble = "";
    this.chat = []; // The room says again what was said last.
  }

  #entered(room: RoomInfo): void {
    this.#late ??= room.status !== "waiting";
    this.room = room;
    if (this.seats.length) {
      noteTable(room, this.seats);
      noteRace(room);
      notePlayed(room);
    }
    this.#meet(room.game);
    this.tellIn(textFor(room.game));
  }

  #meet(game: string): void {
    if (!this.met) void meet(game).finally(() => (this.met = true));
  }

  /** Where the server tells the board, it does so in this language from now on. */
  tellIn(language: string): void {
    if (!this.room || !isPlain(this.room.game) || this.text === language) return;
    this.text = language;
    this.moments = [];
    this.#link.again();
  }

  #framed(frame: Frame): void {
    const before = this.frame;
    const last = before?.v ?? 0;
    const news = frame.events.filter((event) => event.v > last);
    const wasMine = this.myTurn;
    this.log = [...this.log, ...news];
    this.fresh = before ? news : [];
    this.framedAt = performance.now();
    this.frame = frame;
    if (before) this.#sound(news, wasMine);
    // Whoever comes back sees what happened since their own move; whoever begins or watches, what comes.
    else this.moved = this.#late && this.#told >= 0 ? this.#told : frame.v;
    if (this.#turn(before) === true && this.#turn(frame) === false) this.moved = Math.max(this.moved, this.#acked);
    // The server has forgotten what happened on the way here: its history knows.
    if (frame.v > last && news.length === 0) {
      this.whole = false;
      void this.wholeLog();
    }
  }

  /** Is a turn of many moves ours? null: turns are short, or several play here. */
  #turn(frame: Frame | null): boolean | null {
    const { longTurn } = pageOf(this.room?.game ?? "");
    const [mine, ...more] = this.mine;
    return frame && longTurn && !more.length ? longTurn(frame.view) === mine : null;
  }

  #sound(news: Happened[], wasMine: boolean): void {
    const page = pageOf(this.room?.game ?? "");
    const sounds = news.map(({ what }) => page.sound(what)).filter((sound) => sound !== undefined);
    // A capture is a move too: one sound is enough.
    const heard = sounds.includes("capture") ? sounds.filter((each) => each !== "move") : sounds;
    const alone = this.mine.length === 1;
    play(...heard, ...(this.myTurn && !wasMine && alone ? (["turn"] as const) : []));
  }

  #refused({ rule, fact, args }: Refused): void {
    if (rule) void tellRefusal(this.room?.game ?? "", rule, fact, args);
    else notify({ kind: "info", text: factText(fact, args) });
  }

  /** Text that the server could not read is told with the moves that there are. */
  #fault({ fact, args }: Fault): void {
    const unread = typeof args.text === "string" && args.text.length > 0 ? args.text.toLowerCase() : null;
    if (SAID_BY_PAGE.has(fact)) return;
    if (unread && this.#typed.toLowerCase().startsWith(unread)) this.#tellUnknown(this.#typed);
    else notify({ kind: "problem", text: factText(fact, args) });
    this.#typed = "";
  }

  #lost(code: number): void {
    if (code === CLOSED) this.#gone("closed");
    else if (code === PUT_OUT) this.#gone("out");
    else void this.#failed(code);
  }

  async #failed(code: number): Promise<void> {
    try {
      const room = await api.room(this.id);
      if (this.state === "closed") this.room = room;
      else this.room ??= room;
      this.#meet(room.game);
      if (code === PRIVATE) this.#atTheDoor();
    } catch (error) {
      const status = error instanceof api.Problem ? error.status : 0;
      if (status === 404 || status === 400) {
        this.trouble = "unknown";
        forgetTable(this.id);
        this.close();
      } else if (status === 410) {
        this.#gone(whyGone(error as api.Problem));
      } else if (code === PRIVATE) this.#lookAgain();
      else if (!this.frame) this.trouble = "offline";
    }
  }

  /** Closed by its host, put out by them, or of rules that nobody knows any more. */
  #gone(trouble: "closed" | "out" | "old"): void {
    this.trouble = trouble;
    if (trouble !== "old") forgetTable(this.id);
    this.close();
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
