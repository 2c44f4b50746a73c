import { expect, it } from "vitest";
import { positionLink, positionOf } from "./address";

const GAME = "ur";
const read = (link: string): unknown => positionOf(GAME, new URL(link, "http://table").search);

it.each([
  { text: "c1:y A.b2:bYb hand:0,0 turn:B roll:6", seats: 2, options: "discs:3,six_skips:yes", seat: 1 },
  { text: "m:P2~0~?,?,? A.ships:1cf4,2tk14! A.hand:0/0/6/2/1", seats: 4, options: "", seat: -1 },
  { text: "a&b=c#d+e%f g é", seats: 0, options: "x:&", seat: 0 },
  { text: "", seats: 0, options: "", seat: -1 },
])("$text is read back", (position) => {
  const whole = { game: GAME, ...position };
  expect(read(positionLink(whole))).toEqual(whole);
});

it("can be read by people", () => {
  const link = positionLink({ game: GAME, text: "c1:y hand:9,8 turn:A", seats: 2, options: "discs:9", seat: 0 });
  expect(link).toBe("/position/ur?text=c1:y+hand:9,8+turn:A&seats=2&options=discs:9&seat=A");
});

it("what makes no sense is left out", () => {
  expect(positionOf(GAME, "?seats=many&seat=Q")).toEqual({ game: GAME, text: "", seats: 0, options: "", seat: -1 });
});
