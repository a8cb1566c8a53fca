import { expect, test } from 'vitest';
import { describedSite } from '../../../testing/interfaces/described-site.ts';
import { scanPages } from '../../../testing/scan-pages.ts';
import type { GivenOperation } from '../../api/given/given-operation.ts';

const SITE = 'http://www.127.0.0.1.example';
const operations: readonly GivenOperation[] = [
  { method: 'GET', url: `${SITE}/v1/things?code=7`, pathPlaces: [], json: null },
  { method: 'POST', url: `${SITE}/v1/things/search`, pathPlaces: [], json: '{"code":"7"}' },
  {
    ...{ method: 'POST', url: `${SITE}/v1/things/find`, pathPlaces: [], json: null },
    form: { encoding: 'urlencoded', fields: [{ name: 'code', value: '7' }] },
  },
  { method: 'POST', url: `${SITE}/v1/things/lookup`, pathPlaces: [], json: null, xml: '<code>7</code>' },
];

async function scan(side: 'flawed' | 'sound', level: 'safe' | 'normal') {
  const { result, paths } = await scanPages({ pages: describedSite(side) }, { level, operations });
  const found = result.findings
    .filter(({ checkId }) => checkId === 'A04' || checkId === 'A15')
    .map(({ subject }) => subject)
    .sort();
  return { found, operations: result.extent?.operations, paths };
}

test('what is described is tried at the website itself as far as the level goes, and counted', async () => {
  expect(await scan('flawed', 'normal')).toMatchObject({
    found: ['code', 'code (JSON)', 'code (form field)', 'the XML body'],
    operations: { found: 4, tried: 4 },
  });
  const safe = await scan('flawed', 'safe');
  expect(safe).toMatchObject({ found: [], operations: { found: 4, tried: 0 } });
  expect(safe.paths.some((path) => path.startsWith('/v1/'))).toBe(false);
});

test('an interface that handles its values well is tried and not reported', async () => {
  expect(await scan('sound', 'normal')).toMatchObject({ found: [], operations: { found: 4, tried: 4 } });
});
