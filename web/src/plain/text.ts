// The text board, and what is new on it.

export interface Piece {
  text: string;
  fresh: boolean;
  /** Its colours, as the game names them; empty: like the rest. */
  style: string;
}

/** How many columns the widest line has. */
export const widthOf = (board: string): number => Math.max(1, ...board.split("\n").map((line) => [...line].length));

/** By line and column, as long as the board keeps its number of lines. */
function lettersOf(before: string, board: string): (line: number, column: number) => string | undefined {
  const old = before.split("\n").map((line) => [...line]);
  const same = before !== "" && old.length === board.split("\n").length;
  return (line, column) => (same ? (old[line]?.[column] ?? " ") : undefined);
}

/** The board in pieces: in which style, and what is new since the one before; blanks never count as new. */
export function marked(before: string, board: string, styles: string[] = []): Piece[] {
  const old = lettersOf(before, board);
  const pieces: Piece[] = [];
  let at = 0;
  const add = (text: string, fresh: boolean): void => {
    const last = pieces.at(-1);
    const style = styles[at] ?? "";
    at += text.length;
    if (last?.fresh === fresh && last.style === style) last.text += text;
    else pieces.push({ text, fresh, style });
  };
  board.split("\n").forEach((line, row) => {
    if (row) add("\n", false);
    [...line].forEach((letter, column) => add(letter, letter !== " " && (old(row, column) ?? letter) !== letter));
  });
  return pieces;
}
