/** Without accents and capitals, so that "or" finds "őr". */
const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

/** Has the text all the words that somebody looks for? */
export function hasWords(text: string, search: string): boolean {
  const found = bare(text);
  return bare(search)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
