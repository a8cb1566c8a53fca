import { expect, test } from 'vitest';
import { pathTemplate } from '../findings/fingerprint.ts';
import { canonicalUrl } from './canonical-url.ts';
import { isDeniedLink } from './denied-link.ts';
import { addressesOfForm } from './form-address.ts';
import { addressesInRobots, readRobots } from './robots.ts';
import { addressesInScript } from './script-addresses.ts';
import { addressesInSitemap } from './sitemap.ts';

test.each([
  ['/logout', true],
  ['/user/logOut', true],
  ['/account?action=delete&id=3', true],
  ['/unsubscribe/abc', true],
  ['/cart/add-to-cart/3', true],
  ['/shop/checkout.php', true],
  ['/users/delete_all', true],
  ['/orders-overview', false],
  ['/payments-explained', false],
  ['/presets', false],
  ['/dropdown', false],
  ['/order', true],
  ['/order/17', true],
  ['/order/history', false],
  ['/order-history', false],
  ['/blog/how-to-install-windows', false],
  ['/blog/how-to-delete-cookies', false],
  ['/buy-a-house', false],
  ['/buy-now', true],
  ['/transfer-students', false],
  ['/transfer-money', true],
  ['/cancel-policy', false],
  ['/cancel-order', true],
  ['/delete-my-account', true],
  ['/remove-from-cart', true],
  ['/products?order=price', false],
  ['/about?ref=order', false],
  ['/login?return=/order', false],
  ['/login?next=/logout', false],
  ['/search?q=delete+cookies', false],
  ['/index.php?page=order', false],
  ['/index.php?page=logout', true],
  ['/index.php?option=com_users&task=user.logout', true],
  ['/shop?do=order', true],
  ['/shop?buy=17', true],
  ['/list?delete=3', true],
  ['/shop?action=add_to_cart', true],
  ['/', false],
])('%s is dangerous: %s', (path, expected) => {
  expect(isDeniedLink(`https://a.example${path}`)).toBe(expected);
});

test('addresses have one spelling', () => {
  expect(canonicalUrl('https://A.example/x?b=2&a=1&utm_source=mail#part')).toBe('https://a.example/x?a=1&b=2');
});

test.each([
  ['/product/17/photo', '/product/*/photo'],
  ['/2025-12-31/news', '/*/news'],
  ['/u/0b1f6c2e-7d4a-4f0e-9a55-1c2d3e4f5a6b', '/u/*'],
  ['/about-us', '/about-us'],
])('%s is one of %s', (path, template) => {
  expect(pathTemplate(path)).toBe(template);
});

test('a form is filled with harmless values', () => {
  const fields = [
    { name: 'q', type: 'search', value: '' },
    { name: 'lang', type: 'hidden', value: 'en' },
    { name: 'go', type: 'submit', value: 'Go' },
  ];
  expect(addressesOfForm({ action: 'https://a.example/find?old=1', method: 'GET', fields })).toEqual([
    'https://a.example/find?q=test&lang=en&go=Go',
  ]);
  const buttons = [
    ...fields,
    { name: 'lucky', type: 'submit', value: '1' },
    { name: 'cancel', type: 'submit', value: 'x' },
  ];
  expect(addressesOfForm({ action: 'https://a.example/find', method: 'GET', fields: buttons })).toEqual([
    'https://a.example/find?q=test&lang=en&go=Go',
    'https://a.example/find?q=test&lang=en&lucky=1',
  ]);
  expect(addressesOfForm({ action: 'https://a.example/', method: 'POST', fields })).toEqual([]);
  const warned = { action: 'https://a.example/', method: 'GET' as const, fields, labels: ['Remove all'] };
  expect(addressesOfForm(warned)).toEqual([]);
  const password = [{ name: 'p', type: 'password', value: '' }];
  expect(addressesOfForm({ action: 'https://a.example/', method: 'GET', fields: password })).toEqual([]);
});

test('robots.txt is read for the scanner by name, else for everybody', () => {
  const text = 'User-agent: *\nDisallow: /a\n\nUser-agent: SiteSafetyScan\nDisallow: /b\nCrawl-delay: 3\n';
  const rules = readRobots('https://a.example', text);
  expect([rules.isAllowed('https://a.example/a'), rules.isAllowed('https://a.example/b/c')]).toEqual([true, false]);
  expect(rules.crawlDelayMs).toBe(3000);
  expect(readRobots('https://a.example', '').isAllowed('https://a.example/a')).toBe(true);
});

test('what a robots.txt names is where else to look, patterns apart', () => {
  const text =
    'User-agent: *\nDisallow: /admin/ # not here\nAllow: /admin/help\nDisallow: /*.php$\nDisallow: /\nDisallow:\n';
  expect(addressesInRobots('https://a.example', text)).toEqual([
    'https://a.example/admin/',
    'https://a.example/admin/help',
  ]);
});

test.each(['/account/l%C3%B6schen', '/konto-kuendigen', '/panier/payer', '/user/change-password', '/a?do=Delete%20it'])(
  '%s is dangerous in other words',
  (path) => {
    expect(isDeniedLink(`https://a.example${path}`)).toBe(true);
  },
);

test('addresses are found in scripts and sitemaps', () => {
  const script = `location.href = "/a"; fetch('/api/b'); window.open("https://c.example/"); x = "/d"; fetch(\`/e/\${id}\`)`;
  expect(addressesInScript(script, 'https://a.example/')).toEqual([
    'https://a.example/a',
    'https://a.example/api/b',
    'https://c.example/',
  ]);
  const index = '<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>';
  expect(addressesInSitemap(index).sitemaps).toEqual(['https://a.example/s.xml']);
});
