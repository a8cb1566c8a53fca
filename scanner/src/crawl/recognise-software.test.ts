import { expect, test } from 'vitest';
import { exchangeOf } from '../../testing/exchange-of.ts';
import { viewOf } from '../checks/page-check.ts';
import { recogniseSoftware } from './recognise-software.ts';

const seen = (headers: Readonly<Record<string, string>>, body = '<title>Shop</title>') =>
  recogniseSoftware(viewOf(exchangeOf(body, headers), 0));

test.each([
  [{ server: 'nginx/1.24.0' }, ['nginx']],
  [{ server: 'openresty' }, ['nginx']],
  [{ server: 'Apache/2.4.58 (Debian)' }, ['apache']],
  [{ server: 'Apache-Coyote/1.1' }, []],
  [{ server: 'Microsoft-IIS/10.0', 'x-powered-by': 'ASP.NET' }, ['iis']],
  [{ server: 'cloudflare', 'cf-ray': '8f0' }, ['cloudflare']],
  [{ 'x-wix-request-id': '1' }, ['wix']],
  [{ 'x-shopid': '1', 'cf-ray': '8f0' }, ['shopify', 'cloudflare']],
  [{ server: 'Squarespace' }, ['squarespace']],
  [{ server: 'Caddy' }, []],
] as const)('by the headers %j: %j', (headers, expected) => {
  expect(seen(headers)).toEqual(expected);
});

test('WordPress shows in its pages, behind whatever server', () => {
  const page = '<link rel="stylesheet" href="/wp-content/themes/quay/style.css">';
  expect(seen({ server: 'cloudflare' }, page)).toEqual(['wordpress', 'cloudflare']);
  expect(seen({}, '<meta name="generator" content="WordPress 6.8">')).toEqual(['wordpress']);
  expect(seen({}, '<p>We build with WordPress.</p>')).toEqual([]);
});
