// The table in words, for those who listen to it or read it as text.

import { letterOf, seatOf } from "../../lib/letters";
import type { Choice } from "../../lib/protocol";
import { say } from "../../lib/words/index.svelte";
import { CENTRES, planetsAt, SITES } from "./geometry";
import { pointOf } from "./moves";
import { FRIENDS, REASONS, RESOURCES, SHIPS, SLOTS, UPGRADES } from "./parts";
import type { Play } from "./play.svelte";
import type { Deed, StarView } from "./protocol";
import { type Cards, faceOf, listCards, shipOf, shipsOf } from "./view";

export const resourceName = (resource: string, count = 1): string => say("sf-resource", { resource, count });
export const cardsText = (cards: Cards): string =>
  listCards(cards)
    .map(({ name, count }) => `${count} ${resourceName(name, count)}`)
    .join(", ") || "–";
export const shipName = (kind: string): string => say("sf-ship-kind", { ship: kind });
export const friendText = (card: string): string => say("sf-friend", { card });

const discText = (disc: string): string => (disc === "?" ? say("sf-disc-down") : say("sf-disc-short", { disc }));

function planetText(view: StarView, slot: string, index: number): string {
  const planet = view.quarters[slot]?.planets[index];
  return planet ? `${resourceName(planet.resource)} ${discText(planet.disc)}` : "";
}

export const quarterText = (view: StarView, slot: string): string => {
  const quarter = view.quarters[slot]!;
  if (faceOf(quarter) === "hidden")
    return say("sf-quarter-down", { stars: SLOTS.find(({ name }) => name === slot)?.stars ?? 1 });
  if (faceOf(quarter) === "system") return quarter.planets.map((_, index) => planetText(view, slot, index)).join(", ");
  return say("sf-tile", { tile: quarter.tile });
};

function standing(view: StarView, point: string, names: string[]): string[] {
  const site = view.sites[point];
  const name = site && site !== "x" ? (names[seatOf(site)] ?? site[0]!) : "";
  const what =
    site === "x"
      ? say("sf-at-closed")
      : site?.endsWith("*")
        ? say("sf-at-port", { name })
        : say("sf-at-colony", { name });
  const ships = view.players.flatMap((_, seat) =>
    shipsOf(view, seat)
      .filter(({ at }) => at === point)
      .map(({ number, kind }) => say("sf-at-ship", { name: names[seat] ?? letterOf(seat), number, ship: kind })),
  );
  return [...(site ? [what] : []), ...ships];
}

export function pointText(view: StarView, point: string, names: string[]): string {
  const planets = SITES.includes(point) ? planetsAt(point).map(({ slot, index }) => planetText(view, slot, index)) : [];
  const dock = Object.keys(CENTRES).find((slot) => CENTRES[slot] === point);
  const people =
    dock && faceOf(view.quarters[dock]!) === "outpost" ? [say("sf-tile", { tile: view.quarters[dock]!.tile })] : [];
  return [point, ...planets.filter(Boolean), ...people, ...standing(view, point, names)].join("; ");
}

export function pointLabel(view: StarView, point: string, names: string[], play: Play): string {
  const way = play.ways[point];
  const parts = [pointText(view, point, names)];
  if (way && play.lit.has(point)) parts.push(say("sf-steps-away", { steps: way.steps }));
  if (way?.finds) parts.push(say("sf-finds-here"));
  return parts.join("; ");
}

/** Purchases that the desk calls otherwise. */
const BUILD_OF: Record<string, string> = { colony: "colony_ship", trade: "trade_ship", port: "spaceport" };

const countText = (resource = 0, count = 0): string => `${count} ${resourceName(RESOURCES[resource] ?? "", count)}`;

/** What may be taken back, in few words. */
export const deedText = ({ what, count, given, got }: Deed): string =>
  what === "bank"
    ? `${count} ${resourceName(given, count)} → 1 ${resourceName(got)}`
    : what === "fame"
      ? say("sf-move-fame")
      : say(`sf-build-${BUILD_OF[what] ?? what}`);

type Teller = (choice: Choice, view: StarView) => string;

const plain: Teller = ({ kind }) => say(`sf-move-${kind}`);
const atPoint: Teller = (choice) => say(`sf-move-${choice.kind}`, { at: pointOf(choice) });
const ofShip: Teller = (choice) => say(`sf-move-${choice.kind}`, { number: choice.args[0]! + 1, at: pointOf(choice) });
const newShip: Teller = (choice) => say("sf-move-ship", { ship: SHIPS[choice.args[0]!] ?? "", at: pointOf(choice) });
const resource: Teller = ({ kind, args }) =>
  say(`sf-move-${kind}`, { resource: resourceName(RESOURCES[args[0]!] ?? "") });
const upgradeName = (number = 0): string => say("sf-upgrade-name", { upgrade: UPGRADES[number] ?? "" });
const upgrade: Teller = ({ args }) => say("sf-move-upgrade", { upgrade: upgradeName(args[0]) });

const TELLERS: Record<string, Teller> = {
  settle: atPoint,
  dock: atPoint,
  port: atPoint,
  place: atPoint,
  launch: newShip,
  ship: newShip,
  go: ofShip,
  jump: ofShip,
  ground: ofShip,
  found: ({ args: [ship = 0], seat }, view) =>
    say("sf-move-found", { number: ship + 1, ship: shipOf(view, seat, ship + 1)?.kind ?? "" }),
  equip: upgrade,
  upgrade,
  gain: upgrade,
  remove: ({ args }) => say("sf-move-remove", { upgrade: upgradeName(args[0]) }),
  discard: resource,
  aid: resource,
  give: resource,
  take: resource,
  hand_over: resource,
  bank: ({ args: [give = 0, get = 0] }) =>
    say("sf-move-bank", { give: resourceName(RESOURCES[give] ?? ""), get: resourceName(RESOURCES[get] ?? "") }),
  offer: ({ args: [give, count, get, wanted] }) =>
    say("sf-move-offer", { give: countText(give, count), get: countText(get, wanted) }),
  offer_to: ({ args: [give, count, get, wanted, to = 0] }) =>
    say("sf-move-offer_to", { give: countText(give, count), get: countText(get, wanted), name: letterOf(to) }),
  friend: ({ args }) => friendText(FRIENDS[args[0]!] ?? ""),
  help: ({ args: [seats = 0] }) => say("sf-move-help", { letters: lettersIn(seats) }),
  answer: ({ args }, view) => answerText(view, args[0] ?? 0),
  rob: ({ args }) => say("sf-move-rob", { name: letterOf(args[0]!) }),
  deal: ({ args }) => say("sf-move-deal", { name: letterOf(args[0]!) }),
  decline: ({ args: [reason = 0] }) =>
    [say("sf-move-decline"), ...(reason ? [say("sf-reason", { reason: REASONS[reason - 1] ?? "" })] : [])].join(": "),
  depart: plain,
  stop: plain,
  end: plain,
  withdraw: ({ seat }, view) => say(seat === view.active ? "sf-move-withdraw" : "sf-take-back"),
  fame: plain,
  undo: (_, { undo }) => (undo ? say("sf-undo", { what: deedText(undo) }) : say("sf-take-back")),
  agree: plain,
};

/** Seats that a number has a bit for each of, by their letters. */
const lettersIn = (seats: number): string =>
  [0, 1, 2, 3]
    .filter((seat) => (seats >> seat) & 1)
    .map(letterOf)
    .join(", ");

/** What a move does, on a button. */
export const moveText = (choice: Choice, view: StarView): string => TELLERS[choice.kind]?.(choice, view) ?? choice.text;

/** An answer in an encounter: yes or no in its own words, or a number of cards. */
export function answerText(view: StarView, answer: number): string {
  const { asks = "", scene = "", step = "" } = view.encounter ?? {};
  if (asks === "gift") return say("sf-answer-cards", { count: answer });
  return say(answer ? "sf-scene-yes" : "sf-scene-no", { scene: step && step !== "first" ? "unmasked" : scene });
}
