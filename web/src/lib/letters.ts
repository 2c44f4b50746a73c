// Seats by letter, as notation and everybody at the table call them.

export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);
/** -1: no seat. */
export const seatOf = (letter: string): number => (/^[A-Z]/.test(letter) ? letter.charCodeAt(0) - 65 : -1);
