/** Time that saving or removing an answer waits for a further change (spec part 2, section 4). */
export const SAVE_DELAY_MS = 200;

type Entry<Change> = { readonly change: Change; timer: ReturnType<typeof setTimeout> | null };

/** Changes of answers that are not saved yet, by element. */
export type AnswerQueue<Change> = {
  /** Takes a change; only the last one within the delay is saved. */
  put(elementPath: string, change: Change): void;
  /** Forgets a change that has not been sent. */
  drop(elementPath: string): void;
  /** Sends at once what still waits, such as when the page is left. */
  flush(): void;
  /** Sends at once what waits, and resolves when everything was answered, whichever way. */
  settle(): Promise<void>;
  /** What is not saved yet; another object after each change. */
  read(): ReadonlyMap<string, Change>;
  subscribe(listener: () => void): () => void;
};

/**
 * Saves changes 200 ms after the last one of an element. The saves of one element follow each other, because each needs the version
 * that the one before has made; those of different elements run side by side. `save` must not throw.
 */
export function createAnswerQueue<Change>(
  save: (elementPath: string, change: Change) => Promise<void>,
): AnswerQueue<Change> {
  const waiting = new Map<string, Entry<Change>>();
  const running = new Map<string, { readonly change: Change; readonly end: Promise<void> }>();
  const listeners = new Set<() => void>();
  let shown: ReadonlyMap<string, Change> = new Map();

  const tell = () => {
    shown = new Map([
      ...[...running].map(([path, { change }]) => [path, change] as const),
      ...[...waiting].map(([path, { change }]) => [path, change] as const),
    ]);
    for (const listener of listeners) listener();
  };
  const send = (elementPath: string) => {
    const entry = waiting.get(elementPath);
    if (entry === undefined) return;
    if (entry.timer !== null) clearTimeout(entry.timer);
    entry.timer = null;
    if (running.has(elementPath)) return;
    waiting.delete(elementPath);
    const end = save(elementPath, entry.change).finally(() => {
      running.delete(elementPath);
      tell();
      // A change that came meanwhile, and whose time is over, waited for this.
      if (waiting.get(elementPath)?.timer === null) send(elementPath);
    });
    running.set(elementPath, { change: entry.change, end });
  };
  const flush = () => {
    for (const elementPath of [...waiting.keys()]) send(elementPath);
  };

  return {
    put(elementPath, change) {
      const before = waiting.get(elementPath);
      if (before !== undefined && before.timer !== null) clearTimeout(before.timer);
      waiting.set(elementPath, { change, timer: setTimeout(() => send(elementPath), SAVE_DELAY_MS) });
      tell();
    },
    drop(elementPath) {
      const entry = waiting.get(elementPath);
      if (entry !== undefined && entry.timer !== null) clearTimeout(entry.timer);
      waiting.delete(elementPath);
      tell();
    },
    flush,
    async settle() {
      while (waiting.size + running.size > 0) {
        flush();
        await Promise.all([...running.values()].map(({ end }) => end));
      }
    },
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
