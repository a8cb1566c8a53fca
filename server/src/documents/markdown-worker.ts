import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import { lowerPriority } from '../system/lower-priority.ts';
import { parseMarkdown } from './parse-markdown.ts';

lowerPriority();

/** Runs in a thread of its own, see `read-markdown.ts`; `backgroundThread` calls the default export. */
export default function readInThread(markdown: string): RichText {
  return parseMarkdown(markdown);
}
