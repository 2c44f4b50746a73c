// What a game offers to the page. A folder beside this file with a page.ts of this shape is a game; nothing
// else names it. A game without such a folder is shown by ../plain.

import type { Component, Snippet } from "svelte";
import type { Paint } from "../lib/colours";
import type { Choice, Happened } from "../lib/protocol";
import type { Sound } from "../lib/sound";
import type { Tally } from "../lib/tally";
import type { Args } from "../lib/words/index.svelte";

export interface BoardProps<View = object> {
  game: string;
  view: View;
  /** The server's text board; empty where the game draws a board of its own. */
  text: string;
  /** The legal moves of the seats that are played here; the board lights them up. */
  legal: Choice[];
  /** Whose side is in front; -1: a watcher's. */
  seat: number;
  /** The seats that are played here. */
  mine: number[];
  /** What has just happened, for animation; empty when one looks around in the past. */
  events: Happened[];
  /** What has happened since the last move from here, for marks that stay; empty when one looks around in the past. */
  since: Happened[];
  /** All that has happened up to what is shown, as far as this page knows. */
  log: Happened[];
  /** A move is on its way. */
  busy: boolean;
  /** How many moves have come back unmade, as in lessons: what was to follow the last one does not. */
  unmade?: number;
  /** What the players are called, by seat. */
  names: string[];
  options: Record<string, number>;
  /** The line that says whose turn it is, where the board has a place for it. */
  status?: Snippet;
  /** Milliseconds left on the table's clock when this view came; -1: none runs. */
  clock: number;
  /** A move that the coach speaks of, for the board to show; it need not be legal now. */
  tip: Choice | null;
  onmove: (choice: Choice) => void;
  /** Asks why a move is not allowed. */
  onwhy: (seat: number, kind: string, args: number[]) => void;
}

/** What the hand of a board has to know: who acts here now (-1: nobody), and what may be done. */
export interface Acting<View> extends Pick<BoardProps<View>, "view" | "legal" | "busy" | "tip" | "onmove" | "onwhy"> {
  actor: number;
}

/** For setting a position up by hand. */
export interface EditorProps<View = object> {
  view: View;
  options: Record<string, number>;
  /** The whole position in notation, whether it can be or not. */
  onchange: (text: string) => void;
}

/** A figure of the rules: nobody acts in it. */
export interface FigureProps<View = object> extends Pick<
  BoardProps<View>,
  "view" | "seat" | "events" | "names" | "options" | "tip"
> {
  /** What of the position is to be seen, in the game's own words; empty: all of it. */
  part: string;
}

export type TextBoardProps<View = object> = Pick<BoardProps<View>, "view" | "legal">;

type Loaded<Props extends object> = Promise<{ default: Component<Props> }>;

/** Out of so many equal outcomes, those from low to below high. */
export type Dice = [total: number, low: number, high: number];

/** A message of the words, with its values. */
export type Message = [key: string, args: Args];

/** A table at a moment, as whoever plays there sees it. */
export interface Now<View = object> {
  view: View;
  legal: Choice[];
  /** The seats that are played here. */
  mine: number[];
  /** What has happened of late. */
  events: Happened[];
}

/** Something that is explained in one sentence the first time it is there: `<prefix>-first-<key>`. */
export interface First<View = object> {
  key: string;
  rule: string;
  /** Where it is to be seen, as a selector; empty: nowhere in particular; null: it is not there now. */
  where(now: Now<View>): string | null;
}

/** What leads through somebody's first game. */
export interface Guide<View = object> {
  /** The table for a first game: how many sit there, and what makes it easier. */
  table: { seats: number; options: Record<string, number> };
  /** What is going on. */
  phase(view: View, mine: number[]): Message;
  /** What everybody plays for. */
  goal(view: View): Message;
  /** By seat, how far everybody has come; `of`: where that wins or ends. */
  progress(view: View): { have: number; of?: number }[];
  /** Is it too hasty for explanations? */
  hurries?(view: View): boolean;
  /** Of several that are there at once, the first one is explained. */
  firsts: First<View>[];
}

export interface GamePage<View = object> {
  /** Of the game's words, as in `ur-name`. */
  prefix: string;
  /** How long a game takes, about; the shortest stands first on the start page. */
  minutes?: [low: number, high: number];
  /** Seats' colours by name, where those of lib/colours do not fit the board. */
  colours?: Record<string, Paint>;
  /** The names of the seats' colours where players choose them at the table. */
  seatColours?(view: View, colours: string[]): string[];
  /** Of a race: the option for its pace, the value of that without hurry, and what a first race is made easier with. */
  race?: { option: string; calm: number; first: Record<string, number> };
  /** For first games; without one nobody is offered any. */
  guide?(): Promise<{ default: Guide<View> }>;
  /** A picture for the start page; without one it shows the seats' pieces. */
  Art?: Component;
  /** Is the board higher than wide? On a wide screen it gets all the height: its `status` stands beside it. */
  tall?: boolean;
  board(): Loaded<BoardProps<View>>;
  /** The same in words; null where the board is words already. */
  textBoard: (() => Loaded<TextBoardProps<View>>) | null;
  /** To set positions up by hand; without one that is done in notation. */
  editor?(): Loaded<EditorProps<View>>;
  /** The board in the figures of the rules; without one it is the whole board that they show. */
  figure?(): Loaded<FigureProps<View>>;
  /** Every sign that the board shows, drawn by the board's own parts, with what it means. */
  legend?(): Loaded<object>;
  /** Keys of the board, each with the message that tells what it does. */
  keys: [keys: string[], what: string][];
  /** A move to show as an example of the notation. */
  example: string;
  /** Of something that happens; most things are silent. */
  sound(what: string): Sound | undefined;
  /** Things that take so many times the usual pace to come to rest, as dice do; only then is it told what to do. */
  rests?(what: string): number;
  /** What the player whose turn it is has to do. */
  todo(view: View, legal: Choice[]): Message;
  /** The rules of what may be done now, those that matter most first. */
  rulesNow?(view: View, legal: Choice[]): string[];
  /** What it says before that, where "your turn" is not the word. */
  call?(view: View, legal: Choice[]): string;
  /** What goes on while it is nobody's turn here; `names` are those who are awaited. */
  meanwhile?(view: View, mine: number[], names: string): Message | null;
  /** Of what is the same in one turn and not in the next, for leaps from turn to turn. */
  turnOf?(view: View): number;
  /** Whose turn it is, where a turn has many moves: what others did stays marked until one's own turn is over. */
  longTurn?(view: View): number;
  /** What chance may mean by a line of its own, where plain dice are all there is to it: out of how many, which. */
  dice?(text: string): Dice | null;
  /** What is counted of dice and cards, by seat. */
  tallies?(log: Happened[], seats: number): Tally[];
  /** A move in words. */
  moveText(choice: Choice, view: View): string;
  /** Moves of one name stand together in a list of all, so that a long one stays easy to walk through. */
  moveGroup?(choice: Choice): string;
  /** What an event writes in letters, in words. */
  eventArgs?(event: Happened): Args;
  /** Events that the log tells on one line, several in a row of one player and one ship. */
  together?: Record<string, (events: Happened[]) => Message>;
}
