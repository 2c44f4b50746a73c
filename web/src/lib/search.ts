/** Without accents and capitals, so that "or" finds "őr". */
const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

const wordsIn = (search: string): string[] => bare(search).split(/\s+/).filter(Boolean);

/** Has the text all the words that somebody looks for? */
export function hasWords(text: string, search: string): boolean {
  const found = bare(text);
  return wordsIn(search).every((word) => found.includes(word));
}

const WHOLE = 4;
const BEGINS = 2;
const INSIDE = 1;

const isLetter = (letter = " "): boolean => /[\p{L}\p{N}]/u.test(letter);

function placesOf(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push(at);
  return found;
}

function strengthOf(text: string, word: string): number {
  const each = placesOf(text, word).map((at) => {
    if (isLetter(text[at - 1])) return INSIDE;
    return isLetter(text[at + word.length]) ? BEGINS : WHOLE;
  });
  return Math.max(0, ...each);
}

/** How well each of the words looked for is met: whole words before beginnings, those before what is inside. */
export function strengths(text: string, search: string): number[] {
  const found = bare(text);
  return wordsIn(search).map((word) => strengthOf(found, word));
}

export interface Piece {
  text: string;
  /** Was it looked for? */
  hit: boolean;
}

/** Where the words begin and end in the text as it is written. */
function hits(text: string, search: string): [start: number, end: number][] {
  let found = "";
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = bare(letter);
    found += plain;
    places.push(...Array.from({ length: plain.length }, () => at));
    at += letter.length;
  }
  places.push(at);
  return wordsIn(search)
    .flatMap((word) =>
      placesOf(found, word).map((from): [number, number] => [places[from]!, places[from + word.length]!]),
    )
    .sort(([one], [other]) => one - other);
}

/** The text with what was looked for set apart. */
export function marked(text: string, search: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of hits(text, search)) {
    if (from < end) continue;
    pieces.push({ text: text.slice(end, from), hit: false }, { text: text.slice(from, to), hit: true });
    end = to;
  }
  return [...pieces, { text: text.slice(end), hit: false }].filter((piece) => piece.text);
}

/** So much of a text as one reads at a glance, around what was looked for. */
export function excerpt(text: string, search: string, length: number): string {
  if (text.length <= length) return text;
  const first = hits(text, search)[0]?.[0] ?? 0;
  const start = first < length / 2 ? 0 : text.indexOf(" ", first - length / 3) + 1;
  const cut = text.slice(start, start + length);
  const end = start + length < text.length ? `${cut.slice(0, cut.lastIndexOf(" "))} …` : cut;
  return start ? `… ${end}` : end;
}
