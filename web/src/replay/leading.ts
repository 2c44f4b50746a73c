// Where the board takes the whole screen, whoever comes for something below it is led there.

const NARROW = "(max-width: 64rem)";
const OWN_WAY = ["pointerdown", "wheel", "keydown"];

/** Keeps it in sight while the page still grows, until somebody goes their own way; what ends it. */
export function lead(to: HTMLElement): () => void {
  if (!matchMedia(NARROW).matches) return () => undefined;
  const growing = new ResizeObserver(() => to.scrollIntoView({ block: "start" }));
  const stop = (): void => {
    growing.disconnect();
    for (const each of OWN_WAY) removeEventListener(each, stop, true);
  };
  for (const each of OWN_WAY) addEventListener(each, stop, true);
  growing.observe(document.body);
  growing.observe(to);
  return stop;
}
