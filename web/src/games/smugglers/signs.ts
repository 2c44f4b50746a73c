// A shape for each colour of goods, on goods, planets and ships alike: letters are for seats and sectors.

import type { Ship } from "./parts";

/** Crate, drum, cask, crystal, on a grid of 24; a cruiser takes any of them. */
export const SIGNS: Record<Ship, string> = {
  R: "M3 4.5 Q3 3 4.5 3 H19.5 Q21 3 21 4.5 V19.5 Q21 21 19.5 21 H4.5 Q3 21 3 19.5Z",
  Y: "M12 1.8 A10.2 10.2 0 1 1 11.99 1.8Z",
  G: "M7 2.5 H17 L22.5 12 L17 21.5 H7 L1.5 12Z",
  B: "M12 0.8 L23.2 12 L12 23.2 L0.8 12Z",
  C: "M10 1 H14 V7.6 L19.8 4.2 L21.8 7.700 L16 11 V13 L21.8 16.300 L19.8 19.8 L14 16.400 V23 H10 V16.400 L4.2 19.8 L2.2 16.300 L8 13 V11 L2.2 7.700 L4.2 4.200 L10 7.600Z",
};
