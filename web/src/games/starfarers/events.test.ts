import { describe, expect, it } from "vitest";
import type { Happened } from "../../lib/protocol";
import { lastAfter, marksOf, NOTHING } from "./events";

const event = (what: string, args: Happened["args"]): Happened => ({ v: 1, what, args });
const flew = (ship: number, from: string, to: string): Happened => event("flew", { seat: 0, ship, from, to, left: 1 });

describe("what the board shows of the last events", () => {
  it("keeps the dice until the next turn", () => {
    const rolled = lastAfter(NOTHING, [event("rolled", { seat: 0, one: 2, two: 5 })]);
    expect(rolled.dice).toEqual([2, 5]);
    expect(lastAfter(rolled, [event("got", { seat: 0 })]).dice).toEqual([2, 5]);
    expect(lastAfter(rolled, [event("turn", { seat: 1 })]).dice).toBeNull();
  });

  it("shows the balls of the take-off, not those of a fight after it", () => {
    const shook = lastAfter(NOTHING, [
      event("shook", { seat: 0, balls: "ky" }),
      event("shook", { seat: 1, balls: "yr" }),
    ]);
    expect(shook.balls).toBe("ky");
  });

  it("marks the quarter that was turned up until the turn ends", () => {
    const found = lastAfter(NOTHING, [flew(1, "e5", "e6"), event("found_quarter", { at: "m", tile: "P4", turn: 1 })]);
    expect(found.found).toBe("m");
    expect(lastAfter(found, [event("turn", { seat: 1 })]).found).toBe("");
  });

  it("joins the steps of one ship to a trail", () => {
    const first = lastAfter(NOTHING, [flew(1, "e5", "e6"), flew(1, "e6", "f7")]);
    expect(first.trail).toEqual(["e5", "e6", "f7"]);
    expect(lastAfter(first, [flew(2, "k3", "k4")]).trail).toEqual(["k3", "k4"]);
  });
});

describe("what stays marked since one's own move", () => {
  it("is the way of every ship, apart, and every new piece in its colour", () => {
    const other = event("flew", { seat: 1, ship: 1, from: "k3", to: "k4", left: 2 });
    const marks = marksOf([flew(1, "e5", "e6"), other, flew(1, "e6", "f7"), event("founded", { seat: 2, at: "e3" })]);
    expect(marks.trails).toEqual([
      { seat: 0, ship: "0.1", points: ["e5", "e6", "f7"] },
      { seat: 1, ship: "1.1", points: ["k3", "k4"] },
    ]);
    expect(marks.spots).toEqual([{ seat: 2, at: "e3" }]);
  });

  it("is not what was taken back", () => {
    const built = event("built_ship", { seat: 1, ship: "trade", at: "f2" });
    expect(marksOf([built, event("undid", { seat: 1, what: "trade", at: "f2" })]).spots).toEqual([]);
    const away = event("flew", { seat: 1, ship: 2, from: "f2", to: "f3", left: 1 });
    expect(marksOf([built, away]).spots, "nor what flew away").toEqual([]);
  });

  it("is what was turned up", () => {
    const events = [event("found_quarter", { at: "m", tile: "P4", turn: 1 }), event("turned_disc", { at: "k" })];
    expect(marksOf(events).quarters).toEqual(["m", "k"]);
  });
});
