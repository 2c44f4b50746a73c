// The table in words, for those who listen to it or read it as text.

import { letterOf } from "../../lib/letters";
import type { Choice } from "../../lib/protocol";
import { say } from "../../lib/words/index.svelte";
import { type Deed, deedOf, spotsOf } from "./moves";
import { COLOURS } from "./parts";
import type { Play } from "./play.svelte";
import type { MazeView } from "./protocol";
import { type Alien, aliensAt, crewOf, freeTerminals, isSteps, panelOf, piles, relicCell } from "./view";

export const alienName = (colour: string): string => say("mz-alien", { alien: colour });
export const cardName = (card: string): string => say("mz-card", { card });

/** 2 green, 1 orange. */
export function pointsText(points: string): string {
  const parts = COLOURS.map((colour) => [colour, points.split(colour).length - 1] as const).filter(
    ([, count]) => count,
  );
  return parts.map(([colour, count]) => `${count} ${alienName(colour)}`).join(", ") || "–";
}

export function dieText(die: string): string {
  if (isSteps(die)) return say("mz-die-steps", { points: pointsText(die) });
  return say("mz-die-energy", { alien: die[0] ?? "", pips: Number(die[1]) });
}

export function placeText(place: string, terminal: boolean): string {
  if (place === "ship") return say("mz-aboard");
  return terminal ? say("mz-on-its-terminal", { at: place }) : place;
}

const gatesText = (gates: string): string =>
  [...gates].map((gate, side) => say("mz-gate", { side, gate: say("mz-gate-one", { one: gate }) })).join(", ");

function alienText({ seat, colour, terminal, relic }: Alien, names: string[]): string {
  const what = terminal ? "terminal" : relic ? "relic" : "plain";
  return say("mz-alien-here", { name: names[seat] ?? letterOf(seat), alien: colour, what });
}

export function contentText(view: MazeView, cell: string, names: string[]): string[] {
  const here = aliensAt(view, cell).map((each) => alienText(each, names));
  const free = freeTerminals(view, cell);
  return [
    ...(relicCell(view) === cell ? [say("mz-relic-here")] : []),
    ...(free > 0 ? [say("mz-terminal-free")] : []),
    ...here,
  ];
}

export function tileText(view: MazeView, cell: string): string {
  const gates = view.tiles[cell] ?? "-";
  if (gates === "-") return "–";
  return gates === "SSSS" ? say("mz-relic-tile") : gatesText(gates);
}

export function tileLabel(view: MazeView, cell: string, names: string[], play: Play): string {
  const parts = [`${cell}: ${tileText(view, cell)}`, ...contentText(view, cell, names)];
  const steps = play.range.get(cell);
  if (steps) parts.push(say("mz-can-go", { steps }));
  else if (play.lit.has(cell)) parts.push(say("mz-can-choose"));
  if (play.aim.includes(cell)) parts.push(say("mz-chosen"));
  return parts.join("; ");
}

export const shipLabel = (view: MazeView, seat: number, name: string): string => {
  const aboard = crewOf(view, seat).filter(({ place }) => place === "ship");
  return say("mz-ship", {
    name,
    at: view.docks[seat]?.slice(0, 2) ?? "",
    aliens: aboard.map(({ colour }) => alienName(colour)).join(", ") || "–",
  });
};

export const berthLabel = (berth: string): string =>
  say("mz-berth", { at: berth.slice(0, 2), side: say("mz-side", { side: "nesw".indexOf(berth[2] ?? "n") }) });

export function panelText(view: MazeView, seat: number): string {
  const taken = panelOf(view, seat).filter(({ die }) => die);
  return taken.map(({ die, card }) => (card ? `${dieText(die)} – ${cardName(card)}` : dieText(die))).join("; ") || "–";
}

export const crewText = (view: MazeView, seat: number): string =>
  crewOf(view, seat)
    .map(({ colour, place, terminal, relic }) =>
      say("mz-alien-at", { alien: colour, at: placeText(place, terminal), relic: relic ? "yes" : "no" }),
    )
    .join(", ");

export function crewLabel(view: MazeView, seat: number, name: string): string {
  return say("mz-crew", {
    name,
    tokens: view.tokens[seat] ?? 0,
    cards: view.cards[seat] ?? 0,
    aliens: crewText(view, seat),
    dice: panelText(view, seat),
  });
}

export const handText = (view: MazeView): string =>
  piles(view.hand)
    .map(({ card, count }) => say("mz-hand-card", { card, count, cost: view.costs[card] ?? 0 }))
    .join(", ") || "–";

/** What the chosen alien can do where it stands, on a button. */
export const actText = ({ kind, mate }: Deed): string => say(`mz-act-${kind}`, { mate: mate ?? "" });

type Teller = (deed: Deed, view: MazeView, seat: number) => string;

const ofAlien: Teller = ({ kind, colour = "" }) => say(`mz-move-${kind}`, { alien: colour });

const TELLERS: Record<string, Teller> = {
  take: ({ die = "" }) => say("mz-take", { die: dieText(die) }),
  go: ({ colour = "", cells: [at = ""] }) => say("mz-move-go", { alien: colour, at }),
  use: ofAlien,
  grab: ofAlien,
  enter: ofAlien,
  give: ({ colour = "", mate = "" }) => say("mz-move-give", { alien: colour, mate }),
  turn: ({ cells: [at = ""], quarters = 1 }) => say("mz-move-turn", { at, quarters }),
  exchange: ({ cells: [at = ""] }) => say("mz-move-exchange", { at }),
  diagonal_exchange: ({ cells: [at = "", to = ""] }) => say("mz-move-swap", { at, to }),
  run: ({ card }, { die }) => say("mz-move-run", { alien: die[0] ?? "", points: card === "run2" ? 2 : 1 }),
  morph: (deed, view, seat) => {
    const aboard = spotsOf(deed, view, seat)[0]?.startsWith("ship");
    return say("mz-move-morph", { mate: deed.mate ?? "", at: aboard ? "ship" : "maze" });
  },
  glue: () => say("mz-move-glue"),
  move_base: ({ berth = "" }) => say("mz-move-base", { at: berthLabel(berth) }),
  discard: ({ card = "" }) => say("mz-drop", { card: cardName(card) }),
  undo: () => say("mz-undo"),
  done: (_, { phase }) => say(phase === "moving" ? "mz-done" : "mz-leave"),
};

/** What a move does, on a button. */
export const moveText = (choice: Choice, view: MazeView): string =>
  TELLERS[choice.kind]?.(deedOf(choice, view), view, choice.seat) ?? choice.text;
