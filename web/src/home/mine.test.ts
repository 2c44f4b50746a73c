import { expect, it } from "vitest";
import type { RoomInfo } from "../lib/protocol";
import { inOrder, isMyTurn, left, standing, waited } from "./mine";

const seat = (kind: string, name: string) => ({ kind, name });
const room = (change: Partial<RoomInfo>): RoomInfo =>
  ({
    status: "playing",
    awaits: [],
    result: null,
    seats: [seat("person", "Anna"), seat("person", "Béla")],
    ...change,
  }) as unknown as RoomInfo;

it("a table of ours says whose turn it is", () => {
  expect(standing({ room: room({ awaits: [0] }), seats: [0] })[0]).toBe("your-turn");
  expect(standing({ room: room({ awaits: [1] }), seats: [0] })).toEqual(["their-turn", { name: "Béla" }]);
  expect(standing({ room: room({}), seats: [0] })[0]).toBe("table-status-playing");
});

it("one that has not begun says how many are missing", () => {
  const seats = [seat("person", "Anna"), seat("open", "")] as unknown as RoomInfo["seats"];
  expect(standing({ room: room({ status: "waiting", seats }), seats: [0] })).toEqual(["free-seats", { count: 1 }]);
  expect(standing({ room: room({ status: "waiting" }), seats: [0] })[0]).toBe("table-status-waiting");
});

it("a finished one says who won", () => {
  const over = (...winners: number[]) =>
    room({ status: "over", result: { winners, rule: "UR-501", how: "", seat: -1 } });
  expect(standing({ room: over(0), seats: [0] })[0]).toBe("game-won");
  expect(standing({ room: over(1), seats: [0] })).toEqual(["game-lost", { name: "Béla" }]);
  expect(standing({ room: over(), seats: [0] })[0]).toBe("game-draw");
});

it("a game that was aborted or left is nobody's", () => {
  for (const how of ["aborted", "left"] as const) {
    const ended = room({ status: "over", result: { winners: [], rule: "", how, seat: 0 } });
    expect(standing({ room: ended, seats: [0] })[0]).toBe(`game-${how}`);
  }
});

it("where we are awaited comes first, with how long and how much is left", () => {
  const since = [seat("person", "Anna"), seat("person", "Béla")].map((each, n) => ({ ...each, since: 100 + n }));
  const seats = since as unknown as RoomInfo["seats"];
  const ours = { room: room({ awaits: [1], seats, clocks: [5000, 7000] }), seats: [1] };
  const theirs = { room: room({ awaits: [0], seats, clocks: [] }), seats: [1] };
  expect([isMyTurn(ours), isMyTurn(theirs)]).toEqual([true, false]);
  expect(inOrder([theirs, ours])).toEqual([ours, theirs]);
  expect([waited(ours, 161), waited(theirs, 161)]).toEqual([60, 61]);
  expect([left(ours), left(theirs)]).toEqual([7000, -1]);
});

it("a turn that a bot has for us is not ours", () => {
  const seats = [{ ...seat("person", "Anna"), stand_in: true }] as unknown as RoomInfo["seats"];
  expect(isMyTurn({ room: room({ awaits: [0], seats }), seats: [0] })).toBe(false);
});
