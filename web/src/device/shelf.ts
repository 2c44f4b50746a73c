// Games on the device: records and lines in IndexedDB. startable/device/shelf.py has the promises.

import type { Trouble } from "./messages";

const NAME = "startable";
const STORES = ["records", "lines", "keys"] as const;
type StoreName = (typeof STORES)[number];

interface Kept {
  record: string;
  rev: number;
}
interface Entry {
  lines: string[];
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => STORES.forEach((store) => request.result.createObjectStore(store));
  return settled(request);
};

/** All entries of a table, by [table, number of the first line]. */
const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, Infinity]);

export class Overtaken extends Error {}

/** A record is written by whoever has read the last one. */
async function follow(records: IDBObjectStore, table: string, next: Kept): Promise<void> {
  const kept = (await settled(records.get(table))) as Kept | undefined;
  if (next.rev !== (kept?.rev ?? 0) + 1) throw new Overtaken("overtaken");
  records.put(next, table);
}

export class Shelf {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly windows: BroadcastChannel,
    private readonly told: (what: Trouble) => void,
  ) {}

  /** Null: this browser keeps nothing for us. `changed` hears of tables that other windows have written. */
  static async open(changed: (table: string) => void, told: (what: Trouble) => void): Promise<Shelf | null> {
    try {
      const database = await openDatabase();
      const windows = new BroadcastChannel(NAME);
      windows.onmessage = (event) => changed(String(event.data));
      return new Shelf(database, windows, told);
    } catch {
      return null;
    }
  }

  async keep(table: string, record: string, rev: number): Promise<void> {
    await this.#write(["records"], table, ([records]) => follow(records!, table, { record, rev }));
  }

  async append(table: string, first: number, lines: string[], record: string, rev: number): Promise<void> {
    await this.#write(["lines", "records"], table, async ([entries, records]) => {
      const last = await settled(entries!.openCursor(entriesOf(table), "prev"));
      const before = last ? (last.key as [string, number])[1] + (last.value as Entry).lines.length : 1;
      if (first !== before) throw new Overtaken("overtaken");
      entries!.add({ lines } satisfies Entry, [table, first]);
      if (record) await follow(records!, table, { record, rev });
    });
  }

  async record(table: string): Promise<[string, number] | undefined> {
    const kept = (await this.#read("records", (store) => store.get(table))) as Kept | undefined;
    return kept && [kept.record, kept.rev];
  }

  async lines(table: string): Promise<string[]> {
    const entries = (await this.#read("lines", (store) => store.getAll(entriesOf(table)))) as Entry[];
    return entries.flatMap(({ lines }) => lines);
  }

  ids(): Promise<string[]> {
    return this.#read("records", (store) => store.getAllKeys()) as Promise<string[]>;
  }

  async forget(tables: string[]): Promise<void> {
    for (const table of tables)
      await this.#write(STORES, table, async ([records, lines, keys]) => {
        records!.delete(table);
        lines!.delete(entriesOf(table));
        keys!.delete(table);
      });
  }

  async keys(table: string): Promise<string> {
    return ((await this.#read("keys", (store) => store.get(table))) as string | undefined) ?? "";
  }

  async keep_keys(table: string, cookies: string): Promise<void> {
    await this.#write(["keys"], table, async ([keys]) => void keys!.put(cookies, table));
  }

  #read<T>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return settled(ask(this.database.transaction(name).objectStore(name)));
  }

  /** One transaction; what it wrote is on the disk before anybody hears of it, and other windows are told. */
  async #write(
    names: readonly StoreName[],
    table: string,
    act: (stores: IDBObjectStore[]) => Promise<void>,
  ): Promise<void> {
    const writing = this.database.transaction(names, "readwrite", { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Overtaken("overtaken"));
    });
    try {
      await act(names.map((name) => writing.objectStore(name))).catch((error: unknown) => {
        writing.abort();
        throw error;
      });
      await done;
      this.windows.postMessage(table);
    } catch (error) {
      done.catch(() => undefined);
      if (!(error instanceof Overtaken)) this.told(isFull(error) ? "full" : "fails");
      throw error;
    }
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";
