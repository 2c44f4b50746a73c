// Keys of the board: digits choose ships or answers, Enter does what is proposed, s shows the ships.

import type { Play } from "./play.svelte";
import type { Zoom } from "../../lib/zoom.svelte";

export interface Desk {
  play: Play;
  zoom: Zoom;
  showShips: () => void;
}

const inside = (target: EventTarget | null, where: string): boolean => target instanceof Element && target.closest(where) !== null;

/** Does Enter press what the keyboard is at? */
const pressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(":focus-visible") && inside(target, "button, a, summary");

/** Does what the key means; false if it means nothing here. */
export function keyDeed(event: KeyboardEvent, desk: Desk): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (inside(event.target, "input, textarea, select, [contenteditable], dialog")) return false;
  const { play } = desk;
  if (event.key === "Escape") return play.release();
  if (event.key === "Enter") return !event.repeat && !pressable(event.target) && confirm(play);
  if (/^[0-9]$/.test(event.key)) return digit(Number(event.key), play);
  return look(event.key, desk);
}

function look(key: string, { zoom, showShips }: Desk): boolean {
  if (key === "s") showShips();
  else if (key === "+") zoom.nearer();
  else if (key === "-") zoom.farther();
  else if (key === "w") zoom.whole();
  else return false;
  return true;
}

/** What is proposed, or what there is only one of: to found, to take off, to end the turn. */
function confirm(play: Play): boolean {
  if (play.confirm()) return true;
  const found = play.ship ? play.find("found", play.ship - 1) : undefined;
  const choice = found ?? play.find("stop") ?? play.find("depart") ?? play.find("end");
  if (choice) play.move(choice);
  return choice !== undefined;
}

function digit(n: number, play: Play): boolean {
  const answer = play.find("answer", n);
  if (answer) play.move(answer);
  else if (play.flying && n >= 1 && n <= 3) play.chooseShip(n);
  else return false;
  return true;
}
