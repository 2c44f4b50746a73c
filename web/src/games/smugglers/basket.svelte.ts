/** The goods that somebody is about to take from the pool, by colour. */
export class Basket {
  goods = $state.raw([0, 0, 0, 0]);

  change(colour: number, by: number): void {
    this.goods = this.goods.map((count, each) => (each === colour ? Math.max(0, count + by) : count));
  }

  empty(): void {
    this.goods = [0, 0, 0, 0];
  }
}
