import { expect, test } from 'vitest';
import { type GraphqlSite, graphqlSite } from '../../../testing/interfaces/graphql-site.ts';
import { scanPages } from '../../../testing/scan-pages.ts';

async function scan(options: GraphqlSite, level: 'safe' | 'normal' = 'normal') {
  const { pages, asked } = graphqlSite(options);
  const { result, requests } = await scanPages({ pages }, { level });
  const found = result.findings
    .filter(({ checkId }) => checkId === 'E07' || checkId.startsWith('A'))
    .map(({ checkId, severity, subject }) => `${checkId} ${severity} ${subject}`.trim());
  const methods = new Set(requests.filter(({ url }) => url.startsWith('/api/graphql')).map(({ method }) => method));
  return { found, asked, methods: [...methods], result };
}

test('an interface that a script names is asked what it takes, and its texts are tried, nested ones too', async () => {
  const { found, asked, result } = await scan({ isFlawed: true });
  expect(found).toEqual(['A04 high article.slug (GraphQL)', 'A04 high articles.filter.author (GraphQL)', 'E07 info']);
  expect(asked.some((query) => /mutation|deleteDraft/.test(query.replace(/__schema.*/, '')))).toBe(false);
  expect(asked).toContain('query($slug: String!) { article(slug: $slug) { slug title } }');
  expect(result.extent?.inputs).toMatchObject({ found: 3, tried: 2, left: { WARNED: 1 } });
});

test('one that handles its values well is information at most, and one that tells nothing is silent', async () => {
  expect((await scan({})).found).toEqual(['E07 info']);
  expect((await scan({ isOpen: false, isFlawed: true })).found).toEqual([]);
});

test('one that takes GET alone is tried by GET; the safe level sends nothing by POST', async () => {
  const byGet = await scan({ isFlawed: true, only: 'GET' });
  expect(byGet.found).toHaveLength(3);
  const safe = await scan({ isFlawed: true }, 'safe');
  expect(safe.found).toEqual(['E07 info']);
  expect(safe.methods).toEqual(['GET']);
});
