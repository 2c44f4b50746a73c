// The colours of a text board, as the game tells them for terminals: patterns, each with a style.

/** By pattern: `bold`, `dim`, a colour, and `on` another one. */
export type Styles = Record<string, string>;

/** A pattern that this browser cannot read colours nothing. */
function matches(board: string, pattern: string): RegExpExecArray[] {
  try {
    return [...board.matchAll(new RegExp(pattern, "gu"))];
  } catch {
    return [];
  }
}

/** By the places of its letters, in which style each stands; of several patterns the last counts. */
export function paintsOf(board: string, styles: Styles): string[] {
  const found = Array<string>(board.length).fill("");
  for (const [pattern, style] of Object.entries(styles)) {
    for (const { index, 0: text } of matches(board, pattern)) found.fill(style, index, index + text.length);
  }
  return found;
}

const COLOUR = "#[0-9a-f]{6}";
const GROUND = new RegExp(`\\bon (${COLOUR})\\b`, "i");
const INK = new RegExp(COLOUR, "i");

/** The same for CSS. */
export function brushOf(style: string): string {
  const ground = GROUND.exec(style)?.[1];
  const ink = INK.exec(style.replace(GROUND, ""))?.[0];
  const brush = [
    style.includes("bold") && "font-weight: 700",
    style.includes("dim") && "opacity: 0.6",
    ink && `color: ${ink}`,
    ground && `background: ${ground}`,
  ];
  return brush.filter(Boolean).join("; ");
}
