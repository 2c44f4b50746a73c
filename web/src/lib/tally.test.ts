import { expect, test } from "vitest";
import maze from "../games/maze/page";
import starfarers from "../games/starfarers/page";
import ur from "../games/ur/page";
import { counted, together } from "./tally";

const event = (what: string, args: Record<string, number | string>) => ({ v: 1, what, args });

test("what is counted stands in the row of its seat; what nobody did is nothing", () => {
  const log = [
    event("rolled", { seat: 1, roll: 2 }),
    event("moved", { seat: 1 }),
    event("rolled", { seat: 9, roll: 1 }),
  ];
  const rows = counted(log, 2, 3, ({ what, args }) =>
    what === "rolled" ? [Number(args.seat), Number(args.roll), 1] : null,
  );
  expect(rows).toEqual([
    [0, 0, 0],
    [0, 0, 1],
  ]);
  expect(together(rows)).toEqual([0, 0, 1]);
});

test("UR counts the rolls of its die", () => {
  const log = [event("opened", { black: 1, yellow: 2 }), event("rolled", { seat: 0, roll: 6 })];
  expect(ur.tallies(log, 2)[0]!.rows).toEqual([
    [0, 0, 0, 0, 0, 1],
    [0, 0, 0, 0, 0, 0],
  ]);
});

test("Starfarers counts sums, but not of the rolls for who begins, and the cards that a roll brought", () => {
  const log = [
    event("rolled", { seat: 1, one: 6, two: 6 }),
    event("turn", { seat: 0, turn: 1 }),
    event("rolled", { seat: 0, one: 3, two: 4 }),
    event("got", { seat: 2, resource: "fuel", count: 2 }),
    event("aided", { seat: 1, resource: "ore" }),
  ];
  const [sums, cards] = starfarers.tallies(log, 3);
  expect(together(sums!.rows)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
  expect(sums!.shares!.reduce((total, each) => total + each, 0)).toBeCloseTo(1);
  expect(cards!.rows).toEqual([
    [0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
    [0, 2, 0, 0, 0],
  ]);
});

test("Space Maze counts the dice that were taken", () => {
  const log = [event("took", { seat: 1, alien: "green", pips: 4 }), event("took_steps", { seat: 0, steps: "ggp" })];
  expect(maze.tallies(log, 2)[0]!.rows[1]).toEqual([0, 0, 0, 1, 0, 0]);
});
