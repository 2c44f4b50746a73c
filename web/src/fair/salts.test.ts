import { describe, expect, it } from "vitest";
import type { FairRecord } from "../lib/protocol";
import { seal } from "../lib/salts";
import { ruled } from "./ranges";
import { agrees, compared, salting } from "./salts";

const [A, B] = [seal("table", "00ff"), seal("table", "c0ffee")];
const IN_ORDER = [`A commit ${A}`, `B commit ${B}`, "A salt 00ff", "B salt c0ffee"];
const GOOD = { known: true, early: [], late: [], withheld: [], wrong: [] };

const record = (steps: string[], salts = ["00ff", "c0ffee"]): FairRecord => ({
  table: "table",
  commit: "seed",
  salts,
  seed: "",
  draws: [],
  commits: [A, B],
  steps,
});

describe("the order of commitments and salts", () => {
  it("seals as the server does", () => {
    expect(seal("abc", "00ff")).toBe("c3ade60c634a6180054f4804c875a174137e3acee336bf3aee6a8cc20de7a026");
  });

  it("is good when all commit before anybody shows", () => {
    expect(salting(record(IN_ORDER))).toEqual(GOOD);
  });

  it("names whose salt was known too early, and who could choose", () => {
    const steps = [IN_ORDER[0]!, IN_ORDER[2]!, IN_ORDER[1]!, IN_ORDER[3]!];
    expect(salting(record(steps))).toEqual({ ...GOOD, early: [0], late: [1] });
  });

  it("names who withholds", () => {
    const found = salting(record([...IN_ORDER.slice(0, 3), "B withheld"], ["00ff", "withheld"]));
    expect(found).toEqual({ ...GOOD, withheld: [1] });
  });

  it("finds a salt that was not committed to, and one that is not in the stream", () => {
    expect(salting(record([...IN_ORDER.slice(0, 3), "B salt c0ffed"], ["00ff", "c0ffed"])).wrong).toEqual([1]);
    expect(salting(record(IN_ORDER, ["00fe", "c0ffee"])).wrong).toEqual([0]);
  });

  it("finds steps that tell of other commitments than the seats had", () => {
    const forged = [`A commit ${seal("table", "beef")}`, IN_ORDER[1]!, "A salt beef", IN_ORDER[3]!];
    expect(salting(record(forged, ["beef", "c0ffee"])).wrong).toEqual([0]);
  });

  it("takes a seat that gave none as it is", () => {
    const found = salting({ ...record(["A none", IN_ORDER[1]!, IN_ORDER[3]!], ["-", "c0ffee"]), commits: ["-", B] });
    expect(found).toEqual(GOOD);
  });

  it("knows a game of 0.1.0", () => {
    expect(salting(record([])).known).toBe(false);
  });
});

describe("what this browser noted", () => {
  const own = { salt: "00ff", commit: "seed", commits: [A, B], given: true };

  const unasked = { salt: "00ff", commit: "seed", seats: [0], sealed: [0] };

  it("is the same in an honest game", () => {
    expect(compared(record(IN_ORDER), own)).toEqual({ commit: true, commits: true, salt: "there" });
    expect(agrees(compared(record(IN_ORDER), { ...own, seats: [0], sealed: [0] }))).toBe(true);
  });

  it("finds its own salt missing", () => {
    expect(compared(record(IN_ORDER, ["withheld", "c0ffee"]), own).salt).toBe("missing");
    expect(agrees(compared(record(IN_ORDER, ["withheld", "c0ffee"]), own))).toBe(false);
  });

  it("finds its own salt missing although nobody asked for it", () => {
    expect(compared(record(["A none", ...IN_ORDER], ["-", "c0ffee"]), unasked).salt).toBe("missing");
    expect(compared(record(IN_ORDER, ["beef", "c0ffee"]), unasked).salt).toBe("missing");
    expect(compared(record(IN_ORDER, ["c0ffee", "00ff"]), unasked).salt).toBe("missing");
  });

  it("says that it has not shown its salt, and that another one was taken for its seat", () => {
    expect(compared(record(IN_ORDER, ["withheld", "c0ffee"]), unasked).salt).toBe("not-shown");
    const exchanged = { ...record(IN_ORDER, ["withheld", "c0ffee"]), commits: ["other", B] };
    expect(compared(exchanged, unasked).salt).toBe("missing");
    expect(compared(record(IN_ORDER, ["beef", "c0ffee"]), { ...unasked, sealed: [] }).salt).toBe("not-taken");
  });

  it("does not believe that a game had no commitments if it noted them", () => {
    expect(compared(record([]), own).commits).toBe(false);
  });

  it("finds commitments that were exchanged after it showed its salt", () => {
    expect(compared({ ...record(IN_ORDER), commits: [A, "other"] }, own).commits).toBe(false);
    expect(compared({ ...record(IN_ORDER), commit: "other" }, own).commit).toBe(false);
  });

  it("holds nothing against anybody that it has not noted", () => {
    expect(compared(record(IN_ORDER), undefined)).toEqual({ commit: true, commits: true, salt: "" });
    expect(compared(record(IN_ORDER), { salt: "beef", commit: "" }).salt).toBe("");
  });
});

describe("ranges by the rules", () => {
  const draw = (text: string, total: number, low: number) => ({ v: 1, place: 0, total, low, high: low + 1, text });

  it("knows plain dice, and leaves the rest to the command", () => {
    expect(ruled("ur", draw("* 5:2", 36, 25))).toBe(true);
    expect(ruled("ur", draw("* 3", 6, 2))).toBe(true);
    expect(ruled("ur", draw("* 3", 6, 3))).toBe(false);
    expect(ruled("ur", draw("* 3", 7, 2))).toBe(false);
    expect(ruled("starfarers", draw("* 3", 6, 3))).toBe(null);
  });
});
