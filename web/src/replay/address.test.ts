import { expect, it } from "vitest";
import { hashOf, momentOf } from "./address";

it("carries side and step", () => {
  const moments = [
    { side: "log", v: 34 },
    { side: "review", v: 7 },
  ] as const;
  expect(moments.map(hashOf)).toEqual(["#34", "#review-7"]);
  expect(moments.map(hashOf).map(momentOf)).toEqual(moments);
});

it("is short at the beginning, and reads whatever it is given", () => {
  expect(hashOf({ side: "log", v: 1 })).toBe("");
  expect(hashOf({ side: "review", v: 1 })).toBe("#review");
  expect(momentOf("#review")).toEqual({ side: "review", v: 0 });
  expect(["", "#", "#nonsense", "#review-x"].map((hash) => momentOf(hash).v)).toEqual([0, 0, 0, 0]);
});
