// The page as an app: installed, and on the whole screen.

/** As browsers offer it; TypeScript does not know it, since Firefox and Safari do not. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer | null>(null);
let whole = $state(false);

export function watchInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // It is offered in the settings, and not in between.
    offer = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (offer = null));
  document.addEventListener("fullscreenchange", () => (whole = document.fullscreenElement !== null));
}

export const canInstall = (): boolean => offer !== null;

/** A browser lets us ask once. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  await asked?.prompt();
}

/** On Apple's phones and tablets only the browser's own menu installs; elsewhere this is not known. */
export const installsByMenu = (): boolean => "standalone" in navigator && navigator.standalone === false;

export const canFill = (): boolean => document.fullscreenEnabled;
export const fillsScreen = (): boolean => whole;

export async function fillScreen(on: boolean): Promise<void> {
  if (on) await document.documentElement.requestFullscreen({ navigationUI: "hide" });
  else await document.exitFullscreen();
}
