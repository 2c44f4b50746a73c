// The little Markdown that our rulebooks use, as a tree: nothing is ever put into the page as HTML.

export type Span = { kind: "text" | "em" | "strong" | "code"; text: string } | { kind: "rule"; text: string };

export type Block =
  | { kind: "heading"; spans: Span[] }
  | { kind: "figure"; name: string; text: string; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d{3})\b/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, strong, em, code, rule] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (em) found.push({ kind: "em", text: em });
    else if (code) found.push({ kind: "code", text: code });
    else found.push({ kind: "rule", text: rule ?? whole });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

/** A figure, on a line of its own: its caption and its name. */
const FIGURE = /^!\[([^\]]+)\]\(([a-z0-9-]+)\)$/;

/** As it is read, without its signs. */
export const plain = (text: string): string =>
  text
    .replace(/^!\[([^\]]+)\]\([a-z0-9-]+\)$/gm, "$1")
    .replace(/^\|[ |-]+\|$/gm, "")
    .replace(/\*+|`|^#+ |^[|] ?| ?[|]$/gm, "");

function block(text: string): Block {
  const figure = FIGURE.exec(text);
  if (figure) return { kind: "figure", name: figure[2]!, text: plain(figure[1]!), spans: spans(figure[1]!) };
  if (text.startsWith("## ")) return { kind: "heading", spans: spans(text.slice(3)) };
  const lines = text.split("\n");
  if (lines.every((line) => line.startsWith("|"))) {
    const [head = "", , ...rows] = lines;
    return { kind: "table", head: cells(head), rows: rows.map(cells) };
  }
  const item = /^(?:[-*]|(\d+)\.)\s+/;
  if (lines.every((line) => item.test(line) || line.startsWith("  "))) return list(lines, item);
  return { kind: "paragraph", spans: spans(lines.join(" ")) };
}

function list(lines: string[], item: RegExp): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (item.test(line)) items.push(line.replace(item, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered: /^\d/.test(lines[0] ?? ""), items: items.map(spans) };
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}
