// The colours of seats by their names, so that any game's seats look as they are called.

import type { Attachment } from "svelte/attachments";

export interface Paint {
  fill: string;
  /** What can be read on it. */
  ink: string;
}

const PAINTS: Record<string, Paint> = {
  black: { fill: "#2b2f38", ink: "#f2efe6" },
  blue: { fill: "#4f93ea", ink: "#031126" },
  brown: { fill: "#7d4a24", ink: "#fff3e4" },
  green: { fill: "#2f9e63", ink: "#00140e" },
  grey: { fill: "#8b93a3", ink: "#10141c" },
  orange: { fill: "#e8801f", ink: "#1f0e00" },
  pink: { fill: "#ee8fc0", ink: "#2b0a1c" },
  purple: { fill: "#9a6fd8", ink: "#150329" },
  red: { fill: "#e0503c", ink: "#1d0300" },
  turquoise: { fill: "#2fb8b0", ink: "#00211f" },
  white: { fill: "#f4f1e8", ink: "#23262e" },
  yellow: { fill: "#e9b23c", ink: "#241a05" },
};

/** Far apart for every kind of eye: for colours that we know no paint for, by seat. */
const OTHERS = ["blue", "yellow", "red", "turquoise", "purple", "green", "pink", "brown"];

/** By seat. Colours that we do not know get some that nobody else at the table has. */
export function paints(colours: string[], own: Record<string, Paint> = {}): Paint[] {
  const known = (name: string): Paint | undefined => own[name] ?? PAINTS[name];
  const free = OTHERS.filter((name) => !colours.includes(name));
  return colours.map((name) => known(name) ?? PAINTS[free.shift() ?? "grey"]!);
}

/** Gives everything inside the colours of these seats, as --seat-0, --seat-0-ink and so on. */
export function seatColours(colours: string[], own?: Record<string, Paint>): Attachment<HTMLElement> {
  return ({ style }) => {
    paints(colours, own).forEach(({ fill, ink }, seat) => {
      style.setProperty(`--seat-${seat}`, fill);
      style.setProperty(`--seat-${seat}-ink`, ink);
    });
  };
}
