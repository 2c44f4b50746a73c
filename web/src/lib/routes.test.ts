import { expect, it } from "vitest";
import { routeOf, ruleLink } from "./routes";

it.each([
  ["/", "", { page: "home" }],
  ["/t/abc234", "", { page: "table", id: "abc234" }],
  ["/r/abc234/", "", { page: "replay", id: "abc234" }],
  ["/f/abc234", "", { page: "fair", id: "abc234" }],
  ["/rules/ur", "#ur-210", { page: "rules", game: "ur", rule: "UR-210" }],
  ["/rules/ur", "", { page: "rules", game: "ur", rule: "" }],
  ["/rules/four-in_a2row", "", { page: "rules", game: "four-in_a2row", rule: "" }],
  ["/t/", "", { page: "nowhere" }],
  ["/t/../x", "", { page: "nowhere" }],
  ["/else", "", { page: "nowhere" }],
])("%s%s", (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
});

it("links to a rule are read back", () => {
  expect(routeOf(...(ruleLink("ur", "UR-210").split(/(?=#)/) as [string, string]))).toMatchObject({ rule: "UR-210" });
});
