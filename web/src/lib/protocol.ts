// Written by tools/protocol_types.py from the server's messages. Do not edit.

export const LONGEST = {
  Name: 32,
  Kind: 40,
  MoveText: 300,
  Chat: 300,
  ReportText: 500,
  Position: 2000,
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

/** Somebody who plays says how much time the bots of this table are to leave. */
export interface SetPace {
  t: "pace";
  pace: "calm" | "quick" | "usual";
}

/** Whoever plays against bots alone has seen enough: they wait no more until it is a person's turn. */
export interface Skip {
  t: "skip";
}

/** Whoever plays against bots alone reads something: they do nothing for so long. Not in a race. */
export interface Hold {
  t: "hold";
  /** 0: they need wait no longer. */
  ms: number;
}

/** Before the game the host sends everybody home. */
export interface CloseTable {
  t: "close_table";
}

/** Before the game the host puts whoever sits there out of it; they do not come back to this table. */
export interface PutOut {
  t: "put_out";
  seat: number;
}

/** The host lets somebody say nothing more at this table, or again; -1: all who watch. */
export interface Mute {
  t: "mute";
  seat: number;
  on?: boolean;
}

/** Makes a move, with `seat`, `kind` and `args` as one of a frame's `legal` has them. */
export interface MoveIn {
  t: "move";
  /** Counts what this client wants; the answer, `ack` or `refused`, has the same. */
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

/** Gives the game up for this seat. */
export interface Resign {
  t: "resign";
  seat: number;
}

/** Ends a game in which not everybody has moved yet, as if it had never been. */
export interface Abort {
  t: "abort";
}

/** Asks for another game with the same players; it opens when every person has asked. */
export interface Rematch {
  t: "rematch";
}

/** Asks whether the line is alive, and how long it is. */
export interface Ping {
  t: "ping";
  /** By the client's own clock; it comes back with `pong`. */
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

/** The game is over: who won, and by which rule. */
export interface Ended {
  winners: number[];
  /** Empty where no rule of the game has ended it. */
  rule: string;
  /** What has ended it, if no rule did. */
  how: "" | "aborted" | "left" | "resigned" | "time";
  /** Whose doing that was. */
  seat: number;
}

/** How long a seat may think while the game awaits it. Bots have no clock. */
export interface TimeControl {
  /** So much for every turn, days perhaps; or so much for the whole game, and an increment for each turn. */
  kind: "bank" | "turn";
  seconds: number;
  /** Only of a bank. */
  increment?: number;
  /** What happens when time is up: a bot plays on, or the seat resigns. */
  then?: "bot" | "resign";
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
  /** By seat, the milliseconds that it may still think; of those who are awaited they run. Without a time control there are none. */
  clocks?: number[];
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
  /** Who the bot is: by this the page knows its own name. */
  character: string;
  /** Which player it is, of a person who is known. */
  player: string;
  /** A stranger who goes by the name of a known player. */
  namesake: boolean;
  /** A bot plays on for whoever sat here, who cannot win any more. */
  resigned: boolean;
  /** Since when the game has awaited it, in seconds since 1970; 0: it does not, or nobody noted it. */
  since: number;
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
  /** How much time its bots leave to people. */
  pace: "calm" | "quick" | "usual";
  /** Where the game begins, as a watcher knows it; empty: as the rules say. */
  position: string;
  /** It counts for the ratings of those who play. */
  rated: boolean;
  time: TimeControl | null;
  /** By seat, what is left of its time, as in frames; which are newer. */
  clocks: number[];
  /** Who may say nothing here, as the host wishes: seats, and -1 for those who watch. */
  muted: number[];
  /** May those who play still abort the game, since not everybody has moved? */
  abortable: boolean;
  /** The event that it is part of; empty: none. */
  event: string;
}

/** The answer to `hello`; the room and a frame follow. */
export interface Welcome {
  t: "welcome";
  /** The seats that this connection plays; none: it watches. */
  seats: number[];
  /** The version of the last move that was made from these seats by their people; 0: none yet. */
  moved: number;
  /** So many messages this connection may send at once; whoever sends more is cut off. */
  at_once: number;
  /** So many more it may send every second. */
  a_second: number;
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
  /** Was it said before the one who is told of it came? */
  before: boolean;
}

/** The answer to `ping`, with what it brought. */
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

export type FromLink = Hello | Salt | Ready | Fill | SetPace | Skip | Hold | CloseTable | PutOut | Mute | MoveIn | Why | Say | StandIn | TakeBack | Resign | Abort | Rematch | Ping | Beat;

export type ToLink = Welcome | Reveal | RoomInfo | Frame | Ack | Refused | Said | Pong | Fault | Beat;

/** The moves of a seat, the best first, with reasons. */
export interface Hint {
  /** The version of the table that it is about. */
  v: number;
  seat: number;
  /** The best first. */
  tips: Tip[];
}

/** A move that the coach would look at. */
export interface Tip {
  kind: string;
  args: number[];
  text: string;
  /** To win, after it. */
  chance: number;
  /** What sets it apart: facts with words of their own, or `wins`; none rather than a false one. */
  why: Reason[];
  /** How the turn would go on with the same piece: where it is bound for, and what it would do there. */
  then: Step[];
}

/** A move, as the page and the command show it. */
export interface Step {
  kind: string;
  args: number[];
  text: string;
}

/** A fact about one move in one position, true for all that its mover knows. It speaks of the mover by no name, so that it reads well whoever is told of it. */
export interface Reason {
  /** Names a message in the game's words, behind the prefix and `why-`. */
  fact: string;
  /** Fill it in. */
  args: Record<string, number | string>;
  /** Whether it speaks for the move; otherwise it is what the move gives away. */
  good: boolean;
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
  /** What its choice gave away of that, by what it could know. */
  lost: number;
  better: Tip | null;
  /** By seat, if one chose: what it did, the chances after its move less those after the best move. */
  choice: number[];
  /** By seat, what is left: by so much the estimate contradicts itself here. */
  wavering: number[];
  /** What speaks against the move that was made and not against the better one. */
  against: Reason[];
  /** What a choice that cost so much is called: slip, mistake or blunder; empty for a good one. */
  grade: string;
}

export interface Review {
  /** Everybody's chances before the first line. */
  first: number[];
  looks: Look[];
}

/** The event that is wished for. */
export interface NewEvent {
  name: string;
  game: string;
  system: "robin" | "swiss" | "tables";
  /** At a table, at most. */
  seats?: number;
  /** A round robin has as many as it needs, and takes 0. */
  rounds?: number;
  options?: Record<string, number>;
  /** How long seats may think. A race has a clock of its own, and takes none. */
  time?: TimeControl | null;
  /** The bot that fills seats; empty: none does, and whoever is too many rests. */
  fill?: string;
}

/** Somebody takes part, from the next round on. */
export interface JoinEvent {
  name: string;
}

/** Somebody goes, or is back. The organiser may say it of anybody, others of themselves. */
export interface BeHere {
  entrant: number;
  here: boolean;
}

/** Opens this round, counted from 1: whoever asks twice opens it once. */
export interface NextRound {
  round: number;
}

/** Whoever came shares the first place; whoever did not come gets nothing. */
export interface CallOffTable {
  table: string;
}

/** What one may do there from now on is by this key; browsers get it as a cookie too. */
export interface EventKey {
  event: string;
  key: string;
  /** Who one is among those who take part; -1: the organiser. */
  entrant: number;
}

/** Somebody who takes part. */
export interface EntrantInfo {
  name: string;
  /** Which player it is, if they are known. */
  player: string;
  namesake: boolean;
  /** Is there a table for them in the next round? */
  here: boolean;
}

/** A table of a round. */
export interface EventTableInfo {
  table: string;
  /** By seat, who sits there; -1: a bot. */
  seats: number[];
  status: "over" | "playing" | "waiting";
  /** The seats whose people have come to the table. */
  came: number[];
  /** By seat, once it is over; 0: did not come. */
  places: number[];
  /** Likewise. */
  points: number[];
  called_off: boolean;
}

/** A round, and who had no table in it. */
export interface RoundInfo {
  tables: EventTableInfo[];
  byes: number[];
  over: boolean;
}

/** A row of the standings. */
export interface StandingInfo {
  entrant: number;
  /** Equals share it. */
  place: number;
  points: number;
  /** What those whom one met have, and in a round robin those whom one beat: it tells equals apart. */
  strength: number;
  /** Which tells apart those who are equal in that too. */
  wins: number;
  tables: number;
  byes: number;
}

/** All about an event, as whoever asks may see it. */
export interface EventInfo {
  event: string;
  name: string;
  game: string;
  options: Record<string, number>;
  system: "robin" | "swiss" | "tables";
  seats: number;
  /** In all; 0: a round robin. */
  rounds: number;
  /** So many more at least, as far as one can say now. */
  left: number;
  time: TimeControl | null;
  fill: string;
  created: number;
  over: boolean;
  entrants: EntrantInfo[];
  played: RoundInfo[];
  /** The best first. */
  standings: StandingInfo[];
  /** Is it the organiser who asks? */
  organiser: boolean;
  /** Who asks, among those who take part; -1: none of them. */
  me: number;
  /** Where whoever asks is to play now; empty: nowhere. */
  table: string;
}

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

/** A game of the catalogue, with its options. */
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
  puzzles: number;
  /** Does a seat know what others do not? In an open game a watcher sees as much. */
  secrets: boolean;
}

/** A game's words in one language, as a Fluent text. */
export interface GameWords {
  ftl: string;
}

/** The rules of a game in one language, as Markdown. */
export interface RulesText {
  title: string;
  intro: string;
  rules: RuleText[];
  /** Of one page; empty where the game has none. */
  summary: string;
}

/** A figure of the rules: a position, through the eyes of a seat. */
export interface FigureShown {
  view: Record<string, unknown>;
  /** The text board. */
  board: string;
  /** What happened just before, for the board to mark. */
  events: Happened[];
  /** A move for the board to show. */
  drawn: Choice | null;
  /** What the board shows of the position; empty: all. */
  part: string;
  seat: number;
  colours: string[];
  options: Record<string, number>;
}

export interface RuleText {
  id: string;
  title: string;
  chapter: string;
  text: string;
}

/** A move that was made. */
export interface Made {
  kind: string;
  args: number[];
  /** In the game's notation. */
  text: string;
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

/** A page of a game, as somebody saw it. */
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

/** A chance line: its version and place in the stream, and the points that mean this outcome. */
export interface Draw {
  v: number;
  place: number;
  total: number;
  low: number;
  high: number;
  text: string;
}

/** How long something took since the process began, in milliseconds; of nothing, zeros. */
export interface Timing {
  count: number;
  mean: number;
  p50: number;
  p95: number;
  p99: number;
}

/** The process that answers (the first), and those in which its bots and its coach think. */
export interface ProcessInfo {
  pid: number;
  /** In bytes; 0: this system does not tell. */
  memory: number;
}

/** What the process that answers does; where there are several, each tells of itself. */
export interface Machine {
  version: string;
  /** Where games are kept, without any password. */
  store: string;
  /** In seconds since 1970, as all times. */
  now: number;
  started: number;
  processors: number;
  /** Of the last minute; -1: this system does not tell. */
  load: number;
  processes: ProcessInfo[];
  /** Open TCP connections, sockets among them. */
  connections: number;
  sockets: number;
  /** In memory, by status. */
  tables: Record<string, number>;
  /** Over HTTP, by class of status. */
  answers: Record<string, number>;
  /** From a move made by the rules until it is durable and told. */
  moves: Timing;
  /** To the store. */
  writes: Timing;
  /** Of bots. */
  thoughts: Timing;
  coached: Timing;
  /** Bots that were asked and have not answered yet. */
  thinking: number;
  /** Moves that a rule forbade. */
  refused: number;
  /** What should not happen: `rooms` that had to start again, and of `store` and `bots`. */
  failures: Record<string, number>;
}

/** A table, as its record has it, and who is at it now. */
export interface KeeperTable {
  entry: GameEntry;
  listed: boolean;
  closed: boolean;
  /** The seats whose people are here, if the process that answers leads the table. */
  here: number[];
  watchers: number;
}

/** Some of the tables, the newest first. */
export interface KeeperTables {
  tables: KeeperTable[];
  /** So many there are in all. */
  count: number;
}

/** A known player. */
export interface KeeperPlayer {
  id: string;
  name: string;
  created: number;
  shown: boolean;
  /** That they have sat at. */
  games: number;
  /** When they last came with a passkey; 0: no session of theirs is kept. */
  seen: number;
}

/** Some of the known players, the newest first. */
export interface KeeperPlayers {
  players: KeeperPlayer[];
  count: number;
}

/** Somebody was reported. */
export interface ReportInfo {
  id: string;
  made: number;
  table: string;
  game: string;
  /** -1: somebody who watched. */
  seat: number;
  name: string;
  player: string;
  reason: string;
  text: string;
  /** What that seat had said of late, as the server heard it. */
  said: string[];
  /** The player who wrote it; empty: somebody who is not known. */
  reporter: string;
  reporter_name: string;
  /** When it was dealt with; 0: not yet. */
  dealt: number;
}

/** Some of the reports, the newest first. */
export interface Reports {
  reports: ReportInfo[];
  /** So many have not been dealt with. */
  waiting: number;
  dealt: number;
}

/** A report is dealt with, or it is not after all. */
export interface Deal {
  dealt: boolean;
}

/** One step of a lesson, in words. */
export interface LessonTask {
  todo: string;
  /** What came of it. */
  right: string;
}

/** A lesson in words. */
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

/** A move that somebody tries in a lesson. */
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
  position: PositionText;
  rule: string;
  fact: string;
  args: Record<string, number | string>;
}

/** Somebody at a table is reported; what they have said here of late is kept with it. */
export interface NewReport {
  /** -1: somebody who watches. */
  seat: number;
  reason: "flood" | "leaving" | "name" | "other" | "unfair" | "words";
  /** In one's own words. */
  text?: string;
}

/** The first step to be known: a name that no other player wears. */
export interface NewPlayer {
  name: string;
}

/** The first step on another device: what the link says. */
export interface Linked {
  link: string;
}

/** What to ask the browser for, and the ticket to come back with, within five minutes. */
export interface PasskeyAsked {
  ticket: string;
  /** For `navigator.credentials`, as `PublicKeyCredential.parse…OptionsFromJSON` reads them. */
  options: Record<string, unknown>;
  /** Of the player, on another device. */
  name: string;
}

export interface PasskeyAnswer {
  ticket: string;
  /** What the browser answered, as its `toJSON` tells it. */
  credential: Record<string, unknown>;
  /** What the owner calls it by. */
  device?: string;
}

export interface PlayerInfo {
  id: string;
  name: string;
  created: number;
  /** May others see the page of this player? */
  shown: boolean;
}

export interface PasskeyInfo {
  id: string;
  device: string;
  created: number;
  used: number;
}

/** Who asks; null: nobody that is known. */
export interface Me {
  player: PlayerInfo | null;
  passkeys: PasskeyInfo[];
}

/** What is missing stays as it is. */
export interface ChangeMe {
  name?: string | null;
  shown?: boolean | null;
}

/** Leads to another device, once and within ten minutes. */
export interface DeviceLink {
  address: string;
  /** The same as a QR code, an SVG; empty where no other machine could follow it. */
  qr: string;
}

export interface Claimed {
  /** The seat that is the player's now; -1: none of the keys opens a seat that is free to be claimed. */
  seat: number;
}

/** A game in a list of somebody's games. */
export interface GameEntry {
  table: string;
  game: string;
  status: "over" | "playing" | "waiting";
  created: number;
  ended: number;
  rated: boolean;
  watch: boolean;
  seats: SeatInfo[];
  /** The seat of whose list it is; -1: none. */
  mine: number;
  winners: number[];
  /** By seat; none while the game goes on, or where it was not noted. */
  places: number[];
  left: number[];
  /** By which it ended. */
  rule: string;
  /** By seat, where a review was made. */
  figures: Figures[];
}

/** A page of somebody's games, the newest first. */
export interface Games {
  games: GameEntry[];
  /** So many there are in all. */
  count: number;
}

/** A finished game in a chart. */
export interface Point {
  ended: number;
  seats: number;
  place: number;
  /** What was won of it: 1 alone, a part with others, 0. */
  share: number;
  luck: number | null;
  cost: number | null;
}

/** On a scale where 173 points more are ahead in 73 of 100 games, as in chess. */
export interface RatingInfo {
  points: number;
  /** So much more or less, with 95 % certainty. */
  give: number;
  games: number;
  /** Is it certain enough for the table of the best? */
  sure: boolean;
}

export interface GameStatistics {
  game: string;
  played: number;
  /** Games, with a part for each that was shared. */
  won: number;
  /** On average, 0 for the first and 1 for the last. */
  place: number;
  reviewed: number;
  /** On average, of those that were reviewed. */
  luck: number;
  cost: number;
  /** The last 100, the oldest first. */
  points: Point[];
  rating: RatingInfo | null;
}

/** What others may see of a player who wants that. */
export interface PlayerPage {
  player: PlayerInfo;
  statistics: GameStatistics[];
  /** The last finished ones that anybody may watch. */
  games: GameEntry[];
}

/** A player, or a bot that holds the scale in place. */
export interface BestEntry {
  rating: RatingInfo;
  player: string;
  name: string;
  bot: string;
  shown: boolean;
}

export interface Best {
  game: string;
  /** The best first. */
  entries: BestEntry[];
  /** So many more have played too few games yet. */
  unsure: number;
}

/** What a review found of a seat. */
export interface Figures {
  /** What chance gave it of the game, from -1 to 1. */
  luck: number;
  /** What an average choice gave away. */
  cost: number;
  choices: number;
}

/** A position to share, with what an address says of it. */
export interface PositionText {
  game: string;
  seats: number;
  /** Those that are not as usual: `discs:3,towers:yes`. */
  options: string;
  /** Whose knowledge it is; -1: a watcher's. */
  seat: number;
  text: string;
}

/** A position to look at, as a seat or a watcher sees it. */
export interface PositionPlace {
  frame: Frame;
  game: string;
  /** Whose eyes; -1: a watcher's. */
  seat: number;
  colours: string[];
  options: Record<string, number>;
  /** The options that are not as usual, as an address has them: `discs:3,towers:yes`. */
  changed: string;
  /** The position as these eyes know it, in the game's notation. */
  text: string;
}

export interface PushKey {
  /** What a browser subscribes with (`applicationServerKey`); empty: this server calls nobody. */
  key: string;
}

/** As the browser's subscription has them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser's subscription, and the language in which it wants to be called. */
export interface PushOn {
  endpoint: string;
  keys: PushKeys;
  language?: string;
}

export interface PushOff {
  endpoint: string;
}

/** A puzzle, without its solution. */
export interface PuzzleInfo {
  number: number;
  /** Stays the same when others come before it. */
  name: string;
  /** From 1 to 5. */
  difficulty: number;
  /** So many decisions of one turn. */
  steps: number;
}

/** The puzzle of a day. */
export interface PuzzleOfTheDay {
  /** In UTC, as YYYY-MM-DD. */
  day: string;
  game: string;
  puzzle: PuzzleInfo;
}

/** What somebody does in a puzzle, from its beginning on; or what of it they look at. */
export interface PuzzleMoves {
  moves: LessonMove[];
  /** With a language: the text board too. */
  text?: string;
  /** What follows the right moves, or the tempting one instead; then moves do not matter. */
  branch?: "" | "follows" | "instead";
  /** So many lines of it. */
  lines?: number;
}

/** A move with the chance to win that it leaves. */
export interface PuzzleTried {
  move: Choice;
  chance: number;
  right: boolean;
}

/** Where somebody is in a puzzle, and the answer to the last move. */
export interface PuzzlePlace {
  frame: Frame;
  seat: number;
  colours: string[];
  options: Record<string, number>;
  /** Decisions that are done. */
  step: number;
  steps: number;
  /** Moves that were made; one that is wrong, refused or beside the point was not. */
  made: number;
  verdict: "" | "aside" | "on" | "refused" | "right" | "wrong";
  /** What is right from here on. */
  way: Choice[];
  /** What there was to choose from in the first decision, the best first. */
  tried: PuzzleTried[];
  /** The wrong move that weak players like most. */
  tempting: Choice;
  /** So many lines are there to be looked at after the right moves, */
  follows: number;
  /** and after the tempting one. */
  instead: number;
  /** Are the chances from a table in which it is solved? */
  exact: boolean;
  /** After the last move that was tried; -1: nobody knows. */
  chance: number;
  best: number;
  /** What speaks for a right move, or against a wrong one. */
  why: Reason[];
  rule: string;
  fact: string;
  args: Record<string, number | string>;
}

/** `me` is seated at once (several at one screen), `friend` waits for somebody with the link. */
export interface WantedSeat {
  kind: "bot" | "friend" | "me";
  name?: string;
  bot?: string;
}

/** The table that is wished for: the game, who sits where, and how it is played. */
export interface OpenTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, number>;
  /** In the lobby for all to see; otherwise by link only. */
  listed?: boolean;
  watch?: boolean;
  /** How much time its bots leave to people. */
  pace?: "calm" | "quick" | "usual";
  /** Where it begins; empty: as the rules say. What it hides is dealt anew. */
  position?: string;
  /** How long seats may think; null: as long as they like. A race has a clock of its own, and takes none. */
  time?: TimeControl | null;
  /** It counts for ratings: between known players and bots of the usual levels, with the usual options. */
  rated?: boolean;
}

/** Somebody takes a seat. */
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

/** A table that anybody may see. */
export interface LobbyEntry {
  table: string;
  game: string;
  options: Record<string, number>;
  status: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  watch: boolean;
  created: number;
  /** Does it begin from a position? */
  position: boolean;
  time: TimeControl | null;
  rated: boolean;
}

/** Empty where the server listens to its own machine alone: nobody else could come. */
export interface Invitation {
  /** Leads to the table from other machines too. */
  address: string;
  /** The same as a QR code, an SVG. */
  qr: string;
}
