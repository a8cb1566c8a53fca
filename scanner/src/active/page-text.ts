import { type Exchange, mediaTypeOf, redirectOf } from '../guard/exchange.ts';
import { parseMarkup } from '../html/parse-markup.ts';

/** What many pages say of the moment and of their making: a time of day, how long it took, seconds or milliseconds since 1970. */
const MOMENTS =
  /\b\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?\b|\b\d{1,9}(?:[.,]\d{1,9})? ?(?:ms|msecs?|secs?|seconds?|s|milliseconds?|Sekunden|segundos)\b|\b1[5-9]\d{8}(?:\d{3})?\b/g;

const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/**
 * What an answer tells its reader, for comparing: status, where it leads, and the words of the page without its markup,
 * where tokens and other things stand that differ each time, and without the moment it was made at. What was sent is mapped back to the
 * site's own value.
 */
export function pageText(exchange: Exchange, sent: string, original: string): string {
  const body = exchange.body.toString('utf8');
  const words = /html|^$/.test(mediaTypeOf(exchange)) ? visibleWords(body) : body;
  const lead = redirectOf(exchange) ?? '';
  const told = mapBack(words, sent, original).replace(MOMENTS, '').replace(/\s+/g, ' ');
  return [exchange.status, mapBack(lead, sent, original), told].join('\n');
}

function mapBack(text: string, sent: string, original: string): string {
  if (sent === original) return text;
  const forms = (value: string) => [
    value,
    encodeURIComponent(value),
    new URLSearchParams({ v: value }).toString().slice(2),
    encodeURI(value),
    JSON.stringify(value).slice(1, -1),
  ];
  const originals = forms(original);
  return forms(sent).reduce((mapped, form, index) => mapped.replaceAll(form, () => originals[index] ?? original), text);
}

function visibleWords(html: string): string {
  let words = '';
  let unseen = 0;
  parseMarkup(html, {
    onopentag(name) {
      if (UNSEEN.has(name)) unseen += 1;
    },
    ontext(text) {
      if (unseen === 0) words += text;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      words += ' ';
    },
  });
  return words;
}
