// Written by tools/protocol_types.py from the server's messages. Do not edit.

export const LONGEST = {
  Name: 32,
  Chat: 300,
} as const;

/** The first message of a link. `keys` are seat keys, unless the browser's cookies bring them. */
export interface Hello {
  t: "hello";
  /** Made up by the page once per tab; with `n` it makes a move recognisable when it is sent again. */
  client: string;
  /** The version that this client has already. */
  v?: number;
  keys?: string[];
  /** This player's own contribution to the dice, made after the dealer's commitment was known. */
  salt?: string;
}

export interface MoveIn {
  t: "move";
  n: number;
  seat: number;
  kind: string;
  args?: number[];
}

/** Asks why a move would be refused, without making it. */
export interface Why {
  t: "why";
  n: number;
  seat: number;
  kind: string;
  args?: number[];
}

/** Chat; text only. */
export interface Say {
  t: "say";
  text: string;
}

/** A seated person lets a bot play for somebody whose countdown has run out. */
export interface StandIn {
  t: "stand_in";
  seat: number;
}

/** The person is back and plays on instead of the bot. */
export interface TakeBack {
  t: "take_back";
  seat: number;
}

/** Asks for another game with the same players; it opens when every person has asked. */
export interface Rematch {
  t: "rematch";
}

export interface Ping {
  t: "ping";
  at?: number;
}

/** Sent by the room in games that race; the link sends it back at once, so that its lag is known. */
export interface Beat {
  t: "beat";
  n: number;
}

/** A legal move of one of this link's seats. */
export interface Choice {
  seat: number;
  kind: string;
  args: number[];
  /** In the game's notation. */
  text: string;
}

/** An event, as this audience may know it. `v` is the version right after its line. */
export interface Happened {
  v: number;
  what: string;
  args: Record<string, number | string>;
}

export interface Ended {
  winners: number[];
  rule: string;
}

/** The table as this audience sees it after version `v`, and what happened on the way there. */
export interface Frame {
  t: "frame";
  v: number;
  events: Happened[];
  view: Record<string, unknown>;
  legal: Choice[];
  awaits: number[];
  scores: number[];
  result: Ended | null;
  /** What is left on the table's clock; -1 if none runs. */
  clock_ms: number;
}

/** Who sits where. `kind`: open (a friend is awaited), person, or bot. */
export interface SeatInfo {
  seat: number;
  colour: string;
  kind: "bot" | "open" | "person";
  name: string;
  /** The bot's name: of a bot's seat, or of one that stands in for a person. */
  bot: string;
  /** Is the person connected? */
  here: boolean;
  /** Until a bot may stand in for somebody who is away; -1 while nobody need wait. */
  away_ms: number;
  stand_in: boolean;
}

/** The table apart from the game on it; sent whenever anything of it changes. */
export interface RoomInfo {
  t: "room";
  table: string;
  game: string;
  /** Of the rules. */
  version: number;
  options: Record<string, number>;
  status: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  listed: boolean;
  /** May anybody with the link watch? */
  watch: boolean;
  watchers: number;
  /** SHA-256 of the dealer's secret, published before anybody sat down. */
  commit: string;
  /** The seats that ask for another game. */
  rematch: number[];
  /** The table of the rematch, once there is one. */
  next: string;
}

export interface Welcome {
  t: "welcome";
  /** The seats that this link plays; none: it watches. */
  seats: number[];
}

/** The move `n` is done and durable, at version `v`. */
export interface Ack {
  t: "ack";
  n: number;
  v: number;
}

/** The move `n` is not allowed: the rule, and why now. An empty rule answers a `why`: it would be. */
export interface Refused {
  t: "refused";
  n: number;
  rule: string;
  fact: string;
  args: Record<string, number | string>;
}

/** Chat from a seat, or from a watcher (-1). */
export interface Said {
  t: "said";
  seat: number;
  name: string;
  text: string;
}

export interface Pong {
  t: "pong";
  at: number;
}

/** Something is wrong with a message or a request; `fact` names a text in our words. */
export interface Fault {
  t: "fault";
  fact: string;
  args: Record<string, number | string>;
}

export type FromLink = Hello | MoveIn | Why | Say | StandIn | TakeBack | Rematch | Ping | Beat;

export type ToLink = Welcome | RoomInfo | Frame | Ack | Refused | Said | Pong | Fault | Beat;

export interface OptionInfo {
  name: string;
  rule: string;
  default: number;
  low: number;
  high: number;
  choices: string[];
  switch: boolean;
}

export interface GameInfo {
  name: string;
  prefix: string;
  version: number;
  /** One without a board on the page is only announced there. */
  ready: boolean;
  /** The numbers of seats that it can be played with. */
  seats: number[];
  colours: string[];
  options: OptionInfo[];
  bots: string[];
}

/** `me` is seated at once (several at one screen), `friend` waits for somebody with the link. */
export interface WantedSeat {
  kind: "bot" | "friend" | "me";
  name?: string;
  bot?: string;
}

export interface OpenTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, number>;
  /** In the lobby for all to see; otherwise by link only. */
  listed?: boolean;
  watch?: boolean;
}

export interface SitDown {
  name: string;
  /** -1: any open one. */
  seat?: number;
}

/** Where somebody sits now. Browsers get the keys as cookies too; programs use them in `hello`. */
export interface Seated {
  table: string;
  /** By seat number. */
  keys: Record<string, string>;
  /** What the dealer committed to before anybody's salt was known. */
  commit: string;
}

export interface LobbyEntry {
  table: string;
  game: string;
  options: Record<string, number>;
  status: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  watch: boolean;
  created: number;
}

/** One step of a game's history: what happened in this line, and the view after it. */
export interface Moment {
  v: number;
  /** In the game's notation; empty where the audience may not know it. */
  line: string;
  events: Happened[];
  view: Record<string, unknown>;
  awaits: number[];
  scores: number[];
}

export interface History {
  room: RoomInfo;
  /** Through whose eyes; -1: a watcher's. */
  seat: number;
  moments: Moment[];
  result: Ended | null;
}

/** A pick of the dealer: its place in the stream, out of how many, and which points mean the outcome. */
export interface Draw {
  v: number;
  place: number;
  total: number;
  low: number;
  high: number;
  text: string;
}

/** What is needed to check the dice; the seed is shown when the game is over. */
export interface FairRecord {
  table: string;
  commit: string;
  salts: string[];
  seed: string;
  draws: Draw[];
}

/** A move that the coach would look at. */
export interface Tip {
  kind: string;
  args: number[];
  text: string;
  /** To win, after it. */
  chance: number;
  /** What speaks most for it: an aspect of the game with words of its own, `wins`, or nothing. */
  why: string;
}

export interface Hint {
  /** The version of the table that it is about. */
  v: number;
  seat: number;
  /** The best first. */
  tips: Tip[];
}

/** A line of a finished game and what it did to everybody's chances. */
export interface Look {
  v: number;
  mover: number;
  /** After the line, by seat. */
  chances: number[];
  /** By seat, if chance moved: what it gave or took. */
  luck: number[];
  /** If a seat chose: after the best move it could see; 0 if there was nothing to choose. */
  chance: number;
  /** What its choice gave away of that. */
  lost: number;
  better: Tip | null;
}

export interface Review {
  /** Everybody's chances before the first line. */
  first: number[];
  looks: Look[];
}

export interface RuleText {
  id: string;
  title: string;
  chapter: string;
  text: string;
}

export interface RulesText {
  title: string;
  intro: string;
  rules: RuleText[];
}

/** The table as a seat sees it. Lists are by seat; tiles, places and dice are written as in notation. */
export interface MazeView {
  /** By seat and colour: where each is. */
  aliens: Record<string, string>[];
  /** How many everybody holds. */
  cards: number[];
  /** By kind, in the order of their numbers. */
  costs: Record<string, number>;
  /** The dice on everybody's panel, each with the card that it activated. */
  dice: string[][];
  die: string;
  discard: string[];
  docks: string[];
  glued: boolean;
  /** The own cards. */
  hand: string[];
  layout: string;
  /** By cell and side, to the east and to the south: the colours that pass between these tiles. */
  passages: Record<string, string>;
  phase: string;
  pile: number;
  points: string;
  pool: string[];
  /** The same in notation; hands that are not seen are only counted. */
  position: string;
  /** The faces of a movement die, in the order of their numbers. */
  prints: string[];
  /** By die that this seat may take now: what it could do with it, in notation. */
  prospects: Record<string, string[]>;
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

/** The table as anybody sees it. Lists are by seat, or by place on the table (A, B, …). */
export interface SmugglersView {
  cards: string[];
  /** By place: [seat, value] in the order they were placed. */
  dice: number[][][];
  down: string[][];
  energy: number[];
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
  tokens: number[][];
  up: string[][];
  won: number[][];
  /** By seat and place: the points that the card would bring. */
  worth: number[][];
}

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

export interface Player {
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
  /** What is about to happen: the name of the top frame. */
  stage: string;
  starter: number;
  supply: number;
  turn: number;
  /** Cards that are in the supply pile or in the others' hands. */
  unseen: Record<string, number>;
  used: number;
  /** In the flight phase: by the number of a ship that may fly, what is within its reach. */
  ways: Record<string, Record<string, Way>>;
  winner: number;
}

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
