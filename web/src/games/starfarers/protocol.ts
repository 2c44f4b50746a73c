// Written by tools/protocol_types.py from the game's view. Do not edit.

export interface Planet {
  /** A number, two numbers, p and i with their strength, or ? while it lies face down. */
  disc: string;
  resource: string;
  symbol: string;
}

export interface Quarter {
  /** By hex of the recess, clockwise; none in outposts and empty quarters. */
  planets: Planet[];
  /** Its name; ? while it lies face down. */
  tile: string;
  turn: number;
}

export interface Ship {
  at: string;
  kind: string;
  number: number;
  status: string;
}

/** How a ship gets to a point within its reach, and whether its flight may end there. */
export interface Way {
  /** The point before it; from there the way goes on in the same manner, back to the ship. */
  before: string;
  fact: string;
  /** Is something turned there that lies face down? */
  finds: boolean;
  /** The rule by which no flight ends there; empty if it may. */
  rule: string;
  steps: number;
}

/** An offer or a counter-offer, by what the player whose turn it is gives and gets. */
export interface Terms {
  gets: Record<string, number>;
  gives: Record<string, number>;
}

/** What may be taken back. */
export interface Deed {
  /** Where a ship or a spaceport stands; else empty. */
  at: string;
  /** Cards that the bank got, of the kind that was given. */
  count: number;
  given: string;
  got: string;
  /** colony, trade, port, engine, cannon, cargo or fame; bank: a trade with it. */
  what: string;
}

export interface Player {
  /** agreed, refused, countered, or unasked: the offer is for somebody else. */
  answer: string;
  cannons: number;
  /** In the hand; those that are laid down for a 7 count until all have laid down theirs. */
  cards: number;
  /** With those of friendship cards, like the cannons. */
  engines: number;
  friends: string[];
  halves: number;
  medals: number;
  /** Cards to lay down for a 7. */
  owed: number;
  /** Free trade ships to be placed. */
  pending: number;
  points: number;
  /** Why an offer was refused, if that was said: missing, need, little or leader. */
  reason: string;
  said: number;
  ships: Ship[];
  stations: Record<string, number>;
  terms: Terms | null;
  upgrades: Record<string, number>;
}

export interface Encounter {
  /** The most cards of a gift, or the price of a yes. */
  amount: number;
  /** gift, ask, or nothing. */
  asks: string;
  /** Its number, once it is known; else 0. */
  card: number;
  scene: string;
  /** The name of a later step of the card; empty at the scene's own question. */
  step: string;
}

/** The table as a seat sees it. Lists are by seat; points are named as in notation. */
export interface StarView {
  active: number;
  bank: Record<string, number>;
  base: number;
  /** Numbers of the encounter cards in the pile. */
  cards_left: number[];
  /** By symbol: the discs that nobody has seen; R are the spare ones. */
  discs_left: Record<string, string[]>;
  encounter: Encounter | null;
  /** By people: who has it; -1 nobody. */
  figures: Record<string, number>;
  /** The number of the ship in flight; 0: none. */
  flying: number;
  friends_left: Record<string, number>;
  hand: Record<string, number>;
  jumps: number;
  /** The own cards that are laid down for a 7. */
  laid: Record<string, number>;
  left: number;
  players: Player[];
  /** The same in notation; hands that are not seen are only counted. */
  position: string;
  /** By recess. */
  quarters: Record<string, Quarter>;
  quarters_left: Record<string, number>;
  /** Who looks; -1 only watches. */
  seat: number;
  setup: string;
  /** By point: the letter of who has a colony there, with * a spaceport; x: closed. */
  sites: Record<string, string>;
  /** Of the player whose turn it is, once the mothership is rolled. */
  speed: number;
  /** What is about to happen: the name of the next stage. */
  stage: string;
  starter: number;
  supply: number;
  turn: number;
  /** What the player whose turn it is could take back next. */
  undo: Deed | null;
  /** Cards that are in the supply pile or in the others' hands. */
  unseen: Record<string, number>;
  used: number;
  /** In the flight phase: by the number of a ship that may fly, what is within its reach. */
  ways: Record<string, Record<string, Way>>;
  winner: number;
}
