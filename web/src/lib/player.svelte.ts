// Who is known on this device. Without a player everything works as ever.

import * as api from "./api";
import { deviceName, makePasskey, showPasskey } from "./passkeys";
import type { Me, PasskeyInfo, PlayerInfo } from "./protocol";
import { recents } from "./recent";

class Known {
  player = $state.raw<PlayerInfo | null>(null);
  passkeys = $state.raw<PasskeyInfo[]>([]);
  /** Has the server been asked yet? */
  asked = $state(false);
  #asking: Promise<void> | null = null;

  /** Asks once; who has just come is known anyway. */
  load(): Promise<void> {
    this.#asking ??= api.me().then(
      (found) => this.take(found),
      () => void (this.#asking = null),
    );
    return this.#asking;
  }

  take({ player, passkeys }: Me): void {
    this.player = player;
    this.passkeys = passkeys;
    this.asked = true;
  }

  async #come(): Promise<void> {
    this.take(await api.me());
  }

  async make(name: string): Promise<void> {
    const asked = await api.askNewPlayer(name);
    const credential = await makePasskey(asked);
    await api.makePlayer({ ticket: asked.ticket, credential, device: deviceName() });
    await this.#come();
  }

  async comeBack(): Promise<void> {
    const asked = await api.askKnownPlayer();
    await api.comeBack({ ticket: asked.ticket, credential: await showPasskey(asked) });
    await this.#come();
  }

  async addDevice(asked: Awaited<ReturnType<typeof api.askMorePasskeys>>): Promise<void> {
    const credential = await makePasskey(asked);
    await api.addPasskey({ ticket: asked.ticket, credential, device: deviceName() });
    await this.#come();
  }
}

export const known = new Known();

/** Seats of this device become the player's; how many there were. Tables that are gone bring nothing. */
export async function bringAlong(): Promise<number> {
  let brought = 0;
  for (const { table } of recents()) {
    const found = await api.claim(table).catch(() => null);
    if (found && found.seat >= 0) brought += 1;
  }
  return brought;
}
