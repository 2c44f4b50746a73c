// What finished games add up to, for a device without a player; with one, the server does it.

import * as api from "../lib/api";
import { known } from "../lib/player.svelte";
import type { GameEntry, GameStatistics, Point } from "../lib/protocol";
import { deviceGames } from "./entries";

export async function ownStatistics(): Promise<GameStatistics[]> {
  await known.load();
  return known.player ? api.statistics() : summed(await deviceGames());
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function summed(entries: GameEntry[]): GameStatistics[] {
  const counted = entries.filter(({ status, mine, places }) => status === "over" && mine >= 0 && places.length > 0);
  const games = [...new Set(counted.map(({ game }) => game))];
  return games.map((game) => of(game, counted.filter((entry) => entry.game === game).map(point)));
}

function point(entry: GameEntry): Point {
  const { ended, seats, places, winners, left, mine, figures } = entry;
  const won = winners.includes(mine) && !left.includes(mine);
  const { luck = null, cost = null } = figures[mine] ?? {};
  return {
    ended,
    seats: seats.length,
    place: places[mine] ?? 0,
    share: won ? 1 / winners.length : 0,
    luck,
    cost,
  };
}

function of(game: string, unsorted: Point[]): GameStatistics {
  const points = unsorted.toSorted((one, other) => one.ended - other.ended);
  const reviewed = points.filter(({ cost }) => cost !== null);
  return {
    game,
    played: points.length,
    won: points.reduce((sum, { share }) => sum + share, 0),
    place: mean(points.map(({ place, seats }) => (place - 1) / Math.max(1, seats - 1))),
    reviewed: reviewed.length,
    luck: mean(reviewed.map(({ luck }) => luck ?? 0)),
    cost: mean(reviewed.map(({ cost }) => cost ?? 0)),
    points,
    rating: null,
  };
}
