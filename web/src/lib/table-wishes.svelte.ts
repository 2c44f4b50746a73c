// What somebody at a table wants of it besides moves: each wish is one message to the server.

import { noteBot } from "./bots";
import type { Pace } from "./pace";
import { choose } from "./prefs.svelte";
import type { FromLink } from "./protocol";
import { TablePast } from "./table-past.svelte";

export abstract class TableWishes extends TablePast {
  protected abstract send(wish: FromLink): void;

  speak(text: string): void {
    this.send({ t: "say", text });
  }

  letBotPlay(seat: number): void {
    this.send({ t: "stand_in", seat });
  }

  takeBack(seat: number): void {
    this.send({ t: "take_back", seat });
  }

  /** How much time the bots here leave to people, and at the tables to come. */
  setPace(pace: Pace): void {
    choose({ pace });
    this.send({ t: "pace", pace });
  }

  /** Bots wait no more until it is our turn. */
  skip(): void {
    this.send({ t: "skip" });
  }

  /** Somebody reads: where bots alone play with them, these wait that long, or no longer. */
  hold(ms: number): void {
    this.send({ t: "hold", ms });
  }

  /** Before a race; a page is never ready by itself. */
  sayReady(): void {
    this.send({ t: "ready" });
  }

  /** Before the game: a bot for a free seat; without a name it leaves again. */
  fill(seat: number, bot: string): void {
    if (bot && this.room) noteBot(this.room.game, bot);
    this.send({ t: "fill", seat, bot });
  }

  /** Before the game: they go, and do not come back here. */
  putOut(seat: number): void {
    this.send({ t: "put_out", seat });
  }

  /** For all at the table; -1: those who watch. */
  mute(seat: number, on: boolean): void {
    this.send({ t: "mute", seat, on });
  }

  closeTable(): void {
    this.send({ t: "close_table" });
  }

  resign(seat: number): void {
    this.send({ t: "resign", seat });
  }

  abort(): void {
    this.send({ t: "abort" });
  }

  askRematch(): void {
    this.send({ t: "rematch" });
  }
}
