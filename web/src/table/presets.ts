// Ready-made phrases travel as a code, so that everybody reads them in their own language.

import type { Said } from "../lib/protocol";
import { knows, say } from "../lib/words/index.svelte";

export const PRESETS = ["hello", "luck", "nice", "thinking", "thanks", "again"] as const;
export type Preset = (typeof PRESETS)[number];

export const presetCode = (preset: Preset): string => `::${preset}`;

export function spoken(text: string): string {
  const key = `preset-${text.slice(2)}`;
  return text.startsWith("::") && knows(key) ? say(key) : text;
}

export const speaker = ({ seat, name }: Said, names: string[]): string =>
  seat >= 0 ? (names[seat] ?? name) : say("a-watcher");
