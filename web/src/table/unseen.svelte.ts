/** The newest thing that was there when somebody last looked away; all after it is new to them. */
export function newSince(newest: () => number): () => number {
  let seen = $state(Infinity);
  $effect(() => {
    const turn = (): void => {
      if (document.visibilityState === "hidden") seen = newest();
    };
    document.addEventListener("visibilitychange", turn);
    return () => document.removeEventListener("visibilitychange", turn);
  });
  return () => seen;
}
