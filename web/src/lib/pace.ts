// How much time the bots of a table leave to people.

import type { RoomInfo } from "./protocol";

export type Pace = RoomInfo["pace"];

export const PACES: Pace[] = ["calm", "usual", "quick"];
