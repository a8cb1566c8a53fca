import type { KnownFlaws, KnownProduct } from '../src/known-flaws/known-product.ts';

type Flaw = KnownProduct['flaws'][number];

const flaw = (cve: string, rest: Partial<Flaw>): Flaw => ({
  cve,
  severity: 'high',
  cvss: 8.1,
  means: 'A stranger can read the orders of all customers.',
  fix: 'Update the shop to the version that its maker names.',
  source: ['https://flaws.example/advisory'],
  looked: '2026-11-27',
  ...rest,
});

const EXAMPLE = { path: '/', headers: {}, body: '' };

const product = (
  rest: Pick<KnownProduct, 'product' | 'slug' | 'tells' | 'flaws'> & Partial<KnownProduct>,
): KnownProduct => ({
  vendor: 'Example',
  group: 'other',
  what: 'A made-up program for tests.',
  exampleSound: EXAMPLE,
  exampleFlawed: EXAMPLE,
  ...rest,
});

/** Made-up products, one for each way in which a version or a flaw can show. */
export const TEST_FLAWS: KnownFlaws = {
  kind: 'known-flaws',
  madeAt: '2026-11-27T12:00:00Z',
  products: [
    product({
      product: 'Dough CMS',
      slug: 'dough-cms',
      tells: [
        {
          from: 'body',
          pattern: '<meta name="generator" content="Dough CMS (?<version>\\d{1,3})[.\\d]{0,9}"',
          isBranch: true,
        },
        { path: '/dough/version.txt', from: 'body', pattern: '^Dough CMS (?<version>\\d{1,3}(?:\\.\\d{1,4}){1,3})' },
      ],
      flaws: [
        flaw('CVE-2024-10001', {
          affected: [
            { introduced: '2.0', fixed: '2.4.1' },
            { introduced: '3.0', fixed: '3.1' },
          ],
        }),
        flaw('CVE-2025-10002', {
          affected: [{ fixed: '2.5' }],
          severity: 'medium',
          cvss: 5.3,
          exploitedSince: '2025-03-01',
        }),
      ],
    }),
    product({
      product: 'Oven VPN',
      slug: 'oven-vpn',
      isAskedUnseen: true,
      tells: [{ path: '/oven/login', from: 'header:x-oven', pattern: '^Oven' }],
      flaws: [
        flaw('CVE-2026-10003', {
          answer: { path: '/oven/login', status: [200], pattern: 'build-(?:1|2)\\b', not: 'patched' },
          severity: 'critical',
          cvss: 9.8,
        }),
      ],
    }),
    product({
      product: 'Yeast',
      slug: 'yeast',
      isAskedWith: 'dough-cms',
      distributed: ['1.6.5'],
      tells: [
        { path: '/yeast.json', from: 'body', pattern: '"v":(?<version>\\d{5})\\b', besides: 'yeast', isPacked: true },
      ],
      flaws: [
        flaw('CVE-2025-10006', {
          affected: [{ fixed: '1.6.11' }],
          exploitedSince: '2025-06-01',
          onlyIf: 'Only where strangers may write recipes.',
        }),
      ],
    }),
    product({
      product: 'Jam Shop',
      slug: 'jam-shop',
      tells: [{ from: 'cookie', pattern: '^jam=(?<version>\\d{1,3}\\.\\d{1,3});' }],
      flaws: [flaw('CVE-2023-10004', { affected: [{ fixed: '2.0' }], severity: 'medium', cvss: 6.1 })],
    }),
  ],
};

/** What a distribution repairs without another number. */
export const APACHE_FLAWS: KnownFlaws = {
  ...TEST_FLAWS,
  products: [
    product({
      product: 'Apache HTTP Server',
      slug: 'apache',
      isPackaged: true,
      tells: [{ from: 'header:server', pattern: 'Apache/(?<version>\\d{1,2}(?:\\.\\d{1,3}){1,2})' }],
      flaws: [flaw('CVE-2021-10005', { affected: [{ introduced: '2.2', fixed: '2.4.51' }] })],
    }),
  ],
};
