import { expect, it } from "vitest";
import { noteBot, usualBot } from "./bots";

const bots = ["level1", "level2", "level3"];

it("each game remembers its own level; otherwise it is the one in the middle", () => {
  expect(usualBot({ name: "ur", bots })).toBe("level2");
  noteBot("ur", "level3");
  expect(usualBot({ name: "ur", bots })).toBe("level3");
  expect(usualBot({ name: "maze", bots })).toBe("level2");
  noteBot("maze", "level9");
  expect(usualBot({ name: "maze", bots })).toBe("level2");
});
