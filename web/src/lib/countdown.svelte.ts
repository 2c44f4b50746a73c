import { untrack } from "svelte";

/** Counts milliseconds down from what the server sent last; below 0 there is nothing to count. */
export function countdown(given: () => number, every = 500): () => number {
  let left = $state(untrack(given));
  $effect(() => {
    const from = given();
    const end = performance.now() + from;
    left = from;
    if (from <= 0) return;
    const timer = setInterval(() => (left = Math.max(0, end - performance.now())), every);
    return () => clearInterval(timer);
  });
  return () => left;
}
