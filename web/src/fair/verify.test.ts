import { afterEach, describe, expect, it, vi } from "vitest";
import type { FairRecord } from "../lib/protocol";
import { bytesOf, commitment, keyed, point, verify } from "./verify";

// Computed by src/startable/play/fair.py.
const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const SEAL = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const POINTS: [place: number, total: number, point: number][] = [
  [0, 36, 23],
  [1, 6, 2],
  [2, 6, 0],
  [3, 52, 31],
  [4, 3, 0],
];
/** A little more than half of all numbers, so that many are thrown away. */
const HALF = 2 ** 63 + 2 ** 11;
const REJECTED = [8543934060357360047n, 1012253299179966146n, 8959996949453792630n];

function record(change: Partial<FairRecord> = {}): FairRecord {
  const draws = POINTS.map(([place, total, at]) => ({ v: place + 1, place, total, low: at, high: at + 1, text: "*" }));
  return { table: "abc", commit: SEAL, salts: ["00ff", "bot"], seed: SEED, draws, commits: [], steps: [], ...change };
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ["the browser's own hash", () => undefined],
  ["our own, on plain http", () => vi.stubGlobal("crypto", {})],
])("with %s", (_, prepare) => {
  it("the seal is the SHA-256 of the secret", async () => {
    prepare();
    expect(await commitment(bytesOf(SEED))).toBe(SEAL);
  });

  it("every roll comes out as on the server", async () => {
    prepare();
    const verdict = await verify(record());
    expect(verdict.committed).toBe(true);
    expect(verdict.draws.map((checked) => checked.point)).toEqual(POINTS.map(([, , at]) => at));
    expect(verdict.draws.every((checked) => checked.fair)).toBe(true);
  });

  it("numbers beyond the last multiple of the total are thrown away", async () => {
    prepare();
    const sign = await keyed(bytesOf(SEED));
    const found = await Promise.all(REJECTED.map((__, place) => point(sign, record(), place, HALF)));
    expect(found).toEqual(REJECTED.map(Number));
  });
});

describe("a dealer who cheats", () => {
  it("is found out by another secret than the sealed one", async () => {
    const verdict = await verify(record({ seed: SEED.replace("1f", "1e") }));
    expect(verdict.committed).toBe(false);
  });

  it("is found out by a changed roll, and only by that", async () => {
    const [first, ...rest] = record().draws;
    const verdict = await verify(record({ draws: [{ ...first!, low: 3, high: 4 }, ...rest] }));
    expect(verdict.draws.map((checked) => checked.fair)).toEqual([false, true, true, true, true]);
  });

  it("is found out by places that were passed over, or come twice", async () => {
    const [first, second, ...rest] = record().draws;
    const passed = await verify(record({ draws: [second!, ...rest] }));
    expect(passed.draws.some((checked) => checked.fair)).toBe(false);
    const twice = await verify(record({ draws: [first!, first!, second!, ...rest] }));
    expect(twice.draws.map((checked) => checked.fair)).toEqual([true, false, false, false, false, false]);
  });

  it("is found out by a roll out of nothing", async () => {
    const [first] = record().draws;
    const verdict = await verify(record({ draws: [{ ...first!, total: 0, low: -1, high: 1 }] }));
    expect(verdict.draws.map((checked) => checked.fair)).toEqual([false]);
  });

  it("is found out by a changed salt", async () => {
    const verdict = await verify(record({ salts: ["00fe", "bot"] }));
    expect(verdict.draws.every((checked) => checked.fair)).toBe(false);
  });
});
