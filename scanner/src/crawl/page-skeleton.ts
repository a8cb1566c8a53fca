import { createHash } from 'node:crypto';
import { parseMarkup } from '../html/parse-markup.ts';

const CHAIN_LENGTH = 4;

/**
 * A page's shape without its words: which elements stand within which, and which fields there are, however many times.
 * Articles or products made from one template have the same.
 */
export function pageSkeleton(html: string): string {
  const open: string[] = [];
  const chains = new Set<string>();
  parseMarkup(html, {
    onopentag(name, attributes) {
      open.push(name);
      const field =
        attributes.name !== undefined && /^(?:input|select|textarea)$/.test(name) ? ` ${attributes.name}` : '';
      chains.add(open.slice(-CHAIN_LENGTH).join('>') + field);
    },
    onclosetag() {
      open.pop();
    },
  });
  return createHash('sha256')
    .update([...chains].sort().join('\n'))
    .digest('base64url')
    .slice(0, 12);
}
