import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.STARTABLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "../src/startable/server/page",
    emptyOutDir: true,
    target: "es2022",
    // light-dark() is the theme: it must not be compiled away.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // The page is sent with a strict Content-Security-Policy: no data: images, no inlined scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The words lie beside the Python code that shares them.
    fs: { allow: [".."] },
    // The server talks only to pages of its own origin, so we say that we are one.
    proxy: { "/api": { target: server, ws: true, headers: { origin: server } } },
  },
});
