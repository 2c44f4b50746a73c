// Ready-made phrases travel as a code, so that everybody reads them in their own language.

import { knows, say } from "../lib/words/index.svelte";

export const PRESETS = ["hello", "luck", "nice", "thinking", "thanks", "again"] as const;
export type Preset = (typeof PRESETS)[number];

export const presetCode = (preset: Preset): string => `::${preset}`;

export function spoken(text: string): string {
  const key = `preset-${text.slice(2)}`;
  return text.startsWith("::") && knows(key) ? say(key) : text;
}
