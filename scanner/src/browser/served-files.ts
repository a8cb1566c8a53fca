import type { Exchange } from '../guard/exchange.ts';

/** Answers that a page's next opening gets without the site being asked again. */
export type ServedFiles = {
  get(url: string): Exchange | undefined;
  keep(url: string, exchange: Exchange): void;
};

const MAX_BYTES = 6 * 1024 * 1024;

/** Keeps whole, successful answers up to 6 MB in all; the oldest go first. */
export function createServedFiles(): ServedFiles {
  const files = new Map<string, Exchange>();
  let bytes = 0;
  return {
    get: (url) => files.get(url),
    keep(url, exchange) {
      if (exchange.status !== 200 || exchange.truncated || exchange.body.length > MAX_BYTES || files.has(url)) return;
      files.set(url, exchange);
      bytes += exchange.body.length;
      for (const [oldest, { body }] of files) {
        if (bytes <= MAX_BYTES) break;
        files.delete(oldest);
        bytes -= body.length;
      }
    },
  };
}
