import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { viewOf } from '../checks/page-check.ts';
import { retireDatabase } from '../checks/software/retire-database.ts';
import { flawsOfAnswer, flawsOfVersion } from './judge-product.ts';
import type { KnownProduct } from './known-product.ts';
import { knownProducts, type ReadyProduct, readProducts } from './load-products.ts';
import { sightingOf } from './recognise-product.ts';

const products = knownProducts();
const flaws = products.flatMap((product) => product.flaws);

type Example = KnownProduct['exampleSound'];

function flawsIn(product: ReadyProduct, { path, status = 200, headers, body }: Example): string[] {
  const type = /^\s*</.test(body) ? 'text/html' : 'text/plain';
  const view = viewOf(
    {
      url: `https://site.example${path}`,
      method: 'GET',
      requestHeaders: {},
      status,
      headers: Object.fromEntries(
        Object.entries({ 'content-type': type, ...headers }).map(([name, value]) => [name, [value]]),
      ),
      body: Buffer.from(body),
      truncated: false,
    },
    0,
  );
  const seen = sightingOf(product, view, '');
  const byVersion = seen?.version ? flawsOfVersion(product, seen.version, seen.isBranch) : [];
  return [...byVersion, ...flawsOfAnswer(product, view, '')].map(({ cve }) => cve);
}

test('every entry keeps to the form', () => {
  expect(readProducts().map(({ slug }) => slug)).toEqual(products.map(({ slug }) => slug));
});

test('every flawed example has a flaw, and its sound twin has none', () => {
  const wrong = products.flatMap((product) => [
    ...(flawsIn(product, product.exampleFlawed).length === 0 ? [`${product.slug}: nothing in the flawed example`] : []),
    ...flawsIn(product, product.exampleSound).map((cve) => `${product.slug}: ${cve} in the sound example`),
  ]);
  expect(wrong).toEqual([]);
});

test('no pattern takes far longer than its text is long', () => {
  const patterns = products.flatMap((product) => [
    ...product.tells.flatMap(({ pattern, besides }) => [pattern, besides]),
    ...product.flaws.flatMap(({ answer }) => [answer?.pattern, answer?.not]),
  ]);
  const slow = [...new Set(patterns)].filter(
    (pattern) =>
      pattern !== undefined &&
      analyse(new RegExp(pattern), { maxReports: 1, reportTypes: { Move: false } }).reports.length > 0,
  );
  expect(slow).toEqual([]);
});

test('a product is in the data once, and none that the JavaScript libraries name already', () => {
  const names = products.map(({ product }) => product);
  expect(new Set(names).size).toBe(names.length);
  const libraries = new Set(retireDatabase().map(({ name }) => name));
  expect(products.filter(({ slug }) => libraries.has(slug)).map(({ slug }) => slug)).toEqual([]);
});

test('what is asked for on every host stays little', () => {
  const unseen = products.filter(({ isAskedUnseen }) => isAskedUnseen === true);
  const paths = unseen.flatMap(({ tells, flaws: own }) =>
    [...tells, ...own.map(({ answer }) => answer)].map((one) => one?.path),
  );
  expect(new Set(paths.filter((path) => path !== undefined)).size).toBeLessThanOrEqual(12);
  const parents = products.flatMap(({ isAskedWith }) => isAskedWith ?? []);
  expect(parents.filter((slug) => products.every((product) => product.slug !== slug))).toEqual([]);
});

test('the day of a build decides where no version is shown, and only on the page of the device', () => {
  const fortigate = products.find(({ slug }) => slug === 'fortigate-ssl-vpn');
  if (fortigate === undefined) throw new Error('not in the data');
  const builtOn = (day: string, body = '<script>top.location="/remote/login";</script>') =>
    flawsIn(fortigate, { path: '/', headers: { 'last-modified': `Mon, ${day} 10:00:00 GMT` }, body });
  expect(builtOn('01 Dec 2023')).toEqual([]);
  expect(builtOn('30 Nov 2023')).toEqual(['CVE-2024-21762']);
  expect(builtOn('01 May 2023')).toEqual(['CVE-2024-21762']);
  expect(builtOn('30 Apr 2023')).toEqual(['CVE-2024-21762', 'CVE-2023-27997']);
  expect(builtOn('30 Sep 2022')).toEqual(['CVE-2024-21762', 'CVE-2023-27997', 'CVE-2022-42475']);
  expect(builtOn('31 Dec 2021')).toEqual(['CVE-2023-27997', 'CVE-2022-42475']);
  expect(builtOn('30 Sep 2022', '<a href="https://vpn.firm.example/remote/login">VPN</a>')).toEqual([]);
});

// Told here so that it is noticed when data gets lost.
test('so many flaws are known, and so many of them are exploited', () => {
  expect({
    products: products.length,
    flaws: flaws.length,
    exploited: flaws.filter(({ exploitedSince }) => exploitedSince !== undefined).length,
  }).toEqual({ products: 200, flaws: 364, exploited: 176 });
});
