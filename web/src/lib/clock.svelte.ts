// The clocks of seats, counted down from what the newest frame told.

import type { TableStore } from "./table.svelte";

const EVERY = 100;

/** Does the clock of this seat run? */
export const runs = ({ frame, over }: TableStore, seat: number): boolean =>
  !over && (frame?.clocks?.[seat] ?? -1) >= 0 && frame!.awaits.includes(seat);

/** Milliseconds that a seat has left; below 0 it has no clock. */
export function clockOf(store: () => TableStore, seat: () => number): () => number {
  let now = $state(performance.now());
  $effect(() => {
    if (!runs(store(), seat())) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), EVERY);
    return () => clearInterval(timer);
  });
  return () => {
    const left = store().frame?.clocks?.[seat()] ?? -1;
    return left < 0 || !runs(store(), seat()) ? left : Math.max(0, left - Math.max(0, now - store().framedAt));
  };
}
