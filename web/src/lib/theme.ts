// Puts the chosen theme and speed of motion on the document, where the style sheets read them.

import type { Prefs, Theme } from "./prefs.svelte";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export function dress(prefs: Prefs): void {
  const root = document.documentElement;
  if (prefs.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
  root.style.setProperty("--anim", `${stillness.matches ? 0 : prefs.animation}ms`);
  colourFrame(prefs.theme);
}

/** The browser's own frame on phones: one colour by day and one by night, or the chosen one for both. */
function colourFrame(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const dark = theme === "system" ? meta.media.includes("dark") : theme === "dark";
    meta.content = dark ? "#0d1424" : "#f5eddc";
  }
}
