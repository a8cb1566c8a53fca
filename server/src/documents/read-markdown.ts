import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import { Piscina } from 'piscina';
import { parseMarkdown } from './parse-markdown.ts';

/** Reading such a text takes a few milliseconds, whatever stands in it (`bench/worst-request`). */
const QUICK_CHARACTERS = 10_000;
const QUICK_LINES = 100;
const IDLE_BEFORE_THREAD_ENDS_MS = 10_000;
const LONGEST_QUEUE = 200;
/** Ten times the longest that a text took which may be kept. */
const LONGEST_MS = 30_000;

let pool: Piscina | null = null;

/**
 * `parseMarkdown` for texts that people wrote: a long one is read in a thread of its own, so that nobody else waits for it. The thread
 * starts with the first of them and ends when there is no other for a while.
 */
export async function readMarkdown(markdown: string): Promise<RichText> {
  if (isQuick(markdown)) return parseMarkdown(markdown);
  pool ??= new Piscina({
    filename: new URL('markdown-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE_BEFORE_THREAD_ENDS_MS,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  return pool.run(markdown, { signal: AbortSignal.timeout(LONGEST_MS) });
}

function isQuick(markdown: string): boolean {
  if (markdown.length > QUICK_CHARACTERS) return false;
  let lines = 1;
  for (let place = markdown.indexOf('\n'); place >= 0; place = markdown.indexOf('\n', place + 1)) lines += 1;
  return lines <= QUICK_LINES;
}
