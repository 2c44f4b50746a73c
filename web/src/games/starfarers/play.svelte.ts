// What is taken in hand: a ship, something to build, a point one aims at; and what a press means. All that may
// be done was sent by the server; what may not is asked about, so that the page can show the rule.

import { type Asked, findMove } from "../../lib/moves";
import type { Choice } from "../../lib/protocol";
import { Sequence } from "../../lib/sequence";
import type { Acting } from "../page";
import { pointNumber } from "./geometry";
import { meantAt, pointOf, shipNumber } from "./moves";
import type { Tool } from "./parts";
import type { StarView } from "./protocol";
import { firstFind, routeTo, stepsOf, type Ways, waysOf } from "./routes";
import { known, phaseOf, shipOf, shipsOf } from "./view";

export interface Game extends Acting<StarView> {
  /** Tells of a rule that the view names already. */
  onrule: (rule: string, fact: string, args: Record<string, number | string>) => void;
}

interface Held {
  turn: string;
  ship: number;
  tool: Tool;
  aim: string;
  /** Was it asked whether one means to take off? */
  leaving: boolean;
}
const EMPTY: Held = { turn: "", ship: 0, tool: "", aim: "", leaving: false };

/** What is built with cards. */
const BUILDING = new Set(["ship", "port", "upgrade"]);

/** Moves of a single ship. */
const OF_SHIPS = new Set(["go", "jump", "found"]);

export class Play {
  #game: () => Game;
  #held: Held = $state.raw(EMPTY);
  #walk = new Sequence();
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
    return tip ? pointOf(tip) : "";
  });

  /** The moves of whoever acts here. */
  choices: Choice[] = $derived.by(() => this.#game().legal.filter(({ seat }) => seat === this.#game().actor));

  of(kind: string): Choice[] {
    return this.choices.filter((choice) => choice.kind === kind);
  }

  /** The first move of this kind whose numbers begin so. */
  find(kind: string, ...args: number[]): Choice | undefined {
    return this.of(kind).find((choice) => args.every((each, n) => each === choice.args[n]));
  }

  // --- what is in hand ---

  flying = $derived.by(() => this.#game().actor >= 0 && this.#game().view.stage === "fly");
  /** The ship that flies, or the chosen one, or the first that can. */
  ship: number = $derived.by(() => {
    const { view } = this.#game();
    if (!this.flying) return 0;
    if (view.flying) return view.flying;
    const able = this.choices.filter(({ kind }) => OF_SHIPS.has(kind)).map(({ args }) => args[0]! + 1);
    return able.includes(this.#now.ship) ? this.#now.ship : (able[0] ?? 0);
  });
  ways: Ways = $derived.by(() => waysOf(this.#game().view, this.ship));
  tool: Tool = $derived.by(() => this.#now.tool || (this.of("launch").length ? "colony_ship" : ""));
  jumping = $derived.by(() => this.tool === "jump" && this.of("jump").length > 0);

  /** Could this be put on the board with what is in hand? Ships that fly are led otherwise. */
  #fits({ kind, args }: Choice): boolean {
    if (kind === "go") return false;
    if (kind === "jump") return this.jumping && args[0] === this.ship - 1;
    if (kind === "ship" || kind === "launch") return args[0] === shipNumber(this.tool);
    return kind === "port" ? this.tool === "spaceport" : true;
  }

  /** The points that one may put something on, with the move. */
  places: Map<string, Choice> = $derived.by(() => {
    const found = this.choices.filter((choice) => pointOf(choice) && this.#fits(choice));
    return new Map(found.map((choice) => [pointOf(choice), choice]));
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

  /** The point that is proposed; where there is only one to put something on, nobody need choose it. */
  aim: string = $derived.by(() => {
    if (this.lit.has(this.#now.aim)) return this.#now.aim;
    return this.places.size === 1 ? [...this.places.keys()][0]! : "";
  });
  /** The point whose way is shown: what one looks at, or what is proposed. */
  shown: string = $derived.by(() => (this.spot && this.ways[this.spot] ? this.spot : this.aim));
  route: string[] = $derived.by(() => (this.jumping || !this.flying ? [] : routeTo(this.ways, this.shown)));
  /** Where the flight would pause, because something lies face down there. */
  pause: string = $derived.by(() => firstFind(this.ways, this.route));

  // --- presses ---

  chooseShip(number: number): void {
    const { view, actor, onwhy } = this.#game();
    if (actor < 0 || !this.flying || view.flying === number) return;
    const able = this.choices.some(({ kind, args }) => OF_SHIPS.has(kind) && args[0] === number - 1);
    if (able) this.#hold({ ship: number });
    else onwhy(actor, "go", [number - 1, pointNumber(shipOf(view, actor, number)?.at ?? "")]);
  }

  chooseTool(tool: Tool): void {
    this.#hold({ tool: this.tool === tool ? "" : tool, ship: this.ship });
  }

  /** Which of these points a press near them is meant for: the one with the shortest way. */
  nearestOf(points: string[]): string {
    const steps = (point: string): number => this.ways[point]?.steps ?? 0;
    const lit = points.filter((point) => this.lit.has(point));
    return lit.sort((one, other) => steps(one) - steps(other))[0] ?? "";
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
    const { view, actor, onwhy } = this.#game();
    if (this.jumping) onwhy(actor, "jump", [this.ship - 1, pointNumber(point)]);
    else if (this.ship) this.#refuseFlight(point);
    else if (this.places.size || view.stage === "settle" || view.stage === "dock" || this.tool === "spaceport") {
      const { kind, args } = meantAt(view, this.tool, point);
      onwhy(actor, kind, args);
    }
  }

  #refuseFlight(point: string): void {
    const { view, actor, onrule } = this.#game();
    const way = this.ways[point];
    const reach = view.flying ? view.left : view.speed;
    if (way) onrule(way.rule, way.fact, {});
    else if (shipOf(view, actor, this.ship)?.at === point) this.release();
    else onrule("SF-506", "sf-out-of-reach", { at: point, reach });
  }

  /** Does what is proposed; false: nothing is. */
  confirm(): boolean {
    const place = this.places.get(this.aim);
    if (!this.aim) return false;
    if (place) this.move(place);
    else this.#set(stepsOf(this.ship, routeTo(this.ways, this.aim)));
    return true;
  }

  #set(steps: Asked[]): void {
    this.#known = known(this.#game().view);
    this.#held = { ...this.#now, aim: "" };
    this.send(steps);
  }

  /** Makes these moves, one after the other. */
  send(steps: Asked[]): void {
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

  /** The seat that declines every offer until its own turn; -1: none. */
  declining = $state(-1);

  declineAll(seat: number): void {
    this.declining = seat;
    this.answerOffers();
  }

  /** After every frame: says no for whoever does not want to be asked. */
  answerOffers(): void {
    const { view, legal, busy } = this.#game();
    const seat = this.declining;
    if (view.active === seat) this.declining = -1;
    else if (!busy && !view.players[seat]?.answer && findMove(legal, seat, { kind: "decline", args: [0] }))
      this.attemptFor(seat, "decline", 0);
  }

  /** Waits for a second word: whoever takes off builds no more in this turn, and could still. */
  leaving = $derived.by(() => this.#now.leaving);

  depart(): void {
    const builds = this.choices.some(({ kind }) => BUILDING.has(kind));
    if (builds && !this.leaving) this.#hold({ leaving: true });
    else this.attempt("depart");
  }

  /** Takes back what was bought or traded last; false: there is nothing. */
  undo(): boolean {
    const choice = this.find("undo");
    if (choice) this.move(choice);
    return choice !== undefined;
  }

  #hold(held: Partial<Held>): void {
    this.#held = { ...EMPTY, ...held, turn: this.#turn };
  }

  /** What was sent came back unmade: nothing follows it. */
  halt(): void {
    this.#walk.stop();
  }

  /** Puts down what is held; false: there was nothing. */
  release(): boolean {
    const held = this.#now.aim !== "" || this.#now.tool !== "" || this.#walk.going;
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
    const choice = findMove(legal, seat, { kind, args });
    if (choice) this.move(choice);
    else if (seat >= 0) onwhy(seat, kind, args);
  }
}
