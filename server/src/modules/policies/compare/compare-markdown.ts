import { parseMarkdown } from '../../../documents/parse-markdown.ts';
import { isQuick } from '../../../documents/read-markdown.ts';
import { backgroundThread } from '../../../system/background-thread.ts';
import { type ComparedRow, compareTexts } from './compare-texts.ts';

const compareInThread = backgroundThread<readonly [string, string], ComparedRow[]>(
  new URL('compare-worker.ts', import.meta.url),
);

/** `compareTexts` for texts in Markdown: long ones are read and compared in a thread, which takes up to two seconds. */
export async function compareMarkdown(left: string, right: string): Promise<ComparedRow[]> {
  if (isQuick(left) && isQuick(right)) return compareTexts(parseMarkdown(left), parseMarkdown(right));
  return compareInThread([left, right]);
}
