// What players and events are called.

import { letterOf } from "./letters";
import { pageOf } from "../games";
import type { Ended, Happened, RoomInfo, SeatInfo } from "./protocol";
import { type Args, knows, say } from "./words/index.svelte";

/** What bots of this level are called. */
export const botName = (bot: string): string => (knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

/** A bot has a name of its own, unless it sat down before bots had one. */
const ownName = ({ character, bot }: SeatInfo): string =>
  knows(`bot-name-${character}`) ? say(`bot-name-${character}`) : botName(bot);

/** How strong the bot of a seat is, where its name does not tell; empty: it is none. */
export const levelName = (seat: SeatInfo): string =>
  seat.kind === "bot" && ownName(seat) !== botName(seat.bot) ? botName(seat.bot) : "";

export function playerName(seat: SeatInfo): string {
  if (seat.kind === "bot") return ownName(seat);
  return seat.kind === "open" ? say("seat-open") : seat.name;
}

export function colourWord(game: string, colour: string): string {
  const key = `${pageOf(game).prefix}-colour-${colour}`;
  return knows(key) ? say(key) : colour;
}

export const colourName = (game: string, { colour }: SeatInfo): string => colourWord(game, colour);

/** Two namesakes are told apart by their letters. */
export function playerNames(room: Pick<RoomInfo, "seats">): string[] {
  const names = room.seats.map(playerName);
  return names.map((name, seat) =>
    names.filter((each) => each === name).length > 1 ? `${name} (${letterOf(seat)})` : name,
  );
}

/** Numbers of seats become names, as on the command line. */
export function withNames(args: Args, names: string[]): Args {
  const told: Args = { ...args };
  for (const key of ["seat", "other"]) {
    if (key in told) told[key] = names[Number(told[key])] ?? String(told[key]);
  }
  return told;
}

export function eventText(game: string, event: Happened, names: string[]): string {
  const { prefix, eventArgs } = pageOf(game);
  const key = `${prefix}-event-${event.what}`;
  return knows(key)
    ? say(key, withNames({ ...event.args, ...eventArgs?.(event) }, names))
    : `${event.what} ${Object.values(event.args).join(" ")}`;
}

/** The fact of a refusal or fault in words. */
export function factText(fact: string, args: Happened["args"]): string {
  return knows(fact) ? say(fact, { ...args }) : say("fault-unknown", { fact });
}

export function gameTitle(game: string): string {
  const key = `${pageOf(game).prefix}-name`;
  return knows(key) ? say(key) : game;
}

/** Why a game has ended that no rule has ended. */
export function endWhy(result: Ended | null, names: string[]): string {
  if (!result?.how) return "";
  // Nobody who plays there ended it: whoever organises the event, or keeps the server, did.
  const how = result.how === "aborted" && result.seat < 0 ? "called-off" : result.how;
  return say(`result-why-${how}`, { name: names[result.seat] ?? "" });
}
