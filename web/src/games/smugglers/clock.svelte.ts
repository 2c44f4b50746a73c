/** Milliseconds left, counted down from what the newest view came with; -1: no clock runs. */
export function ticking(given: () => { view: unknown; clock: number }): () => number {
  let left = $state(-1);
  $effect(() => {
    const { clock } = given();
    left = clock;
    if (clock <= 0) return;
    const end = performance.now() + clock;
    const timer = setInterval(() => (left = Math.max(0, end - performance.now())), 50);
    return () => clearInterval(timer);
  });
  return () => left;
}
