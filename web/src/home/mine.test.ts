import { expect, it } from "vitest";
import type { RoomInfo } from "../lib/protocol";
import { standing } from "./mine";

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
  const over = (...winners: number[]) => room({ status: "over", result: { winners, rule: "UR-501" } });
  expect(standing({ room: over(0), seats: [0] })[0]).toBe("game-won");
  expect(standing({ room: over(1), seats: [0] })).toEqual(["game-lost", { name: "Béla" }]);
  expect(standing({ room: over(), seats: [0] })[0]).toBe("game-draw");
});
