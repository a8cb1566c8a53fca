import { type Exchange, mediaTypeOf, redirectOf } from '../guard/exchange.ts';
import { parseMarkup } from '../html/parse-markup.ts';

const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/**
 * What an answer tells its reader, for comparing: status, where it leads, and the words of the page without its markup,
 * where tokens and other things stand that differ each time. What was sent is mapped back to the site's own value.
 */
export function pageText(exchange: Exchange, sent: string, original: string): string {
  const body = exchange.body.toString('utf8');
  const words = /html|^$/.test(mediaTypeOf(exchange)) ? visibleWords(body) : body;
  const lead = redirectOf(exchange) ?? '';
  return [exchange.status, mapBack(lead, sent, original), mapBack(words, sent, original).replace(/\s+/g, ' ')].join(
    '\n',
  );
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
