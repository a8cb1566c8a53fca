import { expect, test } from 'vitest';
import { type Answer, escaped, html, valueIn } from '../../../testing/answers.ts';
import type { SitePage } from '../../../testing/site-page.ts';
import { tryProgram } from '../../../testing/try-program.ts';
import { checkOpenRedirect } from './a12-open-redirect.ts';

const to = (location: string): SitePage => ({
  status: 302,
  body: '',
  headers: { location: location.replace(/[\r\n]+/g, '') },
});

test.each<[string, Answer, boolean]>([
  ['to the address', (value) => to(value), true],
  ['to what follows two slashes', (value) => to(value.startsWith('/') ? value : '/'), true],
  ['by a page', (value) => ({ body: `<meta http-equiv="Refresh" content="0;URL='${value}'">` }), true],
  ['to its own pages', (value) => to(/^\/(?!\/)/.test(value) ? value : '/'), false],
  ['to one partner', (value) => to(value.startsWith('https://partner.example/') ? value : '/'), false],
  ['to the sign-in, with the address', (value) => to(`/signin?next=${encodeURIComponent(value)}`), false],
  ['to the address as a path', (value) => to(`/pages/${encodeURIComponent(value)}`), false],
  ['nowhere, but with a link', (value) => html(`<a href="${escaped(value)}">on</a>`), false],
])('a redirect %s', async (_, answer, isFound) => {
  const { variants } = await tryProgram(checkOpenRedirect, (url) => answer(valueIn(url, 'next')), '/about', 'next');
  expect(variants).toEqual(isFound ? ['redirect-to-anywhere'] : []);
});

test('a parameter that has nothing to do with addresses is not tried for redirects', async () => {
  const { sent } = await tryProgram(checkOpenRedirect, () => html('x'), '3', 'page');
  expect(sent.length).toBe(2);
});

const PARTNER = 'https://partner.example';
test.each<[string, Answer, boolean]>([
  ['to what has one slash in front', (value) => to(/^\/(?!\/)/.test(value) ? value : '/'), true],
  ['to what names the partner', (value) => to(value.includes('partner.example') ? value : '/'), true],
  ['to what begins like the partner', (value) => to(value.startsWith(PARTNER) ? value : '/'), true],
  [
    'to the partner, by its host',
    (value) => to(URL.canParse(value) && new URL(value).origin === PARTNER ? value : '/'),
    false,
  ],
  ['by a script', (value) => html(`<script>location.replace('${encodeURI(value)}')</script>`), true],
  [
    'by a script, to its own pages',
    (value) => html(`<script>location = '/${encodeURIComponent(value)}'</script>`),
    false,
  ],
])('a redirect %s, in a thorough scan', async (_, answer, isFound) => {
  const program = (url: URL) => answer(valueIn(url, 'next'));
  const { variants } = await tryProgram(checkOpenRedirect, program, `${PARTNER}/`, 'next', 'normal');
  expect(variants).toEqual(isFound ? ['redirect-to-anywhere'] : []);
});

test.each<[string, Answer]>([
  [
    'a comment of a function that nobody calls',
    (value) => html(`<script>function f(){/* location.replace('${encodeURI(value)}') */} //f();</script>`),
  ],
  ['the comment of a line', (value) => html(`<script>show(1); // location = '${encodeURI(value)}'\n</script>`)],
])('what stands in %s leads nowhere', async (_, answer) => {
  const { variants } = await tryProgram(
    checkOpenRedirect,
    (url) => answer(valueIn(url, 'next')),
    '/a',
    'next',
    'normal',
  );
  expect(variants).toEqual([]);
});
