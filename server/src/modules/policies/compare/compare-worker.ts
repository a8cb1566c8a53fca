import { parseMarkdown } from '../../../documents/parse-markdown.ts';
import { lowerPriority } from '../../../system/lower-priority.ts';
import { type ComparedRow, compareTexts } from './compare-texts.ts';

lowerPriority();

/** Runs in a thread of its own, see `compare-markdown.ts`; `backgroundThread` calls the default export. */
export default function compareInThread([left, right]: readonly [string, string]): ComparedRow[] {
  return compareTexts(parseMarkdown(left), parseMarkdown(right));
}
