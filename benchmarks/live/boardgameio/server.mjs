// boardgame.io with a game that does next to nothing: `node server.mjs PORT STATE_BYTES [FOLDER]`.
// A folder asks for its file storage. The state is one string of the wanted size, the cheapest there is;
// both may move at any time, so no turn has to end; nothing is kept for undoing.

import { createRequire } from "node:module";

const { FlatFile, Server } = createRequire(import.meta.url)("boardgame.io/server");
const [port, size, folder] = process.argv.slice(2);

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

const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: [/./], db });
await server.run({ port: Number(port), callback: () => console.log("ready") });
if (globalThis.gc) setInterval(globalThis.gc, 500); // for an honest look at memory
