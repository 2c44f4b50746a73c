// The games that this page can draw. A game is a folder here with a Board.svelte of these props.

import type { Component } from "svelte";
import type { Choice, Happened } from "../lib/protocol";
import type { Sound } from "../lib/sound";
import type { Args } from "../lib/words/index.svelte";
import { maze } from "./maze/manners";
import { smugglers } from "./smugglers/manners";
import { starfarers } from "./starfarers/manners";
import { meant } from "./ur/choices";
import { fieldAt, handOf, STEPS } from "./ur/fields";
import { choiceText } from "./ur/labels";

export interface BoardProps {
  view: Record<string, unknown>;
  /** The legal moves of the seats that are played here; the board lights them up. */
  legal: Choice[];
  /** Whose side is in front; -1: a watcher's. */
  seat: number;
  /** The seats that are played here. */
  mine: number[];
  /** What has just happened, for animation; empty when one looks around in the past. */
  events: Happened[];
  /** A move is on its way. */
  busy: boolean;
  /** What the players are called, by seat. */
  names: string[];
  options: Record<string, number>;
  /** Milliseconds left on the table's clock when this view came; -1: none runs. */
  clock: number;
  /** A move that the coach speaks of, for the board to show; it need not be legal now. */
  tip?: Choice | null;
  onmove: (choice: Choice) => void;
  /** Asks why a move is not allowed. */
  onwhy: (seat: number, kind: string, args: number[]) => void;
}

export type Board = Component<BoardProps>;
/** The same in words. */
export type TextBoard = Component<Pick<BoardProps, "view" | "legal">>;

/** A message of the words, with its values. */
export type Message = [key: string, args: Args];

export interface Manners {
  /** Of the game's rule ids and words. */
  prefix: string;
  sounds: Record<string, Sound>;
  /** What the player whose turn it is has to do. */
  todo(view: Record<string, unknown>, legal: Choice[]): Message;
  /** What it says before that, where "your turn" is not the word. */
  call?(view: Record<string, unknown>, legal: Choice[]): string;
  /** What goes on while it is nobody's turn here; `names` are those who are awaited. */
  meanwhile?(view: Record<string, unknown>, mine: number[], names: string): Message | null;
  /** Keys of the game's own board, each with the message that tells what it does. */
  keys?: [keys: string[], what: string][];
  /** What an event writes in letters, in words. */
  args?(event: Happened): Args;
  /** Events that the log tells on one line, several in a row of one player, ship and function. */
  together?: Record<string, (events: Happened[]) => Message>;
  /** A move in words; without them the notation must do. */
  words?(choice: Choice, view: Record<string, unknown>): string;
  /** Moves of one name stand together in a list of all, so that a long one stays easy to walk through. */
  group?(choice: Choice): string;
  /** A move to show as an example of the notation. */
  example: string;
  /** A move in the game's notation in its wire form, to ask the server why it is not allowed. */
  read(text: string, seat: number, view: Record<string, unknown>): { kind: string; args: number[] } | null;
}

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const texts = import.meta.glob<{ default: TextBoard }>("./*/TextBoard.svelte");

export async function loadBoard(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null;
}

export async function loadTextBoard(game: string): Promise<TextBoard | null> {
  return (await texts[`./${game}/TextBoard.svelte`]?.())?.default ?? null;
}

function readUr(text: string, seat: number): { kind: string; args: number[] } | null {
  if (text === "pass") return { kind: "pass", args: [] };
  const [from, to] = text.split("-").map((name) => fieldAt(seat, STEPS.findIndex((step) => step === name)));
  const source = text.startsWith("in-") ? handOf(seat) : from;
  return source && to ? meant(seat, source, to) : null;
}

const MANNERS: Record<string, Manners> = {
  ur: {
    prefix: "ur",
    sounds: {
      opened: "roll",
      tied: "roll",
      rolled: "roll",
      entered: "move",
      moved: "move",
      reentered: "move",
      captured: "capture",
      won: "end",
      drawn: "end",
    },
    todo: (view, legal) => [
      legal.length === 1 && legal[0]?.kind === "pass" ? "ur-todo-pass" : "ur-todo-move",
      { roll: Number(view.roll) },
    ],
    words: choiceText,
    example: "c3-c7",
    read: readUr,
  },
  smugglers,
  maze,
  starfarers,
};

const PLAIN: Manners = {
  prefix: "",
  sounds: {},
  todo: () => ["todo-plain", {}],
  example: "",
  read: () => null,
};

/** A game without manners of its own is played all the same, only with fewer words and sounds. */
export const manners = (game: string): Manners => MANNERS[game] ?? { ...PLAIN, prefix: game };
