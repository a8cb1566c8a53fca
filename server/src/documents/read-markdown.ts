import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import { backgroundThread } from '../system/background-thread.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Reading such a text takes a few milliseconds, whatever stands in it (`bench/worst-request`). */
const QUICK_CHARACTERS = 10_000;
const QUICK_LINES = 100;

const parseInThread = backgroundThread<string, RichText>(new URL('markdown-worker.ts', import.meta.url));

/** `parseMarkdown` for texts that people wrote: a long one is read in a thread of its own, so that nobody else waits for it. */
export async function readMarkdown(markdown: string): Promise<RichText> {
  return isQuick(markdown) ? parseMarkdown(markdown) : parseInThread(markdown);
}

/** Whether a text is worked on in a few milliseconds, whatever stands in it. */
export function isQuick(markdown: string): boolean {
  if (markdown.length > QUICK_CHARACTERS) return false;
  let lines = 1;
  for (let place = markdown.indexOf('\n'); place >= 0; place = markdown.indexOf('\n', place + 1)) lines += 1;
  return lines <= QUICK_LINES;
}
