// What leads through somebody's first game of UR.

import { at, can, did, happened, theyDid } from "../../guide/happened";
import type { Choice, Happened } from "../../lib/protocol";
import type { First, Guide, Now } from "../page";
import { named } from "./events";
import { FIELDS, fieldAt, handOf, LAST, ownerOfField, SEATS, stepOf } from "./fields";
import { sourceOf, targetOf } from "./moves";
import type { UrView } from "./protocol";
import { holds, ownerOf, prisonersOf, topOwner } from "./view";

type UrNow = Now<UrView>;

const spot = (name: string | null): string => (name ? `[data-spot="${name}"]` : "");
const tower = ({ view }: UrNow, field: string | null): string => view.towers[field ?? ""] ?? "";

/** Where something happened. */
const place = (event: Happened): string | null => named(Number(event.args.seat), event.args.at);
const goal = (event: Happened): string => spot(fieldAt(Number(event.args.seat), LAST));

const catches = (now: UrNow, choice: Choice): boolean => {
  const owner = topOwner(tower(now, targetOf(choice)));
  return owner >= 0 && owner !== choice.seat;
};

/** A tower of whoever plays here for which this is true. */
function own(now: UrNow, fits: (field: string, tower: string) => boolean): string | null {
  const found = FIELDS.find((field) => {
    const discs = tower(now, field);
    return discs && now.mine.includes(topOwner(discs)) && fits(field, discs);
  });
  return found === undefined ? null : spot(found);
}

/** Has somebody else's disc come to lie on one of ours? */
const lies = (now: UrNow, discs: string): boolean =>
  !now.mine.includes(topOwner(discs)) && now.mine.some((seat) => holds(discs, seat));

const FIRSTS: First<UrView>[] = [
  { key: "pass", rule: "UR-203", where: (now) => at(can(now, "pass"), ".pass") },
  {
    key: "capture",
    rule: "UR-301",
    where: (now) => {
      const found = now.legal.find((choice) => catches(now, choice));
      return found ? spot(targetOf(found)) : null;
    },
  },
  {
    key: "enter",
    rule: "UR-204",
    where: (now) => at(can(now, "enter"), spot(handOf(can(now, "enter")?.seat ?? 0))),
  },
  {
    key: "prisoner",
    rule: "UR-305",
    where: (now) => {
      const event = theyDid(now, "captured");
      const field = event ? place(event) : null;
      return field && lies(now, tower(now, field)) ? spot(field) : null;
    },
  },
  {
    key: "guard",
    rule: "UR-303",
    where: (now) => {
      const event = did(now, "captured");
      return event ? spot(place(event)) : null;
    },
  },
  {
    key: "removed",
    rule: "UR-402",
    where: (now) => {
      const event = happened(now, "removed");
      return event ? goal(event) : null;
    },
  },
  {
    key: "red",
    rule: "UR-403",
    where: (now) => {
      const event = happened(now, "turned");
      return event ? goal(event) : null;
    },
  },
  { key: "backward", rule: "UR-206", where: (now) => source(can(now, "backward")) },
  { key: "reenter", rule: "UR-208", where: (now) => source(can(now, "reenter")) },
  {
    key: "safe",
    rule: "UR-401",
    where: (now) => own(now, (field, discs) => field.endsWith(".b2") && prisonersOf(discs) > 0),
  },
  {
    key: "exact",
    rule: "UR-210",
    where: (now) =>
      can(now, "enter", "forward", "backward", "reenter")
        ? own(now, (field) => tooFar(now, field, now.legal[0]?.seat ?? 0))
        : null,
  },
  { key: "rescue", rule: "UR-308", where: (now) => own(now, (_, discs) => sandwiched(discs)) },
  {
    key: "pile",
    rule: "UR-302",
    where: (now) => own(now, (_, discs) => discs.length > 1 && prisonersOf(discs) === 0),
  },
  {
    key: "centre",
    rule: "UR-103",
    where: (now) => own(now, (field, discs) => ownerOfField(field) < 0 && discs.length === 1),
  },
  { key: "forward", rule: "UR-205", where: (now) => source(can(now, "forward")) },
  {
    key: "end",
    rule: "UR-501",
    where: (now) =>
      at(
        SEATS.some((seat) => caught(now.view, seat) * 2 >= discsOf(now.view, 1 - seat)),
        "",
      ),
  },
];

function source(choice: Choice | undefined): string | null {
  return choice ? spot(sourceOf(choice)) : null;
}

/** Would the roll lead beyond the end? */
function tooFar({ view }: UrNow, field: string, seat: number): boolean {
  const step = stepOf(seat, field);
  return step >= 0 && step < LAST && step + view.roll > LAST;
}

/** Has a disc on top caught those that had caught another one of its colour? */
const sandwiched = (discs: string): boolean => prisonersOf(discs) > 0 && discs.slice(0, -1 - prisonersOf(discs)) !== "";

/** The other side's discs that lie below ours or are out: it wins who has them all. */
function caught({ towers, out }: UrView, seat: number): number {
  const other = 1 - seat;
  const below = Object.values(towers).filter((discs) => topOwner(discs) === seat);
  return (out[other] ?? 0) + [...below.join("")].filter((disc) => ownerOf(disc) === other).length;
}

const discsOf = ({ towers, out, hands }: UrView, seat: number): number =>
  (out[seat] ?? 0) +
  (hands[seat] ?? 0) +
  [...Object.values(towers).join("")].filter((disc) => ownerOf(disc) === seat).length;

export default {
  table: { seats: 2, options: { discs: 5 } },
  phase: ({ hands, turn }, mine) => [
    "ur-guide-phase",
    { whose: mine.includes(turn) ? "own" : "other", hand: hands[turn] ?? 0 },
  ],
  goal: () => ["ur-guide-goal", {}],
  progress: (view) => SEATS.map((seat) => ({ have: caught(view, seat), of: discsOf(view, 1 - seat) })),
  firsts: FIRSTS,
} satisfies Guide<UrView>;
