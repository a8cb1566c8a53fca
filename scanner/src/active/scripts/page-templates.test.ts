import { expect, test } from 'vitest';
import { escaped, html } from '../../../testing/answers.ts';
import { scanPages } from '../../../testing/scan-pages.ts';
import { links, type Program, type SitePages } from '../../../testing/site-page.ts';
import { testBrowser } from '../../../testing/test-browser.ts';

/** Makes of the text within an element what such frameworks make of it, multiplications alone. */
const READS = (element: string) => `const reckon = (node) => {
  if (node.nodeType === 3) node.data = node.data.replace(/{{(\\d+)\\*(\\d+)}}/g, (_, a, b) => a * b);
  else if (!node.hasAttribute('ng-non-bindable')) node.childNodes.forEach(reckon);
};
document.querySelectorAll('${element}').forEach(reckon);`;

const greets =
  (before: string, after: string): Program =>
  ({ searchParams }) =>
    html(`${before}Hello ${escaped(searchParams.get('to') ?? '')}${after}`);
const OWN = '<script src="/js/angular.min.js"></script>';
const FOREIGN = '<script src="https://cdn.example.net/angularjs/1.8.2/angular.min.js"></script>';

const PROGRAMS: SitePages = {
  '/read': greets('<div ng-app><p>', `</p></div>${OWN}`),
  '/read-elsewhere': greets('<div data-ng-app="shop"><p>', `</p></div>${FOREIGN}`),
  '/other-program': greets('<div id="app">', `</div><script>/* createApp({}) */ ${READS('#app')}</script>`),
  '/beside': greets('<div ng-app></div><p>', `</p>${OWN}`),
  '/kept-out': greets('<div ng-app><p ng-non-bindable>', `</p></div>${FOREIGN}`),
  '/never-started': greets('<div ng-app="shop"><p>', '</p></div><script src="/js/stub/angular.js"></script>'),
  '/no-framework': greets('<div ng-app><p>', '</p></div>'),
};
const PAGES: SitePages = {
  '/': html(links(Object.keys(PROGRAMS).map((path) => `${path}?to=Ada`))),
  '/js/angular.min.js': { type: 'text/javascript', body: READS('[ng-app]') },
  '/js/stub/angular.js': { type: 'text/javascript', body: 'var angular = {};' },
  ...PROGRAMS,
};

async function found(browser?: Awaited<ReturnType<typeof testBrowser>>) {
  const { result } = await scanPages({ pages: PAGES }, { level: 'normal', ...(browser ? { browser } : {}) });
  return result.findings
    .filter(({ variant }) => variant === 'input-becomes-template')
    .map(({ url, evidence }) => `${new URL(url).pathname} ${evidence.words?.at(-1)?.name}`)
    .sort();
}

test('what a page’s own script makes of double braces shows in a browser', async () => {
  expect(await found(await testBrowser())).toEqual([
    '/other-program reckonedInBrowser',
    '/read reckonedInBrowser',
    '/read-elsewhere foreignScriptInBrowser',
  ]);
});

test('without one the place tells, where the framework starts on its own', async () => {
  expect(await found()).toEqual(['/never-started notOpened', '/read notOpened', '/read-elsewhere notOpened']);
});
