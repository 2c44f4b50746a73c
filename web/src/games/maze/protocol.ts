// Written by tools/protocol_types.py from the game's view. Do not edit.

/** A move by its kind and its numbers. */
export interface Prospect {
  args: number[];
  kind: string;
}

/** A die on a panel. */
export interface Taken {
  /** What it activated; empty if nothing. */
  card: string;
  die: string;
}

/** The table as a seat sees it. Lists are by seat; tiles, places and dice are written as in notation. */
export interface MazeView {
  /** By seat and colour: where each is. */
  aliens: Record<string, string>[];
  /** How many everybody holds. */
  cards: number[];
  /** By kind, in the order of their numbers. */
  costs: Record<string, number>;
  /** The dice on everybody's panel. */
  dice: Taken[][];
  die: string;
  discard: string[];
  docks: string[];
  glued: boolean;
  /** The own cards. */
  hand: string[];
  layout: string;
  /** By cell and side, to the east and to the south: the colours that pass between these tiles. */
  passages: Record<string, string>;
  /** By the letters of two gates that meet: the colours that pass between them, wherever that is. */
  passers: Record<string, string>;
  phase: string;
  pile: number;
  points: string;
  pool: string[];
  /** The same in notation; hands that are not seen are only counted. */
  position: string;
  /** The faces of a movement die, in the order of their numbers. */
  prints: string[];
  /** By die that this seat may take now: what it could do with it. */
  prospects: Record<string, Prospect[]>;
  /** Who wears it; nobody: it lies on the relic tile. */
  relic: string;
  round: number;
  /** Who looks; -1 only watches. */
  seat: number;
  starter: number;
  /** By cell: how many its tile has. */
  terminals: Record<string, number>;
  /** By cell: the gates to the north, east, south and west. */
  tiles: Record<string, string>;
  tokens: number[];
  trail: string[];
  /** Whose turn it is. */
  turn: number;
  /** By kind: cards that are in the draw pile or in the others' hands. */
  unseen: Record<string, number>;
  /** By seat and colour: the cells that steps lead to, nearest first, and which place comes before each. */
  ways: Record<string, Record<string, string>>[];
  winner: number;
}
