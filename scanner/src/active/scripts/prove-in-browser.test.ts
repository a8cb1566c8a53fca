import { expect, test } from 'vitest';
import { escaped, html, withoutTags } from '../../../testing/answers.ts';
import { scanPages } from '../../../testing/scan-pages.ts';
import type { SitePages } from '../../../testing/site-page.ts';
import { testBrowser } from '../../../testing/test-browser.ts';

/** A program whose parameter becomes part of what it answers. */
const repeats = (markup: (value: string) => string) => (url: URL) => html(markup(url.searchParams.get('to') ?? ''));

const PAGES: SitePages = {
  '/': html(
    ['text', 'string', 'link', 'number', 'leaves', 'never-leaves']
      .map((name) => `<a href="/${name}?to=${name === 'link' ? 'https://partner.example/' : '5'}">${name}</a>`)
      .join(''),
  ),
  '/text': repeats((value) => `<p>${value}</p>`),
  '/string': repeats((value) => `<script>window.name = '${withoutTags(value)}';</script>`),
  '/link': repeats((value) => `<a href="${escaped(value)}">Go</a>`),
  '/number': repeats((value) => `<script>window.count = ${escaped(value)};</script>`),
  '/leaves': repeats((value) => `<script>if (top === window) location.replace('${encodeURI(value)}');</script>`),
  '/never-leaves': repeats(
    (value) => `<script>function leave() { location.replace('${encodeURI(value)}'); }</script><p>Stay.</p>`,
  ),
};

async function notes(browser?: Awaited<ReturnType<typeof testBrowser>>) {
  const { result } = await scanPages({ pages: PAGES }, { level: 'normal', ...(browser ? { browser } : {}) });
  return result.findings
    .filter(({ checkId }) => checkId === 'A01' || checkId === 'A12')
    .map(({ checkId, url, evidence }) => [
      `${checkId} ${new URL(url).pathname}`,
      evidence.words?.map(({ name }) => name).at(-1),
    ]);
}

test('what is found is opened in a browser, which tells what it did', async () => {
  expect(await notes(await testBrowser())).toEqual([
    ['A01 /link', 'ranInBrowser'],
    ['A01 /number', 'ranInBrowser'],
    ['A01 /string', 'ranInBrowser'],
    ['A01 /text', 'shownInBrowser'],
    ['A12 /leaves', 'ledInBrowser'],
  ]);
});

test('without one the proof says that nothing was opened', async () => {
  expect(await notes()).toEqual([
    ['A01 /link', 'notOpened'],
    ['A01 /number', 'notOpened'],
    ['A01 /string', 'notOpened'],
    ['A01 /text', 'notOpened'],
    ['A12 /leaves', 'notOpened'],
    // Whether the function is ever called is not known without a browser.
    ['A12 /never-leaves', 'notOpened'],
  ]);
});
