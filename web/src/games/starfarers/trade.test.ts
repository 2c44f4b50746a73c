import { describe, expect, it } from "vitest";
import { samplePlayer, sampleView } from "./sample";
import { askedAlone, EVERYBODY, faultOf, opening } from "./trade";

const text = (give: Record<string, number>, get: Record<string, number>, to = EVERYBODY): string =>
  opening(give, get, to)
    .map(({ kind, args }) => `${kind} ${args.join(" ")}`)
    .join("; ");

describe("an offer", () => {
  it("of one against one, two or one of two is one move", () => {
    expect(text({ food: 1 }, { goods: 1 })).toBe("offer 3 1 4 1");
    expect(text({ food: 2 }, { goods: 1 })).toBe("offer 3 2 4 1");
    expect(text({ food: 1 }, { goods: 2 })).toBe("offer 3 1 4 2");
  });

  it("grows first by what is wanted, then by what is given", () => {
    expect(text({ food: 2, ore: 1 }, { goods: 3 })).toBe("offer 0 1 4 2; more 1 4; more 0 3; more 0 3");
    expect(text({ food: 1 }, { ore: 2, carbon: 1 })).toBe("offer 3 1 0 2; more 1 2");
    expect(text({ food: 2 }, { goods: 2 })).toBe("offer 3 1 4 2; more 0 3");
  });

  it("to one player begins with one for one", () => {
    expect(text({ food: 1 }, { goods: 1 }, 2)).toBe("offer_to 3 1 4 1 2");
    expect(text({ food: 2 }, { goods: 2 }, 1)).toBe("offer_to 3 1 4 1 1; more 1 4; more 0 3");
  });

  it("is for the one who is asked", () => {
    const players = [samplePlayer(), samplePlayer(), samplePlayer({ answer: "unasked" })];
    expect(askedAlone(sampleView({ players }))).toBe(1);
    expect(askedAlone(sampleView())).toBe(EVERYBODY);
  });

  it("needs cards on both sides, of different kinds", () => {
    expect(faultOf({}, {}, true)).toBe("empty");
    expect(faultOf({ ore: 1 }, {}, true)).toBe("gift");
    expect(faultOf({ ore: 1 }, { ore: 1, food: 1 }, true)).toBe("same");
    expect(faultOf({ ore: 1 }, { food: 1 }, true)).toBe("");
  });

  it("cannot grow where one trades in turns", () => {
    expect(faultOf({ ore: 1 }, { food: 2 }, false)).toBe("");
    expect(faultOf({ ore: 1 }, { food: 1, fuel: 1 }, false)).toBe("turns");
  });
});
