import { expect, it } from "vitest";
import { placed, routeAt, routeOf, ruleLink } from "./routes";

it.each([
  ["/", "", { page: "home" }],
  ["/t/abc234", "", { page: "table", id: "abc234" }],
  ["/r/abc234/", "", { page: "replay", id: "abc234" }],
  ["/f/abc234", "", { page: "fair", id: "abc234" }],
  ["/e/abc234", "", { page: "event", id: "abc234" }],
  ["/events", "", { page: "events" }],
  ["/rules/ur", "#ur-210", { page: "rules", game: "ur", rule: "UR-210" }],
  ["/rules", "", { page: "rulebooks" }],
  ["/rules/ur/summary", "", { page: "summary", game: "ur" }],
  ["/rules/ur", "", { page: "rules", game: "ur", rule: "" }],
  ["/rules/four-in_a2row", "", { page: "rules", game: "four-in_a2row", rule: "" }],
  ["/puzzles", "", { page: "puzzles", game: "", number: 0 }],
  ["/puzzles/today", "", { page: "puzzles", game: "today", number: 0 }],
  ["/puzzles/ur/", "", { page: "puzzles", game: "ur", number: 0 }],
  ["/puzzles/ur/12", "", { page: "puzzles", game: "ur", number: 12 }],
  ["/puzzles/ur/0", "", { page: "nowhere" }],
  ["/position/ur", "", { page: "position", game: "ur", search: "" }],
  ["/t/", "", { page: "nowhere" }],
  ["/t/../x", "", { page: "nowhere" }],
  ["/else", "", { page: "nowhere" }],
])("%s%s", (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
});

it("links to a rule are read back", () => {
  expect(routeOf(...(ruleLink("ur", "UR-210").split(/(?=#)/) as [string, string]))).toMatchObject({ rule: "UR-210" });
});

it.each(["/", "/t/abc234", "/r/abc234?at=3#review", "/rules/ur#UR-210", "/position/ur?text=a+b&seats=2"])(
  "%s is found in the query of a host of plain files",
  (path) => {
    const host = "https://files.example/some/where/";
    const plain = new URL(path, host);
    expect(routeAt(new URL(placed(path, true), `${host}?/t/left#here`), true)).toEqual(
      routeOf(plain.pathname, plain.hash, plain.search),
    );
  },
);

it("an empty query is the start page", () => {
  expect(routeAt(new URL("https://files.example/index.html"), true)).toEqual({ page: "home" });
});
