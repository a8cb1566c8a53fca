import { expect, test } from 'vitest';
import { type Answer, escaped, hasQuote, html, MYSQL_ERROR, valueIn, withoutTags } from '../../testing/answers.ts';
import { tryParameter } from '../../testing/try-program.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import { MAX_CONFIRMATIONS } from './prepare-probe.ts';

const MAX_PROBES = LEVEL_LIMITS.safe.probes;

test.each<[string, string, string, Answer]>([
  ['that is ignored', 'p', 'shoes', () => html('x')],
  [
    'of a search',
    'p',
    'shoes',
    (value) => html(`<input value="${escaped(value)}"><p>${value === 'shoes' ? 3 : 0} found</p>`),
  ],
  ['that has to be a number', 'id', '7', (value) => (value === '7' ? html('A lamp') : { status: 404, body: 'None' })],
  [
    'that is a number and repeated',
    'page',
    '2',
    (value) => html(`<input value="${escaped(value)}">${value === '2' ? 'x' : 'y'}`),
  ],
  [
    'of a sign-in that leads on',
    'next',
    '/account',
    (value) => html(`<input type="hidden" name="next" value="${escaped(value)}">`),
  ],
  [
    'that leads on',
    'next',
    '/account',
    (value) => ({ status: 302, body: '', headers: { location: `/signin?next=${encodeURIComponent(value)}` } }),
  ],
])('a parameter %s is tried with everything within its limit', async (_, parameter, original, answer) => {
  const { variants, sent, notTested } = await tryParameter(
    (url) => answer(valueIn(url, parameter)),
    original,
    parameter,
  );
  expect(variants).toEqual([]);
  expect(notTested).toEqual([]);
  expect(sent.length).toBeLessThanOrEqual(MAX_PROBES);
});

test('a parameter that leaves nothing over says so of the checks that came last', async () => {
  // A redirect by its name, repeated in a header and, with its quotation marks, in an attribute that they do not end.
  const { variants, sent, notTested } = await tryParameter(
    (url) => {
      const value = valueIn(url, 'next');
      return {
        ...html(`<input value="${withoutTags(value).replaceAll('"', '&quot;')}">${value === '7' ? 'A lamp' : 'None'}`),
        headers: { 'x-next': encodeURIComponent(value) },
      };
    },
    '7',
    'next',
  );
  expect(variants).toEqual([]);
  expect(sent.length).toBe(MAX_PROBES);
  expect(notTested).toEqual(['A07', 'A09']);
});

const multiply = (_: string, a: string, b: string) => String(Number(a) * Number(b));

test('a parameter that is open to everything costs no more than its limits, and every hit is confirmed', async () => {
  const everything = (value: string) => {
    const command = / #/.test(value)
      ? value.slice(0, value.indexOf(' #')).replace(/\$\(\((\d+)\*(\d+)\)\)/g, multiply)
      : '';
    const file = value.endsWith('etc/passwd')
      ? 'root:x:0:0:root:/root:/bin/sh\nbin:x:1:1:bin:/bin:/sbin/nologin\n'
      : '';
    return html(
      `${value.replace(/\{\{(\d+)\*(\d+)\}\}/g, multiply)}${command}${file}${hasQuote(value) ? MYSQL_ERROR : ''}`,
    );
  };
  const { sent, variants } = await tryParameter((url) => everything(valueIn(url)));
  expect(variants).toEqual([
    'command-by-input',
    'database-error-by-input',
    'file-of-server',
    'input-becomes-markup',
    'template-evaluates-input',
  ]);
  expect(sent.length).toBeLessThanOrEqual(MAX_PROBES + MAX_CONFIRMATIONS);
});

test('what was found by its error is not tried with conditions', async () => {
  const { sent } = await tryParameter((url) =>
    html(hasQuote(valueIn(url)) ? MYSQL_ERROR : `Item ${valueIn(url).length}`),
  );
  expect(sent.filter((value) => value.includes(' AND '))).toEqual([]);
});

test('the same scan sends the same probes again', async () => {
  const program = (url: URL) => html(valueIn(url));
  const [first, again] = [await tryParameter(program), await tryParameter(program)];
  expect(again.sent).toEqual(first.sent);
});
