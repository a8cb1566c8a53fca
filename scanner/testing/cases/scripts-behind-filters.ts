import { escaped, html, withoutTags } from '../answers.ts';
import type { SitePage } from '../site-page.ts';
import type { PairAnswer, PairRow } from './case-pair.ts';

const REFUSED: SitePage = { ...html('<p>That cannot be sent.</p>'), status: 403 };

/** A program behind something that refuses whatever fits. */
const refusing =
  (signs: RegExp, answer: (value: string) => string): PairAnswer =>
  (value) =>
    signs.test(value) ? REFUSED : html(answer(value));

/** Takes out what fits, again and again, until nothing of it is left. */
function without(shape: RegExp, value: string): string {
  const next = value.replace(shape, '');
  return next === value ? value : without(shape, next);
}

const backslashed = (value: string) => value.replaceAll("'", "\\'").replaceAll('"', '\\"');
const inScript = (value: string) =>
  value.replace(/[^\w ]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const isWeb = (value: string) => /^(?:https?:\/\/|\/(?!\/))/.test(value);

/** A filter refuses the whole value. */
export const REFUSED_SIGNS: readonly PairRow[] = [
  [
    'behind a filter that refuses blanks, quotes, slashes and equals signs',
    '/refused-signs',
    'brand',
    'oak',
    refusing(/[\s'"=/]/, (v) => `<p>${v}</p>`),
    refusing(/[\s'"=/]/, (v) => `<p>${escaped(v)}</p>`),
  ],
  [
    'behind a filter that refuses the names of usual elements',
    '/refused-names',
    'model',
    'oak',
    refusing(/script|title|style|img/i, (v) => `<p>${v}</p>`),
    refusing(/script|title|style|img/i, (v) => `<p>${escaped(v)}</p>`),
  ],
  [
    'within double quotation marks, behind a filter that refuses brackets',
    '/refused-brackets',
    'suburb',
    'Bonn',
    refusing(/[<>]/, (v) => `<input value="${v}">`),
    refusing(/[<>]/, (v) => `<input value="${escaped(v)}">`),
  ],
  [
    'within single quotation marks, behind a filter that refuses brackets and blanks',
    '/refused-brackets-single',
    'lane',
    'Elm',
    refusing(/[<> ]/, (v) => `<input value='${v}'>`),
    refusing(/[<> ]/, (v) => `<input value='${escaped(v)}'>`),
  ],
  [
    'without quotation marks, behind a filter that refuses blanks',
    '/refused-blanks',
    'block',
    '7',
    refusing(/[ <>]/, (v) => `<input value=${escaped(v)}>`),
    refusing(/[ <>]/, (v) => `<input value="${escaped(v)}">`),
  ],
  [
    'in a title, behind a filter that refuses quotation marks',
    '/refused-quotes-title',
    'chapter',
    'one',
    (v) => (/["']/.test(v) ? REFUSED : { body: `<!doctype html><title>${v}</title><p>A chapter.</p>` }),
    (v) => (/["']/.test(v) ? REFUSED : { body: `<!doctype html><title>${escaped(v)}</title><p>A chapter.</p>` }),
  ],
  [
    'in a comment, behind a filter that refuses quotation marks',
    '/refused-quotes-comment',
    'build_of',
    'ada',
    refusing(/["']/, (v) => `<!-- ${v} --><p>Built.</p>`),
    refusing(/["']/, (v) => `<!-- ${escaped(v)} --><p>Built.</p>`),
  ],
  [
    'in a string of a script, behind a filter that refuses brackets and blanks',
    '/refused-brackets-script',
    'segment',
    'home',
    refusing(/[<> ]/, (v) => `<script>track('${v}');</script>`),
    refusing(/[<> ]/, (v) => `<script>track('${inScript(v)}');</script>`),
  ],
  [
    'in an error that quotation marks bring about',
    '/failing',
    'voucher',
    'K12',
    (v) => (/["'(]/.test(v) ? { ...html(`<p>No voucher ${v}</p>`), status: 500 } : html('<p>Thank you.</p>')),
    (v) => (/["'(]/.test(v) ? { ...html(`<p>No voucher ${escaped(v)}</p>`), status: 500 } : html('<p>Thank you.</p>')),
  ],
];

/** A filter changes the value, in a way that leaves a way round. */
export const CHANGED_VALUES: readonly PairRow[] = [
  [
    'behind a filter that takes out tags once, and knows them in lower case',
    '/tags-once',
    'review',
    'hi',
    (v) => html(`<p>${v.replace(/<\/?[a-z][^>]*>?/g, '')}</p>`),
    (v) => html(`<p>${without(/<\/?[a-z][^>]*>?/gi, v).replace(/</g, '&lt;')}</p>`),
  ],
  [
    'as a number of a script, escaped for markup',
    '/numbered-escaped',
    'amount',
    '3',
    (v) => html(`<script>show(${escaped(v)});</script>`),
    (v) => html(`<script>show(${Number.parseInt(v, 10) || 0}); // ${inScript(v)}\n</script>`),
  ],
  [
    'as a number in an event, escaped for markup',
    '/event-number',
    'row',
    '3',
    (v) => html(`<a href="/more" onclick="show(${escaped(v)})">Show</a>`),
    (v) => html(`<a href="/more" onclick="show('${escaped(v).replace(/&#39;|&quot;|\\/g, '')}')">Show</a>`),
  ],
  [
    'in a string of a script whose quotation marks get a backslash',
    '/backslashed',
    'campaign',
    'may',
    (v) => html(`<script>track('${withoutTags(backslashed(v))}');</script>`),
    (v) => html(`<script>track('${withoutTags(backslashed(v.replaceAll('\\', '\\\\')))}');</script>`),
  ],
  [
    'in a template string whose end is escaped',
    '/template-end',
    'verse',
    'hello',
    (v) => html(`<script>var m = \`${withoutTags(v).replace(/[`\\'"]/g, '\\$&')}\`;</script>`),
    (v) => html(`<script>var m = \`${withoutTags(v).replace(/[`\\$'"]/g, '\\$&')}\`;</script>`),
  ],
  [
    'in a program that is the address of a frame',
    '/frame-program',
    'pane',
    'news',
    (v) => html(`<iframe src="javascript:show('${escaped(v)}')"></iframe>`),
    (v) => html(`<iframe src="javascript:show('${inScript(v)}')"></iframe>`),
  ],
  [
    'as the address of a link, behind a filter that takes out a scheme',
    '/outside-filtered',
    'partner',
    'https://partner.example/',
    (v) => html(`<a href="${escaped(v.replaceAll('javascript:', ''))}">Go</a>`),
    (v) => html(`<a href="${isWeb(v) ? escaped(v) : '/'}">Go</a>`),
  ],
  [
    'as the address of a link, if it says where the web is',
    '/outside-named',
    'supplier',
    'https://partner.example/',
    (v) => html(`<a href="${v.includes('http') ? escaped(v) : '/'}">Go</a>`),
    (v) => html(`<a href="${isWeb(v) ? escaped(v) : '/'}">Go</a>`),
  ],
  [
    'as the whole address of a script',
    '/loaded-whole',
    'addon',
    '/a.js',
    (v) => html(`<script src="${/^https:/.test(v) || v === '/a.js' ? escaped(v) : '/b.js'}"></script>`),
    (v) =>
      html(`<script src="${/^https:\/\/127\.0\.0\.1\//.test(v) || v === '/a.js' ? escaped(v) : '/b.js'}"></script>`),
  ],
];
