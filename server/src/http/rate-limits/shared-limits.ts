import { performance } from 'node:perf_hooks';
import type { LimitsPort, Standing } from '../../providers/rate-counts/limits-port.ts';
import type { RateCountsPort } from '../../providers/rate-counts/rate-counts-port.ts';

/** What the store is asked at once: this part of a limit may be let through by a process before it is told. */
const BATCHES_PER_LIMIT = 100;
/** A request waits no longer for the store. */
const STORE_TIMEOUT_MS = 500;
/** A store that failed is left alone for as long. */
const STORE_REST_MS = 5000;
/** Addresses that are remembered in the process; those that came first are forgotten, and asked of the store anew. */
const MAX_REMEMBERED = 50_000;

/** Requests that the store is told of together. */
type Batch = {
  size: number;
  /** How many others were counted before this batch; null while nobody waits for that. */
  before: Promise<number> | null;
};

type Window = {
  /** What all processes had counted when the store was asked last; null before that. */
  shared: number | null;
  open: Batch;
  underWay: Batch | null;
  endsAt: number;
};

/**
 * Limits that hold for all processes together. A request whose address is over its limit is refused without the store; the
 * others are told to it in batches of a hundredth of the limit. One report of a key is under way at a time, and whoever
 * fills a batch waits for it: a limit below 200 holds exactly, a higher one lets through less than 2 % more for each process
 * (twice its batch less one). Without the store each process holds the limit by itself.
 */
export class SharedLimits implements LimitsPort {
  readonly #counts: RateCountsPort;
  readonly #onStore: (isThere: boolean, error: unknown) => void;
  readonly #windows = new Map<string, Window>();
  #restsUntil = 0;
  #isThere = true;

  /** @param onStore hears when the store is away, and when it is back */
  constructor(counts: RateCountsPort, onStore: (isThere: boolean, error: unknown) => void) {
    this.#counts = counts;
    this.#onStore = onStore;
  }

  /** Counts a request; answers once its place in the window is known. */
  async count(key: string, windowMs: number, max: number): Promise<Standing> {
    const window = this.#windowOf(key, windowMs);
    if (window.shared !== null && window.shared > max) return standingOf(window, window.shared);
    const { open: batch } = window;
    batch.size += 1;
    const place = batch.size;
    const step = Math.max(1, Math.floor(max / BATCHES_PER_LIMIT));
    if (window.shared !== null && place < step) {
      return standingOf(window, window.shared + (window.underWay?.size ?? 0) + place);
    }
    batch.before ??= this.#report(key, window, windowMs);
    const before = await batch.before;
    return standingOf(window, before + place);
  }

  #windowOf(key: string, windowMs: number): Window {
    const now = performance.now();
    const known = this.#windows.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    this.#windows.delete(key);
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size < MAX_REMEMBERED) break;
      this.#windows.delete(oldest);
    }
    const window: Window = { shared: null, open: newBatch(), underWay: null, endsAt: now + windowMs };
    this.#windows.set(key, window);
    return window;
  }

  /** Tells the store of the open batch, after the one under way; until it goes others may join it. */
  async #report(key: string, window: Window, windowMs: number): Promise<number> {
    await window.underWay?.before;
    const batch = window.open;
    window.open = newBatch();
    window.underWay = batch;
    const answer = await this.#ask(key, batch.size, windowMs);
    window.underWay = null;
    window.shared = answer?.counted ?? (window.shared ?? 0) + batch.size;
    if (answer !== null) window.endsAt = performance.now() + answer.msLeft;
    return window.shared - batch.size;
  }

  async #ask(key: string, more: number, windowMs: number) {
    if (performance.now() < this.#restsUntil) return null;
    try {
      const answer = await inTime(this.#counts.add(key, more, windowMs));
      if (!this.#isThere) this.#onStore(true, null);
      this.#isThere = true;
      return answer;
    } catch (error) {
      this.#restsUntil = performance.now() + STORE_REST_MS;
      if (this.#isThere) this.#onStore(false, error);
      this.#isThere = false;
      return null;
    }
  }
}

const newBatch = (): Batch => ({ size: 0, before: null });

const standingOf = (window: Window, current: number): Standing => ({
  current,
  ttl: Math.max(0, Math.ceil(window.endsAt - performance.now())),
});

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error('The store did not answer in time'));
    // An answer that lay unread while this process was busy is read before the immediate, and counts.
    timer = setTimeout(() => setImmediate(giveUp), STORE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
