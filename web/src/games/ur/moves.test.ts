import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { handOf } from "./fields";
import { bySource, passOf, targetOf } from "./moves";

const choice = (kind: string, ...args: number[]): Choice => ({ seat: 0, kind, args, text: kind });

describe("legal moves", () => {
  it("are found by the disc that they move", () => {
    const legal = [choice("enter", 2), choice("backward", 13, 10), choice("reenter", 2), choice("forward", 4, 7)];
    const found = bySource(legal);
    expect([...found.keys()]).toEqual([handOf(0), "A.b1", "c1"]);
    expect(found.get("A.b1")!.map(targetOf)).toEqual(["c7", "A.h3"]);
    expect(passOf([choice("pass")])?.kind).toBe("pass");
    expect(passOf(legal)).toBeNull();
  });
});
