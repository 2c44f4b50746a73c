/** The path under which a proxy shows the page, such as /games; empty at the root of a host. A site of files is where it is. */
export const root =
  import.meta.env.MODE === "site"
    ? "."
    : (globalThis.document?.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? "");
