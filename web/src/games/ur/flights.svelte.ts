// Discs on their way from the last view to this one. Nothing waits for them: they are only drawn.

import { diff, type Flight, from, to } from "./changes";
import { type Layout, type Point, pointOf, scaleOf } from "./geometry";
import type { UrView } from "./protocol";
import { perch } from "./stack";

export interface Pose extends Point {
  scale: number;
}

export interface Airborne extends Flight {
  id: number;
  /** Where the discs lie on the spots of their way, and how large. */
  points: Pose[];
}

export class Flights {
  list: Airborne[] = $state.raw([]);
  #last: UrView | null = null;
  #count = 0;

  /** Starts what differs from the view shown before; flights that it does not touch go on, and what a hand has
   * just put down on `dropped` lies there already. */
  show(view: UrView, layout: Layout, moving: boolean, dropped: string | null): void {
    const before = this.#last;
    this.#last = view;
    if (!before || before.position === view.position) return;
    if (!moving) {
      this.list = [];
      return;
    }
    const begun = diff(before, view);
    const touched = new Set(begun.flatMap((flight) => [from(flight), to(flight)]));
    const kept = this.list.filter((flight) => !touched.has(to(flight)));
    const seen = begun.filter((flight) => flight.late || to(flight) !== dropped);
    this.list = [...kept, ...seen.map((flight) => this.#start(flight, before, view, layout))];
  }

  /** Lets a dragged load glide back to where it came from. */
  giveBack(load: string, point: Point, spot: string, layout: Layout, view: UrView): void {
    const points = [{ ...point, scale: 1 }, poseOf(layout, spot, heightAt(view, spot), load.length)];
    const flight = { discs: load, way: [spot, spot], late: false, points, id: this.#count++ };
    this.list = [...this.list, flight];
  }

  land(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  /** How many discs of this spot have not arrived yet. */
  missing(spot: string): number {
    const flight = this.list.find((each) => to(each) === spot);
    if (!flight) return 0;
    return this.list.some((each) => each.late && from(each) === spot) ? 1 : flight.discs.length;
  }

  #start(flight: Flight, before: UrView, after: UrView, layout: Layout): Airborne {
    const load = flight.discs.length;
    const points = flight.way.map((spot, index) => {
      if (index === 0) return poseOf(layout, spot, heightAt(before, spot), load);
      return poseOf(layout, spot, spot === to(flight) ? heightAt(after, spot) : load, load);
    });
    return { ...flight, points, id: this.#count++ };
  }
}

const heightAt = (view: UrView, spot: string): number => view.towers[spot]?.length ?? 0;

/** How a load lies as the top of a tower of this height. */
function poseOf(layout: Layout, spot: string, height: number, load: number): Pose {
  const { x, y } = pointOf(layout, spot);
  const scale = scaleOf(spot);
  return { x, y: y + perch(height, load) * scale, scale };
}
