// Written by tools/protocol_types.py from the game's view. Do not edit.

/** The table as anybody sees it. Towers are written bottom to top in the letters of the notation. */
export interface UrView {
  hands: number[];
  out: number[];
  phase: number;
  /** The same in notation. */
  position: string;
  roll: number;
  towers: Record<string, string>;
  turn: number;
  turns: number;
  winner: number;
}
