import { afterEach, expect, test } from 'vitest';
import { startDnsServer, type Zone } from '../../testing/dns-server.ts';
import { findHosts } from './find-hosts.ts';
import { networkOf, serviceOf } from './shared-host.ts';
import { openSurface } from './surface-context.ts';
import type { SurfaceOptions } from './surface-options.ts';

const LOOPBACK = ['127.0.0.1'];
const { signal } = new AbortController();

let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(close.map((one) => one()));
  close = [];
});

async function hostsOf(zone: Zone, options: Partial<SurfaceOptions> = {}) {
  const dns = await startDnsServer(zone);
  const context = openSurface(
    {
      url: 'https://www.firm.example/',
      allowedHosts: LOOPBACK,
      dnsServers: [dns.address],
      userAgentContact: 'https://portal.example',
      signal,
      now: Date.now,
      ...options,
    },
    signal,
  );
  close.push(dns.close, context.close);
  return findHosts(context, async () => null);
}

const told = (hosts: Awaited<ReturnType<typeof hostsOf>>) =>
  hosts.map(({ host, source, addresses, sharedBy }) => `${source} ${host} ${addresses.length} ${sharedBy ?? '-'}`);

test('names of DNS records and usual ones, inside the domain only', async () => {
  const hosts = await hostsOf({
    'firm.example': { a: LOOPBACK, mx: ['mx.firm.example', 'mx.mailhost.example'], ns: ['ns1.firm.example'] },
    'www.firm.example': { a: LOOPBACK },
    'mx.firm.example': { a: LOOPBACK },
    'ns1.firm.example': { a: LOOPBACK },
    'mx.mailhost.example': { a: LOOPBACK },
    'vpn.firm.example': { a: LOOPBACK },
    'unusual-name.firm.example': { a: LOOPBACK },
  });
  expect(told(hosts)).toEqual([
    'domain firm.example 1 -',
    'www www.firm.example 1 -',
    'dns mx.firm.example 1 -',
    'dns ns1.firm.example 1 -',
    'usual-name vpn.firm.example 1 -',
  ]);
});

test('twenty hosts at most, however many names there are', async () => {
  const mx = Array.from({ length: 30 }, (_none, place) => `mx${place}.firm.example`);
  const zone: Zone = { 'firm.example': { a: LOOPBACK, mx }, 'www.firm.example': { a: LOOPBACK } };
  const hosts = await hostsOf({ ...zone, ...Object.fromEntries(mx.map((name) => [name, { a: LOOPBACK }])) });
  expect(hosts).toHaveLength(20);
  expect(told(hosts).slice(0, 2)).toEqual(['domain firm.example 1 -', 'www www.firm.example 1 -']);
});

test('a name that leads out of the domain is somebody else’s machine', async () => {
  const hosts = await hostsOf({
    'firm.example': { a: LOOPBACK },
    'www.firm.example': { cname: 'shops.myshopify.com' },
    'shops.myshopify.com': { a: LOOPBACK },
    'blog.firm.example': { cname: 'lost.github.io' },
    'portal.firm.example': { cname: 'customers.software.example' },
    'customers.software.example': { a: LOOPBACK },
  });
  expect(told(hosts)).toEqual([
    'domain firm.example 1 -',
    'www www.firm.example 1 Shopify',
    'usual-name portal.firm.example 1 customers.software.example',
    'usual-name blog.firm.example 0 GitHub Pages',
  ]);
  expect(hosts.find(({ host }) => host === 'blog.firm.example')?.alias).toMatchObject({ isAbsent: true });
});

test('the portal’s own names are not looked at', async () => {
  const zone = { 'firm.example': { a: ['198.51.100.7'] }, 'portal.firm.example': { a: ['198.51.100.8'] } };
  const hosts = await hostsOf(zone, {
    ownHosts: ['portal.firm.example'],
    allowedHosts: ['198.51.100.7', '198.51.100.8'],
  });
  expect(told(hosts)).toEqual(['domain firm.example 1 -', 'www www.firm.example 0 -']);
});

test('an address, and a name that a platform hands out, have no further hosts', async () => {
  const bare = await hostsOf({}, { url: 'http://127.0.0.1:8080/' });
  expect(told(bare)).toEqual(['domain 127.0.0.1 1 -']);
  const zone = { 'firm.github.io': { a: LOOPBACK }, 'www.firm.github.io': { a: LOOPBACK } };
  expect(told(await hostsOf(zone, { url: 'https://firm.github.io/' }))).toEqual(['domain firm.github.io 1 -']);
});

test('what an address calls itself tells a hoster', async () => {
  const zone = {
    'firm.example': { a: ['198.51.100.7'] },
    '7.100.51.198.in-addr.arpa': { ptr: ['web42.kasserver.com'] },
  };
  const hosts = await hostsOf(zone, { allowedHosts: ['198.51.100.7'] });
  expect(hosts[0]?.sharedBy).toBe('All-Inkl');
});

test.each([
  ['104.16.1.1', 'Cloudflare'],
  ['2606:4700::6810:1', 'Cloudflare'],
  ['::ffff:151.101.1.1', 'Fastly'],
  ['192.0.2.1', null],
  ['not an address', null],
])('%s belongs to %s', (address, service) => {
  expect(networkOf(address)).toBe(service);
});

test.each([
  ['d1.cloudfront.net', 'Amazon CloudFront'],
  ['notcloudfront.net', null],
  ['Shops.MyShopify.com.', 'Shopify'],
])('%s is of %s', (name, service) => {
  expect(serviceOf(name)).toBe(service);
});
