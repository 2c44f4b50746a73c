import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env.STARTABLE_SERVER ?? "http://127.0.0.1:8000";

/** As server/http/door.py has it, for hosts that send no headers of ours; the engine is WebAssembly. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src 'self' data:; " +
  "worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** What the head of a site says that is its own server. */
const siteHead = (): Plugin => ({
  name: "site-head",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
  ],
});

export default defineConfig(({ mode }) => ({
  // A site of plain files may lie anywhere.
  base: mode === "site" ? "./" : "/",
  // Under a path of its host the server rewrites index.html alone: files name each other by where they are.
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === "html" ? (mode === "site" ? file : `/${file}`) : { relative: true },
  },
  plugins: [svelte(), ...(mode === "site" ? [siteHead()] : [])],
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
  worker: { format: "es" },
}));
