// What leads through somebody's first game of Starfarers.

import { at, can, did, happened, theyDid } from "../../guide/happened";
import { letterOf } from "../../lib/letters";
import type { Happened } from "../../lib/protocol";
import type { First, Guide, Now } from "../page";
import { GOAL } from "./parts";
import type { StarView } from "./protocol";
import { hazardOf, phaseOf, shipsOf } from "./view";

type SfNow = Now<StarView>;

/** So many points before the end it is told how the game ends. */
const NEAR = 4;
const SEVEN = 7;

const active = ({ view, mine }: SfNow): boolean => mine.includes(view.active) && view.turn > 0;
const builds = (now: SfNow): boolean => active(now) && can(now, "depart") !== undefined;
const sum = ({ args }: Happened): number => Number(args.one) + Number(args.two);
const recess = (event: Happened): string => `[data-recess="${event.args.at}"]`;

/** A ship of ours of such a kind; any if none is said. */
function ship(now: SfNow, kind = ""): string | null {
  const ships = now.mine.flatMap((seat) => shipsOf(now.view, seat).map((each) => ({ ...each, seat })));
  const found = ships.find((each) => !kind || each.kind === kind);
  return found ? `[data-ship="${letterOf(found.seat)}${found.number}"]` : null;
}

const turned = (now: SfNow, what: "pirates" | "ice" | null): Happened | undefined =>
  now.events.findLast(
    (event) => event.what === "turned_disc" && (hazardOf(String(event.args.disc))?.what ?? null) === what,
  );

function points(now: SfNow): string | null {
  const seat = now.view.players.findIndex(({ points }) => points >= GOAL - NEAR);
  return seat < 0 ? null : `[data-player="${seat}"] .points`;
}

const FIRSTS: First<StarView>[] = [
  { key: "discard", rule: "SF-309", where: (now) => at(can(now, "discard"), ".now") },
  { key: "rob", rule: "SF-310", where: (now) => at(can(now, "rob"), ".now") },
  { key: "friend", rule: "SF-608", where: (now) => at(can(now, "friend"), ".now") },
  { key: "meeting", rule: "SF-801", where: (now) => at(did(now, "met"), ".meeting") },
  { key: "offered", rule: "SF-406", where: (now) => at(can(now, "agree", "decline") && !active(now), ".offer") },
  { key: "jump", rule: "SF-519", where: (now) => at(can(now, "jump"), "[data-move=jump]") },
  { key: "settle", rule: "SF-601", where: (now) => at(can(now, "found"), "[data-move=found]") },
  { key: "port", rule: "SF-416", where: (now) => at(builds(now) && can(now, "port"), "[data-build=spaceport]") },
  { key: "launch", rule: "SF-414", where: (now) => at(builds(now) && can(now, "ship"), "[data-build=colony_ship]") },
  { key: "build", rule: "SF-411", where: (now) => at(builds(now), ".workshop") },
  { key: "upgrade", rule: "SF-505", where: (now) => at(builds(now) && can(now, "upgrade"), "[data-build=engine]") },
  { key: "bank", rule: "SF-402", where: (now) => at(builds(now) && can(now, "bank"), ".workshop [role=tablist]") },
  { key: "trade", rule: "SF-405", where: (now) => at(builds(now) && can(now, "offer"), ".workshop [role=tablist]") },
  { key: "speed", rule: "SF-502", where: (now) => at(did(now, "shook") && now.view.speed, ".now .luck") },
  { key: "fly", rule: "SF-506", where: (now) => (active(now) && can(now, "go") ? ship(now) : null) },
  { key: "station", rule: "SF-606", where: (now) => ship(now, "trade") },
  { key: "colony", rule: "SF-105", where: (now) => (active(now) ? ship(now, "colony") : null) },
  { key: "grounded", rule: "SF-810", where: (now) => at(did(now, "grounded"), "") },
  { key: "half", rule: "SF-901", where: (now) => at(did(now, "half_won"), "[data-player].mine .facts") },
  {
    key: "pirates",
    rule: "SF-705",
    where: (now) => {
      const event = turned(now, "pirates");
      return event ? recess(event) : null;
    },
  },
  {
    key: "ice",
    rule: "SF-706",
    where: (now) => {
      const event = turned(now, "ice");
      return event ? recess(event) : null;
    },
  },
  {
    key: "scouted",
    rule: "SF-703",
    where: (now) => {
      const event = turned(now, null);
      return event ? recess(event) : null;
    },
  },
  {
    key: "seven",
    rule: "SF-308",
    where: (now) =>
      at(
        rolled(now, (roll) => roll === SEVEN),
        ".now .luck",
      ),
  },
  { key: "income", rule: "SF-302", where: (now) => at(did(now, "got"), ".hand") },
  { key: "supply", rule: "SF-305", where: (now) => at(now.view.turn > 0 && did(now, "drew"), ".hand") },
  { key: "figure", rule: "SF-609", where: (now) => at(happened(now, "befriended"), "[data-player] .figure") },
  { key: "theirs", rule: "SF-801", where: (now) => at(theyDid(now, "met"), ".meeting") },
  { key: "end", rule: "SF-902", where: points },
];

const rolled = ({ view, events }: SfNow, fits: (sum: number) => boolean): boolean =>
  view.turn > 0 && events.some((event) => event.what === "rolled" && fits(sum(event)));

export default {
  table: { seats: 3, options: {} },
  phase: (view, mine) => [
    "sf-guide-phase",
    { phase: phaseOf(view), whose: mine.includes(view.active) ? "own" : "other" },
  ],
  goal: () => ["sf-guide-goal", { goal: GOAL }],
  progress: ({ players }) => players.map(({ points }) => ({ have: points, of: GOAL })),
  firsts: FIRSTS,
} satisfies Guide<StarView>;
