// What this person chose on this device; other open tabs follow.

import type { Pace } from "./pace";
import { recall, remember } from "./storage";

export type Theme = "system" | "light" | "dark";
export type Volume = "off" | "low" | "normal";
export type Language = "en" | "hu";

export const ANIMATIONS = [0, 120, 250, 500] as const;

export interface Prefs {
  name: string;
  theme: Theme;
  volume: Volume;
  /** Empty: as the browser says. */
  language: Language | "";
  /** Milliseconds that a piece travels. */
  animation: number;
  /** By game, the bot chosen last. */
  bots: Record<string, string>;
  /** How much time bots leave at new tables. */
  pace: Pace;
  /** Tell it when it is our turn and the page is out of sight. */
  notices: boolean;
  textBoard: boolean;
  shortcuts: boolean;
}

const DEFAULTS: Prefs = {
  name: "",
  theme: "system",
  volume: "low",
  language: "",
  animation: 250,
  bots: {},
  pace: "usual",
  notices: false,
  textBoard: false,
  shortcuts: true,
};

const stored = (): Prefs => ({ ...DEFAULTS, ...recall<Partial<Prefs>>("prefs", {}) });

export const prefs: Prefs = $state(stored());

export function choose(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  remember("prefs", $state.snapshot(prefs));
}

globalThis.addEventListener?.("storage", (event) => {
  if (event.key === "startable.prefs") Object.assign(prefs, stored());
});
