// What is taken in hand: a ship, something to build, a point one aims at; and what a press means. All that may
// be done was sent by the server; what may not is asked about, so that the page can show the rule.

import type { Choice, StarView } from "../../lib/protocol";
import { firstFind, routeTo, stepsOf, type Ways, waysOf } from "./flight";
import { pointNumber, POINTS, siteNumber, SITES } from "./geometry";
import type { Build } from "./parts";
import { known, phaseOf, shipOf, shipsOf } from "./reading";
import { type Step, Walk } from "./walk";

export interface Game {
  view: StarView;
  legal: Choice[];
  /** Who acts here; -1: nobody now. */
  actor: number;
  busy: boolean;
  /** A move that the coach speaks of. */
  tip?: Choice | null;
  onmove: (choice: Choice) => void;
  onwhy: (seat: number, kind: string, args: number[]) => void;
  /** Tells of a rule that the view names already. */
  onrule: (rule: string, fact: string, args: Record<string, number | string>) => void;
}

/** What one puts on the board: with a ship build or a launch, of that kind. */
export type Tool = "" | Build | "jump";

interface Held {
  turn: string;
  ship: number;
  tool: Tool;
  aim: string;
}
const EMPTY: Held = { turn: "", ship: 0, tool: "", aim: "" };

/** Moves that name a site as their first number, and those that name a point as their last. */
const AT_SITE = new Set(["settle", "dock", "port"]);
const AT_POINT = new Set(["launch", "ship", "place", "jump"]);
const KIND_OF: Partial<Record<Tool, number>> = { colony_ship: 0, trade_ship: 1 };

export function pointOf({ kind, args }: Choice): string {
  if (AT_SITE.has(kind)) return SITES[args[0]!] ?? "";
  return AT_POINT.has(kind) ? (POINTS[args.at(-1)!] ?? "") : "";
}

const same = (one: number[], other: number[]): boolean => one.length === other.length && one.every((each, n) => each === other[n]);

export class Play {
  #game: () => Game;
  #held: Held = $state.raw(EMPTY);
  #walk = new Walk();
  /** What was known when the flight set off. */
  #known = "";
  /** The point that the pointer or the keyboard is at. */
  spot = $state("");

  constructor(game: () => Game) {
    this.#game = game;
  }

  #turn = $derived.by(() => {
    const { view, actor } = this.#game();
    return `${view.turn} ${phaseOf(view)} ${view.stage} ${actor}`;
  });
  #now: Held = $derived.by(() => (this.#held.turn === this.#turn ? this.#held : EMPTY));

  /** Where the coach points. */
  tipped: string = $derived.by(() => {
    const { tip } = this.#game();
    return tip?.kind === "go" ? (POINTS[tip.args.at(-1)!] ?? "") : tip ? pointOf(tip) : "";
  });

  /** The moves of whoever acts here. */
  choices: Choice[] = $derived.by(() => this.#game().legal.filter(({ seat }) => seat === this.#game().actor));

  of(kind: string): Choice[] {
    return this.choices.filter((choice) => choice.kind === kind);
  }

  find(kind: string, ...args: number[]): Choice | undefined {
    return this.choices.find((choice) => choice.kind === kind && same(choice.args.slice(0, args.length), args));
  }

  // --- what is in hand ---

  flying = $derived.by(() => this.#game().actor >= 0 && this.#game().view.stage === "fly");
  /** The ship that flies, or the chosen one, or the first that can. */
  ship: number = $derived.by(() => {
    const { view } = this.#game();
    if (!this.flying) return 0;
    if (view.flying) return view.flying;
    const able = [...new Set(this.choices.filter(({ kind }) => ["go", "jump", "found"].includes(kind)).map(({ args }) => args[0]! + 1))];
    return able.includes(this.#now.ship) ? this.#now.ship : (able[0] ?? 0);
  });
  ways: Ways = $derived.by(() => waysOf(this.#game().view, this.ship));
  tool: Tool = $derived.by(() => this.#now.tool || (this.of("launch").length ? "colony_ship" : ""));
  jumping = $derived.by(() => this.tool === "jump" && this.of("jump").length > 0);

  /** The points that one may put something on, with the move. */
  places: Map<string, Choice> = $derived.by(() => {
    const kind = KIND_OF[this.tool];
    const fits = (choice: Choice): boolean => {
      if (choice.kind === "jump") return this.jumping && choice.args[0] === this.ship - 1;
      if (choice.kind === "ship" || choice.kind === "launch") return choice.args[0] === kind;
      return choice.kind === "port" ? this.tool === "spaceport" : true;
    };
    return new Map(this.choices.filter((choice) => pointOf(choice) && fits(choice)).map((choice) => [pointOf(choice), choice]));
  });

  /** May the flight end there, or at least pass there right now? */
  #open(point: string): boolean {
    const way = this.ways[point];
    if (!way) return false;
    return !way.rule || (way.steps === 1 && this.find("go", this.ship - 1, pointNumber(point)) !== undefined);
  }

  /** The points that a press would do something with. */
  lit: Set<string> = $derived.by(() => {
    if (this.places.size || this.jumping) return new Set(this.places.keys());
    return new Set(this.flying && this.ship ? Object.keys(this.ways).filter((point) => this.#open(point)) : []);
  });

  /** The point that is proposed. */
  aim: string = $derived.by(() => (this.lit.has(this.#now.aim) ? this.#now.aim : ""));
  /** The point whose way is shown: what one looks at, or what is proposed. */
  shown: string = $derived.by(() => (this.spot && this.ways[this.spot] ? this.spot : this.aim));
  route: string[] = $derived.by(() => (this.jumping || !this.flying ? [] : routeTo(this.ways, this.shown)));
  /** Where the flight would pause, because something lies face down there. */
  pause: string = $derived.by(() => firstFind(this.ways, this.route));

  // --- presses ---

  chooseShip(number: number): void {
    const { view, actor, onwhy } = this.#game();
    if (actor < 0 || !this.flying || view.flying === number) return;
    const able = this.choices.some(({ kind, args }) => ["go", "jump", "found"].includes(kind) && args[0] === number - 1);
    if (able) this.#hold({ ship: number });
    else onwhy(actor, "go", [number - 1, pointNumber(shipOf(view, actor, number)?.at ?? "")]);
  }

  chooseTool(tool: Tool): void {
    this.#hold({ tool: this.tool === tool ? "" : tool, ship: this.ship });
  }

  /** The first press proposes, the second one does it. */
  press(point: string): void {
    const { view, actor, busy } = this.#game();
    if (actor < 0 || busy || this.#walk.going) return;
    const own = shipsOf(view, actor).find(({ at }) => at === point);
    if (this.aim === point) this.confirm();
    else if (this.lit.has(point)) this.#hold({ ...this.#now, ship: this.ship, tool: this.tool, aim: point });
    else if (own && this.flying && own.number !== this.ship) this.chooseShip(own.number);
    else this.#refuse(point);
  }

  #refuse(point: string): void {
    const { view, actor, onwhy, onrule } = this.#game();
    const way = this.ways[point];
    const [number, site] = [pointNumber(point), siteNumber(point)];
    const reach = view.flying ? view.left : view.speed;
    if (this.jumping) onwhy(actor, "jump", [this.ship - 1, number]);
    else if (way) onrule(way.rule, way.fact, {});
    else if (this.ship && shipOf(view, actor, this.ship)?.at === point) this.release();
    else if (this.ship) onrule("SF-506", "sf-out-of-reach", { at: point, reach });
    else if (view.stage === "settle" || view.stage === "dock") onwhy(actor, view.stage, [site]);
    else if (this.tool === "spaceport") onwhy(actor, "port", [site]);
    else if (this.places.size) onwhy(actor, view.stage === "launch" ? "launch" : view.stage === "place" ? "place" : "ship", view.stage === "place" ? [number] : [KIND_OF[this.tool] ?? 0, number]);
  }

  /** Does what is proposed; false: nothing is. */
  confirm(): boolean {
    const place = this.places.get(this.aim);
    if (!this.aim) return false;
    if (place) this.move(place);
    else this.#set(stepsOf(this.ship, routeTo(this.ways, this.aim)));
    return true;
  }

  #set(steps: Step[]): void {
    this.#known = known(this.#game().view);
    this.#held = { ...this.#now, aim: "" };
    this.send(steps);
  }

  /** Makes these moves, one after the other. */
  send(steps: Step[]): void {
    this.#walk.begin(steps);
    this.goOn();
  }

  /** The next of several moves, when the last one has arrived. A discovery gives the rest of a flight back. */
  goOn(): void {
    const { busy, view } = this.#game();
    if (busy || !this.#walk.going) return;
    const step = this.#walk.next(view.position);
    const news = step?.kind === "go" && known(view) !== this.#known;
    const choice = step && !news ? this.find(step.kind, ...step.args) : undefined;
    if (choice) this.#game().onmove(choice);
    else if (step) this.#walk.stop();
  }

  #hold(held: Partial<Held>): void {
    this.#held = { ...EMPTY, ...held, turn: this.#turn };
  }

  /** Puts down what is held; false: there was nothing. */
  release(): boolean {
    const held = this.aim !== "" || this.#now.tool !== "" || this.#walk.going;
    this.#walk.stop();
    this.#hold({ ship: this.#now.ship });
    return held;
  }

  move(choice: Choice): void {
    const { busy, onmove } = this.#game();
    if (busy) return;
    this.#held = { ...this.#now, tool: "", aim: "" };
    onmove(choice);
  }

  /** Makes the move if it may be made, or asks why it may not. */
  attempt(kind: string, ...args: number[]): void {
    this.attemptFor(this.#game().actor, kind, ...args);
  }

  attemptFor(seat: number, kind: string, ...args: number[]): void {
    const { legal, onwhy } = this.#game();
    const choice = legal.find((each) => each.seat === seat && each.kind === kind && same(each.args, args));
    if (choice) this.move(choice);
    else if (seat >= 0) onwhy(seat, kind, args);
  }
}
