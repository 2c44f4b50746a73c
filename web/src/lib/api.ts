// What can be asked: over HTTP, or of the engine in this browser.

import { letterOf } from "./letters";
import type {
  FairRecord,
  Fault,
  FigureShown,
  GameInfo,
  GameWords,
  Hint,
  History,
  Invitation,
  KeeperPlayers,
  KeeperTables,
  LessonMoves,
  LessonPlace,
  LessonText,
  LobbyEntry,
  Machine,
  NewReport,
  OpenTable,
  PositionPlace,
  PositionText,
  PushKey,
  PushOff,
  PushOn,
  PuzzleInfo,
  PuzzleMoves,
  PuzzleOfTheDay,
  PuzzlePlace,
  Reports,
  Review,
  RoomInfo,
  RulesText,
  Seated,
  SitDown,
  Best,
  ChangeMe,
  Claimed,
  DeviceLink,
  EventInfo,
  EventKey,
  GameEntry,
  Games,
  GameStatistics,
  Me,
  NewEvent,
  PasskeyAnswer,
  PasskeyAsked,
  PlayerInfo,
  PlayerPage,
} from "./protocol";
import { root } from "./root";
import { type Method, tablePath, transport } from "./transport";

type Place = Pick<PositionText, "game" | "text" | "seats" | "options" | "seat">;

/** An answer that is not what was asked for; status 0: there was no answer at all. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault | null,
  ) {
    super(fault?.fact ?? `status ${status}`);
  }
}

async function asked(method: Method, path: string, body?: unknown, key?: string): Promise<string> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const answer = await transport.ask(method, path, sent, key).catch(() => null);
  if (answer === null) throw new Problem(0, null);
  if (answer.status >= 400) throw new Problem(answer.status, faultOf(answer.text));
  return answer.text;
}

function faultOf(text: string): Fault | null {
  try {
    const body = JSON.parse(text) as Partial<Fault>;
    return typeof body.fact === "string" ? { t: "fault", fact: body.fact, args: body.args ?? {} } : null;
  } catch {
    return null;
  }
}

/** An answer may be empty. */
const read = <T>(text: string): T => (text ? JSON.parse(text) : undefined) as T;
const ask = async <T>(path: string): Promise<T> => read<T>(await asked("GET", path));
const drop = async <T>(path: string): Promise<T> => read<T>(await asked("DELETE", path));
const post = async <T>(path: string, body: unknown): Promise<T> => read<T>(await asked("POST", path, body));

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const lobby = (): Promise<LobbyEntry[]> => ask("/api/tables");
export const openTable = (wanted: OpenTable): Promise<Seated> => post("/api/tables", wanted);
export const sitDown = (table: string, wanted: SitDown): Promise<Seated> => post(`${tablePath(table)}/sit`, wanted);
/** Takes one's seat at the rematch of a table. */
export const follow = (table: string): Promise<Seated> => post(`${tablePath(table)}/follow`, {});
export const room = (table: string): Promise<RoomInfo> => ask(tablePath(table));
/** Tells whoever keeps the server of somebody at a table. */
export const report = (table: string, told: NewReport): Promise<void> => post(`${tablePath(table)}/reports`, told);
/** What to subscribe to calls with; empty: the server calls nobody. */
export const pushKey = (): Promise<PushKey> => ask(`/api/push`);
export const pushOn = (table: string, wanted: PushOn): Promise<void> => post(`${tablePath(table)}/push`, wanted);
export const pushOff = (table: string, wanted: PushOff): Promise<void> => post(`${tablePath(table)}/push/off`, wanted);
export const invitation = (table: string): Promise<Invitation> => ask(`${tablePath(table)}/invitation`);
/** The whole game so far, which the server gives in pages. With a language as `text`, every moment has the text board. */
export async function history(table: string, seat: number, text = ""): Promise<History> {
  const asked = `${tablePath(table)}/history?seat=${seat}${text && `&text=${text}`}`;
  const found = await ask<History>(`${asked}&first=1`);
  while (found.next) {
    const more = await ask<History>(`${asked}&first=${found.next}`);
    found.moments.push(...more.moments);
    Object.assign(found, { room: more.room, result: more.result, next: more.next });
  }
  return found;
}
/** The best moves of one's own seat, in a game against bots. */
export const hint = (table: string, seat: number): Promise<Hint> => ask(`${tablePath(table)}/hint?seat=${seat}`);
/** A finished game looked through; it may take some seconds. */
export const review = (table: string): Promise<Review> => ask(`${tablePath(table)}/review`);
export const fair = (table: string): Promise<FairRecord> => ask(`${tablePath(table)}/fair`);
export const rules = (game: string, language: string): Promise<RulesText> =>
  ask(`/api/rules/${encodeURIComponent(game)}/${language}`);
/** A figure of a game's rules. */
export const figure = (game: string, name: string, language: string): Promise<FigureShown> =>
  ask(`/api/games/${encodeURIComponent(game)}/figures/${encodeURIComponent(name)}?lang=${language}`);

const lessonsOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/lessons`;
/** A game's course, in words. */
export const lessons = (game: string, language: string): Promise<LessonText[]> =>
  ask(`${lessonsOf(game)}?lang=${language}`);
/** Where the moves made so far lead in a lesson. */
export const doLesson = (game: string, lesson: string, done: LessonMoves): Promise<LessonPlace> =>
  post(`${lessonsOf(game)}/${encodeURIComponent(lesson)}`, done);

const puzzlesOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/puzzles`;
export type PuzzleAsked = Pick<PuzzleMoves, "moves"> & Partial<PuzzleMoves>;
export const puzzles = (game: string): Promise<PuzzleInfo[]> => ask(puzzlesOf(game));
/** The same for everybody. */
export const puzzleOfTheDay = (): Promise<PuzzleOfTheDay> => ask("/api/puzzles/today");
/** Where the moves made so far lead in a puzzle, or what follows. */
export const tryPuzzle = (game: string, number: number, asked: PuzzleAsked): Promise<PuzzlePlace> =>
  post(`${puzzlesOf(game)}/${number}`, asked);

/** A position as a seat or a watcher sees it; with a language as `lang`, the text board too. */
export function position(asked: Place, lang = ""): Promise<PositionPlace> {
  const { game, text, seats, options, seat } = asked;
  const query = new URLSearchParams({ text, seats: String(seats), options, lang });
  if (seat >= 0) query.set("seat", letterOf(seat));
  return ask(`/api/games/${encodeURIComponent(game)}/position?${query}`);
}
/** What a seat or a watcher knows at some version of a table, to be shared; -1: now. */
export const sharedPosition = (table: string, seat: number, v = -1): Promise<PositionText> =>
  ask(`${tablePath(table)}/position?seat=${seat}&v=${v}`);

/** What a game says, for a page that was built without it. */
export const words = (game: string, language: string): Promise<GameWords> =>
  ask(`/api/games/${encodeURIComponent(game)}/words?lang=${language}`);

/** A finished game as a journal. */
export const journal = (table: string): Promise<string> => asked("GET", `${tablePath(table)}/journal`);
/** Keeps a game of a journal on this device. */
export const bringJournal = (text: string): Promise<{ table: string }> => post("/api/journals", { text });
/** All games on this device, where there is no server. */
export const kept = (): Promise<GameEntry[]> => ask("/api/kept");
/** Deletes them from this device, for good. */
export const forgetKept = (tables: string[]): Promise<void> => post("/api/kept/forget", { tables });

/** Who is known here. */
export const me = (): Promise<Me> => ask(`/api/me`);
export const changeMe = (change: ChangeMe): Promise<Me> => post(`/api/me`, change);
export const askNewPlayer = (name: string): Promise<PasskeyAsked> => post(`/api/players/begin`, { name });
export const makePlayer = (answer: PasskeyAnswer): Promise<PlayerInfo> => post(`/api/players`, answer);
export const askKnownPlayer = (): Promise<PasskeyAsked> => post(`/api/sessions/begin`, {});
export const comeBack = (answer: PasskeyAnswer): Promise<PlayerInfo> => post(`/api/sessions`, answer);
/** On another device, with what its link says. */
export const askMorePasskeys = (link: string): Promise<PasskeyAsked> => post(`/api/passkeys/begin`, { link });
export const addPasskey = (answer: PasskeyAnswer): Promise<PlayerInfo> => post(`/api/passkeys`, answer);
export const deviceLink = (): Promise<DeviceLink> => post(`/api/me/link`, {});
export const dropPasskey = (id: string): Promise<Me> => drop(`/api/me/passkeys/${encodeURIComponent(id)}`);
export const leave = (): Promise<Me> => post(`/api/me/leave`, {});
export const leaveElsewhere = (): Promise<Me> => post(`/api/me/leave_elsewhere`, {});
export const forgetMe = (): Promise<Me> => drop(`/api/me`);
export const EXPORT = `${root}/api/me/export`;
/** A seat of this device becomes the player's. */
export const claim = (table: string): Promise<Claimed> => post(`${tablePath(table)}/claim`, {});

const page = (first: number): string => `first=${first}&limit=${PAGE}`;
/** So many rows of a long list are shown at once. */
export const PAGE = 20;
/** What the keeper of the server sees, by their key. */
export const keeper = (key: string) => {
  const see = async <T>(path: string): Promise<T> => read<T>(await asked("GET", `/api/keeper/${path}`, undefined, key));
  return {
    machine: (): Promise<Machine> => see("machine"),
    tables: (live: boolean, first: number): Promise<KeeperTables> => see(`tables?live=${live}&${page(first)}`),
    close: async (table: string): Promise<void> => {
      await asked("POST", `/api/keeper/tables/${encodeURIComponent(table)}/close`, undefined, key);
    },
    players: (first: number): Promise<KeeperPlayers> => see(`players?${page(first)}`),
    reports: (dealt: boolean, first: number): Promise<Reports> => see(`reports?dealt=${dealt}&${page(first)}`),
    deal: async (id: string, dealt: boolean): Promise<void> => {
      await asked("POST", `/api/keeper/reports/${encodeURIComponent(id)}`, { dealt }, key);
    },
  };
};
export type Keeper = ReturnType<typeof keeper>;

const eventPath = (event: string): string => `/api/events/${encodeURIComponent(event)}`;
export const openEvent = (wanted: NewEvent): Promise<EventKey> => post("/api/events", wanted);
export const event = (id: string): Promise<EventInfo> => ask(eventPath(id));
export const joinEvent = (id: string, name: string): Promise<EventKey> => post(`${eventPath(id)}/join`, { name });
/** Somebody goes, or is back. */
export const beHere = (id: string, entrant: number, here: boolean): Promise<EventInfo> =>
  post(`${eventPath(id)}/here`, { entrant, here });
export const nextRound = (id: string, round: number): Promise<EventInfo> => post(`${eventPath(id)}/rounds`, { round });
export const callOff = (id: string, table: string): Promise<EventInfo> => post(`${eventPath(id)}/call_off`, { table });
export const endEvent = (id: string): Promise<EventInfo> => post(`${eventPath(id)}/end`, {});
/** One's seat at one's table of this round. */
export const sitAtEvent = (id: string): Promise<Seated> => post(`${eventPath(id)}/sit`, {});
export const eventInvitation = (id: string): Promise<Invitation> => ask(`${eventPath(id)}/invitation`);

export interface Wanted {
  game?: string;
  status?: "" | "over" | "running";
  first?: number;
  limit?: number;
}
export function myGames({ game = "", status = "", first = 0, limit = 20 }: Wanted): Promise<Games> {
  const query = new URLSearchParams({ game, status, first: String(first), limit: String(limit) });
  return ask(`/api/me/games?${query}`);
}
/** A game of this device, as a list shows it. */
export const gameEntry = (table: string): Promise<GameEntry> => ask(`${tablePath(table)}/entry`);
export const statistics = (): Promise<GameStatistics[]> => ask(`/api/me/statistics`);
export const player = (id: string): Promise<PlayerPage> => ask(`/api/players/${encodeURIComponent(id)}`);
export const best = (game: string): Promise<Best> => ask(`/api/ratings/${encodeURIComponent(game)}`);
