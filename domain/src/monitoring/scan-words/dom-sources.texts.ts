import { texts } from '../../texts/texts.ts';

/**
 * Where a page's scripts take a text from that strangers choose: stands where other findings have the name of a parameter. Scans fill
 * the English one, by which findings are told apart, so there are plain placeholders alone.
 */
export const domSources = texts('monitoring.domSources', {
  hash: 'the part behind # of the address',
  hashValue: '{name} (behind # of the address)',
  query: '{name} (read by scripts)',
  search: 'all parameters of the address (read by scripts)',
  path: 'the path of the address (read by scripts)',
  windowName: 'the name of the window',
  referrer: 'the address of the page before',
  message: 'messages from other windows',
  cookie: 'the cookie {name}',
  storage: '{name} (kept by the browser)',
});
