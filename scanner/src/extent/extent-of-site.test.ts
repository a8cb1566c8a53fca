import type { IncomingMessage } from 'node:http';
import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import { expect, test } from 'vitest';
import { page, scanPages } from '../../testing/scan-pages.ts';
import { LINKED_ADDRESSES, SITE_OF_1000_PAGES } from '../../testing/site-of-1000-pages.ts';
import { links } from '../../testing/site-page.ts';

/** Every address of the site, with those that its form leads to. */
const ALL = [...LINKED_ADDRESSES, '/section-a?go=1&topic=test'];

function sumsOf(extent: ScanExtent | undefined): ScanExtent {
  if (extent === undefined) throw new Error('The scan tells no extent.');
  for (const part of ['addresses', 'forms', 'inputs'] as const) {
    const { found, tried, left } = extent[part];
    expect(
      Object.values(left).reduce((sum, count) => sum + count, tried),
      part,
    ).toBe(found);
  }
  return extent;
}

test('of a site of a thousand pages every address is tried or left for one reason', async () => {
  expect(LINKED_ADDRESSES.length).toBeGreaterThan(1_000);
  const { result, paths } = await scanPages({ pages: SITE_OF_1000_PAGES });
  const { addresses, forms, inputs, isMore } = sumsOf(result.extent);
  const asked = new Set(paths);
  expect(addresses.found).toBe(ALL.length);
  expect(addresses.tried).toBe(ALL.filter((path) => asked.has(path)).length);
  expect(addresses.tried).toBeGreaterThan(820);
  expect(addresses.left).toEqual({
    ALIKE: ALL.filter((path) => path.startsWith('/item.php') && !asked.has(path)).length,
    FILE: 15,
    ROBOTS: 10,
    WARNED: 3,
    OUTSIDE: 2,
  });
  expect(forms).toEqual({ found: 4, tried: 1, left: { LEVEL: 2, OUTSIDE: 1 } });
  // The item's number and the topic are tried; what forms send is left to higher levels.
  expect(inputs).toEqual({ found: 5, tried: 2, left: { LEVEL: 3 } });
  expect(isMore).toBe(false);
});

test.runIf(process.env.SWEEP)('at level normal forms are sent, and robots.txt keeps nothing back', async () => {
  const { result, paths } = await scanPages({ pages: SITE_OF_1000_PAGES }, { level: 'normal' });
  const { addresses, forms, inputs } = sumsOf(result.extent);
  const asked = new Set(paths.filter((path) => !path.startsWith('/item.php')));
  // The folder that robots.txt names is an address, too.
  expect(addresses.found).toBe(ALL.length + 1);
  // Of the items some are read once more in the end, to see whether something stayed.
  expect(addresses.tried - [...ALL, '/private/'].filter((path) => asked.has(path)).length).toBeLessThan(30);
  expect(addresses.left.ROBOTS).toBeUndefined();
  expect(forms).toEqual({ found: 4, tried: 2, left: { WARNED: 1, OUTSIDE: 1 } });
  expect(inputs.left).toEqual({ WARNED: 1, KIND: 1 });
});

test('what the level, the time and a silent site leave is told by its reason', async () => {
  const quick = sumsOf((await scanPages({ pages: SITE_OF_1000_PAGES }, { level: 'lightning' })).result.extent);
  expect(quick.addresses.tried).toBe(6);
  expect(quick.addresses.left.LEVEL).toBeGreaterThan(10);
  const slow = sumsOf((await scanPages({ pages: SITE_OF_1000_PAGES }, { requestsPerSecond: 0.3 })).result.extent);
  expect(slow.addresses.left.TIME).toBeGreaterThan(100);
  const intercept = (request: IncomingMessage) => {
    const isSilent = request.url?.startsWith('/section-b/') ?? false;
    if (isSilent) request.socket.destroy();
    return isSilent;
  };
  const start = page(
    links(Array.from({ length: 40 }, (_, index) => `/section-b/${'abcdefghij'.charAt(index % 10)}x${index}`)),
  );
  const silent = sumsOf((await scanPages({ pages: { '/': start }, intercept })).result.extent);
  expect(silent.addresses.left.STOPPED).toBeGreaterThan(20);
  expect(silent.addresses.left.SILENT).toBeGreaterThan(5);
});

test('a look at one finding alone tells nothing of the whole site', async () => {
  const focus = { checkId: 'P07', urls: [], subject: '' };
  const { result } = await scanPages({ pages: SITE_OF_1000_PAGES }, { focus });
  expect(result.extent).toBeUndefined();
});
