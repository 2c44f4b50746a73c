// Written by tools/protocol_types.py from the server's messages. Do not edit.

export const LONGEST = {
  Name: 32,
  Kind: 40,
  MoveText: 300,
  Chat: 300,
  LanguageCode: 8,
} as const;

/** The first message of a connection. `keys` are seat keys, unless the browser's cookies bring them. */
export interface Hello {
  t: "hello";
  /** Made up by the page once per tab; with `n` it makes a move recognisable when it is sent again. */
  client: string;
  /** The version that this client has already. */
  v?: number;
  keys?: string[];
  /** This player's own contribution to the dice, made after the dealer's commitment was known. */
  salt?: string;
  /** A language: this page has no board for the game, so frames bring the text board and moves in words. */
  text?: string;
  /** SHA-256 of `table|salt`: the salt itself is shown when the room asks for it. Better than `salt`. */
  commit?: string;
  /** False: before a race this client will say `ready` when its person is; programs always are. */
  ready?: boolean;
}

/** The answer to `reveal`: the salt that one committed to. */
export interface Salt {
  t: "salt";
  salt: string;
}

/** Before a race: let it begin. It does when everybody at the table has said so. */
export interface Ready {
  t: "ready";
}

/** Before the game the host puts a bot into a free seat, or takes it out again. */
export interface Fill {
  t: "fill";
  seat: number;
  /** Its name; empty: the seat of a bot is free again. */
  bot?: string;
}

/** Before the game the host sends everybody home. */
export interface CloseTable {
  t: "close_table";
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
  kind?: string;
  args?: number[];
  /** The move as somebody typed it, in the game's notation; kind and args are then ignored. */
  text?: string;
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

/** Sent by the room in games that race; the client sends it back at once, so that its lag is known. */
export interface Beat {
  t: "beat";
  n: number;
}

/** A legal move of one of this connection's seats. */
export interface Choice {
  seat: number;
  kind: string;
  args: number[];
  /** In the game's notation. */
  text: string;
  /** In words, for a page without a board; missing where the game has none for it. */
  words?: string;
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
  /** The text board, for a page that has no board of its own for this game. */
  board?: string;
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
  /** What it committed to for the dice; `-`: it gives none; empty: not yet. */
  commit: string;
  /** It committed, and did not show its salt when it was asked. */
  withheld: boolean;
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
  /** After so long without a move a bot may stand in for somebody who is here and awaited. */
  stall_ms: number;
  /** It was played by rules of another version: it can be looked at, as far as today's rules can follow. */
  old_rules: boolean;
  /** Whose player may put bots into free seats, and close the table, before it begins; -1: nobody's. */
  host: number;
  /** It is played against time, and begins when everybody has said `ready`. */
  race: boolean;
  /** The seats that have, and those of bots; of a race that has not begun. */
  ready: number[];
  /** Whom the game waited for when this was sent; frames are newer. */
  awaits: number[];
  result: Ended | null;
  /** When it was opened, in seconds since 1970. */
  created: number;
  /** When the game was over, likewise; 0: it is not, or nobody noted it. */
  ended: number;
}

export interface Welcome {
  t: "welcome";
  /** The seats that this connection plays; none: it watches. */
  seats: number[];
  /** The server has started again, or let the table rest: what was said before is gone. */
  chat_lost: boolean;
  /** The version of the last move that was made from these seats by their people; 0: none yet. */
  moved: number;
}

/** All have committed: show your salt, with `salt`. Sent to those only who committed by `hello.commit`. */
export interface Reveal {
  t: "reveal";
  /** What each seat committed to: note it before you show yours. */
  commits: string[];
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

export type FromLink = Hello | Salt | Ready | Fill | CloseTable | MoveIn | Why | Say | StandIn | TakeBack | Rematch | Ping | Beat;

export type ToLink = Welcome | Reveal | RoomInfo | Frame | Ack | Refused | Said | Pong | Fault | Beat;

/** An option of a game, as `core.Option` declares it. */
export interface OptionInfo {
  name: string;
  rule: string;
  default: number;
  low: number;
  high: number;
  choices: string[];
  switch: boolean;
  /** Numbers between low and high that are not offered. */
  without: number[];
}

export interface GameInfo {
  name: string;
  prefix: string;
  version: number;
  /** Always; there was a time when some games were only announced. */
  ready: boolean;
  /** The numbers of seats that it can be played with. */
  seats: number[];
  colours: string[];
  options: OptionInfo[];
  bots: string[];
  /** By the kinds of moves, what their numbers are called in the game's words: `xy-move-kind`. */
  moves: Record<string, string[]>;
  /** Patterns in its text board, each with its colours: `bold #ffe95c on #0b3d91`. */
  styles: Record<string, string>;
  /** How many its course has. */
  lessons: number;
  /** Does a seat know what others do not? In an open game a watcher sees as much. */
  secrets: boolean;
}

/** A game's words in one language, as a Fluent text. */
export interface GameWords {
  ftl: string;
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

/** Empty where the server listens to its own machine alone: nobody else could come. */
export interface Invitation {
  /** Leads to the table from other machines too. */
  address: string;
  /** The same as a QR code, an SVG. */
  qr: string;
}

/** A move that was made. */
export interface Made {
  kind: string;
  args: number[];
  /** In the game's notation. */
  text: string;
}

/** One step of a lesson, in words. */
export interface LessonTask {
  todo: string;
  /** What came of it. */
  right: string;
}

export interface LessonText {
  name: string;
  title: string;
  text: string;
  tasks: LessonTask[];
  /** That it teaches. */
  rules: string[];
  /** Is it a worked example of the rulebook? */
  example: boolean;
}

export interface LessonMove {
  kind: string;
  args: number[];
}

/** What somebody does in a lesson, from its beginning on. */
export interface LessonMoves {
  moves: LessonMove[];
  /** With a language: the text board too. */
  text?: string;
}

/** Where somebody is in a lesson, and the answer to the last move. */
export interface LessonPlace {
  frame: Frame;
  seat: number;
  colours: string[];
  options: Record<string, number>;
  /** Steps that are done. */
  step: number;
  steps: number;
  /** Moves that were made; one that is wrong or refused was not. */
  made: number;
  verdict: "" | "on" | "refused" | "right" | "wrong";
  /** How the step that is next can be done, from its beginning. */
  way: Choice[];
  rule: string;
  fact: string;
  args: Record<string, number | string>;
}

/** One step of a game's history: what happened in this line, and the view after it. */
export interface Moment {
  v: number;
  /** In the game's notation; empty where the audience may not know it. */
  line: string;
  /** What the line did; null where the audience may not know it. */
  move: Made | null;
  events: Happened[];
  view: Record<string, unknown>;
  awaits: number[];
  scores: number[];
  /** The text board after it, if the reader asked for one. */
  board?: string;
}

export interface History {
  room: RoomInfo;
  /** Through whose eyes; -1: a watcher's. */
  seat: number;
  moments: Moment[];
  result: Ended | null;
  /** The version from which to ask on; 0: there is no more yet. */
  next: number;
  /** How many lines more there are in a game of older rules, which today's cannot follow. */
  unread: number;
}

/** What is needed to check the dice; the seed is shown when the game is over. */
export interface FairRecord {
  table: string;
  commit: string;
  /** Shown together, when the game starts. */
  salts: string[];
  seed: string;
  draws: Draw[];
  /** What each seat committed to. */
  commits: string[];
  /** Commitments and salts in the order of their coming; a game of 0.1.0 has none. */
  steps: string[];
}

export interface Hint {
  /** The version of the table that it is about. */
  v: number;
  seat: number;
  /** The best first. */
  tips: Tip[];
}

export interface RulesText {
  title: string;
  intro: string;
  rules: RuleText[];
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

/** One line of the journal, and what it did: before + luck + choice + wavering = chances. */
export interface Look {
  v: number;
  /** The seat that chose; -1 if chance or the clock moved. */
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
  /** By seat, if one chose: the chances after its move, less those after the best move. */
  choice: number[];
  /** By seat, what is left: by so much the estimate contradicts itself here. */
  wavering: number[];
  /** What a choice that cost so much is called: slip, mistake or blunder; empty for a good one. */
  grade: string;
}

export interface Review {
  /** Everybody's chances before the first line. */
  first: number[];
  looks: Look[];
}

/** A chance line: its version and place in the stream, and the points that mean this outcome. */
export interface Draw {
  v: number;
  place: number;
  total: number;
  low: number;
  high: number;
  text: string;
}

export interface RuleText {
  id: string;
  title: string;
  chapter: string;
  text: string;
}
