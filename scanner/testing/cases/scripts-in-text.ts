import { escaped, html, withoutTags } from '../answers.ts';
import type { PairRow } from './case-pair.ts';

const decoded = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Input in the text of a page. */
export const IN_TEXT: readonly PairRow[] = [
  [
    'in a heading',
    '/greet',
    'visitor',
    'Ada',
    (v) => html(`<h2>Welcome ${v}</h2>`),
    (v) => html(`<h2>Welcome ${escaped(v)}</h2>`),
  ],
  [
    'in a title',
    '/titled',
    'topic',
    'lamps',
    (v) => ({ body: `<!doctype html><title>${v}</title><p>Pages about it.</p>` }),
    (v) => ({ body: `<!doctype html><title>${escaped(v)}</title><p>Pages about it.</p>` }),
  ],
  [
    'in a text field',
    '/edit',
    'draft',
    'Dear all',
    (v) => html(`<textarea>${v}</textarea>`),
    (v) => html(`<textarea>${escaped(v)}</textarea>`),
  ],
  [
    'in a comment',
    '/build',
    'release',
    'r1',
    (v) => html(`<!-- made by ${v} --><p>Built.</p>`),
    (v) => html(`<!-- made by ${escaped(v)} --><p>Built.</p>`),
  ],
  [
    'in a style sheet',
    '/themed',
    'shade',
    'teal',
    (v) => html(`<style>h1 { color: ${v}; }</style><p>Coloured.</p>`),
    (v) => html(`<style>h1 { color: ${v.replace(/[^\w#]/g, '')}; }</style><p>Coloured.</p>`),
  ],
  [
    'in text without scripts',
    '/plain-view',
    'term',
    'oak',
    (v) => html(`<noscript><p>${v}</p></noscript>`),
    (v) => html(`<noscript><p>${escaped(v)}</p></noscript>`),
  ],
  [
    'in an option',
    '/choose',
    'size',
    'large',
    (v) => html(`<select><option>${v}</option></select>`),
    (v) => html(`<select><option>${escaped(v)}</option></select>`),
  ],
  [
    'on an error page',
    '/broken',
    'step',
    'one',
    (v) => ({ ...html(`<p>No step ${v}</p>`), status: 500 }),
    (v) => ({ ...html(`<p>No step ${escaped(v)}</p>`), status: 500 }),
  ],
  [
    'in JSON that is served as a page',
    '/lookup.json',
    'key',
    'blue',
    (v) => ({ body: JSON.stringify({ key: v }) }),
    (v) => ({ type: 'application/json', body: JSON.stringify({ key: v }) }),
  ],
  [
    'in text that is served as a page',
    '/export',
    'sheet',
    'may',
    (v) => ({ body: `sheet;${v}` }),
    (v) => ({ type: 'text/plain', body: `sheet;${v}`, headers: { 'x-content-type-options': 'nosniff' } }),
  ],
  [
    'in a page that is shown, or saved',
    '/receipt',
    'holder',
    'Bob',
    (v) => html(`<p>For ${v}</p>`),
    (v) => ({ ...html(`<p>For ${v}</p>`), headers: { 'content-disposition': 'attachment; filename="receipt.html"' } }),
  ],
];

/** Input in the text of a page, behind a filter. */
export const FILTERED: readonly PairRow[] = [
  [
    'behind a filter that takes out the word script',
    '/filtered-word',
    'note',
    'hi',
    (v) => html(`<p>${v.replace(/script/gi, '')}</p>`),
    (v) => html(`<p>${escaped(v.replace(/script/gi, ''))}</p>`),
  ],
  [
    'behind a filter that takes out script tags',
    '/filtered-tag',
    'remark',
    'hi',
    (v) => html(`<p>${v.replace(/<\/?script[^>]*>/gi, '')}</p>`),
    (v) => html(`<p>${v.replace(/[<>]/g, '')}</p>`),
  ],
  [
    'behind a filter that takes out whole tags',
    '/filtered-tags',
    'comment',
    'hi',
    (v) => html(`<p>${v.replace(/<[^>]*>/g, '')}</p>`),
    (v) => html(`<p>${v.replace(/<[^>]*>?/g, '').replaceAll('>', '')}</p>`),
  ],
  [
    'behind a filter that escapes the first sign only',
    '/filtered-once',
    'caption',
    'hi',
    (v) => html(`<p>${v.replace('<', '&lt;').replace('>', '&gt;')}</p>`),
    (v) => html(`<p>${withoutTags(v)}</p>`),
  ],
  [
    'decoded once more behind the filter',
    '/decoded',
    'label',
    'hi',
    (v) => html(`<p>${decoded(escaped(v))}</p>`),
    (v) => html(`<p>${escaped(decoded(v))}</p>`),
  ],
  [
    'in upper case',
    '/shout',
    'slogan',
    'sale',
    (v) => html(`<p>${v.toUpperCase()}!</p>`),
    (v) => html(`<p>${escaped(v).toUpperCase()}!</p>`),
  ],
  [
    'cut to forty characters',
    '/short',
    'tag',
    'sale',
    (v) => html(`<p>${v.slice(0, 40)}</p>`),
    (v) => html(`<p>${escaped(v.slice(0, 40))}</p>`),
  ],
  [
    'without blanks',
    '/joined',
    'nick',
    'ada',
    (v) => html(`<p>${v.replaceAll(' ', '')}</p>`),
    (v) => html(`<p>${escaped(v).replaceAll(' ', '')}</p>`),
  ],
];
