import { expect, test } from 'vitest';
import { page, scanPages } from '../../../testing/scan-pages.ts';
import type { SitePages } from '../../../testing/site-page.ts';

/** Keeps what its form sends, and shows it only on a page that says that there is nothing. */
function siteWithMemory(show: (text: string) => string): SitePages {
  const kept: string[] = [];
  return {
    '/': page('<a href="/suggest">Suggest</a><a href="/lost?from=mail">Old page</a>'),
    '/suggest': (_, __, { method, fields }) => {
      if (method === 'POST') kept.push(fields.get('idea') ?? '');
      return page('<form method="post" action="/suggest"><input name="idea"><button>Send</button></form>');
    },
    '/lost': () => ({ ...page(`<p>Nothing here. Latest ideas:</p>${kept.map(show).join('')}`), status: 404 }),
  };
}

test('what a form left is seen on a page that the scan comes by for another reason, and never on the twin', async () => {
  const found = async (show: (text: string) => string) => {
    const { result } = await scanPages({ pages: siteWithMemory(show) }, { level: 'normal' });
    return result.findings.filter(({ checkId }) => checkId === 'A02').map(({ facts }) => facts.page);
  };
  expect(await found((text) => `<p>${text}</p>`)).toEqual(['/lost']);
  expect(await found((text) => `<p>${text.replaceAll('<', '&lt;')}</p>`)).toEqual([]);
});
