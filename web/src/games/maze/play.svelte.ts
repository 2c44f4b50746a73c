// What is taken in hand: a die, a card, an alien; what one points at; and what a press means. All that may be
// done was sent by the server; what may not is asked about, so that the page can show the rule.

import { findMove } from "../../lib/moves";
import type { Choice } from "../../lib/protocol";
import { Sequence } from "../../lib/sequence";
import type { Acting } from "../page";
import { actingColour, type Aimed, type Deed, deedOf, narrow, onlySpot, prospectsOf, spotsOf } from "./moves";
import { cellNumber, COLOURS, type Colour, colourNumber } from "./parts";
import type { MazeView } from "./protocol";
import { asked } from "./questions";
import { reach, route } from "./routes";
import { crewOf, dieNumber, pointsOf } from "./view";

export type Game = Acting<MazeView>;

/** What is held belongs to one turn; a new one begins with empty hands. */
interface Held {
  turn: string;
  die: string;
  card: string;
  colour: Colour | "";
  aim: string[];
  option: number;
}

const NOTHING: Aimed = { options: [], next: new Set() };
const EMPTY: Held = { turn: "", die: "", card: "", colour: "", aim: [], option: 0 };

export class Play {
  #game: () => Game;
  #held: Held = $state.raw(EMPTY);
  #walk = new Sequence();
  /** A card that was chosen before the die. */
  #wish = $state("");
  /** What the pointer or the keyboard is at. */
  spot: string | null = $state(null);
  overDie = $state("");
  overCard = $state("");
  overChoice: Choice | null = $state.raw(null);

  constructor(game: () => Game) {
    this.#game = game;
  }

  #turn = $derived.by(() => {
    const { view, actor } = this.#game();
    return `${view.round} ${view.phase} ${actor} ${view.die} ${view.hand.length}`;
  });
  #now: Held = $derived.by(() => (this.#held.turn === this.#turn ? this.#held : EMPTY));

  deeds: { choice: Choice; deed: Deed }[] = $derived.by(() =>
    this.#game()
      .legal.filter(({ seat }) => seat === this.#game().actor)
      .map((choice) => ({ choice, deed: deedOf(choice, this.#game().view) })),
  );

  find(kind: string, fits: (deed: Deed) => boolean = () => true): Choice | undefined {
    return this.deeds.find(({ deed }) => deed.kind === kind && fits(deed))?.choice;
  }

  tip: Deed | null = $derived.by(() => (this.#game().tip ? deedOf(this.#game().tip!, this.#game().view) : null));
  /** Where the coach points. */
  tipped: string[] = $derived.by(() => (this.tip ? spotsOf(this.tip, this.#game().view, this.#game().tip!.seat) : []));

  done = $derived.by(() => this.find("done"));
  undo = $derived.by(() => this.find("undo"));

  // --- taking a die ---

  taking = $derived.by(() => this.#game().actor >= 0 && this.#game().view.phase === "taking");
  /** The die that is looked at before it is taken. */
  die = $derived.by(() => (this.taking ? (this.tip?.die ?? (this.overDie || this.#now.die)) : ""));
  /** What could be done with that die. */
  prospects: Deed[] = $derived.by(() => prospectsOf(this.#game().view, this.die));

  /** On a touch screen the first press only looks. */
  pressDie(die: string, sure: boolean): void {
    const { view, actor, onwhy } = this.#game();
    const choice = this.find("take", (deed) => deed.die === die);
    if (!choice) onwhy(actor, "take", [dieNumber(view, die)]);
    else if (sure || this.#now.die === die) this.take(choice);
    else this.#hold({ die, card: this.card });
  }

  /** The hand is empty then: in the same round one takes other dice. */
  take(choice: Choice): void {
    const card = this.card;
    this.move(choice);
    this.#held = EMPTY;
    this.#wish = card;
  }

  // --- a card ---

  playing = $derived.by(() => this.#game().actor >= 0 && this.#game().view.phase === "playing");
  discarding = $derived.by(() => this.#game().actor >= 0 && this.#game().view.phase === "discarding");
  card = $derived.by(() => {
    if (this.taking || this.discarding) return this.#now.card;
    return this.playing ? this.#now.card || this.#wished : "";
  });
  #wished = $derived.by(() => (this.deeds.some(({ deed }) => deed.card === this.#wish) ? this.#wish : ""));
  playable: Set<string> = $derived.by(() => {
    const able = this.taking ? this.prospects : this.deeds.map(({ deed }) => deed);
    return new Set(able.flatMap(({ card }) => card ?? []));
  });
  /** The dice of the pool that could activate the card one looks at. */
  fitting: Set<string> = $derived.by(() => {
    const { view } = this.#game();
    const wanted = this.overCard || this.card;
    const dice = Object.keys(view.prospects);
    return new Set(dice.filter((die) => prospectsOf(view, die).some(({ card }) => card === wanted)));
  });

  #ofCard(card: string): Choice[] {
    return this.deeds.filter(({ deed }) => deed.card === card).map(({ choice }) => choice);
  }
  #cardChoices = $derived.by(() => (this.playing && this.card ? this.#ofCard(this.card) : []));
  aimed: Aimed = $derived.by(() =>
    this.#cardChoices.length ? narrow(this.#cardChoices, this.#now.aim, this.#game().view) : NOTHING,
  );
  /** What buttons offer: what is aimed at, or the crew-mates to trade places with. */
  offered: Choice[] = $derived.by(() => {
    if (this.aimed.options.length) return this.aimed.options;
    return this.#cardChoices.filter(({ kind }) => kind === "morph");
  });
  aim: string[] = $derived.by(() => (this.#cardChoices.length ? this.#now.aim : []));

  pressCard(card: string): void {
    const { actor, onwhy, view } = this.#game();
    const drop = this.find("discard", (deed) => deed.card === card);
    if (this.card === card && this.discarding && drop) return this.move(drop);
    if (this.card === card && this.aimed.options.length === 1) return this.move(this.aimed.options[0]!);
    if (this.card === card) return void this.release();
    if (actor < 0) return;
    if (!this.taking && !this.playable.has(card)) {
      const question = asked(view, actor, card);
      onwhy(actor, question.kind, question.args);
    } else this.#hold({ card, die: this.#now.die, aim: this.playing ? onlySpot(this.#ofCard(card), view) : [] });
  }

  // --- an alien ---

  moving = $derived.by(() => this.#game().actor >= 0 && this.#game().view.phase === "moving");
  /** The alien whose points are spent; the chosen one, or the first that can do something. */
  colour: Colour | "" = $derived.by(() => {
    const { view } = this.#game();
    if (!this.moving) return this.playing ? actingColour(view.die) : "";
    const able = COLOURS.filter((colour) => this.#acts(colour).length);
    const chosen = this.#now.colour;
    if (chosen && pointsOf(view, chosen)) return chosen;
    return able[0] ?? chosen;
  });

  #acts(colour: string): Choice[] {
    return this.deeds.filter(({ deed }) => deed.colour === colour).map(({ choice }) => choice);
  }

  /** What the chosen alien can do where it stands. */
  acts: { choice: Choice; deed: Deed }[] = $derived.by(() =>
    this.deeds.filter(({ deed }) => deed.colour === this.colour && deed.kind !== "go"),
  );

  /** The tiles that the chosen alien can get to with the points that are left. */
  range: Map<string, number> = $derived.by(() => {
    const { view, actor } = this.#game();
    if (!this.moving || !this.colour) return new Map();
    return reach(view, actor, this.colour, pointsOf(view, this.colour));
  });

  choose(colour: Colour): void {
    const { view, actor, onwhy } = this.#game();
    if (!this.moving) return;
    if (!pointsOf(view, colour)) onwhy(actor, "go", [colourNumber(colour), 0]);
    else this.#hold({ colour });
  }

  #step(spot: string): void {
    const { view, actor, onwhy } = this.#game();
    const colour = this.colour;
    const act = colour && this.find("go", (deed) => deed.colour === colour && deed.cells[0] === spot);
    const others = this.acts.filter(({ deed }) => spotsOf(deed, view, actor).includes(spot));
    const own = crewOf(view, actor).find(
      (each) => each.colour !== colour && each.place === spot && pointsOf(view, each.colour),
    );
    if (act) this.move(act);
    else if (others.length === 1) this.move(others[0]!.choice);
    else if (this.range.has(spot)) this.walk(route(view, actor, colour, spot));
    else if (own) this.#hold({ colour: own.colour });
    else if (cellNumber(spot) >= 0) onwhy(actor, "go", [Math.max(0, colourNumber(colour)), cellNumber(spot)]);
    else onwhy(actor, "enter", [Math.max(0, colourNumber(colour))]);
  }

  walk(cells: string[]): void {
    if (!this.colour) return;
    const alien = colourNumber(this.colour);
    this.#walk.begin(cells.map((cell) => ({ kind: "go", args: [alien, cellNumber(cell)] })));
    this.goOn();
  }

  /** The next step of a longer walk, when the last one has arrived. */
  goOn(): void {
    const { busy, view, legal, actor } = this.#game();
    const step = busy ? null : this.#walk.next(view.position);
    const choice = step && findMove(legal, actor, step);
    if (choice) this.move(choice);
    else if (step) this.#walk.stop();
  }

  // --- the maze ---

  /** The spots that a press would do something with. */
  lit: Set<string> = $derived.by(() => {
    const { view, actor } = this.#game();
    if (this.playing) return this.aimed.next;
    if (!this.moving) return new Set();
    const spots = this.acts.flatMap(({ deed }) => spotsOf(deed, view, actor));
    return new Set([...this.range.keys(), ...spots]);
  });

  /** What would happen: shown before anybody is sure. */
  preview: Choice | null = $derived.by(() => {
    const { view } = this.#game();
    const shown = this.overChoice ?? this.#game().tip;
    if (shown) return shown;
    if (!this.playing || !this.card) return null;
    const { options } = this.aimed;
    if (options.length) return options[this.#now.option % options.length]!;
    if (!this.spot || !this.aimed.next.has(this.spot)) return null;
    return narrow(this.#cardChoices, [...this.aim, this.spot], view).options[0] ?? null;
  });

  /** `sure`: the press was made with a preview before one's eyes. */
  press(spot: string, sure: boolean): void {
    const { actor, busy, onwhy } = this.#game();
    if (actor < 0 || busy) return;
    if (this.moving) this.#step(spot);
    else if (this.playing && this.card) this.#point(spot, sure);
    else if (cellNumber(spot) >= 0) onwhy(actor, "go", [0, cellNumber(spot)]);
  }

  #point(spot: string, sure: boolean): void {
    const { view } = this.#game();
    const { options } = this.aimed;
    if (this.aim.includes(spot)) {
      if (options.length === 1) this.move(options[0]!);
      else if (options.length) this.#aimAt(this.aim, this.#now.option + 1);
      else this.#aimAt(this.aim.filter((each) => each !== spot));
      return;
    }
    const further = narrow(this.#cardChoices, [...this.aim, spot], view);
    const aim = further.options.length || further.next.size ? [...this.aim, spot] : [spot];
    const meant = narrow(this.#cardChoices, aim, view);
    if (!meant.options.length && !meant.next.size) this.#refuse(spot);
    else if (sure && meant.options.length === 1) this.move(meant.options[0]!);
    else this.#aimAt(aim);
  }

  #aimAt(aim: string[], option = 0): void {
    this.#hold({ card: this.card, aim, option });
  }

  #refuse(spot: string): void {
    const { view, actor, onwhy } = this.#game();
    const question = asked(view, actor, this.card, spot);
    onwhy(actor, question.kind, question.args);
  }

  #hold(held: Partial<Held>): void {
    this.#wish = "";
    this.#held = { ...EMPTY, turn: this.#turn, ...held };
  }

  /** What was sent came back unmade: nothing follows it. */
  halt(): void {
    this.#walk.stop();
  }

  /** Puts down what is held; false: there was nothing. */
  release(): boolean {
    const held = this.card !== "" || this.#now.die !== "" || this.#walk.going;
    this.#walk.stop();
    this.#wish = "";
    this.#held = { ...EMPTY, turn: this.#turn, colour: this.#now.colour };
    return held;
  }

  /** What Enter means: what is aimed at, or that one is done. */
  confirm(): boolean {
    const { options } = this.aimed;
    const taken = this.taking && this.#now.die ? this.find("take", (deed) => deed.die === this.#now.die) : undefined;
    const choice = (options.length ? options[this.#now.option % options.length] : undefined) ?? this.done;
    if (taken) this.take(taken);
    else if (choice) this.move(choice);
    return (taken ?? choice) !== undefined;
  }

  move(choice: Choice): void {
    const { busy, onmove } = this.#game();
    if (busy) return;
    this.overChoice = null;
    this.#wish = "";
    onmove(choice);
  }
}
