// For which games a guide is wanted on this device, and what it has explained here.

import { recall, remember } from "../lib/storage";

interface Kept {
  on: boolean;
  /** The keys of what was explained. */
  told: string[];
}

const NOTHING: Kept = { on: false, told: [] };

let guides = $state.raw<Record<string, Kept>>(recall("guides", {}));

const of = (game: string): Kept => ({ ...NOTHING, ...guides[game] });

function keep(game: string, change: Partial<Kept>): void {
  guides = { ...guides, [game]: { ...of(game), ...change } };
  remember("guides", guides);
}

export const isGuided = (game: string): boolean => of(game).on;
export const setGuided = (game: string, on: boolean): void => keep(game, { on });

export const toldOf = (game: string): string[] => of(game).told;
export const noteTold = (game: string, key: string): void =>
  keep(game, { told: [...toldOf(game).filter((each) => each !== key), key] });
/** All of it is new again. */
export const forgetTold = (game: string): void => keep(game, { told: [] });

globalThis.addEventListener?.("storage", ({ key }) => {
  if (key === "startable.guides") guides = recall("guides", {});
});
