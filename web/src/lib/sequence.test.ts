import { describe, expect, it } from "vitest";
import { Sequence } from "./sequence";

const STEPS = [1, 2].map((n) => ({ kind: "go", args: [n] }));

describe("several moves in a row", () => {
  it("follow each other when the one before has arrived", () => {
    const row = new Sequence();
    row.begin(STEPS);
    expect(row.next("here")).toEqual(STEPS[0]);
    expect(row.next("here"), "still on its way").toBeNull();
    expect(row.going).toBe(true);
    expect(row.next("there")).toEqual(STEPS[1]);
    expect([row.going, row.next("elsewhere")]).toEqual([false, null]);
  });

  it("can be stopped and begun anew in the same position", () => {
    const row = new Sequence();
    row.begin(STEPS);
    row.next("here");
    row.stop();
    expect(row.next("there")).toBeNull();
    row.begin(STEPS);
    expect(row.next("there")).toEqual(STEPS[0]);
  });
});
