// What leads through somebody's first game of Space Maze.

import { seatOf } from "../../lib/letters";
import { at, can, did, happened, theyDid } from "../../guide/happened";
import type { First, Guide, Now } from "../page";
import { COLOURS } from "./parts";
import type { MazeView } from "./protocol";
import { type Alien, crewOf, relicCell, shipSpot, spotOf } from "./view";

type MzNow = Now<MazeView>;

const TOKENS = 3;
const spot = (name: string): string => (name ? `[data-spot="${name}"]` : "");

const acting = (now: MzNow): number => now.legal[0]?.seat ?? -1;
const crew = (now: MzNow): Alien[] => now.mine.flatMap((seat) => crewOf(now.view, seat));
const wearer = ({ view }: MzNow): number => (view.relic ? seatOf(view.relic) : -1);

/** One of our aliens for which this is true. */
function ours(now: MzNow, fits: (alien: Alien) => boolean): string | null {
  const found = crew(now).find(fits);
  return found ? spot(spotOf(found)) : null;
}

/** The alien that such a move is for. */
function movers(now: MzNow, kind: string): string | null {
  const choice = can(now, kind);
  const alien = choice && crewOf(now.view, choice.seat).find(({ colour }) => colour === COLOURS[choice.args[0]!]);
  return alien ? spot(spotOf(alien)) : null;
}

const FIRSTS: First<MazeView>[] = [
  { key: "home", rule: "MZ-602", where: (now) => at(can(now, "enter"), spot(shipSpot(acting(now)))) },
  { key: "grab", rule: "MZ-501", where: (now) => movers(now, "grab") },
  { key: "take", rule: "MZ-201", where: (now) => at(can(now, "take"), ".pool .dice") },
  { key: "card", rule: "MZ-204", where: (now) => at(now.view.phase === "playing" && plays(now), ".hand .cards") },
  { key: "unused", rule: "MZ-203", where: (now) => at(now.view.phase === "playing" && idle(now), "[data-move=done]") },
  { key: "steps", rule: "MZ-301", where: (now) => at(walks(now), ".actions .crew") },
  {
    key: "leave",
    rule: "MZ-303",
    where: (now) => (walks(now) ? ours(now, ({ seat, place }) => place === "ship" && seat === acting(now)) : null),
  },
  { key: "terminal", rule: "MZ-309", where: (now) => movers(now, "use") },
  { key: "gates", rule: "MZ-304", where: (now) => (walks(now) ? ours(now, ({ place }) => place !== "ship") : null) },
  { key: "drop", rule: "MZ-208", where: (now) => at(can(now, "discard"), ".hand .cards") },
  { key: "wear", rule: "MZ-307", where: (now) => at(did(now, "grabbed") ?? did(now, "robbed"), relicSpot(now)) },
  { key: "robbed", rule: "MZ-503", where: (now) => at(happened(now, "robbed"), relicSpot(now)) },
  { key: "taken", rule: "MZ-503", where: (now) => at(theyDid(now, "grabbed"), relicSpot(now)) },
  {
    key: "tiles",
    rule: "MZ-402",
    where: (now) => {
      const event = happened(now, "turned") ?? happened(now, "exchanged");
      return event ? spot(String(event.args.at)) : null;
    },
  },
  { key: "reach", rule: "MZ-403", where: (now) => (can(now, "turn", "exchange") ? ours(now, acts(now)) : null) },
  { key: "rest", rule: "MZ-310", where: (now) => (did(now, "used") ? ours(now, ({ terminal }) => terminal) : null) },
  { key: "rounds", rule: "MZ-206", where: (now) => at(happened(now, "cleared"), ".pool") },
  { key: "relic", rule: "MZ-306", where: (now) => at(relicCell(now.view), spot(relicCell(now.view))) },
];

const walks = (now: MzNow): boolean => now.view.phase === "moving" && can(now, "go") !== undefined;
const plays = (now: MzNow): boolean => now.legal.some(({ kind }) => kind !== "done");
const idle = (now: MzNow): boolean => now.legal.length === 1 && can(now, "done") !== undefined;

/** The alien whose colour the die in use has. */
const acts =
  ({ view }: MzNow) =>
  ({ colour, seat }: Alien): boolean =>
    seat === view.turn && colour === view.die[0];

function relicSpot(now: MzNow): string {
  const seat = wearer(now);
  const alien = seat < 0 ? undefined : crewOf(now.view, seat).find(({ relic }) => relic);
  return alien ? spot(spotOf(alien)) : spot(relicCell(now.view));
}

export default {
  table: { seats: 2, options: { layout: 1 } },
  phase: (view, mine) => [
    "mz-guide-phase",
    { phase: view.phase, round: view.round, whose: mine.includes(view.turn) ? "own" : "other" },
  ],
  goal: (view) => ["mz-guide-goal", { worn: view.relic ? "yes" : "no" }],
  progress: ({ tokens }) => tokens.map((have) => ({ have, of: TOKENS })),
  firsts: FIRSTS,
} satisfies Guide<MazeView>;
