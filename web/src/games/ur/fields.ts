// The names of the fields and the path of each seat through them, as the server writes them.

export const STEPS = [
  ...["h1", "h2", "h3", "h4"],
  ...["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"],
  ...["b2", "b1"],
] as const;

export const LAST = STEPS.length - 1;
export const SEATS = [0, 1] as const;
const LETTERS = "AB";

/** The field at a step of a seat's path; null off the board. */
export function fieldAt(seat: number, step: number): string | null {
  const name = STEPS[step];
  if (name === undefined) return null;
  return name.startsWith("c") ? name : `${LETTERS[seat]}.${name}`;
}

/** Where a field lies on a seat's path; -1 if it does not. */
export function stepOf(seat: number, field: string): number {
  return STEPS.findIndex((_, step) => fieldAt(seat, step) === field);
}

/** The seat that a private field belongs to; -1 for the centre. */
export const ownerOfField = (field: string): number => (field[1] === "." ? LETTERS.indexOf(field[0]!) : -1);

/** The name without its owner: h1 for A.h1. */
export const shortName = (field: string): string => field.slice(field.indexOf(".") + 1);

export type Kind = "home" | "centre" | "gate" | "goal";

/** What a field is for: base-2 is the gate, base-1 the goal. */
export function kindOf(field: string): Kind {
  const name = shortName(field);
  if (name.startsWith("b")) return name === "b1" ? "goal" : "gate";
  return name.startsWith("h") ? "home" : "centre";
}

export const pathOf = (seat: number): string[] => STEPS.map((_, step) => fieldAt(seat, step)!);

export const FIELDS: string[] = [...new Set(SEATS.flatMap(pathOf))];

/** A seat's discs that have not entered yet lie on this spot. */
export const handOf = (seat: number): string => `hand.${LETTERS[seat]}`;

/** The discs that this seat has taken out of the game lie on this spot. */
export const spoilsOf = (seat: number): string => `spoils.${LETTERS[seat]}`;

export const handSeat = (spot: string): number => SEATS.findIndex((seat) => handOf(seat) === spot);

/** The spots that a disc touches on its way, both ends included. */
export function wayOf(seat: number, from: string, to: string): string[] {
  const end = stepOf(seat, to);
  const begin = from === handOf(seat) ? -1 : stepOf(seat, from);
  if (end < 0 || (begin < 0 && from !== handOf(seat))) return [from, to];
  const again = begin === LAST && end < LAST - 6;
  const first = again ? -1 : begin;
  const way: string[] = again ? [from, handOf(seat)] : [from];
  const towards = end > first ? 1 : -1;
  for (let step = first + towards; step !== end + towards; step += towards) way.push(fieldAt(seat, step)!);
  return way;
}
