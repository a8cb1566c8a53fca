import type { Database, SystemTransaction } from './database.ts';

/** How often a process looks whether another one has changed something. */
const CHECK_EVERY_MS = 2000;

export type WatchedRows<Rows> = {
  /** The rows as they were at the last look, at most seconds ago. */
  readonly current: Rows;
  /** Looks now, such as after a change of one's own. @throws what reading throws */
  refresh(): Promise<void>;
  stop(): Promise<void>;
};

type Watch<Rows> = {
  readonly database: Database;
  /** A short text that differs after every change of the rows. */
  readonly readState: (tx: SystemTransaction) => Promise<string>;
  readonly readRows: (tx: SystemTransaction) => Promise<Rows>;
  /** Told once when looking begins to fail; until it works again the last rows stay. */
  readonly onError: (error: unknown) => void;
};

/**
 * Keeps rows that seldom change in memory, so that no request pays a query for them: every two seconds one short query asks
 * whether they have changed, and only then they are read.
 */
export async function watchRows<Rows>(watch: Watch<Rows>): Promise<WatchedRows<Rows>> {
  const { database, readState, readRows, onError } = watch;
  const read = (known: string | null) =>
    database.asSystem(async (tx) => {
      // The state first: rows that change in between are read once more at the next look.
      const state = await readState(tx);
      return state === known ? null : { state, rows: await readRows(tx) };
    });
  const first = await read(null);
  if (first === null) throw new Error('The first look always reads');
  let seen = first;
  const look = async () => {
    seen = (await read(seen.state)) ?? seen;
  };
  let lastLook: Promise<void> = Promise.resolve();
  // One after the other: an older answer must not replace a newer one.
  const refresh = () => {
    lastLook = lastLook.then(look, look);
    return lastLook;
  };
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  const lookLater = () => {
    timer = setTimeout(async () => {
      try {
        await refresh();
        isFailing = false;
      } catch (error) {
        if (!isFailing) onError(error);
        isFailing = true;
      }
      if (timer !== undefined) lookLater();
    }, CHECK_EVERY_MS);
    timer.unref();
  };
  lookLater();
  return {
    get current() {
      return seen.rows;
    },
    refresh,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await lastLook.catch(() => undefined);
    },
  };
}
