// Keys of the board: arrows step, digits choose, Enter is done, Backspace takes back.

import { inside, isPlainKey, isPressable } from "../../lib/keys";
import { berthPoint, directionTo, middleOf, neighbour, type Point, sideOf } from "./geometry";
import { COLOURS } from "./parts";
import type { Play } from "./play.svelte";
import type { MazeView } from "./protocol";
import { alien, piles, shipSpot } from "./view";

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ACTS: Record<string, string> = { d: "use", g: "grab", h: "enter" };

interface Desk {
  view: MazeView;
  actor: number;
  play: Play;
}

/** Does Enter press what the keyboard is at? Not a tile that is aimed at already. */
function presses(target: EventTarget | null, play: Play): boolean {
  const spot = target instanceof HTMLElement ? (target.dataset.spot ?? "") : "";
  return isPressable(target) && !(play.aimed.options.length > 0 && play.aim.includes(spot));
}

/** Where an arrow leads the chosen alien: a neighbouring tile, the dock tile from the ship, or the ship itself. */
export function stepTo(view: MazeView, seat: number, colour: (typeof COLOURS)[number], arrow: Point): string {
  const { place } = alien(view, seat, colour);
  const dock = view.docks[seat] ?? "";
  const outward = directionTo(middleOf(dock), berthPoint(dock));
  if (place === "ship") return arrow.x === -outward.x && arrow.y === -outward.y ? dock.slice(0, 2) : "";
  const leaves =
    place === dock.slice(0, 2) && arrow.x === outward.x && arrow.y === outward.y && sideOf(dock) !== undefined;
  return leaves ? shipSpot(seat) : neighbour(place, arrow);
}

/** Does what the key means; false if it means nothing here. */
export function keyDeed(event: KeyboardEvent, desk: Desk): boolean {
  if (!isPlainKey(event) || inside(event.target, "[role=tablist]")) return false;
  const { play } = desk;
  if (event.key === "Escape") return play.release();
  if (event.key === "Enter") return !event.repeat && !presses(event.target, play) && play.confirm();
  if (event.key === "Backspace") return back(play);
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key), desk);
  return play.moving && (step(event.key, desk) || act(event.key, play));
}

function back(play: Play): boolean {
  if (play.undo) play.move(play.undo);
  return play.undo !== undefined;
}

/** An alien by its eyes, or a card by its place in the hand. */
function digit(n: number, { view, play }: Desk): boolean {
  const colour = COLOURS[n - 1];
  if (play.moving && colour) play.choose(colour);
  const card = piles(view.hand)[n - 1]?.card;
  if ((play.playing || play.discarding) && card) play.pressCard(card);
  return play.moving ? colour !== undefined : card !== undefined && (play.playing || play.discarding);
}

function step(key: string, { view, actor, play }: Desk): boolean {
  const arrow = ARROWS[key];
  if (!arrow || !play.colour) return false;
  const spot = stepTo(view, actor, play.colour, arrow);
  if (spot in view.tiles || spot === shipSpot(actor)) play.press(spot, true);
  return true;
}

function act(key: string, play: Play): boolean {
  const kind = ACTS[key];
  const choice = kind && play.acts.find(({ deed }) => deed.kind === kind)?.choice;
  if (choice) play.move(choice);
  return choice !== undefined;
}
