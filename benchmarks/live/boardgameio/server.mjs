// boardgame.io with a game that does next to nothing: `node server.mjs PORT STATE_BYTES [FOLDER|URL] [REDIS]`.
// A folder asks for its file storage, postgresql://… for bgio-postgres; with the port of a Redis, processes tell
// each other by pub/sub. The state is one string of the wanted size, the cheapest there is;
// both may move at any time, so no turn has to end; nothing is kept for undoing.

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { FlatFile, Server, SocketIO } = require("boardgame.io/server");
const [port, size, store, redis] = process.argv.slice(2);

const game = {
  name: "ur",
  setup: () => ({ steps: 0, board: "x".repeat(Number(size)) }),
  moves: {
    step: ({ G }, seat) => {
      G.steps += 1;
      G.last = seat;
    },
  },
  turn: { activePlayers: { all: "" } },
  disableUndo: true,
};

function database() {
  if (!store) return undefined;
  if (!store.startsWith("postgresql:")) return new FlatFile({ dir: store });
  const { PostgresStore } = require("bgio-postgres");
  return new PostgresStore(store, { logging: false });
}

function transport() {
  if (!redis) return undefined;
  const { RedisPubSub } = require("@boardgame.io/redis-pubsub");
  const client = require("redis").createClient({ host: "127.0.0.1", port: Number(redis) });
  return new SocketIO({ pubSub: new RedisPubSub(client, client.duplicate()) });
}

const server = Server({ games: [game], origins: [/./], db: database(), transport: transport() });
await server.run({ port: Number(port), callback: () => console.log("ready") });
if (globalThis.gc) setInterval(globalThis.gc, 500); // for an honest look at memory
