// What a view tells, in the terms in which the page shows it.

import { letterOf } from "../../lib/letters";
import { type Cost, PEOPLES, type People, RESOURCES, type Resource } from "./parts";
import type { Player, Quarter, Ship, StarView } from "./protocol";

export type Phase = "setup" | "income" | "build" | "flight" | "over";
const INCOME = new Set(["dice", "aid", "discard", "rob", "steal", "draw", "supply"]);

export function phaseOf(view: StarView): Phase {
  if (view.stage === "ended") return "over";
  if (view.turn === 0) return "setup";
  if (view.base > 0 || view.stage === "shake") return "flight";
  return INCOME.has(view.stage) ? "income" : "build";
}

export const playerOf = (view: StarView, seat: number): Player => view.players[seat]!;
export const shipsOf = (view: StarView, seat: number): Ship[] => view.players[seat]?.ships ?? [];
export const shipOf = (view: StarView, seat: number, number: number): Ship | undefined =>
  shipsOf(view, seat).find((ship) => ship.number === number);

// --- discs ---

/** The sums of the dice on which a disc pays. */
export const numbersOf = (disc: string): number[] => (/^\d/.test(disc) ? disc.split("/").map(Number) : []);
/** On how many of the 36 rolls it pays. */
export const pipsOf = (disc: string): number =>
  numbersOf(disc).reduce((sum, number) => sum + 6 - Math.abs(7 - number), 0);
export const isHot = (disc: string): boolean => disc === "6" || disc === "8";

export interface Hazard {
  what: "pirates" | "ice";
  strength: number;
}
export function hazardOf(disc: string): Hazard | null {
  const [, kind, strength] = /^([pi])(\d)$/.exec(disc) ?? [];
  return kind ? { what: kind === "p" ? "pirates" : "ice", strength: Number(strength) } : null;
}

// --- quarters ---

export type Face = "hidden" | "system" | "outpost" | "empty";
export function faceOf({ tile, planets }: Quarter): Face {
  if (tile === "?") return "hidden";
  if (planets.length) return "system";
  return PEOPLES.some((people) => people === tile) ? "outpost" : "empty";
}

/** The seats of the stations with a people, in the order of the docks. */
export const stationsWith = (view: StarView, people: string): number[] =>
  view.players.flatMap(({ stations }, seat) => Array<number>(stations[people] ?? 0).fill(seat));

/** What must not change while a ship flies on by itself. */
export const known = (view: StarView): string => JSON.stringify(view.quarters) + view.stage;

// --- cards ---

export type Cards = Record<string, number>;
export const countCards = (cards: Cards): number => RESOURCES.reduce((sum, name) => sum + (cards[name] ?? 0), 0);
export const sameCards = (one: Cards, other: Cards): boolean =>
  RESOURCES.every((name) => (one[name] ?? 0) === (other[name] ?? 0));
export const listCards = (cards: Cards): { name: Resource; count: number }[] =>
  RESOURCES.flatMap((name) => (cards[name] ? [{ name, count: cards[name] }] : []));

/** What of these cards is not in the hand. */
export const missingCards = (cards: Cards, hand: Cards): Cards =>
  Object.fromEntries(RESOURCES.map((name) => [name, Math.max(0, (cards[name] ?? 0) - (hand[name] ?? 0))]));
export const missingFor = (cost: Cost, hand: Cards): { name: Resource; count: number }[] =>
  listCards(missingCards(cost, hand));

/** What the bank asks for one card: only a hint, the server decides. */
export function rateOf(view: StarView, seat: number, name: Resource): number {
  const friend = view.players[seat]?.friends.includes(`trade-${name}`) ?? false;
  if (name === "goods") return friend && !(view.used & 1) ? 1 : 2;
  return friend ? 2 : 3;
}

// --- points ---

export interface Score {
  colonies: number;
  ports: number;
  figures: People[];
  medals: number;
  halves: number;
}

export function scoreOf(view: StarView, seat: number): Score {
  const sites = Object.values(view.sites);
  return {
    colonies: sites.filter((there) => there === letterOf(seat)).length,
    ports: sites.filter((there) => there === `${letterOf(seat)}*`).length,
    figures: PEOPLES.filter((people) => view.figures[people] === seat),
    medals: playerOf(view, seat).medals,
    halves: playerOf(view, seat).halves,
  };
}

/** What every part of a score is worth (SF-901). */
export function pointsOf(score: Score): { part: keyof Score; count: number; points: number }[] {
  return [
    { part: "colonies", count: score.colonies, points: score.colonies },
    { part: "ports", count: score.ports, points: 2 * score.ports },
    { part: "figures", count: score.figures.length, points: 2 * score.figures.length },
    { part: "medals", count: score.medals, points: score.medals },
    { part: "halves", count: score.halves, points: Math.floor(score.halves / 2) },
  ];
}
