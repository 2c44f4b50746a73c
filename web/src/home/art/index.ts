import type { Component } from "svelte";
import Maze from "./Maze.svelte";
import Smugglers from "./Smugglers.svelte";
import Starfarers from "./Starfarers.svelte";
import Ur from "./Ur.svelte";

export const ART: Record<string, Component> = {
  ur: Ur,
  smugglers: Smugglers,
  maze: Maze,
  starfarers: Starfarers,
};
