import { Piscina } from 'piscina';

const IDLE_BEFORE_THREAD_ENDS_MS = 10_000;
const LONGEST_QUEUE = 200;
/** Ten times the longest that a text took which may be kept. */
const LONGEST_MS = 30_000;
const HEAP_MB = 128;

/**
 * A thread for work on long texts, so that nobody else waits for it: it starts with the first work, ends when there isn't one for a while,
 * and does one at a time, each with bounded time and memory.
 * @param file whose default export does the work; the thread that answers calls never loads it
 * @returns what has the work done; rejects after half a minute, or when 200 are waiting
 */
export function backgroundThread<Work, Result>(file: URL): (work: Work) => Promise<Result> {
  let pool: Piscina<Work, Result> | null = null;
  return (work) => {
    pool ??= openPool<Work, Result>(file);
    return pool.run(work, { signal: AbortSignal.timeout(LONGEST_MS) });
  };
}

function openPool<Work, Result>(file: URL): Piscina<Work, Result> {
  const pool = new Piscina<Work, Result>({
    filename: file.href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE_BEFORE_THREAD_ENDS_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // A thread that fails between two works fails nobody's work; the next one starts a thread anew.
  pool.on('error', () => undefined);
  return pool;
}
