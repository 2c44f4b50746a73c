/** The goods that somebody is about to take from the pool, by colour. */
export class Basket {
  #whose = "";
  goods = $state.raw([0, 0, 0, 0]);

  change(colour: number, by: number): void {
    this.goods = this.goods.map((count, each) => (each === colour ? Math.max(0, count + by) : count));
  }

  /** A new chance to restock begins with an empty basket; what others do meanwhile takes nothing out of it. */
  sit(seat: number, galaxy: number, phase: string): void {
    const whose = `${seat} ${galaxy} ${phase}`;
    if (whose === this.#whose) return;
    this.#whose = whose;
    this.goods = [0, 0, 0, 0];
  }
}
