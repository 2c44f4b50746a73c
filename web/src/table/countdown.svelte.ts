/** Counts milliseconds down from a value that the server sends now and then; -1 counts nothing. */
export function countdown(given: () => number): () => number {
  let left = $state(0);
  $effect(() => {
    const from = given();
    const end = performance.now() + from;
    left = Math.max(0, from);
    if (from <= 0) return;
    const timer = setInterval(() => (left = Math.max(0, end - performance.now())), 500);
    return () => clearInterval(timer);
  });
  return () => left;
}
