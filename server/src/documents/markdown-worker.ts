import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Runs in a thread of its own, see `read-markdown.ts`; piscina calls the default export. */
export default function readInThread(markdown: string): RichText {
  return parseMarkdown(markdown);
}
