import { parseMarkup } from '../html/parse-markup.ts';

const SHOWN_AS_CODE = new Set(['pre', 'code', 'kbd', 'samp']);

/** The words of a page without what it shows as code: in a manual, an error that is talked about stands there. */
export function textOutsideCode(html: string): string {
  let depth = 0;
  const words: string[] = [];
  parseMarkup(html, {
    onopentag(name) {
      if (SHOWN_AS_CODE.has(name)) depth += 1;
    },
    onclosetag(name) {
      if (SHOWN_AS_CODE.has(name)) depth -= 1;
    },
    ontext(text) {
      if (depth === 0) words.push(text);
    },
  });
  return words.join('');
}
