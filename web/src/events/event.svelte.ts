// An event as it is now: asked for again and again, and after everything that we do there.

import * as api from "../lib/api";
import { problemText } from "../lib/problem";
import type { EventInfo, RoundInfo } from "../lib/protocol";
import { notify } from "../lib/toasts.svelte";
import { forgetEvent, noteEvent } from "./mine";

const REFRESH = 5000;
const SELDOM = 3;

export class Evening {
  info = $state.raw<EventInfo | null>(null);
  missing = $state(false);
  offline = $state(false);
  busy = $state(false);
  readonly round: RoundInfo | undefined = $derived(this.info?.played.at(-1));
  /** Tables of this round that are not over. */
  readonly waiting: number = $derived(this.round?.tables.filter(({ status }) => status !== "over").length ?? 0);

  constructor(readonly id: string) {}

  /** Looks now and then, more seldom while the page is out of sight; returns how to stop. */
  follow(): () => void {
    let ticks = 0;
    const look = (): void => {
      const often = document.visibilityState === "visible" || ticks % SELDOM === 0;
      if (often && !this.busy) void this.load();
    };
    look();
    const timer = setInterval(() => ((ticks += 1), look()), REFRESH);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async load(): Promise<void> {
    try {
      this.take(await api.event(this.id));
    } catch (error) {
      this.missing = error instanceof api.Problem && [400, 404].includes(error.status);
      this.offline = !this.missing;
      if (this.missing) forgetEvent(this.id);
    }
  }

  take(info: EventInfo): void {
    this.info = info;
    this.offline = this.missing = false;
    noteEvent(info);
  }

  /** Does something, and shows what came of it; a refusal is told, and nothing is lost. */
  async act(work: () => Promise<EventInfo | void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const found = await work();
      this.take(found ?? (await api.event(this.id)));
    } catch (error) {
      notify({ kind: "problem", text: problemText(error) });
    } finally {
      this.busy = false;
    }
  }

  /** Does whoever looks sit there? Who takes no part sits nowhere, also not where a bot does. */
  sits(seats: number[]): boolean {
    const me = this.info?.me ?? -1;
    return me >= 0 && seats.includes(me);
  }

  /** What entrants are called; a bot goes by its level. */
  name(entrant: number, bot: string): string {
    return entrant < 0 ? bot : (this.info?.entrants[entrant]?.name ?? "?");
  }
}
