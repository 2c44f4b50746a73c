import { describe, expect, it } from "vitest";
import type { Happened } from "../../lib/protocol";
import { goesOn } from "./story";

const event = (what: string, args: Happened["args"] = {}): Happened => ({ v: 1, what, args });

describe("the story of an encounter", () => {
  const met = goesOn(null, [event("shook"), event("met", { seat: 2, scene: "toll" })]);

  it("begins with the scene", () => {
    expect(met).toEqual({ scene: "toll", seat: 2, events: [], over: false });
    expect(goesOn(null, [event("flew")])).toBeNull();
  });

  it("goes on with what is told", () => {
    const later = goesOn(met, [event("answered"), event("read_on"), event("told")]);
    expect(later?.events.map(({ what }) => what)).toEqual(["answered", "read_on", "told"]);
    expect(goesOn(later, [])).toBe(later);
  });

  it("ends when a ship flies or the turn is over", () => {
    const over = goesOn(met, [event("told"), event("flew"), event("got")]);
    expect([over?.over, over?.events.length]).toEqual([true, 1]);
    expect(goesOn(met, [event("turn")])?.over).toBe(true);
  });

  it("is put away when its player has flown on, or another turn begins", () => {
    const over = goesOn(met, [event("told"), event("turn")]);
    expect(goesOn(over, [event("rolled"), event("got")])).toBe(over);
    expect(goesOn(over, [event("turn")])).toBeNull();
    expect(goesOn(over, [event("flew", { seat: 2 })])).toBeNull();
    expect(goesOn(over, [event("flew", { seat: 1 })])).toBe(over);
  });

  it("begins anew with another card", () => {
    expect(goesOn(met, [event("told"), event("met", { seat: 2, scene: "rift" })])?.scene).toBe("rift");
  });
});
