// Keys of the board: digits choose ships or answers, Enter does what is proposed, Backspace takes back,
// s shows the ships.

import { isPlainKey, isPressable } from "../../lib/keys";
import type { Play } from "./play.svelte";
import type { Zoom } from "../../lib/zoom.svelte";

export interface Desk {
  play: Play;
  zoom: Zoom;
  showShips: () => void;
}

/** Does what the key means; false if it means nothing here. */
export function keyDeed(event: KeyboardEvent, desk: Desk): boolean {
  if (!isPlainKey(event)) return false;
  const { play } = desk;
  if (event.key === "Escape") return play.release();
  if (event.key === "Enter") return !event.repeat && !isPressable(event.target) && confirm(play);
  if (event.key === "Backspace") return !event.repeat && play.undo();
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
  if (choice?.kind === "depart") play.depart();
  else if (choice) play.move(choice);
  return choice !== undefined;
}

function digit(n: number, play: Play): boolean {
  const answer = play.find("answer", n);
  if (answer) play.move(answer);
  else if (play.flying && n >= 1 && n <= 3) play.chooseShip(n);
  else return false;
  return true;
}
