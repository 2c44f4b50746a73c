import { mount } from "svelte";
import "./lib/style/tokens.css";
import "./lib/style/base.css";
import App from "./App.svelte";
import { startRouter } from "./lib/router.svelte";
import { allowSound } from "./lib/sound";
import { renewWhenStale } from "./lib/stale";
import { speak, wantedLanguage } from "./lib/words/index.svelte";

startRouter();
renewWhenStale();
allowSound();
await speak(wantedLanguage());
mount(App, { target: document.getElementById("app")! });
