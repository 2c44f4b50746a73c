// Written by tools/protocol_types.py from the game's view. Do not edit.

/** The table as anybody sees it. Lists are by seat, or by place on the table (A, B, …). */
export interface SmugglersView {
  cards: string[];
  /** By place: [seat, value] in the order they were placed. */
  dice: number[][][];
  down: string[][];
  energy: number[];
  /** By seat: colours of planets and of ships; empty where no option of the table asks for them. */
  favourites: string[][];
  galaxies: number;
  galaxy: number;
  goods: number[][];
  middle: number[];
  paid: number[][];
  /** By seat: the parts of the score, by rule. */
  parts: Record<string, number>[];
  phase: string;
  placed: number[];
  pool_energy: number;
  pool_goods: number[];
  position: string;
  /** The seats that have yet to restock, the next one first. */
  queue: number[];
  /** Where one bids in turns, whose hand is quickest; -1: nobody's, or all bid at once. */
  quickest: number;
  /** By seat: the colour, with the dice and the character sheet of that colour; 6 before one is chosen. */
  sheets: number[];
  tokens: number[][];
  up: string[][];
  won: number[][];
  /** By seat and place: the points that the card would bring. */
  worth: number[][];
}
