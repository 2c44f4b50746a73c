// The server over HTTP.

import type {
  FairRecord,
  Fault,
  GameInfo,
  GameWords,
  Hint,
  History,
  Invitation,
  LessonMoves,
  LessonPlace,
  LessonText,
  LobbyEntry,
  OpenTable,
  Review,
  RoomInfo,
  RulesText,
  Seated,
  SitDown,
} from "./protocol";

/** An answer that is not what was asked for; status 0: there was no answer at all. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault | null,
  ) {
    super(fault?.fact ?? `status ${status}`);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, { credentials: "same-origin", ...init }).catch(() => null);
  if (answer === null) throw new Problem(0, null);
  if (!answer.ok) throw new Problem(answer.status, await faultOf(answer));
  return (await answer.json()) as T;
}

async function faultOf(answer: Response): Promise<Fault | null> {
  try {
    const body = (await answer.json()) as Partial<Fault>;
    return typeof body.fact === "string" ? { t: "fault", fact: body.fact, args: body.args ?? {} } : null;
  } catch {
    return null;
  }
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const lobby = (): Promise<LobbyEntry[]> => ask("/api/tables");
export const openTable = (wanted: OpenTable): Promise<Seated> => post("/api/tables", wanted);
export const sitDown = (table: string, wanted: SitDown): Promise<Seated> => post(`${at(table)}/sit`, wanted);
/** Takes one's seat at the rematch of a table. */
export const follow = (table: string): Promise<Seated> => post(`${at(table)}/follow`, {});
export const room = (table: string): Promise<RoomInfo> => ask(at(table));
export const invitation = (table: string): Promise<Invitation> => ask(`${at(table)}/invitation`);
/** The whole game so far, which the server gives in pages. With a language as `text`, every moment has the text board. */
export async function history(table: string, seat: number, text = ""): Promise<History> {
  const asked = `${at(table)}/history?seat=${seat}${text && `&text=${text}`}`;
  const found = await ask<History>(`${asked}&first=1`);
  while (found.next) {
    const more = await ask<History>(`${asked}&first=${found.next}`);
    found.moments.push(...more.moments);
    Object.assign(found, { room: more.room, result: more.result, next: more.next });
  }
  return found;
}
/** The best moves of one's own seat, in a game against bots. */
export const hint = (table: string, seat: number): Promise<Hint> => ask(`${at(table)}/hint?seat=${seat}`);
/** A finished game looked through; it may take some seconds. */
export const review = (table: string): Promise<Review> => ask(`${at(table)}/review`);
export const fair = (table: string): Promise<FairRecord> => ask(`${at(table)}/fair`);
export const rules = (game: string, language: string): Promise<RulesText> =>
  ask(`/api/rules/${encodeURIComponent(game)}/${language}`);

const lessonsOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/lessons`;
/** A game's course, in words. */
export const lessons = (game: string, language: string): Promise<LessonText[]> =>
  ask(`${lessonsOf(game)}?lang=${language}`);
/** Where the moves made so far lead in a lesson. */
export const doLesson = (game: string, lesson: string, done: LessonMoves): Promise<LessonPlace> =>
  post(`${lessonsOf(game)}/${encodeURIComponent(lesson)}`, done);

/** What a game says, for a page that was built without it. */
export const words = (game: string, language: string): Promise<GameWords> =>
  ask(`/api/games/${encodeURIComponent(game)}/words?lang=${language}`);

export const journalPath = (table: string): string => `${at(table)}/journal`;

export function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(table)}/socket`;
}
